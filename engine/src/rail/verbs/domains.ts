import { pieceIds } from '../../table/places.ts';
import type { Domains } from '../../table/shape.ts';
import type { Place, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import type { BoardSpec, CompanyId } from '../types.ts';

/** What a title names; pieces and accounts are those that lie on the table. */
export interface Named {
  readonly companies: readonly CompanyId[];
  readonly board: BoardSpec;
  readonly tiles: Readonly<Record<string, unknown>>;
  readonly places: readonly Place[];
}
/** Names that fields may refer to in every title of the family. */
export const railDomains = <C extends RailClock>(
  table: Table<C>,
  { companies, board, tiles, places }: Named,
): Domains => ({
  company: companies,
  hex: Object.keys(board.hexes),
  tile: Object.keys(tiles),
  train: table.pieces.named('train/'),
  token: table.pieces.named('token/'),
  piece: pieceIds(table),
  account: Object.keys(table.cash),
  place: places,
});
