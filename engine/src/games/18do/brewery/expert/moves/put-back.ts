import { brewing, brewerNow, inBrewStep, ofBrewery } from '../../round.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { ref } from '../../../../../table/shape.ts';
import type { DoClock } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { EXPERT_COURSE } from '../course.ts';
import { breweryOfBox, codeOfKim, isKim, KIM_DISPLAY } from '../pieces.ts';
import { hasFreeBox, kimsOf } from '../readers.ts';
import { expertBreweryRules, purchasesFirst } from '../rules.ts';

const fields = { kim: ref('kim') } as const;
type PutBack = MoveOf<typeof fields>;

const rule = ofBrewery<PutBack>();
/** §7.1: only what lies on the own sheet. */
const own = rule('puts-own', '7.1', ['HSB-7.1.10'], (table, { kim }, brewery) =>
  kimsOf(table, brewery).includes(kim) ? false : { kim: codeOfKim(kim) },
);
/** §7.1: it makes room for another one, and only where there is none. */
const forRoom = rule('room-already', '7.1', ['HSB-7.1.10'], (table, _, brewery) =>
  hasFreeBox(table, brewery),
);

/** §7.1: a small investment goes back to the display, without any money for it. */
export const putBack: MoveSpec<DoClock, PutBack> = {
  fields,
  example: { type: 'put-back', seat: 'anna', kim: 'kim/A1/1' },
  ...brewing<PutBack>('put-back', {
    *each(table, brewery, seat) {
      for (const kim of kimsOf(table, brewery)) yield { type: 'put-back', seat, kim };
    },
    told: (_, { kim }) => ({ kim: codeOfKim(kim) }),
    tone: 'quiet',
    step: 'equip',
  }),
  effects: (table, { kim }) =>
    drafted(table, (draft) => {
      const brewery = brewerNow(table);
      if (brewery !== null && kimsOf(table, brewery).includes(kim)) draft.put(kim, KIM_DISPLAY);
    }),
  rules: [...expertBreweryRules, inBrewStep('put-back', EXPERT_COURSE), own, purchasesFirst, forRoom],
  concerns: (_, { kim }, piece) => kim === piece,
  reads: (table, seat, { piece, from, to }) => {
    const isMine = breweryOfBox(from) !== null && breweryOfBox(from) === brewerNow(table);
    return isMine && isKim(piece) && to === KIM_DISPLAY ? [{ type: 'put-back', seat, kim: piece }] : [];
  },
};
