import { brewing, brewerNow, inBrewStep } from '../../round.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { differentCards, typeOfCard, unitsLeft, useUnit, worksOf } from '../../equipment.ts';
import { marketFirst } from '../../load-rules.ts';
import { priceAt, wanted } from '../../market.ts';
import type { Customer } from '../../pieces.ts';
import { fieldOf } from '../../pieces.ts';
import type { CardMove } from '../card-rules.ts';
import {
  aboutCard,
  cardFields,
  eventReach,
  openFields,
  openSegment,
  ownEventCard,
  saidCube,
  withAnyCard,
} from '../card-rules.ts';
import { EXPERT_COURSE } from '../course.ts';
import { BREWED_OUT } from '../data.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertBreweryRules, mayUse } from '../rules.ts';

/** N: only units that nobody is left for. */
const nobodyLeft = aboutCard(
  'brew-out-demand',
  ['HSB-7.2.21'],
  (table, { card }) => wanted(table, typeOfCard(card)).length > 0,
);
const freeUnit = aboutCard(
  'brew-out-unit',
  ['HSB-7.2.20', 'HSB-7.2.21'],
  (table, { card }, brewery) => worksOf(table, card) === brewery && unitsLeft(table, card) === 0,
);
/** Half of the prices together, rounded down to whole Mark. */
function gainOf({ clock }: DoTable, segment: number, customers: Customer): number {
  const before = clock.brewedOut.reduce((sum, { price }) => sum + price, 0);
  return Math.floor((before + priceAt(segment, customers)) / 2) - Math.floor(before / 2);
}

/** N: a unit that found no customer makes beer for somebody else, for half of the price; no cube moves. */
export const brewOut: MoveSpec<DoClock, CardMove> = {
  fields: cardFields,
  example: { type: 'brew-out', seat: 'anna', card: 'train/3/1', segment: 3, customers: 'regular' },
  ...brewing<CardMove>('brew-out', {
    *each(table, brewery, seat) {
      if (!mayUse(table, brewery, 'N')) return;
      for (const card of differentCards(table, brewery))
        if (unitsLeft(table, card) > 0)
          for (const { segment, customers } of openFields(table, card))
            yield { type: 'brew-out', seat, card, segment, customers };
    },
    told: (table, move) => saidCube(move, gainOf(table, move.segment, move.customers)),
    tone: 'quiet',
    step: 'pay',
  }),
  effects: (table, { card, segment, customers }) =>
    drafted(table, (draft) => {
      const brewery = brewerNow(table);
      const { brewedOut, step } = table.clock;
      if (brewery === null || step === 'equip' || brewedOut.length >= BREWED_OUT) return;
      if (brewedOut.length === 0 && eventOf(table, brewery) !== 'N') return;
      if (brewedOut.length === 0) spend(draft, brewery, 'N');
      useUnit(draft, card, gainOf(table, segment, customers));
      draft.set('brewedOut', [...brewedOut, { card, price: priceAt(segment, customers) }]);
      draft.set('step', 'pay');
    }),
  rules: [
    ...expertBreweryRules,
    inBrewStep('brew-out', EXPERT_COURSE),
    marketFirst,
    ...eventRules,
    ownEventCard,
    eventReach,
    openSegment,
    nobodyLeft,
    freeUnit,
  ],
  concerns: (_, __, piece) => piece === eventPiece('N'),
  reads: (table, seat, { piece, to }) => {
    const [brewery, field] = [brewerNow(table), fieldOf(to)];
    if (brewery === null || field === null || piece !== eventPiece('N')) return [];
    return withAnyCard(table, brewery, field, { type: 'brew-out', seat });
  },
  begins: true,
};
