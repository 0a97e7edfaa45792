import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldLog, predict } from './predict.ts';

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
    expect(folded?.positions).toHaveLength(13);
  });
  it('goes on from what is known, so that a new entry costs one move', () => {
    const six = played(start, 6);
    const known = foldLog(game, six.config, six.log, null)!;
    const twelve = played(start, 12);
    const next = foldLog(game, six.config, twelve.log, known)!;
    expect(next.positions[3]).toBe(known.positions[3]);
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
    expect(folded?.positions).toEqual(play.positions);
    const old = log.map(({ effects: _, laid: __, ...entry }) => entry);
    expect(foldLog(other, play.config, old, null)).toBeNull();
    expect(foldLog(game, play.config, old, null)?.positions).toEqual(play.positions);
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
    const ahead = predict(start, [{ id: 'a', act: { do: 'move', move: { ...move! } as never } }]);
    expect(ahead.log).toHaveLength(2);
    expect(start.log).toHaveLength(1);
  });
  it('leaves out what will be refused, and what it cannot read', () => {
    const put = { type: 'put', seat: 'anna', piece: Object.keys(start.table.pieces)[0]!, to: 'bank' };
    expect(predict(start, [{ id: 'a', act: { do: 'move', move: put } }])).toBe(start);
    expect(predict(start, [{ id: 'b', act: { do: 'move', move: { type: 'nonsense', seat: 'anna' } } }])).toBe(
      start,
    );
    expect(predict(start, [{ id: 'c', act: { do: 'undo' } }])).toBe(start);
  });
});
