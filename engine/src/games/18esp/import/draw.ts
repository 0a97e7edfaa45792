import type { CompanyId } from '../../../rail/types.ts';
import type { Seat } from '../../../table/types.ts';
import { COMPANIES, MINORS, NORTHERN, SOUTHERN, STANDARD_OUT } from '../data/companies.ts';
import type { Draw } from '../pieces.ts';

/** 18xx.games calls one company by the name of §2.1. */
export const ourCompany = (name: string): CompanyId => (name === 'CA' ? 'FCA' : name);

/** The companies in the order in which the site draws them. */
const NORTH: readonly CompanyId[] = ['FdSB', 'CFEA', 'CFLG', 'FdLR', 'SFVA', 'FdC'];
const SOUTH: readonly CompanyId[] = ['N', 'MZA', 'A', 'CRB', 'MCP', 'ZPB', 'GSSR', 'AVT', 'TBF'];
const SMALL: readonly CompanyId[] = ['MS', 'CM', 'SC', 'AC', 'MZ', 'ZP', 'CSE', 'MH', 'FCA'];
const REMOVED = { north: 2, south: 3, minor: 3 } as const;

/** x ← 1103515245·x + 12345 modulo 2³¹. */
function siteRandom(seed: number): () => number {
  let x = seed % 2 ** 31;
  return () => (x = (Math.imul(1103515245, x) + 12345) & 0x7fffffff);
}

/** The setup that the site derives from the seed of a game: the variable one unless it was played as `core`. */
export function siteDraw(seed: number, isCore: boolean, seats: readonly Seat[]): Draw {
  const random = siteRandom(seed);
  const removed = (all: readonly CompanyId[], count: number): readonly CompanyId[] =>
    all
      .map((company) => ({ company, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ company }) => company);
  const out = isCore
    ? STANDARD_OUT
    : [...removed(NORTH, REMOVED.north), ...removed(SOUTH, REMOVED.south), ...removed(SMALL, REMOVED.minor)];
  const companies = COMPANIES.filter((company) => !out.includes(company));
  const north = NORTH.filter((company) => !out.includes(company));
  const pick = (): CompanyId => north[(random() >>> 12) % north.length] ?? north[0]!;
  const gift7 = pick();
  const gift6 = companies.includes('CRB') ? 'CRB' : pick();
  return { seats, companies, gift6, gift7 };
}

/** The answers of chance with which a shuffle brings `wanted` about. */
function shuffleLuck<T>(from: readonly T[], wanted: readonly T[]): readonly number[] {
  const deck = [...from];
  const luck: number[] = [];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = deck.indexOf(wanted[i]!);
    luck.push(j);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return luck;
}

/** What chance must answer in our setup so that it comes out like this draw. */
export function luckFor({ seats, companies, gift6, gift7 }: Draw, variant: string): readonly number[] {
  const kinds = variant === 'variable' ? [NORTHERN, SOUTHERN, MINORS] : [];
  const north = companies.filter((company) => NORTHERN.includes(company));
  return [
    ...shuffleLuck(seats, seats),
    ...kinds.flatMap((all) => {
      const kept = all.filter((company) => companies.includes(company));
      return shuffleLuck(all, [...kept, ...all.filter((company) => !kept.includes(company))]);
    }),
    north.indexOf(gift7),
    ...(companies.includes('CRB') ? [] : [north.indexOf(gift6)]),
  ];
}
