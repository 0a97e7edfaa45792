import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { type Box, centreOf, type Point } from '../draw/geometry.ts';
import { GHOST } from '../draw/glow.ts';
import { drawDue, drawWay } from '../draw/signs.ts';
import type { Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import { faded, panel, within } from '../draw/pen.ts';
import { sizeOf, turns } from '../draw/faces.ts';
import { drawPiece } from '../draw/piece.ts';
import { kindOfSurface } from '../layout/kinds/list.ts';
import { boxOut, ownBlock } from '../layout/scaled.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Spot } from '../layout/places.ts';
import type { Scene } from '../layout/scene.ts';
import { drawableOf, drawableOfAccount } from '../camera/current.ts';
import { outlineOf } from './outline.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

type Sized = Point & { readonly w: number; readonly h: number };

/** Where the way from one thing to another leaves it: at its edge, so that no figure lies under it. */
export function edgeTowards({ x, y, w, h }: Sized, to: Point): Point {
  const [dx, dy] = [to.x - x, to.y - y];
  const part = Math.min(w / 2 / Math.max(1e-6, Math.abs(dx)), h / 2 / Math.max(1e-6, Math.abs(dy)), 0.5);
  return { x: x + dx * part, y: y + dy * part };
}

/** What a hand still has to bring: a pale copy where it belongs, and where it lies now. */
export interface DueGhost extends Point {
  readonly face: Face;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
  readonly side?: string;
  /** How many equal ones. */
  readonly count: number;
  /** Where it lies now, or all who owe a part of it. */
  readonly from: readonly Sized[];
  /** A purse that is there already keeps its face; only its edge and the amount are drawn. */
  readonly isPurse: boolean;
}

const CHIP = { w: 150, h: 46 };
const SHEET = 300;
const ON_SHEET = 0.62;
const GAP = 14;

/** The part of a sheet where such a thing will lie, so that no ghost covers what is written there. */
function partFor(scene: Scene, spot: Spot, face: Face): Box | null {
  const block = scene.world.blocks.find(({ id }) => id === spot.block);
  if (!block || spot.w <= SHEET) return null;
  const { surface } = block;
  const part = kindOfSurface(surface).partFor?.(surface, ownBlock(block), face, scene.world.matForm);
  return part ? boxOut(block, part) : null;
}

/** How large a piece is where it is to lie. */
function sizeAt(face: Face, spot: Spot, scene: Scene): { readonly w: number; readonly h: number } {
  const size = sizeOf(face, scene.tiles?.orientation);
  if (turns(face)) return size;
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
    const part = partFor(scene, spot, face);
    const natural = sizeAt(face, spot, scene);
    const fits = part ? Math.min(1, part.h / natural.h) : 1;
    const size = { w: natural.w * fits, h: natural.h * fits };
    // On a sheet they lie side by side; on a small place there is room for one.
    const isAlike = (other: Face): boolean => part === null || other.kind === face.kind;
    const beside =
      spot.w > SHEET
        ? [...ghosts.values()].filter((ghost) => ghost.place === effect.at && isAlike(ghost.face))
        : [];
    const start = part ? { x: part.x + size.w / 2, y: part.y + part.h / 2 } : { x: spot.x, y: spot.y };
    const x = start.x + beside.reduce((sum, { w }) => sum + w + GAP, 0);
    const side = effect.side ?? pieceOf(table, effect.put)?.side;
    ghosts.set(key, {
      ...{ face, x, y: start.y, ...size, turn: effect.turn ?? 0, count: 1, isPurse: false },
      ...(side === undefined ? {} : { side }),
      from: [drawableOf(scene, effect.put)].filter((point) => point !== null),
      place: effect.at,
    });
  }
  return [...ghosts.values()];
}

/** What a purse is still to get is one coin, whoever owes it. */
function moneyGhosts(scene: Scene, table: Table): readonly DueGhost[] {
  const owed = new Map<string, { readonly from: Set<string>; amount: number }>();
  for (const { effect } of table.clock.dues) {
    if (!('pay' in effect)) continue;
    const known = owed.get(effect.to) ?? { from: new Set(), amount: 0 };
    known.from.add(effect.from);
    known.amount += effect.pay;
    owed.set(effect.to, known);
  }
  return [...owed].flatMap(([to, { from, amount }]): readonly DueGhost[] => {
    const face: Face = { kind: 'chip', amount };
    const purse = drawableOfAccount(scene, to);
    const spot = purse ? null : scene.places.spot(to);
    // A company that is being founded has no purse yet: the coin goes on its sheet.
    const part = spot ? partFor(scene, spot, face) : null;
    const at: Point | null = purse ?? (part ? centreOf(part) : spot);
    if (!at) return [];
    const size = purse ? { w: purse.w, h: purse.h } : CHIP;
    const sources = [...from].flatMap((account) => drawableOfAccount(scene, account) ?? []);
    return [{ face, x: at.x, y: at.y, ...size, turn: 0, count: 1, from: sources, isPurse: purse !== null }];
  });
}

export const dueGhosts = (scene: Scene, table: Table): readonly DueGhost[] =>
  table.clock.dues.length === 0 ? [] : [...pieceGhosts(scene, table), ...moneyGhosts(scene, table)];

/** Open dues: the ghost of the coin or the marker at its goal, with the amount, and the way there. */
export function drawDues(pen: Pen, look: Look, scene: Scene, table: Table): void {
  for (const ghost of dueGhosts(scene, table)) {
    const { face, x, y, w, h, turn, side, count, from, isPurse } = ghost;
    for (const source of from)
      drawWay(pen, look, edgeTowards(source, ghost), isPurse ? edgeTowards(ghost, source) : ghost);
    within(pen, x, y, 1, () => {
      const isCoin = face.kind === 'chip' && !isPurse;
      if (isCoin) panel(pen, { x: -w / 2, y: -h / 2, w, h }, h / 2, { fill: look.theme.ui });
      else if (!isPurse)
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
      drawDue(pen, look, outlineOf(scene, asLying(ghost)), wordsOf(look, face, count), isCoin);
    });
  }
}

const wordsOf = (look: Look, face: Face, count: number): string => {
  if (face.kind === 'chip') return `${look.words.due} ${look.amount(face.amount)}`;
  return count > 1 ? `×${count}` : '';
};

const asLying = ({ face, x, y, w, h, turn }: DueGhost): Drawable => ({
  ...{ id: '', piece: null, pieces: [], place: '', angle: 0, z: 0, group: '', count: 1, dim: false },
  ...{ face, x, y, w, h, turn, layer: turns(face) ? ('board' as const) : ('pieces' as const) },
});
