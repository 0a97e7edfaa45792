import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Config, Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import { recallLog } from '@stellwerk/engine/table/replay.ts';
import { EMPTY_DESK } from '@stellwerk/shared/desk.ts';
import { Books, handsOf } from '@stellwerk/server/books.ts';
import type { Row } from '@stellwerk/server/journal/journal.ts';
import { openSqlite } from '@stellwerk/server/journal/sqlite.ts';
import { readRecord } from '@stellwerk/server/record.ts';
import type { TableState } from '@stellwerk/server/state.ts';

const MOVES = 1000;
const ROUNDS = 5;
const SEATS = ['anna', 'bert', 'cleo', 'dora', 'emil'];

/** An entry as it was kept before effects were. */
const bare = ({ effects: _, laid: __, ...entry }: Entry): Entry => entry;
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Games go over to the next one, with an undo to the start, until there are enough moves: as long as a long evening. */
function longPlay(game: Game, config: Config): Play {
  let play = randomGame(game, config, seededLuck(5, 0)).play;
  const first = play.log.slice(1);
  while (play.log.length <= MOVES) {
    const undo: Entry = {
      ...play.log[0]!,
      n: play.log.length,
      id: `again/${play.log.length}`,
      act: { do: 'undo', to: 0 },
      effects: [],
    };
    const more = first.slice(0, MOVES - play.log.length);
    const at = undo.n + 1;
    const { laid: _, ...back } = undo;
    const again = more.map((entry, i) => ({ ...entry, n: at + i, id: `again/${at + i}` }));
    play = recallLog(game, config, [...play.log, back, ...again]).play!;
  }
  return play;
}

const stateOf = (play: Play): TableState => ({
  play,
  seats: {},
  room: { name: '', closed: false, hints: true, links: { host: 0, join: 0, watch: 0 } },
  requests: {},
  answered: {},
  desk: EMPTY_DESK,
});

/** The rows that a table of this log has in the journal, and the size of its board document. */
function rowsOf(play: Play, log: readonly Entry[]): { rows: readonly Row[]; board: number } {
  const books = new Books(handsOf(play.game, play.config));
  let before: TableState | null = null;
  const rows = log.map((entry, n): Row => {
    const part = { log: log.slice(0, n + 1), table: positionAt(play, n), head: n };
    const state = stateOf({ ...play, ...part });
    const updates = books.write(before, state);
    before = state;
    return { n, id: entry.id, kind: 'entry', body: JSON.stringify(entry), updates };
  });
  const board = books.all().find(({ document }) => document === 'table')!.bytes.length;
  return { rows, board };
}

async function timeOf(game: Game, config: Config, rows: readonly Row[]): Promise<number> {
  const journal = openSqlite(':memory:');
  await journal.createTable(
    { id: 'bench', config, secret: '', createdAt: 0, openedAt: 0, archived: false },
    rows,
  );
  const times: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const since = performance.now();
    const { damagedAt } = await readRecord(journal, game, 'bench', config);
    if (damagedAt !== null) throw new Error(`does not come out at ${damagedAt}`);
    if (round >= 0) times.push(performance.now() - since);
  }
  await journal.close();
  return middle(times);
}

/** Reading a table of a thousand moves: by the rules, as rows without effects are, and by what was recorded. */
export async function benchReading(print: (line: string) => void): Promise<void> {
  print(
    `reading ${MOVES} moves              judged ms   recalled ms   effects B/move   row 0 kB   board kB (was)`,
  );
  for (const id of GAME_IDS) {
    const game = (await loadGame(id))!;
    const config: Config = {
      game: id,
      seats: SEATS.slice(0, game.players.max),
      variant: game.variants[0]!.id,
      options: {},
      seed: 3,
      mode: 'strict',
      bookkeeping: 'auto',
    };
    const play = longPlay(game, config);
    const kept = rowsOf(play, play.log);
    const old = rowsOf(play, play.log.map(bare));
    const [recalled, judged] = [await timeOf(game, config, kept.rows), await timeOf(game, config, old.rows)];
    const effects = play.log.reduce((sum, entry) => sum + bytes(entry) - bytes(bare(entry)), 0);
    const first = bytes(play.log[0]) - bytes(bare(play.log[0]!));
    const columns = [
      judged.toFixed(0).padStart(20),
      recalled.toFixed(0).padStart(14),
      ((effects - first) / play.log.length).toFixed(0).padStart(17),
      (first / 1000).toFixed(1).padStart(11),
      `${(kept.board / 1000).toFixed(0)} (${(old.board / 1000).toFixed(0)})`.padStart(17),
    ];
    print(`  ${id.padEnd(18)}${columns.join('')}`);
  }
}
