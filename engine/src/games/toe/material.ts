import type { Problem } from '../../table/misfits.ts';
import { fileSchema, parseFile } from '../../table/own-box.ts';
import type { Json, Params, Result } from '../../table/types.ts';
import { fail, ok } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { PHASES } from './clock.ts';
import type { Category, Contract, Material, Need, Vehicle } from './material-types.ts';
import { CATEGORIES, isTraction, materialFields } from './material-types.ts';

const problem = (place: string, key: string, params?: Params): Problem => ({
  place,
  say: phrase(`toe/material/${key}`, params),
});

/** Fewest cards that a table of four can be laid with. */
const FEWEST = { start: 4, main: 5, loco: 16, wagon: 24 } as const;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u;
/** Words that mean something else at this table. */
const TAKEN: readonly string[] = [...CATEGORIES, ...PHASES, 'back', 'bank', 'out', 'loco', 'wagon'];

/** Log and rules call things by their names alone, so no two things may share one. */
function names(material: Material): readonly Problem[] {
  const seen = new Set(TAKEN);
  return (['cities', 'connections', 'contracts', 'vehicles'] as const).flatMap((list) =>
    material[list].flatMap(({ id }, i) => {
      const place = `${list}[${i}].id`;
      if (!NAME.test(id)) return [problem(place, 'letters', { id })];
      if (seen.has(id)) return [problem(place, 'taken', { id })];
      seen.add(id);
      return [];
    }),
  );
}

/** Two ends that have to be two cities of the board. */
function ends(
  { from, to }: { readonly from: string; readonly to: string },
  place: string,
  cities: ReadonlySet<string>,
): readonly Problem[] {
  const strange = (['from', 'to'] as const).filter((end) => !cities.has(end === 'from' ? from : to));
  if (strange.length > 0)
    return strange.map((end) => problem(`${place}.${end}`, 'city', { id: end === 'from' ? from : to }));
  return from === to ? [problem(`${place}.to`, 'same-city', { id: to })] : [];
}

/** What a card promises is what its lines add up to (ch. 7: profit = incomes − tax). */
export function sumOf(contract: Contract): number {
  const sections = contract.sections.reduce((sum, s) => sum + s.income, 0);
  const vehicles = contract.needs.reduce((sum, need) => sum + need.count, 0) * contract.vehicleIncome;
  return sections + vehicles + contract.bonuses.reduce((sum, b) => sum + b.income, 0) - contract.tax;
}

function ofContract(contract: Contract, place: string, cities: ReadonlySet<string>): readonly Problem[] {
  const { sections, bonuses, needs, profit, tax, vehicleIncome } = contract;
  const amounts: readonly (readonly [string, number])[] = [
    ['profit', profit],
    ['tax', tax],
    ['vehicleIncome', vehicleIncome],
    ...sections.map((s, i) => [`sections[${i}].income`, s.income] as const),
    ...bonuses.map((b, i) => [`bonuses[${i}].income`, b.income] as const),
  ];
  return [
    ...(sections.length === 0 ? [problem(`${place}.sections`, 'no-section')] : []),
    ...sections.flatMap((section, i) => ends(section, `${place}.sections[${i}]`, cities)),
    ...bonuses.flatMap((bonus, i) =>
      bonus.kind === 'speed' && (bonus.min as number | undefined) === undefined
        ? [problem(`${place}.bonuses[${i}]`, 'no-speed')]
        : [],
    ),
    ...(needs.some(({ category }) => isTraction(category)) ? [] : [problem(`${place}.needs`, 'no-traction')]),
    ...amounts
      .filter(([, amount]) => amount % 10 !== 0)
      .map(([field, amount]) => problem(`${place}.${field}`, 'tens', { amount })),
    ...(sumOf(contract) === profit
      ? []
      : [problem(`${place}.profit`, 'profit', { sum: sumOf(contract), profit })]),
  ];
}

function ofVehicle({ category, power }: Vehicle, place: string): readonly Problem[] {
  if (isTraction(category) === power > 0) return [];
  return [problem(`${place}.power`, isTraction(category) ? 'pulls' : 'pulls-nothing')];
}

function enough({ contracts, vehicles }: Material): readonly Problem[] {
  const deck = (name: Contract['deck']): number => contracts.filter((c) => c.deck === name).length;
  const copies = (traction: boolean): number =>
    vehicles.filter((v) => isTraction(v.category) === traction).reduce((sum, v) => sum + v.copies, 0);
  const counted = { start: deck('start'), main: deck('main'), loco: copies(true), wagon: copies(false) };
  return (['start', 'main', 'loco', 'wagon'] as const)
    .filter((kind) => counted[kind] < FEWEST[kind])
    .map((kind) =>
      problem(kind === 'loco' || kind === 'wagon' ? 'vehicles' : 'contracts', `few-${kind}`, {
        fewest: FEWEST[kind],
        count: counted[kind],
      }),
    );
}

/** What the shape of a file cannot say: names that refer to each other, sums, and enough cards to play with. */
function problemsIn(material: Material): readonly Problem[] {
  const { cities, connections, contracts, vehicles, size } = material;
  const known = new Set(cities.map(({ id }) => id));
  return [
    ...names(material),
    ...cities.flatMap(({ x, y }, i) =>
      x > size.width || y > size.height ? [problem(`cities[${i}]`, 'outside', { ...size })] : [],
    ),
    ...connections.flatMap((connection, i) => ends(connection, `connections[${i}]`, known)),
    ...contracts.flatMap((contract, i) => ofContract(contract, `contracts[${i}]`, known)),
    ...vehicles.flatMap((vehicle, i) => ofVehicle(vehicle, `vehicles[${i}]`)),
    ...enough(material),
  ];
}

/** JSON Schema (2020-12) of a file with own boards and decks, for people who make their own cards. */
export const materialSchema = (): Json => fileSchema('Trains of Europe: board and decks', materialFields);

/** A kind that a card lists twice is wanted as often as both say. */
function summed(needs: readonly Need[]): readonly Need[] {
  const counts = new Map<Category, number>();
  for (const { category, count } of needs) counts.set(category, (counts.get(category) ?? 0) + count);
  return [...counts].map(([category, count]) => ({ category, count }));
}

/**
 * Checks a file of own material (option `material` of a table): first its shape, then what the shape cannot say: names
 * that refer to each other, sums, and enough cards to play with. On failure it lists everything that does not fit.
 */
export function parseMaterial(value: unknown): Result<Material, readonly Problem[]> {
  const parsed = parseFile<Material>(materialFields, value);
  if (!parsed.ok) return parsed;
  const raw = parsed.value;
  const material: Material = {
    ...raw,
    contracts: raw.contracts.map((c) => ({ ...c, needs: summed(c.needs), source: c.source ?? 'own' })),
    vehicles: raw.vehicles.map((v) => ({ ...v, source: v.source ?? 'own' })),
  };
  const problems = problemsIn(material);
  return problems.length > 0 ? fail(problems) : ok(material);
}
