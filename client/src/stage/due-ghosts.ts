import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { Point } from '../draw/geometry.ts';
import { drawDue, drawWay, GHOST } from '../draw/glow.ts';
import type { Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import { faded, within } from '../draw/pen.ts';
import { drawPiece, sizeOf } from '../draw/piece.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Spot } from '../layout/places.ts';
import type { Scene } from '../layout/scene.ts';
import { drawableOf, drawableOfAccount } from '../view/current.ts';
import { outlineOf } from './outline.ts';

/** What a hand still has to bring: a pale copy where it belongs, and where it lies now. */
export interface DueGhost extends Point {
  readonly face: Face;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
  readonly side?: string;
  /** How many equal ones. */
  readonly count: number;
  readonly from: Point | null;
  /** A purse that is there already keeps its face; only its edge and the amount are drawn. */
  readonly isPurse: boolean;
}

const CHIP = { w: 130, h: 46 };
const SHEET = 300;
const ON_SHEET = 0.62;
const GAP = 14;

/** How large a piece is where it is to lie. */
function sizeAt(face: Face, spot: Spot, scene: Scene): { readonly w: number; readonly h: number } {
  const size = sizeOf(face, scene.tiles?.orientation);
  if (face.kind === 'tile') return size;
  if (spot.shape === 'disc') return { w: spot.w, h: spot.h };
  const fits = Math.min(1, (0.8 * spot.w) / size.w, (0.8 * spot.h) / size.h);
  const scale = spot.w > SHEET ? ON_SHEET : fits;
  return { w: size.w * scale, h: size.h * scale };
}

/** Equal pieces that go the same way are one ghost. */
function pieceGhosts(scene: Scene, table: Table): readonly DueGhost[] {
  const ghosts = new Map<string, DueGhost & { readonly place: string }>();
  for (const { effect } of table.clock.dues) {
    if (!('put' in effect)) continue;
    const [spot, face] = [scene.places.spot(effect.at), scene.stage.faces[effect.put]];
    if (!spot || !face) continue;
    const key = JSON.stringify([effect.at, face]);
    const known = ghosts.get(key);
    if (known) {
      ghosts.set(key, { ...known, count: known.count + 1 });
      continue;
    }
    const size = sizeAt(face, spot, scene);
    // On a sheet they lie side by side; on a small place there is room for one.
    const beside = spot.w > SHEET ? [...ghosts.values()].filter(({ place }) => place === effect.at) : [];
    const x = spot.x + beside.reduce((sum, { w }) => sum + w + GAP, 0);
    const side = effect.side ?? table.pieces[effect.put]?.side;
    ghosts.set(key, {
      ...{ face, x, y: spot.y, ...size, turn: effect.turn ?? 0, count: 1, isPurse: false },
      ...(side === undefined ? {} : { side }),
      from: drawableOf(scene, effect.put),
      place: effect.at,
    });
  }
  return [...ghosts.values()];
}

/** What is owed between two purses is one coin. */
function moneyGhosts(scene: Scene, table: Table): readonly DueGhost[] {
  const owed = new Map<string, { readonly from: string; readonly to: string; amount: number }>();
  for (const { effect } of table.clock.dues) {
    if (!('pay' in effect)) continue;
    const key = JSON.stringify([effect.from, effect.to]);
    const known = owed.get(key);
    if (known) known.amount += effect.pay;
    else owed.set(key, { from: effect.from, to: effect.to, amount: effect.pay });
  }
  const below = new Map<string, number>();
  return [...owed.values()].flatMap(({ from, to, amount }): readonly DueGhost[] => {
    const purse = drawableOfAccount(scene, to);
    // A company that is being founded has no purse yet: the coin goes on its sheet.
    const at: Point | Spot | null = purse ?? scene.places.spot(to);
    if (!at) return [];
    const nth = below.get(to) ?? 0;
    below.set(to, nth + 1);
    const isPurse = purse !== null && nth === 0;
    const size = isPurse ? { w: purse.w, h: purse.h } : CHIP;
    const y = at.y + nth * (CHIP.h + GAP);
    const face: Face = { kind: 'chip', amount };
    const source = drawableOfAccount(scene, from);
    return [{ face, x: at.x, y, ...size, turn: 0, count: 1, from: source, isPurse }];
  });
}

export const dueGhosts = (scene: Scene, table: Table): readonly DueGhost[] =>
  table.clock.dues.length === 0 ? [] : [...pieceGhosts(scene, table), ...moneyGhosts(scene, table)];

/** Open dues: the ghost of the coin or the marker at its goal, with the amount, and the way there. */
export function drawDues(pen: Pen, look: Look, scene: Scene, table: Table): void {
  for (const ghost of dueGhosts(scene, table)) {
    const { face, x, y, w, h, turn, side, count, from, isPurse } = ghost;
    if (from) drawWay(pen, look, from, ghost);
    within(pen, x, y, 1, () => {
      if (!isPurse)
        faded(pen, GHOST, () =>
          drawPiece(
            pen,
            look,
            scene.tiles,
            face,
            { x: 0, y: 0, w, h },
            { turn, ...(side === undefined ? {} : { side }) },
          ),
        );
      drawDue(pen, look, outlineOf(scene, asLying(ghost)), wordsOf(look, face, count));
    });
  }
}

const wordsOf = (look: Look, face: Face, count: number): string => {
  if (face.kind === 'chip') return `${look.words.due} ${look.amount(face.amount)}`;
  return count > 1 ? `×${count}` : '';
};

const asLying = ({ face, x, y, w, h, turn }: DueGhost): Drawable => ({
  ...{ id: '', piece: null, pieces: [], place: '', angle: 0, z: 0, group: '', count: 1, dim: false },
  ...{ face, x, y, w, h, turn, layer: face.kind === 'tile' ? ('board' as const) : ('pieces' as const) },
});
