import { BANK, seatPlace } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { ref } from '../../../../../table/shape.ts';
import type { Move } from '../../../../../table/types.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { isExpert, purse } from '../../../readers.ts';
import type { DoRule } from '../../../rules.ts';
import { gameOn, rule, startOver, when } from '../../../rules.ts';
import { smallOfSeat } from '../../readers.ts';
import { breweryOfBox, codeOfKim, isKim, KIM_DISPLAY } from '../pieces.ts';
import { roomFor } from '../property.ts';
import { placeOfKim, oneOfEach } from '../readers.ts';
import { expertOnly, kimThere, priceOfKim } from '../rules.ts';

const fields = { kim: ref('kim') } as const;
type StartKim = MoveOf<typeof fields>;

/** §7.4: only between the start round and the first stock round. */
const justNow = rule('kim-start-over', '7.4', ['HSB-7.4.01'], ({ clock }) =>
  when(clock.round !== 'start' && clock.kimBuyers.length === 0),
);
/** §7.4: one after the other, the owner of the lowest number first, and each only once. */
const ownTurn = rule('kim-start-turn', '7.4', ['HSB-7.4.01', 'HSB-7.4.02'], ({ clock }, { seat }) => {
  const [now] = clock.kimBuyers;
  return when(now !== undefined && now !== seat, { director: now ?? '' });
});
/** §7.4: private cash pays, never what the brewery has. */
const privatePays = rule<StartKim>('private-pays', '7.4', ['HSB-7.4.02'], (table, { seat, kim }) => {
  const [price, cash] = [priceOfKim(kim), purse(table, seat)];
  return when(price > cash, { price, cash });
});
const first: readonly DoRule[] = [expertOnly, gameOn, startOver, justNow, ownTurn];
const isNext = ({ clock }: DoTable, seat: string): boolean => clock.kimBuyers[0] === seat;

/** §7.4: after the start round every owner may buy one small investment for the small brewery. */
export const startKim: MoveSpec<DoClock, StartKim> = {
  fields,
  example: { type: 'start-kim', seat: 'anna', kim: 'kim/A1/1' },
  effects: (table, { seat, kim }) =>
    drafted(table, (draft) => {
      const small = smallOfSeat(table, seat);
      if (!isExpert(table) || small === null || placeOfKim(table, kim) !== KIM_DISPLAY) return;
      draft.put(kim, roomFor(table, small));
      draft.pay(priceOfKim(kim), seatPlace(seat), BANK, 'due/start-kim');
      draft.set(
        'kimBuyers',
        table.clock.kimBuyers.filter((one) => one !== seat),
      );
    }),
  rules: [...first, kimThere, privatePays],
  label: (_, { kim }) => phrase('18do/log/start-kim', { kim: codeOfKim(kim), price: priceOfKim(kim) }),
  *candidates(table, seat) {
    if (isExpert(table) && isNext(table, seat) && smallOfSeat(table, seat) !== null)
      for (const kim of oneOfEach(table)) yield { type: 'start-kim', seat, kim };
  },
  concerns: (_, { kim }, piece) => codeOfKim(kim) === codeOfKim(piece),
  reads: (table, seat, { piece, from, to }) =>
    isNext(table, seat) && isKim(piece) && from === KIM_DISPLAY && breweryOfBox(to) !== null
      ? [{ type: 'start-kim', seat, kim: piece }]
      : [],
  begins: true,
  offer: () => ({
    label: ({ kim }) => phrase('18do/choice/buy-kim', { kim: codeOfKim(kim), price: priceOfKim(kim) }),
    tone: 'plain',
  }),
};
/** Or none. */
export const noKim: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'no-kim', seat: 'anna' },
  effects: (table, { seat }) =>
    drafted(table, (draft) => {
      const left = table.clock.kimBuyers.filter((one) => one !== seat);
      if (left.length < table.clock.kimBuyers.length) draft.set('kimBuyers', left);
    }),
  rules: first,
  label: () => phrase('18do/log/no-kim'),
  *candidates(table, seat) {
    if (isExpert(table) && isNext(table, seat)) yield { type: 'no-kim', seat };
  },
  offer: () => ({ label: () => phrase('18do/choice/no-kim'), tone: 'onward' }),
};
