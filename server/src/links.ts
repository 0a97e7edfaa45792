import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Links } from '@stellwerk/shared/answers.ts';
import type { Board } from '@stellwerk/shared/documents.ts';
import { cardOf, indexOfSeat } from './seats.ts';
import type { TokenOffice } from './tokens.ts';

const seatToken = (tokens: TokenOffice, table: string, board: Board, seat: Seat): string =>
  tokens.sign(table, {
    kind: 'seat',
    seats: [{ index: indexOfSeat(board, seat), generation: cardOf(board, seat)?.link ?? 0 }],
  });

/** The tokens that go into links: of some seats, or all that the table has. */
export function linksFor(
  tokens: TokenOffice,
  table: string,
  board: Board,
  seats: readonly Seat[] | 'all',
  forHost: boolean,
): Links {
  const { host, join, watch } = board.room.links;
  const wanted = seats === 'all' ? board.play.config.seats : seats;
  return {
    ...(forHost && seats === 'all' ? { host: tokens.sign(table, { kind: 'host', generation: host }) } : {}),
    join: tokens.sign(table, { kind: 'join', generation: join }),
    watch: tokens.sign(table, { kind: 'watch', generation: watch }),
    seats: Object.fromEntries(wanted.map((seat) => [seat, seatToken(tokens, table, board, seat)])),
  };
}
