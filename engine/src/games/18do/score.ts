import { BANK } from '../../rail/ids.ts';
import { ledgerOf } from '../../rail/verbs/ledger.ts';
import type { CompanyId } from '../../rail/types.ts';
import { summaryOf, wealthOf } from '../../rail/verbs/score.ts';
import type { Ledger, Standing } from '../../table/game.ts';
import { cashOf } from '../../table/places.ts';
import type { Json, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { smallOf } from './brewery/data/companies.ts';
import { equipmentOf, smallOfSeat } from './brewery/readers.ts';
import type { DoTable } from './clock.ts';
import { INVESTOR } from './clock.ts';
import { introScore } from './intro/score.ts';
import {
  cardOf,
  certificates,
  lastRevenue,
  companies,
  cubesOn,
  isBrewery,
  isIntro,
  onSheet,
  players,
} from './readers.ts';
import { dortmund } from './title.ts';

/** §4.6: cash and certificates at the present price, less twice what the bank has lent; the Investor does not win. */
const wealth = wealthOf(dortmund, {
  equals: 'share',
  order: players,
  more: (table, seat) => {
    const loan = table.clock.loans[seat] ?? 0;
    // §6.6: a small brewery is worth what is printed on it.
    const small = smallOf(smallOfSeat(table, seat) ?? '');
    return [
      ...(small ? [{ label: phrase('18do/score/small'), value: small.price }] : []),
      ...(loan > 0 ? [{ label: phrase('18do/score/loan'), value: -2 * loan }] : []),
    ];
  },
});
export const { worth } = wealth;
export const score = (table: DoTable): readonly Standing[] =>
  isIntro(table) ? introScore(table) : wealth.score(table);

export const summary = (table: DoTable): Readonly<Record<string, Json>> => ({
  ...summaryOf(dortmund, table),
  ...(table.clock.investorRailway === null ? {} : { investor: table.clock.investorRailway }),
  ...(table.clock.investorBrewery === null ? {} : { investorBrewery: table.clock.investorBrewery }),
});

const ofSeat = (table: DoTable, seat: Seat) => ({
  certificates: certificates(table, seat).length,
  worth: seat === INVESTOR ? null : worth(table, seat),
});
const ofCompany = (table: DoTable, company: CompanyId) => ({
  [company]: onSheet(table, company) || null,
  revenue: lastRevenue(table, company),
});
const ofBank = (table: DoTable) => ({ cash: cashOf(table, BANK) });
const railwayLedger = ledgerOf(dortmund, {
  columns: ['cash*', 'shares', 'certificates', 'cubes', 'price*', 'revenue*', 'trains', 'worth*'],
  shares: companies,
  ofSeat: (table, seat) => {
    const card = cardOf(table, seat);
    return { ...ofSeat(table, seat), cubes: card === null ? null : cubesOn(table, card).length || null };
  },
  ofCompany,
  ofBank,
});
/** Heat, Sweat & Beer: breweries have cards where railways have trains. */
const breweryLedger = ledgerOf(dortmund, {
  columns: ['cash*', 'shares', 'certificates', 'price*', 'revenue*', 'trains', 'equipment', 'worth*'],
  shares: companies,
  ofSeat,
  ofCompany: (table, company) => ({
    ...ofCompany(table, company),
    equipment: equipmentOf(table, company).length || null,
  }),
  ofBank,
});
/** The introductory game has no money: shares, certificates and trains are all there is to read. */
const introLedger = ledgerOf(dortmund, {
  columns: ['shares', 'certificates', 'trains'],
  shares: companies,
  ofSeat: (table, seat) => ({ certificates: certificates(table, seat).length }),
  ofCompany: () => ({}),
});
export function ledger(table: DoTable): Ledger {
  if (isBrewery(table)) return breweryLedger(table);
  return (isIntro(table) ? introLedger : railwayLedger)(table);
}
