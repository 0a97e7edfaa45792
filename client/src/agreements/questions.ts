import type { Entry } from '@stellwerk/engine/table/play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Request, SeatCard } from '@stellwerk/shared/documents.ts';
import { useSettings } from '../settings/settings.ts';
import { text } from '../words/texts.ts';
import { nameOfSeat } from '../words/seat-name.ts';
import { useTable } from '../table/table.ts';
import { toast } from '../table/view.ts';

type Requests = Readonly<Record<string, Request>>;

/** Questions that are gone without an entry in the log: the table said no, or nobody asks any more. */
export function declined(before: Requests, after: Requests, log: readonly Entry[]): readonly Request[] {
  return Object.values(before).filter(
    ({ id }) => !Object.hasOwn(after, id) && !log.some((entry) => entry.id === id),
  );
}

/** Says what became of such questions. Whoever asked reads it until it is dismissed; the others hear of it. */
export function sayDeclined(
  requests: readonly Request[],
  seats: Readonly<Record<Seat, SeatCard>>,
  mine: readonly Seat[],
): void {
  const { language } = useSettings.getState();
  for (const { id, by } of requests) {
    const who = nameOfSeat(seats, by);
    if (mine.includes(by))
      useTable.setState({ refusal: { id, move: null, findings: [], reason: 'voted-down' } });
    else toast(text(language, seats[by]?.taken ? 'asked.no' : 'asked.closed', { who }));
  }
}
