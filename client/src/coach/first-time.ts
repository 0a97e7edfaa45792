import type { FirstTime } from '@stellwerk/engine/table/guide.ts';
import { FIRST_SENTENCES } from '@stellwerk/engine/table/guide.ts';
import type { Both, Rulebook } from '@stellwerk/engine/table/rulebook.ts';
import { create } from 'zustand';
import { readKept, writeKept } from '../settings/keep.ts';

/** What this browser was told on a first evening, title by title: nobody is told twice. */
const KEY = 'told';
type Told = Readonly<Record<string, readonly string[]>>;
export const useTold = create<{ readonly told: Told }>()(() => ({ told: readKept<Told>(KEY, {}) }));
useTold.subscribe(({ told }) => writeKept(KEY, told));

export const isTold = (told: Told, game: string, id: string): boolean => told[game]?.includes(id) ?? false;
export const markTold = (game: string, id: string): void =>
  useTold.setState(({ told }) => ({ told: { ...told, [game]: [...(told[game] ?? []), id] } }));
/** Everything is new again. */
export const tellAgain = (): void => useTold.setState({ told: {} });

/** "Site visit: what it costs" is about the site visit. */
const heading = ({ de, en }: Both): Both => ({ de: de.split(':')[0] ?? de, en: en.split(':')[0] ?? en });

/** The card of a first time, out of the sentences of the rulebook: what it is about, and what suffices to begin. */
export function firstCard(
  book: Rulebook,
  { section, atoms }: FirstTime,
): { readonly title: Both; readonly lines: readonly Both[] } | null {
  const found = book.sections.find((one) => one.section === section);
  if (!found) return null;
  const sentences = book.sections.flatMap(({ groups }) => groups).flatMap((group) => group.sentences);
  const lines = atoms.flatMap((atom) => sentences.find((sentence) => sentence.atom === atom) ?? []);
  // Three sentences fill the card: they are of one part of a long section, and that part has a title of its own.
  const isFull = lines.length >= FIRST_SENTENCES;
  const part = found.groups.find((group) => group.sentences.some(({ atom }) => atom === atoms[0]));
  return isFull
    ? { title: heading(part?.title ?? found.title), lines: lines.slice(0, FIRST_SENTENCES) }
    : { title: found.title, lines: [found.lead, ...lines] };
}
