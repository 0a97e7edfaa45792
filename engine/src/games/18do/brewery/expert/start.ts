import type { Draft } from '../../../../table/draft.ts';
import type { DoClock } from '../../clock.ts';
import { isExpert } from '../../readers.ts';
import { SMALL_IDS } from '../data/companies.ts';
import { brewerOf, isOwned } from '../readers.ts';

/** §7.4: the small breweries have owners; in ascending number each may buy one marker before the first stock round. */
export function callKimBuyers(draft: Draft<DoClock>): void {
  const { table } = draft;
  if (!isExpert(table)) return;
  const owned = SMALL_IDS.filter((id) => isOwned(table, id));
  draft.set('kimBuyers', [...new Set(owned.map((id) => brewerOf(table, id)))]);
}
