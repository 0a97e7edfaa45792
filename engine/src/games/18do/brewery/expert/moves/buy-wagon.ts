import { operatorOf } from '../../../../../rail/clock.ts';
import { BANK, companyOf, companyPlace } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { ref } from '../../../../../table/shape.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { dutyOf, newTrainsAllowed } from '../../../purchase.ts';
import { isExpert } from '../../../readers.ts';
import {
  inStep,
  isOperator,
  ofCompany,
  ofOperator,
  operatingRules,
  somebodyOperates,
} from '../../../rules.ts';
import { trainOfLoad } from '../../pieces.ts';
import { codeOfKim, isKim, isWagon, KIM_DISPLAY } from '../pieces.ts';
import { placeOfKim, oneOfEach } from '../readers.ts';
import { expertOnly, kimCash, kimThere, priceOfKim, trainComesFirst } from '../rules.ts';
import { berth } from '../wagons.ts';

const fields = { kim: ref('kim') } as const;
type BuyWagon = MoveOf<typeof fields>;

const rule = ofCompany<BuyWagon>();
/** §7.1: of all small investments a railway buys only thermo wagons. */
export const wagonsOnly = rule('wagons-only', '7.1', ['HSB-7.1.01'], (_, { kim }) =>
  isWagon(kim) ? false : { kim: codeOfKim(kim) },
);
/** §7.1.3: never two in one turn. */
const oneWagon = rule('one-wagon', '7.1.3', ['HSB-7.1.3.09'], ({ clock }) => clock.kims > 0);
/** §7.1.3, §7.5: from the bank it counts like a train. */
const howMany = rule('wagon-count', '7.1.3', ['HSB-7.1.3.01', 'HSB-7.5.01'], (table) => {
  const most = newTrainsAllowed(table);
  return table.clock.kims === 0 && table.clock.newTrains >= most && { most };
});

/** §7.5: instead of a train a railway buys a thermo wagon from the bank. */
export const buyWagon: MoveSpec<DoClock, BuyWagon> = {
  fields,
  example: { type: 'buy-wagon', seat: 'anna', kim: 'kim/C/1' },
  effects: (table, { kim }) =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      if (company === null || !isWagon(kim) || placeOfKim(table, kim) !== KIM_DISPLAY) return;
      draft.put(kim, berth(table, company));
      draft.pay(priceOfKim(kim), companyPlace(company), BANK, 'due/kim');
      draft.set('kims', table.clock.kims + 1);
      // Where a train was due, this must not stand in its way.
      if (dutyOf(table, company) === null) draft.set('newTrains', table.clock.newTrains + 1);
    }),
  rules: [
    expertOnly,
    ...operatingRules,
    somebodyOperates,
    inStep('train'),
    wagonsOnly,
    kimThere,
    trainComesFirst,
    oneWagon,
    howMany,
    kimCash(operatorOf, ({ kim }) => priceOfKim(kim)),
  ],
  label: (table, { kim }) =>
    ofOperator(table, (company) =>
      phrase('18do/log/buy-kim', { company, kim: codeOfKim(kim), price: priceOfKim(kim) }),
    ),
  *candidates(table, seat) {
    if (isExpert(table) && isOperator(table, seat))
      for (const kim of oneOfEach(table).filter(isWagon)) yield { type: 'buy-wagon', seat, kim };
  },
  concerns: (_, { kim }, piece) => codeOfKim(kim) === codeOfKim(piece),
  reads: (table, seat, { piece, from, to }) => {
    const company = operatorOf(table);
    const isHere = companyOf(to) === company || trainOfLoad(to) !== null;
    const isMeant = company !== null && isKim(piece) && from === KIM_DISPLAY && isHere;
    return isMeant ? [{ type: 'buy-wagon', seat, kim: piece }] : [];
  },
  begins: true,
  offer: () => ({
    label: ({ kim }) => phrase('18do/choice/buy-kim', { kim: codeOfKim(kim), price: priceOfKim(kim) }),
    tone: 'plain',
    step: 'trains',
  }),
};
