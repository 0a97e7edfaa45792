import { choice, flag, list, optional, record, text, whole } from '../../table/shape.ts';
import type { FieldsOf } from '../../table/shape.ts';

/**
 * What is printed on board and cards, and so the file format for own ones. Yearly amounts (`income`, `tax`, `profit`) are in
 * thousands, prices in euro.
 */
const TRACTION = ['EL', 'DL', 'ET'] as const;
const WAGON_KINDS = ['ES', 'A', 'B', 'K', 'G', 'O'] as const;
export const CATEGORIES = [...TRACTION, ...WAGON_KINDS] as const;
export type Category = (typeof CATEGORIES)[number];
/** A railcar pulls too, and is no locomotive. */
export const isLocomotive = (category: Category): boolean => category === 'EL' || category === 'DL';
export const isTraction = (category: Category): boolean => (TRACTION as readonly string[]).includes(category);

const SOURCES = ['rulebook', 'reconstructed', 'own'] as const;
/** Where a card is known from; a file of own cards need not say it. */
type Sourced = { readonly source: (typeof SOURCES)[number] };
const source = optional(choice(...SOURCES));

const id = text(24);
const thousands = whole(0, 1000);

const cityFields = {
  id,
  name: text(40),
  country: text(8),
  x: whole(0, 10_000),
  y: whole(0, 10_000),
  /** Where the name stands. */
  side: optional(choice('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW')),
} as const;
export type City = FieldsOf<typeof cityFields>;

const connectionFields = {
  id: text(60),
  from: id,
  to: id,
  segments: whole(1, 9),
  /** How many companies find room. */
  tracks: whole(1, 3),
  sea: optional(flag),
} as const;
export type Connection = FieldsOf<typeof connectionFields>;

const sectionFields = { from: id, to: id, income: thousands } as const;
export type Section = FieldsOf<typeof sectionFields>;
const needFields = { category: choice(...CATEGORIES), count: whole(1, 9) } as const;
export type Need = FieldsOf<typeof needFields>;
const bonusFields = {
  kind: choice('speed', 'night'),
  min: optional(whole(1, 4)),
  income: thousands,
} as const;
export type Bonus =
  | { readonly kind: 'speed'; readonly min: number; readonly income: number }
  | { readonly kind: 'night'; readonly income: number };
const contractFields = {
  id,
  deck: choice('start', 'main'),
  /** Train type: `EF`, `ETN` … */
  type: text(8),
  no: whole(0, 999),
  profit: thousands,
  tax: thousands,
  sections: list(record(sectionFields), 8),
  vehicleIncome: thousands,
  needs: list(record(needFields), 9),
  bonuses: list(record(bonusFields), 4),
  source,
} as const;
export type Contract = Omit<FieldsOf<typeof contractFields>, 'bonuses' | 'source'> &
  Sourced & { readonly bonuses: readonly Bonus[] };

const vehicleFields = {
  id,
  name: text(24),
  category: choice(...CATEGORIES),
  price: whole(0, 1_000_000),
  /** Wagons it can pull; 0 for wagons. */
  power: whole(0, 9),
  speed: whole(1, 4),
  sleeper: flag,
  copies: whole(1, 40),
  source,
} as const;
export type Vehicle = Omit<FieldsOf<typeof vehicleFields>, 'source'> & Sourced;

export const materialFields = {
  name: text(80),
  size: record({ width: whole(100, 10_000), height: whole(100, 10_000) }),
  cities: list(record(cityFields), 200),
  connections: list(record(connectionFields), 400),
  contracts: list(record(contractFields), 300),
  vehicles: list(record(vehicleFields), 120),
} as const;
/** Everything of a box that can differ from print run to print run. Plain data: it travels in the options of a table. */
export type Material = Omit<FieldsOf<typeof materialFields>, 'contracts' | 'vehicles'> & {
  readonly contracts: readonly Contract[];
  readonly vehicles: readonly Vehicle[];
};
