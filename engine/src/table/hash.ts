import { own } from './own.ts';
import type { Clock, Effect, Piece, Table } from './types.ts';

/**
 * The hash of a position: every key (piece, account, clock key) is mixed to one value of 64 bits and the values
 * are added up. Addition can be taken back, so a move costs only the keys it touched, not the whole table.
 */
interface Sum {
  readonly a: number;
  readonly b: number;
}
const sums = new WeakMap<Table, Sum>();

/** Both values are mixed in one walk along the text. */
const SEED_A = 0x811c9dc5 | 0;
const SEED_B = 0x9e3779b9 | 0;
const PRIME = 0x01000193;
function finish(mixed: number): number {
  let h = mixed;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const texts = new WeakMap<object, string>();
/** Options stay as they are for the whole game, and may hold a board and decks: their text is written once. */
function lasting(value: unknown): string {
  if (typeof value !== 'object' || value === null) return canonical(value);
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = canonical(value)));
  return text;
}

/** JSON with sorted keys, so that equal values have equal texts however they were built. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (inner !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(inner)}`;
  }
  return `{${text}}`;
}

/** A text that JSON writes as it stands, between quotes. */
const isPlain = (text: string): boolean => /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/.test(text);

/**
 * Adds up what stands in the keys of a table, letter by letter and without writing any text: some dozen are mixed at
 * every move. Each is told as it would be written: its kind, its name and what it holds, the parts kept apart by a
 * character that no name holds (names may hold spaces: `seat/Anna Maria`).
 */
class Adder {
  a: number;
  b: number;
  /** The key that is being told. */
  #a = SEED_A;
  #b = SEED_B;
  constructor(from: Sum) {
    this.a = from.a;
    this.b = from.b;
  }
  piece(sign: 1 | -1, id: string, { at, turn, order, side }: Piece): void {
    this.#begin('p', id);
    this.#mix(at);
    this.#mix('\n');
    if (turn !== undefined) this.#mix(String(turn));
    this.#mix('\n');
    if (order !== undefined) this.#mix(String(order));
    if (side !== undefined) {
      this.#mix('\n');
      this.#mix(side);
    }
    this.#end(sign);
  }
  /** An empty purse and a purse that was never opened are the same position. */
  purse(sign: 1 | -1, account: string, amount: number): void {
    if (amount === 0) return;
    this.#begin('c', account);
    this.#mix(String(amount));
    this.#end(sign);
  }
  clock(sign: 1 | -1, key: string, value: unknown): void {
    if (value === undefined) return;
    this.#begin('k', key);
    if (key === 'options') this.#mix(lasting(value));
    else this.#value(value);
    this.#end(sign);
  }
  #begin(kind: string, name: string): void {
    this.#a = SEED_A;
    this.#b = SEED_B;
    this.#mix(kind);
    this.#mix('\n');
    this.#mix(name);
    this.#mix('\n');
  }
  #mix(text: string): void {
    let [a, b] = [this.#a, this.#b];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, PRIME);
      b = Math.imul(b ^ code, PRIME);
    }
    this.#a = a;
    this.#b = b;
  }
  /** As `canonical` writes it. */
  #value(value: unknown): void {
    if (typeof value === 'string' && isPlain(value)) {
      this.#mix('"');
      this.#mix(value);
      this.#mix('"');
    } else if (typeof value !== 'object' || value === null) this.#mix(canonical(value));
    else if (Array.isArray(value)) this.#list(value);
    else this.#record(value as Readonly<Record<string, unknown>>);
  }
  #list(values: readonly unknown[]): void {
    this.#mix('[');
    for (let i = 0; i < values.length; i++) {
      if (i > 0) this.#mix(',');
      this.#value(values[i]);
    }
    this.#mix(']');
  }
  #record(values: Readonly<Record<string, unknown>>): void {
    let before = '{';
    for (const key of Object.keys(values).sort()) {
      if (values[key] === undefined) continue;
      this.#mix(before);
      this.#value(key);
      this.#mix(':');
      this.#value(values[key]);
      before = ',';
    }
    this.#mix(before === '{' ? '{}' : '}');
  }
  #end(sign: 1 | -1): void {
    this.a = (this.a + sign * finish(this.#a)) >>> 0;
    this.b = (this.b + sign * finish(this.#b)) >>> 0;
  }
}

function fullSum(table: Table): Sum {
  const sum = new Adder({ a: 0, b: 0 });
  table.pieces.forEach((piece, id) => sum.piece(1, id, piece));
  for (const [account, amount] of Object.entries(table.cash)) sum.purse(1, account, amount);
  for (const [key, value] of Object.entries(table.clock)) sum.clock(1, key, value);
  return { a: sum.a, b: sum.b };
}

function sumOf(table: Table): Sum {
  let sum = sums.get(table);
  if (!sum) sums.set(table, (sum = fullSum(table)));
  return sum;
}

/** The same position as another object. */
export function shareHash(table: Table, twin: Table): void {
  const sum = sums.get(table);
  if (sum) sums.set(twin, sum);
}

/** What the effects of one move changed, out of the sum before it. */
function changedSum(before: Table, effects: readonly Effect[], after: Table): Sum {
  const sum = new Adder(sumOf(before));
  const [pieces, purses, keys] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const effect of effects) {
    if ('put' in effect) pieces.add(effect.put);
    else if ('pay' in effect) purses.add(effect.from).add(effect.to);
    else keys.add(effect.set);
  }
  for (const id of pieces) {
    const [was, is] = [before.pieces.get(id), after.pieces.get(id)];
    if (was === is || !was || !is) continue;
    sum.piece(-1, id, was);
    sum.piece(1, id, is);
  }
  for (const account of purses) {
    const [was, is] = [own(before.cash, account) ?? 0, own(after.cash, account) ?? 0];
    if (was === is) continue;
    sum.purse(-1, account, was);
    sum.purse(1, account, is);
  }
  for (const key of keys) {
    const was = own(before.clock as unknown as Record<string, unknown>, key);
    const is = own(after.clock as unknown as Record<string, unknown>, key);
    if (was === is) continue;
    sum.clock(-1, key, was);
    sum.clock(1, key, is);
  }
  return { a: sum.a, b: sum.b };
}

const spelled = ({ a, b }: Sum): string => a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');

/** 16 hexadecimal digits that stand for this position. */
export const hashOf = (table: Table): string => spelled(sumOf(table));

/** The same for the table `after`, that these effects made out of `before`: only what they touched is mixed again. */
export function hashAfter<C extends Clock>(
  before: Table<C>,
  effects: readonly Effect[],
  after: Table<C>,
): string {
  const known = sums.get(after);
  if (known) return spelled(known);
  const sum = changedSum(before, effects, after);
  sums.set(after, sum);
  return spelled(sum);
}

/** The same, from scratch: for audits of the incremental one. */
export const hashAfresh = (table: Table): string => spelled(fullSum(table));
