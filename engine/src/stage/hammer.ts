import type { Seat } from '../names/names.ts';
import type { Hammer } from './stage.ts';

interface Bids {
  readonly bidder: Seat | null;
  readonly bid: number;
  readonly turn: Seat;
  readonly out: readonly Seat[];
}

/** A bidding that goes round, as it lies on the table: who leads, who is to raise or pass (in every title a move `pass`), who is out. */
export const underHammer = (
  what: Omit<Hammer, 'bid' | 'bidder' | 'seats' | 'pass'>,
  { bidder, bid, turn, out }: Bids,
  clockwise: readonly Seat[],
): Hammer => {
  const first = Math.max(0, clockwise.indexOf(turn));
  return {
    ...what,
    pass: 'pass',
    bid,
    bidder,
    seats: [...clockwise.slice(first), ...clockwise.slice(0, first)].map((seat) => ({
      seat,
      state: out.includes(seat) ? 'out' : seat === bidder ? 'leads' : seat === turn ? 'turn' : 'in',
    })),
  };
};
