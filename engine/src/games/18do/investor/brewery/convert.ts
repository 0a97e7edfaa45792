import {
  BANK,
  certificate,
  charterCard,
  companyPlace,
  ipoPlace,
  OUT,
  POOL,
  seatPlace,
} from '../../../../rail/ids.ts';
import { moveMarker } from '../../../../rail/market.ts';
import { noteSale } from '../../../../rail/turns.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import { pieceOf } from '../../../../table/places.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { SmallId } from '../../brewery/data/companies.ts';
import { smallOf } from '../../brewery/data/companies.ts';
import { fewestFor } from '../../brewery/top-up.ts';
import { float } from '../../brewery/founding.ts';
import { joinOrder } from '../../brewery/order.ts';
import { ORDER_PLACES, orderMarker, smallSheet, trackPlace } from '../../brewery/pieces.ts';
import { equipmentOf, kettleOf, smallOfSeat } from '../../brewery/readers.ts';
import type { DoDraft, DoTable } from '../../clock.ts';
import { INVESTOR } from '../../clock.ts';
import { sharesOf } from '../../deal.ts';
import { payoutMarker, payoutPlace } from '../../pieces.ts';
import { charterOf, isFounded, treasury } from '../../readers.ts';
import { cashOfInvestor, mostSales } from '../holdings.ts';
import { BREWERY_START_PRICE, CONVERSION_SET, CONVERTED_SHARE, LEFT_BEHIND } from './data.ts';
import { BREWERY_SPOT } from './spots.ts';

/** §8.2.1.3: the small brewery of the Investor becomes the company that was drawn for him. */

export const breweryOf = ({ clock }: DoTable): CompanyId => clock.investorBrewery ?? '';
/** Not yet done: before that there is nothing to buy of the company. */
export const canConvert = (table: DoTable): boolean =>
  table.clock.investorBrewery !== null && !isFounded(table, breweryOf(table));
/** His first turn of the third stock round; later where hands have been at the clock. */
export const isConversionDue = (table: DoTable): boolean =>
  table.clock.set >= CONVERSION_SET && canConvert(table);

/** Shares that he gets for the small brewery, and certificates that make up half of the company, from the top of the pile. */
function conversionOf(table: DoTable) {
  const company = breweryOf(table);
  const small = smallOfSeat(table, INVESTOR);
  const worth = smallOf(small ?? '')?.worth ?? 0;
  const shares = sharesOf(company, certificate(company, 0));
  const pile = pileOf(table, company);
  const further = fewestFor(company, pile, CONVERTED_SHARE / 10 - shares);
  return { company, small, further, cost: Math.max(0, shares - worth) * BREWERY_START_PRICE };
}
const priceOfPiece = (company: CompanyId, piece: PieceId): number =>
  sharesOf(company, piece) * BREWERY_START_PRICE;
/** The certificates that wait beside the round track; those on the display too, where hands have carried them there. */
const pileOf = (table: DoTable, company: CompanyId): readonly PieceId[] =>
  charterOf(company)
    .shares.map((_, i) => certificate(company, i))
    .slice(1)
    .filter((piece) => {
      const at = pieceOf(table, piece)?.at;
      return at === trackPlace(CONVERSION_SET, 0) || at === ipoPlace(company);
    });

/** 1., 2. and 4.: what the small brewery owns, but for equipment of type 1, and its place among the breweries. */
function handOver(draft: DoDraft, small: SmallId | null, company: CompanyId): void {
  if (small === null) {
    joinOrder(draft, company);
    return;
  }
  for (const card of equipmentOf(draft.table, small)) {
    const to = kettleOf(card)?.type === LEFT_BEHIND ? OUT : companyPlace(company);
    draft.put(card, to, { due: 'due/convert' });
  }
  draft.pay(treasury(draft.table, small), companyPlace(small), companyPlace(company), 'due/convert');
  draft.put(smallSheet(small), OUT, { due: 'due/convert' });
  const place = pieceOf(draft.table, orderMarker(small))?.at ?? '';
  draft.put(orderMarker(small), OUT, { due: 'due/order' });
  if (ORDER_PLACES.includes(place)) draft.put(orderMarker(company), place, { due: 'due/order' });
  else joinOrder(draft, company);
}
/** 5.: what is missing in cash comes from certificates of players' companies, the cheapest first. */
function sellFor(draft: DoDraft, needed: number): void {
  const { sold } = mostSales(draft.table, needed - cashOfInvestor(draft.table));
  for (const { company, piece, brings } of sold) {
    draft.put(piece, POOL, { due: 'due/convert' });
    draft.pay(brings, BANK, seatPlace(INVESTOR), 'due/sale');
    noteSale(draft, INVESTOR, company);
  }
}
/** The director's certificate is his in any case; what he cannot pay of it the bank pays. */
function takeDirector(draft: DoDraft, company: CompanyId, cost: number): void {
  const pays = Math.min(cost, cashOfInvestor(draft.table));
  draft.put(certificate(company, 0), seatPlace(INVESTOR));
  draft.pay(pays, seatPlace(INVESTOR), companyPlace(company), 'due/founding');
  draft.pay(cost - pays, BANK, companyPlace(company), 'due/convert');
}

export function convert(draft: DoDraft): void {
  const { company, small, further, cost } = conversionOf(draft.table);
  const all = further.reduce((sum, piece) => sum + priceOfPiece(company, piece), cost);
  draft.add(...moveMarker(draft.table, company, BREWERY_SPOT, 'due/start-price'));
  draft.put(charterCard(company), seatPlace(INVESTOR), { due: 'due/sheet' });
  draft.put(payoutMarker(company), payoutPlace(0), { due: 'due/sheet' });
  handOver(draft, small, company);
  sellFor(draft, all);
  takeDirector(draft, company, cost);
  let isShort = false;
  for (const piece of pileOf(draft.table, company)) {
    if (!further.includes(piece)) {
      draft.put(piece, companyPlace(company), { due: 'due/sheet' });
      continue;
    }
    const price = priceOfPiece(company, piece);
    isShort ||= price > cashOfInvestor(draft.table);
    draft.put(piece, isShort ? POOL : seatPlace(INVESTOR), { due: 'due/convert' });
    draft.pay(price, isShort ? BANK : seatPlace(INVESTOR), companyPlace(company), 'due/purchase');
  }
  float(draft, company);
}
