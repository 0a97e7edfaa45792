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

function lane(text: string, seed: number): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
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
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([x], [y]) => (x < y ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
}

class Adder {
  a: number;
  b: number;
  constructor(from: Sum) {
    this.a = from.a;
    this.b = from.b;
  }
  plus(text: string): void {
    this.a = (this.a + lane(text, 0x811c9dc5)) >>> 0;
    this.b = (this.b + lane(text, 0x9e3779b9)) >>> 0;
  }
  minus(text: string): void {
    this.a = (this.a - lane(text, 0x811c9dc5)) >>> 0;
    this.b = (this.b - lane(text, 0x9e3779b9)) >>> 0;
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
  const seen = new Set<string>();
  const touch = (key: string, was: string | null, is: string | null): void => {
    if (seen.has(key)) return;
    seen.add(key);
    if (was === is) return;
    if (was !== null) sum.minus(was);
    if (is !== null) sum.plus(is);
  };
  const purse = (account: string): void => {
    const was = own(before.cash, account) ?? 0;
    const is = own(after.cash, account) ?? 0;
    touch(`c${account}`, was === 0 ? null : cashKey(account, was), is === 0 ? null : cashKey(account, is));
  };
  for (const effect of effects) {
    if ('put' in effect) {
      const was = before.pieces.get(effect.put);
      const is = after.pieces.get(effect.put);
      if (was && is) touch(`p${effect.put}`, pieceKey(effect.put, was), pieceKey(effect.put, is));
    } else if ('pay' in effect) {
      purse(effect.from);
      purse(effect.to);
    } else {
      const was = own(before.clock as unknown as Record<string, unknown>, effect.set);
      const is = own(after.clock as unknown as Record<string, unknown>, effect.set);
      touch(
        `k${effect.set}`,
        was === undefined ? null : clockKey(effect.set, was),
        is === undefined ? null : clockKey(effect.set, is),
      );
    }
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
