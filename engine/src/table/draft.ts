import { apply } from './apply.ts';
import type { Account, Clock, Effect, PieceId, Place, Put, SetClock, Table } from './types.ts';

/**
 * Effects in the making: each is carried out on a private copy as it is written down, so that what follows
 * (a purchase, then the phase it starts, then the trains that rust) can look at the table as it is by then.
 */
export class Draft<C extends Clock> {
  table: Table<C>;
  readonly effects: Effect[] = [];

  constructor(table: Table<C>) {
    this.table = table;
  }

  add(...effects: readonly Effect[]): this {
    if (effects.length === 0) return this;
    this.table = apply(this.table, effects);
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

  get clock(): C {
    return this.table.clock;
  }
}
