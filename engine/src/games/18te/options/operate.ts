import { QUICK } from '../../../rail/best-runs.ts';
import { sideInUse } from '../../../rail/depot.ts';
import { ownerOf } from '../../../rail/ids.ts';
import type { Finder } from '../../../rail/options.ts';
import { found, legal } from '../../../rail/options.ts';
import type { About } from '../../../table/game.ts';
import type { Move, PieceId, Seat } from '../../../table/types.ts';
import type { RouteMade } from '../../../rail/clock.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { FOUNDING_ORDER } from '../data/companies.ts';
import { TRAINS } from '../data/trains.ts';
import { announce } from '../moves/announce.ts';
import { bankrupt } from '../moves/bankrupt.ts';
import { discard } from '../moves/discard.ts';
import { done } from '../moves/done.ts';
import { issue } from '../moves/issue.ts';
import { accept, decline, offer } from '../moves/offer.ts';
import { payout } from '../moves/payout.ts';
import { raise } from '../moves/raise.ts';
import { redeem } from '../moves/redeem.ts';
import { run } from '../moves/run.ts';
import { train } from '../moves/train.ts';
import { onSale } from '../purchase.ts';
import { director, founded, overLimit, purse, trainsOf, treasury } from '../readers.ts';
import { highestPossible } from '../revenue.ts';
import { bestRunOf } from '../runs.ts';

const COUNTS = [1, 2, 3, 4, 5, 6, 7] as const;

function isOperator(table: TeTable, seat: Seat): boolean {
  const { operating, round } = table.clock;
  return round === 'OR' && operating !== null && director(table, operating) === seat;
}

/** A subset: the best run, each of its routes alone, and no run at all; every shorter run is legal too. */
function* runsOf(table: TeTable, seat: Seat): Iterable<readonly RouteMade[]> {
  const { operating, step } = table.clock;
  if (operating === null || !isOperator(table, seat)) return;
  if (step !== 'track' && step !== 'station' && step !== 'run') return;
  const { routes } = bestRunOf(table, operating, QUICK);
  if (routes.length > 0) yield routes;
  if (routes.length > 1) for (const route of routes) yield [route];
  yield [];
}

/** A subset: the best run, if nobody has shown as much yet. */
function* betterRuns(table: TeTable): Iterable<readonly RouteMade[]> {
  const { operating, round, step } = table.clock;
  if (operating === null || round !== 'OR' || step !== 'payout') return;
  const { routes, revenue } = bestRunOf(table, operating, QUICK);
  if (revenue > highestPossible(table)) yield routes;
}

/** Trains of other companies, each with the prices worth naming: the least, the face value, all there is; in need
 * also the most that the president can help to pay. Every price in between may be said as well. */
function* foreignTrains(
  table: TeTable,
  own: boolean,
): Iterable<{ readonly train: PieceId; readonly price: number }> {
  const { operating } = table.clock;
  if (operating === null) return;
  for (const company of founded(table)) {
    const same = director(table, company) === director(table, operating);
    if (company === operating || same !== own) continue;
    for (const piece of trainsOf(table, company)) {
      const face = sideInUse(table, TRAINS, piece)?.price ?? 1;
      const cash = treasury(table, operating);
      const helped = Math.min(face, cash + Math.max(0, purse(table, director(table, operating))));
      for (const price of new Set([1, face, cash, helped])) yield { train: piece, price };
    }
  }
}

/** With the treasury short, a price that the president helps to pay is at most the face value. */
function* reachable(
  table: TeTable,
  seat: Seat,
  own: boolean,
): Iterable<{ readonly train: PieceId; readonly price: number }> {
  const most = treasury(table, table.clock.operating ?? '') + Math.max(0, purse(table, seat));
  for (const wish of foreignTrains(table, own)) if (wish.price >= 1 && wish.price <= most) yield wish;
}

const MAKERS: Readonly<Record<string, Finder<TeClock>>> = {
  run: legal(run, function* (table, seat) {
    for (const routes of runsOf(table, seat)) yield { type: 'run', seat, routes };
  }),
  announce: legal(announce, function* (table, seat) {
    for (const routes of betterRuns(table)) yield { type: 'announce', seat, routes };
  }),
  payout: legal(payout, function* (table, seat) {
    if (table.clock.step !== 'payout' || !isOperator(table, seat)) return;
    for (const kind of ['pay', 'withhold'] as const) yield { type: 'payout', seat, kind };
  }),
  discard: legal(discard, function* (table, seat) {
    for (const company of overLimit(table))
      for (const piece of trainsOf(table, company)) yield { type: 'discard', seat, train: piece };
  }),
  train: legal(train, function* (table, seat) {
    if (table.clock.step !== 'trains' || !isOperator(table, seat)) return;
    for (const { train: piece, side, source } of onSale(table))
      yield source === 'depot'
        ? { type: 'train', seat, train: piece, side: side.name }
        : { type: 'train', seat, train: piece };
    for (const { train: piece, price } of reachable(table, seat, true))
      yield { type: 'train', seat, train: piece, price };
  }),
  offer: legal(offer, function* (table, seat) {
    if (table.clock.step !== 'trains' || !isOperator(table, seat)) return;
    for (const wish of reachable(table, seat, false)) yield { type: 'offer', seat, ...wish };
  }),
  accept: legal(accept, function* (table, seat) {
    if (table.clock.offer !== null) yield { type: 'accept', seat };
  }),
  decline: legal(decline, function* (table, seat) {
    if (table.clock.offer !== null) yield { type: 'decline', seat };
  }),
  raise: legal(raise, function* (table, seat) {
    if (table.clock.step !== 'trains' || !isOperator(table, seat)) return;
    for (const company of FOUNDING_ORDER)
      for (const count of COUNTS) yield { type: 'raise', seat, company, count };
  }),
  bankrupt: legal(bankrupt, function* (table, seat) {
    if (table.clock.step === 'trains' && isOperator(table, seat)) yield { type: 'bankrupt', seat };
  }),
  issue: legal(issue, function* (table, seat) {
    if (isOperator(table, seat)) for (const count of COUNTS) yield { type: 'issue', seat, count };
  }),
  redeem: legal(redeem, function* (table, seat) {
    if (isOperator(table, seat)) for (const count of COUNTS) yield { type: 'redeem', seat, count };
  }),
  done: legal(done, function* (table, seat) {
    if (table.clock.round === 'OR') yield { type: 'done', seat };
  }),
};

/** Whether a move has to do with a piece that somebody holds in the hand. */
function concerns(table: TeTable, move: Move, piece: PieceId): boolean {
  if (piece.startsWith('train/')) {
    const { routes } = move;
    return (
      move['train'] === piece || (Array.isArray(routes) && JSON.stringify(routes).includes(`"${piece}"`))
    );
  }
  if (!piece.startsWith('cert/')) return false;
  const company = move.type === 'raise' ? move['company'] : table.clock.operating;
  return ['raise', 'issue', 'redeem'].includes(move.type) && ownerOf(piece) === company;
}

/**
 * Legal moves of an operating company's later steps. Complete but for three: runs and announcements (the best
 * run, its single routes, no run) and prices between companies (1, face value, the whole treasury, all with help).
 */
export const operateOptions = (table: TeTable, seat: Seat, about: About = {}): Iterable<Move> =>
  found(MAKERS, table, seat, about, concerns);
