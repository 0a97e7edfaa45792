import { BANK, companyPlace, OUT, POOL, seatPlace } from '../../../rail/ids.ts';
import type { CompanyId, TileColour } from '../../../rail/types.ts';
import type { Move, PieceId } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { certificateAt, found, settleDirector, sharesOf, startOperation } from '../deal.ts';
import { startCellFor } from '../prices.ts';
import { charterOf, director, isBrewCompany, isFounded, priceOf, treasury } from '../readers.ts';
import { closeUp, leaveOrder } from './order.ts';
import type { SmallId } from './data/companies.ts';
import { smallOf } from './data/companies.ts';
import { giveBackAll, handOn } from './expert/property.ts';
import { smallSheet } from './pieces.ts';
import { equipmentOf, orderTrack, smallOfSeat } from './readers.ts';

/** §6.4.5: a) found a company with it, b) a share that a company holds, c) one of the pool. */
export const WAYS = ['display', 'company', 'pool'] as const;
export type Way = (typeof WAYS)[number];
export type Exchange = Move & {
  readonly company: CompanyId;
  readonly from: Way;
  /** Start price of a company that is founded. */
  readonly price?: number | undefined;
  readonly colour?: TileColour | undefined;
  /** A certificate of two shares. */
  readonly big?: boolean | undefined;
};

/** What is taken for the small brewery; null where there is none. A founder takes the director's certificate. */
export function wanted(table: DoTable, { company, from, big }: Exchange): PieceId | null {
  if (from === 'display') return null;
  return certificateAt(table, company, from === 'pool' ? POOL : companyPlace(company), big === true);
}
const startOf = (table: DoTable, { company, price, colour }: Exchange) =>
  price === undefined || colour === undefined ? null : startCellFor(table, company, colour, price);
/** Shares that come in. */
export function sharesGained(table: DoTable, move: Exchange): number {
  if (move.from === 'display') return (charterOf(move.company).shares[0] ?? 0) / 10;
  const piece = wanted(table, move);
  return piece === null ? 0 : sharesOf(move.company, piece);
}
/** What has to be paid on top of the small brewery: it stands for one share, Quellen for two when it founds (§6.4.5). */
export function exchangeCost(table: DoTable, move: Exchange, small: SmallId | null): number {
  const isFounding = move.from === 'display';
  const worth = isFounding ? (smallOf(small ?? '')?.worth ?? 1) : 1;
  const price = isFounding ? (startOf(table, move)?.price ?? 0) : priceOf(table, move.company);
  return Math.max(0, sharesGained(table, move) - worth) * price;
}

/** Money and equipment go along, or to the bank and out of the game; the sheet leaves. */
function closeSmall(draft: DoDraft, small: SmallId, heir: CompanyId | null): void {
  const sheet = companyPlace(small);
  const to = heir === null ? BANK : companyPlace(heir);
  draft.pay(treasury(draft.table, small), sheet, to, 'due/exchange');
  for (const card of equipmentOf(draft.table, small))
    draft.put(card, heir === null ? OUT : companyPlace(heir), { due: 'due/exchange' });
  if (heir === null) giveBackAll(draft, small, 'due/exchange');
  else handOn(draft, small, heir);
  draft.put(smallSheet(small), OUT, { due: 'due/exchange' });
  leaveOrder(draft, small);
}

/** Carries an exchange out. Nothing happens where there is nothing to take. */
export function exchange(draft: DoDraft, move: Exchange): boolean {
  const { table } = draft;
  const { seat, company, from } = move;
  const small = smallOfSeat(table, seat);
  if (small === null || !isBrewCompany(company)) return false;
  const index = Math.max(0, orderTrack(table).indexOf(small));
  if (from === 'display') {
    const cell = startOf(table, move);
    if (cell === null || isFounded(table, company)) return false;
    found(draft, company, seat, cell.spot, smallOf(small)?.worth ?? 1);
    draft.set('exchanged', [...draft.clock.exchanged, company]);
    closeSmall(draft, small, company);
    draft.set('takeover', { company, index, seat });
    return true;
  }
  const piece = wanted(table, move);
  if (piece === null || !isFounded(table, company)) return false;
  const cost = exchangeCost(table, move, small);
  draft.put(piece, seatPlace(seat));
  draft.pay(cost, seatPlace(seat), from === 'pool' ? BANK : companyPlace(company), 'due/purchase');
  closeSmall(draft, small, from === 'pool' ? null : company);
  // Whoever has directed the company until now decides about cards and place; only then the post may go over.
  if (from === 'company') draft.set('takeover', { company, index, seat: director(table, company) });
  else settle(draft, company);
  return true;
}
const settle = (draft: DoDraft, company: CompanyId): void => {
  settleDirector(draft, company);
  startOperation(draft, company);
};

/** §6.4.5: the company takes the place of the small brewery on the order track, or stays where it is. */
export function takePlace(draft: DoDraft, take: boolean): void {
  const { takeover } = draft.clock;
  if (takeover === null) return;
  const { company, index } = takeover;
  if (take) {
    const others = orderTrack(draft.table).filter((id) => id !== company);
    closeUp(draft, others.toSpliced(index, 0, company));
  }
  draft.set('takeover', null);
  settle(draft, company);
}
