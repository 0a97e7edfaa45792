import { QUICK } from '../../../rail/best-runs.ts';
import { sideInUse, trainsAt } from '../../../rail/depot.ts';
import { ownerOf } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Finder } from '../../../rail/options.ts';
import { found, legal } from '../../../rail/options.ts';
import { isLegal } from '../../../table/rules.ts';
import type { About } from '../../../table/game.ts';
import type { Move, PieceId, Seat } from '../../../table/types.ts';
import { bestRunOf } from '../best-run.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { gapOf } from '../emergency.ts';
import type { Combine } from '../moves/combine.ts';
import { combine } from '../moves/combine.ts';
import { discard } from '../moves/discard.ts';
import { dividend } from '../moves/dividend.ts';
import { done } from '../moves/done.ts';
import { offer } from '../moves/offer.ts';
import { raise } from '../moves/raise.ts';
import { replace } from '../moves/replace.ts';
import { run } from '../moves/run.ts';
import { takeover } from '../moves/takeover.ts';
import { isTenderForSale, tender } from '../moves/tender.ts';
import { train } from '../moves/train.ts';
import { SCRAP, TENDERS } from '../pieces.ts';
import { inNeed, onSale } from '../purchase.ts';
import {
  countedTrains,
  director,
  holding,
  isMinor,
  overLimit,
  started,
  trainsOf,
  treasury,
} from '../readers.ts';
import { trainName } from '../score.ts';

/** The operating company, if this seat decides for it and it is at one of these steps. */
function operatorAt(table: EspTable, seat: Seat, ...steps: readonly string[]): CompanyId | null {
  const { operating, round, step } = table.clock;
  if (round !== 'OR' || operating === null || director(table, operating) !== seat) return null;
  return steps.length === 0 || steps.includes(step) ? operating : null;
}
/** Of pieces that are alike one is enough. */
function unlike(table: EspTable, trains: readonly PieceId[]): readonly PieceId[] {
  const kinds = new Map<string, PieceId>();
  for (const piece of trains) {
    const name = trainName(table, piece);
    if (!kinds.has(name)) kinds.set(name, piece);
  }
  return [...kinds.values()];
}

/** A subset: the best run, each of its routes alone, and no run at all; every shorter run is legal too. */
const runs = legal(run, function* (table, seat) {
  const company = operatorAt(table, seat, 'build', 'run');
  if (company === null) return;
  const { routes } = bestRunOf(table, company, QUICK);
  if (routes.length > 0) yield { type: 'run', seat, routes };
  if (routes.length > 1) for (const route of routes) yield { type: 'run', seat, routes: [route] };
  yield { type: 'run', seat, routes: [] };
});

/** Trains of the bank; where treasury and director cannot pay, with the loan that closes the gap. */
const purchases = legal(train, function* (table, seat) {
  const company = operatorAt(table, seat, 'takeover', 'trains');
  if (company === null) return;
  const gap = inNeed(table, company) ? Math.max(0, gapOf(table, company)) : 0;
  for (const { train: piece, side, source } of onSale(table)) {
    const move = { type: 'train', seat, train: piece, ...(source === 'depot' ? { side: side.name } : {}) };
    yield gap > 0 ? { ...move, loan: gap } : move;
  }
});

/**
 * A subset: every price from 1 up to the treasury is legal where the lowest is. Named are the ends and the
 * printed price.
 */
function* offers(table: EspTable, seat: Seat): Iterable<Move> {
  const company = operatorAt(table, seat, 'takeover', 'trains');
  if (company === null) return;
  for (const seller of started(table)) {
    if (seller === company) continue;
    for (const piece of unlike(table, trainsOf(table, seller))) {
      const face = sideInUse(table, TRAINS, piece)?.price ?? 1;
      for (const price of new Set([1, face, Math.max(1, treasury(table, company))])) {
        const move = { type: 'offer', seat, train: piece, price };
        if (isLegal(offer.rules, table, move)) yield move;
      }
    }
  }
}

const combinations = legal(combine, function* (table, seat) {
  const company = operatorAt(table, seat, 'takeover', 'trains');
  if (company === null) return;
  for (const piece of unlike(table, countedTrains(table, company))) {
    const gauge = sideInUse(table, TRAINS, piece)?.gauge;
    const kinds = new Map<string, Combine>();
    for (const recycled of trainsAt(table, SCRAP)) {
      const spec = TRAINS.find(({ id }) => recycled.startsWith(`train/${id}/`));
      const side = spec?.sides.find((s) => s.gauge !== gauge)?.name ?? '';
      if (!kinds.has(side)) kinds.set(side, { type: 'combine', seat, train: piece, recycled, side });
    }
    yield* kinds.values();
  }
});

const MAKERS: Readonly<Record<string, Finder<EspClock>>> = {
  discard: legal(discard, function* (table, seat) {
    for (const company of overLimit(table))
      for (const piece of unlike(table, countedTrains(table, company)))
        yield { type: 'discard', seat, train: piece };
  }),
  replace: legal(replace, function* (table, seat) {
    if (table.clock.vacancy === null) return;
    for (const place of [true, false]) yield { type: 'replace', seat, place };
  }),
  run: runs,
  dividend: legal(dividend, function* (table, seat) {
    if (operatorAt(table, seat, 'income') === null) return;
    for (const kind of ['pay', 'withhold'] as const) yield { type: 'dividend', seat, kind };
  }),
  takeover: legal(takeover, function* (table, seat) {
    if (operatorAt(table, seat, 'takeover') === null) return;
    for (const minor of started(table).filter(isMinor)) yield { type: 'takeover', seat, minor };
  }),
  train: purchases,
  raise: legal(raise, function* (table, seat) {
    if (operatorAt(table, seat, 'takeover', 'trains') === null) return;
    for (const company of table.clock.companies)
      for (let count = 1; count <= 8 && count * 10 <= holding(table, seat, company); count++)
        yield { type: 'raise', seat, company, count };
  }),
  offer: offers,
  combine: combinations,
  tender: legal(tender, function* (table, seat) {
    if (operatorAt(table, seat) === null) return;
    const places = new Set<string>();
    for (const piece of TENDERS.filter((id) => isTenderForSale(table, id))) {
      const { at } = table.pieces[piece]!;
      if (!places.has(at)) yield { type: 'tender', seat, tender: piece };
      places.add(at);
    }
  }),
  done: legal(done, function* (table, seat) {
    if (table.clock.round === 'OR') yield { type: 'done', seat };
  }),
};

/**
 * Whether a move has to do with a piece that somebody holds in the hand; equal pieces stand in for each
 * other.
 */
function concerns(table: EspTable, move: Move, piece: PieceId): boolean {
  if (piece.startsWith('train/')) {
    if (move.type === 'run') return JSON.stringify(move['routes']).includes(`"${piece}"`);
    return ['train', 'recycled'].some((field) => isTwin(table, move[field], piece));
  }
  if (piece.startsWith('tender/')) return move.type === 'tender' && isTwin(table, move['tender'], piece);
  if (piece.startsWith('cert/')) return move.type === 'raise' && move['company'] === ownerOf(piece);
  if (piece.startsWith('token/'))
    return move.type === 'replace' && table.clock.vacancy?.company === ownerOf(piece);
  return piece.startsWith('charter/') && move.type === 'takeover' && move['minor'] === ownerOf(piece);
}
const isTwin = (table: EspTable, named: unknown, piece: PieceId): boolean =>
  named === piece ||
  (typeof named === 'string' &&
    table.pieces[named]?.at === table.pieces[piece]?.at &&
    trainName(table, named) === trainName(table, piece));

/**
 * Legal moves of an operating company's later steps. Complete but for runs (the best one, its single routes,
 * none) and prices between companies; of equal pieces one is named.
 */
export const operateOptions = (table: EspTable, seat: Seat, about: About = {}): Iterable<Move> =>
  found(MAKERS, table, seat, about, concerns);
