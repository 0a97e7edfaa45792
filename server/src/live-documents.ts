import type { Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import { SYNC, syncFrame } from './frames.ts';

/** Known to Hocuspocus: a change of ours, spread to other servers, stored by nobody but us. */
export const ORIGIN = { source: 'local', skipStoreHooks: true } as const;

/** A document that people have open: where what was written goes to. */
export interface LiveDocument {
  readonly isDestroyed: boolean;
  /** Shows updates to everybody who has it open, at once. */
  show(updates: readonly Uint8Array[]): void;
  /** A whole copy of its own, for those who show it to other servers too. */
  readonly copy: Y.Doc | null;
}

/** A document as the library keeps it for its sessions, and nothing in it: what is written goes straight to them. */
export const shown = (document: Document): LiveDocument => ({
  copy: null,
  get isDestroyed() {
    return document.isDestroyed;
  },
  show(updates) {
    const bytes = updates.length === 1 ? updates[0]! : Y.mergeUpdates([...updates]);
    const frame = syncFrame(document.name, SYNC.update, bytes);
    for (const connection of document.connections.keys()) connection.send(frame);
  },
});
/** The same where other servers are to be told: the library keeps a copy and spreads it. */
export const spread = (document: Document): LiveDocument => ({
  copy: document,
  get isDestroyed() {
    return document.isDestroyed;
  },
  show(updates) {
    for (const bytes of updates) Y.applyUpdate(document, bytes, ORIGIN);
    document.flush();
  },
});
