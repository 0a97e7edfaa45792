import { noteBought } from '../../rail/verbs/share-purchase.ts';
import { giftOf, markerFor } from './sidings.ts';
import { BANK, companyPlace, seatPlace } from '../../rail/ids.ts';
import { nextSeat } from '../../rail/shares.ts';
import { noteOperated } from '../../rail/turns.ts';
import type { CompanyId } from '../../rail/types.ts';
import { notePass, openOperatingRound, openStockRound, openTurn } from '../../rail/verbs/rounds.ts';
import { doingBy, Draft } from '../../table/draft.ts';
import { cashOf } from '../../table/places.ts';
import type { Effect, Seat } from '../../table/types.ts';
import { closeBreweryRound, lastSet, nextBrewery, openBreweryRound, pairsOf } from './brewery/flow.ts';
import { BREWERY_STOCK } from './brewery/clock.ts';
import { EXPERT_TURN } from './brewery/expert/clock.ts';
import { callKimBuyers } from './brewery/expert/events.ts';
import { railPart, trackPlace } from './brewery/pieces.ts';
import { topUp } from './brewery/top-up.ts';
import type { DoDraft, DoTable } from './clock.ts';
import { OPERATING_TURN, STOCK_ROUND, STOCK_TURN } from './course.ts';
import { PRIVATES } from './data/breweries.ts';
import { COAL_GIFT } from './data/companies.ts';
import { LAST_ROUNDS } from './data/limits.ts';
import { askManager, giveManager, otherPlayer, swapManagers } from './investor/managers.ts';
import { emptyBox } from './phases.ts';
import { FIRST_ACTION, roundPlace } from './pieces.ts';
import { rise, START_CELLS } from './prices.ts';
import {
  cardOf,
  charterOf,
  companies,
  firstPlayer,
  founded,
  inHands,
  inOrder,
  isBrewery,
  isExpert,
  isFlipped,
  isIntro,
  isFounded,
  isGrayByDate,
  isTwo,
  manager,
  phase,
  players,
  priceOf,
  purse,
  ranked,
} from './readers.ts';
import { reach } from './reach.ts';
import { settleBids, settleBreweries } from './start-round.ts';

/** Every move of the title ends here: its effects, and what follows from them for the end of the game (§4.6). */
export function drafted(table: DoTable, write: (draft: DoDraft) => void): readonly Effect[] {
  const draft = new Draft(table);
  write(draft);
  // With breweries an empty bank ends nothing (§6.6).
  if (!isBrewery(table) && draft.clock.ending === null && draft.table.cash !== table.cash) {
    const [before, bank, { round }] = [cashOf(table, BANK), cashOf(draft.table, BANK), draft.clock];
    if (round === 'OR' && bank < 0) draft.set('ending', 'operating');
    // What was empty before and had paid everything does not run out by a purchase.
    else if (round === 'SR' && bank <= 0 && bank < before) draft.set('ending', 'stock');
  }
  return draft.effects;
}
export const doing = doingBy(drafted);

// —— Start round (§4.2.2, §8.3.2) ——

/** A bid has been laid: the next one who does not lead has to bid, or everything is sold. */
export function carryOnBidding(draft: DoDraft, next: Seat | null): void {
  if (next !== null) {
    draft.set('turn', next);
    return;
  }
  if (isBrewery(draft.table)) {
    const first = settleBreweries(draft)[0] ?? firstPlayer(draft.table);
    giveFirst(draft, first);
    if (isTwo(draft.table)) askManager(draft, otherPlayer(draft.table, first));
    else startStockRound(draft);
    callKimBuyers(draft);
    return;
  }
  const bought = settleBids(draft);
  if (isTwo(draft.table)) {
    const cheaper = bought.toSorted((a, b) => a.price - b.price)[0]?.seat ?? players(draft.table)[0] ?? '';
    askManager(draft, cheaper);
    return;
  }
  giveFirst(draft, bought[0]?.seat ?? firstPlayer(draft.table));
  startStockRound(draft);
}
export function giveFirst(draft: DoDraft, seat: Seat): void {
  draft.put(FIRST_ACTION, seatPlace(seat), { due: 'due/first-action' });
}

// —— Stock round ——

/** The player has acted; the next one clockwise is active (§4.4). */
export function endStockTurn(draft: DoDraft, seat: Seat): void {
  draft.set('turn', nextSeat(draft.clock.seats, seat) ?? seat).begin(STOCK_TURN);
}
/** Somebody bought or sold: the count of passes starts again, and the first-action card will go to his left (§4.4). */
export function traded(draft: DoDraft, seat: Seat): void {
  draft.set('passes', 0).set('lastTrader', seat);
}
/** A purchase ends the turn; one that came out of turn, or of any stock round, ends nothing. */
export function hasBought(draft: DoDraft, seat: Seat, mine: boolean): void {
  if (draft.clock.round !== 'SR') return;
  traded(draft, seat);
  noteBought(draft, seat, mine, endStockTurn);
}
/** A pass without any trade before it; when all have passed in succession the stock round ends. */
export function passed(draft: DoDraft, seat: Seat): void {
  if (notePass(draft, seat, endStockTurn)) endStockRound(draft);
}

export function startStockRound(draft: DoDraft): void {
  const place = isBrewery(draft.table) ? trackPlace(draft.clock.set + 1, 0) : roundPlace('SR', 0);
  openStockRound(draft, firstPlayer(draft.table), { ...STOCK_ROUND, ...BREWERY_STOCK }, place);
}
function endStockRound(draft: DoDraft): void {
  const { lastTrader, seats, ending, set } = draft.clock;
  if (lastTrader !== null) giveFirst(draft, nextSeat(seats, lastTrader) ?? lastTrader);
  if (isBrewery(draft.table)) {
    // §6.4.5, §6.4.7: what was founded with a small brewery is filled up; nothing rises.
    topUp(draft);
    draft.set('ors', pairsOf(set));
    startOperatingRound(draft, 1);
    return;
  }
  // §4.4.6: wholly in players' hands; one after the other in the order of operating.
  for (const company of ranked(draft.table, founded(draft.table)))
    if (inHands(draft.table, company) === 100) rise(draft, company);
  draft.set('ors', ending === 'stock' ? LAST_ROUNDS : phase(draft.table).operatingRounds);
  startOperatingRound(draft, 1);
}

// —— Operating round ——

function startOperatingRound(draft: DoDraft, or: number): void {
  const place = isBrewery(draft.table) ? trackPlace(draft.clock.set, railPart(or)) : roundPlace('OR', or);
  openOperatingRound(draft, or, { keep: null }, place);
  // §8.4.5: gray by date.
  if (isGrayByDate(draft.table)) emptyBox(draft);
  payIncomes(draft);
  draft.set('order', inOrder(draft.table));
  nextCompany(draft);
}
/** §4.3.1: every private brewery pays its owner until its card is flipped. */
function payIncomes(draft: DoDraft): void {
  for (const seat of draft.clock.seats) {
    const id = cardOf(draft.table, seat);
    const income = PRIVATES.find((one) => one.id === id)?.income ?? 0;
    if (id !== null && !isFlipped(draft.table, id)) draft.pay(income, BANK, seatPlace(seat), 'due/income');
  }
}
/** The first in the order of this round that has not operated yet (§4.5); none left: the round is over. */
export function nextCompany(draft: DoDraft): void {
  // A railway that went bankrupt in this round has no turn any more (§6.4.8).
  const order = draft.clock.order.filter((one) => isFounded(draft.table, one));
  const more = isExpert(draft.table) ? EXPERT_TURN : {};
  const company = openTurn(draft, order, { ...OPERATING_TURN, ...more });
  if (company === null) endOperatingRound(draft);
  else if (company === COAL_GIFT && !draft.clock.veterans.includes(company)) giveCoalMarker(draft, company);
}
/** §4.3.2.1: KWE gets one coal marker at the start of its first operating round. */
function giveCoalMarker(draft: DoDraft, company: CompanyId): void {
  const marker = markerFor(draft.table, 'coal', 'low');
  if (marker !== null && giftOf(draft.table, company) === null)
    draft.put(marker, companyPlace(company), { due: 'due/coal-marker' });
}
/** The turn of a railway or of a brewery is over. */
export function endTurn(draft: DoDraft): void {
  noteOperated(draft);
  goOn(draft);
}
/** §6.4.8: a company that has gone bankrupt in its turn does not act any more. True: it has. */
export function endIfBankrupt(draft: DoDraft, company: CompanyId): boolean {
  if (isFounded(draft.table, company)) return false;
  if (draft.clock.operating === company) {
    draft.set('operated', [...draft.clock.operated, company]);
    goOn(draft);
  }
  return true;
}
/** Whoever comes next; after the last one the round is over. */
export function goOn(draft: DoDraft): void {
  if (draft.clock.round !== 'BR') nextCompany(draft);
  else if (!nextBrewery(draft)) endBreweryRound(draft);
}
/** §8.3.5: "Investor's Railway" goes to the other player, or whoever holds it may offer a sum for keeping it. */
function endOperatingRound(draft: DoDraft): void {
  if (isBrewery(draft.table)) {
    openBreweryRound(draft);
    if (draft.clock.operating === null) endBreweryRound(draft);
    return;
  }
  if (isTwo(draft.table)) {
    const holder = manager(draft.table);
    if (draft.clock.options['keepCard'] === true) {
      draft.set('keep', { seat: holder, offer: null });
      return;
    }
    giveManager(draft, otherPlayer(draft.table, holder));
  }
  roundOver(draft);
}
/** §6.2, §6.6: the next pair, the next stock round, or after the last pair of all the end. */
function endBreweryRound(draft: DoDraft): void {
  // §7.2: whoever may use L says so first.
  if (closeBreweryRound(draft)) afterBreweryRound(draft);
}
export function afterBreweryRound(draft: DoDraft): void {
  if (isTwo(draft.table)) swapManagers(draft);
  const { or, ors, set } = draft.clock;
  if (or < ors) startOperatingRound(draft, or + 1);
  else if (set >= lastSet(draft.table)) draft.set('round', 'end').set('operating', null);
  else startStockRound(draft);
}
/** The next operating round of the set, the next stock round, or the end of the game (§4.6). */
export function roundOver(draft: DoDraft): void {
  const { or, ors, ending } = draft.clock;
  if (or < ors) startOperatingRound(draft, or + 1);
  else if (ending !== null || nothingLeft(draft.table)) draft.set('round', 'end').set('operating', null);
  else startStockRound(draft);
}

/**
 * No railway operates, no brewery pays, and nobody can pay for any certificate: no rule ends this game, but nothing can
 * happen in it any more.
 */
function nothingLeft(table: DoTable): boolean {
  if (inOrder(table).some((company) => isOnBoard(table, company))) return false;
  const least = Math.min(...companies(table).map((company) => leastFor(table, company)));
  const earns = (seat: Seat): boolean => {
    const id = cardOf(table, seat);
    return id !== null && !isFlipped(table, id);
  };
  // In the introductory game there is nothing to buy, whoever has set its clock to a stock round.
  const buys = (seat: Seat): boolean => !isIntro(table) && purse(table, seat) >= least;
  return players(table).every((seat) => !earns(seat) && !buys(seat));
}
/** Whether a railway can build or run at all: hands may have carried its station to where no circle is. */
const isOnBoard = (table: DoTable, company: CompanyId): boolean => reach(table, company).hexes.size > 0;
/** What the cheapest way into a railway costs: a certificate of it, or its founding. */
const leastFor = (table: DoTable, company: CompanyId): number =>
  isFounded(table, company)
    ? priceOf(table, company)
    : ((charterOf(company).shares[0] ?? 0) / 10) * Math.min(...START_CELLS.map(({ price }) => price));
