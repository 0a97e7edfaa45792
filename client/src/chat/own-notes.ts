import { readKept, writeKept } from '../settings/keep.ts';

/** What somebody writes down for himself, by table. It never leaves this browser. */
type Notes = Readonly<Record<string, string>>;

const KEY = 'notes';
const MOST_TABLES = 30;
export const LONGEST_NOTE = 4000;

export const ownNote = (table: string): string => readKept<Notes>(KEY, {})[table] ?? '';

/** The tables written about last are kept; an empty note is none. */
export function noteDown(table: string, words: string): void {
  const { [table]: _, ...others } = readKept<Notes>(KEY, {});
  const all = [
    ...Object.entries(others),
    ...(words === '' ? [] : [[table, words.slice(0, LONGEST_NOTE)] as const]),
  ];
  writeKept(KEY, Object.fromEntries(all.slice(-MOST_TABLES)));
}
