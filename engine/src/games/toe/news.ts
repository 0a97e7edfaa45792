import type { Move } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { completed } from './books.ts';
import type { ToeTable } from './clock.ts';
import { markerAt } from './readers.ts';

/** Moves that say themselves where a marker goes, or that a contract is done. */
const SAYS: ReadonlySet<string> = new Set(['mark', 'credit', 'complete']);

/** What came of a move: where the markers of the yearly profit went, and contracts that are completed now. */
export const news = (before: ToeTable, after: ToeTable, { type }: Move): readonly Phrase[] =>
  SAYS.has(type)
    ? []
    : after.clock.seats.flatMap((seat) => {
        const [from, to] = [markerAt(before, seat), markerAt(after, seat)];
        const old = completed(before, seat);
        return [
          ...completed(after, seat).flatMap((contract) =>
            old.includes(contract) ? [] : [phrase('toe/news/completed', { contract })],
          ),
          ...(from === null || to === null || from === to
            ? []
            : [phrase('toe/news/profit', { seat, from, to })]),
        ];
      });
