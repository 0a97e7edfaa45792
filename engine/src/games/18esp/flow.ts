import { phasesUpTo, topTrain } from '../../rail/depot.ts';
import { BANK, companyOf, companyPlace, DEPOT, OUT, POOL, seatPlace, trainOf } from '../../rail/ids.ts';
import { byRank } from '../../rail/market.ts';
import { operatorDoingBy } from '../../rail/title.ts';
import { noteOperated } from '../../rail/turns.ts';
import type { CompanyId, PhaseSpec } from '../../rail/types.ts';
import { notePass, openOperatingRound, openStockRound, openTurn } from '../../rail/verbs/rounds.ts';
import { isSet } from '../../table/apply.ts';
import { doingBy, Draft } from '../../table/draft.ts';
import type { Effect, PieceId, Seat } from '../../table/types.ts';
import type { EspClock, EspDraft, EspTable, Lot } from './clock.ts';
import { OPERATING_ROUND, OPERATING_TURN, STOCK_ROUND, STOCK_TURN } from './course.ts';
import { MARKET } from './data/market.ts';
import { BID_STEP } from './data/limits.ts';
import { PRIVATE_IDS, privateSpec } from './data/privates.ts';
import type { PrivateId } from './data/privates.ts';
import { LAST_ROUNDS, LAST_TRAIN, PHASES, TRAINS } from './data/trains.ts';
import { closeMinors, closePrivate, closePrivates, shift } from './deal.ts';
import { checkDestination } from './goals.ts';
import { placeHome } from './homes.ts';
import { LYNX, orderCard, privateCard, ROW, roundPlace, SCRAP, withPrivate } from './pieces.ts';
import {
  fromPhase,
  inHands,
  inOrder,
  isMajor,
  isMinor,
  isPublished,
  isSouthern,
  isStarted,
  nextPlayer,
  ownerOfPrivate,
  phase,
  placeOf,
  playerOrder,
  purse,
  recycledUnder,
  started,
} from './readers.ts';
import { pieceIds } from '../../table/places.ts';

/** Every move of the title ends here. A company that has left the game in its own turn has no more turn. */
export function drafted(table: EspTable, write: (draft: EspDraft) => void): readonly Effect[] {
  const draft = new Draft<EspClock>(table);
  write(draft);
  const { round, operating } = draft.clock;
  if (
    round === 'OR' &&
    operating !== null &&
    isStarted(table, operating) &&
    !isStarted(draft.table, operating)
  )
    nextCompany(draft);
  return draft.effects;
}
export const doing = doingBy(drafted);
export const operatorDoes = operatorDoingBy(drafted);

/** §8: whether a move, as the game has not been called to its end yet, does so. */
export const callsEnd = (effects: readonly Effect[]): boolean =>
  (effects.filter(isSet).findLast(({ set }) => set === 'ending')?.to ?? null) !== null;

// —— Player order ——
/** New order cards (§3.2, §4.5.2): by cash, ties keep the former order. The lynx goes with the lowest card. */
function newOrder(draft: EspDraft, first: 'least' | 'most'): void {
  const sign = first === 'least' ? 1 : -1;
  const order = [...playerOrder(draft.table)].sort(
    (a, b) => sign * (purse(draft.table, a) - purse(draft.table, b)),
  );
  order.forEach((seat, i) => draft.put(orderCard(i + 1), seatPlace(seat), { due: 'due/order' }));
  draft.put(LYNX, seatPlace(order[0] ?? ''), { due: 'due/order' });
}

// —— Auction (§3.2) ——
export const lotOf = (id: PrivateId, opener: Seat, price = privateSpec(id).price): Lot => ({
  private: id,
  opener,
  bidder: null,
  bid: 0,
  price,
  turn: opener,
  out: [],
});

/** The lot goes to its highest bidder with everything that lies under it; the next one follows. */
export function sellLot(draft: EspDraft, lot: Lot, seat: Seat, price: number): void {
  draft.set('lot', null);
  draft.put(privateCard(lot.private), seatPlace(seat));
  draft.pay(price, seatPlace(seat), BANK, 'due/bid');
  const { gift6, gift7 } = draft.clock;
  const gift = lot.private === 'P6' ? `cert/${gift6}/1` : lot.private === 'P7' ? `cert/${gift7}/0` : null;
  if (gift !== null && placeOf(draft.table, gift) === withPrivate(lot.private))
    draft.put(gift, seatPlace(seat), { due: 'due/gift' });
  if (lot.private === 'P7') draft.set('parDue', { seat, company: gift7 });
  nextLot(draft, nextPlayer(draft.table, lot.opener));
}
/** The first private company that is still in the row comes up; when none is left the first stock round begins. */
export function nextLot(draft: EspDraft, opener: Seat): void {
  const next = PRIVATE_IDS.find((id) => placeOf(draft.table, privateCard(id)) === ROW);
  if (next !== undefined) draft.set('lot', lotOf(next, opener));
  else if (draft.clock.parDue === null) endAuction(draft);
}
/** All passed: P1 gets cheaper until the start player has to take it; otherwise private companies pay and it starts again. */
export function lotRefused(draft: EspDraft, lot: Lot): void {
  if (lot.private !== 'P1') {
    payPrivates(draft);
    draft.set('lot', lotOf(lot.private, lot.opener));
    return;
  }
  const price = lot.price - BID_STEP;
  if (price > 0) draft.set('lot', lotOf('P1', lot.opener, price));
  else sellLot(draft, lot, playerOrder(draft.table)[0] ?? lot.opener, 0);
}
/** §3.2: all are sold; the one with least cash gets the lowest card, and phase 2 begins with the first stock round. */
function endAuction(draft: EspDraft): void {
  draft.set('lot', null).set('parDue', null);
  newOrder(draft, 'least');
  draft.set('phase', '2');
  startStockRound(draft);
}

// —— Stock round (§4) ——
export function startStockRound(draft: EspDraft): void {
  openStockRound(draft, playerOrder(draft.table)[0] ?? '', STOCK_ROUND, roundPlace('SR', 0));
  if (draft.clock.ending === 'called') draft.set('ending', 'last');
}
/** The player has acted; the next one by order cards is active. */
export function endStockTurn(draft: EspDraft, seat: Seat): void {
  draft.set('turn', nextPlayer(draft.table, seat)).begin(STOCK_TURN);
}
/** A pass without any act before it. When all have passed in succession the stock round ends. */
export function passed(draft: EspDraft, seat: Seat): void {
  if (notePass(draft, seat, endStockTurn)) endStockRound(draft);
}
/** §4.5: prices of sold-out majors, then the new order, then the operating rounds of the set. */
export function endStockRound(draft: EspDraft): void {
  for (const company of riseOrder(draft.table)) shift(draft, company, 1);
  newOrder(draft, 'most');
  draft.set('ors', draft.clock.ending === null ? phase(draft.table).operatingRounds : LAST_ROUNDS);
  startOperatingRound(draft, 1);
}
const riseOrder = (table: EspTable): readonly CompanyId[] =>
  table.clock.companies
    .filter((company) => isMajor(company) && inHands(table, company) === 100)
    .sort(byRank(table, MARKET));

// —— Operating round (§5) ——
function startOperatingRound(draft: EspDraft, or: number): void {
  openOperatingRound(draft, or, OPERATING_ROUND, roundPlace('OR', or));
  payPrivates(draft);
  nextCompany(draft);
}
/** §5.2: every open private company pays its owner, player or company. */
function payPrivates(draft: EspDraft): void {
  for (const id of PRIVATE_IDS) {
    const owner = ownerOfPrivate(draft.table, id);
    if (!owner) continue;
    const to = 'seat' in owner ? seatPlace(owner.seat) : companyPlace(owner.company);
    draft.pay(privateSpec(id).income, BANK, to, 'due/income');
  }
}
/** The company with the best rank among those that have not operated yet (§5.1); none left: the round is over. */
export function nextCompany(draft: EspDraft): void {
  const company = openTurn(draft, inOrder(draft.table), OPERATING_TURN);
  if (company === null) endOperatingRound(draft);
  else {
    placeHome(draft, company);
    checkDestination(draft, company);
  }
}
/** The income is dealt with: southern majors may take over minors from phase 3 on, while there are any; then come the trains. */
export function afterIncome(draft: EspDraft): void {
  const { operating } = draft.clock;
  const may = operating !== null && isSouthern(operating) && fromPhase(draft.table, '3');
  draft.set('step', may && started(draft.table).some(isMinor) ? 'takeover' : 'trains');
}
/** The company's turn is over. */
export function endTurn(draft: EspDraft): void {
  noteOperated(draft);
  nextCompany(draft);
}
/** The next operating round of the set, or export and stock round, or the end (§5.9, §8). */
function endOperatingRound(draft: EspDraft): void {
  const { ending, or, ors } = draft.clock;
  if (ending !== 'called' && or < ors) startOperatingRound(draft, or + 1);
  else if (ending === 'last') draft.set('round', 'end').set('operating', null);
  else {
    exportTrain(draft);
    startStockRound(draft);
  }
}
/** §5.9: the top train leaves; that counts as a purchase. */
function exportTrain(draft: EspDraft): void {
  const top = topTrain(draft.table);
  // The site waits for the first company. It waits one set here: a table at which nobody ever starts must end too.
  const waits = isPublished(draft.table) && started(draft.table).length === 0 && draft.clock.set === 1;
  if (top === null || waits) return;
  draft.put(top, SCRAP, { due: 'due/export' });
  trainLeft(draft, trainOf(top) ?? '');
}

// —— Trains and phases (§7) ——
/** A train has left the stack, bought or exported: the first of its kind starts a phase, the second 8 calls the end. */
export function trainLeft(draft: EspDraft, type: string): void {
  beginPhases(draft, phasesUpTo(PHASES, draft.clock.phase, type));
  const gone = pieceIds(draft.table).filter(
    (piece) => trainOf(piece) === LAST_TRAIN && placeOf(draft.table, piece) !== DEPOT,
  );
  if (draft.clock.ending === null && type === LAST_TRAIN && gone.length >= 2) draft.set('ending', 'called');
}
/** The last of them is the present one; whatever any of them makes obsolete goes now. */
function beginPhases(draft: EspDraft, begun: readonly PhaseSpec[]): void {
  const last = begun.at(-1);
  if (!last) return;
  draft.set('phase', last.id);
  for (const spec of TRAINS)
    if (begun.some((p) => p.startsWith !== undefined && p.startsWith === spec.rustedBy))
      scrapAll(draft, spec.id);
  if (!begun.some((p) => p.id === '5')) return;
  closeMinors(draft);
  closePrivates(draft);
}
/** §7: all trains of a type leave at once; what was recycled under one goes with it. */
function scrapAll(draft: EspDraft, type: string): void {
  for (const train of pieceIds(draft.table)) {
    if (trainOf(train) !== type) continue;
    const at = placeOf(draft.table, train);
    if (companyOf(at) !== null || at === POOL) scrap(draft, train);
    else if (at.startsWith('with/')) draft.put(train, OUT, { due: 'due/scrap' });
  }
}
/**
 * A scrapped train lies ready for majors to recycle it. A combined one leaves the game with both its cards (§6.2.1): what
 * was joined is never taken apart. The public site lets both be recycled again.
 */
function scrap(draft: EspDraft, train: PieceId): void {
  const half = recycledUnder(draft.table, train);
  const to = half === null || isPublished(draft.table) ? SCRAP : OUT;
  draft.put(train, to, { due: 'due/scrap' });
  if (half !== null) draft.put(half, to, { due: 'due/scrap' });
}
/** A company has bought a train, from wherever: P7 closes with the first one of its major (§3.1). */
export function trainBought(draft: EspDraft, company: CompanyId): void {
  if (company === draft.clock.gift7 && placeOf(draft.table, privateCard('P7')) !== OUT)
    closePrivate(draft, 'P7');
}
