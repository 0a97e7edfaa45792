import type { Json, Language, Params } from './types.ts';

/** Everything a title can say, by key, in both languages. Templates hold `{param}`, `{param:money}`, `{param:name}`. */
export type Words = Readonly<Record<string, { readonly de: string; readonly en: string }>>;

/** A sentence to be: the words are chosen at the edge, in the language of the viewer. */
export interface Phrase {
  readonly key: string;
  readonly params?: Params | undefined;
}

export const phrase = (key: string, params?: Params): Phrase => (params ? { key, params } : { key });

function format(words: Words, language: Language, value: Json | undefined, as: string | undefined): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map((v: Json) => format(words, language, v, as)).join(', ');
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (as === 'money') return (words['money']?.[language] ?? '#').replace('#', () => plain);
  return as === 'name' ? (words[`name/${plain}`]?.[language] ?? plain) : plain;
}

/** The sentence in one language; an unknown key is shown as it is rather than hidden. */
export function say(words: Words, language: Language, { key, params = {} }: Phrase): string {
  const template = words[key]?.[language];
  if (template === undefined) return key;
  return template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, as?: string) =>
    format(words, language, params[name], as),
  );
}
