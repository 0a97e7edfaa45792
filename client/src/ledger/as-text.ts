import type { Ledger } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { isLive } from '@stellwerk/engine/table/history.ts';
import type { Json } from '@stellwerk/engine/table/types.ts';
import type { Speech } from '../words/speech.ts';
import { word } from '../words/speech.ts';
import { nameOfRound } from '../table/round-name.ts';

/** A cell of the ledger as it is read. */
export const said = (speech: Speech, value: Json | undefined, isMoney: boolean): string => {
  if (value === undefined || value === null || value === '') return '';
  return isMoney && typeof value === 'number' ? speech.money(value) : word(value);
};

/** Columns by tabs, amounts as bare figures: what a spreadsheet takes. */
export function ledgerText(ledger: Ledger, speech: Speech, who: string): string {
  const head = [who, ...ledger.columns.map(({ label }) => speech.phrase(label))];
  const rows = ledger.rows.map(({ id, label, kind, cells }) => [
    speech.name(kind === 'bank' ? id : label),
    ...ledger.columns.map((column) => said(speech, cells[column.id], false)),
  ]);
  return [head, ...rows].map((row) => row.join('\t')).join('\n');
}

/** The game as it stands, oldest first: a line an entry, under the names of the rounds. What was taken back is left out. */
export function logText(play: Play, speech: Speech): readonly string[] {
  const lines: string[] = [];
  let last = '';
  for (const entry of play.log) {
    if (entry.act.do === 'move' && !isLive(play, entry.n)) continue;
    const round = nameOfRound(play, Math.max(0, play.line[entry.n] ?? 0), speech);
    if (round !== last) lines.push(`— ${(last = round)}`);
    lines.push(`${entry.n}\t${speech.entry(play, entry)}`);
  }
  return lines;
}
