import { companyOf } from '../../../../rail/ids.ts';
import { carryingRules, isMoney } from '../../../../rail/verbs/hands.ts';
import { piecesAt } from '../../../../table/places.ts';
import { isBrewers, isExpert, railways } from '../../readers.ts';
import type { DoRule } from '../../rules.ts';
import { rule, when } from '../../rules.ts';
import { isCube } from '../market.ts';
import { deliveredPlace, demandPlace, loadPlace } from '../pieces.ts';
import { breweryOfBox, EVENT_DISPLAY, eventOfPiece, isKim } from './pieces.ts';

const carrying = carryingRules(rule);

/** §7.2: an event goes to the display and nowhere else; nobody sells or gives it away. */
const eventStays = carrying('event-stays', '7.2', ['HSB-7.2.06'], ({ piece, from, to }) => {
  const event = eventOfPiece(piece);
  const isHeld = event !== null && breweryOfBox(from) !== null;
  return when(isHeld && to !== from && to !== EVENT_DISPLAY, { event: event ?? '' });
});
/** §7.2: never two on one sheet. */
const oneEvent = carrying('events-one', '7.2', ['HSB-7.2.03'], ({ piece, from, to }, table) => {
  const isSecond = breweryOfBox(to) !== null && piecesAt(table, to).some((one) => eventOfPiece(one) !== null);
  return when(eventOfPiece(piece) !== null && from !== to && isSecond, { brewery: breweryOfBox(to) ?? '' });
});
/** §7.1: one marker in a box. */
const oneInBox = carrying('box-taken', '7.1', ['HSB-7.1.03'], ({ piece, from, to }, table) => {
  const isSecond = breweryOfBox(to) !== null && piecesAt(table, to).some(isKim);
  return when(isKim(piece) && from !== to && isSecond, { brewery: breweryOfBox(to) ?? '' });
});
/** §7.2: the cube that H has put on a card is delivered beside its origin, and not exported. */
const notExported = carrying(
  'reserved-delivers',
  '7.2',
  ['HSB-7.2.10'],
  ({ piece, from, to }, { clock: { reserved } }) => {
    if (reserved === null || !isCube(piece) || from !== loadPlace(reserved.card) || from === to) return null;
    const { segment, customers } = reserved;
    const isHome = to === deliveredPlace(segment, customers) || to === demandPlace(segment, customers);
    return when(!isHome, { segment, customers });
  },
);
/** §7.1.3: money passes between railways and breweries for a thermo wagon only. */
const wagonsOnly: DoRule = {
  ...carrying('wagon-money', '7.1.3', ['HSB-7.1.3.08'], (carried, table) => {
    const ends = [companyOf(carried.from) ?? '', companyOf(carried.to) ?? ''];
    const isBetween = ends.some(isBrewers) && ends.some((id) => railways(table).includes(id));
    return when(isExpert(table) && isMoney(carried) && isBetween);
  }),
  instead: ['18do/4.7/no-payments'],
};

/** What the rulebook says about hands that carry markers of the expert game and make no move of it. */
export const expertHandRules: readonly DoRule[] = [eventStays, oneEvent, oneInBox, notExported, wagonsOnly];
