import { alone } from '../../../table/rules.ts';
import { noteSale } from '../../../rail/turns.ts';
import { mostSold } from '../../../rail/verbs/raise.ts';
import type { Sale } from '../../../rail/verbs/sale.ts';
import { phrase } from '../../../table/words.ts';
import type { SaleFault } from '../bankruptcy.ts';
import { goBankrupt, mostRaised, owedBy, saleFault } from '../bankruptcy.ts';
import { MAX_POOL } from '../data/limits.ts';
import { payDebts } from '../debts.ts';
import { salePrice, sellShares } from '../deal.ts';
import { doing, goOn } from '../flow.ts';
import { holding } from '../readers.ts';
import type { Move62, Rule62 } from '../rules.ts';
import { gameOn, inGame, noParDue, rule, when } from '../rules.ts';
import { salesMeant, sellingOf, sharesInPool } from './sell.ts';

/** Only who owes something that his cash does not cover sells out of turn. */
const needed = alone(
  rule('no-need', '14', ['62-14.18'], (table, { seat }) => when(owedBy(table, seat) === 0)),
);
/** Not more than is needed: all but the last share would do. */
const enough = rule<Sale>('enough', '14', ['62-14.17'], (table, { seat, company, count }) => {
  const owed = owedBy(table, seat);
  const possible = owed > 0 && saleFault(table, seat, company, count) === null;
  return when(possible && (count - 1) * salePrice(table, seat, company) >= owed, { owed });
});
const fault = (reason: SaleFault, section: string, ...atoms: readonly string[]): Rule62<Sale> =>
  rule<Sale>(`raise-${reason}`, section, atoms, (table, { seat, company, count }) =>
    owedBy(table, seat) > 0 && saleFault(table, seat, company, count) === reason
      ? {
          company,
          held: holding(table, seat, company),
          lies: sharesInPool(table, company),
          limit: MAX_POOL,
          most: mostSold(saleFault, table, seat, company),
        }
      : null,
  );

/** Chapter 14: who cannot pay sells shares at once and out of turn; what they bring goes where it is owed. */
export const raise: Move62<Sale> = {
  ...sellingOf('raise'),
  effects: doing((draft, { seat, company, count }) => {
    if (sellShares(draft, seat, company, count) > 0) {
      if (draft.clock.round === 'SR') noteSale(draft, seat, company);
      payDebts(draft);
    }
    goOn(draft);
  }),
  rules: [
    gameOn,
    inGame,
    noParDue,
    needed,
    enough,
    fault('holding', '19', '62-19.21'),
    fault('price', '19', '62-19.24'),
    fault('pool', '19', '62-19.23'),
    fault('head', '19', '62-19.25'),
    fault('director', '14', '62-14.19', '62-19.26'),
  ],
  /** A director's certificate is swapped before the sale: another piece goes then. */
  begins: true,
  reads: (table, seat, hand) => (owedBy(table, seat) > 0 ? salesMeant(table, 'raise', seat, hand) : []),
};

// —— Bankruptcy ——

/** Chapter 15: only who owes what he cannot pay. */
const nothingOwed = rule('nothing-owed', '15', ['62-15.1'], (table, { seat }) =>
  when(owedBy(table, seat) === 0),
);
/** Chapter 14: first everything is sold that may be sold. */
const salesLeft = rule('sales-left', '14', ['62-14.18'], (table, { seat }) => {
  const owed = owedBy(table, seat);
  const most = owed > 0 ? mostRaised(table, seat) : 0;
  return when(most > 0, { most, owed });
});

/** Chapter 15: cash and saleable shares do not cover what is due. The player leaves with his privates and his companies. */
export const bankrupt: Move62 = {
  fields: {},
  example: { type: 'bankrupt', seat: 'anna' },
  effects: doing((draft, { seat }, table) => {
    if (owedBy(table, seat) > 0) goBankrupt(draft, seat);
  }),
  rules: [gameOn, inGame, noParDue, nothingOwed, salesLeft],
  label: (table, { seat }) => phrase('1862/log/bankrupt', { owed: owedBy(table, seat) }),
  candidates: (table, seat) => (owedBy(table, seat) > 0 ? [{ type: 'bankrupt', seat }] : []),
  offer: () => ({ label: () => phrase('1862/choice/bankrupt'), tone: 'main' }),
};
