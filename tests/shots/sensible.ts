import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { RailClock } from '@stellwerk/engine/rail/clock.ts';
import { noLuck } from '@stellwerk/engine/table/luck.ts';
import type { Clock, Json, Move, Table } from '@stellwerk/engine/table/types.ts';
import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { everyPiece, pieceIds } from '@stellwerk/engine/table/places.ts';

type Railway = Table<RailClock>;
type HexMap = Extract<Surface, { readonly kind: 'hexmap' }>;

const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const wordIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const after = <C extends Clock>(game: Game, table: Table<C>, move: Move): Table<C> =>
  apply(table, game.moves[move.type]!.effects(table, move, noLuck));

const revenueOf = (game: Game, table: Table, company: string): number =>
  game.runs?.best(table, company, 4000)?.revenue ?? 0;

/** With the longest train of the box: what the network could earn one day. */
function promiseOf(game: Game, table: Table, company: string): number {
  const trains = pieceIds(table).filter((id) => id.startsWith('train/'));
  const longest = trains.toSorted().at(-1);
  if (longest === undefined) return 0;
  const side = longest.split('/')[1]!;
  return revenueOf(game, apply(table, [{ put: longest, at: `company/${company}`, side }]), company);
}

/** Steps from a hex to the nearest stop that the company does not run to yet. */
function wayToGo(map: HexMap, table: Table, company: string, from: string): number {
  const tokens = everyPiece(table).filter(([id]) => id.startsWith(`token/${company}/`));
  const own = new Set(tokens.map(([, { at }]) => at.split('/')[1]));
  const laid = new Set(
    everyPiece(table)
      .map(([, piece]) => piece)
      .flatMap(({ at }) => /^hex\/([^/]+)$/.exec(at)?.[1] ?? []),
  );
  const start = map.board.hexes[from];
  if (!start) return 9;
  const goals = Object.values(map.board.hexes).filter(
    ({ id, nodes, colour }) =>
      id !== from && !own.has(id) && nodes.length > 0 && (colour !== 'white' || !laid.has(id)),
  );
  const steps = goals.map(({ col, row, nodes }) => {
    const across = Math.abs(col - start.col);
    const far = across + Math.max(0, Math.abs(row - start.row) - across) / 2;
    return far + (nodes.some(({ kind }) => kind === 'town') ? 1 : 0);
  });
  return Math.min(9, ...steps);
}

const MOST_LAYS = 60;

function bestLay(game: Game, table: Railway, lays: readonly Move[]): Move | null {
  const company = table.clock.operating ?? '';
  const map = game.stage(table).surfaces.find((s): s is HexMap => s.kind === 'hexmap');
  if (!map || lays.length === 0) return null;
  const [now, promised] = [revenueOf(game, table, company), promiseOf(game, table, company)];
  // Of very many only some, spread over all of them.
  const step = Math.ceil(lays.length / MOST_LAYS);
  const some = lays.filter((_, i) => i % step === table.clock.set % step);
  const valued = some.map((move) => {
    const next = after(game, table, move);
    const paid = (table.cash[`company/${company}`] ?? 0) - (next.cash[`company/${company}`] ?? 0);
    const gain = 3 * (revenueOf(game, next, company) - now) + 2 * (promiseOf(game, next, company) - promised);
    return { move, value: gain - paid / 2 - 3 * wayToGo(map, next, company, wordIn(move['hex'])) };
  });
  return valued.reduce((a, b) => (b.value > a.value ? b : a)).move;
}

function bestBuy(game: Game, table: Table, buys: readonly Move[]): Move | null {
  const ledger = game.ledger(table);
  const row = (id: string) => ledger.rows.find(({ label }) => label === id)?.cells ?? {};
  const valued = buys.map((move) => {
    const company = wordIn(move['company']);
    const yieldOf = numberIn(row(company)['revenue']) / Math.max(1, numberIn(row(company)['price']));
    const held = numberIn(row(move.seat)[company]);
    return {
      move,
      value: yieldOf * 10 + (held >= 30 && held < 60 ? 6 : 0) - (move['from'] === 'pool' ? 1 : 0),
    };
  });
  const best = valued.reduce<(typeof valued)[number] | null>(
    (a, b) => (a && a.value >= b.value ? a : b),
    null,
  );
  return best?.move ?? null;
}

/** A company when there is enough money for its first shares; which one, the round and the seat say. */
function found(table: Railway, seat: string, starts: readonly Move[]): Move | null {
  const cash = table.cash[`seat/${seat}`] ?? 0;
  const paid = starts.filter((move) => numberIn(move['par']) * 4 <= cash);
  const companies = [...new Set(paid.map((move) => wordIn(move['company'])))];
  const company = companies[(table.clock.set * 3 + seat.length) % Math.max(1, companies.length)];
  return paid.findLast((move) => wordIn(move['company']) === company) ?? null;
}

/**
 * Somebody who plays a railway as people do: track from city to city, the best run, dividends, new trains while they
 * can be paid, shares of what earns. No good player, but the board looks like a game.
 *
 * The next move of whoever is to decide; null: nothing is left to do.
 */
export function sensibleMove(
  game: Game,
  table: Railway,
  isLiked: (move: Move) => boolean = () => true,
): Move | null {
  const seat = game.turn(table)[0];
  if (seat === undefined) return null;
  const may = [...game.options(table, seat)];
  const liked = may.filter(isLiked);
  const all = liked.length > 0 ? liked : may;
  const of = (type: string): readonly Move[] => all.filter((move) => move.type === type);
  const company = table.clock.operating ?? '';
  const cash = table.cash[`company/${company}`] ?? 0;
  const trains = everyPiece(table).filter(
    ([id, { at }]) => id.startsWith('train/') && at === `company/${company}`,
  ).length;
  if (of('discard').length > 0) return of('discard')[0]!;
  if (of('decline').length > 0) return of('decline')[0]!;
  const lay = bestLay(game, table, of('lay'));
  if (lay) return lay;
  const [station] = of('station');
  if (station && cash >= 150) return station;
  if (of('run').length > 0) return of('run')[0]!;
  const shared = [...of('payout'), ...of('dividend')];
  const [pay, keep] = ['pay', 'withhold'].map((kind) => shared.find((move) => move['kind'] === kind));
  if (pay || keep) {
    const isSaving = trains < 2 && cash < 300 && keep !== undefined && table.clock.set % 3 === 0;
    return (isSaving ? keep : pay) ?? keep ?? null;
  }
  const bought = of('train')
    .map((move) => ({ move, paid: cash - (after(game, table, move).cash[`company/${company}`] ?? 0) }))
    // Nothing from one's own other company for a coin.
    .filter(({ move }) => move['price'] === undefined)
    .toSorted((a, b) => b.paid - a.paid);
  if (bought[0] && trains < 2 && bought[0].paid <= cash) return bought[0].move;
  if (of('done').length > 0) return of('done')[0]!;
  if (bought.length > 0) return bought.at(-1)!.move;
  const [auction] = of('auction');
  if (auction && (table.cash[`seat/${seat}`] ?? 0) >= numberIn(auction['bid'])) return auction;
  const [bid] = of('bid');
  if (bid && numberIn(bid['bid']) * 2 <= (table.cash[`seat/${seat}`] ?? 0)) return bid;
  const founding = found(table, seat, [...of('par'), ...of('start')]);
  if (founding) return founding;
  const buy = bestBuy(game, table, of('buy'));
  if (buy) return buy;
  return of('pass')[0] ?? of('train')[0] ?? all[0] ?? null;
}

/** What a title's players would think of at all. */
export type Liked = (table: Railway, move: Move) => boolean;

/** So many moves in a row, as they would be made from here. */
export function sensibleMoves(game: Game, from: Railway, count: number, isLiked?: Liked): readonly Move[] {
  const moves: Move[] = [];
  let table = from;
  while (moves.length < count) {
    const now = table;
    const move = sensibleMove(game, now, isLiked && ((one) => isLiked(now, one)));
    if (!move) break;
    moves.push(move);
    table = after(game, table, move);
  }
  return moves;
}
