import type { CompanyId, PhaseSpec, TileId } from '../../../../rail/types.ts';
import { PHASES } from '../../data/trains.ts';

/** Heat, Sweat & Beer for two (§8.4): what differs from the game of three. */

/** §8.4.1: companies that two do without. */
export const NOT_FOR_TWO_BREWERS: readonly CompanyId[] = ['HHW', 'HAN', 'KRO'];
/** §8.4.1: one of these is drawn for the Investor. */
export const INVESTORS_BREWERIES: readonly CompanyId[] = ['DUB', 'DAB', 'RIT', 'STI'];
/** §8.4.1: tiles with a pink frame; those of the Railway Game are out with any number of players. */
export const PINK_BEER_TILES: readonly TileId[] = ['1943', '1944', '1945', '1953', 'H19-overlay'];

/** §8.4.1, §8.2.1.3: where the prices of his railway and of his brewery company begin. */
export const RAILWAY_START = 50;
export const BREWERY_START_PRICE = 60;
/** §8.2.1.3: the stock round in which his small brewery becomes a company, and how much of it is his then. */
export const CONVERSION_SET = 3;
export const CONVERTED_SHARE = 50;
/** §8.2.1.3: equipment of this type does not come along. */
export const LEFT_BEHIND = 1;

/** §8.4.5: the operating round with which the gray phase begins at the latest; §8.5: the last one. */
export const GRAY_BY_DATE = 5;
export const LAST_FOR_TWO = 5;
/** The phases with everything that is a matter of colour as in the gray one. */
const GRAY = PHASES.at(-1)!;
export const GRAY_PHASES: readonly PhaseSpec[] = PHASES.map((one) => ({
  ...one,
  colours: GRAY.colours,
  values: GRAY.values,
}));
