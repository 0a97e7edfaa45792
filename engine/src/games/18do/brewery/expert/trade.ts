import { companyPlace } from '../../../../rail/ids.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { DoDraft, DoTable } from '../../clock.ts';
import { decides, treasury } from '../../readers.ts';
import type { KimAsked } from './clock.ts';
import { BAND } from './data.ts';
import { isWagon, KIM_PIECES } from './pieces.ts';
import { roomFor } from './property.ts';
import { ownerOfKim } from './readers.ts';
import { priceOfKim } from './rules.ts';

/** Markers change hands between companies (§7.1, §7.1.3), for half to one and a half of their price. */
export const bandOf = (kim: PieceId): { readonly least: number; readonly most: number } => ({
  least: Math.ceil((priceOfKim(kim) * BAND.least) / 100),
  most: Math.floor((priceOfKim(kim) * BAND.most) / 100),
});
/** Whoever decides for the buyer decides for the seller, too: nobody has to be asked. */
export const isOneHand = (table: DoTable, buyer: CompanyId, seller: CompanyId): boolean =>
  decides(table, buyer) === decides(table, seller);

/** Markers of others, with prices worth naming: the least, the printed one, the most, as far as the treasury goes. */
export function* wishes(table: DoTable, buyer: CompanyId, wagonsOnly: boolean) {
  const cash = treasury(table, buyer);
  for (const kim of KIM_PIECES) {
    if (wagonsOnly && !isWagon(kim)) continue;
    const seller = ownerOfKim(table, kim);
    if (seller === null || seller === buyer) continue;
    const { least, most } = bandOf(kim);
    for (const price of new Set([least, priceOfKim(kim), most])) if (price <= cash) yield { kim, price };
  }
}
/** The marker goes over, its price into the treasury of the seller. */
export function handOver(draft: DoDraft, { kim, buyer, seller, price }: KimAsked): void {
  draft.put(kim, roomFor(draft.table, buyer));
  draft.pay(price, companyPlace(buyer), companyPlace(seller), 'due/kim');
}
