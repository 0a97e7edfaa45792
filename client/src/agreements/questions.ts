import type { Entry } from '@stellwerk/engine/table/play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Answered, Request, SeatCard } from '@stellwerk/shared/documents.ts';
import { useSettings } from '../settings/settings.ts';
import { text } from '../words/texts.ts';
import { nameOfSeat } from '../words/seat-name.ts';
import { useTable } from '../table/table.ts';
import { toast } from '../table/view.ts';

type Requests = Readonly<Record<string, Request>>;
type Endings = Readonly<Record<string, Answered>>;

/** Questions that are gone without an entry in the log, and how each ended. A server that does not say: nobody knows. */
export function declined(
  before: Requests,
  after: Requests,
  log: readonly Entry[],
  endings: Endings,
): readonly Answered[] {
  return Object.values(before)
    .filter(({ id }) => !Object.hasOwn(after, id) && !log.some((entry) => entry.id === id))
    .map((request) => endings[request.id] ?? { ...request, ended: 'moot' });
}

/** Says what became of such questions. Whoever asked reads it until it is dismissed; the others hear of it. */
export function sayDeclined(
  questions: readonly Answered[],
  seats: Readonly<Record<Seat, SeatCard>>,
  mine: readonly Seat[],
): void {
  const { language } = useSettings.getState();
  for (const answered of questions) {
    const { id, by, ended } = answered;
    const who = nameOfSeat(seats, by);
    if (mine.includes(by))
      useTable.setState({ refusal: { id, move: null, findings: [], reason: null, answered } });
    else toast(text(language, `asked.${ended}`, { who }));
  }
}
