import { BANK, POOL, seatPlace } from '../../rail/ids.ts';
import { certificatesAt, presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { mostSold } from '../../rail/verbs/raise.ts';
import type { Seat } from '../../table/types.ts';
import type { Draft62, Table62 } from './clock.ts';
import { closePrivate, flipMarkers, leaveGame } from './closing.ts';
import { BALTIMORE, COMPANIES } from './data/companies.ts';
import { MAX_POOL } from './data/limits.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { directorAfterSale, salePrice } from './deal.ts';
import { endStockTurn, goOn } from './flow.ts';
import { placeErie } from './moves/privates.ts';
import { PRIORITY } from './pieces.ts';
import { hasPrice, holding, inPool, isGone, ownerOfPrivate, prioritySeat, purse } from './readers.ts';
import { leftOf, playing, portfolio, sharesWorth, unitOf } from './seats.ts';

// —— Forced sales (chapters 14 and 19) ——

/** What a seat still has to pay. */
export const owedBy = ({ clock }: Table62, seat: Seat): number =>
  clock.owed.reduce((sum, debt) => sum + (debt.seat === seat ? debt.amount : 0), 0);

/** Why a forced sale is not possible. */
export type SaleFault = 'holding' | 'price' | 'pool' | 'head' | 'director';
/** The rules of selling hold: the director's certificate stays, and no company changes its director by such a sale. */
export function saleFault(table: Table62, seat: Seat, company: CompanyId, count: number): SaleFault | null {
  const unit = unitOf(table, company);
  if (count * unit > holding(table, seat, company)) return 'holding';
  if (!hasPrice(table, company)) return 'price';
  if (inPool(table, company) / unit + count > MAX_POOL) return 'pool';
  const [head, next] = [presidentOf(table, company), directorAfterSale(table, seat, company, count * unit)];
  if (next === head) return null;
  return next === null ? 'head' : 'director';
}
/** The most that all legal sales of a player can bring: those of one company touch no other. */
export const mostRaised = (table: Table62, seat: Seat): number =>
  COMPANIES.reduce((sum, c) => sum + mostSold(saleFault, table, seat, c) * salePrice(table, seat, c), 0);

// —— Bankruptcy (chapter 15) ——

/** What the player still has counts at the present price, less what he owes; then everything of his goes. */
export function goBankrupt(draft: Draft62, seat: Seat): void {
  const result = portfolio(draft.table, seat) + purse(draft.table, seat) - owedBy(draft.table, seat);
  const own = COMPANIES.filter((c) => presidentOf(draft.table, c) === seat && !isGone(draft.table, c));
  for (const company of own) {
    payHolders(draft, company, seat);
    leaveGame(draft, company);
  }
  for (const company of COMPANIES)
    for (const piece of certificatesAt(draft.table, company, seatPlace(seat)))
      draft.put(piece, POOL, { due: 'due/bankrupt' });
  leavePrivates(draft, seat);
  draft.pay(purse(draft.table, seat), seatPlace(seat), BANK, 'due/bankrupt');
  draft.set('results', { ...draft.clock.results, [seat]: result });
  leaveTable(draft, seat);
}
/** The bank pays the other shareholders of a company that goes with its director. */
function payHolders(draft: Draft62, company: CompanyId, bankrupt: Seat): void {
  for (const seat of playing(draft.table))
    if (seat !== bankrupt)
      draft.pay(sharesWorth(draft.table, seat, company), BANK, seatPlace(seat), 'due/bankrupt');
}
/** His privates close: the ERIE tile is placed now, the marker in Baltimore only blocks from now on. */
function leavePrivates(draft: Draft62, seat: Seat): void {
  for (const id of PRIVATE_IDS) {
    if (ownerOfPrivate(draft.table, id) !== seat) continue;
    if (id === 'ERIE') placeErie(draft);
    if (id === 'B&O') flipMarkers(draft, BALTIMORE);
    closePrivate(draft, id);
  }
}
/** No debt, no bid, no priority and no turn is his any more; what waited for him goes on. */
function leaveTable(draft: Draft62, seat: Seat): void {
  const { owed, bids, parDue, round, turn } = draft.clock;
  const ofOthers = <T extends { readonly seat: Seat }>(list: readonly T[]): readonly T[] =>
    list.filter((one) => one.seat !== seat);
  draft.set('owed', ofOthers(owed)).set('bids', ofOthers(bids));
  if (parDue?.seat === seat) draft.set('parDue', null);
  if (prioritySeat(draft.table) === seat)
    draft.put(PRIORITY, seatPlace(leftOf(draft.table, seat)), { due: 'due/priority' });
  if (round === 'SR' && turn === seat) endStockTurn(draft, seat);
  goOn(draft);
}
