import { BANK, certificate, companyPlace, POOL, seatOf, seatPlace, ipoPlace } from '../../rail/ids.ts';
import { certificatesAt, HALF, percentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { pieceOf } from '../../table/places.ts';
import type { Place } from '../../table/types.ts';
import type { Draft62, Table62 } from './clock.ts';
import { extrasOf, FIFTY } from './data/companies.ts';
import { NOTE, NOTE_PAYS } from './data/limits.ts';
import { charterOf, director, isHalved, phase, priceOf } from './readers.ts';
import { partOf } from './seats.ts';

/** Chapter 17: a company buys half of itself, exactly half of every holding, with notes if it likes. */

/** What a note of 100 pays out in this phase; 0 where there are none yet. */
export const notePays = (table: Table62): number => NOTE_PAYS[phase(table).values] ?? 0;

/** From the green phase on, once in a game. */
export const canBuyBack = (table: Table62, company: CompanyId): boolean =>
  notePays(table) > 0 && !isHalved(table, company);

/** What a holder gets for half of a certificate: 5 % each, of the director's one 10 or 15 %, rounded up. */
const paidFor = (table: Table62, company: CompanyId, piece: string): number => {
  const charter = charterOf(company);
  const whole = percentOf(table, charter, piece);
  return partOf(priceOf(table, company), whole / 2);
};
/** Half of all there is, at the present price: what every holder, the bank included, is paid. */
export const costOf = (table: Table62, company: CompanyId): number =>
  holdersOf(table, company).reduce((sum, place) => sum + paidTo(table, company, place), 0);
const paidTo = (table: Table62, company: CompanyId, place: Place): number =>
  certificatesAt(table, company, place).reduce((sum, piece) => sum + paidFor(table, company, piece), 0);
const holdersOf = (table: Table62, company: CompanyId): readonly Place[] => [
  ...table.clock.seats.map(seatPlace),
  ipoPlace(company),
  POOL,
];

/** The most notes: their payout covers the cost, or is the next higher sum that notes can make. */
export function mostNotes(table: Table62, company: CompanyId): number {
  const pays = notePays(table);
  return pays === 0 ? 0 : Math.ceil(costOf(table, company) / pays);
}

/** Notes pay into the treasury, the company pays everybody, certificates turn, and it holds 50 % of itself. */
export function buyBack(draft: Draft62, company: CompanyId, notes: number): void {
  const { table } = draft;
  const home = companyPlace(company);
  draft.pay(notes * notePays(table), BANK, home, 'due/notes');
  for (const place of holdersOf(table, company)) {
    const seat = seatOf(place);
    draft.pay(paidTo(table, company, place), home, seat === null ? BANK : place, 'due/buyback');
    for (const piece of certificatesAt(table, company, place))
      draft.put(piece, place, { order: pieceOf(table, piece)?.order, side: HALF, due: 'due/buyback' });
  }
  for (const index of extrasOf(company)) {
    const to = index === FIFTY ? home : seatPlace(director(table, company));
    draft.put(certificate(company, index), to, { due: 'due/buyback' });
  }
  if (notes > 0)
    draft.set('notes', {
      ...draft.clock.notes,
      [company]: (draft.clock.notes[company] ?? 0) + notes * NOTE,
    });
}
