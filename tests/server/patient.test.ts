import { request } from 'node:http';
import * as encoding from 'lib0/encoding';
import { tableDocument } from '@stellwerk/shared/documents.ts';
import type { ClientMessageBody } from '@stellwerk/shared/messages.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { join, newId, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';
import { frame, KIND, Raw } from './lib/raw.ts';

const folder = scratch();
let server: ServerProcess;
afterEach(() => server.stop());
afterAll(() => folder.remove());

const say = (raw: Raw, { id }: NewTable, body: ClientMessageBody): void =>
  raw.send(
    frame(tableDocument(id), KIND.stateless, (encoder) =>
      encoding.writeVarString(encoder, JSON.stringify({ v: 1, id: newId(), ...body })),
    ),
  );
const answersTo = (raw: Raw): readonly Buffer[] =>
  raw
    .of(KIND.stateless)
    .map(({ bytes }) => bytes)
    .filter((bytes) => bytes.includes('"answer"'));

/** Opens a way to follow a board and hangs up at once; the status that it is answered with. */
const follow = (path: string): Promise<number> =>
  new Promise((done, failed) => {
    const asked = request({
      host: '127.0.0.1',
      port: server.port,
      path,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    asked.on('response', (response) => done(response.statusCode ?? 0));
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      done(101);
    });
    asked.on('error', failed);
    asked.end();
  });

describe('somebody with time', () => {
  it('R21 who comes again and again does not fill the desk with raised hands', async () => {
    server = await startProcess({ DATA: folder.path, LIMIT_WORK: '1000' });
    const table = await createTable(server.url);
    for (let i = 0; i < 120; i++) {
      const raw = await Raw.open(server.url);
      await raw.enter(tableDocument(table.id), table.links.join);
      say(raw, table, { type: 'desk', work: { do: 'hand', up: true } });
      await until(() => answersTo(raw).length > 0, 'the answer');
      raw.leave();
    }
    const host = await join(server.url, table.id, table.links.host);
    const hands = host.desk.getMap('hands');
    expect(hands.size).toBe(100);
    // Whoever raises a hand now is seen.
    await host.send({ type: 'seat', work: { do: 'claim', seat: 'anna' } });
    await host.send({ type: 'desk', work: { do: 'hand', up: true } });
    await until(() => hands.has('anna'), 'the hand');
    host.leave();
  });

  it('R8 who looks a table up without end is told to wait, and strangers learn no more than before', async () => {
    server = await startProcess({ DATA: folder.path, LIMIT_READS: '10' });
    const { id, links } = await createTable(server.url);
    const look = async (token: string): Promise<number> =>
      (await fetch(`${server.url}/api/tables/${id}`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    const got = [];
    for (let i = 0; i < 12; i++) got.push(await look(links.watch));
    expect(got.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(got.at(-1)).toBe(429);
    expect(await look(`${links.watch.slice(0, -1)}!`)).toBe(404);
  });

  it('R35 who opens a board by /watch/ pays for it as by any other way', async () => {
    server = await startProcess({ DATA: folder.path, LIMIT_WORK: '1' });
    const { id, links } = await createTable(server.url);
    const got = new Set<number>();
    for (let i = 0; i < 250 && !got.has(429); i++) got.add(await follow(`/watch/${id}?token=${links.watch}`));
    expect([...got]).toEqual([101, 429]);
  });

  it('R8 who sends long messages has fewer of them', async () => {
    server = await startProcess({ DATA: folder.path });
    const table = await createTable(server.url);
    const raw = await Raw.open(server.url);
    await raw.enter(tableDocument(table.id), table.links.seats['anna']!);
    const move = { type: 'pay', seat: 'anna', from: 'x'.repeat(7000), to: 'bank', amount: 1 };
    for (let i = 0; i < 25; i++) say(raw, table, { type: 'propose', base: 0, act: { do: 'move', move } });
    await until(() => answersTo(raw).length === 25, 'every answer');
    const refused = answersTo(raw).filter((bytes) => bytes.includes('too-fast')).length;
    // Sixty at once, each of these as much as four.
    expect(refused).toBeGreaterThan(5);
    expect(refused).toBeLessThan(15);
    raw.leave();
  });
});
