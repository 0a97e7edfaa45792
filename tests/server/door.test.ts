import { request } from 'node:http';
import * as encoding from 'lib0/encoding';
import { deskDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PerMessageDeflateOptions, WebSocket } from 'ws';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { importLong } from './lib/long-table.ts';
import { join, until } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, scratch, SEATS, startProcess } from './lib/process.ts';
import {
  frame,
  KIND,
  NOTHING,
  payloadIn,
  Raw,
  signIn,
  STEP_1,
  STEP_2,
  syncFrame,
  UPDATE,
} from './lib/raw.ts';

const folder = scratch();
const FRIEND = 'https://friends.example';
let server: ServerProcess;
beforeAll(async () => {
  const limits = { LIMIT_CREATIONS: '1000', LIMIT_ADDRESS: '12' };
  server = await startProcess({ DATA: folder.path, METRICS_TOKEN: 'count-me', ORIGINS: FRIEND, ...limits });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** An upgrade by hand: the status that it is answered with; 101 where it is let in. */
const upgrade = (path: string, headers: Record<string, string> = {}): Promise<number> =>
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
        ...headers,
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

describe('the door', () => {
  it('R36 lets no foreign page open tables or sockets, but those that were named', async () => {
    const body = JSON.stringify({ game: '18te', seats: SEATS.map((seat) => ({ seat })) });
    const post = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${server.url}/api/tables`, { method: 'POST', body, headers })).status;
    const own = server.url;
    const cases = [
      [{}, 201, 101],
      [{ origin: own }, 201, 101],
      [{ origin: FRIEND }, 201, 101],
      [{ origin: 'https://elsewhere.example' }, 403, 403],
      [{ origin: `${own}.elsewhere.example` }, 403, 403],
      [{ origin: 'null' }, 403, 403],
    ] as const;
    for (const [headers, table, socket] of cases) {
      expect([headers, await post(headers), await upgrade('/sync', headers)]).toEqual([
        headers,
        table,
        socket,
      ]);
    }
    const imported = await fetch(`${own}/api/tables/import`, {
      method: 'POST',
      body: '{}',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(imported.status).toBe(403);
  });

  it('R28 calls an upgrade to nowhere a bad request, and goes on', async () => {
    for (const path of ['//', '///', '//[', 'http://['])
      expect([path, await upgrade(path)]).toEqual([path, 400]);
    expect(await upgrade('/nowhere')).toBe(403);
    expect(server.log()).not.toContain('"upgrade"');
  });

  it('R28 counts for whoever knows the word, and for nobody who knows its beginning', async () => {
    const ask = async (token?: string): Promise<number> => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await fetch(`${server.url}/metrics`, { headers })).status;
    };
    expect([await ask(), await ask('count-m'), await ask('count-mee'), await ask('count-me')]).toEqual([
      401, 401, 401, 200,
    ]);
  });

  it('R8 has room for so many sockets of one address', async () => {
    const raws: Raw[] = [];
    for (let i = 0; i < 12; i++) raws.push(await Raw.open(server.url));
    expect(await upgrade('/sync')).toBe(429);
    const table = await createTable(server.url);
    expect(await upgrade(`/watch/${table.id}?token=${table.links.watch}`)).toBe(429);
    for (const raw of raws) raw.leave();
    await Promise.all(raws.map((raw) => raw.closed));
    let status = 0;
    await until(() => {
      void upgrade('/sync').then((found) => (status = found));
      return status === 101;
    }, 'room again');
  });

  it('R22 keeps a presence id for its owner while the owner is away', async () => {
    const table = await createTable(server.url);
    const name = deskDocument(table.id);
    const host = await join(server.url, table.id, table.links.host);
    const anna = await join(server.url, table.id, table.links.seats['anna']!);
    await anna.send({ type: 'seat', work: { do: 'claim', seat: 'anna', name: 'Anna' } });
    const id = anna.desk.clientID;
    const states = () => host.presence.awareness!.getStates();
    anna.presence.setAwarenessField('pointer', { x: 1, y: 1 });
    await until(() => states().get(id)?.['user']?.name === 'Anna', 'the presence of Anna');
    anna.socket.disconnect();
    await until(() => !states().has(id), 'the absence of Anna');

    const thief = await Raw.open(server.url);
    await thief.enter(name, table.links.seats['bert']!);
    const say = (clientID: number, x: number): void => {
      const awareness = new Awareness(Object.assign(new Y.Doc(), { clientID }));
      awareness.setLocalState({ pointer: { x, y: x } });
      for (let clock = 0; clock < 9; clock++) awareness.setLocalState({ pointer: { x, y: x + clock } });
      const update = encodeAwarenessUpdate(awareness, [clientID]);
      thief.send(frame(name, KIND.awareness, (encoder) => encoding.writeVarUint8Array(encoder, update)));
      awareness.destroy();
    };
    say(id, 666);
    say(77, 7);
    await until(() => states().has(77), 'an id of the thief’s own');
    expect(states().has(id)).toBe(false);
    await anna.socket.connect();
    anna.presence.setAwarenessField('pointer', { x: 2, y: 2 });
    await until(() => states().get(id)?.['pointer']?.x === 2, 'Anna again');
    expect(states().get(id)).toMatchObject({ user: { name: 'Anna' } });
    thief.leave();
    for (const player of [anna, host]) player.leave();
  });
});

describe('a board', () => {
  it('R37 travels once, also to the first one at a table that nobody had open', async () => {
    const table = await importLong(server.url, 300);
    const name = tableDocument(table.id);
    const raw = await Raw.open(server.url);
    raw.send(syncFrame(name, STEP_1, NOTHING));
    await raw.enter(name, table.links.watch);
    await until(() => raw.of(KIND.sync, STEP_2).length > 0, 'the board');
    await raw.enter(deskDocument(table.id), table.links.watch);
    expect(raw.of(KIND.sync, UPDATE)).toEqual([]);
    expect(raw.of(KIND.sync, STEP_2)).toHaveLength(1);
    raw.leave();
  });

  it('R37 travels packed to whoever can unpack it, and as it is to others', async () => {
    const table = await importLong(server.url, 300);
    const name = tableDocument(table.id);
    const weigh = async (
      perMessageDeflate: boolean | PerMessageDeflateOptions,
    ): Promise<[number, number]> => {
      const raw = await Raw.open(server.url, { perMessageDeflate });
      raw.send(syncFrame(name, STEP_1, NOTHING));
      await raw.enter(name, table.links.watch);
      await until(() => raw.of(KIND.sync, STEP_2).length > 0, 'the board');
      const { bytesRead } = (raw.socket as WebSocket & { _socket: { bytesRead: number } })._socket;
      const board = raw.of(KIND.sync, STEP_2)[0]!.bytes.length;
      raw.leave();
      return [bytesRead, board];
    };
    const [packed, board] = await weigh(true);
    const [plain] = await weigh(false);
    expect(plain).toBeGreaterThan(board);
    expect(packed).toBeLessThan(board / 4);
    // Who keeps less of what came before cannot unpack what we pack.
    const [small] = await weigh({ serverMaxWindowBits: 9 });
    expect(small).toBeGreaterThan(board);
  });

  it('R37 comes first, and what was said meanwhile behind it, in order', async () => {
    const table = await importLong(server.url, 300);
    const name = tableDocument(table.id);
    const raws = await Promise.all(Array.from({ length: 5 }, () => Raw.open(server.url)));
    // All want the same at once: one answer, packed once.
    for (const raw of raws) raw.send(syncFrame(name, STEP_1, NOTHING));
    for (const raw of raws) raw.send(signIn(name, table.links.watch));
    const host = await join(server.url, table.id, table.links.host);
    for (let i = 0; i < 5; i++) await host.pay('anna');
    for (const raw of raws) {
      const logOf = (): number => {
        const doc = new Y.Doc();
        for (const heard of raw.of(KIND.sync))
          if (heard.step !== STEP_1) Y.applyUpdate(doc, payloadIn(heard));
        return doc.getArray('log').length;
      };
      await until(() => logOf() === host.length, 'all moves');
      const steps = raw.of(KIND.sync).map(({ step }) => step);
      expect(steps.filter((step) => step === STEP_2)).toHaveLength(1);
      expect(steps.indexOf(STEP_1)).toBeGreaterThan(steps.indexOf(STEP_2));
      raw.leave();
    }
    host.leave();
  });

  it('R7 is no way in for a frame that is small only while it is packed', async () => {
    const table = await createTable(server.url);
    const raw = await Raw.open(server.url, { perMessageDeflate: { threshold: 0 } });
    await raw.enter(tableDocument(table.id), table.links.watch);
    raw.send(new Uint8Array(20_000_000));
    expect([1009, 1006]).toContain(await raw.closed);
    expect(server.child.exitCode).toBeNull();
  });
});
