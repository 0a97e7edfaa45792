import type { Config } from '@stellwerk/engine/table/play.ts';
import pg from 'pg';
import type { Journal, Row, RowKind } from './journal.ts';
import { packUpdates, unpackUpdates } from './journal.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS stellwerk_tables (
    id text PRIMARY KEY, config text NOT NULL, created_at bigint NOT NULL,
    opened_at bigint NOT NULL, archived boolean NOT NULL DEFAULT false
  );
  CREATE TABLE IF NOT EXISTS stellwerk_rows (
    tbl text NOT NULL, n integer NOT NULL, id text NOT NULL, kind text NOT NULL,
    body text NOT NULL, updates bytea NOT NULL,
    PRIMARY KEY (tbl, n)
  );
  CREATE TABLE IF NOT EXISTS stellwerk_snapshots (tbl text PRIMARY KEY, n integer NOT NULL, documents bytea NOT NULL);
`;
const INSERT = `INSERT INTO stellwerk_rows (tbl, n, id, kind, body, updates)
  SELECT $1, * FROM unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::bytea[])`;
/**
 * Any number will do, as long as all servers take the same: they must not create the schema at the same
 * moment.
 */
const SCHEMA_LOCK = 1_835_018_062;
const UNIQUE_VIOLATION = '23505';

const columns = (table: string, rows: readonly Row[]): unknown[] => [
  table,
  rows.map(({ n }) => n),
  rows.map(({ id }) => id),
  rows.map(({ kind }) => kind),
  rows.map(({ body }) => body),
  rows.map(({ updates }) => Buffer.from(packUpdates(updates))),
];
const told = (row: Record<string, unknown>) => ({
  n: row['n'] as number,
  id: row['id'] as string,
  kind: row['kind'] as RowKind,
  body: row['body'] as string,
});

/**
 * The store for several servers. One statement a commit: PostgreSQL makes it whole, its keys make it single.
 */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Journal> {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // A connection that dies while idle is replaced; without a listener it would end the process.
  pool.on('error', onError);
  const inTransaction = async (work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await work(client);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  await inTransaction(async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query(SCHEMA);
  });
  const query = (name: string, text: string, values: unknown[]) =>
    pool.query<Record<string, unknown>>({ name, text, values });

  return {
    isShared: true,
    async createTable({ id, config, createdAt, openedAt }, rows) {
      await inTransaction(async (client) => {
        await client.query('INSERT INTO stellwerk_tables VALUES ($1, $2, $3, $4, false)', [
          id,
          JSON.stringify(config),
          createdAt,
          openedAt,
        ]);
        await client.query(INSERT, columns(id, rows));
      });
    },
    async table(id) {
      const [found] = (await query('table', 'SELECT * FROM stellwerk_tables WHERE id = $1', [id])).rows;
      if (!found) return null;
      return {
        id,
        config: JSON.parse(found['config'] as string) as Config,
        createdAt: Number(found['created_at']),
        openedAt: Number(found['opened_at']),
        archived: found['archived'] === true,
      };
    },
    async append(table, rows) {
      try {
        await query('append', INSERT, columns(table, rows));
        return 'written';
      } catch (error) {
        if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
    async rows(table, n) {
      const text = 'SELECT * FROM stellwerk_rows WHERE tbl = $1 AND n > $2 ORDER BY n';
      const found = await query('rows', text, [table, n]);
      return found.rows.map((row) => ({ ...told(row), updates: unpackUpdates(row['updates'] as Buffer) }));
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
      return found
        ? { n: found['n'] as number, documents: unpackUpdates(found['documents'] as Buffer) }
        : null;
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
      return (await query('archive', text, [before])).rowCount ?? 0;
    },
    async check() {
      await pool.query('SELECT 1');
    },
    async close() {
      await pool.end();
    },
  };
}
