import { describe, expect, it } from 'vitest';
import type { Json } from '../../table/types.ts';
import type { Problem } from '../../table/misfits.ts';
import { say } from '../../table/words.ts';
import { BUILT_IN_BOX } from './box.ts';
import { BUILT_IN } from './data/built-in.ts';
import { game } from './index.ts';
import { materialSchema, parseMaterial } from './material.ts';
import type { Material } from './material-types.ts';
import { setup } from './setup.ts';
import { box } from './readers.ts';
import { pieceOf } from '../../table/places.ts';

type Draft = { -readonly [K in keyof Material]: Material[K] };
const copy = (): Draft => JSON.parse(JSON.stringify(BUILT_IN)) as Draft;
const complaint = (change: (material: Draft) => void): string => {
  const material = copy();
  change(material);
  const parsed = parseMaterial(material);
  return parsed.ok ? 'fine' : parsed.error.map(told).join('\n');
};
const told = ({ place, say: words }: Problem): string => `${place}: ${say(game.words, 'en', words)}`;
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
  it('says where something is wrong, and what', () => {
    expect(complaint((m) => (m.contracts = edit(m.contracts, 2, { profit: 140 })))).toBe(
      'contracts[2].profit: Incomes less tax come to 130, not 140.',
    );
    expect(complaint((m) => (m.connections = edit(m.connections, 3, { to: 'atlantis' })))).toBe(
      'connections[3].to: There is no city “atlantis” on this board.',
    );
    expect(complaint((m) => (m.vehicles = edit(m.vehicles, 0, { power: 0 })))).toBe(
      'vehicles[0].power: A locomotive or railcar pulls at least one wagon (power from 1).',
    );
    expect(complaint((m) => (m.contracts = m.contracts.filter((c) => c.deck === 'main')))).toBe(
      'contracts: At least 4 start contracts are needed; here are 0.',
    );
    expect(
      complaint((m) => (m.contracts = edit(m.contracts, 5, { needs: [{ category: 'A', count: 4 }] }))),
    ).toMatch(/^contracts\[5\]\.needs: A contract needs at least one locomotive/);
    expect(complaint((m) => (m.cities = edit(m.cities, 4, { x: 1001 })))).toBe(
      'cities[4]: This city lies off the board, which is 1000 wide and 1000 high.',
    );
    expect(parseMaterial(null)).toMatchObject({ ok: false, error: [{ place: '' }] });
  });
  it('lists everything that does not fit, not only the first of it', () => {
    const lines = complaint((m) => {
      m.contracts = edit(m.contracts, 10, { profit: 55 });
      m.connections = edit(m.connections, 0, { from: 'atlantis', to: 'lemuria' });
    }).split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'connections[0].from',
      'connections[0].to',
      'contracts[10].profit',
      'contracts[10].profit',
    ]);
    const { name: _, ...nameless } = copy();
    const wild = {
      ...nameless,
      colour: 'red',
      cities: [...BUILT_IN.cities, { id: 'x', name: 7, country: 'X', x: -1, y: 0 }],
    };
    const parsed = parseMaterial(wild);
    expect(parsed.ok ? [] : parsed.error.map(told)).toEqual([
      'colour: The field "colour" is not known here.',
      ': The field “name” is missing here.',
      'cities[55].name: This should be a text of at most 40 characters, not 7.',
      'cities[55].x: This should be a whole number from 0 to 10000, not -1.',
    ]);
  });
  it('everything has a name of its own, across the whole file', () => {
    expect(complaint((m) => (m.cities = edit(m.cities, 1, { id: 'dublin' })))).toMatch(
      /^cities\[1\]\.id: The name “dublin” is taken already/,
    );
    for (const id of ['dublin', 'EL', 'back', 'fair'])
      expect(complaint((m) => (m.vehicles = edit(m.vehicles, 1, { id })))).toMatch(
        /^vehicles\[1\]\.id: The name/,
      );
    expect(complaint((m) => (m.vehicles = edit(m.vehicles, 1, { id: 'a/b' })))).toMatch(/letters, digits/);
  });
  it('every sentence is there in both languages', () => {
    for (const language of ['de', 'en'] as const)
      for (const change of [{ profit: 55 }, { sections: [] }, { bonuses: [{ kind: 'speed', income: 10 }] }]) {
        const parsed = parseMaterial({ ...copy(), contracts: edit(copy().contracts, 0, change as never) });
        expect(parsed.ok).toBe(false);
        for (const problem of parsed.ok ? [] : parsed.error)
          expect(say(game.words, language, problem.say)).not.toMatch(/toe\/|misfit\/|\{|–$/);
      }
  });
  it('tells what is in a good file', () => {
    const checked = game.material!.check(copy());
    const parts = checked.ok ? checked.value.parts.map((part) => say(game.words, 'en', part)) : [];
    expect(parts).toEqual([
      `${BUILT_IN.cities.length} cities`,
      `${BUILT_IN.connections.length} connections`,
      '8 start contracts',
      '66 contracts',
      '120 vehicles of 31 models',
    ]);
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
    expect(pieceOf(table, 'contract/OWN1')).toBeDefined();
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
