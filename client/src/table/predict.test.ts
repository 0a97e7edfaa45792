import { trusted } from '@stellwerk/engine/table/types.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { positionAt, positionsOf } from '@stellwerk/engine/table/positions.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldLog, predict } from './predict.ts';
import { pieceIds } from '@stellwerk/engine/table/places.ts';

let game: Game;
let start: Play;

beforeAll(async () => {
  game = (await loadGame(GAME_IDS[0]!))!;
  const seats = ['anna', 'bert', 'cleo'].slice(0, game.players.max);
  start = openPlay(game, {
    game: game.id,
    variant: game.variants[0]!.id,
    options: {},
    seats,
    seed: 7,
    mode: 'strict',
    bookkeeping: 'auto',
  });
});

/** The first legal move of whoever is to decide, a few times. */
function played(from: Play, count: number): Play {
  let play = from;
  for (let i = 0; i < count; i++) {
    const seat = game.turn(play.table)[0]!;
    const [move] = game.options(play.table, seat);
    const outcome = commit(play, { id: `m${i}`, seat, act: { do: 'move', move: move! } });
    if (!outcome.ok) throw new Error('a legal move was refused');
    play = outcome.play;
  }
  return play;
}

describe('the client’s own copy of a game', () => {
  it('comes out of the log alone, without the seed', () => {
    const play = played(start, 12);
    const folded = foldLog(game, { ...play.config, seed: 0 }, play.log, null);
    expect(folded?.log.at(-1)?.hash).toBe(play.log.at(-1)?.hash);
    expect(positionsOf(folded!)).toHaveLength(13);
  });
  it('goes on from what is known, so that a new entry costs one move', () => {
    const six = played(start, 6);
    const known = foldLog(game, six.config, six.log, null)!;
    const twelve = played(start, 12);
    const next = foldLog(game, six.config, twelve.log, known)!;
    expect(positionAt(next, 3)).toBe(positionAt(known, 3));
    expect(next.log).toHaveLength(13);
  });
  it('R33 comes out of the log also where this page knows other rules than the server', () => {
    const play = played(start, 12);
    const log = JSON.parse(JSON.stringify(play.log)) as Play['log'];
    const changed = Object.entries(game.moves).map(([type, spec]) => [type, { ...spec, effects: () => [] }]);
    const other: Game = {
      ...game,
      setup: (config, luck) => ({ ...game.setup(config, luck), cash: { bank: 1 } }),
      moves: Object.fromEntries(changed) as Game['moves'],
    };
    const folded = foldLog(other, { ...play.config, seed: 0 }, log, null);
    expect(positionsOf(folded!)).toEqual(positionsOf(play));
    const old = log.map(({ effects: _, laid: __, ...entry }) => entry);
    expect(foldLog(other, play.config, old, null)).toBeNull();
    expect(positionsOf(foldLog(game, play.config, old, null)!)).toEqual(positionsOf(play));
  });
  it('says so where a log does not come out', () => {
    const play = played(start, 3);
    const broken = play.log.map((entry, n) => (n === 2 ? { ...entry, hash: 'x' } : entry));
    expect(foldLog(game, play.config, broken, null)).toBeNull();
  });
});

describe('prediction', () => {
  it('shows what waits on top of what is committed, and leaves the committed alone', () => {
    const seat = game.turn(start.table)[0]!;
    const [move] = game.options(start.table, seat);
    const { ahead } = predict(start, [{ id: 'a', act: { do: 'move', move: { ...move! } as never } }]);
    expect(ahead.log).toHaveLength(2);
    expect(start.log).toHaveLength(1);
  });
  it('leaves out what will be refused, and what it cannot read', () => {
    const put = { type: 'put', seat: 'anna', piece: pieceIds(start.table)[0]!, to: 'bank' };
    const nonsense = { type: 'nonsense', seat: 'anna' };
    const nothing = { ahead: start, draws: null };
    expect(predict(start, [{ id: 'a', act: { do: 'move', move: put } }])).toEqual(nothing);
    expect(predict(start, [{ id: 'b', act: { do: 'move', move: nonsense } }])).toEqual(nothing);
    expect(predict(start, [{ id: 'c', act: { do: 'undo' } }])).toEqual(nothing);
  });
  it('never knows what chance will show: it stops before the first draw, and says which move waits for it', () => {
    const dice: Game = {
      ...game,
      moves: {
        ...game.moves,
        roll: {
          fields: {},
          example: { type: 'roll', seat: 'anna' },
          effects: (_, __, luck) => [{ pay: luck(6) + 1, from: 'bank', to: 'seat/anna' }],
          rules: [],
          label: () => ({ key: 'table/plain' }),
        },
      },
    };
    const play = { ...start, game: dice };
    const roll = { do: 'move', move: { type: 'roll', seat: 'anna' } } as const;
    const pay = {
      do: 'move',
      move: { type: 'pay', seat: 'anna', from: 'bank', to: 'seat/anna', amount: 1 },
    } as const;
    const free = { ...play, settings: { ...play.settings, mode: 'free' as const } };
    const { ahead, draws } = predict(free, [
      { id: 'a', act: pay },
      { id: 'b', act: roll },
      { id: 'c', act: pay },
    ]);
    expect([ahead.log.map(({ id }) => id), draws]).toEqual([['setup', 'a'], 'b']);
  });
  it('draws again what was drawn before from the same position', () => {
    const before = openPlay(game, { ...start.config, mode: 'free' });
    const roll = { type: 'roll', seat: 'anna' };
    const dice: Game = {
      ...game,
      moves: {
        ...game.moves,
        roll: {
          fields: {},
          example: roll,
          effects: (_, __, luck) => [{ pay: luck(6) + 1, from: 'bank', to: 'seat/anna' }],
          rules: [],
          label: () => ({ key: 'table/plain' }),
        },
      },
    };
    const rolled = commit(
      { ...before, game: dice },
      { id: 'x', seat: 'anna', act: { do: 'move', move: trusted(roll) } },
      () => 4,
    );
    if (!rolled.ok) throw new Error('refused');
    const back = commit(rolled.play, { id: 'y', seat: 'anna', act: { do: 'undo', to: 0 } });
    if (!back.ok) throw new Error('refused');
    const { ahead, draws } = predict(back.play, [{ id: 'z', act: { do: 'move', move: roll } }]);
    expect([ahead.table.cash['seat/anna'], draws]).toEqual([rolled.play.table.cash['seat/anna'], null]);
  });
});
