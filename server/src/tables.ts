import type { FileFault } from '@stellwerk/engine/table/faults.ts';
import { faultOf } from '@stellwerk/engine/table/faults.ts';
import type { Difference } from '@stellwerk/engine/table/file-play.ts';
import { openingFile } from '@stellwerk/engine/table/file-play.ts';
import { checkConfig, formatTableFile, parseTableFile } from '@stellwerk/engine/table/file.ts';
import type { TableFile } from '@stellwerk/engine/table/file.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Config, Entry } from '@stellwerk/engine/table/play.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Result } from '@stellwerk/engine/table/types.ts';
import { fail, ok } from '@stellwerk/engine/table/types.ts';
import type { ClientMessage } from '@stellwerk/shared/messages.ts';
import { plainText } from '@stellwerk/shared/plain-text.ts';
import type { House } from './batch.ts';
import type { Opening } from './founding.ts';
import { foundTable } from './founding.ts';
import { causeOf } from './log.ts';
import { newSecret, secretLuck } from './luck.ts';
import { checkMoves, checkSize } from './opening.ts';
import type { Record as TableRecord } from './record.ts';
import { readRecord, redraw } from './record.ts';
import { Referee } from './referee.ts';
import type { Filling } from './room.ts';
import { Closed, fillingBy, Room } from './room.ts';
import { partFor } from './rows-left.ts';
import { newTableId } from './tokens.ts';
import { unhurried } from './unhurried.ts';

export const DIFFERING = ['until', 'through'] as const;
export type Differing = (typeof DIFFERING)[number];

/** How often a table in memory is asked whether anybody is still there. */
const LINGER_MS = 30_000;
const REDRAWS = 10;
/** How full the house is, is counted so often: not for every move. */
const RECOUNT_MS = 100;
/** Rows that nobody is refused, however full the house is. */
const SHORT = 100;

export interface Lodging {
  readonly linger?: number | undefined;
  /** Megabytes for tables in memory. */
  readonly memory?: number;
  /** Rows of one table. */
  readonly rows?: number;
}

/** All tables of this server: those in memory, and the way to the others. */
export class Tables {
  readonly #house: House;
  readonly #open = new Map<string, Promise<Referee | null>>();
  readonly #here = new Map<string, Referee>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  readonly #linger: number;

  readonly #room: Room;
  readonly #rows: number;
  #filling: Filling = { used: 0, count: 0 };
  #countedAt = -Infinity;

  constructor(house: House, { linger = LINGER_MS, memory = Infinity, rows = Infinity }: Lodging = {}) {
    this.#house = house;
    this.#linger = linger;
    this.#room = new Room(memory);
    this.#rows = rows;
  }

  /** The referee of a table, or null where there is no such table. Throws `Closed` where it cannot be opened now. */
  open(id: string): Promise<Referee | null> {
    const found = this.#open.get(id);
    if (found) return found;
    const opening = this.#load(id);
    this.#open.set(id, opening);
    opening.then(
      (referee) => {
        if (referee) {
          this.#here.set(id, referee);
          this.#keepWhileUsed(referee);
        } else this.#open.delete(id);
      },
      () => this.#open.delete(id),
    );
    return opening;
  }

  /** The referee of a table that is in memory. */
  at(id: string): Referee | undefined {
    return this.#here.get(id);
  }
  get count(): number {
    return this.#here.size;
  }
  /** Whether they have outgrown the memory that is theirs. */
  get isCrowded(): boolean {
    return this.#room.isCrowded(this.#filled());
  }
  /** Whether a table of so many rows may have one more for this. */
  mayGrow(rows: number, message: ClientMessage): boolean {
    if (rows >= Math.ceil(this.#rows * partFor(message))) return false;
    // A short one may in any case.
    return rows < SHORT || this.#room.mayGrow(rows, this.#filled());
  }
  #filled(): Filling {
    const now = performance.now();
    if (now - this.#countedAt > RECOUNT_MS) {
      this.#countedAt = now;
      this.#filling = fillingBy(this.#here.values());
    }
    return this.#filling;
  }

  async #load(id: string): Promise<Referee | null> {
    const { journal, now } = this.#house;
    const head = await journal.table(id);
    if (head === 'damaged') throw new Closed('table-damaged');
    const game = head && (await this.#house.loadGame(head.config.game));
    if (!head || !game) return null;
    const rows = (await journal.heads([id])).get(id) ?? 0;
    this.#makeRoom(id, rows);
    try {
      await journal.touch(id, now());
      const referee = new Referee(head, await this.#read(game, id, head.config), this.#house);
      await referee.wake();
      return referee;
    } finally {
      this.#room.arrived(id);
    }
  }

  /** Those whom nobody looks at make room, at once. */
  #makeRoom(id: string, rows: number): void {
    for (const { id: idle } of this.#room.reserve(id, rows, this.#here.values())) {
      clearInterval(this.#timers.get(idle));
      this.#forget(this.#here.get(idle)!).catch((error: unknown) =>
        this.#house.log.error('release', { cause: causeOf(error) }),
      );
    }
  }

  /** Another server may write while we redraw: then what it wrote is read first. */
  async #read(game: Game, id: string, config: Config): Promise<TableRecord> {
    const { journal } = this.#house;
    for (let tries = 0; ; tries++) {
      const record = await readRecord(journal, game, id, config);
      const redrawn = record.isOutdated && tries < REDRAWS ? await redraw(journal, id, record) : record;
      if (redrawn) return redrawn;
    }
  }

  /** Lets a table go when it has been empty for a while. */
  #keepWhileUsed(referee: Referee): void {
    const timer = setInterval(() => {
      if (!referee.isIdle) return;
      clearInterval(timer);
      this.#forget(referee).catch((error: unknown) =>
        this.#house.log.error('release', { cause: causeOf(error) }),
      );
    }, this.#linger);
    timer.unref();
    this.#timers.set(referee.id, timer);
  }

  async #forget(referee: Referee): Promise<void> {
    this.#here.delete(referee.id);
    this.#open.delete(referee.id);
    this.#timers.delete(referee.id);
    await referee.close();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers.values()) clearInterval(timer);
    await Promise.all([...this.#here.values()].map((referee) => this.#forget(referee)));
  }

  /** Rows of other servers that nobody told us about. */
  async catchUp(): Promise<void> {
    const behind = [...this.#here.values()];
    if (behind.length === 0) return;
    const heads = await this.#house.journal.heads(behind.map(({ id }) => id));
    await Promise.all(
      behind.filter(({ id, n }) => (heads.get(id) ?? -1) > n).map((referee) => referee.catchUp()),
    );
  }

  async create(opening: Opening): Promise<Result<Referee, FileFault>> {
    const game = await this.#house.loadGame(opening.config.game);
    if (!game) return fail(faultOf('game', 'fault/game'));
    const wrong = checkConfig(game, opening.config) ?? checkSize(game, opening.config);
    if (wrong) return fail(wrong);
    const secret = newSecret();
    const { log } = openPlay(
      game,
      opening.config,
      secretLuck(secret, () => 0),
    );
    return ok(await this.#found(game, opening, log, secret));
  }

  /** A table of its own from a file. `differing`: what to do where a move does not come out as it was played. */
  async import(
    source: string,
    name: string,
    differing: Differing | null,
  ): Promise<Result<Referee, FileFault | Difference>> {
    const file = parseTableFile(source);
    if (!file.ok) return file;
    const { config } = file.value;
    const game = await this.#house.loadGame(config.game);
    if (!game) return fail(faultOf('game', 'fault/game'));
    const large = checkMoves(file.value) ?? checkSize(game, config);
    if (large) return fail(large);
    const opened = await unhurried(openingFile(game, file.value, differing ?? 'until'), this.#house.turns);
    if (!opened.ok) return opened;
    const { play, differs } = opened.value;
    if (differs && differing === null) return fail(differs);
    const opening = {
      config: unseeded(play.config),
      name: roomName(file.value, name),
      cards: cardsIn(file.value),
    };
    return ok(await this.#found(game, opening, play.log));
  }

  /**
   * A table of its own that begins with another one's log up to an entry. Its luck from there on is its own: else whoever
   * plays on at the copy would know what is going to be drawn here.
   */
  async copy(from: Referee, entry: number, name = from.state.room.name): Promise<Result<Referee, FileFault>> {
    const { play, seats } = from.state;
    if (entry < 0 || entry >= play.log.length) return fail({ place: 'entry', message: 'no such entry' });
    const opening = { config: unseeded(play.config), name, cards: seats };
    return ok(await this.#found(play.game, opening, play.log.slice(0, entry + 1)));
  }

  async #found(game: Game, opening: Opening, log: readonly Entry[], secret = newSecret()): Promise<Referee> {
    const id = newTableId();
    this.#makeRoom(id, log.length);
    try {
      const referee = await foundTable(this.#house, id, game, opening, log, secret);
      // What was just written need not be read again.
      this.#open.set(id, Promise.resolve(referee));
      this.#here.set(id, referee);
      this.#keepWhileUsed(referee);
      await referee.wake();
      return referee;
    } finally {
      this.#room.arrived(id);
    }
  }

  /** The game as a file, for `stellwerk check` and for another server. */
  export(referee: Referee): string {
    const { play, room, seats } = referee.state;
    const people = play.config.seats.map((seat) => seats[seat]?.name ?? '');
    return formatTableFile({ ...play, config: unseeded(play.config) }, { name: room.name, people });
  }
}

/** Chance at a table comes from its secret; what a file was once seeded with is of no use here, and in no file of ours. */
const unseeded = (config: Config): Config => ({ ...config, seed: 0 });

/** The name in the file is the one that the table had; the caller's is only that of the file. */
const roomName = ({ room }: TableFile, given: string): string => plainText(room?.name ?? '') || given;

/** Seats go by the names of the people who sat there, or by their own. */
function cardsIn({ config, room }: TableFile): Opening['cards'] {
  return Object.fromEntries(
    config.seats.map((seat, i) => [seat, { name: plainText(room?.people[i] ?? '') || seat, colour: '' }]),
  );
}
