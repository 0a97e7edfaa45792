import { expect, it } from 'vitest';
import type { RailClock } from '../rail/clock.ts';
import { companyPlace } from '../rail/ids.ts';
import { apply } from '../table/apply.ts';
import { judge } from '../table/judge.ts';
import { seededLuck } from '../table/luck.ts';
import { piecesAt, placeOf } from '../table/places.ts';
import { randomGame, RANDOM_PLAY } from '../table/random-play.ts';
import type { Table } from '../table/types.ts';
import { loadGame } from './registry.ts';

const SEATS = ['anna', 'bert', 'cleo'];

/** While one company operates, the one of somebody else has too many trains: its director is told that, not whose turn it is. */
it.each([
  ['18te', 'standard'],
  ['18esp', 'standard'],
  ['1862', 'standard'],
  ['18do', 'trg'],
  ['18do', 'hsb'],
])('who has to give up trains of %s, %s, is told so out of turn as well', async (id, variant) => {
  const game = (await loadGame(id))!;
  const told = new Map<string, number>();
  const look = ({ table }: { readonly table: Table }): void => {
    const { round, operating } = table.clock as unknown as RailClock;
    const [turn, ...others] = game.turn(table);
    if (round !== 'OR' || operating === null || others.length > 0) return;
    for (const company of game.domains(table)['company'] ?? []) {
      const head = placeOf(table, `charter/${company}`).replace(/^seat\//, '');
      if (!SEATS.includes(head) || head === turn) continue;
      const full = apply(
        table,
        piecesAt(table, 'depot')
          .slice(0, 6)
          .map((put) => ({ put, at: companyPlace(company) })),
      );
      const found = judge(game, full, { type: 'done', seat: head });
      const rules = found.map(({ rule }) => rule.replace(/^.*\//, '')).join(' and ');
      told.set(rules, (told.get(rules) ?? 0) + 1);
    }
  };
  randomGame(
    game,
    {
      ...{ game: id, variant, options: {}, seats: SEATS, seed: 1, mode: 'strict', bookkeeping: 'auto' },
    },
    seededLuck(1, 1),
    { ...RANDOM_PLAY, look, limit: 300 },
  );
  expect([...told.keys()]).toEqual(['surplus-first']);
  expect(told.get('surplus-first')).toBeGreaterThan(10);
});
