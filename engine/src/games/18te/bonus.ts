import { BANK, companyPlace, slotOf, station } from '../../rail/ids.ts';
import { stationsAt, stationsOn } from '../../rail/map/layout.ts';
import type { TrackLink } from '../../rail/map/links.ts';
import { exclusions, linksOf } from '../../rail/map/links.ts';
import { usualBlocks } from '../../rail/map/reach.ts';
import { stopKey } from '../../rail/map/track.ts';
import type { CompanyId, HexId } from '../../rail/types.ts';
import type { TeDraft, TeTable } from './clock.ts';
import { BONUS, CONNECTION_TARGET, KPR_WAY } from './data/companies.ts';
import { connects } from './reach.ts';
import { charterOf, layout, placeOf, track } from './readers.ts';

/** §3.6: the bank pays a company's bonus once. */
function payBonus(draft: TeDraft, company: CompanyId): void {
  if (draft.clock.bonuses.includes(company)) return;
  draft.pay(BONUS, BANK, companyPlace(company), 'due/bonus');
  draft.set('bonuses', [...draft.clock.bonuses, company]);
}

/** After a lay of this company, which must have made the connection itself (§7.3). `before`: without the tile. */
export function bonusAfterLay(draft: TeDraft, before: TeTable, company: CompanyId): void {
  if (draft.clock.bonuses.includes(company)) return;
  if (isTargetReached(draft.table, company) && !isTargetReached(before, company)) payBonus(draft, company);
  if (company === 'KPR' && isKprThrough(draft.table)) payBonus(draft, company);
}

/** After the company has put its destination station where it belongs (§7.4). */
export function bonusAtDestination(draft: TeDraft, company: CompanyId): void {
  // KPR has to show the whole way, see below; TWE has no destination station.
  if (company !== 'KPR') payBonus(draft, company);
}

/** After a station of KPR: now both may be there, the station in Rheine and the way (§3.6). */
export function bonusOfKpr(draft: TeDraft): void {
  if (!draft.clock.bonuses.includes('KPR') && isKprThrough(draft.table)) payBonus(draft, 'KPR');
}

/** Whether a legal connection leads from the company's home station to its far target (TWE: Hövelhof). */
function isTargetReached(table: TeTable, company: CompanyId): boolean {
  const target = CONNECTION_TARGET[company];
  if (target === undefined) return false;
  const index = charterOf(company).stations.findIndex(({ use }) => use === 'home');
  const home = slotOf(placeOf(table, station(company, index)));
  return home !== null && connects(table, company, stopKey(home.hex, home.node), stopKey(target, 0));
}

/** More ways than this nobody would try; maps of 18TE stay far below. */
const MAX_STEPS = 50_000;

/** KPR's station stands in Rheine, and one legal way leads there through all its places in their order. */
function isKprThrough(table: TeTable): boolean {
  const goal = KPR_WAY.at(-1) ?? '';
  const map = layout(table);
  if (!stationsOn(map, goal).some(({ company }) => company === 'KPR')) return false;
  const rails = track(table);
  const links = linksOf(rails);
  const excluded = exclusions(links);
  const way: TrackLink[] = [];
  const seen = new Set<number>();
  let steps = 0;
  /** `done`: how many places of the way lie behind. */
  const goOn = (stop: number, done: number): boolean => {
    if (done === KPR_WAY.length) return true;
    if (++steps > MAX_STEPS) return false;
    seen.add(stop);
    for (const link of links.at[stop] ?? []) {
      const other = link.a === stop ? link.b : link.a;
      const passed = placesBehind(rails.stops[other]?.hex ?? '', done);
      if (passed === null || seen.has(other)) continue;
      if (way.some((used) => used === link || excluded[used.id]?.includes(link.id))) continue;
      if (passed < KPR_WAY.length && isShut(other)) continue;
      way.push(link);
      if (goOn(other, passed)) return true;
      way.pop();
    }
    seen.delete(stop);
    return false;
  };
  const isShut = (id: number): boolean => {
    const stop = rails.stops[id]!;
    return usualBlocks(stop, 'KPR', stationsAt(map, stop.hex, stop.node));
  };
  return rails.stops.some((stop) => stop.hex === KPR_WAY[0] && goOn(stop.id, 1));
}

/** How many places lie behind after this hex; `null` where one of them would come out of its order. */
function placesBehind(hex: HexId, done: number): number | null {
  const at = KPR_WAY.indexOf(hex);
  if (at < 0) return done;
  return at === done ? done + 1 : null;
}
