import type { Rulebook, Section } from '@stellwerk/engine/table/rulebook.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';

/** One place where the words stand: the sentence of an atom, or the head of a section. */
export interface Hit {
  readonly section: string;
  readonly atom: string | null;
}

const LEAST = 2;
const fold = (text: string, language: Language): string => text.toLocaleLowerCase(language);

/** What somebody looks for: words from their beginning, or, where none begins so, letters within words. */
export interface Sought {
  readonly text: string;
  readonly isWithin: boolean;
}
export const NOTHING_SOUGHT: Sought = { text: '', isWithin: false };

const LETTER = /[\p{L}\p{N}]/u;

/** Where it stands in a text, from beginning to end. */
export function matches(
  text: string,
  { text: sought, isWithin }: Sought,
  language: Language,
): readonly number[] {
  const [whole, part] = [fold(text, language), fold(sought.trim(), language)];
  const found: number[] = [];
  if (part.length < LEAST) return found;
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + part.length))
    if (isWithin || at === 0 || !LETTER.test(whole[at - 1] ?? '')) found.push(at);
  return found;
}

/** Words from their beginning, if there are any; else letters within words (`plättchen` in `Stadtplättchen`). */
export function soughtIn(rulebook: Rulebook, text: string, language: Language): Sought {
  const isWithin = hitsIn(rulebook, { text, isWithin: false }, language).length === 0;
  return { text, isWithin };
}

const headOf = ({ title, lead }: Section, language: Language): string =>
  `${title[language]}\n${lead[language]}`;

/** All places of a rulebook where the words stand, in its order. A sentence counts once; so does `7.3.13` itself. */
export function hitsIn({ sections }: Rulebook, sought: Sought, language: Language): readonly Hit[] {
  const has = (text: string): boolean => matches(text, sought, language).length > 0;
  return sections.flatMap((section): readonly Hit[] => {
    const head = has(headOf(section, language)) ? [{ section: section.section, atom: null }] : [];
    const own = section.groups.flatMap(({ sentences }) =>
      sentences
        .filter((one) => has(one[language]) || has(one.atom) || (one.decided && has(one.decided[language])))
        .map(({ atom }) => ({ section: section.section, atom })),
    );
    return [...head, ...own];
  });
}
