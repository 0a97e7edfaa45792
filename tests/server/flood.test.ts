import * as encoding from 'lib0/encoding';
import { deskDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { importLong } from './lib/long-table.ts';
import type { Player } from './lib/player.ts';
import { join, newId, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';
import { frame, KIND, NOTHING, Raw, signIn, STEP_1, STEP_2, syncFrame } from './lib/raw.ts';

const folder = scratch();
let server: ServerProcess;
let long: NewTable;
let anna: Player;
beforeAll(async () => {
  // So little that a handful of answers uses it up: what is over must be kept waiting, not be worked for.
  const limits = { LIMIT_WORK: '2', LIMIT_FRAMES: '1000', LIMIT_CREATIONS: '1000' };
  server = await startProcess({ DATA: folder.path, ...limits });
  const innocent = await createTable(server.url);
  anna = await join(server.url, innocent.id, innocent.links.seats['anna']!);
  long = await importLong(server.url, 600);
});
afterAll(async () => {
  anna.leave();
  await server.stop();
  folder.remove();
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** A state vector that nobody else has: such an answer cannot be shared. */
const ownVector = (i: number): Uint8Array => Y.encodeStateVector(new Map([[i + 1, 1]]));

describe('a flood', () => {
  it('R35 of "what do I not have" is answered as often as it is paid for', async () => {
    const raw = await Raw.open(server.url);
    const name = tableDocument(long.id);
    await raw.enter(name, long.links.watch);
    for (let i = 0; i < 200; i++) {
      raw.send(syncFrame(name, STEP_1, i % 2 ? ownVector(i) : NOTHING));
      await pause(5);
    }
    // While they wait, another table plays.
    for (let i = 0; i < 5; i++) expect(await anna.pay('anna')).toMatchObject({ verdict: 'committed' });
    expect(raw.of(KIND.sync, STEP_2).length).toBeLessThan(20);
    expect(raw.of(KIND.sync, STEP_2).length).toBeGreaterThan(0);
    expect(raw.code).toBeNull();
    raw.leave();
  });

  it('R35 from many sockets of one address counts together', async () => {
    const table = await importLong(server.url, 600);
    const name = tableDocument(table.id);
    const raws = await Promise.all(Array.from({ length: 20 }, () => Raw.open(server.url)));
    for (const [k, raw] of raws.entries()) {
      raw.send(signIn(name, table.links.watch));
      for (let i = 0; i < 10; i++) raw.send(syncFrame(name, STEP_1, ownVector(k * 10 + i)));
    }
    await until(() => raws.every((raw) => raw.of(KIND.auth).length > 0), 'every answer');
    for (let i = 0; i < 5; i++) expect(await anna.pay('anna')).toMatchObject({ verdict: 'committed' });
    const answers = raws.flatMap((raw) => raw.of(KIND.sync, STEP_2));
    expect(answers.length).toBeLessThan(20);
    for (const raw of raws) raw.leave();
  });

  it('R35 of opening and closing a document is refused when it is no longer paid for', async () => {
    const name = deskDocument(long.id);
    const raw = await Raw.open(server.url);
    for (let i = 0; i < 100; i++) {
      const ends = raw.of(KIND.close).length;
      await raw.enter(name, long.links.watch);
      if (raw.of(KIND.auth).at(-1)!.bytes.includes('too-fast')) break;
      raw.send(frame(name, KIND.close));
      await until(() => raw.of(KIND.close).length > ends, 'the end');
    }
    expect(raw.of(KIND.auth).at(-1)!.bytes.includes('too-fast')).toBe(true);
    expect(await anna.pay('anna')).toMatchObject({ verdict: 'committed' });
    raw.leave();
  });

  it('R35 of copies to compare ends the session', async () => {
    const other = await startProcess({
      DATA: folder.path,
      STORE: `sqlite:${folder.path}/other.db`,
      LIMIT_WORK: '2',
    });
    const there = await createTable(other.url);
    const name = tableDocument(there.id);
    const raw = await Raw.open(other.url);
    await raw.enter(name, there.links.watch);
    raw.send(syncFrame(name, STEP_1, NOTHING));
    await until(() => raw.of(KIND.sync, STEP_2).length > 0, 'the board');
    // An empty copy: two bytes that made the library go through the whole document.
    for (let i = 0; i < 290; i++) raw.send(syncFrame(name, STEP_2, new Uint8Array([0, 0])));
    await until(() => raw.of(KIND.close).length > 0, 'the end of the session');
    // Answers that were on their way may still come behind it.
    expect(raw.of(KIND.close)[0]!.bytes.includes('too-fast')).toBe(true);
    expect(raw.of(KIND.status).length).toBeLessThan(250);
    raw.leave();
    await other.stop();
  });

  it('R35 is not what the answer to our own question is: whoever owes for a long board stays at it', async () => {
    const other = await startProcess({
      DATA: folder.path,
      STORE: `sqlite:${folder.path}/owing.db`,
      LIMIT_WORK: '3',
    });
    // Board and desk cost 60 milliseconds and a little more: all that a socket has at once.
    const table = await importLong(other.url, 600);
    const bert = await join(other.url, table.id, table.links.seats['bert']!);
    await pause(1500);
    expect([bert.table.isSynced, bert.presence.isSynced]).toEqual([true, true]);
    bert.leave();
    await other.stop();
  });

  it('R35 of presence is dropped unread, that of one table and that of one socket', async () => {
    // A house of its own: after the floods above, this address would first have to wait until its debt is paid off.
    const other = await startProcess({
      DATA: folder.path,
      STORE: `sqlite:${folder.path}/presence.db`,
      LIMIT_PRESENCE: '2',
    });
    const table = await createTable(other.url);
    const host = await join(other.url, table.id, table.links.host);
    const seen: number[] = [];
    host.presence.awareness!.on('change', () => seen.push(1));
    const raw = await Raw.open(other.url);
    const name = deskDocument(table.id);
    await raw.enter(name, table.links.seats['anna']!);
    const own = new Awareness(new Y.Doc());
    for (let i = 0; i < 200; i++) {
      own.setLocalState({ pointer: { x: i, y: i } });
      const update = encodeAwarenessUpdate(own, [own.clientID]);
      raw.send(frame(name, KIND.awareness, (encoder) => encoding.writeVarUint8Array(encoder, update)));
      await pause(2);
    }
    await until(() => seen.length > 0, 'the presence');
    expect(await host.pay('anna')).toMatchObject({ verdict: 'committed' });
    // Four at once and two a second.
    expect(seen.length).toBeLessThan(60);
    own.destroy();
    raw.leave();
    host.leave();
    await other.stop();
  });

  it('R35 of messages at one table from many sockets is refused as a whole', async () => {
    const calm = await startProcess({
      DATA: folder.path,
      STORE: `sqlite:${folder.path}/calm.db`,
      LIMIT_MESSAGES: '1',
    });
    const table = await createTable(calm.url);
    const name = tableDocument(table.id);
    const raws = await Promise.all(Array.from({ length: 40 }, () => Raw.open(calm.url)));
    const redo = (): string =>
      JSON.stringify({ v: 1, id: newId(), type: 'propose', base: 0, act: { do: 'redo' } });
    for (const raw of raws) await raw.enter(name, table.links.watch);
    for (const raw of raws)
      for (let i = 0; i < 3; i++)
        raw.send(frame(name, KIND.stateless, (encoder) => encoding.writeVarString(encoder, redo())));
    // Each socket alone may say three things at once; all of them together not forty times as many.
    const answers = () =>
      raws.flatMap((raw) => raw.of(KIND.stateless)).filter(({ bytes }) => bytes.includes('answer'));
    await until(() => answers().length === 120, 'every answer');
    const refused = answers().filter(({ bytes }) => bytes.includes('too-fast')).length;
    expect(refused).toBeGreaterThan(20);
    for (const raw of raws) raw.leave();
    await calm.stop();
  });

  it('R35 of messages silences nobody else of the same address, nor of the same table', async () => {
    const calm = await startProcess({ DATA: folder.path, STORE: `sqlite:${folder.path}/words.db` });
    const [loud, other] = [await createTable(calm.url), await createTable(calm.url)];
    const say = (raw: Raw, { id }: NewTable): void =>
      raw.send(
        frame(tableDocument(id), KIND.stateless, (encoder) =>
          encoding.writeVarString(
            encoder,
            JSON.stringify({ v: 1, id: newId(), type: 'propose', base: 0, act: { do: 'redo' } }),
          ),
        ),
      );
    const sitting = async (table: NewTable, token: string): Promise<Raw> => {
      const raw = await Raw.open(calm.url);
      await raw.enter(tableDocument(table.id), token);
      return raw;
    };
    const raws = await Promise.all(Array.from({ length: 40 }, () => sitting(loud, loud.links.watch)));
    const quiet = [
      { raw: await sitting(other, other.links.seats['anna']!), table: other },
      { raw: await sitting(loud, loud.links.seats['anna']!), table: loud },
    ];
    let turn = 0;
    // Four times what the address may say, evenly: whatever comes in is used up within milliseconds.
    const flood = setInterval(() => {
      turn++;
      for (const [k, raw] of raws.entries()) if (k % 4 === turn % 4) say(raw, loud);
    }, 5);
    await pause(2500);
    for (let i = 0; i < 5; i++) {
      for (const { raw, table } of quiet) say(raw, table);
      await pause(1100);
    }
    clearInterval(flood);
    const answers = (raw: Raw) => raw.of(KIND.stateless).filter(({ bytes }) => bytes.includes('"answer"'));
    for (const { raw } of quiet) {
      await until(() => answers(raw).length === 5, 'every answer');
      expect(answers(raw).filter(({ bytes }) => bytes.includes('too-fast'))).toEqual([]);
    }
    // It was a flood indeed.
    expect(raws.flatMap(answers).filter(({ bytes }) => bytes.includes('too-fast')).length).toBeGreaterThan(
      500,
    );
    for (const raw of [...raws, ...quiet.map((one) => one.raw)]) raw.leave();
    await calm.stop();
  });
});
