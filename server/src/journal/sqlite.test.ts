import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { itIsAJournal } from './contract.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'stellwerk-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

itIsAJournal('SQLite', async () => openSqlite(join(folder, 'deep', 'one.db')));
itIsAJournal('SQLite with one flush for all who wait', async () =>
  openSqlite(join(folder, 'two.db'), 'fsync'),
);
