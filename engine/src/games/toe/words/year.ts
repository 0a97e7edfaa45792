import type { Words } from '../../../table/words.ts';
import { LETTERS } from '../year-line.ts';

/** The sentences of a move that closed a year, made of its own one. */
export function yearWords(key: string, { de, en }: { readonly de: string; readonly en: string }): Words {
  const parts = LETTERS.map((a) => `{${a}} {${a}Does:name} {${a}Cash:money}{${a}Fate:name}`);
  const words: Record<string, Words[string]> = {
    'name/gets': { de: 'bekommt', en: 'gets' },
    'name/pays': { de: 'zahlt', en: 'pays' },
    'name/forgiven': { de: ' (der Rest ist erlassen)', en: ' (the rest is forgiven)' },
    'name/insolvent': { de: ' (insolvent)', en: ' (insolvent)' },
  };
  LETTERS.forEach((_, i) => {
    const paid = parts.slice(0, i + 1).join(', ');
    words[`${key}/year${i + 1}`] = {
      de: `${de}. Jahr {round} ist zu Ende: ${paid}`,
      en: `${en}. Year {round} is over: ${paid}`,
    };
  });
  return words;
}
