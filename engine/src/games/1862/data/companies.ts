import type { CharterSpec, CompanyId } from '../../../rail/types.ts';

/** Stations in the order of the charter: the home one is free, the first further one 40, every later one 100 (chapter 9). */
const STATION_COSTS = [0, 40, 100, 100] as const;
/** Markers by group, home included (chapter 9). */
const MARKERS: Readonly<Record<number, number>> = { 1: 4, 2: 3, 3: 2, 4: 3 };

/** Ten papers a company: index 0 makes director, index 9 is the 50 % that it buys back itself (chapter 17). */
export const FIFTY = 9;
/** Papers of the first group: a director's certificate of 30 %, and a 5 % one that comes out of it with a buy-back. */
const GREAT = { shares: [30, 10, 10, 10, 10, 10, 10, 10, 5, 50], halves: [10, 5, 5, 5, 5, 5, 5, 5, 5, 50] };
const OTHERS = { shares: [20, 10, 10, 10, 10, 10, 10, 10, 10, 50], halves: [10, 5, 5, 5, 5, 5, 5, 5, 5, 50] };

export interface Charter62 extends CharterSpec {
  readonly group: number;
  /** What each certificate is worth when it lies turned, after the buy-back. */
  readonly halves: readonly number[];
}

function charter(
  id: CompanyId,
  name: string,
  group: number,
  colour: string,
  ink: string,
  home: string,
): Charter62 {
  const costs = STATION_COSTS.slice(0, MARKERS[group]);
  return {
    id,
    name,
    kind: 'major',
    group,
    colour,
    ink,
    home: [home],
    stations: costs.map((cost, i) => ({ cost, use: i === 0 ? 'home' : 'free' })),
    ...(group === 1 ? GREAT : OTHERS),
  };
}

/** Names, groups and homes by the rulebook; colours published, moved apart so that thirteen can be told. */
const LIST: readonly Charter62[] = [
  charter('NYH', 'New York New Haven', 1, '#f58220', '#000000', 'G35'),
  charter('NYC', 'New York Central', 1, '#141414', '#ffffff', 'G35'),
  charter('CP', 'Canadian Pacific', 1, '#d7372b', '#ffffff', 'D34'),
  charter('CPR', 'Central Pacific Railroad', 2, '#c2185b', '#ffffff', 'G5'),
  charter('UP', 'Union Pacific', 2, '#1f5fae', '#ffffff', 'F20'),
  charter('ATS', 'Atchison Topeka & Santa Fe', 2, '#6a1b4d', '#ffffff', 'F26'),
  charter('SP', 'Southern Pacific', 2, '#efe030', '#000000', 'K25'),
  charter('NP', 'Northern Pacific', 3, '#2e9e48', '#ffffff', 'D22'),
  charter('CN', 'Canadian National', 3, '#d9a441', '#000000', 'B22'),
  charter('WP', 'Western Pacific', 3, '#9c6a34', '#ffffff', 'G3'),
  charter('ORN', 'Oregon Railroad & Navigation', 4, '#5b2e2a', '#ffffff', 'C9'),
  charter('TP', 'Texas Pacific', 4, '#9d9a99', '#000000', 'J22'),
  charter('GMO', 'Gulf Mobile & Ohio', 4, '#f2a6a0', '#000000', 'K27'),
];
export const CHARTERS: Readonly<Record<CompanyId, Charter62>> = Object.fromEntries(
  LIST.map((one) => [one.id, one]),
);
export const COMPANIES: readonly CompanyId[] = LIST.map(({ id }) => id);
export const isCompany = (id: string): boolean => Object.hasOwn(CHARTERS, id);

/** The four groups; each opens by a condition of its own (chapter 19). */
export const GROUPS: readonly (readonly CompanyId[])[] = [1, 2, 3, 4].map((group) =>
  LIST.filter((one) => one.group === group).map(({ id }) => id),
);
export const groupOf = (company: CompanyId): number => CHARTERS[company]?.group ?? 0;

/** Papers that lie aside until the buy-back: the company's own 50 %, and in group 1 the additional 5 %. */
export const extrasOf = (company: CompanyId): readonly number[] =>
  groupOf(company) === 1 ? [FIFTY - 1, FIFTY] : [FIFTY];

/** At home north of the border: these pay more in the USA, all others in Canada (chapter 9). */
export const CANADIANS: readonly CompanyId[] = ['CP', 'CN'];
/** The marker of private 3, in Baltimore: it belongs to nobody who runs trains. */
export const BALTIMORE = 'B&O';
