import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { Journal, Row, RowKind } from './journal.ts';
import { configIn, packUpdates, snapshotIn, updatesIn } from './journal.ts';
import { stepsFrom } from './schema.ts';

const STEPS: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS stellwerk_tables (
    id text PRIMARY KEY, config text NOT NULL, created_at bigint NOT NULL,
    opened_at bigint NOT NULL, archived boolean NOT NULL DEFAULT false
  );
  CREATE TABLE IF NOT EXISTS stellwerk_rows (
    tbl text NOT NULL, n integer NOT NULL, id text NOT NULL, kind text NOT NULL,
    body text NOT NULL, updates bytea NOT NULL,
    PRIMARY KEY (tbl, n)
  );
  CREATE TABLE IF NOT EXISTS stellwerk_snapshots (tbl text PRIMARY KEY, n integer NOT NULL, documents bytea NOT NULL);`,
  // Chance at a table comes from a secret. The default gives one to tables from before, and to those that a server of
  // the older release still makes while the servers are replaced one by one.
  `ALTER TABLE stellwerk_tables ADD COLUMN secret text NOT NULL
    DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');`,
];
const INSERT = `INSERT INTO stellwerk_rows (tbl, n, id, kind, body, updates)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::bytea[])`;
/**
 * The same for a few rows, each value by itself. In lists every text is wrapped in quotes, those in it are marked, and bytes
 * become letters, here and again in the store: for a handful of moves that is as much work as all the rest.
 */
const MOST_BY_VALUE = 24;
const COLUMNS = 6;
const insertOf = (count: number): string => {
  const places = Array.from({ length: count }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => `$${row * COLUMNS + column + 1}`).join(),
  );
  return `INSERT INTO stellwerk_rows (tbl, n, id, kind, body, updates) VALUES (${places.join('), (')})`;
};
const INSERTS = Array.from({ length: MOST_BY_VALUE + 1 }, (_, count) => insertOf(count));
/**
 * Any number will do, as long as all servers take the same: they must not create the schema at the same
 * moment.
 */
const SCHEMA_LOCK = 1_835_018_062;
const UNIQUE_VIOLATION = '23505';

interface Appending {
  readonly table: string;
  readonly rows: readonly Row[];
}
/** Rows of some tables, as a statement takes them. */
const columns = (batch: readonly Appending[]): unknown[] => {
  const rows = batch.flatMap((one) => one.rows);
  return [
    batch.flatMap((one) => one.rows.map(() => one.table)),
    rows.map(({ n }) => n),
    rows.map(({ id }) => id),
    rows.map(({ kind }) => kind),
    rows.map(({ body }) => body),
    rows.map(({ updates }) => bytesOf(updates)),
  ];
};
const values = (batch: readonly Appending[]): unknown[] =>
  batch.flatMap(({ table, rows }) =>
    rows.flatMap(({ n, id, kind, body, updates }) => [table, n, id, kind, body, bytesOf(updates)]),
  );
/** The bytes as they are: a buffer of the same memory. */
function bytesOf(updates: Row['updates']): Buffer {
  const { buffer, byteOffset, byteLength } = packUpdates(updates);
  return Buffer.from(buffer, byteOffset, byteLength);
}
const told = (row: Record<string, unknown>) => ({
  n: row['n'] as number,
  id: row['id'] as string,
  kind: row['kind'] as RowKind,
  body: row['body'] as string,
});

/**
 * Whoever waits for a store that does not answer is told within five seconds: a second and a half for a connection, three
 * for the answer. A line that is silently dead is found by the same limits, and by signs of life in between.
 */
const LIMITS = {
  connectionTimeoutMillis: 1500,
  query_timeout: 3000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
} as const;
const CHECK_MS = 1500;
const ARCHIVE_MS = 30_000;
/** How long one statement may take that is not like the others. */
const within = (query_timeout: number, text: string, values: unknown[] = []): pg.QueryConfig =>
  ({ text, values, query_timeout }) as pg.QueryConfig;

/** One connection without limits, in one transaction: bringing a large store to a new form takes its time. */
async function atLeisure(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/**
 * The store for several servers. One statement a commit: PostgreSQL makes it whole, its keys make it single.
 */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Journal> {
  const pool = new pg.Pool({ connectionString: url, max: 8, ...LIMITS });
  // A connection that dies while idle is replaced; without a listener it would end the process.
  pool.on('error', onError);
  const inTransaction = async (work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await work(client);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      // Nobody waits for a connection that may be dead: it is closed, and the store rolls back.
      client.release(true);
      throw error;
    }
  };
  await atLeisure(url, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS stellwerk_form (steps integer NOT NULL)');
    const { rows } = await client.query<{ steps: number }>('SELECT steps FROM stellwerk_form');
    for (const step of stepsFrom(rows[0]?.steps ?? 0, STEPS)) await client.query(step);
    await client.query('DELETE FROM stellwerk_form');
    await client.query('INSERT INTO stellwerk_form VALUES ($1)', [STEPS.length]);
  });
  const query = (name: string, text: string, values: unknown[]) =>
    pool.query<Record<string, unknown>>({ name, text, values });

  /** All of them or none. */
  const write = async (batch: readonly Appending[]): Promise<'written' | 'taken'> => {
    try {
      const count = batch.reduce((sum, { rows }) => sum + rows.length, 0);
      // A statement for each number of rows: the store reads each of them once.
      if (count <= MOST_BY_VALUE) await query(`append-${count}`, INSERTS[count]!, values(batch));
      else await query('append', INSERT, columns(batch));
      return 'written';
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return 'taken';
      throw error;
    }
  };
  // Whoever comes in one turn of the event loop shares one statement: a trip to the store costs as much as a judgement.
  let group: { readonly batch: Appending[]; readonly result: Promise<'written' | 'taken'> } | null = null;
  const gather = (batch: Appending[] = []) => ({
    batch,
    result: nextTurn().then(() => {
      group = null;
      return write(batch);
    }),
  });

  return {
    isShared: true,
    async createTable({ id, config, secret, createdAt, openedAt }, rows) {
      await inTransaction(async (client) => {
        const text = `INSERT INTO stellwerk_tables (id, config, secret, created_at, opened_at, archived)
          VALUES ($1, $2, $3, $4, $5, false)`;
        await client.query(text, [id, JSON.stringify(config), secret, createdAt, openedAt]);
        await client.query(INSERT, columns([{ table: id, rows }]));
      });
    },
    async table(id) {
      const [found] = (await query('table', 'SELECT * FROM stellwerk_tables WHERE id = $1', [id])).rows;
      if (!found) return null;
      const config = configIn(found['config'] as string);
      if (!config) return 'damaged';
      return {
        id,
        config,
        secret: found['secret'] as string,
        createdAt: Number(found['created_at']),
        openedAt: Number(found['opened_at']),
        archived: found['archived'] === true,
      };
    },
    async tables() {
      return (await pool.query<{ id: string }>('SELECT id FROM stellwerk_tables')).rows.map(({ id }) => id);
    },
    async append(table, rows) {
      const own = { table, rows };
      const { batch, result } = (group ??= gather());
      batch.push(own);
      // Where somebody among them was too slow, nothing is written: then each for itself.
      return (await result) === 'taken' && batch.length > 1 ? write([own]) : result;
    },
    async rows(table, n) {
      const text = 'SELECT * FROM stellwerk_rows WHERE tbl = $1 AND n > $2 ORDER BY n';
      const found = await query('rows', text, [table, n]);
      return found.rows.map((row) => ({ ...told(row), ...updatesIn(row['updates'] as Buffer) }));
    },
    async told(table, n) {
      const text = 'SELECT n, id, kind, body FROM stellwerk_rows WHERE tbl = $1 AND n <= $2 ORDER BY n';
      return (await query('told', text, [table, n])).rows.map(told);
    },
    async heads(tables) {
      const text = 'SELECT tbl, max(n) AS n FROM stellwerk_rows WHERE tbl = ANY($1) GROUP BY tbl';
      const found = await query('heads', text, [tables]);
      const heads = new Map(tables.map((table) => [table, -1]));
      for (const row of found.rows) heads.set(row['tbl'] as string, row['n'] as number);
      return heads;
    },
    async snapshot(table) {
      const text = 'SELECT n, documents FROM stellwerk_snapshots WHERE tbl = $1';
      const [found] = (await query('snapshot', text, [table])).rows;
      return found ? snapshotIn(found['n'] as number, found['documents'] as Buffer) : null;
    },
    async saveSnapshot(table, { n, documents }) {
      const text = `INSERT INTO stellwerk_snapshots VALUES ($1, $2, $3) ON CONFLICT (tbl) DO UPDATE
        SET n = excluded.n, documents = excluded.documents WHERE excluded.n > stellwerk_snapshots.n`;
      await query('save-snapshot', text, [table, n, Buffer.from(packUpdates(documents))]);
    },
    async touch(table, at) {
      const text = `UPDATE stellwerk_tables SET opened_at = greatest(opened_at, $1), archived = false WHERE id = $2`;
      await query('touch', text, [at, table]);
    },
    async archive(before) {
      const text = 'UPDATE stellwerk_tables SET archived = true WHERE opened_at < $1 AND NOT archived';
      return (await pool.query(within(ARCHIVE_MS, text, [before]))).rowCount ?? 0;
    },
    async check() {
      await pool.query(within(CHECK_MS, 'SELECT 1'));
    },
    async close() {
      await pool.end();
    },
  };
}
