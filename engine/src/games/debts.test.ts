import { describe, expect, it } from 'vitest';
import { apply } from '../table/apply.ts';
import type { Game } from '../table/game.ts';
import { openPlay } from '../table/play.ts';
import type { Json, Table } from '../table/types.ts';
import { say } from '../table/words.ts';
import { loadGame } from './registry.ts';

/** A table at its beginning, with something else on its clock. */
async function owing(
  id: string,
  variant: string,
  seats: readonly string[],
  change: (table: Table) => Readonly<Record<string, Json>>,
): Promise<readonly [Game, Table]> {
  const game = (await loadGame(id))!;
  const { table } = openPlay(game, {
    ...{ game: id, variant, options: {}, seed: 1, mode: 'strict', bookkeeping: 'auto' },
    seats,
  });
  return [game, { ...table, clock: { ...table.clock, ...change(table) } }];
}
/** What mats and sheets say is owed, by whose they are. */
const told = ([game, table]: readonly [Game, Table]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    game.stage(table).surfaces.flatMap((surface) => {
      if (surface.kind === 'mat')
        return surface.owes ? [[surface.seat, say(game.words, 'en', surface.owes.words)]] : [];
      if (surface.kind !== 'charter') return [];
      const loan = surface.notes.find(({ key }) => key.endsWith('/loan'));
      return loan ? [[surface.id, say(game.words, 'en', loan)]] : [];
    }),
  );
const THREE = ['anna', 'bert', 'cleo'];
const TWO = ['anna', 'bert'];

describe('debt stands on the mat of whoever has it', () => {
  it('ESP-5.7.2.07 of 18España: loans', async () => {
    const debts = () => ({ debts: { bert: 150 } });
    expect(told(await owing('18esp', 'standard', THREE, debts))).toEqual({ bert: 'debt 150 pts' });
  });
  it('DO-4.5.7.5.6 of 18DO: loans', async () => {
    for (const variant of ['trg', 'hsb']) {
      const loans = () => ({ loans: { cleo: 50 } });
      expect(told(await owing('18do', variant, THREE, loans))).toEqual({ cleo: 'loan 50M' });
    }
  });
  it('DO-8.2.2.1.6 of the Investor: the loan is that of his company, and stands on its sheet', async () => {
    const [game, table] = await owing('18do', 'zsv', TWO, () => ({ investorLoan: 70 }));
    const { investorRailway: railway } = table.clock as unknown as { readonly investorRailway: string };
    const founded = apply(table, [
      { put: `cert/${railway}/0`, at: 'seat/investor' },
      { put: `marker/${railway}`, at: 'market/3/1' },
    ]);
    const sheet = told([game, founded]);
    expect(Object.values(sheet)).toEqual(['loan of the bank 70M']);
    expect(Object.keys(sheet)[0]).toContain(railway);
  });
  it('62-14.18 of 1862: what cash does not cover, until shares are sold', async () => {
    const owed = () => ({ owed: [{ seat: 'anna', amount: 120, to: 'bank', company: 'CP', why: 'train' }] });
    const seats = ['anna', 'bert', 'cleo', 'dora'];
    expect(told(await owing('1862', 'standard', seats, owed))).toEqual({ anna: 'owes $120' });
  });
});
