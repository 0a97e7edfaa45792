/**
 * The rules of a title in our own words: what a paragraph *is*, readable without a position. (What it has to say about
 * a position is a finding, see `game.ts`.) One sentence an atom of the title's `RULES.md`; the page of a section, the
 * rulebook of a title and its lessons are made of them. Loaded apart from the title: a table opens without it.
 */
export interface Both {
  readonly de: string;
  readonly en: string;
}

/** What an atom says, for somebody who has never played it. Terms in it are found by themselves. */
export interface Sentence extends Both {
  readonly atom: string;
  /** Sections or atoms that one should know beside it. */
  readonly see?: readonly string[];
  /** The rulebook is silent here, or says two things: why we read it this way. */
  readonly decided?: Both;
}

/** Sentences that belong together ("How much", "Where", "What it costs"); most sections have two to five groups. */
export interface Group {
  readonly title: Both | null;
  readonly sentences: readonly Sentence[];
}

export interface Section {
  /** As rules cite it: `7.3`. Chapters are sections too (`7`); a section stands under the longest prefix that exists. */
  readonly section: string;
  readonly title: Both;
  /** What it is about and why one should care, in one or two sentences. */
  readonly lead: Both;
  readonly groups: readonly Group[];
  readonly examples?: readonly Example[];
}

/** A worked example in words. Where it names hexes, the client shows that part of the board. */
export interface Example {
  readonly title: Both;
  readonly text: Both;
  /** The atoms it explains. */
  readonly atoms: readonly string[];
  readonly hexes?: readonly string[];
  /** What lies on them in the example, where the printed board does not tell it: tile and turn by hex. */
  readonly laid?: Readonly<Record<string, readonly [tile: string, turn: number]>>;
}

/** A word of the hobby, explained where it stands in a sentence. */
export interface Term {
  readonly id: string;
  /** As it stands in sentences, every form of it; the first is the heading. */
  readonly words: { readonly de: readonly string[]; readonly en: readonly string[] };
  readonly text: Both;
  /** Where it is explained at length. */
  readonly section?: string;
}

export interface Rulebook {
  readonly sections: readonly Section[];
  readonly terms: readonly Term[];
}

/** `say('TE-7.3.1', 'Eine Gesellschaft …', 'A company …')`: one line of a rulebook. */
export const say = (
  atom: string,
  de: string,
  en: string,
  more: Omit<Sentence, 'atom' | 'de' | 'en'> = {},
): Sentence => ({ atom, de, en, ...more });

export const both = (de: string, en: string): Both => ({ de, en });

export const group = (title: Both | null, ...sentences: readonly Sentence[]): Group => ({ title, sentences });

/** One term: every form that stands in a sentence, the heading first, parted by `|`; then what it means. */
export const term = (
  id: string,
  section: string,
  de: string,
  en: string,
  textDe: string,
  textEn: string,
): Term => ({
  id,
  words: { de: de.split('|'), en: en.split('|') },
  text: both(textDe, textEn),
  section,
});

export const sentencesOf = ({ sections }: Rulebook): readonly Sentence[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ sentences }) => sentences));

/** The section that a citation leads to: itself, else the longest prefix that exists (`7.3.13` stands in `7.3`). */
export function sectionOf({ sections }: Rulebook, cited: string): Section | null {
  for (let at = cited; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = sections.find(({ section }) => section === at);
    if (found) return found;
  }
  return null;
}

/** The section in which an atom has its sentence. */
export const sectionOfAtom = ({ sections }: Rulebook, atom: string): Section | null =>
  sections.find(({ groups }) => groups.some(({ sentences }) => sentences.some((one) => one.atom === atom))) ??
  null;

/** `TE-7.3.13` is printed as `7.3.13`. */
export const numberOf = (atom: string): string => atom.slice(atom.indexOf('-') + 1);
