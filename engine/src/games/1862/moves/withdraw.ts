import { bidOf, withoutBid } from '../../../rail/verbs/standing-bids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62 } from '../clock.ts';
import { drafted } from '../flow.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { outbidOnly } from './bid.ts';
import { oneAct } from './take.ts';

const fields = { lot: ref('private') } as const;
type Withdraw = MoveOf<typeof fields>;

const hasBid = rule<Withdraw>('no-bid', '3', ['62-3.8'], ({ clock }, { seat, lot }) =>
  when(bidOf(clock.bids, lot, seat) === null, { private: lot }),
);

/** Chapter 3: who is outbid may take the money back, before acting; it is no act itself. */
export const withdraw: MoveSpec<Clock62, Withdraw> = {
  fields,
  example: { type: 'withdraw', seat: 'anna', lot: 'ERIE' },
  effects: (table, { seat, lot }) =>
    drafted(table, (draft) => {
      const { round, auction, bids } = table.clock;
      if (round === 'SR' && auction === null) draft.set('bids', withoutBid(bids, lot, seat));
    }),
  rules: [...stockRules, noAuction, oneAct, hasBid, outbidOnly],
  label: (_, { lot }) => phrase('1862/log/withdraw', { private: lot }),
  *candidates({ clock }, seat) {
    for (const one of clock.bids) if (one.seat === seat) yield { type: 'withdraw', seat, lot: one.lot };
  },
  offer: () => ({ label: ({ lot }) => phrase('1862/choice/withdraw', { private: lot }), tone: 'quiet' }),
};
