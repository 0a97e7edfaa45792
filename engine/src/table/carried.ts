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
/** Under this number the pieces note their origin; those after it are the readers'. */
const ORIGIN = 0;
const originOf = ({ notes }: Pieces): Origin | undefined => notes[ORIGIN] as Origin | undefined;

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
  const steps = (originOf(from)?.steps ?? 0) + 1;
  to.notes[ORIGIN] = { from, moved, steps } satisfies Origin;
  if (steps < MOST_STEPS) return;
  for (const bring of readers) bring(to);
  to.notes[ORIGIN] = undefined;
}

/**
 * Something read off the pieces, once for each position. `carry` makes it out of an older answer: it must give
 * what `read` would, and may look at nothing but the pieces named. Pieces are never made or lost on the way.
 */
export function carried<V extends NonNullable<unknown>>(
  read: (pieces: Pieces) => V,
  carry: (known: V, from: Pieces, to: Pieces, moved: ReadonlySet<PieceId>) => V,
): (pieces: Pieces) => V {
  const own = readers.length + 1;
  /** From the last position at which somebody looked. */
  const brought = (pieces: Pieces): V | undefined => {
    const moved = new Set<PieceId>();
    let at = pieces;
    while (moved.size <= MOST_MOVED) {
      const origin = originOf(at);
      if (!origin) return undefined;
      for (const id of origin.moved) moved.add(id);
      at = origin.from;
      const known = at.notes[own] as V | undefined;
      if (known !== undefined) return carry(known, at, pieces, moved);
    }
    return undefined;
  };
  readers.push((pieces) => void (pieces.notes[own] ??= brought(pieces)));
  return (pieces) => (pieces.notes[own] ??= brought(pieces) ?? read(pieces)) as V;
}
