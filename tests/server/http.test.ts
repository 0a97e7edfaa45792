import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, SEATS, startProcess } from './lib/process.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path, LIMIT_CREATIONS: '1000' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const get = (path: string, token?: string) =>
  fetch(server.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const post = (path: string, body: string, token?: string) =>
  fetch(server.url + path, {
    method: 'POST',
    body,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
const seats = SEATS.map((seat) => ({ seat }));

describe('the HTTP side', () => {
  it('R28 sends the same guards with every response', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/healthz',
      '/metrics',
      '/api/games',
      '/api/tables',
      '/%00',
      '/../../etc/passwd',
    ]) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('R28 is well and counts', async () => {
    expect((await get('/healthz')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/^# TYPE stellwerk_answers_total counter$/m);
    expect(metrics).toMatch(/^stellwerk_tables_open \d+$/m);
  });

  it('R28 lists the games from the registry', async () => {
    const { games } = (await (await get('/api/games')).json()) as {
      games: { id: string; players: unknown }[];
    };
    expect(games.length).toBeGreaterThan(0);
    expect(games[0]).toMatchObject({
      id: expect.any(String) as string,
      players: { min: expect.any(Number) as number },
    });
  });

  it.each([
    ['', 'message'],
    ['{}', 'game'],
    [JSON.stringify({ game: 'chess', seats }), 'game'],
    [JSON.stringify({ game: '18te', seats: [{ seat: 'anna' }] }), 'seats'],
    [JSON.stringify({ game: '18te', seats: [...seats, { seat: 'anna' }] }), 'seats'],
    [JSON.stringify({ game: '18te', seats: [{ seat: '<b>' }, ...seats] }), 'seats[0].seat'],
    [JSON.stringify({ game: '18te', seats, variant: 'x' }), 'variant'],
    [JSON.stringify({ game: '18te', seats, options: { x: 1 } }), 'options.x'],
    [JSON.stringify({ game: '18te', seats, more: 1 }), 'more'],
  ])('R28 says what is wrong with a new table: %s', async (body, place) => {
    const response = await post('/api/tables', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'bad-shape', place });
  });

  it('R28 refuses a body that is too large, and a method that is not there', async () => {
    expect((await post('/api/tables', 'x'.repeat(1_100_000))).status).toBe(413);
    expect((await get('/api/tables')).status).toBe(405);
    expect((await post('/healthz', '')).status).toBe(405);
    expect((await get('/api/nothing')).status).toBe(404);
  });

  it('R28 tells about a table only to the bearer of one of its links', async () => {
    const { id, links } = await createTable(server.url, { name: 'Friday' });
    const other = await createTable(server.url);
    for (const token of [undefined, 'x', other.links.host])
      expect((await get(`/api/tables/${id}`, token)).status).toBe(404);
    const info = (await (await get(`/api/tables/${id}`, links.seats['bert'])).json()) as Record<
      string,
      unknown
    >;
    expect(info).toMatchObject({ id, name: 'Friday', entries: 1, you: { kind: 'seat', seats: ['bert'] } });
    expect(JSON.stringify(info)).not.toMatch(/"seed"|"link"/);
    const body = JSON.stringify({
      tables: [
        { id, token: links.host },
        { id: other.id, token: links.host },
      ],
    });
    expect(await (await post('/api/tables/mine', body)).json()).toMatchObject({
      tables: [
        { id, you: { host: true } },
        { id: other.id, reason: 'link-void' },
      ],
    });
  });

  it('R32 copies a table from any entry, exports and imports it; each is a table of its own', async () => {
    const { id, links } = await createTable(server.url);
    const anna = await join(server.url, id, links.seats['anna']!);
    for (let i = 0; i < 6; i++) await anna.pay('anna', i + 1);
    await anna.send({ type: 'propose', base: 0, act: { do: 'undo' } });
    const whole = { entries: anna.length, hash: anna.hash };

    const copied = await post(`/api/tables/${id}/copy`, '{"entry":3}', links.host);
    expect(copied.status).toBe(201);
    const copy = (await copied.json()) as NewTable;
    const there = await join(server.url, copy.id, copy.links.host);
    expect(there.length).toBe(4);
    expect(there.hash).toBe(anna.view.log()[3]!.hash);

    const file = await (await get(`/api/tables/${id}/file`, links.watch)).text();
    const imported = await post('/api/tables/import', file);
    expect(imported.status).toBe(201);
    const twin = (await imported.json()) as NewTable;
    const elsewhere = await join(server.url, twin.id, twin.links.host);
    expect([elsewhere.length, elsewhere.hash]).toEqual([whole.entries, whole.hash]);
    await elsewhere.pay('anna');
    await until(() => elsewhere.length === whole.entries + 1, 'the entry');
    expect(anna.length).toBe(whole.entries);

    expect((await post(`/api/tables/${id}/copy`, '{"entry":99}', links.host)).status).toBe(400);
    expect((await post(`/api/tables/${id}/copy`, '{"entry":1}', links.watch)).status).toBe(403);
    expect((await post('/api/tables/import', '{"stellwerk":1}')).status).toBe(400);
    for (const player of [anna, there, elsewhere]) player.leave();
  });

  it('R8 makes only so many tables a minute for one address', async () => {
    const own = scratch();
    const strict = await startProcess({ DATA: own.path, LIMIT_CREATIONS: '3' });
    const statuses = [];
    for (let i = 0; i < 5; i++)
      statuses.push((await fetch(`${strict.url}/api/tables`, { method: 'POST', body: '{}' })).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    await strict.stop();
    own.remove();
  });
});
