import type { Json, Move, Result } from './types.ts';
import { own } from './own.ts';
import { fail, ok } from './types.ts';
import { phrase } from './words.ts';
import type { Phrase } from './words.ts';

/**
 * The shape of a message as data. One description gives the parser at the border, the JSON schema for
 * `stellwerk moves`, the form in the client and the random well-formed moves of the simulator.
 */
/** `nullable` fields also take null. */
export type Field = { readonly optional?: boolean; readonly nullable?: boolean } & FieldKind;
type FieldKind =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'ref'; readonly to: string }
  | { readonly kind: 'list'; readonly of: Field; readonly max: number }
  | { readonly kind: 'record'; readonly fields: Fields }
  | { readonly kind: 'map'; readonly by: string; readonly of: Field }
  | { readonly kind: 'either'; readonly of: readonly Field[] }
  | { readonly kind: 'json'; readonly max: number };
export type Fields = Readonly<Record<string, Field>>;

export const text = (max = 200) => ({ kind: 'text', max }) as const;
export const whole = (min = 0, max = 1_000_000) => ({ kind: 'whole', min, max }) as const;
export const flag = { kind: 'flag' } as const;
export const choice = <const T extends readonly string[]>(...of: T) => ({ kind: 'choice', of }) as const;
/** A name out of one of the title's domains: a company, a hex, a tile, a piece … `T`: where the title knows all of them. */
export const ref = <T extends string = string>(
  to: string,
): { readonly kind: 'ref'; readonly to: string; readonly name?: T } => ({ kind: 'ref', to });
export const list = <const F extends Field>(of: F, max = 100) => ({ kind: 'list', of, max }) as const;
export const record = <const F extends Fields>(fields: F) => ({ kind: 'record', fields }) as const;
/** A value for some names of a domain: what everybody owes, which goals a company has reached. */
export const mapOf = <const F extends Field>(by: string, of: F) => ({ kind: 'map', by, of }) as const;
/** One of several shapes; the first that fits counts. */
export const either = <const F extends readonly Field[]>(...of: F) => ({ kind: 'either', of }) as const;
export const json = (max = 2000) => ({ kind: 'json', max }) as const;
export const optional = <const F extends Field>(field: F): F & { readonly optional: true } => ({
  ...field,
  optional: true,
});

export const nullable = <const F extends Field>(field: F): F & { readonly nullable: true } => ({
  ...field,
  nullable: true,
});

/** Of a field that may have any shape nothing more is known. */
type Base<F extends Field> = Field extends F
  ? Json
  : F extends { nullable: true }
    ? Plain<F> | null
    : Plain<F>;
type Plain<F extends Field> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'ref'; name?: infer T extends string }
    ? T
    : F extends { kind: 'whole' }
      ? number
      : F extends { kind: 'flag' }
        ? boolean
        : F extends { kind: 'choice'; of: readonly (infer T)[] }
          ? T
          : F extends { kind: 'list'; of: infer G extends Field }
            ? readonly Base<G>[]
            : F extends { kind: 'map'; of: infer G extends Field }
              ? Readonly<Record<string, Base<G>>>
              : F extends { kind: 'either'; of: readonly (infer G extends Field)[] }
                ? Base<G>
                : F extends { kind: 'record'; fields: infer R extends Fields }
                  ? FieldsOf<R>
                  : Json;
/** The value that a shape describes. */
export type ValueOf<F extends Field> = Base<F>;
type OptionalKeys<R extends Fields> = {
  [K in keyof R]: R[K] extends { optional: true } ? K : never;
}[keyof R];
export type FieldsOf<R extends Fields> = {
  readonly [K in Exclude<keyof R, OptionalKeys<R>>]: Base<R[K]>;
} & { readonly [K in OptionalKeys<R>]?: Base<R[K]> | undefined };
/** The move that a set of fields describes. */
export type MoveOf<R extends Fields> = Move & FieldsOf<R>;

export interface Misshape {
  /** Where in the message, e.g. `routes[1].stops[0]`. */
  readonly place: string;
  /** What should have been there; `sayWanted` has the words. */
  readonly wanted: Phrase;
}
export type Domains = Readonly<Record<string, readonly string[]>>;

const sound = /^[\p{L}\p{N}][\p{L}\p{N} /+.:_-]*$/u;
const wrong = (place: string, wanted: Phrase) => fail<Misshape>({ place, wanted });

/** Checks a value from outside against a field. Domains say which names exist; a domain that is not given takes any sound name. */
export function parseField(
  field: Field,
  value: unknown,
  place: string,
  domains: Domains = {},
): Result<Json | undefined, Misshape> {
  if (value === undefined) return field.optional ? ok(undefined) : wrong(place, describe(field));
  if (value === null && field.nullable) return ok(null);
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && value.length <= field.max && isWellFormed(value)
        ? ok(value)
        : wrong(place, describe(field));
    case 'whole':
      return Number.isSafeInteger(value) && (value as number) >= field.min && (value as number) <= field.max
        ? ok((value as number) + 0) // −0 becomes 0
        : wrong(place, describe(field));
    case 'flag':
      return typeof value === 'boolean' ? ok(value) : wrong(place, describe(field));
    case 'choice':
      return typeof value === 'string' && field.of.includes(value)
        ? ok(value)
        : wrong(place, describe(field));
    case 'ref': {
      if (typeof value !== 'string') return wrong(place, describe(field));
      const domain = domains[field.to];
      if (domain?.includes(value)) return ok(value);
      if (value.length > 80 || !sound.test(value)) return wrong(place, describe(field));
      return domain ? wrong(place, phrase('shape/known', { to: field.to, found: value })) : ok(value);
    }
    case 'list': {
      if (!Array.isArray(value) || value.length > field.max) return wrong(place, describe(field));
      const items: Json[] = [];
      for (const [i, item] of value.entries()) {
        const parsed = parseField(field.of, item, `${place}[${i}]`, domains);
        if (!parsed.ok) return parsed;
        if (parsed.value === undefined) return wrong(`${place}[${i}]`, describe(field.of));
        items.push(parsed.value);
      }
      return ok(items);
    }
    case 'record':
      return parseFields(field.fields, value, place, domains);
    case 'either': {
      const tried = field.of.map((one) => parseField(one, value, place, domains));
      return tried.find((parsed) => parsed.ok) ?? tried.at(-1) ?? wrong(place, describe(field));
    }
    case 'map': {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return wrong(place, describe(field));
      const out: Record<string, Json> = {};
      for (const [key, inner] of Object.entries(value)) {
        const name = parseField(ref(field.by), key, `${place}.${key.slice(0, 80)}`, domains);
        const parsed = name.ok ? parseField(field.of, inner, `${place}.${key}`, domains) : name;
        if (!parsed.ok) return parsed;
        // A key that means something to the language itself is no name of anything here.
        if (parsed.value === undefined || key === '__proto__') return wrong(place, describe(field));
        out[key] = parsed.value;
      }
      return ok(out);
    }
    case 'json': {
      const written = plainJson(value, 8) ? JSON.stringify(value) : null;
      // Read back from its text: what is kept is what a journal would give back, and nobody else holds it.
      return written !== null && written.length <= field.max
        ? ok(JSON.parse(written) as Json)
        : wrong(place, describe(field));
    }
  }
}

/** Checks a record: every field of the shape and no other one. */
export function parseFields<R extends Fields>(
  fields: R,
  value: unknown,
  place = '',
  domains: Domains = {},
): Result<FieldsOf<R>, Misshape> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(place || 'message', phrase('shape/record'));
  const dot = place ? `${place}.` : '';
  for (const key of Object.keys(value))
    if (!Object.hasOwn(fields, key)) return wrong(dot + key.slice(0, 80), phrase('shape/nothing'));
  const out: Record<string, Json> = {};
  for (const [key, field] of Object.entries(fields)) {
    const parsed = parseField(field, own(value as Record<string, unknown>, key), dot + key, domains);
    if (!parsed.ok) return parsed;
    if (parsed.value !== undefined) out[key] = parsed.value;
  }
  return ok(out as FieldsOf<R>);
}

/**
 * Half of a pair of characters is no text: written to a document it comes back as another character, and nothing
 * comes out as it was hashed any more.
 */
const HALF = /\p{Surrogate}/u;
const isWellFormed = (text: string): boolean => !HALF.test(text);

function plainJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0 || typeof value !== 'object') return false;
  // A key that means something to the language itself would not come back out of a document.
  return Object.entries(value).every(
    ([key, v]) => key !== '__proto__' && isWellFormed(key) && plainJson(v, depth - 1),
  );
}

function describe(field: Field): Phrase {
  switch (field.kind) {
    case 'text':
    case 'list':
    case 'json':
      return phrase(`shape/${field.kind}`, { max: field.max });
    case 'whole':
      return phrase('shape/whole', { min: field.min, max: field.max });
    case 'choice':
      return phrase('shape/choice', { of: [...field.of] });
    case 'ref':
      return phrase('shape/ref', { to: field.to });
    case 'flag':
    case 'record':
      return phrase(`shape/${field.kind}`);
    case 'map':
      return phrase('shape/map', { to: field.by });
    case 'either':
      return phrase('shape/either', { count: field.of.length });
  }
}

/** JSON Schema (2020-12) of a shape. */
export function jsonSchema(field: Field, domains: Domains = {}): Json {
  const plain = plainSchema(field, domains);
  return field.nullable ? { anyOf: [plain, { type: 'null' }] } : plain;
}

function plainSchema(field: Field, domains: Domains): Json {
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength: field.max };
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { enum: [...field.of] };
    case 'ref': {
      const domain = domains[field.to];
      return domain && domain.length <= 60
        ? { enum: [...domain] }
        : { type: 'string', description: field.to };
    }
    case 'list':
      return { type: 'array', items: jsonSchema(field.of, domains), maxItems: field.max };
    case 'record':
      return recordSchema(field.fields, domains);
    case 'either':
      return { anyOf: field.of.map((one) => jsonSchema(one, domains)) };
    case 'map':
      return {
        type: 'object',
        propertyNames: jsonSchema(ref(field.by), domains),
        additionalProperties: jsonSchema(field.of, domains),
      };
    case 'json':
      return {};
  }
}

export function recordSchema(fields: Fields, domains: Domains = {}): Json {
  const properties: Record<string, Json> = {};
  for (const [key, field] of Object.entries(fields)) properties[key] = jsonSchema(field, domains);
  const required = Object.keys(fields).filter((key) => !fields[key]!.optional);
  return { type: 'object', properties, required, additionalProperties: false };
}

/** A random value of the shape: well-formed, usually illegal. `pick(n)` answers 0 … n − 1. */
export function sample(field: Field, pick: (n: number) => number, domains: Domains = {}): Json | undefined {
  if (field.optional && pick(2) === 0) return undefined;
  if (field.nullable && pick(2) === 0) return null;
  switch (field.kind) {
    case 'text':
      return 'x'.repeat(pick(Math.min(field.max, 8) + 1));
    case 'whole': {
      const small = Math.min(field.max - field.min, 400);
      return field.min + pick(small + 1);
    }
    case 'flag':
      return pick(2) === 1;
    case 'choice':
      return field.of[pick(field.of.length)] ?? '';
    case 'ref': {
      const domain = domains[field.to] ?? [];
      return domain[pick(domain.length)] ?? 'nothing';
    }
    case 'list':
      return Array.from(
        { length: pick(Math.min(field.max, 4) + 1) },
        () => sample({ ...field.of, optional: false }, pick, domains) ?? null,
      );
    case 'record': {
      const out: Record<string, Json> = {};
      for (const [key, inner] of Object.entries(field.fields)) {
        const value = sample(inner, pick, domains);
        if (value !== undefined) out[key] = value;
      }
      return out;
    }
    case 'either':
      return sample({ ...field.of[pick(field.of.length)]!, optional: false }, pick, domains);
    case 'map': {
      const out: Record<string, Json> = {};
      for (const name of (domains[field.by] ?? []).slice(0, 40))
        if (pick(4) === 0) out[name] = sample({ ...field.of, optional: false }, pick, domains) ?? null;
      return out;
    }
    case 'json':
      return pick(100);
  }
}
