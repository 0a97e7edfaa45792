import { alone, unless } from '../../../../../table/rules.ts';
import type { PieceId, Seat } from '../../../../../table/types.ts';
import type { DoMove, DoTable } from '../../../clock.ts';
import { BEER_SUPPLY } from '../../../pieces.ts';
import type { DoRule } from '../../../rules.ts';
import { brewMove } from '../../../turn-move.ts';
import type { BreweryId } from '../../clock.ts';
import { cardThatMust, deliverCube, reachedBy } from '../../delivery.ts';
import { addIncome, differentCards, typeOfCard, unitsLeft, useUnit, worksOf } from '../../equipment.ts';
import { marketFirst } from '../../load-rules.ts';
import type { Demand } from '../../market.ts';
import { isCube, priceAt, wanted } from '../../market.ts';
import { deliver } from '../../moves/deliver.ts';
import type { Customer } from '../../pieces.ts';
import { deliveredPlace, fieldOf } from '../../pieces.ts';
import { cubesAt } from '../../readers.ts';
import { brewerNow, ofBrewery } from '../../round.ts';
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
import { BREWED_OUT } from '../data.ts';
import { eventMove } from '../event-move.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventInPlace, eventRules, expertOnly, expertRulesFor, mayUse } from '../rules.ts';

/** Events that make more of a card of the brewery and a field of the market: K, N and O (§7.2). */

/** Each different card with each field that it could be meant for. */
const eachField = (fieldsOf: (table: DoTable, card: PieceId) => readonly Demand[], type: string) =>
  function* each(table: DoTable, brewery: BreweryId, seat: Seat): Iterable<CardMove> {
    for (const card of differentCards(table, brewery))
      for (const { segment, customers } of fieldsOf(table, card))
        yield { type, seat, card, segment, customers };
  };
/** The marker of the event is laid onto a field. */
const markerOnField =
  (marker: PieceId, type: string): NonNullable<DoMove<CardMove>['reads']> =>
  (table, seat, { piece, to }) => {
    const [brewery, field] = [brewerNow(table), fieldOf(to)];
    if (brewery === null || field === null || piece !== marker) return [];
    return withAnyCard(table, brewery, field, { type, seat });
  };

/** What N and O have in common: a card and an open field, when what has to be delivered is. */
const afterDelivery = (kind: string): readonly DoRule<CardMove>[] => [
  ...expertRulesFor(kind),
  marketFirst,
  ...eventRules,
  ownEventCard,
  eventReach,
  openSegment,
];

// —— K: a better beer ——

/** The price of the next higher segment, of the same kind of customers. */
const premiumAt = (segment: number, customers: Customer): number => priceAt(segment + 1, customers);
/** K: above segment 6 there is none; what could not be delivered anyway is told so. */
const notOnTop = unless(
  ofBrewery<CardMove>()('premium-top', '7.2', ['HSB-7.2.15'], (_, { segment }) => segment >= 6),
  (table, move) => deliver.rules.some((one) => one.check(table, move) !== null),
);

/** K: one delivered cube earns the price of the next higher segment; it moves in its own. */
export const premium = eventMove<CardMove>('K', {
  fields: cardFields,
  example: { type: 'premium', seat: 'anna', card: 'kettle/2/1', segment: 2, customers: 'regular' },
  does: (draft, brewery, { card, segment, customers }) => {
    if (segment >= 6) return;
    spend(draft, brewery, 'K');
    deliverCube(draft, card, segment, customers, premiumAt(segment, customers));
  },
  rules: [expertOnly, ...eventInPlace(deliver.rules, 'premium'), ...eventRules, notOnTop],
  each: eachField(reachedBy, 'premium'),
  told: (_, move) => saidCube(move, premiumAt(move.segment, move.customers)),
  tone: 'quiet',
  step: 'deliver',
  reads: markerOnField(eventPiece('K'), 'premium'),
  begins: true,
});

// —— N: beer for others ——

/** N: only units that nobody is left for; who still has to deliver is told so, and who has no unit needs no customers. */
const nobodyLeft = aboutCard('brew-out-demand', ['HSB-7.2.21'], (table, { card }, brewery) => {
  const isFree = worksOf(table, card) === brewery && unitsLeft(table, card) > 0;
  return isFree && cardThatMust(table, brewery) === null && wanted(table, typeOfCard(card)).length > 0;
});
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
const withUnit = eachField(
  (table, card) => (unitsLeft(table, card) > 0 ? openFields(table, card) : []),
  'brew-out',
);

/** N: a unit that found no customer makes beer for somebody else, for half of the price; no cube moves. */
export const brewOut = brewMove<CardMove>({
  fields: cardFields,
  example: { type: 'brew-out', seat: 'anna', card: 'train/3/1', segment: 3, customers: 'regular' },
  does: (draft, brewery, { card, segment, customers }) => {
    const { table } = draft;
    const { brewedOut, step } = table.clock;
    if (step === 'equip' || brewedOut.length >= BREWED_OUT) return;
    // It is spent with the first of two cubes.
    if (brewedOut.length === 0 && eventOf(table, brewery) !== 'N') return;
    if (brewedOut.length === 0) spend(draft, brewery, 'N');
    useUnit(draft, card, gainOf(table, segment, customers));
    draft.set('brewedOut', [...brewedOut, { card, price: priceAt(segment, customers) }]);
    draft.set('step', 'pay');
  },
  rules: [...afterDelivery('brew-out'), nobodyLeft, freeUnit],
  each: (table, brewery, seat) => (mayUse(table, brewery, 'N') ? withUnit(table, brewery, seat) : []),
  told: (table, move) => saidCube(move, gainOf(table, move.segment, move.customers)),
  tone: 'quiet',
  step: 'pay',
  concerns: (_, __, piece) => piece === eventPiece('N'),
  reads: markerOnField(eventPiece('N'), 'brew-out'),
  begins: true,
});

// —— O: a second shift ——

const halfAt = (segment: number, customers: Customer): number => Math.floor(priceAt(segment, customers) / 2);
/** O: the cube comes from the supply. */
const inSupply = alone(
  ofBrewery<CardMove>()(
    'supply-empty',
    '7.2',
    ['HSB-7.2.23'],
    (table) => cubesAt(table, BEER_SUPPLY).length === 0,
  ),
);

/** O: at the end of the delivery a card brings one cube more, out of the supply and for half of the price. */
export const secondShift = eventMove<CardMove>('O', {
  fields: cardFields,
  example: { type: 'second-shift', seat: 'anna', card: 'train/3/1', segment: 3, customers: 'regular' },
  does: (draft, brewery, { card, segment, customers }) => {
    const [cube] = cubesAt(draft.table, BEER_SUPPLY);
    if (cube === undefined) return;
    spend(draft, brewery, 'O');
    draft.put(cube, deliveredPlace(segment, customers)).set('extraShift', card);
    addIncome(draft, card, halfAt(segment, customers));
    draft.set('step', 'load');
  },
  rules: [...afterDelivery('second-shift'), inSupply],
  each: eachField(openFields, 'second-shift'),
  told: (_, move) => saidCube(move, halfAt(move.segment, move.customers)),
  tone: 'quiet',
  step: 'deliver',
  concerns: (table, _, piece) => piece === eventPiece('O') || cubesAt(table, BEER_SUPPLY).includes(piece),
  reads: (table, seat, { piece, from, to }) => {
    const [brewery, field] = [brewerNow(table), fieldOf(to)];
    const isMeant = isCube(piece) && from === BEER_SUPPLY && field?.isDelivered === true;
    if (brewery === null || field === null || !isMeant || eventOf(table, brewery) !== 'O') return [];
    return withAnyCard(table, brewery, field, { type: 'second-shift', seat });
  },
  begins: true,
});
