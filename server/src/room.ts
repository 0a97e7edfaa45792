/** Why a table is not opened although it exists: its people are told, and nobody else. */
export class Closed extends Error {
  readonly reason: 'full' | 'table-damaged';
  constructor(reason: 'full' | 'table-damaged', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Megabytes that a table takes while it is in memory: the house around it, and every row of its journal. */
const TABLE_MB = 1.5;
const ROW_MB = 0.006;
/** So many times its room tables may take together by growing: by default that is three quarters of the heap. */
const BRIM = 1.5;
export const weightOf = (rows: number): number => TABLE_MB + ROW_MB * rows;

/** A table in memory, as far as room is concerned. */
export interface Lodger {
  readonly id: string;
  readonly n: number;
  readonly isIdle: boolean;
}

/** How much of the house is taken, and by how many. */
export interface Filling {
  readonly used: number;
  readonly count: number;
}
/** Whom nobody looks at does not count: that one goes by itself. */
export function fillingBy(here: Iterable<Lodger>): Filling {
  let [used, count] = [0, 0];
  for (const { n, isIdle } of here) {
    if (isIdle) continue;
    used += weightOf(n + 1);
    count++;
  }
  return { used, count };
}

/**
 * Room for tables in memory. When there is no more, those that nobody looks at go first; then new ones are turned away,
 * and whoever is here is served as before.
 */
export class Room {
  readonly #most: number;
  readonly #coming = new Map<string, number>();

  constructor(megabytes: number) {
    this.#most = megabytes;
  }

  /** Which of those here have to go so that a table of so many rows can come; null: there is no room. */
  #whoGoes(here: Iterable<Lodger>, rows: number): readonly Lodger[] | null {
    const lodgers = [...here];
    let used = weightOf(rows);
    for (const weight of this.#coming.values()) used += weight;
    for (const { n } of lodgers) used += weightOf(n + 1);
    const going: Lodger[] = [];
    for (const lodger of lodgers) {
      if (used <= this.#most) break;
      if (!lodger.isIdle) continue;
      going.push(lodger);
      used -= weightOf(lodger.n + 1);
    }
    // One table always fits, however small the house.
    return used <= this.#most || lodgers.length + this.#coming.size === going.length ? going : null;
  }

  /** Whether those here have outgrown their room. */
  isCrowded({ used }: Filling): boolean {
    return used > this.#most;
  }
  /**
   * Whether a table of so many rows may become longer. Before the house falls, those that have more than their part of it
   * stop, and the others go on.
   */
  mayGrow(rows: number, { used, count }: Filling): boolean {
    const most = this.#most * BRIM;
    return used <= most || weightOf(rows) < most / count;
  }

  /** Keeps a place while a table is read. Says who has to go; throws where the house is full. */
  reserve(id: string, rows: number, here: Iterable<Lodger>): readonly Lodger[] {
    const going = this.#whoGoes(here, rows);
    if (!going) throw new Closed('full');
    this.#coming.set(id, weightOf(rows));
    return going;
  }
  /** The table is here, or did not come. */
  arrived(id: string): void {
    this.#coming.delete(id);
  }
}
