import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { itIsAJournal } from '@stellwerk/server/journal/contract.ts';
import { openPostgres } from '@stellwerk/server/journal/postgres.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whyNoServices } from '../../scripts/lib/services.mjs';
import type { Pair } from './lib/pair.ts';
import { payInTurns, sitDown } from './lib/pair.ts';
import { newId, Player, until } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, LATER, scratch, SEATS, startProcess } from './lib/process.ts';
import type { Service } from './lib/services.ts';
import { startPostgres, startRedis } from './lib/services.ts';

const missing = whyNoServices();
const folder = scratch();
let postgres: Service;
let redis: Service;

afterAll(async () => {
  await redis?.stop();
  await postgres?.stop();
  folder.remove();
});

describe.skipIf(missing !== null)(
  `several servers${missing ? ` (skipped: ${missing}; see CONTRIBUTING.md)` : ''}`,
  () => {
    beforeAll(async () => {
      [postgres, redis] = [await startPostgres(folder.path), await startRedis(folder.path)];
    });

    itIsAJournal('PostgreSQL', () =>
      openPostgres(postgres.url, (error) => {
        throw error;
      }),
    );

    describe('tables spread over two of them, without Redis', () => {
      const env = () => ({
        DATA: folder.path,
        STORE: postgres.url,
        SECRET: 'the same on all servers',
        LIMIT_MESSAGES: '10000',
        LIMIT_FRAMES: '10000',
      });
      const MOVES = 20;
      const sit = async ({ url }: ServerProcess) => sitDown(url, await createTable(url));
      const play = (pair: Pair): Promise<void> => payInTurns(pair, MOVES);

      it('R1 R25 nobody judges twice, and when one is killed its tables go on at the other', async () => {
        const [dies, stays] = await Promise.all([startProcess(env()), startProcess(env())]);
        const tables = await Promise.all([dies, stays, dies, stays, dies, stays].map(sit));
        await Promise.all(tables.map(play));
        for (const { url } of [dies, stays])
          expect(await (await fetch(`${url}/metrics`)).text()).toContain('\nstellwerk_conflicts_total 0\n');
        await dies.kill();
        for (const player of tables.flat())
          if (player.socket.configuration.url.includes(`:${dies.port}/`))
            player.socket.configuration.url = player.socket.configuration.url.replace(
              `:${dies.port}/`,
              `:${stays.port}/`,
            );
        await Promise.all(tables.map(play));
        const entries = 1 + 4 * MOVES;
        for (const [anna, bert] of tables) {
          await until(() => anna.length === entries && bert.length === entries, 'all entries');
          expect(new Set(anna.view.log().map(({ id }) => id)).size).toBe(entries);
          expect(bert.hash).toBe(anna.hash);
          anna.leave();
          bert.leave();
        }
        await stays.stop();
      });
    });

    describe('one table on two of them', () => {
      let one: ServerProcess;
      let two: ServerProcess;
      const shared = () => ({
        DATA: folder.path,
        STORE: postgres.url,
        REDIS: redis.url,
        SECRET: 'the same on all servers',
        LIMIT_MESSAGES: '10000',
        LIMIT_FRAMES: '10000',
      });
      const start = (): Promise<ServerProcess> => startProcess(shared());
      let game: Game;
      beforeAll(async () => {
        game = (await loadGame('18te'))!;
        [one, two] = await Promise.all([start(), start()]);
      });
      afterAll(async () => {
        await Promise.all([one?.stop(), two?.stop()]);
      });

      it('R25 has one order when both are busy at once', async () => {
        const { id, links } = await createTable(one.url);
        const anna = new Player(one.url, id, links.seats['anna']!);
        const bert = new Player(two.url, id, links.seats['bert']!);
        const watcher = new Player(two.url, id, links.watch);
        const all = [anna, bert, watcher];
        await Promise.all(all.map((player) => player.ready()));
        const play = async (player: Player, seat: string): Promise<void> => {
          for (let i = 0; i < 100; i++) expect((await player.pay(seat)).verdict).toBe('committed');
        };
        await Promise.all([play(anna, 'anna'), play(bert, 'bert')]);
        await until(() => all.every((player) => player.length === 201), 'all entries everywhere');
        const logs = all.map((player) => player.view.log().map(({ n, hash }) => `${n} ${hash}`));
        expect(logs[1]).toEqual(logs[0]);
        expect(logs[2]).toEqual(logs[0]);
        expect(new Set(all.map((player) => player.hash)).size).toBe(1);
        for (const player of all) player.leave();
      });

      it('R25 sells the last thing once when both want it at the same moment', async () => {
        const { id, links } = await createTable(one.url, { mode: 'strict' });
        const anna = new Player(one.url, id, links.host);
        const bert = new Player(two.url, id, links.host);
        await Promise.all([anna.ready(), bert.ready()]);
        const mode = {
          type: 'propose',
          base: 0,
          act: { do: 'house-rule', rule: 'table/free-move' },
        } as const;
        const answers = await Promise.all([anna.send(mode), bert.send(mode)]);
        expect(answers.map(({ verdict }) => verdict).sort()).toEqual(['committed', 'refused']);
        anna.leave();
        bert.leave();
      });

      it('R22 R25 shows presence and voids links across servers', async () => {
        const { id, links } = await createTable(one.url);
        const host = new Player(one.url, id, links.host);
        const bert = new Player(two.url, id, links.seats['bert']!);
        await Promise.all([host.ready(), bert.ready()]);
        await bert.send({ type: 'seat', work: { do: 'claim', seat: 'bert', name: 'Bert' } });
        bert.presence.setAwarenessField('pointer', { x: 1, y: 2 });
        const users = () =>
          [...host.presence.awareness!.getStates().values()].map((state) => state['user']?.name);
        await until(() => users().includes('Bert'), 'the presence of Bert');
        await host.send({ type: 'host', work: { do: 'kick', seat: 'bert' } });
        await until(() => bert.notices.includes('link-void'), 'the notice');
        host.leave();
        bert.leave();
      });

      it('R25 goes on for everybody when one of them is killed', async () => {
        const { id, links } = await createTable(one.url);
        const third = await start();
        const stays = new Player(two.url, id, links.seats['anna']!);
        const moves = new Player(third.url, id, links.seats['bert']!);
        await Promise.all([stays.ready(), moves.ready()]);
        for (let i = 0; i < 20; i++) await Promise.all([stays.pay('anna'), moves.pay('bert')]);
        const message = newId();
        const lost = moves.move(
          { type: 'pay', seat: 'bert', from: 'seat/bert', to: 'bank', amount: 1 },
          message,
        );
        await third.kill();
        moves.socket.configuration.url = `${two.url.replace('http', 'ws')}/sync`;
        expect((await lost).verdict).toBe('committed');
        await stays.pay('anna');
        await until(() => stays.length === 43 && moves.length === 43, 'all entries');
        expect(moves.hash).toBe(stays.hash);
        expect(stays.view.log().filter((entry) => entry.id === message)).toHaveLength(1);
        expect(new Set(stays.view.log().map((entry) => entry.id)).size).toBe(43);
        stays.leave();
        moves.leave();
      });

      it('R24 R25 has one order while one of them is a later release with other rules', async () => {
        const later = await startProcess({ ...shared(), CHANGED: 'auction' }, LATER);
        const { id, links } = await createTable(one.url, { mode: 'strict' });
        const old = new Player(one.url, id, links.host);
        const fresh = new Player(later.url, id, links.host);
        await Promise.all([old.ready(), fresh.ready()]);
        const [seat] = game.turn(old.view.table());
        const auction = [...game.options(old.view.table(), seat!)].find(({ type }) => type === 'auction')!;
        // By the rules of the one it may not be, by those of the other it may; once it stands, it stands for both.
        expect(await fresh.move(auction)).toMatchObject({ verdict: 'refused', reason: 'rules' });
        expect(await old.move(auction)).toMatchObject({ verdict: 'committed' });
        await until(() => fresh.length === 2, 'the move at the other server');
        for (const player of [fresh, old, fresh]) {
          const length = player.length;
          const [next] = game.turn(player.view.table());
          const move = [...game.options(player.view.table(), next!)].find(({ type }) => type !== 'auction')!;
          expect(await player.move(move)).toMatchObject({ verdict: 'committed', n: length });
          await until(() => old.length === length + 1 && fresh.length === length + 1, 'the entry everywhere');
          expect(fresh.hash).toBe(old.hash);
        }
        expect([old.notices, fresh.notices]).toEqual([[], []]);
        old.leave();
        fresh.leave();
        await later.stop();
      });

      it('R25 goes on when Redis is gone, a second later', async () => {
        const { id, links } = await createTable(one.url);
        const anna = new Player(one.url, id, links.seats['anna']!);
        const bert = new Player(two.url, id, links.seats['bert']!);
        await Promise.all([anna.ready(), bert.ready()]);
        await redis.stop();
        for (const [player, seat] of [
          [anna, SEATS[0]],
          [bert, SEATS[1]],
          [anna, SEATS[0]],
        ] as const)
          expect((await player.pay(seat)).verdict).toBe('committed');
        await until(() => anna.length === 4 && bert.length === 4, 'the entries by way of the store');
        expect(anna.hash).toBe(bert.hash);
        anna.leave();
        bert.leave();
      });
    });
  },
);
