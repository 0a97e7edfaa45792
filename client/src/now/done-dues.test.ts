import { trusted } from '@stellwerk/engine/table/types.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Due, Move } from '@stellwerk/engine/table/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sceneOf } from '../layout/scene.ts';
import { dueGhosts } from '../tabletop/due-ghosts.ts';
import { doneDues } from './done-dues.ts';

let founded: Play;
let n = 0;
const step = (play: Play, move: Move): Play => {
  const outcome = commit(play, { id: `m${n++}`, seat: move.seat, act: { do: 'move', move: trusted(move) } });
  if (!outcome.ok) throw new Error(move.type);
  return outcome.play;
};

/** A company is founded and nobody has paid or moved anything yet. */
beforeAll(async () => {
  const game = (await loadGame('18te'))!;
  let play = openPlay(game, {
    ...{ game: game.id, variant: 'standard', options: {}, seats: ['anna', 'bert'], seed: 1 },
    ...{ mode: 'coach', bookkeeping: 'hands-on' },
  });
  for (let i = 0; i < 4 && play.table.clock.dues.length === 0; i++) {
    const [seat] = game.turn(play.table);
    const options = [...game.options(play.table, seat!)];
    play = step(play, options.find(({ type }) => type === 'auction') ?? options.at(-1)!);
  }
  founded = play;
});

const payOf = (play: Play): Due & { effect: { pay: number; from: string; to: string } } =>
  play.table.clock.dues.find(({ effect }) => 'pay' in effect) as never;
const paid = (play: Play, amount: number): Play => {
  const { from, to } = payOf(play).effect;
  return step(play, { type: 'pay', seat: 'anna', from, to, amount });
};

describe('dues that are done by hand', () => {
  it('stay ticked until the next move', () => {
    expect(founded.table.clock.dues.length).toBeGreaterThan(3);
    expect(doneDues(founded)).toEqual([]);
    const due = payOf(founded);
    const after = paid(founded, due.effect.pay);
    expect(doneDues(after)).toEqual([due]);
    const marker = after.table.clock.dues.find(({ effect }) => 'put' in effect)!;
    const carried = step(after, { type: 'settle', seat: 'anna', due: marker.id });
    expect(doneDues(carried).map(({ id }) => id)).toEqual([due.id, marker.id]);
    const all = step(carried, { type: 'settle', seat: 'anna' });
    expect(all.table.clock.dues).toEqual([]);
    expect(doneDues(all)).toHaveLength(founded.table.clock.dues.length);
    const [seat] = all.game.turn(all.table);
    expect(doneDues(step(all, { type: 'pass', seat: seat! }))).toEqual([]);
  });

  it('are not ticked while a part of the money is still owed', () => {
    const half = paid(founded, payOf(founded).effect.pay - 1);
    expect(doneDues(half)).toEqual([]);
    expect(doneDues(paid(half, 1)).map(({ id }) => id)).toEqual([payOf(founded).id]);
  });

  it('lie as ghosts where they belong, money with its amount, equal pieces as one', () => {
    const { game, table } = founded;
    const scene = sceneOf(game.stage(table), table, null);
    const ghosts = dueGhosts(scene, table);
    const money = ghosts.filter(({ face }) => face.kind === 'chip');
    expect(money.map(({ face }) => face.kind === 'chip' && face.amount)).toEqual([payOf(founded).effect.pay]);
    // A track that only counts has no field of its own to put a ghost on.
    const puts = table.clock.dues.filter(
      ({ effect }) => 'put' in effect && scene.places.spot(effect.at) !== null,
    );
    const pieces = ghosts.filter(({ face }) => face.kind !== 'chip');
    expect(pieces.reduce((sum, { count }) => sum + count, 0)).toBe(puts.length);
    expect(pieces.length).toBeLessThan(puts.length);
    // Every ghost lies on the sheet where a drop ticks it off.
    const sheets = puts.map(({ effect }) => ('put' in effect ? scene.places.spot(effect.at)?.block : ''));
    for (const point of pieces) expect(sheets).toContain(scene.places.blockAt(point)?.id);
    const settled = { ...table, clock: { ...table.clock, dues: [] } };
    expect(dueGhosts(scene, settled)).toEqual([]);
  });
});
