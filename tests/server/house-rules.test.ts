import type { Mode } from '@stellwerk/engine/table/types.ts';
import type { Entry } from '@stellwerk/engine/table/play.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from './lib/player.ts';
import { join, newId, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, SEATS, startProcess } from './lib/process.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const RULE = 'table/free-move';
const MAKE = { do: 'house-rule', rule: RULE } as const;
const LIFT = { do: 'lift-house-rule', rule: RULE } as const;

async function seatThree(mode: Mode): Promise<{ readonly table: NewTable; readonly seated: Player[] }> {
  const table = await createTable(server.url, { mode });
  const seated = await Promise.all(SEATS.map((seat) => join(server.url, table.id, table.links.seats[seat]!)));
  for (const [i, seat] of SEATS.entries())
    await seated[i]!.send({ type: 'seat', work: { do: 'claim', seat, name: seat } });
  return { table, seated };
}

/** Somebody asks, somebody else agrees; resolves when everybody has the entry. */
async function agree(everybody: readonly Player[], question: typeof MAKE | typeof LIFT): Promise<void> {
  const [anna, bert] = everybody;
  // Whoever moved last has seen it; the others perhaps not yet.
  const entries = Math.max(...everybody.map(({ length }) => length));
  const request = newId();
  await anna!.send({ type: 'ask', base: entries, question }, request);
  await bert!.send({ type: 'vote', request, yes: true });
  await until(() => everybody.every((one) => one.length === entries + 1), 'the agreement everywhere');
}

describe('a house rule that is lifted', () => {
  it('R13 R24 judges again, for everybody, after kill -9, in a copy and in a file', async () => {
    const { table, seated } = await seatThree('strict');
    const [, , carla] = seated;
    expect(await carla!.pay('carla')).toMatchObject({ verdict: 'refused' });
    await agree(seated, MAKE);
    expect(await carla!.pay('carla')).toMatchObject({ verdict: 'committed' });
    await agree(seated, LIFT);
    expect(await carla!.pay('carla')).toMatchObject({ verdict: 'refused', reason: 'rules' });
    for (const { view } of seated) {
      expect(view.settings().houseRules).toEqual([]);
      expect(view.log().at(-1)).toMatchObject({ seat: 'anna', act: { ...LIFT, agreed: ['anna', 'bert'] } });
    }

    const { port } = server;
    await server.kill();
    server = await startProcess({ DATA: folder.path, PORT: String(port) });
    const again = await join(server.url, table.id, carla!.token);
    expect(again.view.log()).toEqual(carla!.view.log());
    expect(await again.pay('carla')).toMatchObject({ verdict: 'refused' });

    const headers = { authorization: `Bearer ${carla!.token}` };
    const at = `${server.url}/api/tables/${table.id}`;
    const made = async (answer: Promise<Response>): Promise<NewTable> =>
      (await (await answer).json()) as NewTable;
    const file = await (await fetch(`${at}/file`, { headers })).text();
    const imported = await made(fetch(`${server.url}/api/tables/import`, { method: 'POST', body: file }));
    const copied = await made(
      fetch(`${at}/copy`, { method: 'POST', headers, body: JSON.stringify({ entry: again.length - 1 }) }),
    );
    // Before the end of the house rule: there it stands.
    const earlier = await made(
      fetch(`${at}/copy`, { method: 'POST', headers, body: JSON.stringify({ entry: again.length - 2 }) }),
    );
    const verdicts: string[] = [];
    for (const { id, links } of [imported, copied, earlier]) {
      const there = await join(server.url, id, links.host);
      verdicts.push((await there.pay('carla')).verdict);
      there.leave();
    }
    expect(verdicts).toEqual(['refused', 'refused', 'committed']);
    for (const player of [...seated, again]) player.leave();
  });
});

describe('a copy of a table', () => {
  const OPEN = { game: 'toe', mode: 'free' } as const;
  const lucks = (player: Player): readonly Entry['luck'][] => player.view.log().map(({ luck }) => luck);

  it('R32 goes by the name it is given, with the names of the seats and what was drawn', async () => {
    const { id, links } = await createTable(server.url, { ...OPEN, name: 'Friday' });
    const anna = await join(server.url, id, links.seats['anna']!);
    const copy = async (body: object): Promise<Player> => {
      const headers = { authorization: `Bearer ${links.seats['anna']}` };
      const url = `${server.url}/api/tables/${id}/copy`;
      const made = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const there = (await made.json()) as NewTable;
      return join(server.url, there.id, there.links.host);
    };
    const plain = await copy({ entry: 0 });
    const named = await copy({ entry: 0, name: 'Friday, once more' });
    expect([plain, named].map(({ view }) => view.settings().name)).toEqual(['Friday', 'Friday, once more']);
    expect(Object.values(named.view.seats()).map(({ name }) => name)).toEqual([...SEATS]);
    expect(lucks(plain)).toEqual(lucks(anna));
    expect(plain.hash).toBe(anna.hash);
    for (const player of [anna, plain, named]) player.leave();
  });

  it('R32 and its file tell nobody what will be drawn: the seed of a running game is in neither', async () => {
    const { id, links } = await createTable(server.url, { ...OPEN, seed: 123_456_789 });
    const headers = { authorization: `Bearer ${links.watch}` };
    const file = await (await fetch(`${server.url}/api/tables/${id}/file`, { headers })).text();
    expect(file).not.toContain('123456789');
    const imported = await fetch(`${server.url}/api/tables/import`, { method: 'POST', body: file });
    const twin = (await imported.json()) as NewTable;
    const [here, there] = [
      await join(server.url, id, links.host),
      await join(server.url, twin.id, twin.links.host),
    ];
    expect(there.hash).toBe(here.hash);
    for (const player of [here, there]) player.leave();
  });
});
