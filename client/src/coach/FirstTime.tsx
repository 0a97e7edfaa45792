import { later } from '../parts/later.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table.ts';

// It comes with the words of the rulebook: a table that nobody wants it at does without both.
const FirstCard = later(async () => (await import('./FirstCard.tsx')).FirstCard, null);

/** On a first evening: what this kind of round or step is about, in three sentences, the first time it comes. */
export function FirstTime() {
  const isMine = useSettings((s) => s.firstEvening);
  const isAll = useTable((s) => s.room.evening ?? false);
  return isMine || isAll ? <FirstCard /> : null;
}
