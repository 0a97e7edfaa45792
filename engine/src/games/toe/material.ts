import { misfits } from '../../table/misfits.ts';
import type { Problem } from '../../table/misfits.ts';
import {
  choice,
  flag,
  list,
  optional,
  parseField,
  record,
  recordSchema,
  text,
  whole,
} from '../../table/shape.ts';
import type { Json, Result } from '../../table/types.ts';
import { fail, ok } from '../../table/types.ts';
import { problemsIn } from './material-checks.ts';
import { CATEGORIES, SOURCES } from './material-types.ts';
import type { Material } from './material-types.ts';

/**
 * The file format for own boards and decks (option `material` of a table). First the shape is checked, then
 * what the shape cannot say: names that refer to each other, sums, and enough cards to play with.
 */
const id = text(24);
const thousands = whole(0, 1000);
const cityFields = {
  id,
  name: text(40),
  country: text(8),
  x: whole(0, 10_000),
  y: whole(0, 10_000),
  side: optional(choice('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW')),
} as const;
const connectionFields = {
  id: text(60),
  from: id,
  to: id,
  segments: whole(1, 9),
  tracks: whole(1, 3),
  sea: optional(flag),
} as const;
const bonusFields = {
  kind: choice('speed', 'night'),
  min: optional(whole(1, 4)),
  income: thousands,
} as const;
const contractFields = {
  id,
  deck: choice('start', 'main'),
  type: text(8),
  no: whole(0, 999),
  profit: thousands,
  tax: thousands,
  sections: list(record({ from: id, to: id, income: thousands }), 8),
  vehicleIncome: thousands,
  needs: list(record({ category: choice(...CATEGORIES), count: whole(1, 9) }), 9),
  bonuses: list(record(bonusFields), 4),
  source: optional(choice(...SOURCES)),
} as const;
const vehicleFields = {
  id,
  name: text(24),
  category: choice(...CATEGORIES),
  price: whole(0, 1_000_000),
  power: whole(0, 9),
  speed: whole(1, 4),
  sleeper: flag,
  copies: whole(1, 40),
  source: optional(choice(...SOURCES)),
} as const;
const materialFields = {
  name: text(80),
  size: record({ width: whole(100, 10_000), height: whole(100, 10_000) }),
  cities: list(record(cityFields), 200),
  connections: list(record(connectionFields), 400),
  contracts: list(record(contractFields), 300),
  vehicles: list(record(vehicleFields), 120),
} as const;

/** JSON Schema (2020-12) of the file, for people who make their own cards. */
export const materialSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Trains of Europe: board and decks',
  ...(recordSchema(materialFields) as { readonly [key: string]: Json }),
});

/** Checks a file of own material. On failure it lists everything that does not fit, each with its place. */
export function parseMaterial(value: unknown): Result<Material, readonly Problem[]> {
  const shape = record(materialFields);
  const parsed = parseField(shape, value, '');
  if (!parsed.ok) return fail(misfits(shape, value));
  const raw = parsed.value as unknown as Material;
  const material: Material = {
    ...raw,
    contracts: raw.contracts.map((c) => ({ ...c, source: c.source ?? 'own' })),
    vehicles: raw.vehicles.map((v) => ({ ...v, source: v.source ?? 'own' })),
  };
  const problems = problemsIn(material);
  return problems.length > 0 ? fail(problems) : ok(material);
}
