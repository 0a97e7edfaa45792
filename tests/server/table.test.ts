import { hashOf } from '@stellwerk/engine/table/hash.ts';
import { readDesk } from '@stellwerk/shared/desk.ts';
import { readLog, readTable } from '@stellwerk/shared/documents.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { join, PATIENCE, Player, until } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';

const folder = scratch();
let server: ServerProcess;
const players: Player[] = [];
const sit = async (id: string, token: string): Promise<Player> => {
  const player = await join(server.url, id, token);
  players.push(player);
  return player;
};
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path, LIMIT_CREATIONS: '1000' });
});
afterEach(() => {
  for (const player of players.splice(0)) player.leave();
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

describe('a table', () => {
  it('R1 is seen by everybody after a move, and the sender sees it before the answer', async () => {
    const { id, links } = await createTable(server.url);
    const anna = await sit(id, links.seats['anna']!);
    const bert = await sit(id, links.seats['bert']!);
    const answer = await anna.pay('anna', 5);
    expect(answer).toMatchObject({ verdict: 'committed', n: 1 });
    expect(anna.length).toBe(2);
    await until(() => bert.length === 2, 'the entry');
    expect(new Set([anna.hash, bert.hash, bert.view.log()[1]!.hash]).size).toBe(1);
  });

  it('R15 is joined by one link for all; whoever takes a seat gets a key of their own', async () => {
    const { id, links } = await createTable(server.url);
    const guest = await sit(id, links.join);
    expect(await guest.pay('anna')).toMatchObject({ reason: 'not-your-seat' });
    const claim = await guest.send({ type: 'seat', work: { do: 'claim', seat: 'anna', name: 'Änne' } });
    expect(claim.token).toBeDefined();
    expect((await guest.pay('anna')).verdict).toBe('committed');
    const phone = await sit(id, claim.token!);
    expect((await phone.pay('anna')).verdict).toBe('committed');
    expect(phone.view.seats()['anna']).toMatchObject({ name: 'Änne', taken: true });
  });

  it('R19 shows those out whose link is void, and does not let them in again', async () => {
    const { id, links } = await createTable(server.url);
    const host = await sit(id, links.host);
    const anna = await sit(id, links.seats['anna']!);
    const watcher = await sit(id, links.watch);
    await host.send({ type: 'host', work: { do: 'kick', seat: 'anna' } });
    await until(() => anna.notices.includes('link-void'), 'the notice');
    await host.send({ type: 'host', work: { do: 'rotate', link: 'watch' } });
    await until(() => watcher.notices.includes('link-void'), 'the notice');
    const again = await fetch(`${server.url}/api/tables/${id}`, {
      headers: { authorization: `Bearer ${links.watch}` },
    });
    expect(again.status).toBe(404);
    const returning = new Player(server.url, id, links.seats['anna']!);
    players.push(returning);
    await until(() => returning.denied.includes('link-void'), 'the refusal');
    await host.pay('anna');
    expect([anna.length, returning.length]).toEqual([1, 0]);
  });

  it('R21 has a desk with chat that everybody reads as text', async () => {
    const { id, links } = await createTable(server.url);
    const anna = await sit(id, links.seats['anna']!);
    const watcher = await sit(id, links.watch);
    const text = '<img src=x onerror=alert(1)>';
    await anna.send({ type: 'desk', work: { do: 'say', text } });
    await until(() => readDesk(watcher.desk).chat.length === 1, 'the line');
    expect(readDesk(watcher.desk).chat[0]).toMatchObject({ who: 'anna', text });
  });

  it('R23 is followed by a stock y-websocket client, which cannot write', async () => {
    const { id, links } = await createTable(server.url);
    const anna = await sit(id, links.seats['anna']!);
    await anna.pay('anna');
    const doc = new Y.Doc();
    const url = `${server.url.replace('http', 'ws')}/watch`;
    const follower = new WebsocketProvider(url, id, doc, { params: { token: links.watch }, disableBc: true });
    await until(() => readLog(doc).length === 2, 'the board');
    doc.getMap('cash').set('seat/anna', 9999);
    await anna.pay('anna');
    await until(() => readLog(doc).length === 3, 'the next entry');
    expect(anna.view.table().cash['seat/anna']).not.toBe(9999);
    const fresh = new Y.Doc();
    const second = new WebsocketProvider(url, id, fresh, { params: { token: links.watch }, disableBc: true });
    await until(() => readLog(fresh).length === 3, 'the board');
    expect(hashOf(readTable(fresh))).toBe(anna.hash);
    follower.destroy();
    second.destroy();
    const stranger = new WebsocketProvider(url, id, new Y.Doc(), { params: { token: 'x' }, disableBc: true });
    let errors = 0;
    stranger.on('connection-error', () => errors++);
    await until(() => errors > 0, 'the refusal');
    stranger.destroy();
  });

  it('R24 survives an orderly stop in the middle of a game', async () => {
    const own = scratch();
    const first = await startProcess({ DATA: own.path });
    const { id, links } = await createTable(first.url);
    const anna = await join(first.url, id, links.seats['anna']!);
    await anna.pay('anna');
    await anna.send({ type: 'desk', work: { do: 'say', text: 'until tomorrow' } });
    const stopped = first.stop();
    await until(() => anna.notices.includes('server-stops'), 'the notice');
    expect(await stopped).toBe(0);
    const second = await startProcess({ DATA: own.path, PORT: String(first.port) });
    expect((await anna.pay('anna')).n).toBe(2);
    const fresh = await join(second.url, id, links.watch);
    expect(fresh.hash).toBe(anna.hash);
    expect(readDesk(fresh.desk).chat).toHaveLength(1);
    anna.leave();
    fresh.leave();
    expect(await second.stop()).toBe(0);
    own.remove();
  });

  it('R28 leaves nothing in memory when everybody has gone', async () => {
    const own = scratch();
    const small = await startProcess({ DATA: own.path, LIMIT_CREATIONS: '1000' });
    const gauge = async (name: string): Promise<number> =>
      Number(
        new RegExp(`^${name} (\\d+)`, 'm').exec(await (await fetch(`${small.url}/metrics`)).text())?.[1],
      );
    for (let i = 0; i < 8; i++) {
      const { id, links } = await createTable(small.url);
      const all = await Promise.all([links.host, links.watch].map((token) => join(small.url, id, token)));
      await all[0]!.pay('anna');
      for (const player of all) player.leave();
    }
    const all = () =>
      Promise.all(['documents', 'guests', 'sockets'].map((name) => gauge(`stellwerk_${name}`)));
    await vi.waitFor(async () => expect(await all()).toEqual([0, 0, 0]), PATIENCE);
    await small.stop();
    own.remove();
  });

  it('R31 flushes to the disk when told to, one flush for all who wait', async () => {
    const own = scratch();
    const careful = await startProcess({ DATA: own.path, DURABILITY: 'fsync', LIMIT_MESSAGES: '1000' });
    const { id, links } = await createTable(careful.url);
    const anna = await join(careful.url, id, links.seats['anna']!);
    const answers = await Promise.all(Array.from({ length: 50 }, () => anna.pay('anna')));
    expect(new Set(answers.map(({ n }) => n)).size).toBe(50);
    anna.leave();
    await careful.stop();
    own.remove();
  });
});
