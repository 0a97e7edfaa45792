import { BANK, companyPlace, POOL } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoDraft } from '../clock.ts';
import { FLOAT } from '../data/limits.ts';
import { sharesIn } from '../deal.ts';
import { slip } from '../prices.ts';
import { inHands, isFounded, isOperating, priceOf } from '../readers.ts';
import { float } from './founding.ts';
import { pileOf } from './readers.ts';

/** Certificates with the smallest sum that covers what is missing; of equal sums those higher in the pile (§6.4.5). */
export function fewestFor(company: CompanyId, pile: readonly PieceId[], missing: number): readonly PieceId[] {
  let best: readonly PieceId[] = pile;
  const look = (at: number, taken: readonly PieceId[]): void => {
    const sum = sharesIn(company, taken);
    if (sum >= missing) {
      if (sum < sharesIn(company, best)) best = taken;
      return;
    }
    if (at >= pile.length) return;
    look(at + 1, [...taken, pile[at]!]);
    look(at + 1, taken);
  };
  look(0, []);
  return best;
}

/** §6.4.5 a: companies founded with a small brewery are brought to half of their shares at the end of the round. */
export function topUp(draft: DoDraft): void {
  for (const company of draft.clock.exchanged) {
    if (!isFounded(draft.table, company) || isOperating(draft.table, company)) continue;
    const missing = (FLOAT - inHands(draft.table, company)) / 10;
    const given = fewestFor(company, pileOf(draft.table, company), missing);
    const shares = sharesIn(company, given);
    slip(draft, company, shares);
    if (!isFounded(draft.table, company)) continue;
    for (const piece of given) draft.put(piece, POOL, { due: 'due/top-up' });
    draft.pay(shares * priceOf(draft.table, company), BANK, companyPlace(company), 'due/top-up');
    float(draft, company);
  }
}
