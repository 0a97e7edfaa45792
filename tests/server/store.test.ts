import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join as path } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@stellwerk/engine/table/play.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { serverCli } from './lib/cli.ts';
import { join, Player, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';
import { pieceIds } from '@stellwerk/engine/table/places.ts';

const folders: ReturnType<typeof scratch>[] = [];
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => {
  for (const folder of folders) folder.remove();
});
const newFolder = (): string => {
  const folder = scratch();
  folders.push(folder);
  return folder.path;
};
async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess({ LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000', ...env });
  servers.push(server);
  return server;
}
async function pays(server: ServerProcess, { id, links }: NewTable, count: number): Promise<void> {
  const host = await join(server.url, id, links.host);
  for (let i = 0; i < count; i++) await host.pay('anna');
  host.leave();
}
/** Changes the store behind the server's back, while no server has it. */
function tamper(data: string, change: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(path(data, 'stellwerk.db'));
  change(db);
  db.close();
}
const entriesOf = async (
  server: ServerProcess,
  { id, links }: NewTable,
): Promise<Record<string, unknown>> => {
  const headers = { authorization: `Bearer ${links.host}` };
  return (await (await fetch(`${server.url}/api/tables/${id}`, { headers })).json()) as never;
};
const changeEntry = (db: DatabaseSync, table: string, n: number, change: (text: string) => string): void => {
  const where = 'key = (SELECT key FROM tables WHERE id = ?) AND n = ?';
  const row = db.prepare(`SELECT body FROM rows WHERE ${where}`).get(table, n);
  db.prepare(`UPDATE rows SET body = ? WHERE ${where}`).run(change(row!['body'] as string), table, n);
};

describe('R41 the file of a store', () => {
  it('belongs to one server: a second one says so and ends', async () => {
    const data = newFolder();
    await start({ DATA: data });
    await expect(startProcess({ DATA: data })).rejects.toThrow(/Another server has this store open/);
  });

  it('is readable for its owner only, with everything beside it', async () => {
    const data = newFolder();
    const server = await start({ DATA: data });
    await pays(server, await createTable(server.url), 2);
    for (const file of ['stellwerk.db', 'stellwerk.db-wal', 'stellwerk.db-shm', 'secret'])
      expect([file, (statSync(path(data, file)).mode & 0o777).toString(8)]).toEqual([file, '600']);
  });

  it('that lost its last changes is said, and the tables go on with what is there', async () => {
    const data = newFolder();
    const server = await start({ DATA: data });
    const table = await createTable(server.url);
    await pays(server, table, 60);
    await server.kill();
    servers.splice(0);
    const wal = path(data, 'stellwerk.db-wal');
    truncateSync(wal, Math.floor(statSync(wal).size * 0.6));
    const again = await start({ DATA: data });
    await until(() => again.log().includes('store-cut'), 'the line in the log');
    expect(again.log()).toMatch(/"event":"store-cut","pages":\d+/);
  });

  it('that was only killed lost nothing, and nothing is said', async () => {
    const data = newFolder();
    const server = await start({ DATA: data });
    const table = await createTable(server.url);
    await pays(server, table, 60);
    await server.kill();
    servers.splice(0);
    const again = await start({ DATA: data });
    expect(await entriesOf(again, table)).toMatchObject({ entries: 61, damaged: false });
    expect(again.log()).not.toContain('store-cut');
  });

  it('written by a newer release is left alone, with a sentence', async () => {
    const data = newFolder();
    await (await start({ DATA: data })).stop();
    servers.splice(0);
    tamper(data, (db) => db.exec('PRAGMA user_version = 99'));
    await expect(startProcess({ DATA: data })).rejects.toThrow(/newer release/);
  });

  it('of the release before is brought to this one; its tables draw from a secret of their own', async () => {
    const data = newFolder();
    const server = await start({ DATA: data });
    const table = await createTable(server.url);
    await pays(server, table, 3);
    await server.stop();
    servers.splice(0);
    tamper(data, (db) => db.exec('ALTER TABLE tables DROP COLUMN secret; PRAGMA user_version = 0'));
    const again = await start({ DATA: data });
    expect(await entriesOf(again, table)).toMatchObject({ entries: 4, damaged: false });
    await again.stop();
    servers.splice(0);
    tamper(data, (db) => {
      expect(db.prepare('SELECT secret FROM tables').get()!['secret']).toMatch(/^[0-9a-f]{64}$/);
    });
  });

  it('R42 is copied while a server works on it, and brought back', async () => {
    const [data, copy] = [newFolder(), path(newFolder(), 'copy')];
    const server = await start({ DATA: data });
    const table = await createTable(server.url);
    const host = new Player(server.url, table.id, table.links.host);
    await host.ready();
    const moves = Array.from({ length: 200 }, () => host.pay('anna'));
    await moves[20];
    expect(serverCli({ DATA: data }, 'backup', copy)).toMatchObject({ code: 0 });
    await Promise.all(moves);
    host.leave();
    await server.kill();
    servers.splice(0);
    for (const file of ['stellwerk.db', 'secret'])
      expect((statSync(path(copy, file)).mode & 0o777).toString(8)).toBe('600');
    // As HOSTING.md says.
    rmSync(path(data, 'stellwerk.db-wal'), { force: true });
    rmSync(path(data, 'stellwerk.db-shm'), { force: true });
    for (const file of ['stellwerk.db', 'secret']) copyFileSync(path(copy, file), path(data, file));
    const again = await start({ DATA: data });
    const info = await entriesOf(again, table);
    expect(info).toMatchObject({ damaged: false });
    expect(info['entries']).toBeGreaterThan(20);
    await pays(again, table, 1);
    expect(await entriesOf(again, table)).toMatchObject({ entries: (info['entries'] as number) + 1 });
  });
});

describe('R40 a damaged table', () => {
  it.each([
    [
      'whose effects somebody changed is played again by the rules',
      (text: string) =>
        JSON.stringify({
          ...(JSON.parse(text) as Entry),
          effects: [{ pay: 50, from: 'bank', to: 'seat/anna' }],
        }),
      { why: 'entry-differs', mended: [9], lost: 0, entries: 16 },
    ],
    [
      'with a row that is no text any more is mended from its document',
      () => '{"n":9,',
      { why: 'row-unreadable', mended: [9], lost: 0, entries: 16 },
    ],
  ])('%s', async (_, change, { why, ...rest }) => {
    const data = newFolder();
    const server = await start({ DATA: data });
    const [table, other] = [await createTable(server.url), await createTable(server.url)];
    await pays(server, table, 15);
    await server.stop();
    servers.splice(0);
    tamper(data, (db) => changeEntry(db, table.id, 9, change));

    const broken = await start({ DATA: data });
    expect(await entriesOf(broken, table)).toMatchObject({ damaged: true });
    expect(broken.log()).toMatch(new RegExp(`"event":"table-damaged".*"entry":9,"why":"${why}"`));
    await broken.stop();
    servers.splice(0);

    expect(serverCli({ DATA: data }, 'repair')).toMatchObject({
      code: 1,
      said: [
        { table: table.id, did: 'could', damage: { entry: 9, why }, ...rest },
        { looked: 2, damaged: 1, failed: 0 },
      ],
    });
    expect(serverCli({ DATA: data }, 'repair', table.id, '--write')).toMatchObject({ code: 0 });
    expect(serverCli({ DATA: data }, 'repair')).toMatchObject({
      code: 0,
      said: [{ looked: 2, damaged: 0, failed: 0 }],
    });
    const mended = await start({ DATA: data });
    expect(await entriesOf(mended, table)).toMatchObject({ damaged: false, entries: 16 });
    await pays(mended, table, 2);
    expect(await entriesOf(mended, table)).toMatchObject({ damaged: false, entries: 18 });
    await mended.stop();
    servers.splice(0);
    const once = await start({ DATA: data });
    expect(await entriesOf(once, table)).toMatchObject({ damaged: false, entries: 18 });
    expect(await entriesOf(once, other)).toMatchObject({ damaged: false, entries: 1 });
  });

  it('R24 R40 whose bytes are none is told to its own people, hides no other table, and comes back', async () => {
    const data = newFolder();
    const server = await start({ DATA: data });
    const [table, other] = [await createTable(server.url), await createTable(server.url)];
    await pays(server, table, 5);
    await server.stop();
    servers.splice(0);
    tamper(data, (db) => {
      const key = db.prepare('SELECT key FROM tables WHERE id = ?').get(table.id)!['key'] as number;
      db.prepare('UPDATE rows SET updates = ? WHERE key = ?').run(randomBytes(40), key);
      db.prepare('DELETE FROM snapshots WHERE key = ?').run(key);
    });
    const broken = await start({ DATA: data });
    const mine = { tables: [table, other].map(({ id, links }) => ({ id, token: links.host })) };
    const answer = await fetch(`${broken.url}/api/tables/mine`, {
      method: 'POST',
      body: JSON.stringify(mine),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      {
        tables: [
          { id: table.id, reason: 'table-damaged' },
          { id: other.id, entries: 1 },
        ],
      },
    ]);
    const player = new Player(broken.url, table.id, table.links.host);
    await until(() => player.denied.length > 0, 'a word about the table');
    expect(player.denied[0]).toBe('table-damaged');
    player.leave();
    await broken.stop();
    servers.splice(0);
    expect(serverCli({ DATA: data }, 'repair', '--write')).toMatchObject({
      code: 0,
      said: [{ table: table.id, documents: 'anew', entries: 6, lost: 0 }, {}],
    });
    const mended = await start({ DATA: data });
    expect(await entriesOf(mended, table)).toMatchObject({ damaged: false, entries: 6 });
    await pays(mended, table, 1);
  });

  it('R40 does not come about by text: half a character is refused, in moves, in files and in names', async () => {
    const data = newFolder();
    const server = await start({ DATA: data });
    const table = await createTable(server.url, { mode: 'free' });
    const host = await join(server.url, table.id, table.links.host);
    const [piece] = pieceIds(host.view.table());
    const half = '\ud800';
    const bad = [
      { type: 'put', seat: 'anna', piece: piece!, to: 'bank', side: half },
      { type: 'put', seat: 'anna', piece: piece!, to: 'bank', side: `x${half}y` },
    ];
    for (const move of bad) expect(await host.move(move)).toMatchObject({ verdict: 'malformed' });
    expect(await host.send({ type: 'desk', work: { do: 'say', text: half } })).toMatchObject({
      verdict: 'malformed',
    });
    const moves = [...bad.slice(0, 1)];
    const file = { stellwerk: 1, game: '18te', mode: 'free', seats: ['anna', 'bert'] };
    for (const more of [{ moves }, { name: half }, { moves: [{ type: 'mode', mode: 'free', seat: half }] }]) {
      const body = JSON.stringify({ ...file, ...more });
      const made = await fetch(`${server.url}/api/tables/import`, { method: 'POST', body });
      expect([more, made.status]).toEqual([more, 400]);
    }
    expect(
      await host.move({ type: 'put', seat: 'anna', piece: piece!, to: 'bank', side: '🚂' }),
    ).toMatchObject({ verdict: 'committed' });
    host.leave();
    await server.stop();
    servers.splice(0);
    const again = await start({ DATA: data });
    expect(await entriesOf(again, table)).toMatchObject({ damaged: false, entries: 2 });
  });
});
