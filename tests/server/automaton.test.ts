import { fileURLToPath } from 'node:url';
import { parseTableFile } from '@stellwerk/engine/table/file.ts';
import { openFile } from '@stellwerk/engine/table/file-play.ts';
import { withRobot } from '@stellwerk/engine/table/testing-robot.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whyNoServices } from '../../scripts/lib/services.mjs';
import { Player, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { scratch, startProcess } from './lib/process.ts';
import type { Service } from './lib/services.ts';
import { startPostgres, startRedis } from './lib/services.ts';

const ROBOTS = fileURLToPath(new URL('./lib/robots.ts', import.meta.url));
const folder = scratch();
const env = { DATA: folder.path, LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000' };
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(env, ROBOTS);
});
afterAll(async () => {
  await server?.stop();
  folder.remove();
});

async function newTable(url: string, more: Record<string, unknown> = {}): Promise<NewTable> {
  const seats = ['anna', 'bert'].map((seat) => ({ seat, name: seat }));
  const body = JSON.stringify({ game: 'robots', mode: 'strict', seats, ...more });
  const response = await fetch(`${url}/api/tables`, { method: 'POST', body });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as NewTable;
}
async function sit(url: string, { id, links }: NewTable, seat: string): Promise<Player> {
  const player = new Player(url, id, links.seats[seat]!);
  await player.ready();
  return player;
}
const pass = (seat: string) => ({ type: 'pass', seat });
const toldBy = ({ view }: Player): readonly string[] =>
  view
    .log()
    .flatMap(({ act, seat }) =>
      act.do === 'move' ? [`${seat} ${act.move.type} ${act.because?.section ?? '-'}`] : [],
    );
const turnIn = ({ view }: Player): unknown => view.table().clock['turn' as never];
/** One round: both people pass, the robot does what it does. */
async function round(anna: Player, bert: Player): Promise<void> {
  expect(await anna.move(pass('anna'))).toMatchObject({ verdict: 'committed' });
  await bert.until(() => turnIn(bert) === 'bert', 'his turn');
  expect(await bert.move(pass('bert'))).toMatchObject({ verdict: 'committed' });
  await anna.until(() => turnIn(anna) === 'anna', 'her turn');
}

describe('R49 a seat that nobody holds', () => {
  it('plays through the same referee, says why, and cannot be taken', async () => {
    const table = await newTable(server.url);
    const [anna, bert] = [await sit(server.url, table, 'anna'), await sit(server.url, table, 'bert')];
    await round(anna, bert);
    expect(toldBy(anna)).toEqual([
      'anna pass -',
      'bert pass -',
      'robot take 1.1',
      'robot roll 1.2',
      'robot pass 1.3',
    ]);
    expect(anna.view.seats()['robot']).toMatchObject({ automaton: { en: 'Robot' }, taken: true });
    expect(Object.keys(table.links.seats)).toEqual(['anna', 'bert']);
    const claim = { type: 'seat', work: { do: 'claim', seat: 'robot' } } as const;
    expect(await anna.send(claim)).toMatchObject({ reason: 'seat-taken' });
    // Nobody moves for it, the host neither, while it plays by itself.
    const host = new Player(server.url, table.id, table.links.host);
    await host.ready();
    expect(await host.move(pass('robot'))).toMatchObject({ reason: 'not-your-seat' });
    const kick = { type: 'host', work: { do: 'kick', seat: 'robot' } } as const;
    expect(await host.send(kick)).toMatchObject({ reason: 'no-such-seat' });
    for (const player of [anna, bert, host]) player.leave();
  });

  it('R9 is taken back with the move that led to it; what it drew is everybody’s news', async () => {
    const table = await newTable(server.url);
    const [anna, bert] = [await sit(server.url, table, 'anna'), await sit(server.url, table, 'bert')];
    await round(anna, bert);
    const before = anna.hash;
    const undo = { type: 'propose', base: 6, act: { do: 'undo' } } as const;
    expect(await bert.send(undo)).toMatchObject({ reason: 'needs-consent' });
    await bert.send({ type: 'ask', base: 6, question: { do: 'undo' } }, 'the-question-of-bert');
    await anna.until(() => Object.keys(anna.view.requests()).length === 1, 'the question');
    await anna.send({ type: 'vote', request: 'the-question-of-bert', yes: true });
    await anna.until(() => turnIn(anna) === 'bert', 'the position before');
    expect(await bert.move(pass('bert'))).toMatchObject({ verdict: 'committed' });
    await anna.until(() => turnIn(anna) === 'anna', 'the robot again');
    expect(anna.hash).toBe(before);
    for (const player of [anna, bert]) player.leave();
  });

  it('by hand, people make its acts; the log says whose hand it was', async () => {
    const table = await newTable(server.url, { bookkeeping: 'hands-on' });
    const [anna, bert] = [await sit(server.url, table, 'anna'), await sit(server.url, table, 'bert')];
    await anna.move(pass('anna'));
    await bert.move(pass('bert'));
    expect(turnIn(bert)).toBe('robot');
    expect(await anna.move({ type: 'take', seat: 'robot', stone: 'stone/red/1' })).toMatchObject({
      verdict: 'committed',
    });
    expect(anna.view.log().at(-1)).toMatchObject({ seat: 'robot', by: 'anna' });
    const watcher = new Player(server.url, table.id, table.links.watch);
    await watcher.ready();
    expect(await watcher.move(pass('robot'))).toMatchObject({ verdict: 'refused' });
    // The host lets the table keep the books: it goes on by itself.
    const host = new Player(server.url, table.id, table.links.host);
    await host.ready();
    await host.send({ type: 'propose', base: 4, act: { do: 'bookkeeping', bookkeeping: 'auto' } });
    await host.until(() => turnIn(host) === 'anna', 'the turn of Anna');
    expect(toldBy(host).slice(-2)).toEqual(['robot roll 1.2', 'robot pass 1.3']);
    for (const player of [anna, bert, host, watcher]) player.leave();
  });

  it('R24 goes on after a restart in the middle of its turn, and in a copy from there', async () => {
    await server.stop();
    server = await startProcess({ ...env, CUT: 'yes' }, ROBOTS);
    const table = await newTable(server.url);
    const [anna, bert] = [await sit(server.url, table, 'anna'), await sit(server.url, table, 'bert')];
    await anna.move(pass('anna'));
    await bert.move(pass('bert'));
    await anna.until(() => anna.length === 4, 'its first act');
    expect(turnIn(anna)).toBe('robot');
    const tokens = [anna.token, bert.token];
    for (const player of [anna, bert]) player.leave();
    await server.kill();

    server = await startProcess(env, ROBOTS);
    const again = new Player(server.url, table.id, tokens[0]!);
    await again.ready();
    await again.until(() => turnIn(again) === 'anna', 'the rest of its turn');
    expect(toldBy(again).slice(2)).toEqual(['robot take 1.1', 'robot roll 1.2', 'robot pass 1.3']);

    const headers = { authorization: `Bearer ${table.links.host}` };
    const body = JSON.stringify({ entry: 3 });
    const copied = await fetch(`${server.url}/api/tables/${table.id}/copy`, {
      method: 'POST',
      headers,
      body,
    });
    const copy = (await copied.json()) as NewTable;
    const there = new Player(server.url, copy.id, copy.links.host);
    await there.ready();
    await there.until(() => turnIn(there) === 'anna', 'the same in the copy');

    const file = await (await fetch(`${server.url}/api/tables/${table.id}/file`, { headers })).text();
    const parsed = parseTableFile(file);
    const opened = parsed.ok ? openFile(withRobot(), parsed.value, 'until') : parsed;
    expect(opened).toMatchObject({ ok: true, value: { differs: null } });
    for (const player of [again, there]) player.leave();
  });
});

const missing = whyNoServices();
describe.skipIf(missing !== null)(
  `R49 on several servers${missing ? ` (skipped: ${missing}; see CONTRIBUTING.md)` : ''}`,
  () => {
    let services: readonly Service[] = [];
    let servers: readonly ServerProcess[] = [];
    afterAll(async () => {
      await Promise.all(servers.map((one) => one.stop()));
      for (const service of services) await service.stop();
    });

    it('R25 makes each act once, whichever server the people are at', async () => {
      const [postgres, redis] = [await startPostgres(folder.path), await startRedis(folder.path)];
      services = [redis, postgres];
      const shared = { ...env, STORE: postgres.url, REDIS: redis.url, SECRET: 'the same on all servers' };
      servers = await Promise.all([startProcess(shared, ROBOTS), startProcess(shared, ROBOTS)]);
      const [one, two] = servers;
      const table = await newTable(one!.url);
      const [anna, bert] = [await sit(one!.url, table, 'anna'), await sit(two!.url, table, 'bert')];
      for (let i = 0; i < 4; i++) await round(anna, bert);
      await until(() => anna.length === bert.length, 'the same log');
      const passes = toldBy(anna).filter((said) => said === 'robot pass 1.3');
      expect(passes).toHaveLength(4);
      expect(toldBy(bert)).toEqual(toldBy(anna));
      expect(bert.hash).toBe(anna.hash);
      for (const player of [anna, bert]) player.leave();
    });
  },
);
