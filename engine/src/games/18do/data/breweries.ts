/** The private breweries: four bid fields each, income, and whether a marker belongs to it (2.2.1, 4.3.1). */
export interface PrivateBrewery {
  readonly id: PrivateId;
  readonly number: number;
  readonly income: number;
  readonly bids: readonly number[];
  readonly hasMarker: boolean;
}
export type PrivateId = 'PB1' | 'PB2' | 'PB3' | 'PB4' | 'PB5';

const brewery = (number: 1 | 2 | 3 | 4 | 5): PrivateBrewery => ({
  id: `PB${number}`,
  number,
  income: 5 * number,
  bids: [0, 5, 10, 15].map((more) => 20 * number + more),
  hasMarker: number !== 1,
});
/** Bid fields are reconstructed: price and income are published, the steps between the fields are not. */
export const PRIVATES: readonly PrivateBrewery[] = [
  brewery(1),
  brewery(2),
  brewery(3),
  brewery(4),
  brewery(5),
];
export const privateOf = (id: string): PrivateBrewery | null => PRIVATES.find((one) => one.id === id) ?? null;

/** Cubes in the box, and how many come with No. 1. */
export const CUBES = 37;
export const FIRST_CUBES = 2;
/** What a cube earns at a red field, by its group; where nothing is said: */
export const BEER: Readonly<Record<string, number>> = {
  'north-west': 50,
  'south-west': 50,
  south: 40,
  'north-east': 40,
  'south-east': 40,
};
export const BEER_USUAL = 40;
/** Marker 4: so much more for every train that carries beer; marker 3: half the price of a station. */
export const BEER_PREMIUM = 10;
