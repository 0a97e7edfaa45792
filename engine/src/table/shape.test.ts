import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededLuck } from './luck.ts';
import {
  choice,
  either,
  flag,
  json,
  jsonSchema,
  list,
  mapOf,
  nullable,
  optional,
  parseField,
  parseFields,
  record,
} from './shape.ts';
import { recordSchema, ref, sample, text, whole } from './shape.ts';
import type { Domains, Field, Fields } from './shape.ts';
import type { Json } from './types.ts';

const DOMAINS: Domains = { company: ['KHS', 'KPR'], hex: ['A1', 'B2', "St. Gilgen & Söhne's"] };

const marked = (field: Field, isOptional: boolean, isNullable: boolean): Field => ({
  ...field,
  ...(isOptional ? { optional: true } : {}),
  ...(isNullable ? { nullable: true } : {}),
});
const { field } = fc.letrec<{ field: Field; plain: Field }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(
      fc.nat(20).map((max) => text(max)),
      fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(1000)).map(([min, more]) => whole(min, min + more)),
      fc.constant<Field>(flag),
      fc.array(fc.string(), { minLength: 1, maxLength: 3 }).map((of) => choice(...of)),
      fc.constantFrom('company', 'hex', 'unheard-of').map((to) => ref(to)),
      fc.constant(json()),
    ),
    fc.tuple(tie('field'), fc.nat(5)).map(([of, max]) => list(of, max)),
    tie('field').map((of) => mapOf('company', of)),
    fc.array(tie('field'), { minLength: 1, maxLength: 3 }).map((of) => either(...of)),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c', 'to', 'constructor'), tie('field'))
      .map((fields) => record(fields)),
  ),
  field: fc.tuple(tie('plain'), fc.boolean(), fc.boolean()).map(([plain, o, n]) => marked(plain, o, n)),
}));

/** As much of JSON Schema as the shapes use. */
function fits(schema: Json, value: unknown): boolean {
  const s = schema as {
    anyOf?: Json[];
    enum?: unknown[];
    type?: string;
    minimum?: number;
    maximum?: number;
    maxLength?: number;
    maxItems?: number;
    items?: Json;
    properties?: Record<string, Json>;
    required?: string[];
    propertyNames?: Json;
    additionalProperties?: Json;
  };
  if (s.anyOf) return s.anyOf.some((one) => fits(one, value));
  if (s.enum) return s.enum.includes(value);
  switch (s.type) {
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string' && value.length <= (s.maxLength ?? Infinity);
    case 'integer':
      return Number.isInteger(value) && Number(value) >= s.minimum! && Number(value) <= s.maximum!;
    case 'array':
      return (
        Array.isArray(value) && value.length <= s.maxItems! && value.every((item) => fits(s.items!, item))
      );
    case 'object':
      return (
        typeof value === 'object' &&
        value !== null &&
        (s.required ?? []).every((key) => Object.hasOwn(value, key)) &&
        Object.entries(value).every(([k, v]) =>
          s.properties
            ? Object.hasOwn(s.properties, k) && fits(s.properties[k]!, v)
            : fits(s.propertyNames!, k) && fits(s.additionalProperties!, v),
        )
      );
    default:
      return true;
  }
}

describe('shapes: every sample is well-formed', () => {
  it('parses, and comes out as it went in', () => {
    fc.assert(
      fc.property(field, fc.integer(), (shape, seed) => {
        const value = sample(shape, seededLuck(seed, 0), DOMAINS);
        expect(parseField(shape, value, 'x', DOMAINS)).toEqual({ ok: true, value });
      }),
      { seed: 9, numRuns: 500 },
    );
  });
  it('fits the JSON schema of its shape', () => {
    fc.assert(
      fc.property(field, fc.integer(), (shape, seed) => {
        const value = sample(shape, seededLuck(seed, 0), DOMAINS);
        if (value !== undefined) expect(fits(jsonSchema(shape, DOMAINS), value)).toBe(true);
      }),
      { seed: 10, numRuns: 500 },
    );
  });
});

describe('shapes: what a field takes', () => {
  const takes = (shape: Field, value: unknown): boolean => parseField(shape, value, 'x', DOMAINS).ok;

  it.each<[string, Field, unknown[], unknown[]]>([
    ['text', text(3), ['', 'abc'], ['abcd', 1, null, undefined, ['a']]],
    ['whole', whole(1, 9), [1, 9], [0, 10, 1.5, Number.NaN, Infinity, '1', null, undefined, 2n, [1]]],
    ['flag', flag, [true, false], [0, 'true', null, undefined]],
    ['choice', choice('SR', 'OR'), ['SR'], ['sr', 'toString', '', null, 0]],
    ['ref', ref('company'), ['KHS'], ['XYZ', 'constructor', '__proto__', '', 7, null]],
    ['ref to a name of the domain with signs in it', ref('hex'), ["St. Gilgen & Söhne's"], ['St. Gilgen']],
    [
      'ref without a domain',
      ref('any'),
      ['A1', 'Müller/2', 'x y'],
      ['', ' x', '__proto__', 'a\nb', '<b>', 'x'.repeat(81)],
    ],
    [
      'list',
      list(whole(0, 5), 2),
      [[], [1, 2]],
      [[1, 2, 3], [6], [undefined], {}, 'ab', null, { length: 1, 0: 1 }],
    ],
    [
      'map',
      mapOf('company', whole(0, 9)),
      [{}, { KHS: 1 }, { KHS: 0, KPR: 9 }],
      [{ XYZ: 1 }, { KHS: 10 }, { KHS: undefined }, [], null, 'KHS', JSON.parse('{"__proto__":1}')],
    ],
    [
      'either',
      either(record({ kind: choice('a'), n: whole(0, 3) }), record({ kind: choice('b') })),
      [{ kind: 'a', n: 2 }, { kind: 'b' }],
      [{ kind: 'a' }, { kind: 'b', n: 2 }, { kind: 'c' }, null, 'a'],
    ],
    ['optional', optional(whole()), [undefined, 1], [null]],
    ['nullable', nullable(whole()), [null, 1], [undefined, 'null']],
    ['both', optional(nullable(whole())), [undefined, null, 1], [false]],
    [
      'json',
      json(20),
      [null, [1, { a: 'b' }], -1.5],
      [undefined, Number.NaN, Infinity, 'x'.repeat(19), () => 1, 1n],
    ],
  ])('%s', (_, shape, good, bad) => {
    for (const value of good) expect(takes(shape, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(takes(shape, value), String(value)).toBe(false);
  });
  it('makes 0 of −0', () => {
    const parsed = parseField(whole(), -0, 'x');
    expect(parsed.ok && Object.is(parsed.value, 0)).toBe(true);
  });
  it('refuses JSON that is nested without end', () => {
    const ring: unknown[] = [];
    ring.push(ring);
    expect(takes(json(), ring)).toBe(false);
    expect(takes(json(), JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toBe(false);
  });
});

describe('shapes: what is wrong is said with its place', () => {
  const ROUTE: Fields = {
    seat: ref('seat'),
    routes: list(record({ train: text(9), stops: list(ref('hex')) })),
  };
  const place = (value: unknown): string => {
    const parsed = parseFields(ROUTE, value, '', DOMAINS);
    return parsed.ok ? 'ok' : parsed.error.place;
  };
  it.each<[unknown, string]>([
    [{ seat: 'anna', routes: [] }, 'ok'],
    [{ routes: [] }, 'seat'],
    [{ seat: 'anna', routes: [], extra: 1 }, 'extra'],
    [
      {
        seat: 'anna',
        routes: [
          { train: '2', stops: ['A1'] },
          { train: '2', stops: ['A1', 'Z9'] },
        ],
      },
      'routes[1].stops[1]',
    ],
    [{ seat: 'anna', routes: [{ train: '2', stops: [], colour: 'red' }] }, 'routes[0].colour'],
    [{ seat: 'anna', routes: [null] }, 'routes[0]'],
    [JSON.parse('{"seat":"anna","routes":[],"__proto__":{"admin":true}}'), '__proto__'],
    [JSON.parse('{"seat":"anna","routes":[],"constructor":1}'), 'constructor'],
    [[], 'message'],
    [null, 'message'],
    ['anna', 'message'],
  ])('%j → %s', (value, expected) => {
    expect(place(value)).toBe(expected);
  });
  it('does not take inherited fields for given ones', () => {
    expect(parseFields({ seat: text() }, Object.create({ seat: 'anna' })).ok).toBe(false);
  });
  it('does not repeat a huge text of a stranger', () => {
    const huge = 'x'.repeat(1_000_000);
    for (const value of [{ [huge]: 1 }, { seat: huge, routes: [] }, { seat: 'anna', routes: huge }]) {
      const parsed = parseFields(ROUTE, value, '', DOMAINS);
      expect(JSON.stringify(parsed).length).toBeLessThan(300);
    }
  });
  it('never throws, whatever comes', () => {
    const hostile = fc.oneof(
      fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withSparseArray: true,
        withTypedArray: true,
      }),
      fc.dictionary(
        fc.constantFrom('seat', 'routes', '__proto__', 'constructor', 'a', 'b', 'to'),
        fc.anything(),
      ),
    );
    fc.assert(
      fc.property(field, hostile, (shape, value) => {
        expect(typeof parseField(shape, value, 'x', DOMAINS).ok).toBe('boolean');
      }),
      { seed: 11, numRuns: 2000 },
    );
  });
  it('what it lets through is plain JSON', () => {
    fc.assert(
      fc.property(field, fc.anything({ withNullPrototype: true }), (shape, value) => {
        const parsed = parseField(shape, value, 'x', DOMAINS);
        if (parsed.ok && parsed.value !== undefined)
          expect(parsed.value).toEqual(JSON.parse(JSON.stringify(parsed.value)));
      }),
      { seed: 12, numRuns: 2000 },
    );
  });
});

describe('JSON schemas', () => {
  it('say which fields are needed and take no others', () => {
    expect(recordSchema({ company: ref('company'), price: optional(whole(1, 9)) }, DOMAINS)).toEqual({
      type: 'object',
      properties: { company: { enum: ['KHS', 'KPR'] }, price: { type: 'integer', minimum: 1, maximum: 9 } },
      required: ['company'],
      additionalProperties: false,
    });
  });
  it('say where null is an answer', () => {
    expect(jsonSchema(nullable(flag))).toEqual({ anyOf: [{ type: 'boolean' }, { type: 'null' }] });
  });
  it('name a long domain instead of listing it', () => {
    const hexes = Array.from({ length: 61 }, (_, i) => `H${i}`);
    expect(jsonSchema(ref('hex'), { hex: hexes })).toEqual({ type: 'string', description: 'hex' });
  });
});
