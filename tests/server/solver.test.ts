import { HocuspocusProvider } from '@hocuspocus/provider';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { sensible } from '@stellwerk/engine/games/toe/testing-player.ts';
import { judge, parseMove } from '@stellwerk/engine/table/judge.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Config, Play } from '@stellwerk/engine/table/play.ts';
import { recall } from '@stellwerk/engine/table/replay.ts';
import type { Move, Table } from '@stellwerk/engine/table/types.ts';
import { handDocument, readHand } from '@stellwerk/shared/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Player, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { scratch, SEATS, startProcess, storedChance, storedEntries } from './lib/process.ts';
import type { Received, Tried } from './lib/solver.ts';
import { crack, suspectsIn } from './lib/solver.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path, LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const OPTIONS = { hidden: true, rescue: true };
const WISHED = 1_234_567_890;

/** The cheat makes the table, and says what should be drawn. Where nobody is asked, it is made like any other. */
async function makeTable(): Promise<NewTable> {
  const seats = SEATS.map((seat) => ({ seat, name: seat }));
  const opening = { game: 'toe', mode: 'strict', options: OPTIONS, seats };
  const post = (body: object): Promise<Response> =>
    fetch(`${server.url}/api/tables`, { method: 'POST', body: JSON.stringify(body) });
  const wished = await post({ ...opening, seed: WISHED });
  return (await (wished.ok ? wished : await post(opening)).json()) as NewTable;
}

const secretsOf = (table: Table): Readonly<Record<string, string>> =>
  (table.clock as unknown as { secret: Readonly<Record<string, string>> }).secret;

describe('R27 R38 hidden vehicles of a whole game', () => {
  it('are not found by a solver that has everything a watcher and another player received', async () => {
    const game = (await loadGame('toe'))!;
    const { id, links } = await makeTable();
    const bytes: Buffer[] = [];
    const come = (token: string): Player => new Player(server.url, id, token);
    const players = Object.fromEntries(SEATS.map((seat) => [seat, come(links.seats[seat]!)]));
    const [cheat, watcher] = [players['bert']!, come(links.watch)];
    for (const { socket } of [cheat, watcher])
      socket.on('message', ({ data }: MessageEvent) => bytes.push(Buffer.from(data as ArrayBuffer)));
    const hand = new Y.Doc();
    const provider = new HocuspocusProvider({
      websocketProvider: cheat.socket,
      name: handDocument(id, 'bert'),
      document: hand,
      token: () => cheat.token,
      awareness: null,
    });
    provider.attach();
    const everybody = [...Object.values(players), watcher];
    await Promise.all(everybody.map((player) => player.ready()));
    await until(() => provider.isSynced, 'the own hand');

    const config: Config = { ...cheat.view.settings().config, seed: 0 };
    let truth: Play | null = null;
    const views: Table[] = [];
    const tried: Tried[] = [];
    const look = async (): Promise<Play> => {
      for (const entry of storedEntries(folder.path, id, truth?.log.length ?? 0))
        truth = recall(game, config, truth, entry);
      const now = truth!;
      const own = JSON.stringify(secretsOf(game.view!(now.table, 'bert')));
      const seen = (): Table => readHand(cheat.view.table(), hand);
      await until(() => everybody.every(({ length }) => length === now.log.length), 'the board');
      await until(() => JSON.stringify(secretsOf(seen())) === own, 'the own hand');
      views[now.log.length - 1] = seen();
      return now;
    };
    /** Names what lies before others in every move there is, and listens to what the referee finds. */
    const provoke = async ({ table, log }: Play): Promise<void> => {
      const pieces = Object.keys(secretsOf(table)).filter(
        (piece) => pieceOf(table, piece)!.at !== 'seat/bert',
      );
      for (const piece of pieces.slice(0, 2))
        for (const type of Object.keys(game.moves)) {
          const move = { ...game.moves[type]!.example, type, seat: 'bert', piece } as Move;
          const parsed = parseMove(game, table, move);
          // Only what is refused: the evening is to go on as it was.
          const isRefused = parsed.ok && judge(game, table, parsed.value).some((f) => f.weight === 'breach');
          if (!isRefused) continue;
          const { verdict, findings = [] } = await cheat.move(move);
          expect(verdict).toBe('refused');
          tried.push({ at: log.length, move, findings });
        }
    };

    const received = (): Received => ({
      game,
      seat: 'bert',
      config: cheat.view.settings().config,
      bytes: Buffer.concat(bytes),
      log: cheat.view.log(),
      views,
      tried,
      wished: WISHED,
    });

    let now = await look();
    const luck = seededLuck(4, 4);
    const blind = new Map<string, number>();
    let solved = 0;
    for (let n = 1; n < 1500 && !game.ended(now.table); n++) {
      const seat = game.turn(now.table)[0]!;
      const options = [...game.options(now.table, seat)];
      const unseen = (blind.get(seat) ?? 0) < 4 ? options.find(({ type }) => type === 'blind') : undefined;
      if (unseen) blind.set(seat, (blind.get(seat) ?? 0) + 1);
      const move = unseen ?? sensible(now.table as never, seat, options, luck);
      expect(await players[seat]!.move(move)).toMatchObject({ verdict: 'committed' });
      now = await look();
      if (n % 25 === 0) await provoke(now);
      if (n % 60 !== 0) continue;

      for (const { piece, counted, left } of suspectsIn(received())) {
        const is = secretsOf(now.table)[piece]!;
        expect([n, piece, counted.has(is)]).toEqual([n, piece, true]);
        // Whatever else was tried, it says no more than counting does.
        expect([n, piece, [...left]]).toEqual([n, piece, [...counted]]);
        if (counted.size > 1) solved++;
      }
    }
    expect(game.ended(now.table)).toBe(true);
    // Seeds that give this game, and hashes of what lay face down.
    expect(crack(received())).toEqual({ seeds: [], hashes: [] });
    // There was something to find, and something to try.
    expect(solved).toBeGreaterThan(3);
    expect(tried.length).toBeGreaterThan(50);
    expect(cheat.view.log().every(({ luck: drawn }) => drawn.length === 0)).toBe(true);
    expect(Buffer.concat(bytes).includes(storedChance(folder.path, id))).toBe(false);
    provider.destroy();
    for (const player of everybody) player.leave();
  }, 600_000);
});
