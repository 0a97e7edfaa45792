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

/**
 * A form as it is looked for. What is written small also begins a sentence; what is written large is a noun or a name and
 * never anything else: “OR” is no “or”, and whoever may „halten“ is at no „Halt“.
 */
const sought = (form: string, language: Language): string => {
  const large = form.charAt(0).toLocaleUpperCase(language);
  const small = form.charAt(0);
  return small === large ? escaped(form) : `[${small}${large}]${escaped(form.slice(1))}`;
};

/** All forms of all terms in one language, ready to be looked for. */
export function termBook(terms: readonly Term[], language: Language): TermBook {
  const byForm = new Map<string, Term>();
  for (const term of terms)
    for (const form of term.words[language]) byForm.set(form.toLocaleLowerCase(language), term);
  const forms = terms
    .flatMap(({ words }) => words[language])
    .toSorted((a, b) => b.length - a.length)
    .map((form) => sought(form, language));
  const pattern =
    forms.length === 0
      ? null
      : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'gu');
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

/** Signs that never begin a line, and such that never end one. */
const TAIL = /^[)\],.;:!?…“”’»%]+/u;
const HEAD = /(?<=^|\s)[([„“‚‘«]+$/u;
const tailOf = (part: Part | undefined): string => TAIL.exec(part?.text ?? '')?.[0] ?? '';
const headOf = (part: Part | undefined): string => HEAD.exec(part?.text ?? '')?.[0] ?? '';

/** A term with the signs around it: no line begins with a full stop or ends with a bracket that opens. */
export interface Framed extends Part {
  readonly head: string;
  readonly tail: string;
}

/** Each term takes the signs before and behind it from its neighbours. */
export function framed(parts: readonly Part[]): readonly Framed[] {
  return parts.map((part, i) => {
    const [before, after] = [parts[i - 1], parts[i + 1]];
    if (part.term)
      return { ...part, head: before?.term ? '' : headOf(before), tail: after?.term ? '' : tailOf(after) };
    const from = before?.term ? tailOf(part).length : 0;
    const to = part.text.length - (after?.term ? headOf(part).length : 0);
    return { ...part, text: part.text.slice(from, Math.max(from, to)), head: '', tail: '' };
  });
}
