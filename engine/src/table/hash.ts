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

// Names may hold spaces (`seat/Anna Maria`), so the parts are kept apart by a character that no name holds.
const pieceKey = (id: string, { at, turn, order, side }: Piece): string =>
  `p\n${id}\n${at}\n${turn ?? ''}\n${order ?? ''}${side === undefined ? '' : `\n${side}`}`;
const cashKey = (account: string, amount: number): string => `c\n${account}\n${amount}`;
const clockKey = (key: string, value: unknown): string =>
  `k\n${key}\n${key === 'options' ? lasting(value) : canonical(value)}`;

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

class Adder {
  a: number;
  b: number;
  constructor(from: Sum) {
    this.a = from.a;
    this.b = from.b;
  }
  plus(text: string): void {
    this.#add(text, 1);
  }
  minus(text: string): void {
    this.#add(text, -1);
  }
  #add(text: string, sign: 1 | -1): void {
    let [a, b] = [SEED_A, SEED_B];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, PRIME);
      b = Math.imul(b ^ code, PRIME);
    }
    this.a = (this.a + sign * finish(a)) >>> 0;
    this.b = (this.b + sign * finish(b)) >>> 0;
  }
}

function fullSum(table: Table): Sum {
  const sum = new Adder({ a: 0, b: 0 });
  table.pieces.forEach((piece, id) => sum.plus(pieceKey(id, piece)));
  // An empty purse and a purse that was never opened are the same position.
  for (const [account, amount] of Object.entries(table.cash))
    if (amount !== 0) sum.plus(cashKey(account, amount));
  for (const [key, value] of Object.entries(table.clock))
    if (value !== undefined) sum.plus(clockKey(key, value));
  return { a: sum.a, b: sum.b };
}

/** How a table came out of another one: its sum follows from the older one, if anybody asks for it. */
interface Made {
  readonly before: Table;
  readonly effects: readonly Effect[];
}
const made = new WeakMap<Table, Made>();

/** Called by `apply`. Most tables are only looked at on the way to another one: nothing is added up before it is asked for. */
export function carryHash<C extends Clock>(
  before: Table<C>,
  after: Table<C>,
  effects: readonly Effect[],
): void {
  if (sums.has(before) || made.has(before)) made.set(after, { before, effects });
}

/** From the last table that somebody asked about, step by step; where nobody ever asked, from scratch. */
function sumOf(table: Table): Sum {
  const steps: { readonly after: Table; readonly made: Made }[] = [];
  let at = table;
  for (let step = made.get(at); step && !sums.has(at); step = made.get(at)) {
    steps.push({ after: at, made: step });
    at = step.before;
  }
  let sum = sums.get(at) ?? fullSum(at);
  sums.set(at, sum);
  for (const { after, made: step } of steps.reverse()) {
    sum = changedSum(sum, step, after);
    sums.set(after, sum);
    made.delete(after);
  }
  return sum;
}

/** The same position as another object. */
export function shareHash(table: Table, twin: Table): void {
  const sum = sums.get(table);
  if (sum) sums.set(twin, sum);
}

function changedSum(old: Sum, { before, effects }: Made, after: Table): Sum {
  const sum = new Adder(old);
  const [pieces, purses, keys] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const effect of effects) {
    if ('put' in effect) pieces.add(effect.put);
    else if ('pay' in effect) purses.add(effect.from).add(effect.to);
    else keys.add(effect.set);
  }
  for (const id of pieces) {
    const [was, is] = [before.pieces.get(id), after.pieces.get(id)];
    if (was === is || !was || !is) continue;
    sum.minus(pieceKey(id, was));
    sum.plus(pieceKey(id, is));
  }
  for (const account of purses) {
    const [was, is] = [own(before.cash, account) ?? 0, own(after.cash, account) ?? 0];
    if (was === is) continue;
    if (was !== 0) sum.minus(cashKey(account, was));
    if (is !== 0) sum.plus(cashKey(account, is));
  }
  for (const key of keys) {
    const was = own(before.clock as unknown as Record<string, unknown>, key);
    const is = own(after.clock as unknown as Record<string, unknown>, key);
    if (was === is) continue;
    if (was !== undefined) sum.minus(clockKey(key, was));
    if (is !== undefined) sum.plus(clockKey(key, is));
  }
  return { a: sum.a, b: sum.b };
}

/** 16 hexadecimal digits that stand for this position. */
export function hashOf(table: Table): string {
  const { a, b } = sumOf(table);
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}

/** The same, from scratch: for audits of the incremental one. */
export function hashAfresh(table: Table): string {
  const { a, b } = fullSum(table);
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}
