import { apply } from './apply.ts';
import { shareHash } from './hash.ts';
import { tableOf } from './laid.ts';
import type { Entry, Play } from './play.ts';
import type { Table } from './types.ts';

/** The very last ones are kept with all that was read off them: a move is judged, taken back and made again. */
const AT_HAND = 4;
/** So many of the last positions of a table are remembered; older ones are laid again when somebody asks. */
const RECENT = 48;
/** Every so many steps one is kept, so that nothing is far from a position that is known. */
const STRIDE = 64;
const MOST_MARKS = 192;

/** Remembers the last so many things; what is asked for again counts as new. */
class Recent {
  most: number;
  readonly #tables = new Map<Entry, Table>();

  constructor(most: number) {
    this.most = most;
  }

  get(entry: Entry): Table | undefined {
    return this.#tables.get(entry);
  }
  set(entry: Entry, table: Table): void {
    this.#tables.delete(entry);
    this.#tables.set(entry, table);
    if (this.#tables.size <= this.most) return;
    const [oldest] = this.#tables.keys();
    this.#tables.delete(oldest!);
  }
}

/**
 * A position without what was read off it (track, ways, lists of places): that hangs on the pieces as an object and would
 * live as long as they do, a hundred times larger than they are.
 */
function bare(table: Table): Table {
  const twin = { ...table, pieces: table.pieces.apart() };
  shareHash(table, twin);
  return twin;
}

/** What is remembered of one table. Positions follow from the log, so forgetting one costs time and nothing else. */
class Memory {
  readonly #atHand = new Recent(AT_HAND);
  readonly #last = new Recent(RECENT);
  readonly #marks = new Recent(MOST_MARKS);
  /** Steps since the last position that is kept. */
  readonly #far = new WeakMap<Entry, number>();

  get(entry: Entry): Table | undefined {
    return this.#atHand.get(entry) ?? this.#last.get(entry) ?? this.#marks.get(entry);
  }
  keepAll(): void {
    this.#last.most = Infinity;
  }
  note(entry: Entry, base: Entry | undefined, table: Table): void {
    const far = (base && this.#far.get(base)) ?? STRIDE;
    this.#far.set(entry, far >= STRIDE ? 0 : far + 1);
    this.#atHand.set(entry, table);
    const kept = bare(table);
    if (far >= STRIDE) this.#marks.set(entry, kept);
    this.#last.set(entry, kept);
  }
}

const memories = new WeakMap<Entry, Memory>();
/** All plays of one table begin with the same entry, also those that somebody only tries out. */
function memoryOf(first: Entry): Memory {
  let memory = memories.get(first);
  if (!memory) memories.set(first, (memory = new Memory()));
  return memory;
}

/** Called where an entry is made: its position is known then. */
export function notePosition(log: readonly Entry[], line: readonly number[], table: Table): void {
  const n = log.length - 1;
  memoryOf(log[0]!).note(log[n]!, log[line[n] ?? -1], table);
}

/**
 * The position after an entry. Recent ones are at hand; older ones are laid again from the effects in the log, which takes
 * a few dozen steps at most. Where only the present is known, that is all there is.
 */
export function positionAt(play: Play, n: number): Table {
  if (n === play.head || play.isPresentOnly || !play.log[n]) return play.table;
  const memory = memoryOf(play.log[0]!);
  const steps: Entry[] = [];
  let table: Table | undefined;
  for (let at = n; !table; at = play.line[at] ?? 0) {
    const entry = play.log[at]!;
    table = memory.get(entry);
    if (table) break;
    if (at === 0) {
      table = entry.laid ? tableOf(entry.laid, play.config) : play.table;
      break;
    }
    if (!entry.effects) return play.table;
    steps.push(entry);
  }
  for (const entry of steps.reverse()) {
    table = apply(table!, entry.effects!);
    memory.note(entry, play.log[play.line[entry.n] ?? -1], table);
  }
  return table!;
}

/** All of them, from the setup on. */
export const positionsOf = (play: Play): readonly Table[] => play.log.map((_, n) => positionAt(play, n));

/** For whoever leafs through the whole game (a page in a browser): nothing of this table is forgotten from now on. */
export const rememberAll = (play: Play): void => memoryOf(play.log[0]!).keepAll();
