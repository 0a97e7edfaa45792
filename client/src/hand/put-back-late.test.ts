import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { camera } from '../camera/current.ts';
import type { Point } from '../draw/geometry.ts';
import '../layout/kinds/all.ts';
import type { Drawable } from '../layout/pieces.ts';
import { pieceAt, type Scene, sceneOf } from '../layout/scene.ts';
import { useTable } from '../table/table.ts';
import { carryTo, takeUp } from './at-point.ts';
import { goalAccount } from './goal.ts';
import { cancel, moveOver, useHand } from './hand.ts';

const games = (await Promise.all(GAME_IDS.map(loadGame))).flatMap((game) => game ?? []);
const TABLES = games.flatMap((game) =>
  game.variants.map(({ id }) => ({ name: `${game.title}, ${id}`, game, variant: id })),
);

/** A game by chance that is well on its way. */
function late(game: Game, variant: string): Play {
  const names = ['anna', 'bert', 'carla'];
  const seats = game.players.max < 3 || variant.startsWith('zsv') ? names.slice(0, 2) : names;
  const config = { game: game.id, variant, options: {}, seats, seed: 7 };
  for (let seed = 3; ; seed++) {
    const { play, moves } = randomGame(
      game,
      { ...config, mode: 'coach', bookkeeping: 'auto' },
      seededLuck(seed, 200),
      { chaos: 0, chaosUntil: 0, limit: 150 },
    );
    if (moves >= 150 || seed === 9) return play;
  }
}

/** Pixels: hands tremble, and let go a little beside what they aim at. */
const LITTLE = 4;
/** Of what is alike so many are tried. */
const SOME = 3;
const PARTS = [0.1, 0.3, 0.5, 0.7, 0.9];
/** Sheets on which it matters where something lies: each field is another price, round or rank. */
const RULED = new Set([
  ...['hexmap', 'network', 'market', 'dividends', 'track', 'steps', 'rounds', 'order', 'demand'],
]);

interface Way {
  readonly how: string;
  readonly at: Point;
}

function* waysBack(scene: Scene, d: Drawable): Generator<Way> {
  const little = LITTLE / camera.now.scale;
  yield { how: 'trembling', at: { x: d.x + little / 2, y: d.y - little / 2 } };
  if (d.layer === 'board') return;
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    yield { how: 'beside it', at: { x: d.x + dx * (d.w / 2 + little), y: d.y + dy * (d.h / 2 + little) } };
  const pile = scene.drawables.filter((o) => o.place === d.place && o.group === d.group && o !== d);
  for (const o of pile.slice(0, SOME)) yield { how: 'on its pile', at: o };
  const block = scene.world.blocks.find(({ id }) => id === d.group);
  if (!block || RULED.has(block.surface.kind)) return;
  const { x, y, w, h } = block.box;
  // What is laid under or on a card of the sheet is laid there on purpose; only a card is never laid on another.
  const cards = block.surface.kind === 'mat' ? (block.surface.folders ?? []) : [];
  const isOnCard = (at: Point): boolean => {
    const place = scene.places.at(at) ?? undefined;
    return cards.some(({ under, over }) => [under, over].includes(place));
  };
  if (cards.some(({ under, over }) => [under, over].includes(d.place))) return;
  for (const i of PARTS)
    for (const j of PARTS) {
      const at = { x: x + i * w, y: y + j * h };
      if (d.face.kind === 'card' || !isOnCard(at)) yield { how: 'on its sheet', at };
    }
}

/** What hands can take up, a few of each kind. */
function* takeable(scene: Scene): Generator<Drawable> {
  const seen = new Map<string, number>();
  for (const d of scene.drawables) {
    // Nobody takes up what lies under something else, nor the trace of what has gone.
    if (pieceAt(scene, d) !== d || (d.piece === null && d.account === undefined)) continue;
    const kind = d.account === undefined ? `${d.piece?.split('/')[0]} ${d.place.split('/')[0]}` : 'money';
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (count <= SOME) yield d;
  }
}

const saidNow = (): string => {
  const { held, over } = useHand.getState();
  if (held?.kind !== 'piece') return 'nothing held';
  return `${over?.verdict ?? 'nowhere'}: ${held.piece} ${held.from} → ${over?.place}`;
};

afterEach(() => {
  cancel();
  useTable.setState({ ahead: null, play: null, game: null, mine: [] });
});

describe.each(TABLES)('well on in $name', ({ game, variant }) => {
  it('what is put back where it lay, or beside it on its sheet, is no free move, by pointer and by keys', () => {
    const play = late(game, variant);
    const seat = game.turn(play.table)[0] ?? play.table.clock.seats[0]!;
    useTable.setState({ ahead: play, play, game, mine: [seat] });
    const scene = sceneOf(game.stage(play.table), play.table, seat);
    camera.resize(900, 640, scene.world);
    const wrong = new Set<string>();
    let count = 0;
    for (const d of takeable(scene)) {
      expect(takeUp(scene, d, 'mouse', false), d.id).toBe(true);
      count++;
      if (d.account !== undefined) {
        if (goalAccount(scene, d) !== d.account) wrong.add(`money of ${d.account}`);
        cancel();
        continue;
      }
      const away = { x: d.x > scene.world.width / 2 ? 40 : scene.world.width - 40, y: 40 };
      for (const { how, at } of waysBack(scene, d)) {
        if (scene.places.blockAt(at)?.id !== scene.places.blockAt(d)?.id) continue;
        carryTo(scene, away);
        carryTo(scene, at);
        const verdict = useHand.getState().over?.verdict ?? 'home';
        const isBack = how === 'trembling' ? verdict === 'home' : verdict !== 'free';
        if (!isBack) wrong.add(`${how}: ${saidNow()}`);
      }
      moveOver(null);
      moveOver(d.place);
      if (useHand.getState().over?.verdict !== 'home') wrong.add(`by keys: ${saidNow()}`);
      cancel();
    }
    expect([...wrong]).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });
});
