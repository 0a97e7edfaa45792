import type { CharterSpec, CompanyId } from '../../../../rail/types.ts';
import { CHARTERS, COMPANIES } from '../../data/companies.ts';

const UNION = [30, 10, 10, 10, 10, 10, 20];

const charter = (
  id: CompanyId,
  name: string,
  colour: string,
  ink: string,
  shares: readonly number[],
): CharterSpec => ({ id, name, kind: 'brewery', colour, ink, home: [], stations: [], shares });

/** §6.3.2.2: certificates in the order of the pile, the director's first. Colours are reconstructed. */
const LIST: readonly CharterSpec[] = [
  charter('DUB', 'Dortmunder Union-Brauerei', '#c8a23c', '#000', UNION),
  charter('DAB', 'Dortmunder Aktien-Brauerei', '#8b4513', '#fff', [20, 20, 20, 10, 10, 10, 10]),
  charter('RIT', 'Ritter-Brauerei', '#006400', '#fff', UNION),
  charter('KRO', 'Kronen-Brauerei Dortmund', '#8b0000', '#fff', UNION),
  charter('STI', 'Stifts-Brauerei', '#4b0082', '#fff', [40, 10, 10, 10, 10, 20]),
  charter('HAN', 'Dortmunder Hansa-Brauerei', '#2f4f4f', '#fff', [30, 10, 10, 10, 10, 10, 10, 10]),
];
export const BREW_COMPANIES: readonly CompanyId[] = LIST.map(({ id }) => id);
export const BREW_CHARTERS: Readonly<Record<CompanyId, CharterSpec>> = Object.fromEntries(
  LIST.map((one) => [one.id, one]),
);
/** Railways and brewery companies. */
export const ALL_CHARTERS: Readonly<Record<CompanyId, CharterSpec>> = { ...CHARTERS, ...BREW_CHARTERS };
export const ALL_COMPANIES: readonly CompanyId[] = [...COMPANIES, ...BREW_COMPANIES];
/** §6.1.2: only five players have these. */
export const ONLY_FOR_FIVE: readonly CompanyId[] = ['HHW', 'HAN'];

/** A small brewery: price, START cards of type 1 and 2, and what the bank pays in when it is bought (reconstructed). */
export interface SmallBrewery {
  readonly id: SmallId;
  readonly number: number;
  readonly name: string;
  readonly price: number;
  readonly starts: readonly [number, number];
  readonly capital: number;
  /** Shares that it is worth when a company is founded with it (§6.4.5). */
  readonly worth: number;
}
export type SmallId = `B${number}`;
const small = (
  number: number,
  name: string,
  price: number,
  starts: readonly [number, number],
  worth = 1,
): SmallBrewery => ({
  id: `B${number}`,
  number,
  name,
  price,
  starts,
  capital: price - 20 * (starts[0] + 2 * starts[1]),
  worth,
});
/** §6.3.2.1. */
export const SMALL: readonly SmallBrewery[] = [
  small(1, 'Brauerei Ross & Co.', 80, [2, 0]),
  small(2, 'Privatbrauerei Kronen', 90, [3, 0]),
  small(3, 'Tremonia Brauerei F. Lehmkuhl', 100, [0, 1]),
  small(4, 'Borussia Brauerei', 120, [1, 1]),
  small(5, 'Bürgerliches Brauhaus Eduard Frantzen', 135, [1, 1]),
  small(6, 'Quellen-Brauerei', 155, [2, 1], 2),
  small(7, 'Dampfbierbrauerei Herberz & Co.', 165, [0, 2]),
  small(8, 'Dortmunder Löwenbrauerei', 185, [1, 2]),
];
export const SMALL_IDS: readonly SmallId[] = SMALL.map(({ id }) => id);
export const smallOf = (id: string): SmallBrewery | null => SMALL.find((one) => one.id === id) ?? null;
/** Always on offer, at the top (§6.1.5). */
export const ALWAYS_OFFERED: SmallId = 'B2';
/** Steps of the bid fields beside each small brewery; reconstructed. */
export const BID_STEPS: readonly number[] = [0, 5, 10, 15, 20, 25, 30, 40];
/** §6.5.2.6: types that small breweries never buy. */
export const NOT_FOR_SMALL: readonly number[] = [6, 8];
