import type { Term } from '@stellwerk/engine/table/rulebook.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';

/** A piece of a sentence; with the term that it is, where it is to be explained. */
export interface Part {
  readonly text: string;
  readonly term: Term | null;
}

export interface TermBook {
  readonly byForm: ReadonlyMap<string, Term>;
  /** Whole words, the longest form first. */
  readonly pattern: RegExp | null;
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** All forms of all terms in one language, ready to be looked for. */
export function termBook(terms: readonly Term[], language: Language): TermBook {
  const byForm = new Map<string, Term>();
  for (const term of terms)
    for (const form of term.words[language]) byForm.set(form.toLocaleLowerCase(language), term);
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern =
    forms.length === 0
      ? null
      : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return { byForm, pattern };
}

/**
 * A sentence in parts. A term is marked where it stands first on the page: `seen` holds those that have been, and
 * those that somebody does not want to be told again.
 */
export function inParts(
  { byForm, pattern }: TermBook,
  sentence: string,
  language: Language,
  seen: Set<string>,
): readonly Part[] {
  if (!pattern) return [{ text: sentence, term: null }];
  const parts: Part[] = [];
  let from = 0;
  for (const found of sentence.matchAll(pattern)) {
    const term = byForm.get(found[0].toLocaleLowerCase(language)) ?? null;
    if (!term || seen.has(term.id)) continue;
    seen.add(term.id);
    if (found.index > from) parts.push({ text: sentence.slice(from, found.index), term: null });
    parts.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), term: null });
  return parts;
}
