import type { Pieces } from './pieces.ts';
import type { PieceId } from './types.ts';

/**
 * Where pieces came from. A move carries a few of hundreds, so what was read off the pieces before it need not be
 * read again: whoever wants it for the new position takes the old answer and looks at what was moved.
 */
interface Origin {
  readonly from: Pieces;
  readonly moved: Iterable<PieceId>;
  /** How many steps lie behind. */
  readonly steps: number;
}
const origins = new WeakMap<Pieces, Origin>();

/** After so many steps the way back is forgotten: what is remembered would hold every position of a long game. */
const MOST_STEPS = 16;
/** With so many pieces moved reading afresh is as quick. */
const MOST_MOVED = 64;

/** Everything that is carried along, each as a way to bring it to a position if it is known anywhere behind it. */
const readers: ((pieces: Pieces) => void)[] = [];

/**
 * Called by `apply`: `to` are the pieces `from`, with these put elsewhere (or turned, or turned over). Before the way back
 * is forgotten, all that was read on it is brought along: nobody has to read afresh because others looked elsewhere for
 * a while (a stock round does not look at the map), and what hangs on the answer (track, ways) stays the same.
 */
export function noteMoved(from: Pieces, to: Pieces, moved: Iterable<PieceId>): void {
  const steps = (origins.get(from)?.steps ?? 0) + 1;
  origins.set(to, { from, moved, steps });
  if (steps < MOST_STEPS) return;
  for (const bring of readers) bring(to);
  origins.delete(to);
}

/**
 * Something read off the pieces, once for each position. `carry` makes it out of an older answer: it must give
 * what `read` would, and may look at nothing but the pieces named. Pieces are never made or lost on the way.
 */
export function carried<V>(
  read: (pieces: Pieces) => V,
  carry: (known: V, from: Pieces, to: Pieces, moved: ReadonlySet<PieceId>) => V,
): (pieces: Pieces) => V {
  interface Kept {
    readonly value: V;
  }
  const kept = new WeakMap<Pieces, Kept>();
  /** From the last position at which somebody looked. */
  const brought = (pieces: Pieces): Kept | null => {
    const moved = new Set<PieceId>();
    let at = pieces;
    while (moved.size <= MOST_MOVED) {
      const origin = origins.get(at);
      if (!origin) return null;
      for (const id of origin.moved) moved.add(id);
      at = origin.from;
      const known = kept.get(at);
      if (known) return { value: carry(known.value, at, pieces, moved) };
    }
    return null;
  };
  readers.push((pieces) => {
    const found = kept.has(pieces) ? null : brought(pieces);
    if (found) kept.set(pieces, found);
  });
  return (pieces) => {
    let found = kept.get(pieces);
    if (!found) kept.set(pieces, (found = brought(pieces) ?? { value: read(pieces) }));
    return found.value;
  };
}
