import { sentenceNow } from '@stellwerk/engine/table/step-plan.ts';
import { ruled } from '../table/settled.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Json, Move, Table } from '@stellwerk/engine/table/types.ts';
import type { Speech } from '../words/speech.ts';
import { word } from '../words/speech.ts';

/** A legal move with the words by which it can be asked for. */
export interface Candidate {
  readonly move: Move;
  readonly words: readonly string[];
}

const MOST = 4000;
const LABELLED = 400;

const split = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[\s·:,.()/]+/)
    .filter(Boolean);

function valueWords(value: Json | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(valueWords);
  if (typeof value === 'object') return Object.values(value).flatMap(valueWords);
  return split(String(value));
}

/** All that can be done now, with their words: the kind, the fields, and the sentences in both languages. */
export function candidatesOf(
  game: Game,
  table: Table,
  seat: string,
  speeches: readonly Speech[],
): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const move of game.options(ruled(table), seat)) {
    if (candidates.length >= MOST) break;
    const { type, seat: _, ...fields } = move;
    const said =
      candidates.length < LABELLED ? speeches.flatMap((speech) => split(speech.move(table, move))) : [];
    candidates.push({ move, words: [...split(type), ...Object.values(fields).flatMap(valueWords), ...said] });
  }
  return candidates;
}

/** Verbs come as "passen", "passt", "passe" and mean the same; so do "fahren" and "fährt". */
const stem = (word: string): string =>
  word.length < 4
    ? word
    : word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/(?:en|est|st|et|t|e|n)$/, '');

/** How well a word is met: exactly, by its beginning or its stem, or not at all. */
const fitOf = (words: readonly string[], wanted: string): number => {
  if (words.includes(wanted)) return 3;
  // Figures are never meant as the beginning of longer figures.
  if (/^\d+$/.test(wanted)) return 0;
  if (words.some((word) => word.startsWith(wanted))) return 2;
  return words.some((word) => stem(word) === stem(wanted)) ? 1 : 0;
};

/** Candidates that have all the words, the best first. Equal ones stay in the order of the options. */
export function match(candidates: readonly Candidate[], line: string, most = 8): readonly Move[] {
  const wanted = split(line);
  if (wanted.length === 0) return candidates.slice(0, most).map(({ move }) => move);
  return candidates
    .flatMap(({ move, words }) => {
      const fits = wanted.map((word) => fitOf(words, word));
      const isFirst = words[0] === wanted[0] ? 4 : 0;
      return fits.includes(0) ? [] : [{ move, score: isFirst + fits.reduce((a, b) => a + b, 0) }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ move }) => move);
}

const READ = /^(?:read|lies|lese)\s+(.+)$/i;

/** `read KHS`, `lies Anna`, `read now`: an answer in sentences; null where the line is no question. */
export function answer(line: string, game: Game, table: Table, speech: Speech): string | null {
  const wanted = READ.exec(line.trim())?.[1]?.toLocaleLowerCase();
  if (wanted === undefined) return null;
  if (wanted === 'now' || wanted === 'jetzt') {
    const prompt = game.prompt(ruled(table), null);
    return [...prompt.where, sentenceNow(game, table)].map((phrase) => speech.phrase(phrase)).join('. ');
  }
  const { columns, rows } = game.ledger(table);
  const wants =
    wanted === 'market' || wanted === 'markt' ? rows.filter(({ kind }) => kind === 'company') : rows;
  const found = wants.filter(
    (row) =>
      wants !== rows ||
      row.label.toLocaleLowerCase() === wanted ||
      speech.name(row.label).toLocaleLowerCase() === wanted,
  );
  if (found.length === 0) return '';
  return found
    .map((row) => {
      const cells = columns.flatMap(({ id, label, money }) => {
        const value = row.cells[id];
        if (value === null || value === undefined || value === '') return [];
        return [
          `${speech.phrase(label)} ${money && typeof value === 'number' ? speech.money(value) : word(value)}`,
        ];
      });
      return `${speech.name(row.label)}: ${cells.join(', ')}.`;
    })
    .join(' ');
}
