import { companyPlace } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Ledger, Standing } from '../../table/game.ts';
import type { Json, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { EspTable } from './clock.ts';
import { CHARTERS } from './data/companies.ts';
import {
  counted,
  debtOf,
  hasPrice,
  holding,
  inHands,
  inIpo,
  inMarket,
  isMinor,
  isPublished,
  parOf,
  playerOrder,
  priceOf,
  purse,
  trainsOf,
  treasury,
} from './readers.ts';
import { trainName } from './train-names.ts';

/** Companies with a price: only their certificates are worth something. */
const priced = (table: EspTable): readonly CompanyId[] =>
  table.clock.companies.filter((company) => hasPrice(table, company));

/** A minor's one certificate counts once its price, a share of a major its price for each 10 %. */
const sharesWorth = (table: EspTable, seat: Seat, company: CompanyId): number =>
  (holding(table, seat, company) / (isMinor(company) ? 100 : 10)) * priceOf(table, company);

/** §8.1: open debt costs half as much again, rounded up; where the table follows the public site, the interest is in it already. */
export const debtCost = (table: EspTable, seat: Seat): number => {
  const debt = debtOf(table, seat);
  return isPublished(table) ? debt : debt + Math.ceil(debt / 2);
};

/** §8.1: cash and certificates at the present price, less debts; what companies own does not count. */
export const worth = (table: EspTable, seat: Seat): number =>
  purse(table, seat) +
  priced(table).reduce((sum, company) => sum + sharesWorth(table, seat, company), 0) -
  debtCost(table, seat);

/** Richest first; of equals the lower order card. */
export function score(table: EspTable): readonly Standing[] {
  const order = playerOrder(table);
  const rows = order.map((seat) => ({
    seat,
    total: worth(table, seat),
    parts: [
      { label: phrase('18esp/score/cash'), value: purse(table, seat) },
      ...priced(table)
        .filter((company) => holding(table, seat, company) > 0)
        .map((company) => ({
          label: phrase('18esp/score/shares', { company }),
          value: sharesWorth(table, seat, company),
        })),
      ...(debtOf(table, seat) > 0
        ? [{ label: phrase('18esp/score/debt'), value: -debtCost(table, seat) }]
        : []),
    ],
  }));
  return rows.sort((a, b) => b.total - a.total).map((row, i) => ({ ...row, place: i + 1 }));
}

export function ledger(table: EspTable): Ledger {
  const companies = priced(table);
  return {
    columns: [
      { id: 'cash', label: phrase('18esp/ledger/cash'), money: true },
      { id: 'debt', label: phrase('18esp/ledger/debt'), money: true },
      ...companies.map((id) => ({ id, label: phrase(`name/${id}`) })),
      { id: 'certificates', label: phrase('18esp/ledger/certificates') },
      { id: 'par', label: phrase('18esp/ledger/par'), money: true },
      { id: 'price', label: phrase('18esp/ledger/price'), money: true },
      { id: 'trains', label: phrase('18esp/ledger/trains') },
      { id: 'goals', label: phrase('18esp/ledger/goals') },
      { id: 'worth', label: phrase('18esp/ledger/worth'), money: true },
    ],
    rows: [
      ...playerOrder(table).map((seat) => ({
        id: `seat/${seat}`,
        label: seat,
        kind: 'seat' as const,
        cells: {
          cash: purse(table, seat),
          debt: debtOf(table, seat) || null,
          certificates: counted(table, seat),
          worth: worth(table, seat),
          ...Object.fromEntries(companies.map((c) => [c, holding(table, seat, c) || null])),
        },
      })),
      ...companies.map((company) => companyRow(table, company)),
      {
        id: 'bank',
        label: 'bank',
        kind: 'bank' as const,
        cells: Object.fromEntries(companies.map((c) => [c, inMarket(table, c) || null])),
      },
    ],
  };
}
const companyRow = (table: EspTable, company: CompanyId): Ledger['rows'][number] => ({
  id: companyPlace(company),
  label: company,
  kind: 'company',
  colour: CHARTERS[company]!.colour,
  cells: {
    cash: treasury(table, company),
    [company]: inIpo(table, company) || null,
    par: parOf(table, company) || null,
    price: priceOf(table, company),
    trains: trainsOf(table, company)
      .map((train) => trainName(table, train))
      .join(' '),
    goals: (table.clock.goals[company] ?? []).length || null,
  },
});

/** For the end line of `stellwerk check`. */
export function summary(table: EspTable): Readonly<Record<string, Json>> {
  const companies = priced(table);
  const holdings: Record<string, Json> = {};
  for (const seat of table.clock.seats)
    holdings[seat] = Object.fromEntries(
      companies.flatMap((c) => (holding(table, seat, c) ? [[c, holding(table, seat, c)]] : [])),
    );
  return {
    prices: Object.fromEntries(companies.map((company) => [company, priceOf(table, company)])),
    holdings,
    presidents: Object.fromEntries(companies.map((company) => [company, presidentOf(table, company)])),
    worth: Object.fromEntries(table.clock.seats.map((seat) => [seat, worth(table, seat)])),
  };
}

/** A position of legal play keeps all certificates together; for the simulator. */
export function audit(table: EspTable): string | null {
  for (const company of priced(table)) {
    const total = inHands(table, company) + inMarket(table, company) + inIpo(table, company);
    const apart =
      table.pieces[`cert/${table.clock.gift6}/1`]?.at === 'with/P6' && table.clock.gift6 === company ? 10 : 0;
    if (total + apart !== 100) return `${company}: ${total + apart} % of its certificates`;
  }
  for (const seat of table.clock.seats) if (purse(table, seat) < 0) return `${seat} has less than nothing`;
  for (const company of table.clock.companies)
    if (treasury(table, company) < 0) return `${company} has less than nothing`;
  return null;
}
