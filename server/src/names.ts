import { isTableId } from '@stellwerk/shared/tokens.ts';

/** A document name of ours: which table, and which of its documents. */
export interface DocumentName {
  readonly table: string;
  /** `table`, `desk` or `hand/<seat>`, as the books call it. */
  readonly part: string;
  readonly seat: string | null;
}

/** Reads `table/<id>`, `desk/<id>` or `hand/<id>/<seat>`; null for anything else. */
export function parseDocumentName(name: string): DocumentName | null {
  // The library reads `name\0session` as one more session of the same document: no name of ours has that sign.
  if (name.length > 120 || /\p{Cc}/u.test(name)) return null;
  const [kind, table, ...rest] = name.split('/');
  if (!isTableId(table)) return null;
  if ((kind === 'table' || kind === 'desk') && rest.length === 0) return { table, part: kind, seat: null };
  const seat = rest.join('/');
  return kind === 'hand' && seat !== '' ? { table, part: `hand/${seat}`, seat } : null;
}
