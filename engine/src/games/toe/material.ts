import type { Problem } from '../../table/misfits.ts';
import { fileSchema, parseFile } from '../../table/own-box.ts';
import type { Json, Result } from '../../table/types.ts';
import { fail, ok } from '../../table/types.ts';
import { problemsIn } from './material-checks.ts';
import { materialFields } from './material-types.ts';
import type { Category, Material, Need } from './material-types.ts';

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
