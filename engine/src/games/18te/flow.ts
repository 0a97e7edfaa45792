import { topTrain } from '../../rail/depot.ts';
import {
  BANK,
  companyPlace,
  DEPOT,
  ipoPlace,
  marketPlace,
  OUT,
  priceMarker,
  seatPlace,
  slotPlace,
  station,
  trainOf,
} from '../../rail/ids.ts';
import { faceAt, stationsAt } from '../../rail/map/layout.ts';
import { byRank, cellOf, spotOfCompany, step2d } from '../../rail/market.ts';
import { inHands } from '../../rail/readers.ts';
import { nextSeat } from '../../rail/shares.ts';
import { noteOperated } from '../../rail/turns.ts';
import type { CompanyId } from '../../rail/types.ts';
import {
  notePass,
  openOperatingRound,
  openStockRound,
  openTurn,
  startPhases,
} from '../../rail/verbs/rounds.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import { doingBy, Draft } from '../../table/draft.ts';
import type { Effect, Seat } from '../../table/types.ts';
import type { TeDraft, TeTable } from './clock.ts';
import { OPERATING_TURN, STOCK_ROUND } from './course.ts';
import { BOARD } from './data/board.ts';
import { BID_STEP, FIRST_BID, SWEETENER } from './data/limits.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import { EXPORT_PHASES, PHASES, TRAINS } from './data/trains.ts';
import { found } from './deal.ts';
import { EXPORT_MARKER, FIRST_TRADE, roundPlace } from './pieces.ts';
import {
  charterOf,
  firstTrader,
  founded,
  inOrder,
  inPool,
  inTreasury,
  layout,
  lowestBid,
  nextToFound,
  placeOf,
  purse,
} from './readers.ts';

/** Every move of the title ends here: its effects, and what follows from them for the end of the game (§8). */
export function drafted(table: TeTable, write: (draft: TeDraft) => void): readonly Effect[] {
  const draft = new Draft(table);
  write(draft);
  if (draft.clock.ending === null) {
    const bank = draft.table.cash[BANK] ?? 0;
    const price = founded(draft.table).some((c) => cellOf(draft.table, MARKET, c)?.end);
    if (price) draft.set('ending', 'price');
    else if (bank <= 0 && draft.table.cash !== table.cash) draft.set('ending', 'bank');
  }
  return draft.effects;
}
export const doing = doingBy(drafted);

// —— Stock round ——

/** The player has acted; the next one clockwise is active (§6). */
export function endStockTurn(draft: TeDraft, seat: Seat): void {
  const next = nextSeat(draft.clock.seats, seat) ?? seat;
  draft.set('turn', next).set('sold', false);
}

/** Somebody bought, sold or auctioned: the count of passes starts again, and "First Trade" will follow him (§6, §6.7). */
export function traded(draft: TeDraft, seat: Seat): void {
  draft.set('passes', 0).set('lastTrader', seat);
}

/** A pass without any trade before it. When all have passed in succession the stock round ends, or KHS gets cheaper. */
export function passed(draft: TeDraft, seat: Seat): void {
  if (!notePass(draft, seat, endStockTurn)) return;
  if (draft.clock.opened) endStockRound(draft);
  else sweeten(draft);
}

/** §6.5: nobody wants KHS, so 10 more lie on its certificate; at 180 the holder of "First Trade" has to take it. */
function sweeten(draft: TeDraft): void {
  const company = nextToFound(draft.table);
  draft.set('passes', 0);
  if (company === null) {
    // Only hands can bring this about: everything is founded, so the round is an ordinary one.
    draft.set('opened', true);
    endStockRound(draft);
    return;
  }
  draft.pay(SWEETENER, BANK, ipoPlace(company), 'due/sweetener');
  if ((draft.table.cash[ipoPlace(company)] ?? 0) < FIRST_BID) return;
  const seat = firstTrader(draft.table);
  found(draft, company, seat, 0);
  draft.set('opened', true);
  traded(draft, seat);
  endStockTurn(draft, seat);
}

export function endStockRound(draft: TeDraft): void {
  const { lastTrader, seats } = draft.clock;
  if (lastTrader !== null)
    draft.put(FIRST_TRADE, seatPlace(nextSeat(seats, lastTrader) ?? lastTrader), { due: 'due/first-trade' });
  riseSoldOut(draft);
  startOperatingRound(draft, 1);
}

/** §6.7: companies wholly in players' hands rise one row, all at the same time, keeping their order. */
function riseSoldOut(draft: TeDraft): void {
  const { table } = draft;
  const soldOut = founded(table)
    .filter((c) => inTreasury(table, c) + inPool(table, c) === 0)
    .filter((c) => inHands(table, charterOf(c)) === 100)
    .sort(byRank(table, MARKET));
  const goals = new Map(soldOut.map((c) => [c, step2d(MARKET, spotOfCompany(table, c)!, 'up')] as const));
  const movers = soldOut.filter((c) => cellPlace(goals.get(c)!) !== placeOf(table, priceMarker(c)));
  const markers = new Set(movers.map(priceMarker));
  const bottom = new Map<string, number>();
  for (const company of movers) {
    const place = cellPlace(goals.get(company)!);
    const staying = piecesAt(table, place).filter((piece) => !markers.has(piece));
    const under =
      bottom.get(place) ?? Math.max(-1, ...staying.map((piece) => pieceOf(table, piece)!.order ?? 0));
    bottom.set(place, under + 1);
    draft.put(priceMarker(company), place, { order: under + 1, due: 'due/price' });
  }
}
const cellPlace = ({ row, col }: { readonly row: number; readonly col: number }): string =>
  marketPlace(row, col);
function startStockRound(draft: TeDraft): void {
  openStockRound(draft, firstTrader(draft.table), STOCK_ROUND, roundPlace('SR', 0));
}

// —— Operating round ——

function startOperatingRound(draft: TeDraft, or: number): void {
  openOperatingRound(draft, or, { auction: null }, roundPlace('OR', or));
  if (EXPORT_PHASES.includes(draft.clock.phase) && topTrain(draft.table))
    draft.put(EXPORT_MARKER, DEPOT, { order: -1, due: 'due/export-on' });
  nextCompany(draft);
}

/** The company with the best rank among those that have not operated yet (§7); none left: the round is over. */
export function nextCompany(draft: TeDraft): void {
  const company = openTurn(draft, inOrder(draft.table), OPERATING_TURN);
  if (company === null) endOperatingRound(draft);
  else placeHome(draft, company);
}

/** §7.4: the home station is placed for nothing when the company first operates – or waits until its circle exists (KPR). */
function placeHome(draft: TeDraft, company: CompanyId): void {
  const charter = charterOf(company);
  const marker = station(
    company,
    charter.stations.findIndex(({ use }) => use === 'home'),
  );
  if (placeOf(draft.table, marker) !== companyPlace(company)) return;
  for (const hex of charter.home) {
    const face = faceAt(BOARD, TILES, layout(draft.table), hex);
    for (const [node, spec] of face.nodes.entries()) {
      const slot = spec.home?.includes(company) ? (spec.reserved ?? []).indexOf(company) : -1;
      if (slot < 0 || stationsAt(layout(draft.table), hex, node).some((s) => s.slot === slot)) continue;
      draft.put(marker, slotPlace(hex, node, slot), { due: 'due/home' });
      return;
    }
  }
}

/** After a tile was laid or a circle became free, a home station that waited for its circle goes there at once. */
export function placeWaitingHomes(draft: TeDraft): void {
  for (const company of founded(draft.table))
    if (draft.clock.veterans.includes(company) || draft.clock.operating === company)
      placeHome(draft, company);
}

/** The company's turn is over. */
export function endTurn(draft: TeDraft): void {
  noteOperated(draft);
  nextCompany(draft);
}

/** §7.11: export, then the second operating round, the next stock round or the end of the game. */
function endOperatingRound(draft: TeDraft): void {
  exportTrain(draft);
  if (draft.clock.or < 2) startOperatingRound(draft, draft.clock.or + 1);
  else if (draft.clock.ending !== null || nothingLeft(draft.table)) draft.set('round', 'end');
  else startStockRound(draft);
}

/** Every company has gone and nobody can pay for the next one: no rule ends this game, but nothing can happen in it any more. */
function nothingLeft(table: TeTable): boolean {
  const next = nextToFound(table);
  const least = next === null ? Infinity : Math.ceil(lowestBid(table, next) / BID_STEP) * BID_STEP;
  return founded(table).length === 0 && table.clock.seats.every((seat) => purse(table, seat) < least);
}

function exportTrain(draft: TeDraft): void {
  const top = topTrain(draft.table);
  const lies = placeOf(draft.table, EXPORT_MARKER) === DEPOT;
  if (lies) draft.put(EXPORT_MARKER, BANK, { due: 'due/export-off' });
  if (!lies || !top || !EXPORT_PHASES.includes(draft.clock.phase)) return;
  draft.put(top, OUT, { due: 'due/export' });
  trainLeft(draft, trainOf(top) ?? '');
}

/** A train has left the factory, bought or exported: the first of its kind starts a phase and rusts others (§3.8). */
export const trainLeft = (draft: TeDraft, type: string): void => startPhases(draft, PHASES, TRAINS, type);
