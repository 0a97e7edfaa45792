import type { Params, Phrase } from '../names/names.ts';
import type { Json, Language } from './types.ts';

export type { Phrase } from '../names/names.ts';

/**
 * Everything a title can say, by key, in both languages. Templates hold `{param}`, `{param:money}`, `{param:name}`, and
 * `{param|hex|hexes}` for a word that goes with a number: the first where it is one, the second where it is not. A third
 * one is said for none at all; the number itself is `#` there: `{most|only #|up to #|nothing}`.
 */
export type Words = Readonly<Record<string, { readonly de: string; readonly en: string }>>;

export const phrase = (key: string, params?: Params): Phrase => (params ? { key, params } : { key });

const THOUSANDS = { de: '.', en: ',' } as const;
const grouped = (figures: string, language: Language): string =>
  figures.replace(/\d(?=(?:\d{3})+$)/g, (digit) => digit + THOUSANDS[language]);

/**
 * What something is called; a piece without a name of its own goes by that of its kind (`wagon/24`: a wagon). Where two
 * things share an id, the parameter tells which is meant: `name/brewery:B3` goes before `name/B3`.
 */
const nameOf = (words: Words, language: Language, id: string, param: string): string =>
  (words[`name/${param}:${id}`] ??
    words[`name/${id}`] ??
    words[`name/${id.replace(/\/[^/]*$/, '')}`] ??
    words[id])?.[language] ?? id;

/** What people at the table are called, by their seats. */
export type People = Readonly<Record<string, string>>;
const NOBODY: People = {};

/** Parameters that hold things, whatever somebody at the table is called: a tile, a company, a word that was said before. */
const THINGS: ReadonlySet<string> = new Set(
  'company train tile private minor hex phase text key id side step round place market pool title colour type'.split(
    ' ',
  ),
);

/** Everything that one needs to say a value. */
interface Saying {
  readonly words: Words;
  readonly language: Language;
  readonly people: People;
}

/**
 * Seats stand in parameters by their ids, alone or in a row; people read names. A name is put in last and looked up
 * nowhere: whoever is called Green or Pool changes no sentence.
 */
function called({ people }: Saying, plain: string): string {
  if (Object.hasOwn(people, plain)) return people[plain]!;
  if (!plain.includes(', ')) return plain;
  return plain
    .split(', ')
    .map((part) => (Object.hasOwn(people, part) ? people[part] : part))
    .join(', ');
}

function format(saying: Saying, name: string, value: Json | undefined, as: string | undefined): string {
  const { words, language } = saying;
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map((v: Json) => format(saying, name, v, as)).join(', ');
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (as === 'money') {
    // What is owed has its sign before the coin: "−$120".
    const [sign, figures] = plain.startsWith('-') ? ['−', plain.slice(1)] : ['', plain];
    return sign + (words['money']?.[language] ?? '#').replace('#', () => grouped(figures, language));
  }
  const isPerson = typeof value === 'string' && !THINGS.has(name);
  if (as !== 'name') return isPerson ? called(saying, plain) : plain;
  const known = nameOf(words, language, plain, name);
  return known === plain && isPerson ? called(saying, plain) : known;
}

/** Whether a value stands for one thing: the number one, or a list of one. */
const isOne = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.length === 1 : Number(value) === 1;

const BLANK = /\{(\w+)(?::(\w+)|\|([^{}|]*)\|([^{}|]*)(?:\|([^{}|]*))?)?\}/g;

/** The word that goes with a number. */
function worded(value: Json | undefined, one: string, many: string, none: string | undefined): string {
  const isNone = none !== undefined && Number(value) === 0;
  const word = isNone ? none : isOne(value) ? one : many;
  return none === undefined ? word : word.replace('#', () => String(Number(value)));
}

/** The sentence in one language; an unknown key is shown as it is rather than hidden. */
export function say(
  words: Words,
  language: Language,
  { key, params = {} }: Phrase,
  people: People = NOBODY,
): string {
  const template = words[key]?.[language];
  if (template === undefined) return key;
  const saying: Saying = { words, language, people };
  return template.replace(BLANK, (_, name: string, as?: string, one?: string, many = '', none?: string) =>
    one === undefined ? format(saying, name, params[name], as) : worded(params[name], one, many, none),
  );
}
