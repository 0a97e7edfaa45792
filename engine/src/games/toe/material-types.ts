/**
 * What is printed on board and cards. Yearly amounts (`income`, `tax`, `profit`) are in thousands, prices in
 * euro.
 */
export const TRACTION = ['EL', 'DL', 'ET'] as const;
export const WAGON_KINDS = ['ES', 'A', 'B', 'K', 'G', 'O'] as const;
export const CATEGORIES = [...TRACTION, ...WAGON_KINDS] as const;
export type Category = (typeof CATEGORIES)[number];
export const SOURCES = ['rulebook', 'reconstructed', 'own'] as const;
export type Source = (typeof SOURCES)[number];

export type City = {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly x: number;
  readonly y: number;
  /** Where the name stands, as a compass point. */
  readonly side?: string | undefined;
};
export type Connection = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly segments: number;
  /** How many companies find room. */
  readonly tracks: number;
  readonly sea?: boolean | undefined;
};
export type Section = { readonly from: string; readonly to: string; readonly income: number };
export type Need = { readonly category: Category; readonly count: number };
export type Bonus =
  | { readonly kind: 'speed'; readonly min: number; readonly income: number }
  | { readonly kind: 'night'; readonly income: number };
export type Contract = {
  readonly id: string;
  readonly deck: 'start' | 'main';
  /** Train type: `EF`, `ETN` … */
  readonly type: string;
  readonly no: number;
  readonly profit: number;
  readonly tax: number;
  readonly sections: readonly Section[];
  readonly vehicleIncome: number;
  readonly needs: readonly Need[];
  readonly bonuses: readonly Bonus[];
  readonly source: Source;
};
export type Vehicle = {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly price: number;
  /** Wagons it can pull; 0 for wagons. */
  readonly power: number;
  readonly speed: number;
  readonly sleeper: boolean;
  readonly copies: number;
  readonly source: Source;
};

/**
 * Everything of a box that can differ from print run to print run. Plain data: it travels in the options of
 * a table.
 */
export interface Material {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly cities: readonly City[];
  readonly connections: readonly Connection[];
  readonly contracts: readonly Contract[];
  readonly vehicles: readonly Vehicle[];
}

export const isTraction = (category: Category): boolean => (TRACTION as readonly string[]).includes(category);
