import { brewing, brewerNow, inBrewStep, ofBrewery } from '../../round.ts';
import { BANK, companyPlace } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { ref } from '../../../../../table/shape.ts';
import type { DoClock } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { isExpert } from '../../../readers.ts';
import { equipDuty } from '../../duty.ts';
import { cardsAllowed } from '../../equipment.ts';
import { EXPERT_COURSE } from '../course.ts';
import { breweryOfBox, codeOfKim, isKim, KIM_DISPLAY } from '../pieces.ts';
import { roomFor } from '../property.ts';
import { placeOfKim, oneOfEach } from '../readers.ts';
import {
  boxFree,
  equipmentComesFirst,
  expertBreweryRules,
  kimCash,
  kimThere,
  priceOfKim,
  purchasesFirst,
} from '../rules.ts';

const fields = { kim: ref('kim') } as const;
type BuyKim = MoveOf<typeof fields>;

const rule = ofBrewery<BuyKim>();
/** §7.1: never two in one turn, not even in the yellow phase. */
const oneKim = rule('one-kim', '7.1', ['HSB-7.1.06'], ({ clock }) => clock.kims > 0);
/** §7.1: in the yellow phase beside one card, from the green phase on instead of it. */
const howMany = rule('kim-count', '7.1', ['HSB-7.1.05'], (table) => {
  const most = cardsAllowed(table);
  return table.clock.kims === 0 && table.clock.equipped >= most && { most };
});

/** §7.1, §7.6: a brewery buys a small investment from the bank. */
export const buyKim: MoveSpec<DoClock, BuyKim> = {
  fields,
  example: { type: 'buy-kim', seat: 'anna', kim: 'kim/A1/1' },
  ...brewing<BuyKim>('buy-kim', {
    *each(table, _, seat) {
      if (isExpert(table)) for (const kim of oneOfEach(table)) yield { type: 'buy-kim', seat, kim };
    },
    told: (_, { kim }, company) => ({ company, kim: codeOfKim(kim), price: priceOfKim(kim) }),
    tone: 'plain',
    step: 'equip',
  }),
  effects: (table, { kim }) =>
    drafted(table, (draft) => {
      const brewery = brewerNow(table);
      if (brewery === null || placeOfKim(table, kim) !== KIM_DISPLAY) return;
      draft.put(kim, roomFor(table, brewery));
      draft.pay(priceOfKim(kim), companyPlace(brewery), BANK, 'due/kim');
      draft.set('kims', table.clock.kims + 1);
      // Where a card was due, this must not stand in its way.
      if (equipDuty(table, brewery) === null) draft.set('equipped', table.clock.equipped + 1);
    }),
  rules: [
    ...expertBreweryRules,
    inBrewStep('buy-kim', EXPERT_COURSE),
    kimThere,
    purchasesFirst,
    equipmentComesFirst,
    oneKim,
    howMany,
    boxFree,
    kimCash(brewerNow, ({ kim }) => priceOfKim(kim)),
  ],
  concerns: (_, { kim }, piece) => codeOfKim(kim) === codeOfKim(piece),
  reads: (table, seat, { piece, from, to }) => {
    const isHere = breweryOfBox(to) === brewerNow(table) || to === companyPlace(brewerNow(table) ?? '');
    return isKim(piece) && from === KIM_DISPLAY && isHere ? [{ type: 'buy-kim', seat, kim: piece }] : [];
  },
  begins: true,
};
