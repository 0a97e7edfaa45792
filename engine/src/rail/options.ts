import type { About, MoveSpec } from '../table/game.ts';
import type { Clock, Move, PieceId, Place, Seat, Table } from '../table/types.ts';
import { ownerOf } from './ids.ts';
import { isLegal } from '../table/rules.ts';
import type { CompanyId } from './types.ts';

/** Finds the moves of one kind that a seat may make now. */
export type Finder<C extends Clock> = (table: Table<C>, seat: Seat) => Iterable<Move>;

/** Candidates of one kind of move, filtered by its own rules: so an option is never illegal. */
export const legal = <C extends Clock, M extends Move>(
  { rules }: MoveSpec<C, M>,
  candidates: (table: Table<C>, seat: Seat) => Iterable<M>,
): Finder<C> =>
  function* (table, seat) {
    for (const move of candidates(table, seat)) if (isLegal(rules, table, move)) yield move;
  };

/** What the finders of a round find, one kind after the other; `concerns`: it has to do with the piece in hand. */
export function* found<C extends Clock>(
  finders: Readonly<Record<string, Finder<C>>>,
  table: Table<C>,
  seat: Seat,
  { type: wanted, piece }: About,
  concerns: (table: Table<C>, move: Move, piece: PieceId) => boolean,
): Iterable<Move> {
  for (const [type, find] of Object.entries(finders)) {
    if (wanted !== undefined && wanted !== type) continue;
    for (const move of find(table, seat)) if (piece === undefined || concerns(table, move, piece)) yield move;
  }
}

/** Does a certificate of the company that lies at `place` have to do with this? Without a piece in mind everything does. */
export function concernsShare<C extends Clock>(
  table: Table<C>,
  about: About | undefined,
  company: CompanyId,
  place: Place,
): boolean {
  const piece = about?.piece;
  if (piece === undefined) return true;
  return piece.startsWith('cert/') && ownerOf(piece) === company && table.pieces[piece]?.at === place;
}
