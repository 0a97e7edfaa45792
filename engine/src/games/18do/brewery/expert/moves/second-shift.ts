import { usingEvent } from '../using-event.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { DoClock } from '../../../clock.ts';
import { BEER_SUPPLY } from '../../../pieces.ts';
import { addIncome, differentCards } from '../../equipment.ts';
import { marketFirst } from '../../load-rules.ts';
import { isCube, priceAt } from '../../market.ts';
import type { Customer } from '../../pieces.ts';
import { deliveredPlace, fieldOf } from '../../pieces.ts';
import { cubesAt } from '../../readers.ts';
import { brewerNow, inBrewStep } from '../../round.ts';
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
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertBreweryRules } from '../rules.ts';

const halfAt = (segment: number, customers: Customer): number => Math.floor(priceAt(segment, customers) / 2);
/** O: the cube comes from the supply. */
const inSupply = aboutCard(
  'supply-empty',
  ['HSB-7.2.23'],
  (table) => cubesAt(table, BEER_SUPPLY).length === 0,
);

/** O: at the end of the delivery a card brings one cube more, out of the supply and for half of the price. */
export const secondShift: MoveSpec<DoClock, CardMove> = {
  fields: cardFields,
  example: { type: 'second-shift', seat: 'anna', card: 'train/3/1', segment: 3, customers: 'regular' },
  ...usingEvent<CardMove>('O', 'second-shift', {
    use: (draft, brewery, { card, segment, customers }) => {
      const [cube] = cubesAt(draft.table, BEER_SUPPLY);
      if (cube === undefined) return;
      spend(draft, brewery, 'O');
      draft.put(cube, deliveredPlace(segment, customers)).set('extraShift', card);
      addIncome(draft, card, halfAt(segment, customers));
      draft.set('step', 'load');
    },
    *each(table, brewery, seat) {
      for (const card of differentCards(table, brewery))
        for (const { segment, customers } of openFields(table, card))
          yield { type: 'second-shift', seat, card, segment, customers };
    },
    told: (_, move) => saidCube(move, halfAt(move.segment, move.customers)),
    tone: 'quiet',
    step: 'deliver',
  }),
  rules: [
    ...expertBreweryRules,
    inBrewStep('second-shift', EXPERT_COURSE),
    marketFirst,
    ...eventRules,
    ownEventCard,
    eventReach,
    openSegment,
    inSupply,
  ],
  concerns: (table, _, piece) => piece === eventPiece('O') || cubesAt(table, BEER_SUPPLY).includes(piece),
  reads: (table, seat, { piece, from, to }) => {
    const [brewery, field] = [brewerNow(table), fieldOf(to)];
    const isMeant = isCube(piece) && from === BEER_SUPPLY && field?.isDelivered === true;
    if (brewery === null || field === null || !isMeant || eventOf(table, brewery) !== 'O') return [];
    return withAnyCard(table, brewery, field, { type: 'second-shift', seat });
  },
  begins: true,
};
