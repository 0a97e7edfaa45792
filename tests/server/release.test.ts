import { join as path } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Entry } from '@stellwerk/engine/table/play.ts';
import { recallLog } from '@stellwerk/engine/table/replay.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from './lib/player.ts';
import { join, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, LATER, scratch, startProcess } from './lib/process.ts';

const folder = scratch();
const env = { DATA: folder.path, LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000' };
let game: Game;
let server: ServerProcess;
beforeAll(async () => {
  game = (await loadGame('18te'))!;
});
afterAll(async () => {
  await server?.stop();
  folder.remove();
});

/** The first legal move of whoever has to decide, as everybody sees the table; `not`: a kind of move to avoid. */
function optionOf({ view }: Player, not = ''): Move {
  const table = view.table();
  const [seat] = game.turn(table);
  for (const move of game.options(table, seat!)) if (move.type !== not) return move;
  throw new Error('nothing can be done');
}

async function playRounds(host: Player, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    expect(await host.move(optionOf(host))).toMatchObject({ verdict: 'committed' });
}

/** Changes the entries of a table in the store, as nobody should. */
function tamper(table: string, change: (entry: Entry) => Entry): void {
  const db = new DatabaseSync(path(folder.path, 'stellwerk.db'));
  const rows = db
    .prepare(`SELECT key, n, body FROM rows JOIN tables USING (key) WHERE tables.id = ? AND kind = 'entry'`)
    .all(table);
  const update = db.prepare('UPDATE rows SET body = ? WHERE key = ? AND n = ?');
  for (const { key, n, body } of rows)
    update.run(JSON.stringify(change(JSON.parse(body as string) as Entry)), key!, n!);
  db.close();
}

const infoOf = async ({ id, links }: NewTable): Promise<Record<string, unknown>> => {
  const headers = { authorization: `Bearer ${links.host}` };
  return (await (await fetch(`${server.url}/api/tables/${id}`, { headers })).json()) as never;
};

describe('a server that is stopped, renewed and started again', () => {
  it('R24 goes on with every table where it was, and judges by its own rules from there', async () => {
    server = await startProcess(env);
    const table = await createTable(server.url, { mode: 'strict' });
    const host = await join(server.url, table.id, table.links.host);
    await playRounds(host, 40);
    const log = host.view.log();
    const kinds = log.flatMap(({ act }) => (act.do === 'move' ? [act.move.type] : []));
    const changed = kinds[0]!;
    const before = host.hash;
    host.leave();
    await server.stop();

    server = await startProcess({ ...env, CHANGED: changed }, LATER);
    expect(await infoOf(table)).toMatchObject({ damaged: false, entries: 41 });
    const again = await join(server.url, table.id, table.links.host);
    const guest = await join(server.url, table.id, table.links.watch);
    expect([again.notices, again.hash, again.length]).toEqual([[], before, 41]);
    expect(again.view.log().map(({ hash }) => hash)).toEqual(log.map(({ hash }) => hash));

    // What was right then is wrong now, for new moves only.
    const { act } = log.find((entry) => entry.act.do === 'move' && entry.act.move.type === changed)!;
    const refused = await again.move((act as Extract<Entry['act'], { do: 'move' }>).move);
    expect(refused.findings!.map(({ rule }) => rule)).toContain('later/never');
    expect(await again.move(optionOf(again, changed))).toMatchObject({ verdict: 'committed', n: 41 });
    await until(() => guest.length === 42, 'the move at the guest');
    expect(guest.hash).toBe(again.hash);

    // Whoever comes now gets the whole past out of the log, whichever rules the page has.
    const { config } = again.view.settings();
    const { play, differs } = recallLog(game, { ...config, seed: 0 }, guest.view.log());
    expect([differs, play!.log.length, play!.log.at(-1)!.hash]).toEqual([null, 42, guest.hash]);

    // Undo reaches into the time before, a copy and a file are made of it as of any other.
    const back = await again.send({ type: 'propose', base: 42, act: { do: 'undo', to: 20 } });
    expect(back.verdict).toBe('committed');
    expect(again.hash).toBe(log[20]!.hash);
    const headers = { authorization: `Bearer ${table.links.host}` };
    const body = JSON.stringify({ entry: 40 });
    const copied = await fetch(`${server.url}/api/tables/${table.id}/copy`, {
      method: 'POST',
      headers,
      body,
    });
    expect(copied.status).toBe(201);
    const file = await (await fetch(`${server.url}/api/tables/${table.id}/file`, { headers })).text();
    const post = async (query: string) => {
      const answer = await fetch(`${server.url}/api/tables/import${query}`, { method: 'POST', body: file });
      return [answer.status, (await answer.json()) as Record<string, unknown>] as const;
    };
    const [status, told] = await post('');
    expect([status, told['reason'], told['n'], told['goesOn']]).toEqual([400, 'differs', 1, true]);
    expect(told['text']).toEqual({ de: expect.any(String), en: told['message'] });
    expect((await post('?differing=until'))[0]).toBe(201);
    expect((await post('?differing=through'))[0]).toBe(201);
    again.leave();
    guest.leave();

    // The old release reads what the new one wrote.
    await server.stop();
    server = await startProcess(env);
    expect(await infoOf(table)).toMatchObject({ damaged: false, entries: 43 });
    await server.stop();
  });

  it('R24 still finds a row that somebody changed, and still reads rows from before effects were kept', async () => {
    server = await startProcess(env);
    const [sound, forged] = [await createTable(server.url), await createTable(server.url)];
    for (const { id, links } of [sound, forged]) {
      const host = await join(server.url, id, links.host);
      await playRounds(host, 15);
      host.leave();
    }
    await server.stop();
    tamper(sound.id, ({ effects: _, laid: __, ...entry }) => entry);
    tamper(forged.id, (entry) =>
      entry.n === 9 ? { ...entry, effects: [{ pay: 50, from: 'bank', to: 'seat/anna' }] } : entry,
    );
    server = await startProcess(env);
    expect(await infoOf(sound)).toMatchObject({ damaged: false, entries: 16 });
    expect(await infoOf(forged)).toMatchObject({ damaged: true });
    const host = await join(server.url, forged.id, forged.links.host);
    await until(() => host.notices.includes('table-damaged'), 'the notice');
    expect(await host.pay('anna')).toMatchObject({ reason: 'table-damaged' });
    expect(host.length).toBe(16);
    host.leave();
  });
});
