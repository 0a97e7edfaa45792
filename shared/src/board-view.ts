import type { Entry, FlagState } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type * as Y from 'yjs';
import type { Board, Settings } from './documents.ts';
import {
  PARTS,
  readAnswered,
  readFlags,
  readLog,
  readRequests,
  readSeats,
  readSettings,
  readTable,
} from './documents.ts';

type Part = (typeof PARTS)[number];

/**
 * What a client may do with a board: look at it. A local write would stay in its copy for ever, unseen by
 * all others.
 */
export interface BoardView {
  /** Calls back after each change; several entries may have arrived at once. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** True once the board has arrived. */
  isThere(): boolean;
  table(): Table;
  log(): readonly Entry[];
  seats(): Board['seats'];
  settings(): Settings;
  flags(): ReadonlyMap<number, FlagState>;
  requests(): Board['requests'];
  answered(): Board['answered'];
}

/** Reads each part once for each change of it, so that equal parts are equal by identity. */
export function viewBoard(doc: Y.Doc): BoardView {
  const kept = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const shared = new Map<unknown, Part>(
    PARTS.map((part) => [part === 'log' ? doc.getArray(part) : doc.getMap(part), part]),
  );
  doc.on('afterTransaction', ({ changed }: Y.Transaction) => {
    let touched = false;
    for (const type of changed.keys()) {
      const part = shared.get(type);
      if (part === undefined) continue;
      touched = true;
      kept.delete(part);
      if (part === 'pieces' || part === 'cash' || part === 'clock') kept.delete('table');
    }
    if (touched) for (const listener of listeners) listener();
  });
  const keep = <T>(part: string, read: (doc: Y.Doc) => T): T => {
    if (!kept.has(part)) kept.set(part, read(doc));
    return kept.get(part) as T;
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isThere: () => doc.getArray('log').length > 0,
    table: () => keep('table', readTable),
    log: () => keep('log', readLog),
    seats: () => keep('seats', readSeats),
    settings: () => keep('settings', readSettings),
    flags: () => keep('flags', readFlags),
    requests: () => keep('requests', readRequests),
    answered: () => keep('answered', readAnswered),
  };
}
