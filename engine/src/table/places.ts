import { own } from './own.ts';
import type { Clock, Piece, PieceId, Place, Table } from './types.ts';

type Index = ReadonlyMap<Place, readonly PieceId[]>;
const indexes = new WeakMap<Table['pieces'], Index>();
const NOBODY: readonly PieceId[] = [];

function buildIndex(pieces: Table['pieces']): Index {
  const index = new Map<Place, PieceId[]>();
  for (const id in pieces) {
    const at = pieces[id]!.at;
    const list = index.get(at);
    if (list) list.push(id);
    else index.set(at, [id]);
  }
  // Most places are no stacks: sorting a tray of hundreds of tiles that have no order would cost more than all the rest.
  const rank = (id: PieceId): number => pieces[id]!.order ?? 0;
  for (const list of index.values())
    if (list.length > 1 && list.some((id) => pieces[id]!.order !== undefined))
      list.sort((x, y) => rank(x) - rank(y));
  return index;
}

/** Everything that lies somewhere, by place; stacks from the top down. Cached for the life of the position. */
export function index<C extends Clock>(table: Table<C>): Index {
  let found = indexes.get(table.pieces);
  if (!found) indexes.set(table.pieces, (found = buildIndex(table.pieces)));
  return found;
}

export const piecesAt = <C extends Clock>(table: Table<C>, place: Place): readonly PieceId[] =>
  index(table).get(place) ?? NOBODY;

export const pieceOf = <C extends Clock>(table: Table<C>, id: PieceId): Piece | undefined =>
  own(table.pieces, id);

export const cashOf = <C extends Clock>(table: Table<C>, account: string): number =>
  own(table.cash, account) ?? 0;

/** `tile/57/2` is the second of the identical pieces `tile/57`; a piece without a number is of its own kind. */
export const kindOfPiece = (id: PieceId): string => id.slice(0, Math.max(0, id.lastIndexOf('/'))) || id;

/** A value computed once for each position, or part of one: derived things are never stored in a table. */
export function perTable<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let hit = cache.get(key);
    if (!hit) cache.set(key, (hit = { value: compute(key) }));
    return hit.value;
  };
}
