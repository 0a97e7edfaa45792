import { seatOf } from '../../../rail/ids.ts';
import { tiedMoney } from '../../../rail/verbs/standing-bids.ts';
import { acts } from '../../../rail/verbs/pass.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Table62 } from '../clock.ts';
import type { PrivateId } from '../data/privates.ts';
import { isPrivate } from '../data/privates.ts';
import { takePrivate } from '../deal.ts';
import { acted, drafted } from '../flow.ts';
import { askedFor, cheapestPrivate, comeUp, isOnDisplay } from '../lots.ts';
import { privateCard, ROW } from '../pieces.ts';
import type { Rule62 } from '../rules.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { freeMoney } from '../seats.ts';
import { oneAct } from './turns.ts';

const fields = { private: ref('private') } as const;
type Take = MoveOf<typeof fields>;

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
  const [price, free] = [askedFor(table, id as PrivateId), freeMoney(table, seat)];
  const tied = tiedMoney(table.clock.bids, seat);
  return when(isOnDisplay(table, id) && free < price, { private: id, price, free, tied });
});

/** Chapter 3: the private with the lowest price is bought outright; what comes up then may go to its bidders. */
export const take: MoveSpec<Clock62, Take> = {
  fields,
  example: { type: 'take', seat: 'anna', private: 'BOM' },
  effects: (table, { seat, private: id }) =>
    drafted(table, (draft) => {
      const mine = acts(draft, seat);
      if (draft.clock.round !== 'SR' || draft.clock.auction !== null) return;
      if (!isPrivate(id) || !isOnDisplay(table, id)) return;
      takePrivate(draft, seat, id, askedFor(table, id));
      acted(draft, seat);
      if (mine) draft.set('bought', seat);
      comeUp(draft, seat);
    }),
  rules: [...stockRules, noAuction, oneAct, onDisplay<Take>((move) => move.private), cheapestOnly, covered],
  label: (table, { private: id }) =>
    phrase('1862/log/take', { private: id, price: askedFor(table, id as PrivateId) }),
  *candidates(table, seat) {
    const id = cheapestPrivate(table);
    if (id !== null) yield { type: 'take', seat, private: id };
  },
  concerns: (_, { private: id }, piece) => piece === privateCard(id as PrivateId),
  reads: (table, seat, { piece, from, to }) =>
    piece.startsWith('private/') && from === ROW && seatOf(to) === seat && isCheapest(table, piece)
      ? [{ type: 'take', seat, private: piece.slice('private/'.length) }]
      : [],
  offer: (table) => ({
    label: ({ private: id }) =>
      phrase('1862/choice/take', { private: id, price: askedFor(table, id as PrivateId) }),
    tone: 'main',
  }),
};
const isCheapest = (table: Table62, piece: string): boolean => {
  const id = cheapestPrivate(table);
  return id !== null && piece === privateCard(id);
};
