import { ipoPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { concernsShare } from '../../../rail/options.ts';
import { isLegal } from '../../../table/rules.ts';
import type { About } from '../../../table/game.ts';
import type { Move, Seat } from '../../../table/types.ts';
import type { EspTable } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { PRIVATE_IDS } from '../data/privates.ts';
import { accept, decline } from '../moves/answer.ts';
import { bid } from '../moves/bid.ts';
import { buy } from '../moves/buy.ts';
import { par, parsOf } from '../moves/par.ts';
import { pass } from '../moves/pass.ts';
import { buyPrivateMove } from '../moves/private.ts';
import type { BuyPrivate } from '../moves/private.ts';
import { repay } from '../moves/repay.ts';
import { sell } from '../moves/sell.ts';
import { isFree, start } from '../moves/start.ts';
import { privateCard } from '../pieces.ts';
import { bringsTrain, mostFor } from '../privates.ts';
import {
  askedSeat,
  debtOf,
  director,
  hasPrice,
  holding,
  isMajor,
  isMinor,
  isPublished,
  playerOwning,
  purse,
  treasury,
} from '../readers.ts';

type Finder = (table: EspTable, seat: Seat, about?: About) => Iterable<Move>;

/** The card of a private company is in mind, or nothing. */
const concernsCard = (about: About | undefined, card: string): boolean =>
  about?.piece === undefined || about.piece === card;

function* bids(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  const { lot } = table.clock;
  if (lot === null || !concernsCard(about, privateCard(lot.private))) return;
  const step = isPublished(table) ? 1 : BID_STEP;
  const floor = lot.bidder === null ? lot.price : lot.bid + 1;
  const least = { type: 'bid', seat, bid: Math.ceil(floor / step) * step };
  // What the lowest bid may, all higher ones may, up to the purse.
  if (!isLegal(bid.rules, table, least)) return;
  for (let offer = least.bid; offer <= purse(table, seat); offer += step) yield { ...least, bid: offer };
}

function* pars(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  const { parDue } = table.clock;
  if (parDue === null || about?.piece !== undefined) return;
  for (const value of parsOf(table, parDue.company)) {
    const move = { type: 'par', seat, par: value };
    if (isLegal(par.rules, table, move)) yield move;
  }
}

function* sales(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  for (const company of table.clock.companies) {
    if (!isMajor(company) || !concernsShare(table, about, company, seatPlace(seat))) continue;
    for (let count = 1; count <= 8 && count * 10 <= holding(table, seat, company); count++) {
      const move = { type: 'sell', seat, company, count };
      if (isLegal(sell.rules, table, move)) yield move;
    }
  }
}

function* repayments(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  if (about?.piece !== undefined) return;
  const debt = debtOf(table, seat);
  for (let amount = isPublished(table) ? debt : 1; amount <= debt && amount > 0; amount++) {
    const move = { type: 'repay', seat, amount };
    // Dearer ones are out of reach too.
    if (!isLegal(repay.rules, table, move)) return;
    yield move;
  }
}

function* purchases(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  for (const company of table.clock.companies)
    for (const from of ['ipo', 'market'] as const) {
      if (!hasPrice(table, company) || isMinor(company)) continue;
      if (!concernsShare(table, about, company, from === 'market' ? POOL : ipoPlace(company))) continue;
      const move = { type: 'buy', seat, company, from };
      if (isLegal(buy.rules, table, move)) yield move;
    }
}

function* starts(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  for (const company of table.clock.companies) {
    if (!isFree(table, company) || !concernsShare(table, about, company, ipoPlace(company))) continue;
    for (const value of parsOf(table, company)) {
      const move = { type: 'start', seat, company, par: value };
      if (isLegal(start.rules, table, move)) yield move;
      else break;
    }
  }
}

function* passes(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  const move = { type: 'pass', seat };
  if (about?.piece === undefined && isLegal(pass.rules, table, move)) yield move;
}

function* privates(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  const company = table.clock.operating;
  if (company === null) return;
  for (const id of PRIVATE_IDS) {
    if (playerOwning(table, id) === null || !concernsCard(about, privateCard(id))) continue;
    const sides = !bringsTrain(table, id)
      ? [undefined]
      : isMinor(company)
        ? ['2' as const]
        : (['2', '1+2'] as const);
    for (const side of sides) {
      const least: BuyPrivate = { type: 'private', seat, private: id, price: 1, ...(side ? { side } : {}) };
      if (!isLegal(buyPrivateMove.rules, table, least)) continue;
      const most = Math.min(mostFor(table, id), treasury(table, company));
      for (let price = 1; price <= most; price++) yield { ...least, price };
    }
  }
}

function* answers(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  if (about?.piece !== undefined) return;
  for (const [type, spec] of [
    ['accept', accept],
    ['decline', decline],
  ] as const)
    if ((about?.type === undefined || about.type === type) && isLegal(spec.rules, table, { type, seat }))
      yield { type, seat };
}

const AUCTION: Readonly<Record<string, Finder>> = { bid: bids, pass: passes };
const STOCK: Readonly<Record<string, Finder>> = {
  sell: sales,
  repay: repayments,
  buy: purchases,
  start: starts,
  pass: passes,
};

/** What players may do now in the auction and in stock rounds, and what companies may do with private companies. */
export function* playerOptions(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  const { round, turn, lot, parDue, offer, operating } = table.clock;
  if (parDue !== null) {
    if (parDue.seat === seat && wants(about, 'par')) yield* pars(table, seat, about);
    return;
  }
  if (round === 'auction' && (lot === null || lot.turn === seat)) yield* each(AUCTION, table, seat, about);
  if (round === 'SR' && turn === seat) yield* each(STOCK, table, seat, about);
  if (round !== 'OR') return;
  if (offer !== null) {
    if (askedSeat(table, offer) === seat || director(table, offer.buyer) === seat)
      yield* answers(table, seat, about);
    return;
  }
  if (operating !== null && director(table, operating) === seat && wants(about, 'private'))
    yield* privates(table, seat, about);
}
const wants = (about: About | undefined, type: string): boolean =>
  about?.type === undefined || about.type === type;
function* each(
  finders: Readonly<Record<string, Finder>>,
  table: EspTable,
  seat: Seat,
  about?: About,
): Iterable<Move> {
  for (const [type, find] of Object.entries(finders)) if (wants(about, type)) yield* find(table, seat, about);
}
