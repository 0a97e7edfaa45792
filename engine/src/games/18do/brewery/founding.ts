import { OUT, ipoPlace, companyPlace } from '../../../rail/ids.ts';
import { certificatesAt, ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { DoDraft } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { numberOf } from '../pieces.ts';
import { charterOf, hasColour, inPool, isInvestors } from '../readers.ts';

/** §6.4.9: so many certificates of 10 % leave the game for good when a bankrupt brewery company begins anew. */
const LOST = 2;

/** §6.4.9: once, the two lowest of the pile leave the game. */
export function refound(draft: DoDraft, company: CompanyId): void {
  const isNew = draft.clock.ruined[company] === undefined;
  if (isNew || certificatesAt(draft.table, company, OUT).length > 0) return;
  const singles = ordinaryAt(draft.table, company, ipoPlace(company)).filter(
    (piece) => charterOf(company).shares[numberOf(piece)] === 10,
  );
  for (const piece of singles.slice(-LOST)) draft.put(piece, OUT, { due: 'due/refound' });
}

/** §6.4.2: in the brown and gray phase a company that starts to operate may sell some of its own certificates. */
export function offerSideSale(draft: DoDraft, company: CompanyId): void {
  const { table, clock } = draft;
  const has = ordinaryAt(table, company, companyPlace(company)).length > 0;
  // What the Investor does in stock rounds is prescribed, and this is not among it (§8.2.1).
  if (has && !isInvestors(table, company) && hasColour(table, 'brown') && inPool(table, company) < MAX_POOL)
    draft.set('sideSales', [...clock.sideSales, company]);
}
/** §6.4.2: a brewery company starts to operate. */
export function float(draft: DoDraft, company: CompanyId): void {
  const { floated } = draft.clock;
  if (floated.includes(company)) return;
  draft.set('floated', [...floated, company]);
  offerSideSale(draft, company);
}
