import type { Table } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { OUT, trainOf } from '../ids.ts';
import type { CompanyId } from '../types.ts';
import { placeOf } from '../../table/places.ts';

/** "3 × 2, 4": trains that were on the table before, and have left it. */
function trainsGone<C extends RailClock>(before: Table<C>, after: Table<C>, aside: string): string {
  const counts = new Map<string, number>();
  for (const id of after.pieces.changedSince(before.pieces)) {
    const type = id.startsWith('train/') ? trainOf(id) : null;
    const isGone = (table: Table<C>): boolean => [OUT, aside].includes(placeOf(table, id) ?? '');
    if (type !== null && isGone(after) && !isGone(before)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => (count > 1 ? `${count} × ${type}` : type)).join(', ');
}

export interface NewsTerms<C extends RailClock> {
  /** Where trains go that are out, if not out of the game. */
  readonly scrap?: string;
  /** Companies that are in operation; absent: what founds them says so. */
  readonly inOperation?: (table: Table<C>) => readonly CompanyId[];
}
/** What came of a move in every title of the family: a phase began, trains left, a company is in operation now. */
export function railNews<C extends RailClock>(
  before: Table<C>,
  after: Table<C>,
  { scrap = OUT, inOperation = () => [] }: NewsTerms<C> = {},
): readonly Phrase[] {
  const { phase } = after.clock;
  const gone = trainsGone(before, after, scrap);
  const ran = new Set(inOperation(before));
  return [
    ...(before.clock.phase === phase ? [] : [phrase('news/phase', { phase })]),
    ...(gone === '' ? [] : [phrase('news/gone', { text: gone })]),
    ...inOperation(after).flatMap((company) =>
      ran.has(company) ? [] : [phrase('news/starts', { company })],
    ),
  ];
}
