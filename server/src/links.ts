import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Links, SeatLinks } from '@stellwerk/shared/answers.ts';
import type { Board } from '@stellwerk/shared/documents.ts';
import { cardOf, indexOfSeat } from './seats.ts';
import type { TokenOffice } from './tokens.ts';

const seatToken = (tokens: TokenOffice, table: string, board: Board, seat: Seat): string =>
  tokens.sign(table, {
    kind: 'seat',
    seats: [{ index: indexOfSeat(board, seat), generation: cardOf(board, seat)?.link ?? 0 }],
  });

/** A seat that nobody has taken: its link is an invitation. The host's own seats are played by the host's link. */
const isFree = (board: Board, seat: Seat): boolean => !cardOf(board, seat)?.taken;

/** The tokens that go into links: of free seats, or all that the host can give out. */
export function linksFor(
  tokens: TokenOffice,
  table: string,
  board: Board,
  wanted: readonly Seat[] | 'all',
): Links | SeatLinks {
  const { host, join, watch } = board.room.links;
  const free = (wanted === 'all' ? board.play.config.seats : wanted).filter((seat) => isFree(board, seat));
  const seats = Object.fromEntries(free.map((seat) => [seat, seatToken(tokens, table, board, seat)]));
  if (wanted !== 'all') return { seats };
  return {
    host: tokens.sign(table, { kind: 'host', generation: host }),
    join: tokens.sign(table, { kind: 'join', generation: join }),
    watch: tokens.sign(table, { kind: 'watch', generation: watch }),
    seats,
  };
}
