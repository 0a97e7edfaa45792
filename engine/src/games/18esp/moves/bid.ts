import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { drafted } from '../flow.ts';
import { isPublished, purse } from '../readers.ts';
import { gameOn, noParDue, rule, when } from '../rules.ts';
import { bidderTurn, carryOn, isIn, stillIn } from './lot.ts';

/** More than anybody can have, so that a bid beyond every purse can still be said and judged. */
const fields = { bid: whole(0, 9999) } as const;
type Bid = MoveOf<typeof fields>;

const running = rule<Bid>('no-auction', '3.2', ['ESP-3.2.01'], ({ clock }) =>
  when(clock.round === 'SR' || clock.round === 'OR' || (clock.round === 'auction' && clock.lot === null)),
);
const lowest = rule<Bid>('lowest-bid', '3.2', ['ESP-3.2.03'], ({ clock }, { bid }) => {
  const { lot, round } = clock;
  return when(round === 'auction' && lot !== null && lot.bidder === null && bid < lot.price, {
    bid,
    least: lot?.price ?? 0,
    private: lot?.private ?? '',
  });
});
const higher = rule<Bid>('raise', '3.2', ['ESP-3.2.04'], ({ clock }, { bid }) => {
  const { lot, round } = clock;
  return when(round === 'auction' && lot !== null && lot.bidder !== null && bid <= lot.bid, {
    bid,
    standing: lot?.bid ?? 0,
  });
});
const step = rule<Bid>('bid-step', '3.2', ['ESP-3.2.03', 'ESP-3.2.04'], (table, { bid }) =>
  when(table.clock.round === 'auction' && !isPublished(table) && bid % BID_STEP !== 0, {
    bid,
    step: BID_STEP,
  }),
);
const covered = rule<Bid>('bid-cash', '3.2', ['ESP-3.2.14'], (table, { bid, seat }) => {
  const cash = purse(table, seat);
  return when(table.clock.round === 'auction' && bid > cash, { bid, cash });
});

/** §3.2: face value or more, then higher and higher in steps of 5. */
export const bid: MoveSpec<EspClock, Bid> = {
  begins: true,
  fields,
  example: { type: 'bid', seat: 'anna', bid: 20 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { lot } = table.clock;
      if (lot === null || !isIn(table, move.seat)) return;
      carryOn(draft, { ...lot, bidder: move.seat, bid: move.bid, turn: move.seat });
    }),
  rules: [gameOn, noParDue, running, stillIn, bidderTurn, lowest, higher, step, covered],
  label: ({ clock }, move) => phrase('18esp/log/bid', { bid: move.bid, private: clock.lot?.private ?? '' }),
};
