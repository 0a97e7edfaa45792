import type { Json, Language, Params } from './types.ts';

/**
 * Everything a title can say, by key, in both languages. Templates hold `{param}`, `{param:money}`, `{param:name}`, and
 * `{param|hex|hexes}` for a word that goes with a number: the first where it is one, the second where it is not.
 */
export type Words = Readonly<Record<string, { readonly de: string; readonly en: string }>>;

/** A sentence to be: the words are chosen at the edge, in the language of the viewer. */
export interface Phrase {
  readonly key: string;
  readonly params?: Params | undefined;
}

export const phrase = (key: string, params?: Params): Phrase => (params ? { key, params } : { key });

const THOUSANDS = { de: '.', en: ',' } as const;
const grouped = (figures: string, language: Language): string =>
  figures.replace(/\d(?=(?:\d{3})+$)/g, (digit) => digit + THOUSANDS[language]);

/** What something is called; a piece without a name of its own goes by that of its kind (`wagon/24`: a wagon). */
const nameOf = (words: Words, language: Language, id: string): string =>
  (words[`name/${id}`] ?? words[`name/${id.replace(/\/[^/]*$/, '')}`])?.[language] ?? id;

function format(words: Words, language: Language, value: Json | undefined, as: string | undefined): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map((v: Json) => format(words, language, v, as)).join(', ');
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (as === 'money') return (words['money']?.[language] ?? '#').replace('#', () => grouped(plain, language));
  return as === 'name' ? nameOf(words, language, plain) : plain;
}

/** Whether a value stands for one thing: the number one, or a list of one. */
const isOne = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.length === 1 : Number(value) === 1;

const BLANK = /\{(\w+)(?::(\w+)|\|([^{}|]*)\|([^{}|]*))?\}/g;

/** The sentence in one language; an unknown key is shown as it is rather than hidden. */
export function say(words: Words, language: Language, { key, params = {} }: Phrase): string {
  const template = words[key]?.[language];
  if (template === undefined) return key;
  return template.replace(BLANK, (_, name: string, as?: string, one?: string, many?: string) =>
    one === undefined ? format(words, language, params[name], as) : isOne(params[name]) ? one : (many ?? ''),
  );
}
