import type { Draft } from '../table/draft.ts';
import { BANK, companyPlace, seatPlace } from './ids.ts';
import { percentAt } from './shares.ts';
import type { RailClock } from './clock.ts';
import type { CharterSpec } from './types.ts';
import type { Place } from '../table/types.ts';

/** Revenue is a multiple of 10 whenever the routes are legal; whatever else was booked, no coin is split. */
export const partOf = (revenue: number, percent: number): number => Math.floor((revenue * percent) / 100);

/**
 * Every player is paid for his shares. Those that lie at `toTreasury` (18TE: with the company; 18España: in the market) pay the company; all
 * others (in the bank, or not issued yet) pay nobody.
 */
export function payDividend(
  draft: Draft<RailClock>,
  charter: CharterSpec,
  revenue: number,
  toTreasury: Place,
): void {
  const { table } = draft;
  const pay = (from: Place, to: Place): void => {
    draft.pay(partOf(revenue, percentAt(table, charter, from)), BANK, to, 'due/dividend');
  };
  for (const seat of table.clock.seats) pay(seatPlace(seat), seatPlace(seat));
  pay(toTreasury, companyPlace(charter.id));
}
