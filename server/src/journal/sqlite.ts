import type { Journal, Row, RowKind } from './journal.ts';
import { configIn, packUpdates, snapshotIn, updatesIn } from './journal.ts';
import { openFile } from './sqlite-file.ts';
import { migrate } from './sqlite-schema.ts';

/**
 * `process`: survives a killed process (WAL); `fsync`: survives a power cut, with one flush for all who
 * wait.
 */
export type Durability = 'process' | 'fsync';

/** What to tell those who waited. */
type Told = readonly (() => void)[];

interface Waiting {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly done: (result: 'written' | 'taken') => void;
  readonly failed: (error: unknown) => void;
}

const isTaken = (error: unknown): boolean =>
  /UNIQUE constraint|PRIMARY KEY/i.test(error instanceof Error ? error.message : '');

/**
 * The embedded store: one file, no other service. Calls are synchronous inside; a commit takes microseconds.
 */
export function openSqlite(
  path: string,
  durability: Durability = 'process',
  onMissing: (pages: number) => void = () => undefined,
): Journal {
  const file = openFile(path);
  const { db } = file;
  if (file.missing > 0) onMissing(file.missing);
  db.exec(`PRAGMA synchronous = ${durability === 'fsync' ? 'FULL' : 'NORMAL'};
    PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 4000;`);
  migrate(db);
  const keys = new Map<string, number>();
  const selectTable = db.prepare('SELECT * FROM tables WHERE id = ?');
  /** The short key of a table; -1 where there is none. */
  const keyOf = (table: string): number => {
    const known = keys.get(table);
    if (known !== undefined) return known;
    const found = selectTable.get(table);
    if (!found) return -1;
    keys.set(table, found['key'] as number);
    return found['key'] as number;
  };
  const insert = db.prepare('INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?)');
  const insertTable = db.prepare(
    'INSERT INTO tables (id, config, secret, created_at, opened_at, archived) VALUES (?, ?, ?, ?, ?, 0)',
  );
  const selectRows = db.prepare('SELECT * FROM rows WHERE key = ? AND n > ? ORDER BY n');
  const selectTold = db.prepare('SELECT n, id, kind, body FROM rows WHERE key = ? AND n <= ? ORDER BY n');
  const selectHead = db.prepare('SELECT max(n) AS n FROM rows WHERE key = ?');
  const selectSnapshot = db.prepare('SELECT n, documents FROM snapshots WHERE key = ?');
  const upsertSnapshot = db.prepare(`INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (key)
    DO UPDATE SET n = excluded.n, documents = excluded.documents WHERE excluded.n > snapshots.n`);
  const setOpened = db.prepare('UPDATE tables SET opened_at = max(opened_at, ?), archived = 0 WHERE id = ?');
  const setArchived = db.prepare('UPDATE tables SET archived = 1 WHERE opened_at < ? AND archived = 0');

  const insertAll = (table: string, rows: readonly Row[]): void => {
    const key = keyOf(table);
    for (const { n, id, kind, body, updates } of rows)
      insert.run(key, n, id, kind, body, packUpdates(updates));
  };
  const frameOf = (begin: string, commit: string, ...undo: string[]) => ({
    begin: db.prepare(begin),
    commit: db.prepare(commit),
    undo: undo.map((word) => db.prepare(word)),
  });
  const transaction = frameOf('BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK');
  const savepoint = frameOf('SAVEPOINT one', 'RELEASE one', 'ROLLBACK TO one', 'RELEASE one');
  /** Begins, writes, commits; rolls back and passes the error on if writing throws. */
  const within = ({ begin, commit, undo }: ReturnType<typeof frameOf>, write: () => void): void => {
    begin.run();
    try {
      write();
      commit.run();
    } catch (error) {
      for (const statement of undo) statement.run();
      throw error;
    }
  };

  // Group commit: whoever comes in one turn of the event loop shares one transaction, and one flush to the
  // disk.
  let waiting: Waiting[] = [];
  const attempt = ({ rows, table, done, failed }: Waiting, frame: typeof savepoint | null): (() => void) => {
    try {
      if (frame) within(frame, () => insertAll(table, rows));
      else insertAll(table, rows);
      return () => done('written');
    } catch (error) {
      return () => (isTaken(error) ? done('taken') : failed(error));
    }
  };
  /** As nearly always: nobody is in the way. Null where somebody is, and nothing is written. */
  const allAtOnce = (group: readonly Waiting[]): Told | null => {
    try {
      within(transaction, () => {
        for (const { table, rows } of group) insertAll(table, rows);
      });
      return group.map(
        ({ done }) =>
          () =>
            done('written'),
      );
    } catch {
      return null;
    }
  };
  /** A savepoint for each: a table that fails must not take the others with it. */
  const oneByOne = (group: readonly Waiting[]): Told => {
    let outcomes: Told = [];
    try {
      within(transaction, () => {
        outcomes = group.map((one) => attempt(one, savepoint));
      });
    } catch (error) {
      outcomes = group.map((one) => () => one.failed(error));
    }
    return outcomes;
  };
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    const [first] = group;
    // One row alone is its own transaction.
    if (first && group.length === 1) return attempt(first, first.rows.length === 1 ? null : transaction)();
    for (const tell of allAtOnce(group) ?? oneByOne(group)) tell();
  };
  // In a calm moment nobody else would share the transaction, so nobody waits for the end of the turn.
  let inThisTurn = 0;
  let inLastTurn = 0;
  const endTurn = (): void => {
    if (waiting.length > 0) flush();
    inLastTurn = inThisTurn;
    inThisTurn = 0;
  };
  const inGroup = (table: string, rows: readonly Row[]): Promise<'written' | 'taken'> =>
    new Promise((done, failed) => {
      waiting.push({ table, rows, done, failed });
      if (++inThisTurn > 1) return;
      setImmediate(endTurn);
      if (durability === 'process' && inLastTurn <= 1) flush();
    });

  return {
    isShared: false,
    async createTable({ id, config, secret, createdAt, openedAt }, rows) {
      within(transaction, () => {
        insertTable.run(id, JSON.stringify(config), secret, createdAt, openedAt);
        insertAll(id, rows);
      });
    },
    async table(id) {
      const found = selectTable.get(id);
      if (!found) return null;
      const config = configIn(found['config'] as string);
      if (!config) return 'damaged';
      return {
        id,
        config,
        secret: found['secret'] as string,
        createdAt: found['created_at'] as number,
        openedAt: found['opened_at'] as number,
        archived: found['archived'] === 1,
      };
    },
    async tables() {
      return db
        .prepare('SELECT id FROM tables')
        .all()
        .map(({ id }) => id as string);
    },
    append: inGroup,
    async rows(table, n) {
      return selectRows.all(keyOf(table), n).map((row) => ({
        ...told(row),
        ...updatesIn(row['updates'] as Uint8Array),
      }));
    },
    async told(table, n) {
      return selectTold.all(keyOf(table), n).map(told);
    },
    async heads(tables) {
      return new Map(
        tables.map((table) => [table, (selectHead.get(keyOf(table))?.['n'] as number | null) ?? -1]),
      );
    },
    async snapshot(table) {
      const found = selectSnapshot.get(keyOf(table));
      return found ? snapshotIn(found['n'] as number, found['documents'] as Uint8Array) : null;
    },
    async saveSnapshot(table, { n, documents }) {
      upsertSnapshot.run(keyOf(table), n, packUpdates(documents));
    },
    async touch(table, at) {
      setOpened.run(at, table);
    },
    async archive(before) {
      return Number(setArchived.run(before).changes);
    },
    async check() {
      db.prepare('SELECT 1').get();
    },
    async close() {
      if (waiting.length > 0) flush();
      file.close();
    },
  };
}

const told = (row: Record<string, unknown>) => ({
  n: row['n'] as number,
  id: row['id'] as string,
  kind: row['kind'] as RowKind,
  body: row['body'] as string,
});
