import type { DatabaseSync } from 'node:sqlite';
import { stepsFrom } from './schema.ts';

const STEPS: readonly string[] = [
  // Rows lie in the order in which they came, whichever table they are of: a group of commits fills one page
  // after the other instead of touching one page a table.
  `CREATE TABLE IF NOT EXISTS tables (
    key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, config TEXT NOT NULL, created_at INTEGER NOT NULL,
    opened_at INTEGER NOT NULL, archived INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS rows (
    key INTEGER NOT NULL, n INTEGER NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL,
    body TEXT NOT NULL, updates BLOB NOT NULL,
    PRIMARY KEY (key, n)
  );
  CREATE TABLE IF NOT EXISTS snapshots (
    key INTEGER PRIMARY KEY, n INTEGER NOT NULL, documents BLOB NOT NULL
  );`,
  // Chance at a table comes from a secret. Tables from before get one too: what they draw next is nobody's guess.
  `ALTER TABLE tables ADD COLUMN secret TEXT NOT NULL DEFAULT '';
  UPDATE tables SET secret = lower(hex(randomblob(32)));`,
];

/** Brings the store to the form of this release, all steps or none. */
export function migrate(db: DatabaseSync): void {
  const done = db.prepare('PRAGMA user_version').get()!['user_version'] as number;
  const steps = stepsFrom(done, STEPS);
  if (steps.length === 0) return;
  db.exec(`BEGIN IMMEDIATE; ${steps.join('\n')} PRAGMA user_version = ${STEPS.length}; COMMIT;`);
}
