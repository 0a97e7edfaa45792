import { readKept, writeKept } from '../settings/keep.ts';

/** A table that was opened in this browser; the link is the key to it. */
export interface KnownTable {
  readonly id: string;
  readonly kind: 'remote' | 'solo';
  readonly token: string;
  readonly name: string;
  readonly game: string;
  /** Where the game stood when it was last seen here, in the language of that moment. */
  readonly where: string;
  readonly myTurn: boolean;
  /** Who plays, and who has to decide if it is not me: names at that time. */
  readonly people?: readonly string[];
  readonly turn?: readonly string[];
  readonly ended?: boolean;
  readonly flags: number;
  readonly at: number;
}

const KEY = 'tables';
const MOST = 30;

export const knownTables = (): readonly KnownTable[] => {
  const kept = readKept<readonly KnownTable[]>(KEY, []);
  return Array.isArray(kept) ? kept : [];
};

export function rememberTable(table: KnownTable): void {
  writeKept(KEY, [table, ...knownTables().filter(({ id }) => id !== table.id)].slice(0, MOST));
}

export function forgetTable(id: string): void {
  writeKept(
    KEY,
    knownTables().filter((table) => table.id !== id),
  );
}

export const tokenOf = (id: string): string | null =>
  knownTables().find((table) => table.id === id && table.kind === 'remote')?.token ?? null;

export const addressOf = ({ kind, id, token }: Pick<KnownTable, 'kind' | 'id' | 'token'>): string =>
  kind === 'solo' ? `#/solo/${id}` : `#/t/${id}/${token}`;
