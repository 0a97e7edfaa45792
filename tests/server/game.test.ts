import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { playFile } from '@stellwerk/engine/table/file-play.ts';
import { parseTableFile } from '@stellwerk/engine/table/file.ts';
import { hashOf } from '@stellwerk/engine/table/hash.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from './lib/player.ts';
import { join, until } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, scratch, SEATS, startProcess, storedEntries } from './lib/process.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path, LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

describe('a whole game', () => {
  it('R1 R5 is played by five clients in strict mode; documents and store agree after every move', async () => {
    const game = (await loadGame('18te'))!;
    const config = {
      game: '18te',
      seats: [...SEATS],
      variant: 'standard',
      options: {},
      seed: 7,
      mode: 'strict',
      bookkeeping: 'auto',
    } as const;
    const { play, ended } = randomGame(game, config, seededLuck(99, 0));
    expect(ended).toBe(true);
    const { id, links } = await createTable(server.url, { mode: 'strict', seed: 7 });
    const tokens = [...SEATS.map((seat) => links.seats[seat]!), links.host, links.watch];
    const clients = await Promise.all(tokens.map((token) => join(server.url, id, token)));
    for (const { act, n, hash } of play.log.slice(1)) {
      if (act.do !== 'move') throw new Error('a random game has moves only');
      const mover: Player = clients[SEATS.indexOf(act.move.seat as (typeof SEATS)[number])]!;
      expect(await mover.move(act.move)).toMatchObject({ verdict: 'committed', n });
      await until(() => clients.every((client) => client.length === n + 1), `entry ${n} everywhere`);
      expect(clients.map((client) => client.hash)).toEqual(clients.map(() => hash));
    }
    expect(storedEntries(folder.path, id).map(({ hash }) => hash)).toEqual(play.log.map(({ hash }) => hash));

    const file = await fetch(`${server.url}/api/tables/${id}/file`, {
      headers: { authorization: `Bearer ${links.watch}` },
    });
    const parsed = parseTableFile(await file.text());
    const replayed = parsed.ok ? playFile(game, parsed.value) : parsed;
    expect(replayed.ok && hashOf(replayed.value.table)).toBe(clients[0]!.hash);
    for (const client of clients) client.leave();
  }, 240_000);
});
