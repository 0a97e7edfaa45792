import { deskDocument, handDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';
import type { Heard } from './lib/raw.ts';
import { frame, KIND, NOTHING, Raw, signIn, STEP_1, STEP_2, syncFrame, UPDATE } from './lib/raw.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path, LIMIT_CREATIONS: '1000', LIMIT_GUESTS: '6' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** A frame with something of the document in it; the question about the own copy has nothing. */
const isContent = ({ kind, step }: Heard): boolean =>
  kind === KIND.sync && (step === STEP_2 || step === UPDATE);

const hidden = (): Promise<NewTable> =>
  createTable(server.url, { game: 'toe', mode: 'free', options: { hidden: true } });

describe('a session', () => {
  it('R34 is the only one of its socket at its document', async () => {
    const table = await createTable(server.url);
    const name = tableDocument(table.id);
    for (const trick of [`${name}\0a`, `${name}\0`, `hand/${table.id}/anna\0a`]) {
      const raw = await Raw.open(server.url);
      raw.send(signIn(trick, table.links.watch));
      expect(await raw.closed).toBe(1008);
      expect(raw.heard).toEqual([]);
    }
  });

  it('R34 counts as a guest: nobody opens more than the table takes, or many tables', async () => {
    const table = await createTable(server.url);
    const raws = await Promise.all(Array.from({ length: 7 }, () => Raw.open(server.url)));
    for (const raw of raws) await raw.enter(tableDocument(table.id), table.links.watch);
    const denied = raws.map((raw) => raw.of(KIND.auth)[0]!.bytes.includes('full'));
    expect(denied).toEqual([false, false, false, false, false, false, true]);
    const [one] = raws;
    for (let i = 0; i < 4; i++) {
      const other = await createTable(server.url);
      await one!.enter(tableDocument(other.id), other.links.watch);
    }
    expect(one!.of(KIND.auth).map(({ bytes }) => bytes.includes('full'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    for (const raw of raws) raw.leave();
  });

  it('R19 ends with its link, every one of them, also one that was closed and opened again', async () => {
    const table = await createTable(server.url);
    const names = [tableDocument(table.id), deskDocument(table.id)];
    const host = await join(server.url, table.id, table.links.host);
    const raws = await Promise.all(Array.from({ length: 3 }, () => Raw.open(server.url)));
    for (const raw of raws) {
      for (const name of names) await raw.enter(name, table.links.watch);
      // The end of the first session must not hide the second one.
      for (const [i, name] of names.entries()) {
        raw.send(frame(name, KIND.close));
        await until(() => raw.of(KIND.close).length > i, 'the end of the first session');
        await raw.enter(name, table.links.watch);
        raw.send(syncFrame(name, STEP_1, NOTHING));
      }
      await until(() => raw.of(KIND.sync, STEP_2).length === 2, 'the documents');
    }
    await host.send({ type: 'host', work: { do: 'rotate', link: 'watch' } });
    const before = raws.map((raw) => raw.heard.length);
    await host.pay('anna');
    await host.send({ type: 'desk', work: { do: 'say', text: 'Are they gone?' } });
    const again = await join(server.url, table.id, table.links.host);
    expect(again.length).toBe(2);
    for (const [i, raw] of raws.entries()) {
      await until(() => raw.of(KIND.close).length >= 4, 'the end of both');
      for (const name of names) raw.send(syncFrame(name, STEP_1, NOTHING));
      const later = raw.heard.slice(before[i]!);
      expect(later.filter(isContent)).toEqual([]);
    }
    await host.pay('anna');
    for (const [i, raw] of raws.entries()) {
      const later = raw.heard.slice(before[i]!);
      expect(later.filter(isContent)).toEqual([]);
      raw.leave();
    }
    host.leave();
    again.leave();
  });

  it('R19 by any other name reads nothing after its link is void', async () => {
    const table = await createTable(server.url);
    const host = await join(server.url, table.id, table.links.host);
    const raw = await Raw.open(server.url);
    for (const name of ['', '\0a', '\0b'].map((session) => `${tableDocument(table.id)}${session}`)) {
      if (raw.code === null) await raw.enter(name, table.links.watch);
      if (raw.code === null) raw.send(syncFrame(name, STEP_1, NOTHING));
    }
    await host.send({ type: 'host', work: { do: 'rotate', link: 'watch' } });
    const before = raw.heard.length;
    await host.pay('anna');
    const fresh = await join(server.url, table.id, table.links.host);
    expect(fresh.length).toBe(2);
    expect(raw.heard.slice(before).filter(isContent)).toEqual([]);
    raw.leave();
    fresh.leave();
    host.leave();
  });

  it('R27 of a free seat’s hand ends before the first move of whoever sits down there', async () => {
    const table = await hidden();
    const hand = handDocument(table.id, 'bert');
    const host = await Raw.open(server.url);
    await host.enter(hand, table.links.host);
    host.send(syncFrame(hand, STEP_1, NOTHING));
    await until(() => host.of(KIND.sync, STEP_2).length === 1, 'the hand');
    const before = host.heard.length;
    // Bert never says that he sits down: he plays by the link of the seat.
    const bert = await join(server.url, table.id, table.links.seats['bert']!);
    await bert.move({ type: 'blind', seat: 'bert', what: 'loco' });
    await until(() => host.of(KIND.close).length === 1, 'the end of the session');
    await bert.move({ type: 'blind', seat: 'bert', what: 'loco' });
    host.send(syncFrame(hand, STEP_1, NOTHING));
    await host.enter(hand, table.links.host);
    expect(host.heard.at(-1)!.bytes.includes('hand-void')).toBe(true);
    expect(host.heard.slice(before).filter(isContent)).toEqual([]);
    host.leave();
    bert.leave();
  });
});
