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
import type { Misshape } from '../../table/shape.ts';
import type { Json, Result } from '../../table/types.ts';
import { fail, ok } from '../../table/types.ts';
import { CATEGORIES, isTraction, SOURCES } from './material-types.ts';
import type { Contract, Material } from './material-types.ts';

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

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u;
type Complaint = Misshape | null;
const complain = (place: string, expected: string): Misshape => ({ place, expected });

/** The first that complains is heard: one clear place is better than a page of them. */
function first(...checks: readonly (() => Complaint)[]): Complaint {
  for (const check of checks) {
    const complaint = check();
    if (complaint) return complaint;
  }
  return null;
}
function each<T>(
  items: readonly T[],
  place: string,
  check: (item: T, place: string) => Complaint,
): Complaint {
  for (const [i, item] of items.entries()) {
    const complaint = check(item, `${place}[${i}]`);
    if (complaint) return complaint;
  }
  return null;
}
function unique(items: readonly { readonly id: string }[], place: string): Complaint {
  const seen = new Set<string>();
  return each(items, place, (item, at) => {
    if (!NAME.test(item.id)) return complain(`${at}.id`, 'letters, digits, dots and hyphens');
    if (seen.has(item.id)) return complain(`${at}.id`, `a name of its own: "${item.id}" is taken`);
    seen.add(item.id);
    return null;
  });
}

/** What a card promises is what its lines add up to (ch. 7: profit = incomes − tax). */
export function sumOf(contract: Contract): number {
  const sections = contract.sections.reduce((sum, s) => sum + s.income, 0);
  const vehicles = contract.needs.reduce((sum, need) => sum + need.count, 0) * contract.vehicleIncome;
  return sections + vehicles + contract.bonuses.reduce((sum, b) => sum + b.income, 0) - contract.tax;
}

function checkContract(material: Material, contract: Contract, place: string): Complaint {
  const cities = new Set(material.cities.map((city) => city.id));
  const tens = [
    contract.profit,
    contract.tax,
    contract.vehicleIncome,
    ...contract.sections.map((s) => s.income),
  ];
  return first(
    () => (contract.sections.length === 0 ? complain(`${place}.sections`, 'at least one section') : null),
    () =>
      each(contract.sections, `${place}.sections`, (section, at) =>
        !cities.has(section.from)
          ? complain(`${at}.from`, `a city of the board, not "${section.from}"`)
          : !cities.has(section.to) || section.to === section.from
            ? complain(`${at}.to`, `another city of the board, not "${section.to}"`)
            : null,
      ),
    () =>
      each(contract.bonuses, `${place}.bonuses`, (bonus, at) =>
        bonus.kind === 'speed' && bonus.min === undefined
          ? complain(`${at}.min`, 'a speed class from 1 to 4')
          : null,
      ),
    () =>
      contract.needs.some((need) => isTraction(need.category))
        ? null
        : complain(`${place}.needs`, 'at least one locomotive or railcar'),
    () =>
      tens.some((amount) => amount % 10 !== 0) ? complain(place, 'amounts in steps of 10 (thousand)') : null,
    () =>
      sumOf(contract) === contract.profit
        ? null
        : complain(`${place}.profit`, `${sumOf(contract)}: incomes less tax, not ${contract.profit}`),
  );
}

function checkBoard({ cities, connections }: Material): Complaint {
  const known = new Set(cities.map((city) => city.id));
  return first(
    () => unique(cities, 'cities'),
    () => unique(connections, 'connections'),
    () =>
      each(connections, 'connections', (c, at) =>
        !known.has(c.from)
          ? complain(`${at}.from`, `a city, not "${c.from}"`)
          : !known.has(c.to) || c.to === c.from
            ? complain(`${at}.to`, `another city, not "${c.to}"`)
            : null,
      ),
  );
}

function checkDecks(material: Material): Complaint {
  const { contracts, vehicles } = material;
  const copies = (traction: boolean): number =>
    vehicles.filter((v) => isTraction(v.category) === traction).reduce((sum, v) => sum + v.copies, 0);
  const deck = (name: Contract['deck']): number => contracts.filter((c) => c.deck === name).length;
  return first(
    () => unique(contracts, 'contracts'),
    () => unique(vehicles, 'vehicles'),
    () => each(contracts, 'contracts', (contract, at) => checkContract(material, contract, at)),
    () =>
      each(vehicles, 'vehicles', (v, at) =>
        v.id === 'back'
          ? complain(`${at}.id`, 'a name other than "back"')
          : isTraction(v.category) === v.power > 0
            ? null
            : complain(
                `${at}.power`,
                isTraction(v.category) ? 'at least 1: it pulls' : '0: a wagon pulls nothing',
              ),
      ),
    () => (deck('start') < 4 ? complain('contracts', 'at least 4 start contracts') : null),
    () => (deck('main') < 5 ? complain('contracts', 'at least 5 contracts of the main deck') : null),
    () =>
      copies(true) < 16 ? complain('vehicles', 'at least 16 locomotives and railcars, copies counted') : null,
    () => (copies(false) < 24 ? complain('vehicles', 'at least 24 wagons, copies counted') : null),
  );
}

/** Checks a file of own material. On failure it says where, and what was expected there. */
export function parseMaterial(value: unknown): Result<Material, Misshape> {
  const parsed = parseField(record(materialFields), value, 'material');
  if (!parsed.ok) return parsed;
  const raw = parsed.value as unknown as Material;
  const material: Material = {
    ...raw,
    contracts: raw.contracts.map((c) => ({ ...c, source: c.source ?? 'own' })),
    vehicles: raw.vehicles.map((v) => ({ ...v, source: v.source ?? 'own' })),
  };
  const complaint = checkBoard(material) ?? checkDecks(material);
  return complaint ? fail({ ...complaint, place: `material.${complaint.place}` }) : ok(material);
}
