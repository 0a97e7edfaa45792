import { own } from './own.ts';
import type { Field, Fields } from './shape.ts';
import { parseField } from './shape.ts';
import type { Json } from './types.ts';
import { phrase } from './words.ts';
import type { Phrase, Words } from './words.ts';

/** One thing in a file that does not fit: where it stands, and what is wrong there, for people to read. */
export interface Problem {
  /** `contracts[10].profit`; empty for the file as a whole. */
  readonly place: string;
  readonly say: Phrase;
}

const FOUND = 40;
function found(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > FOUND ? `${text.slice(0, FOUND)}…` : text;
}

function sayOf(field: Field, value: unknown): Phrase {
  switch (field.kind) {
    case 'text':
      return phrase('misfit/text', { max: field.max, found: found(value) });
    case 'whole':
      return phrase('misfit/whole', { min: field.min, max: field.max, found: found(value) });
    case 'choice':
      return phrase('misfit/choice', { of: [...field.of], found: found(value) });
    case 'list':
      return phrase('misfit/list', { max: field.max });
    case 'flag':
      return phrase('misfit/flag', { found: found(value) });
    case 'record':
      return phrase('misfit/record');
    case 'ref':
    case 'map':
    case 'either':
    case 'json':
      return phrase('misfit/other', { found: found(value) });
  }
}

/**
 * Everything in a value that does not fit its shape. The parser stops at the first misshape, which is enough
 * for a message; whoever writes a file by hand wants to see all of them.
 */
export function misfits(field: Field, value: unknown, place = ''): readonly Problem[] {
  if (field.kind === 'record' && isRecord(value)) return misfitsOfRecord(field.fields, value, place);
  if (field.kind === 'list' && Array.isArray(value) && value.length <= field.max)
    return value.flatMap((item: unknown, i) => misfits(field.of, item, `${place}[${i}]`));
  return parseField(field, value, place).ok ? [] : [{ place, say: sayOf(field, value) }];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function misfitsOfRecord(
  fields: Fields,
  value: Readonly<Record<string, unknown>>,
  place: string,
): readonly Problem[] {
  const at = (key: string): string => (place ? `${place}.${key}` : key);
  const strange = Object.keys(value)
    .filter((key) => !Object.hasOwn(fields, key))
    .map((key) => ({ place: at(key), say: phrase('misfit/unknown', { field: found(key) }) }));
  const rest = Object.entries(fields).flatMap(([key, field]): readonly Problem[] => {
    const inner = own(value as Readonly<Record<string, Json>>, key);
    if (inner !== undefined) return misfits(field, inner, at(key));
    return field.optional ? [] : [{ place, say: phrase('misfit/missing', { field: key }) }];
  });
  return [...strange, ...rest];
}

export const MISFIT_WORDS: Words = {
  'misfit/missing': { de: 'Hier fehlt das Feld „{field}“.', en: 'The field “{field}” is missing here.' },
  'misfit/unknown': {
    de: 'Das Feld {field} ist hier nicht bekannt.',
    en: 'The field {field} is not known here.',
  },
  'misfit/text': {
    de: 'Hier soll ein Text von höchstens {max} Zeichen stehen, nicht {found}.',
    en: 'This should be a text of at most {max} characters, not {found}.',
  },
  'misfit/whole': {
    de: 'Hier soll eine ganze Zahl von {min} bis {max} stehen, nicht {found}.',
    en: 'This should be a whole number from {min} to {max}, not {found}.',
  },
  'misfit/choice': {
    de: 'Hier soll eines von {of} stehen, nicht {found}.',
    en: 'This should be one of {of}, not {found}.',
  },
  'misfit/list': {
    de: 'Hier soll eine Liste mit höchstens {max} Einträgen stehen.',
    en: 'This should be a list of at most {max} entries.',
  },
  'misfit/flag': {
    de: 'Hier soll true oder false stehen, nicht {found}.',
    en: 'This should be true or false, not {found}.',
  },
  'misfit/record': {
    de: 'Hier soll ein Objekt in geschweiften Klammern stehen.',
    en: 'This should be an object in curly brackets.',
  },
  'misfit/other': {
    de: 'Hier steht etwas anderes als erwartet: {found}.',
    en: 'This is something else than expected: {found}.',
  },
};
