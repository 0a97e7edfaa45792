import type { Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { lineTo } from '@stellwerk/engine/table/history.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';

const MOST = 60;

/** Entries of the game as it stands, from the first to the present one: up to sixty, evenly taken. */
export function momentsIn(play: Play): readonly number[] {
  const live = [0, ...lineTo(play).map(({ n }) => n)];
  const step = Math.max(1, Math.ceil(live.length / MOST));
  return live.filter((_, i) => i % step === 0 || i === live.length - 1);
}
/** The positions after them. */
export const momentsOf = (play: Play): readonly Table[] => momentsIn(play).map((n) => positionAt(play, n));

export interface Prices {
  readonly company: string;
  /** Null while it had none. */
  readonly values: readonly (number | null)[];
}

/** The prices of all companies that ever had one; a title without a market has none. */
export function pricesOf(play: Play): readonly Prices[] {
  const { columns } = play.game.ledger(play.table);
  if (!columns.some(({ id }) => id === 'price')) return [];
  const ledgers = momentsOf(play).map((table) => play.game.ledger(table));
  if (ledgers.length < 3) return [];
  const companies = new Set(
    ledgers.flatMap(({ rows }) => rows.flatMap(({ kind, label }) => (kind === 'company' ? [label] : []))),
  );
  return [...companies].flatMap((company) => {
    const values = ledgers.map(({ rows }) => {
      const price = rows.find(({ kind, label }) => kind === 'company' && label === company)?.cells['price'];
      return typeof price === 'number' ? price : null;
    });
    return values.every((value) => value === null) ? [] : [{ company, values }];
  });
}
