import type { MarketCell, MarketSpec } from '../types.ts';
import { Misprint } from './face.ts';

/**
 * A market in two directions, a row a line: prices with `p` where a company can start, `e` where the game ends and `c`
 * where a company closes; `-` is no cell. At the sides of its rows a marker goes on upwards (right) or downwards (left).
 *
 *     - - 85 92 100p 110 120
 */
const CELL = /^(\d+)([pec]*)$/;

function cellOf(text: string): MarketCell | null {
  if (text === '-') return null;
  const found = CELL.exec(text);
  if (!found) throw new Misprint(`"${text}": a price is written 85, 100p, 400e or 0c`);
  const marks = found[2]!;
  return {
    price: Number(found[1]),
    ...(marks.includes('p') ? { par: true } : {}),
    ...(marks.includes('e') ? { end: true } : {}),
    ...(marks.includes('c') ? { close: true } : {}),
  };
}

/** One row, without arrows. */
export const parseRow = (line: string): readonly (MarketCell | null)[] =>
  line.trim().split(/\s+/).map(cellOf);

/** The rows with what the edges do: right beyond the last cell is up, left beyond the first one down, where there is a cell. */
export function marketOf(rows: readonly (readonly (MarketCell | null)[])[]): MarketSpec {
  return {
    kind: '2d',
    rows: rows.map((row, at) => {
      const [first, last] = [row.findIndex((cell) => cell !== null), row.length - 1];
      return row.map((cell, col) => {
        if (cell === null || first === last || (col !== first && col !== last)) return cell;
        const [arrow, next] = col === last ? (['up', at - 1] as const) : (['down', at + 1] as const);
        return rows[next]?.[col] ? { ...cell, arrow } : cell;
      });
    }),
  };
}
