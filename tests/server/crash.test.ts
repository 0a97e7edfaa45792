import { afterAll, describe, expect, it } from 'vitest';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Entry } from '@stellwerk/engine/table/play.ts';
import { newId, Player, until } from './lib/player.ts';
import { createTable, scratch, SEATS, startProcess } from './lib/process.ts';

const folder = scratch();
afterAll(() => folder.remove());

const COMMITS = 1000;
const KILLS = 8;

describe('kill -9', () => {
  it(`R1 R3 R24 at ${KILLS} random moments in ${COMMITS} commits loses nothing and doubles nothing`, async () => {
    const pick = seededLuck(Date.now() % 1_000_000, 1);
    const env = { DATA: folder.path, LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000' };
    let server = await startProcess(env);
    const port = String(server.port);
    const { id, links } = await createTable(server.url);
    const players = SEATS.map((seat) => new Player(server.url, id, links.seats[seat]!, 150));
    await Promise.all(players.map((player) => player.ready()));

    /** What any client has ever seen, by number. */
    const seen = new Map<number, string>();
    const forks: number[] = [];
    for (const player of players)
      player.view.subscribe(() => {
        const log = player.view.log();
        for (let n = Math.max(0, log.length - 40); n < log.length; n++) {
          const { id: entry } = log[n]!;
          if (!seen.has(n)) seen.set(n, entry);
          else if (seen.get(n) !== entry) forks.push(n);
        }
      });
    const sent: string[] = [];
    const killer = (async () => {
      for (let kill = 1; kill <= KILLS; kill++) {
        await until(() => seen.size > (COMMITS / (KILLS + 1)) * kill + pick(40), 'commits', 120_000);
        await server.kill();
        server = await startProcess({ ...env, PORT: port });
      }
    })();
    const play = async (player: Player, seat: string, count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        const message = newId();
        sent.push(message);
        const move = { type: 'pay', seat, from: `seat/${seat}`, to: 'bank', amount: 1 };
        const answer = await player.move(move, message);
        expect(answer.verdict).toBe('committed');
      }
    };
    const share = Math.ceil(COMMITS / SEATS.length);
    await Promise.all([killer, ...SEATS.map((seat, i) => play(players[i]!, seat, share))]);

    const fresh = new Player(server.url, id, links.watch);
    players.push(fresh);
    const total = share * SEATS.length + 1;
    await until(
      () => players.every((player) => player.length === total),
      'the whole log everywhere',
      120_000,
    );
    const ids = fresh.view.log().map((entry: Entry) => entry.id);
    expect(forks).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(['setup', ...sent].sort());
    for (const [n, entry] of seen) expect(ids[n]).toBe(entry);
    expect(new Set(players.map((player) => player.hash)).size).toBe(1);
    expect(fresh.hash).toBe(fresh.view.log().at(-1)!.hash);
    for (const player of players) player.leave();
    await server.stop();
  }, 600_000);
});
