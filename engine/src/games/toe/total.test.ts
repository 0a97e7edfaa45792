import { describe, expect, it } from 'vitest';
import { apply, totalCash } from '../../table/apply.ts';
import { TABLE_MOVES } from '../../table/free.ts';
import type { Game } from '../../table/game.ts';
import { judge, parseMove, specOf } from '../../table/judge.ts';
import { seededLuck } from '../../table/luck.ts';
import type { Luck } from '../../table/luck.ts';
import { openPlay } from '../../table/play.ts';
import { commit } from '../../table/play.ts';
import { sample } from '../../table/shape.ts';
import type { Json, Move, Table } from '../../table/types.ts';
import { MONEY } from './data/limits.ts';
import { game as toe } from './index.ts';

const game = toe as unknown as Game;
const TYPES = [...Object.keys(game.moves), 'put', 'pay', 'set'];

/** A well-formed move that usually makes no sense. */
function anyMove(table: Table, luck: Luck): Move {
  const domains = { ...game.domains(table), seat: table.clock.seats };
  const type = TYPES[luck(TYPES.length)]!;
  const seat = table.clock.seats[luck(table.clock.seats.length)]!;
  if (type === 'set') {
    const keys = Object.keys(game.handClock);
    const key = keys[luck(keys.length)]!;
    return { type, seat, key, to: sample(game.handClock[key]!, luck, domains) ?? null };
  }
  const fields = (game.moves[type] ?? TABLE_MOVES[type])!.fields;
  const values: Record<string, Json> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = sample(field, luck, domains);
    if (value !== undefined)
      values[key] = field.kind === 'whole' && field.max >= 100_000 ? (value as number) * 1000 : value;
  }
  return { ...values, type, seat };
}

const optionsOf = (seed: number): Record<string, Json> => ({
  hidden: seed % 2 === 0,
  audit: seed % 3 === 0,
  rescue: seed % 4 < 2,
  unlimited: seed % 5 === 0,
});

describe('any move in any position', () => {
  it('never throws, loses no coin and no piece, and the game can always go on', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const luck = seededLuck(seed, 77);
      const seats = ['anna', 'bob', 'cleo', 'david'].slice(0, 2 + (seed % 3));
      let { table } = openPlay(game, {
        game: 'toe',
        seats,
        variant: 'standard',
        options: optionsOf(seed),
        seed,
        mode: 'free',
        bookkeeping: 'auto',
      });
      const pieces = Object.keys(table.pieces).length;
      for (let n = 0; n < 250; n++) {
        // Mostly legal moves, so that every stage is seen; every third one is nonsense.
        const turn = game.turn(table);
        const legal = turn.length > 0 && n % 3 > 0 ? [...game.options(table, turn[luck(turn.length)]!)] : [];
        const move = legal.length > 0 ? legal[luck(legal.length)]! : anyMove(table, luck);
        const parsed = parseMove(game, table, move);
        if (!parsed.ok)
          throw new Error(`${JSON.stringify(move)}: ${parsed.error.place} wants ${parsed.error.wanted.key}`);
        judge(game, table, move);
        const spec = specOf(game, move.type)!;
        spec.label(table, move);
        table = apply(table, spec.effects(table, move, luck));
        expect(totalCash(table)).toBe(MONEY);
        expect(Object.keys(table.pieces)).toHaveLength(pieces);
        if (n % 20 === 0) {
          game.stage(table);
          game.ledger(table);
          for (const seat of seats) game.prompt(table, seat);
        }
        if (!game.ended(table) && game.turn(table).length === 0)
          throw new Error(`nobody is asked after ${JSON.stringify(move)}`);
      }
    }
  });

  it('after all that, "done" and "pass" and calling still lead to the end', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const luck = seededLuck(seed, 78);
      let play = openPlay(game, {
        game: 'toe',
        seats: ['anna', 'bob', 'cleo'],
        variant: 'standard',
        options: optionsOf(seed),
        seed,
        mode: 'free',
        bookkeeping: 'auto',
      });
      for (let n = 0; n < 150; n++) {
        const outcome = commit(play, {
          id: String(n),
          seat: null,
          act: { do: 'move', move: anyMove(play.table, luck) },
        });
        if (outcome.ok) play = outcome.play;
      }
      const round = (): number => game.summary(play.table)['round'] as number;
      const start = round();
      for (let n = 0; n < 400 && !game.ended(play.table) && round() < start + 2; n++) {
        const seat = game.turn(play.table)[0]!;
        const [call] = game.options(play.table, seat, { type: 'call' });
        const [choose] = game.options(play.table, seat, { type: 'choose' });
        const bidding = (play.table.clock as unknown as { step: string }).step === 'bidding';
        const move = call ?? choose ?? { type: bidding ? 'pass' : 'done', seat };
        const outcome = commit(play, { id: `x${n}`, seat, act: { do: 'move', move } });
        if (!outcome.ok) throw new Error('refused in free mode');
        play = outcome.play;
      }
      expect(game.ended(play.table) || round() >= start + 2).toBe(true);
    }
  });
});
