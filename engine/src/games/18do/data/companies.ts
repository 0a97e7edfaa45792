import type { CharterSpec, CompanyId, HexId } from '../../../rail/types.ts';

const NINE = [20, 10, 10, 10, 10, 10, 10, 10, 10];
const EIGHT = [30, 10, 10, 10, 10, 10, 10, 10];

/** Stations cost what is printed under them; the home is free. */
export const STATION_COST = 30;

function charter(
  id: CompanyId,
  name: string,
  [colour, ink]: readonly [string, string],
  home: readonly HexId[],
  stations: number,
  shares: readonly number[],
): CharterSpec {
  return {
    id,
    name,
    kind: 'major',
    colour,
    ink,
    home,
    stations: Array.from({ length: stations }, (_, i) =>
      i === 0 ? { use: 'home', cost: 0 } : { use: 'free', cost: STATION_COST },
    ),
    shares,
  };
}

/** Homes and stations: 4.3.2. That DGEE and HHW have a director's certificate of 30 % follows from the 60 certificates of 3.3. */
const LIST: readonly CharterSpec[] = [
  charter('BME', 'Bergisch-Märkische Eisenbahn', ['#d81e3e', '#fff'], ['I10'], 6, NINE),
  charter('CME', 'Cöln-Mindener Eisenbahn', ['#237333', '#fff'], ['A2', 'B1'], 6, NINE),
  charter('RhE', 'Rheinische Eisenbahn', ['#025aaa', '#fff'], ['H1', 'I2'], 6, NINE),
  charter('KWE', 'Königlich-Westfälische Eisenbahn', ['#fff500', '#000'], ['C20'], 4, NINE),
  charter('DGEE', 'Dortmund-Gronau-Enscheder Eisenbahn', ['#f48221', '#000'], ['A18'], 3, EIGHT),
  charter('DHB', 'Dortmunder Hafenbahn', ['#474548', '#fff'], ['C8'], 3, [20, 20, 10, 10, 10, 10, 10, 10]),
  charter('HHW', 'Dortmunder Hansabahn', ['#95c054', '#000'], ['H19'], 3, EIGHT),
];

export const COMPANIES: readonly CompanyId[] = LIST.map(({ id }) => id);
export const CHARTERS: Readonly<Record<CompanyId, CharterSpec>> = Object.fromEntries(
  LIST.map((one) => [one.id, one]),
);
/** Who has to be founded before whom (4.3.2). */
export const FOUNDED_BEFORE: Readonly<Record<CompanyId, CompanyId>> = {
  DGEE: 'KWE',
  DHB: 'DGEE',
  HHW: 'DGEE',
};
/** Railways that may buy one train before the tile in their first operating round (4.3.2.1). */
export const EARLY_TRAIN: readonly CompanyId[] = ['BME', 'CME', 'RhE'];
/** The railway that gets a coal marker in its first operating round. */
export const COAL_GIFT: CompanyId = 'KWE';
/** The Hansabahn runs through full mills and carries no beer. */
export const MILL_RAILWAY: CompanyId = 'HHW';
/** One of these is drawn for the Investor (8.3.1); the Hansabahn takes no part in his game. */
export const INVESTORS_DRAW: readonly CompanyId[] = ['BME', 'CME', 'KWE', 'RhE'];
export const NOT_FOR_TWO: readonly CompanyId[] = ['HHW'];
