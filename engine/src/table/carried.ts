import type { PieceId, Table } from './types.ts';

type Pieces = Table['pieces'];

/**
 * Where pieces came from. A move carries a few of hundreds, so what was read off the pieces before it need not be
 * read again: whoever wants it for the new position takes the old answer and looks at what was moved.
 */
interface Origin {
  readonly from: Pieces;
  readonly moved: Iterable<PieceId>;
}
const origins = new WeakMap<Pieces, Origin>();

/** Called by `apply`: `to` are the pieces `from`, with these put elsewhere (or turned, or turned over). */
export function noteMoved(from: Pieces, to: Pieces, moved: Iterable<PieceId>): void {
  origins.set(to, { from, moved });
}

/** Beyond so many steps, or so many pieces, reading afresh is as quick. */
const MOST_STEPS = 64;
const MOST_MOVED = 64;

/**
 * Something read off the pieces, once for each position. `carry` makes it out of an older answer: it must give
 * what `read` would, and may look at nothing but the pieces named. Pieces are never made or lost on the way.
 */
export function carried<V>(
  read: (pieces: Pieces) => V,
  carry: (known: V, from: Pieces, to: Pieces, moved: ReadonlySet<PieceId>) => V,
): (pieces: Pieces) => V {
  const kept = new WeakMap<Pieces, { readonly value: V }>();
  const derive = (pieces: Pieces): V => {
    const moved = new Set<PieceId>();
    let at = pieces;
    for (let step = 0; step < MOST_STEPS && moved.size <= MOST_MOVED; step++) {
      const origin = origins.get(at);
      if (!origin) break;
      for (const id of origin.moved) moved.add(id);
      at = origin.from;
      const known = kept.get(at);
      if (known) return carry(known.value, at, pieces, moved);
    }
    return read(pieces);
  };
  return (pieces) => {
    let found = kept.get(pieces);
    if (!found) kept.set(pieces, (found = { value: derive(pieces) }));
    return found.value;
  };
}
