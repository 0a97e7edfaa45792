import { request } from 'node:http';
import * as encoding from 'lib0/encoding';
import { tableDocument } from '@stellwerk/shared/documents.ts';
import type { Answer } from '@stellwerk/shared/answers.ts';
import type { ClientMessageBody } from '@stellwerk/shared/messages.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { importLong } from './lib/long-table.ts';
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

  it('R44 who talks without end does not end the game, and where no more moves are written people still finish', async () => {
    server = await startProcess({ DATA: folder.path, LIMIT_ROWS: '60', LIMIT_MESSAGES: '1000' });
    const table = await createTable(server.url);
    const anna = await join(server.url, table.id, table.links.seats['anna']!);
    const bert = await join(server.url, table.id, table.links.seats['bert']!);
    const again = async (act: () => Promise<Answer>): Promise<Answer> => {
      let last = await act();
      for (let i = 0; i < 70 && last.verdict === 'committed'; i++) last = await act();
      return last;
    };
    const full = { verdict: 'refused', reason: 'table-full' };
    const utter = () => bert.send({ type: 'desk', work: { do: 'say', text: 'and on and on' } });
    expect(await bert.pay('bert')).toMatchObject({ verdict: 'committed' });
    expect(await again(utter)).toMatchObject(full);
    expect(await again(() => anna.pay('anna'))).toMatchObject(full);
    // Two entries before anybody talked, and those that no line of the chat could take away.
    expect(anna.length).toBeGreaterThan(10);
    const act = { do: 'undo' } as const;
    expect(await anna.send({ type: 'propose', base: 0, act })).toMatchObject({ verdict: 'committed' });
    const leave = { do: 'leave', seat: 'bert' } as const;
    expect(await bert.send({ type: 'seat', work: leave })).toMatchObject({ verdict: 'committed' });
    // What was written can be taken along.
    const copied = await fetch(`${server.url}/api/tables/${table.id}/copy`, {
      method: 'POST',
      headers: { authorization: `Bearer ${table.links.host}` },
      body: JSON.stringify({ entry: 10 }),
    });
    expect(copied.status).toBe(201);
    const copy = (await copied.json()) as NewTable;
    const there = await join(server.url, copy.id, copy.links.seats['anna']!);
    expect(await there.pay('anna')).toMatchObject({ verdict: 'committed' });
    for (const player of [anna, bert, there]) player.leave();
  });

  it('R44 who fills the memory is slowed down, and others write as before', async () => {
    server = await startProcess({
      DATA: folder.path,
      LIMIT_MEMORY: '16',
      LIMIT_FRAMES: '1000',
      LIMIT_MESSAGES: '1000',
      LIMIT_WORK: '1000',
      TRUST_PROXY: 'yes',
    });
    const [long, evening] = [await importLong(server.url, 1500), await importLong(server.url, 600)];
    const enter = async (address: string, table: NewTable, seat: string): Promise<Raw> => {
      const raw = await Raw.open(server.url, { headers: { 'x-forwarded-for': address } });
      await raw.enter(tableDocument(table.id), table.links.seats[seat]!);
      return raw;
    };
    const pay = (raw: Raw, table: NewTable, seat: string): void => {
      const move = { type: 'pay', seat, from: `seat/${seat}`, to: 'bank', amount: 1 };
      say(raw, table, { type: 'propose', base: 0, act: { do: 'move', move } });
    };
    const [anna, bert] = [await enter('192.0.2.1', long, 'anna'), await enter('192.0.2.2', evening, 'bert')];
    const isSlowed = () => answersTo(anna).some((bytes) => bytes.includes('too-fast'));
    // The first of them fill what is left, two hundred more are forgiven.
    for (let said = 20; said <= 600 && !isSlowed(); said += 20) {
      for (let i = 0; i < 20; i++) pay(anna, long, 'anna');
      await until(() => answersTo(anna).length === said, 'every answer');
    }
    expect(isSlowed()).toBe(true);
    for (let i = 0; i < 5; i++) pay(bert, evening, 'bert');
    await until(() => answersTo(bert).length === 5, 'every answer');
    expect(answersTo(bert).every((bytes) => bytes.includes('"committed"'))).toBe(true);
    for (const raw of [anna, bert]) raw.leave();
  });
});
