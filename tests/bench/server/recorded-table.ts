import type { Move } from '@stellwerk/engine/table/types.ts';
import { Player } from '../../server/lib/player.ts';
import type { NewTable } from '../../server/lib/process.ts';
import type { Script } from './scripts.ts';

/** A table whose people play a recorded game. */
export class RecordedTable {
  readonly table: NewTable;
  readonly players: readonly Player[];
  readonly #moves: readonly Move[];
  readonly #seats: readonly string[];
  /** Entries that somebody waits for at the last of them. */
  readonly #awaited = new Map<number, () => void>();
  readonly #log: { readonly length: number };
  #at = 0;

  constructor(url: string, table: NewTable, { moves }: Script, clients: number) {
    const { id, links } = table;
    this.table = table;
    this.#seats = Object.keys(links.seats);
    const tokens = [...this.#seats.map((seat) => links.seats[seat]!), links.host, links.watch, links.watch];
    this.players = tokens.slice(0, clients).map((token) => new Player(url, id, token, 60_000));
    this.#moves = moves;
    const log = this.players.at(-1)!.board.getArray('log');
    log.observe(() => {
      for (const [n, seen] of this.#awaited) if (n < log.length) seen();
    });
    this.#log = log;
  }

  /** Makes the next move of the record and waits until the last of them sees it. False at the end. */
  async move(): Promise<boolean> {
    const move = this.#moves[this.#at++];
    if (!move) return false;
    const by = this.players[Math.max(0, this.#seats.indexOf(move.seat))]!;
    const base = this.#log.length;
    const { n } = await by.send({ type: 'propose', base, act: { do: 'move', move } });
    if (n !== undefined && n >= this.#log.length) {
      await new Promise<void>((seen) => this.#awaited.set(n, seen));
      this.#awaited.delete(n);
    }
    return true;
  }
}

export async function openRecorded(url: string, script: Script, clients: number): Promise<RecordedTable> {
  const made = await fetch(`${url}/api/tables/import`, { method: 'POST', body: script.file });
  if (made.status !== 201) throw new Error(await made.text());
  const table = new RecordedTable(url, (await made.json()) as NewTable, script, clients);
  await Promise.all(table.players.map((player) => player.ready()));
  return table;
}
