import type { Ledger } from '@stellwerk/engine/table/game.ts';
import type { Json } from '@stellwerk/engine/table/types.ts';
import type { Speech } from '../words/speech.ts';
import { word } from '../words/speech.ts';

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
