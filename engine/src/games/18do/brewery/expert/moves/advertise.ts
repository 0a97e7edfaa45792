import type { MoveSpec } from '../../../../../table/game.ts';
import { pieceOf } from '../../../../../table/places.ts';
import { alone } from '../../../../../table/rules.ts';
import type { Move } from '../../../../../table/types.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import type { DoRule } from '../../../rules.ts';
import { gameOn, rule, startOver, when } from '../../../rules.ts';
import { differentCards, typeOfCard } from '../../equipment.ts';
import { demandOn, isCube, priceAt, wanted } from '../../market.ts';
import { demandPlace, fieldOf, trainOfLoad } from '../../pieces.ts';
import { kettleOf } from '../../readers.ts';
import type { CardMove } from '../card-rules.ts';
import { aboutCard, cardFields, eventReach, ownEventCard, saidCube } from '../card-rules.ts';
import { calledSeat, reserve, spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventOfMove, eventRules, expertOnly } from '../rules.ts';

/** §7.2: H only at the start of a brewery round, L only at its end: whoever has them is called then. */
const calledFor: DoRule = alone(
  rule('event-moment', '7.2', ['HSB-7.2.26'], ({ clock }, move) => {
    const event = eventOfMove(move);
    return when(clock.calling?.event !== event, { event });
  }),
);
const callee: DoRule = alone(
  rule('event-callee', '7.2', ['HSB-7.2.09', 'HSB-7.2.17'], (table, { seat }) => {
    const called = calledSeat(table);
    return when(called !== null && called !== seat, { director: called ?? '' });
  }),
);
export const calledRules: readonly DoRule[] = [expertOnly, gameOn, startOver, calledFor, callee];

/** H: only what customers ask for, and with a unit of the card. */
const somebodyWaits = aboutCard(
  'event-waits',
  ['HSB-7.2.09'],
  (table, { segment, customers }) => demandOn(table, segment, customers).length === 0,
);
const hasUnit = aboutCard('event-unit', ['HSB-7.2.09'], (_, { card }) => (kettleOf(card)?.units ?? 0) === 0);
const brewerCalled = ({ clock }: DoTable): string => clock.calling?.brewery ?? '';

/** H: before anybody acts a cube goes onto a card of the brewery, which will deliver it. */
export const advertise: MoveSpec<DoClock, CardMove> = {
  fields: cardFields,
  example: { type: 'advertise', seat: 'anna', card: 'kettle/2/1', segment: 2, customers: 'regular' },
  effects: (table, { card, segment, customers }) =>
    drafted(table, (draft) => {
      const brewery = brewerCalled(table);
      if (table.clock.calling?.event !== 'H' || eventOf(table, brewery) !== 'H') return;
      spend(draft, brewery, 'H');
      draft.set('calling', null);
      reserve(draft, { brewery, card, segment, customers });
    }),
  rules: [...calledRules, ...eventRules, ownEventCard, hasUnit, eventReach, somebodyWaits],
  label: (table, move) =>
    phrase('18do/log/advertise', {
      brewery: brewerCalled(table),
      ...saidCube(move, priceAt(move.segment, move.customers)),
    }),
  *candidates(table, seat) {
    if (table.clock.calling?.event !== 'H' || calledSeat(table) !== seat) return;
    for (const card of differentCards(table, brewerCalled(table)))
      for (const { segment, customers } of wanted(table, typeOfCard(card)))
        yield { type: 'advertise', seat, card, segment, customers };
  },
  concerns: (table, { segment, customers, card }, piece) =>
    piece === eventPiece('H') ||
    piece === card ||
    pieceOf(table, piece)?.at === demandPlace(segment, customers),
  reads: (table, seat, { piece, from, to }) => {
    const [source, card] = [fieldOf(from), trainOfLoad(to)];
    const isMeant = table.clock.calling?.event === 'H' && isCube(piece) && source?.isDelivered === false;
    if (!isMeant || source === null || card === null) return [];
    return [{ type: 'advertise', seat, card, segment: source.segment, customers: source.customer }];
  },
  offer: () => ({
    label: (move) => phrase('18do/choice/advertise', saidCube(move, priceAt(move.segment, move.customers))),
    tone: 'plain',
  }),
};

/** An event that could be used now is kept. */
const nobodyCalled = rule('event-uncalled', '7.2', ['HSB-7.2.26'], ({ clock }) =>
  when(clock.calling === null),
);
export const letBeRules: readonly DoRule<Move>[] = [expertOnly, gameOn, startOver, nobodyCalled, callee];
