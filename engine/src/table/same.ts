import { own } from './own.ts';

/** What JSON has no word for is written as nothing. */
const asWritten = (value: unknown): unknown =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? null : value;

/**
 * Whether two values are the same once they are written down: equal texts in `canonical`, without writing any. Keys may
 * come in any order, and a key that holds nothing is none.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null)
    return asWritten(a) === asWritten(b);
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((v, i) => isSame(v, b[i]))
    );
  return sameKeys(a as Record<string, unknown>, b as Record<string, unknown>);
}
function sameKeys(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let left = 0;
  for (const key of Object.keys(b)) if (b[key] !== undefined) left++;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    const other = own(b, key);
    if (other === undefined || !isSame(a[key], other)) return false;
    left--;
  }
  return left === 0;
}
