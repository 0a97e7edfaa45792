import { describe, expect, it } from 'vitest';
import type { Json } from '../../table/types.ts';
import { BUILT_IN_BOX } from './box.ts';
import { BUILT_IN } from './data/built-in.ts';
import { game } from './index.ts';
import { materialSchema, parseMaterial } from './material.ts';
import type { Material } from './material-types.ts';
import { setup } from './setup.ts';
import { box } from './readers.ts';

type Draft = { -readonly [K in keyof Material]: Material[K] };
const copy = (): Draft => JSON.parse(JSON.stringify(BUILT_IN)) as Draft;
const complaint = (change: (material: Draft) => void): string => {
  const material = copy();
  change(material);
  const parsed = parseMaterial(material);
  return parsed.ok ? 'fine' : `${parsed.error.place}: ${parsed.error.expected}`;
};
const edit = <T extends object>(items: readonly T[], i: number, change: Partial<T>): readonly T[] =>
  items.map((item, j) => (j === i ? { ...item, ...change } : item));

describe('material as data', () => {
  it('the built-in box fits its own schema', () => {
    expect(parseMaterial(copy())).toEqual({ ok: true, value: BUILT_IN });
  });
  it('the schema is published as JSON Schema', () => {
    const schema = materialSchema() as { properties: Record<string, Json>; required: readonly string[] };
    expect(schema.required).toEqual(['name', 'size', 'cities', 'connections', 'contracts', 'vehicles']);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
  it('what is printed in the rulebook is marked, everything else is not', () => {
    const printed = BUILT_IN.contracts.filter((c) => c.source === 'rulebook').map((c) => c.id);
    expect(printed).toEqual(['S3', 'ETN1', 'EF3']);
    expect(BUILT_IN.vehicles.filter((v) => v.source === 'rulebook')).toHaveLength(8);
  });
  it('says where something is wrong, and what was expected', () => {
    expect(complaint((m) => (m.contracts = edit(m.contracts, 10, { profit: 55 })))).toMatch(
      /^material\.contracts\[10\]/,
    );
    expect(complaint((m) => (m.contracts = edit(m.contracts, 2, { profit: 140 })))).toBe(
      'material.contracts[2].profit: 130: incomes less tax, not 140',
    );
    expect(complaint((m) => (m.connections = edit(m.connections, 3, { to: 'atlantis' })))).toBe(
      'material.connections[3].to: another city, not "atlantis"',
    );
    expect(complaint((m) => (m.vehicles = edit(m.vehicles, 0, { power: 0 })))).toBe(
      'material.vehicles[0].power: at least 1: it pulls',
    );
    expect(complaint((m) => (m.cities = edit(m.cities, 1, { id: 'dublin' })))).toBe(
      'material.cities[1].id: a name of its own: "dublin" is taken',
    );
    expect(complaint((m) => (m.contracts = m.contracts.filter((c) => c.deck === 'main')))).toBe(
      'material.contracts: at least 4 start contracts',
    );
    expect(
      complaint((m) => (m.contracts = edit(m.contracts, 5, { needs: [{ category: 'A', count: 4 }] }))),
    ).toMatch(/needs/);
    expect(parseMaterial({ ...copy(), colour: 'red' })).toEqual({
      ok: false,
      error: { place: 'material.colour', expected: 'nothing: this field is not known here' },
    });
    expect(parseMaterial(null).ok).toBe(false);
  });

  it('a table plays with its own material', () => {
    const material = copy();
    material.name = 'ours';
    const extra = { ...BUILT_IN.contracts[20]!, id: 'OWN1', type: 'OWN', no: 1 };
    const { source: _, ...own } = extra;
    material.contracts = [...material.contracts, own as typeof extra];
    material.vehicles = edit(material.vehicles, 3, { price: 90_000 });
    const table = setup(
      { seats: ['anna', 'bob'], variant: 'standard', options: { material: material as unknown as Json } },
      () => 0,
    );
    expect(box(table).material.name).toBe('ours');
    expect(table.pieces['contract/OWN1']).toBeDefined();
    expect(box(table).contracts.get('OWN1')?.source).toBe('own');
    expect(box(table).models.get('lady')?.price).toBe(90_000);
    expect(game.domains(table)['contract']).toContain('OWN1');
    expect(game.stage(table).surfaces[0]).toMatchObject({ kind: 'network', reconstructed: false });
  });
  it('material that cannot be read is left aside', () => {
    const options = { material: { name: 'broken' } };
    const table = setup({ seats: ['anna', 'bob'], variant: 'standard', options }, () => 0);
    expect(box(table)).toBe(BUILT_IN_BOX);
  });
});
