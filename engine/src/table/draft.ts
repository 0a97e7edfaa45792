import { apply, isSet } from './apply.ts';
import { piecesFrom } from './pieces.ts';
import type { Luck } from './luck.ts';
import type { Account, Clock, Effect, Move, PieceId, Place, Put, SetClock, Table } from './types.ts';

const NONE = piecesFrom({});

/**
 * Effects in the making: they are carried out on a private copy, so that what follows (a purchase, then the phase
 * it starts, then the trains that rust) can look at the table as it is by then – when somebody looks, all at once.
 */
export class Draft<C extends Clock> {
  readonly effects: Effect[] = [];
  private made: Table<C>;
  private carriedOut = 0;
  private told: C;
  private heard = 0;

  constructor(table: Table<C>) {
    this.made = table;
    this.told = table.clock;
  }

  get table(): Table<C> {
    if (this.carriedOut < this.effects.length) {
      this.made = apply(this.made, this.effects.slice(this.carriedOut));
      this.carriedOut = this.effects.length;
    }
    return this.made;
  }

  add(...effects: readonly Effect[]): this {
    this.effects.push(...effects);
    return this;
  }

  put(piece: PieceId, at: Place, more: Omit<Put, 'put' | 'at'> = {}): this {
    return this.add({ put: piece, at, ...more });
  }

  /** Nothing is written down for nothing: a payment of 0 is no payment. */
  pay(amount: number, from: Account, to: Account, due?: string): this {
    return amount === 0
      ? this
      : this.add(due === undefined ? { pay: amount, from, to } : { pay: amount, from, to, due });
  }

  set<K extends keyof C & string>(key: K, to: C[K]): this {
    return this.add({ set: key, to: to as SetClock['to'] });
  }

  /** Keys that live and die together (a turn, a round) begin anew, all of them. */
  begin(keys: Partial<C>): this {
    for (const [set, to] of Object.entries(keys)) this.add({ set, to: to as SetClock['to'] });
    return this;
  }

  /** What time it is can be read without carrying any piece. */
  get clock(): C {
    if (this.heard < this.effects.length) {
      const sets = this.effects.slice(this.heard).filter(isSet);
      this.heard = this.effects.length;
      this.told = apply({ pieces: NONE, cash: {}, clock: this.told }, sets).clock;
    }
    return this.told;
  }
}

/**
 * How the moves of a title say what happens: on a draft that ends as all of the title do (`drafted`). `table`: as it was
 * before.
 */
export const doingBy =
  <C extends Clock, D extends Draft<C>>(
    drafted: (table: Table<C>, write: (draft: D) => void) => readonly Effect[],
  ) =>
  <M extends Move>(write: (draft: D, move: M, table: Table<C>, luck: Luck) => void) =>
  (table: Table<C>, move: M, luck: Luck): readonly Effect[] =>
    drafted(table, (draft) => write(draft, move, table, luck));
