import { BUILT_IN } from '@stellwerk/engine/games/toe/data/built-in.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from './lib/player.ts';
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

const OURS = { ...BUILT_IN, name: 'Our box', contracts: BUILT_IN.contracts.filter(({ id }) => id !== 'EF3') };
const seats = SEATS.map((seat) => ({ seat }));
const ask = async (body: unknown, path = '/api/tables') => {
  const response = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, said: (await response.json()) as unknown };
};
const withMaterial = (material: unknown) => ({ game: 'toe', seats, options: { material } });

describe('a table with own cards on the server', () => {
  it('plays with them, keeps them in its file, and opens that file again', async () => {
    const { id, links } = await createTable(server.url, withMaterial(OURS));
    const anna = await join(server.url, id, links.seats['anna']!);
    expect(anna.view.table().pieces.has('contract/EF2')).toBe(true);
    expect(anna.view.table().pieces.has('contract/EF3')).toBe(false);
    const headers = { authorization: `Bearer ${links.watch}` };
    const file = await (await fetch(`${server.url}/api/tables/${id}/file`, { headers })).text();
    const again = await fetch(`${server.url}/api/tables/import?name=Saturday`, {
      method: 'POST',
      body: file,
    });
    const made = (await again.json()) as NewTable;
    const there = await join(server.url, made.id, made.links.host);
    expect(there.hash).toBe(anna.hash);
    expect([there.view.settings().name, there.view.seats()['anna']?.name]).toEqual(['Saturday', 'anna']);
    // Who asks about a table is not sent its whole box.
    const info = await (await fetch(`${server.url}/api/tables/${id}`, { headers })).text();
    expect(info.length).toBeLessThan(2000);
    anna.leave();
    there.leave();
  });

  it('says where a file does not fit, as the start page does', async () => {
    const contracts = OURS.contracts.map((c, i) => (i === 2 ? { ...c, profit: c.profit + 10 } : c));
    const { profit } = contracts[2]!;
    const message = `Incomes less tax come to ${profit - 10}, not ${profit}.`;
    const de = `Einnahmen weniger Steuer ergeben ${profit - 10}, nicht ${profit}.`;
    expect(await ask(withMaterial({ ...OURS, contracts }))).toEqual({
      status: 400,
      said: {
        reason: 'bad-shape',
        place: 'options.material.contracts[2].profit',
        message,
        text: { de, en: message },
      },
    });
    expect(await ask(withMaterial([]))).toMatchObject({ status: 400, said: { place: 'options.material' } });
    expect(await ask(withMaterial({ ...OURS, cities: 'none' }))).toMatchObject({
      status: 400,
      said: { place: 'options.material.cities' },
    });
    const { options } = withMaterial(OURS);
    expect(await ask({ game: '18te', seats, options })).toMatchObject({
      said: { place: 'options.material' },
    });
  });

  it('has room for a large box, and not for anything else that is large', async () => {
    const wide = { ...OURS, name: 'x'.repeat(600_000) };
    expect(await ask(withMaterial(wide))).toMatchObject({ status: 400, said: { place: 'options' } });
    const { options } = withMaterial(OURS);
    const target = 'x'.repeat(5000);
    expect(await ask({ game: 'toe', seats, options: { ...options, target } })).toMatchObject({
      status: 400,
      said: { place: 'options.target', message: expect.stringMatching(/^expected one of 3, 4/) as string },
    });
  });

  it('a file names the table and its people; the given name stands in where it does not', async () => {
    const file = { stellwerk: 1, game: '18te', seats: ['a', 'b'], people: ['Änne', ''], moves: [] };
    const open = async (body: unknown) => {
      const made = (await ask(body, '/api/tables/import?name=From%20the%20file')).said as NewTable;
      const player = await join(server.url, made.id, made.links.host);
      const told = [
        player.view.settings().name,
        ...Object.values(player.view.seats()).map(({ name }) => name),
      ];
      player.leave();
      return told;
    };
    expect(await open(file)).toEqual(['From the file', 'Änne', 'b']);
    expect(await open({ ...file, name: 'Tuesday' })).toEqual(['Tuesday', 'Änne', 'b']);
  });
});
