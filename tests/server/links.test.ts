import { isAllLinks } from '@stellwerk/shared/answers.ts';
import type { Line } from '@stellwerk/shared/desk.ts';
import { tableDocument } from '@stellwerk/shared/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from './lib/player.ts';
import { join, newId, until } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';
import { Raw } from './lib/raw.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path, LIMIT_CREATIONS: '1000' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const linesOf = (player: Player): readonly Line[] => player.desk.getArray<Line>('chat').toArray();

describe('the link of a taken seat', () => {
  it('R15 is its holder’s alone: neither the list nor the invitation gives the host a way in', async () => {
    const table = await createTable(server.url);
    const host = await join(server.url, table.id, table.links.host);
    const anna = await join(server.url, table.id, table.links.seats['anna']!);
    await anna.send({ type: 'seat', work: { do: 'claim', seat: 'anna', name: 'Anna' } });
    // Bert plays without a word: he sits all the same.
    const bert = await join(server.url, table.id, table.links.seats['bert']!);
    await bert.pay('bert');
    for (const player of [anna, bert]) expect(Object.values(table.links.seats)).not.toContain(player.token);

    const { links } = await host.send({ type: 'host', work: { do: 'links' } });
    expect(Object.keys(links!.seats)).toEqual(['carla']);
    expect(JSON.stringify(links)).not.toContain(anna.token);
    for (const [seat, kept] of [
      ['anna', table.links.seats['anna']!],
      ['bert', table.links.seats['bert']!],
    ] as const) {
      const spy = await join(server.url, table.id, kept);
      expect(await spy.pay(seat)).toMatchObject({ verdict: 'refused', reason: 'not-your-seat' });
      spy.leave();
    }
    // After a reconnect they are still who they were.
    expect(await anna.pay('anna')).toMatchObject({ verdict: 'committed' });
    for (const player of [anna, bert]) player.leave();
    const back = await join(server.url, table.id, anna.token);
    expect(await back.pay('anna')).toMatchObject({ verdict: 'committed' });
    back.leave();
    host.leave();
  });

  it('R15 is found again by whoever claimed the seat and lost the answer', async () => {
    const table = await createTable(server.url);
    const invitation = table.links.seats['anna']!;
    const work = { type: 'seat', work: { do: 'claim', seat: 'anna' } } as const;
    const id = newId();
    const first = await join(server.url, table.id, invitation);
    const { token } = await first.send(work, id);
    first.leave();
    const second = await join(server.url, table.id, invitation);
    expect(await second.send(work, id)).toMatchObject({ verdict: 'committed', token });
    expect(await second.pay('anna')).toMatchObject({ verdict: 'committed' });
    second.leave();
  });

  it('R19 ends when the host puts its holder out, and everybody reads that', async () => {
    const table = await createTable(server.url);
    const host = await join(server.url, table.id, table.links.host);
    const anna = await join(server.url, table.id, table.links.seats['anna']!);
    const bert = await join(server.url, table.id, table.links.join);
    await anna.send({ type: 'seat', work: { do: 'claim', seat: 'anna', name: 'Anna' } });
    for (const work of [
      { do: 'rotate', link: 'seat', seat: 'anna' },
      { do: 'kick', seat: 'bert' },
    ] as const) {
      if (work.do === 'kick')
        await bert.send({ type: 'seat', work: { do: 'claim', seat: 'bert', name: 'Bert' } });
      const { links } = await host.send({ type: 'host', work });
      expect(Object.keys(links!.seats)).toEqual([work.seat]);
      expect(isAllLinks(links)).toBe(false);
    }
    const watcher = await join(server.url, table.id, table.links.watch);
    await until(() => linesOf(watcher).length === 2, 'both lines');
    expect(linesOf(watcher).map(({ name, event, text }) => ({ name, event, text }))).toEqual([
      { name: 'Anna', event: { do: 'put-out', seat: 'anna' }, text: '' },
      { name: 'Bert', event: { do: 'put-out', seat: 'bert' }, text: '' },
    ]);
    await until(() => anna.notices.includes('link-void'), 'the word to Anna');
    for (const player of [anna, bert, host, watcher]) player.leave();
  });

  it('R16 handed over, gives the seat away and no other link', async () => {
    const table = await createTable(server.url);
    const anna = await join(server.url, table.id, table.links.seats['anna']!);
    await anna.pay('anna');
    const { links } = await anna.send({ type: 'seat', work: { do: 'hand-over', seat: 'anna' } });
    expect(links).toEqual({ seats: { anna: expect.any(String) as string } });
    const next = await Raw.open(server.url);
    await next.enter(tableDocument(table.id), links!.seats['anna']!);
    expect(next.heard[0]!.bytes.includes('readonly')).toBe(true);
    next.leave();
    anna.leave();
  });
});
