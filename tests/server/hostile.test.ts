import { randomBytes } from 'node:crypto';
import { deskDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import * as encoding from 'lib0/encoding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { join, newId, Player, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';

const folder = scratch();
let server: ServerProcess;
let table: NewTable;
let anna: Player;
let bert: Player;
let socketUrl: string;

beforeAll(async () => {
  server = await startProcess({ DATA: folder.path, LIMIT_CREATIONS: '1000' });
  table = await createTable(server.url);
  anna = await join(server.url, table.id, table.links.seats['anna']!);
  bert = await join(server.url, table.id, table.links.seats['bert']!);
  socketUrl = `${server.url.replace('http', 'ws')}/sync`;
});
afterAll(async () => {
  anna.leave();
  bert.leave();
  await server.stop();
  folder.remove();
});

/** The others play on as if nothing had happened. */
async function expectPeace(): Promise<void> {
  const before = anna.length;
  expect((await bert.pay('bert')).verdict).toBe('committed');
  await until(() => anna.length === before + 1 && bert.length === before + 1, 'the next entry');
  expect(anna.hash).toBe(bert.hash);
  expect(anna.hash).toBe(anna.view.log().at(-1)!.hash);
  expect(server.child.exitCode).toBeNull();
}

/** A socket without the manners of a library. */
async function openRaw(): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const socket = new WebSocket(socketUrl);
  const closed = new Promise<number>((done) => socket.on('close', (code) => done(code)));
  socket.on('error', () => undefined);
  await new Promise((done) => socket.on('open', done));
  return { socket, closed };
}
function frame(
  name: string,
  type: number,
  write: (encoder: encoding.Encoder) => void = () => undefined,
): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, name);
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder);
}
const AUTH = 2;
const SYNC = 0;
const AWARENESS = 1;
const STATELESS = 5;
const BROADCAST = 6;
const signIn = (name: string, token: string): Uint8Array =>
  frame(name, AUTH, (encoder) => {
    encoding.writeVarUint(encoder, 0);
    encoding.writeVarString(encoder, token);
  });
async function openAs(token: string): Promise<{ socket: WebSocket; closed: Promise<number>; got: Buffer[] }> {
  const raw = await openRaw();
  const got: Buffer[] = [];
  raw.socket.on('message', (data) => got.push(data as Buffer));
  raw.socket.send(signIn(tableDocument(table.id), token));
  raw.socket.send(signIn(deskDocument(table.id), token));
  await until(() => got.length >= 2, 'the permission');
  return { ...raw, got };
}

/** Another letter in the middle of the signature; the last one carries two bits only and may mean the same. */
const changed = (token: string): string => {
  const at = token.length - 8;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
};

describe('a hostile client', () => {
  it('R2 gets in with no wrong, foreign or changed token', async () => {
    const other = await createTable(server.url);
    const { seats, watch } = table.links;
    const wrong = ['', 'nonsense', other.links.host, watch.replace('w.', 'h.'), changed(seats['anna']!)];
    for (const token of wrong) {
      const stranger = new Player(server.url, table.id, token);
      await until(() => stranger.denied.length > 0, 'the refusal');
      expect(stranger.view.isThere()).toBe(false);
      stranger.leave();
    }
    await expectPeace();
  });

  it('R2 cannot move for another seat, nor make itself the host', async () => {
    const move = { type: 'pay', seat: 'anna', from: 'seat/anna', to: 'bank', amount: 1 };
    expect(await bert.move(move)).toMatchObject({ verdict: 'refused', reason: 'not-your-seat' });
    expect(await bert.send({ type: 'host', work: { do: 'links' } })).toMatchObject({ reason: 'not-host' });
    const forged = { v: 1, id: newId(), type: 'propose', base: 0, seat: 'anna', act: { do: 'undo', to: 0 } };
    const before = anna.length;
    bert.raw(JSON.stringify(forged));
    await expectPeace();
    expect(anna.length).toBe(before + 1);
  });

  it('R26 writes the board only in its own imagination', async () => {
    const mallory = await join(server.url, table.id, table.links.seats['carla']!);
    mallory.board.getMap('cash').set('seat/carla', 1_000_000);
    mallory.board.getArray('log').push([{ n: 999 }]);
    mallory.desk.getArray('chat').push([{ who: 'anna', text: 'I resign' }]);
    await expectPeace();
    mallory.leave();
    const fresh = await join(server.url, table.id, table.links.watch);
    expect(fresh.view.table().cash['seat/carla']).not.toBe(1_000_000);
    expect(fresh.desk.getArray('chat').length).toBe(0);
    fresh.leave();
  });

  it('R26 hides nothing behind somebody else’s next change (pending structs)', async () => {
    const { socket } = await openAs(table.links.seats['carla']!);
    // An update that waits for a change that does not exist yet, by a client id taken from the board.
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(anna.board));
    const author = [...Y.decodeStateVector(Y.encodeStateVector(copy))].at(-1)!;
    const forger = new Y.Doc();
    Y.applyUpdate(forger, Y.encodeStateAsUpdate(copy));
    forger.clientID = author[0];
    forger.getArray('log').push([{ filler: 1 }]);
    const before = Y.encodeStateVector(forger);
    forger.getArray('log').push([{ id: 'evil' }]);
    const late = Y.encodeStateAsUpdate(forger, before);
    for (const name of [tableDocument(table.id), deskDocument(table.id)])
      socket.send(frame(name, SYNC, (encoder) => sync.writeUpdate(encoder, late)));
    await expectPeace();
    await expectPeace();
    const ids = anna.view.log().map(({ id }) => id);
    expect(ids).not.toContain('evil');
    expect(anna.board.store.pendingStructs).toBeNull();
    socket.close();
  });

  it('R22 appears under its own name only, and takes nobody’s place', async () => {
    await anna.send({ type: 'seat', work: { do: 'claim', seat: 'anna', name: 'Anna' } });
    anna.presence.setAwarenessField('pointer', { x: 1, y: 1 });
    const statesAt = (player: Player) => player.presence.awareness!.getStates();
    const id = anna.desk.clientID;
    await until(() => statesAt(bert).get(id)?.['user']?.name === 'Anna', 'the presence of Anna');

    const { socket } = await openAs(table.links.seats['carla']!);
    const puppet = new Awareness(Object.assign(new Y.Doc(), { clientID: id }));
    puppet.setLocalState({ user: { name: 'Anna' }, pointer: { x: 666, y: 666 } });
    for (let i = 0; i < 5; i++) puppet.setLocalStateField('pointer', { x: 666, y: i });
    const own = new Awareness(new Y.Doc());
    own.setLocalState({
      user: { name: 'Anna', who: 'anna' },
      pointer: { x: 3, y: 3 },
      junk: 'x'.repeat(100),
    });
    for (const [awareness, name] of [
      [puppet, deskDocument(table.id)],
      [puppet, tableDocument(table.id)],
      [own, deskDocument(table.id)],
    ] as const) {
      const update = encodeAwarenessUpdate(awareness, [awareness.clientID]);
      socket.send(frame(name, AWARENESS, (encoder) => encoding.writeVarUint8Array(encoder, update)));
    }
    await until(() => statesAt(bert).has(own.clientID), 'the presence of Carla');
    expect(statesAt(bert).get(id)).toMatchObject({ user: { name: 'Anna' }, pointer: { x: 1, y: 1 } });
    const shown = statesAt(bert).get(own.clientID)!;
    expect(shown['user']).toMatchObject({ name: '', who: expect.not.stringMatching(/^anna$/) as string });
    expect(shown).not.toHaveProperty('junk');
    // Anna, Bert and Carla: no nameless shadows of the library.
    expect(statesAt(bert).size).toBe(3);
    puppet.destroy();
    own.destroy();
    socket.close();
    await expectPeace();
  });

  it('R6 sends what no one understands, and is told so', async () => {
    const { socket, got } = await openAs(table.links.seats['carla']!);
    const say = (text: string): void =>
      socket.send(
        frame(tableDocument(table.id), STATELESS, (encoder) => encoding.writeVarString(encoder, text)),
      );
    const before = got.length;
    for (const text of ['', '{', '[]', '{"v":1}', '{"v":1,"id":"abcdefgh","type":"x"}', '\u0000'.repeat(100)])
      say(text);
    await until(() => got.filter((data) => data.includes('malformed')).length >= 6, 'six answers');
    expect(got.length).toBeGreaterThanOrEqual(before + 6);
    socket.close();
    await expectPeace();
  });

  it('R6 sends random bytes to every kind of frame', async () => {
    const pick = seededLuck(1, 1);
    for (let round = 0; round < 60; round++) {
      const { socket } = round % 3 === 0 ? await openRaw() : await openAs(table.links.seats['carla']!);
      for (let i = 0; i < 12; i++) {
        const bytes = randomBytes(pick(200));
        const name = pick(2) ? tableDocument(table.id) : deskDocument(table.id);
        if (round % 2) socket.send(bytes);
        else socket.send(frame(name, pick(12), (encoder) => encoding.writeUint8Array(encoder, bytes)));
      }
      await new Promise((done) => setTimeout(done, 5));
      socket.terminate();
    }
    await expectPeace();
  });

  it('R2 cannot speak as a server to the others', async () => {
    const { socket } = await openAs(table.links.seats['carla']!);
    const text = JSON.stringify({ v: 1, type: 'notice', what: 'server-stops' });
    socket.send(
      frame(tableDocument(table.id), BROADCAST, (encoder) => encoding.writeVarString(encoder, text)),
    );
    await expectPeace();
    expect(anna.notices).toEqual([]);
    socket.terminate();
  });

  it('R7 is cut off at a frame that is too large, however large it is', async () => {
    for (const size of [70_000, 100_000_000]) {
      const { socket, closed } = await openAs(table.links.seats['carla']!);
      socket.send(new Uint8Array(size));
      expect([1009, 1006]).toContain(await closed);
    }
    await expectPeace();
  });

  it('R8 is cut off when it floods, and the others do not notice', async () => {
    const { socket, closed } = await openAs(table.links.seats['carla']!);
    const memory = await residentBytes();
    const message = JSON.stringify({ v: 1, id: newId(), type: 'propose', base: 0, act: { do: 'redo' } });
    const bytes = frame(tableDocument(table.id), STATELESS, (encoder) =>
      encoding.writeVarString(encoder, message),
    );
    let sent = 0;
    const flood = setInterval(() => {
      for (let i = 0; i < 1000 && socket.readyState === socket.OPEN; i++, sent++) socket.send(bytes);
    }, 100);
    await expectPeace();
    expect(await closed).toBe(1008);
    clearInterval(flood);
    expect(sent).toBeGreaterThan(300);
    await expectPeace();
    expect((await residentBytes()) - memory).toBeLessThan(50_000_000);
  });

  it('R8 is asked to slow down before that', async () => {
    const carla = await join(server.url, table.id, table.links.seats['carla']!);
    const { socket, got } = await openAs(table.links.seats['carla']!);
    const message = JSON.stringify({ v: 1, id: newId(), type: 'propose', base: 0, act: { do: 'redo' } });
    for (let i = 0; i < 120; i++)
      socket.send(
        frame(tableDocument(table.id), STATELESS, (encoder) => encoding.writeVarString(encoder, message)),
      );
    await until(() => got.some((data) => data.includes('too-fast')), 'the request to slow down');
    carla.leave();
    socket.close();
    await expectPeace();
  });

  it('R28 learns nothing from a table that it cannot name, and no document of another kind', async () => {
    for (const name of [
      '',
      'x',
      'table/..',
      `table/${'A'.repeat(22)}`,
      'table/__proto__',
      `hand/${table.id}/anna`,
    ]) {
      const { socket, closed } = await openRaw();
      const got: Buffer[] = [];
      socket.on('message', (data) => got.push(data as Buffer));
      socket.send(signIn(name, table.links.seats['bert']!));
      await Promise.race([closed, until(() => got.length > 0, 'an answer')]);
      expect(got.every((data) => /no-token|(?:link|hand)-void/.test(data.toString('latin1')))).toBe(true);
      socket.terminate();
    }
    await expectPeace();
  });

  it('R30 leaves no names and no tokens in the log of the server', () => {
    const log = server.log();
    expect(log).not.toMatch(/Anna|<b>/);
    for (const token of [table.links.host, ...Object.values(table.links.seats)])
      expect(log).not.toContain(token);
    expect(log).not.toContain(table.id);
    expect(log).not.toContain('"unhandled"');
  });
});

async function residentBytes(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)![1]);
}
