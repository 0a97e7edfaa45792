import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { join, Player, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, SEATS, startProcess } from './lib/process.ts';

const folder = scratch();
let server: ServerProcess;
afterEach(() => server.stop());
afterAll(() => folder.remove());

const seats = SEATS.map((seat) => ({ seat }));
const post = (path: string, body: object): Promise<Response> =>
  fetch(`${server.url}/api/tables${path}`, { method: 'POST', body: JSON.stringify(body) });
const fileOf = (moves: number): object => ({
  stellwerk: 1,
  game: '18te',
  mode: 'free',
  seats: SEATS,
  moves: Array.from({ length: moves }, (_, i) => ({
    type: 'pay',
    seat: 'anna',
    from: i % 2 === 0 ? 'seat/anna' : 'bank',
    to: i % 2 === 0 ? 'bank' : 'seat/anna',
    amount: 1,
  })),
});

describe('R44 the house', () => {
  it('is full for new tables when there is no room, and serves those who are there', async () => {
    // Room for three small tables and a bit.
    server = await startProcess({ DATA: folder.path, LIMIT_MEMORY: '16', LIMIT_MESSAGES: '1000' });
    const tables: NewTable[] = [];
    const people: Player[] = [];
    let full: Response | null = null;
    while (!full && tables.length < 40) {
      const made = await post('/import', fileOf(400));
      if (made.status !== 201) full = made;
      else {
        const table = (await made.json()) as NewTable;
        tables.push(table);
        people.push(await join(server.url, table.id, table.links.seats['anna']!));
      }
    }
    expect([full?.status, await full?.json()]).toEqual([503, { reason: 'full' }]);
    expect(tables.length).toBeGreaterThan(1);
    for (const player of people) expect(await player.pay('anna')).toMatchObject({ verdict: 'committed' });
    // Nobody looks at one of them any more: its place is free at once.
    people.pop()!.leave();
    let status = 0;
    for (let tries = 0; tries < 50 && status !== 201; tries++)
      status = (await post('', { game: '18te', seats })).status;
    expect(status).toBe(201);
    const late = tables.at(-1)!;
    const left = new Player(server.url, late.id, late.links.host);
    await until(() => left.denied.length > 0 || left.view.isThere(), 'a word');
    for (const player of [...people, left]) player.leave();
  });

  it('R8 makes so many tables a minute, from one address and in all, and a long file is as dear as many', async () => {
    server = await startProcess({ DATA: folder.path, LIMIT_CREATIONS: '12', LIMIT_CREATIONS_IN_ALL: '5' });
    const small = { game: '18te', seats };
    const made = [];
    for (let i = 0; i < 7; i++) made.push((await post('', small)).status);
    expect(made).toEqual([201, 201, 201, 201, 201, 429, 429]);
    await server.stop();

    server = await startProcess({ DATA: folder.path, LIMIT_CREATIONS: '12' });
    expect((await post('/import', fileOf(9000))).status).toBe(201);
    expect((await post('/import', fileOf(9000))).status).toBe(429);
  });

  it('R8 lets nobody read files and lists without end', async () => {
    server = await startProcess({ DATA: folder.path, LIMIT_READS: '10' });
    const { id, links } = await createTable(server.url);
    const headers = { authorization: `Bearer ${links.watch}` };
    const file = async (): Promise<number> =>
      (await fetch(`${server.url}/api/tables/${id}/file`, { headers })).status;
    const got = [];
    for (let i = 0; i < 12; i++) got.push(await file());
    expect(got.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(got.at(-1)).toBe(429);
    const tables = Array.from({ length: 8 }, () => ({ id, token: links.watch }));
    expect((await post('/mine', { tables })).status).toBe(429);
  });
});
