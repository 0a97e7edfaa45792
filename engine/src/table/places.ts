import { carried } from './carried.ts';
import { own } from './own.ts';
import type { Pieces, WithPieces } from './pieces.ts';
import type { Clock, PieceId, Place, Table } from './types.ts';

/** A value computed once for each position, or part of one: derived things are never stored in a table. */
export function perTable<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let hit = cache.get(key);
    if (!hit) cache.set(key, (hit = { value: compute(key) }));
    return hit.value;
  };
}

type Index = ReadonlyMap<Place, readonly PieceId[]>;
const NOBODY: readonly PieceId[] = [];

function buildIndex(pieces: Pieces): Index {
  const index = new Map<Place, PieceId[]>();
  const stacks = new Map<PieceId[], number[]>();
  pieces.forEach(({ at, order }, id) => {
    let list = index.get(at);
    if (!list) index.set(at, (list = []));
    // Most places are no stacks: only where a piece has an order is anything sorted.
    if (order !== undefined && !stacks.has(list)) stacks.set(list, Array<number>(list.length).fill(0));
    stacks.get(list)?.push(order ?? 0);
    list.push(id);
  });
  for (const [list, orders] of stacks) sortBy(list, orders);
  return index;
}

/** Sorts a stack by the order of its pieces; equals stay as they are. Mostly there is nothing to do. */
function sortBy(list: PieceId[], orders: readonly number[]): void {
  if (orders.every((order, i) => i === 0 || orders[i - 1]! <= order)) return;
  const ranked = list.map((id, i) => ({ id, order: orders[i]! })).sort((x, y) => x.order - y.order);
  ranked.forEach(({ id }, i) => (list[i] = id));
}

const indexes = perTable(buildIndex);
/** Everything that lies somewhere, by place; stacks from the top down. The same for the same pieces, however they came there. */
export const index = <C extends Clock>(table: Table<C>): Index => indexes(table.pieces);

/** What lay where at some time, and the places between which something was carried since (also those now empty). */
interface Heaps {
  readonly before: Index;
  readonly since: Index;
}
/** With a quarter of the places touched a new list of all is due. */
const isOld = ({ before, since }: Heaps): boolean => since.size * 4 > before.size;

/** As `index`, but made out of the one before: only the places between which something was carried are new. */
const heaps = carried<Heaps>(
  (pieces) => ({ before: buildIndex(pieces), since: new Map() }),
  (known, from, to, moved) => {
    const since = new Map(known.since);
    const touched = new Set<Place>();
    for (const id of moved) touched.add(from.get(id)!.at).add(to.get(id)!.at);
    for (const place of touched) {
      const list = heapAt(known, place).filter((id) => !moved.has(id));
      for (const id of moved) if (to.get(id)!.at === place) insert(list, id, to);
      since.set(place, list);
    }
    const now = { before: known.before, since };
    if (!isOld(now)) return now;
    const before = new Map(known.before);
    for (const [place, list] of since)
      if (list.length > 0) before.set(place, list);
      else before.delete(place);
    return { before, since: new Map() };
  },
);
const heapAt = ({ before, since }: Heaps, place: Place): readonly PieceId[] =>
  since.get(place) ?? before.get(place) ?? NOBODY;

/** Equals of a stack are listed in the order of the setup. */
function insert(list: PieceId[], id: PieceId, pieces: Pieces): void {
  const orderOf = (other: PieceId): number => pieces.get(other)!.order ?? 0;
  const order = orderOf(id);
  const rank = pieces.numberOf(id);
  const isBefore = (other: PieceId): boolean =>
    orderOf(other) < order || (orderOf(other) === order && pieces.numberOf(other) < rank);
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, id);
}

export const piecesAt = (table: WithPieces, place: Place): readonly PieceId[] =>
  heapAt(heaps(table.pieces), place);

export { everyPiece, pieceIds, pieceOf, piecesFrom, placeOf } from './pieces.ts';

export const cashOf = <C extends Clock>(table: Table<C>, account: string): number =>
  own(table.cash, account) ?? 0;

/** `tile/57/2` is the second of the identical pieces `tile/57`; a piece without a number is of its own kind. */
export const kindOfPiece = (id: PieceId): string => id.slice(0, Math.max(0, id.lastIndexOf('/'))) || id;
