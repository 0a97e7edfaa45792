import { cashOf, pieceIds, pieceOf, piecesAt } from '../table/places.ts';
import type { Json, Result, Table } from '../table/types.ts';
import { fail, ok } from '../table/types.ts';

/**
 * What has to be so on a table. A condition only looks: pieces that lie somewhere (`tile/*` stands for all whose name
 * begins so), money, and the clock.
 */
export type Condition =
  | { readonly pieces: string; readonly at: string; readonly least?: number; readonly most?: number }
  | { readonly cash: string; readonly least?: number; readonly most?: number }
  | { readonly clock: string; readonly is: Json }
  /** A number on the clock; `ran.income` is what stands under `income` in `ran`, `shown.0` the first in a list. */
  | { readonly clock: string; readonly least?: number; readonly most?: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

const DEEPEST = 6;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);

/** A condition from a file; the fault is the place of what nobody understands. */
export function parseCondition(value: unknown, place: string, depth = 0): Result<Condition, string> {
  if (!isRecord(value) || depth > DEEPEST) return fail(place);
  const bounded = isCount(value['least']) && isCount(value['most']);
  if (typeof value['pieces'] === 'string')
    return typeof value['at'] === 'string' && bounded ? ok(value as Condition) : fail(place);
  if (typeof value['cash'] === 'string') return bounded ? ok(value as Condition) : fail(place);
  if (typeof value['clock'] === 'string') {
    const isSaid = 'is' in value || ((value['least'] ?? value['most']) !== undefined && bounded);
    return isSaid ? ok(value as Condition) : fail(place);
  }
  if ('not' in value) {
    const inner = parseCondition(value['not'], `${place}.not`, depth + 1);
    return inner.ok ? ok(value as Condition) : inner;
  }
  for (const joint of ['all', 'any'] as const) {
    const parts = value[joint];
    if (!Array.isArray(parts) || parts.length > 12) continue;
    for (const [i, part] of parts.entries()) {
      const inner = parseCondition(part, `${place}.${joint}[${i}]`, depth + 1);
      if (!inner.ok) return inner;
    }
    return ok(value as Condition);
  }
  return fail(place);
}

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
const within = (count: number, least: number, most: number): boolean => count >= least && count <= most;

function countOf(table: Table, pieces: string, at: string): number {
  const there = at.endsWith('*')
    ? pieceIds(table).filter((piece) => matches(pieceOf(table, piece)!.at, at))
    : piecesAt(table, at);
  return there.filter((piece) => matches(piece, pieces)).length;
}

const under = (at: unknown, key: string): unknown => {
  if (Array.isArray(at)) return at[Number(key)];
  return isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined;
};

/** What stands on the clock under a path; undefined where nothing does. */
const onClock = ({ clock }: Table, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => under(at, key), clock);

/** Whether it is so. */
export function holds(table: Table, condition: Condition): boolean {
  if ('pieces' in condition) {
    const { pieces, at, least = 1, most = Infinity } = condition;
    return within(countOf(table, pieces, at), least, most);
  }
  if ('cash' in condition)
    return within(cashOf(table, condition.cash), condition.least ?? -Infinity, condition.most ?? Infinity);
  if ('clock' in condition) {
    const is = onClock(table, condition.clock);
    if ('is' in condition) return JSON.stringify(is) === JSON.stringify(condition.is);
    return typeof is === 'number' && within(is, condition.least ?? -Infinity, condition.most ?? Infinity);
  }
  if ('all' in condition) return condition.all.every((part) => holds(table, part));
  if ('any' in condition) return condition.any.some((part) => holds(table, part));
  return !holds(table, condition.not);
}
