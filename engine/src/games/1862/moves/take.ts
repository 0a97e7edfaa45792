import { seatOf } from '../../../rail/ids.ts';
import { tiedMoney } from '../../../rail/verbs/standing-bids.ts';
import { acts, hasJustBought } from '../../../rail/verbs/pass.ts';
import { alone } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { isPrivate } from '../data/privates.ts';
import { takePrivate } from '../deal.ts';
import { acted, doing, isUnsoldFirst } from '../flow.ts';
import { privatesLeft } from '../groups.ts';
import { askedFor, cheapestPrivate, comeUp, isOnDisplay } from '../lots.ts';
import { privateCard, ROW } from '../pieces.ts';
import type { Move62, Rule62 } from '../rules.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { freeMoney } from '../seats.ts';

const fields = { private: ref('private') } as const;
type Take = MoveOf<typeof fields>;

/** Chapter 3: buy, bid or pass, one of them. */
export const oneAct = alone(
  rule('one-act', '3', ['62-3.2'], (table, { seat }) =>
    when(privatesLeft(table) && hasJustBought(table, seat)),
  ),
);
/** Chapter 3: at 0 whoever is addressed takes private 1. */
export const mustTake = rule('must-take', '3', ['62-3.10'], (table, { seat }) => {
  const { round, firstPrice, turn } = table.clock;
  return when(round === 'SR' && firstPrice === 0 && turn === seat && isUnsoldFirst(table));
});
/** Chapter 3: only what is on display can be had. */
export const onDisplay = <M extends Move>(of: (move: M) => string): Rule62<M> =>
  rule<M>('not-on-display', '3', ['62-3.3'], (table, move) =>
    when(!isOnDisplay(table, of(move)), { private: of(move) }),
  );
/** Chapter 3: outright only the cheapest. */
const cheapestOnly = rule<Take>('cheapest-only', '3', ['62-3.4'], (table, { private: id }) => {
  const cheapest = cheapestPrivate(table);
  return when(isOnDisplay(table, id) && id !== cheapest, { private: id, cheapest });
});
/** Chapter 3: the price goes to the bank at once; money in bids is tied. */
const covered = rule<Take>('take-price', '3', ['62-3.15', '62-3.7'], (table, { seat, private: id }) => {
  const [price, free] = [askedFor(table, id), freeMoney(table, seat)];
  const tied = tiedMoney(table.clock.bids, seat);
  return when(id === cheapestPrivate(table) && free < price, { private: id, price, free, tied });
});

/** Chapter 3: the private with the lowest price is bought outright; what comes up then may go to its bidders. */
export const take: Move62<Take> = {
  fields,
  example: { type: 'take', seat: 'anna', private: 'BOM' },
  effects: doing((draft, { seat, private: id }, table) => {
    const mine = acts(draft, seat);
    if (draft.clock.round !== 'SR' || draft.clock.auction !== null) return;
    if (!isPrivate(id) || !isOnDisplay(table, id)) return;
    takePrivate(draft, seat, id, askedFor(table, id));
    acted(draft, seat);
    if (mine) draft.set('bought', seat);
    comeUp(draft, seat);
  }),
  rules: [...stockRules, noAuction, oneAct, onDisplay<Take>((move) => move.private), cheapestOnly, covered],
  label: (table, { private: id }) => phrase('1862/log/take', { private: id, price: askedFor(table, id) }),
  *candidates(table, seat) {
    const id = cheapestPrivate(table);
    if (id !== null) yield { type: 'take', seat, private: id };
  },
  concerns: (_, { private: id }, piece) => piece === privateCard(id),
  reads: (table, seat, { piece, from, to }) => {
    const id = cheapestPrivate(table);
    if (id === null || piece !== privateCard(id) || from !== ROW || seatOf(to) !== seat) return [];
    return [{ type: 'take', seat, private: id }];
  },
  offer: (table) => ({
    label: ({ private: id }) => phrase('1862/choice/take', { private: id, price: askedFor(table, id) }),
    tone: 'main',
  }),
};
