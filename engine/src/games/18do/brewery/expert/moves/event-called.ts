import { pieceOf } from '../../../../../table/places.ts';
import { alone } from '../../../../../table/rules.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoDraft, DoMove, DoTable } from '../../../clock.ts';
import { afterBreweryRound, doing } from '../../../flow.ts';
import type { DoRule } from '../../../rules.ts';
import { gameOn, rule, startOver, when } from '../../../rules.ts';
import { prepareDemand } from '../../demand.ts';
import { differentCards, typeOfCard } from '../../equipment.ts';
import { demandOn, isCube, priceAt, wanted } from '../../market.ts';
import { closeUp } from '../../order.ts';
import { demandPlace, fieldOf, orderMarker, orderPlace, trainOfLoad } from '../../pieces.ts';
import { orderTrack } from '../../readers.ts';
import type { CardMove } from '../card-rules.ts';
import { aboutCard, cardFields, eventReach, ownEventCard, reaches, saidCube } from '../card-rules.ts';
import type { EventCode } from '../data.ts';
import { calledSeat, reserve, spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventOfMove, eventRules, expertOnly } from '../rules.ts';

/** Events that belong to no turn: H before anybody acts, L after the order is set. Whoever has them is called (§7.2). */

const brewerCalled = ({ clock }: DoTable): string => clock.calling?.brewery ?? '';
const isCalled = ({ clock }: DoTable, event: EventCode): boolean => clock.calling?.event === event;
/** Who was called has the event still: hands may have carried it off. */
const canUse = (table: DoTable, event: EventCode): boolean =>
  isCalled(table, event) && eventOf(table, brewerCalled(table)) === event;

/** §7.2: H only at the start of a brewery round, L only at its end. */
const calledFor: DoRule = alone(
  rule('event-moment', '7.2', ['HSB-7.2.26'], (table, move) => {
    const event = eventOfMove(move);
    return when(!isCalled(table, event), { event });
  }),
);
const callee: DoRule = alone(
  rule('event-callee', '7.2', ['HSB-7.2.09', 'HSB-7.2.17'], (table, { seat }) => {
    const called = calledSeat(table);
    return when(called !== null && called !== seat, { director: called ?? '' });
  }),
);
const calledRules: readonly DoRule[] = [
  expertOnly,
  ...gameOn,
  ...startOver,
  calledFor,
  callee,
  ...eventRules,
];

// —— H: advertising ——

/** H: only what customers ask for; every card has a free unit, since nobody has acted yet. */
const somebodyWaits = aboutCard(
  'event-waits',
  ['HSB-7.2.09'],
  (table, move, brewery) =>
    reaches(table, move, brewery) && demandOn(table, move.segment, move.customers).length === 0,
);
const saidAdvert = (move: CardMove) => saidCube(move, priceAt(move.segment, move.customers));

/** H: before anybody acts a cube goes onto a card of the brewery, which will deliver it. */
export const advertise: DoMove<CardMove> = {
  fields: cardFields,
  example: { type: 'advertise', seat: 'anna', card: 'kettle/2/1', segment: 2, customers: 'regular' },
  effects: doing((draft, { card, segment, customers }, table) => {
    const brewery = brewerCalled(table);
    if (!canUse(table, 'H')) return;
    spend(draft, brewery, 'H');
    draft.set('calling', null);
    reserve(draft, { brewery, card, segment, customers });
  }),
  rules: [...calledRules, ownEventCard, eventReach, somebodyWaits],
  label: (table, move) => phrase('18do/log/advertise', { brewery: brewerCalled(table), ...saidAdvert(move) }),
  *candidates(table, seat) {
    if (!isCalled(table, 'H') || calledSeat(table) !== seat) return;
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
    const isMeant = isCalled(table, 'H') && isCube(piece) && source?.isDelivered === false;
    if (!isMeant || source === null || card === null) return [];
    return [{ type: 'advertise', seat, card, segment: source.segment, customers: source.customer }];
  },
  offer: () => ({ label: (move) => phrase('18do/choice/advertise', saidAdvert(move)), tone: 'plain' }),
};

// —— L: marketing ——

const placeNow = (table: DoTable): number => orderTrack(table).indexOf(brewerCalled(table));
const placeMeant = (table: DoTable): number => Math.max(1, placeNow(table));
/** The order is settled, and the round goes on to its end. */
function closeRound(draft: DoDraft): void {
  prepareDemand(draft);
  afterBreweryRound(draft);
}

/** L: after the new order has been set the marker of the brewery goes one place to the left. */
export const marketing: DoMove = {
  fields: {},
  example: { type: 'marketing', seat: 'anna' },
  effects: doing((draft, _, table) => {
    if (!canUse(table, 'L')) return;
    const [brewery, at] = [brewerCalled(table), placeNow(table)];
    const others = orderTrack(table).filter((id) => id !== brewery);
    if (at > 0) closeUp(draft, others.toSpliced(at - 1, 0, brewery));
    spend(draft, brewery, 'L');
    draft.set('calling', null);
    closeRound(draft);
  }),
  rules: calledRules,
  label: (table) => phrase('18do/log/marketing', { brewery: brewerCalled(table), place: placeMeant(table) }),
  *candidates(table, seat) {
    if (isCalled(table, 'L') && calledSeat(table) === seat) yield { type: 'marketing', seat };
  },
  concerns: (table, _, piece) => piece === eventPiece('L') || piece === orderMarker(brewerCalled(table)),
  reads: (table, seat, { piece, to }) => {
    const isLeft = piece === orderMarker(brewerCalled(table)) && to === orderPlace(placeNow(table) - 1);
    return isCalled(table, 'L') && isLeft ? [{ type: 'marketing', seat }] : [];
  },
  offer: (table) => ({
    label: () => phrase('18do/choice/marketing', { place: placeMeant(table) }),
    tone: 'main',
  }),
};

// —— Neither ——

const nobodyCalled = rule('event-uncalled', '7.2', ['HSB-7.2.26'], ({ clock }) =>
  when(clock.calling === null),
);

/** H or L could be used now and is kept for another time. */
export const noEvent: DoMove = {
  fields: {},
  example: { type: 'no-event', seat: 'anna' },
  effects: doing((draft, _, table) => {
    const { calling, round } = table.clock;
    if (calling === null) return;
    draft.set('calling', null);
    if (calling.event === 'L' && round === 'BR') closeRound(draft);
  }),
  rules: [expertOnly, ...gameOn, ...startOver, nobodyCalled, callee],
  label: ({ clock: { calling } }) =>
    calling === null ? phrase('18do/log/no-event-nothing') : phrase('18do/log/no-event', { ...calling }),
  *candidates(table, seat) {
    if (table.clock.calling !== null && calledSeat(table) === seat) yield { type: 'no-event', seat };
  },
  offer: ({ clock }) => ({
    label: () => phrase('18do/choice/no-event', { event: clock.calling?.event ?? '' }),
    tone: 'onward',
  }),
};
