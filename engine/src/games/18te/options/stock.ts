import { companyPlace, ipoPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { concernsShare } from '../../../rail/options.ts';
import { isLegal } from '../../../rail/rules.ts';
import type { About } from '../../../table/game.ts';
import type { Move, Seat } from '../../../table/types.ts';
import type { TeTable } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { auction } from '../moves/auction.ts';
import { bid } from '../moves/bid.ts';
import { buy } from '../moves/buy.ts';
import { pass } from '../moves/pass.ts';
import { sell } from '../moves/sell.ts';
import { founded, holding, lowestBid, nextToFound, purse } from '../readers.ts';

function* sales(table: TeTable, seat: Seat, about?: About): Iterable<Move> {
  for (const company of founded(table)) {
    if (!concernsShare(table, about, company, seatPlace(seat))) continue;
    for (let count = 1; count <= 7 && count * 10 <= holding(table, seat, company); count++) {
      const move = { type: 'sell', seat, company, count };
      if (isLegal(sell.rules, table, move)) yield move;
    }
  }
}

function* purchases(table: TeTable, seat: Seat, about?: About): Iterable<Move> {
  for (const company of founded(table))
    for (const from of ['treasury', 'pool'] as const) {
      if (!concernsShare(table, about, company, from === 'pool' ? POOL : companyPlace(company))) continue;
      const move = { type: 'buy', seat, company, from };
      if (isLegal(buy.rules, table, move)) yield move;
    }
}

function* openings(table: TeTable, seat: Seat, about?: About): Iterable<Move> {
  const company = nextToFound(table);
  if (company === null || !concernsShare(table, about, company, ipoPlace(company))) return;
  const least = Math.max(0, Math.ceil(lowestBid(table, company) / BID_STEP) * BID_STEP);
  const opening = { type: 'auction', seat, company, bid: least };
  // What the lowest bid may, all higher ones may, up to the purse.
  if (!isLegal(auction.rules, table, opening)) return;
  for (let offer = least; offer <= purse(table, seat); offer += BID_STEP) yield { ...opening, bid: offer };
}

function* raises(table: TeTable, seat: Seat, about?: About): Iterable<Move> {
  const running = table.clock.auction;
  if (running === null || !concernsShare(table, about, running.company, ipoPlace(running.company))) return;
  const raise = { type: 'bid', seat, bid: running.bid + BID_STEP };
  if (!isLegal(bid.rules, table, raise)) return;
  for (let offer = raise.bid; offer <= purse(table, seat); offer += BID_STEP) yield { ...raise, bid: offer };
}

function* passes(table: TeTable, seat: Seat, about?: About): Iterable<Move> {
  const move = { type: 'pass', seat };
  if (about?.piece === undefined && isLegal(pass.rules, table, move)) yield move;
}

const BY_TYPE = { sell: sales, buy: purchases, auction: openings, bid: raises, pass: passes } as const;

/** What a player may do now in the stock round. */
export function* stockOptions(table: TeTable, seat: Seat, about?: About): Iterable<Move> {
  const { round, auction: running, turn } = table.clock;
  if (round !== 'SR' || (running ? running.turn : turn) !== seat) return;
  for (const [type, find] of Object.entries(BY_TYPE))
    if (about?.type === undefined || about.type === type) yield* find(table, seat, about);
}
