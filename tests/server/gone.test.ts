import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newId, PATIENCE, Player, until } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';
import type { Service } from './lib/services.ts';
import { whyNoServices } from '../../scripts/lib/services.mjs';
import { startPostgres, startRedis } from './lib/services.ts';
import type { Wire } from './lib/wire.ts';
import { openWire } from './lib/wire.ts';

const missing = whyNoServices();
const folder = scratch();
let postgres: Service;
let wire: Wire;
let server: ServerProcess;

const portOf = (url: string): number => Number(new URL(url).port);
const statusOf = async (path: string): Promise<number> => (await fetch(server.url + path)).status;
/** Long for a machine with much to do, short for what would otherwise wait for the operating system to give up. */
const SOON = 30_000;

describe.skipIf(missing !== null)(
  `services that go dead${missing ? ` (skipped: ${missing}; see CONTRIBUTING.md)` : ''}`,
  () => {
    beforeAll(async () => {
      postgres = await startPostgres(folder.path);
      wire = await openWire(portOf(postgres.url));
    });
    afterAll(async () => {
      await server?.stop();
      await wire?.close();
      await postgres?.stop();
      folder.remove();
    });
    const env = () => ({
      DATA: folder.path,
      STORE: `postgres://stellwerk@127.0.0.1:${wire.port}/postgres`,
      SECRET: 'the same on all servers',
    });

    it('R43 a store behind a dead line: people are told, their moves wait, the process is well', async () => {
      server = await startProcess(env());
      const { id, links } = await createTable(server.url);
      const anna = await join(server.url, id, links.seats['anna']!);
      expect(await anna.pay('anna')).toMatchObject({ verdict: 'committed' });
      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);

      wire.cut();
      const message = newId();
      const move = { type: 'pay', seat: 'anna', from: 'seat/anna', to: 'bank', amount: 3 };
      const told: string[] = [];
      void anna.move(move, message).then(({ reason = '' }) => told.push(reason));
      await until(() => told.length > 0, 'a word to whoever moved', SOON);
      expect(told).toEqual(['store']);
      // Whoever watches over the process leaves it alone; whoever sends people to it does not.
      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
      expect(anna.length).toBe(2);

      wire.mend();
      // One question after the other: none is left open when the server stops.
      for (const end = Date.now() + PATIENCE; (await statusOf('/readyz')) !== 200;)
        expect(Date.now(), 'the store again').toBeLessThan(end);
      // The same move again, as the outbox of a page sends it.
      let verdict = '';
      for (let tries = 0; tries < 10 && verdict !== 'committed'; tries++)
        ({ verdict } = await anna.move(move, message));
      expect(verdict).toBe('committed');
      await until(() => anna.length === 3, 'the move on the board');
      anna.leave();
      await server.stop();
    });

    it('R43 Redis gone: a new table opens all the same', async () => {
      const redis = await startRedis(folder.path);
      server = await startProcess({ ...env(), REDIS: redis.url });
      await redis.stop();
      const { id, links } = await createTable(server.url);
      const anna = new Player(server.url, id, links.seats['anna']!);
      await until(() => anna.view.isThere() && anna.presence.isSynced, 'the board', SOON);
      expect(await anna.pay('anna')).toMatchObject({ verdict: 'committed' });
      await until(() => anna.length === 2, 'the move on the board');
      anna.leave();
    });
  },
);
