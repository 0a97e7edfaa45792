import { readFileSync } from 'node:fs';
import { GAME_IDS, importers, loadGame } from '@stellwerk/engine/games/registry.ts';
import { importText } from '@stellwerk/engine/import/import.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Config, Play } from '@stellwerk/engine/table/play.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { Player } from '../../server/lib/player.ts';
import type { NewTable, ServerProcess } from '../../server/lib/process.ts';
import { scratch, startProcess } from '../../server/lib/process.ts';
import { cpuOf } from './lanes.ts';

const SEATS = ['anna', 'bert', 'carla'];
const RAMP = [5, 10, 20, 40, 80, 160];
const CLIENTS = 5;
const STEP_MS = 6000;
const WARM_UP_MS = 1500;
/** A part of a processor from which on somebody counts as busy. */
const BUSY = 0.85;

/** An evening to be played: the first position as a file, and the moves that follow. */
interface Script {
  readonly title: string;
  readonly file: string;
  readonly moves: readonly Move[];
}

const scriptOf = (title: string, play: Play): Script => {
  const { log, config } = play;
  const first = openPlay(play.game, config, log[0]!.luck);
  return {
    title,
    // In coach: what a table draws is its own, so that a move of the record may be wrong here. It is judged all the same.
    file: formatTableFile({ ...first, config: { ...config, mode: 'coach' } }),
    moves: log.flatMap(({ act }) => (act.do === 'move' ? [act.move] : [])),
  };
};

async function simulated(id: string, seed: number): Promise<Script> {
  const game = (await loadGame(id))!;
  const config: Config = {
    game: id,
    seats: SEATS.slice(0, game.players.max),
    variant: game.variants[0]!.id,
    options: {},
    seed,
    mode: 'strict',
    bookkeeping: 'auto',
  };
  return scriptOf(`${id}, simulated`, randomGame(game, config, seededLuck(seed, 3)).play);
}

/** Games that people played elsewhere. */
async function recorded(files: readonly string[]): Promise<readonly Script[]> {
  const scripts: Script[] = [];
  for (const file of files) {
    const read = await importText(readFileSync(file, 'utf8'), importers());
    if (read.ok) scripts.push(scriptOf(`${read.value.config.game}, recorded`, read.value));
  }
  return scripts;
}

class LoadTable {
  readonly players: readonly Player[];
  readonly #moves: readonly Move[];
  readonly #seats: readonly string[];
  /** Entries that somebody waits for at the last of the five. */
  readonly #awaited = new Map<number, () => void>();
  readonly #log: { readonly length: number };
  #at = 0;

  constructor(url: string, { id, links }: NewTable, { moves }: Script) {
    this.#seats = Object.keys(links.seats);
    const tokens = [...this.#seats.map((seat) => links.seats[seat]!), links.host, links.watch, links.watch];
    this.players = tokens.slice(0, CLIENTS).map((token) => new Player(url, id, token, 60_000));
    this.#moves = moves;
    const log = this.players.at(-1)!.board.getArray('log');
    log.observe(() => {
      for (const [n, seen] of this.#awaited) if (n < log.length) seen();
    });
    this.#log = log;
  }

  /** Makes the next move of the record and waits until the last of the five sees it. False at the end. */
  async move(): Promise<boolean> {
    const move = this.#moves[this.#at++];
    if (!move) return false;
    const by = this.players[Math.max(0, this.#seats.indexOf(move.seat))]!;
    const { n } = await by.move(move);
    if (n !== undefined && n >= this.#log.length) {
      await new Promise<void>((seen) => this.#awaited.set(n, seen));
      this.#awaited.delete(n);
    }
    return true;
  }
}

async function openTable(server: ServerProcess, script: Script): Promise<LoadTable> {
  const made = await fetch(`${server.url}/api/tables/import`, { method: 'POST', body: script.file });
  if (made.status !== 201) throw new Error(await made.text());
  const table = new LoadTable(server.url, (await made.json()) as NewTable, script);
  await Promise.all(table.players.map((player) => player.ready()));
  return table;
}

interface Step {
  readonly rate: number;
  readonly times: readonly number[];
  readonly server: number;
  readonly clients: number;
}

async function drive(server: ServerProcess, tables: readonly LoadTable[]): Promise<Step> {
  const times: number[] = [];
  const warm = performance.now() + WARM_UP_MS;
  const end = warm + STEP_MS;
  let [cpu, own, since] = [0, 0, 0];
  const mark = setTimeout(() => {
    [cpu, own, since] = [cpuOf(server.child.pid), cpuOf(process.pid), performance.now()];
  }, WARM_UP_MS);
  await Promise.all(
    tables.map(async (table) => {
      for (let start = performance.now(); start < end; start = performance.now()) {
        if (!(await table.move())) return;
        if (start > warm) times.push(performance.now() - start);
      }
    }),
  );
  clearTimeout(mark);
  const seconds = (performance.now() - since) / 1000;
  return {
    rate: times.length / seconds,
    times: times.toSorted((a, b) => a - b),
    server: (cpuOf(server.child.pid) - cpu) / seconds,
    clients: (cpuOf(process.pid) - own) / seconds,
  };
}

const at = (sorted: readonly number[], q: number): number => sorted[Math.floor(q * (sorted.length - 1))] ?? 0;

const saturated = ({ server, clients }: Step): string => {
  if (server >= BUSY) return 'the server’s thread';
  if (clients >= BUSY) return 'the clients of this bench: the server could do more';
  return 'neither server nor clients: the machine, its disk, or too few tables';
};

/** Tables × 5 clients with moves of the titles, more and more of them, until it does not get any more. */
export async function benchLoad(print: (line: string) => void, files: readonly string[]): Promise<void> {
  const own = new URL('../../../engine/src/games/18esp/import/fixtures/own-game.json', import.meta.url);
  const scripts = [
    ...(await Promise.all(GAME_IDS.map((id) => simulated(id, 7)))),
    ...(await recorded(files.length > 0 ? files : [own.pathname])),
  ];
  for (const { title, moves } of scripts) print(`  ${title}: ${moves.length} moves`);
  print(`load, tables × ${CLIENTS} clients      moves/s     p50      p99 ms   server   clients (processors)`);
  let [most, flat] = [0, 0];
  for (const count of RAMP) {
    const folder = scratch();
    const limits = { LIMIT_MESSAGES: '1000000', LIMIT_FRAMES: '1000000', LIMIT_CREATIONS: '1000000' };
    const server = await startProcess({
      DATA: folder.path,
      ...limits,
      LIMIT_CREATIONS_IN_ALL: '1000000',
    });
    const tables: LoadTable[] = [];
    for (let i = 0; i < count; i++) tables.push(await openTable(server, scripts[i % scripts.length]!));
    const step = await drive(server, tables);
    const columns = [
      step.rate.toFixed(0).padStart(12),
      at(step.times, 0.5).toFixed(1).padStart(8),
      at(step.times, 0.99).toFixed(1).padStart(10),
      step.server.toFixed(2).padStart(11),
      step.clients.toFixed(2).padStart(9),
    ];
    print(`  ${String(count).padStart(4)} tables        ${columns.join('')}`);
    for (const { players } of tables) for (const player of players) player.leave();
    await server.stop();
    folder.remove();
    flat = step.rate < most * 1.05 ? flat + 1 : 0;
    // A busy moment of the machine is not the end: twice in a row it is.
    if (flat === 2) {
      print(`  no more moves with more tables; what is used up first: ${saturated(step)}`);
      return;
    }
    most = Math.max(most, step.rate);
  }
}
