import { describe, expect, it } from 'vitest';
import { hashOf } from '../table/hash.ts';
import { parseMove } from '../table/judge.ts';
import { seededLuck } from '../table/luck.ts';
import { commit, openPlay } from '../table/play.ts';
import type { Config, Play } from '../table/play.ts';
import { randomGame } from '../table/random-play.ts';
import { positionAt } from '../table/positions.ts';
import type { Move, Table } from '../table/types.ts';
import { loadGame } from './registry.ts';
import { everyPiece, pieceOf } from '../table/places.ts';

/** What the setup fixes for good: who sits there, what was agreed, and what the box holds. */
const FIXED = ['seats', 'variant', 'options', 'dues', 'companies'];

/** The moves of hands that lay a position on a table, one by one. */
function* byHand(from: Table, to: Table): Generator<Omit<Move, 'seat'>> {
  for (const [piece, { at, ...how }] of everyPiece(to)) {
    const now = pieceOf(from, piece)!;
    if (JSON.stringify(now) !== JSON.stringify({ at, ...how })) yield { type: 'put', piece, to: at, ...how };
  }
  for (const [account, amount] of Object.entries(to.cash)) {
    const more = amount - (from.cash[account] ?? 0);
    if (account === 'bank' || more === 0) continue;
    const way = more > 0 ? { from: 'bank', to: account } : { from: account, to: 'bank' };
    yield { type: 'pay', ...way, amount: Math.abs(more) };
  }
  for (const [key, value] of Object.entries(to.clock))
    if (!FIXED.includes(key) && value !== undefined) yield { type: 'set', key, to: value as never };
}

function laid(play: Play, to: Table): Table {
  let now = play;
  const seat = play.config.seats[0]!;
  for (const made of byHand(play.table, to)) {
    const parsed = parseMove(now.game, now.table, { ...made, seat });
    if (!parsed.ok) throw new Error(`${JSON.stringify(made)}: ${JSON.stringify(parsed.error)}`);
    const outcome = commit(now, {
      id: `hand/${now.log.length}`,
      seat,
      act: { do: 'move', move: parsed.value },
    });
    if (outcome.ok) now = outcome.play;
  }
  return now.table;
}

/** Titles whose hands reach the whole clock. */
const TITLES = ['18te', '18esp', 'toe'];

describe.each(TITLES)('positions of %s', (id) => {
  it('can all be laid by hand: pieces, cash and every key of the clock', async () => {
    const game = (await loadGame(id))!;
    const config: Config = {
      game: id,
      variant: game.variants[0]!.id,
      options: {},
      seats: ['anna', 'bert', 'cleo'].slice(0, game.players.max),
      seed: 7,
      mode: 'free',
      bookkeeping: 'auto',
    };
    const { play } = randomGame(game, { ...config, mode: 'strict' }, seededLuck(7, 7));
    const start = openPlay(game, config);
    for (const n of [0, 0.1, 0.3, 0.6, 0.9, 1].map((part) => Math.floor(part * (play.log.length - 1)))) {
      const to = positionAt(play, n);
      expect(hashOf(laid(start, to)), `entry ${n}`).toBe(hashOf(to));
    }
  });

  it('cite a paragraph for everything that is left to the hands', async () => {
    const game = (await loadGame(id))!;
    const sections = game.dueSections ?? {};
    const dues = Object.keys(game.words).filter((key) => key.startsWith('due/'));
    expect(dues.filter((due) => !Object.hasOwn(sections, due))).toEqual([]);
    expect(Object.keys(sections).filter((due) => !dues.includes(due))).toEqual([]);
  });
});
