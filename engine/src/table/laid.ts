import { tableFrom, written } from './pieces.ts';
import type { PieceRecord } from './pieces.ts';
import type { Config } from './play.ts';
import { isSame } from './same.ts';
import type { Clock, Json, Table } from './types.ts';

/**
 * The first position as entry 0 keeps it, so that a release with another setup still finds the table as it was laid.
 * Options may hold a board and decks, and stand in what was agreed already: they are kept only where they differ.
 */
export interface Laid {
  readonly pieces: PieceRecord;
  readonly cash: Table['cash'];
  readonly clock: Omit<Clock, 'options'> & { readonly options?: Readonly<Record<string, Json>> };
}

export function laidOf(table: Table, { options }: Config): Laid {
  const { pieces, cash, clock } = written(table);
  if (!isSame(clock.options, options)) return { pieces, cash, clock };
  const { options: _, ...rest } = clock;
  return { pieces, cash, clock: rest };
}

/** The position again. What is remembered by the options themselves goes on counting: they are the very same. */
export const tableOf = ({ pieces, cash, clock }: Laid, { options }: Config): Table =>
  tableFrom({ pieces, cash, clock: { options, ...clock } });
