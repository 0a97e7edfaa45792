import { describe, expect, it } from 'vitest';
import { boxesOf, fileSchema, parseFile } from './own-box.ts';
import { text, whole } from './shape.ts';

const FIELDS = { name: text(10), cards: whole(1, 9) } as const;

describe('what a table brings along in a file', () => {
  it('is described by a schema, and read if it has that shape', () => {
    expect(fileSchema('cards', FIELDS)).toMatchObject({ title: 'cards', required: ['name', 'cards'] });
    expect(parseFile<object>(FIELDS, { name: 'Rheine', cards: 3 })).toEqual({
      ok: true,
      value: { name: 'Rheine', cards: 3 },
    });
  });
  it('everything that does not fit is told', () => {
    const parsed = parseFile<object>(FIELDS, { name: 7, cards: 12 });
    expect(parsed.ok ? [] : parsed.error.map(({ place }) => place)).toEqual(['name', 'cards']);
  });
  it('each file is read once; without one, or with one that cannot be read, the built-in box is used', () => {
    const read: object[] = [];
    const boxFor = boxesOf('material', 'built-in', (file) => {
      read.push(file);
      return 'good' in file ? 'own' : null;
    });
    const [good, bad] = [{ good: 1 }, {}];
    expect([boxFor({}), boxFor({ material: 'a name' })]).toEqual(['built-in', 'built-in']);
    expect([boxFor({ material: good }), boxFor({ material: good }), boxFor({ material: bad })]).toEqual([
      ...['own', 'own', 'built-in'],
    ]);
    expect(read).toEqual([good, bad]);
  });
});
