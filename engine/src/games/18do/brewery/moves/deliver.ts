import { firstThen } from '../../../../table/rules.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { choice, ref, whole } from '../../../../table/shape.ts';
import { pieceOf } from '../../../../table/places.ts';
import type { PieceId } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import { brewMove } from '../../turn-move.ts';
import { deliverCube, reachedBy } from '../delivery.ts';
import { cardName, differentCards, isTwin, typeOfCard, unitsLeft, worksOf } from '../equipment.ts';
import { demandOn, isCube, priceAt } from '../market.ts';
import { demandPlace, fieldOf } from '../pieces.ts';
import { kettleOf } from '../readers.ts';
import { brewerNow, breweryRulesFor, ofBrewery } from '../round.ts';

const fields = { card: ref('card'), segment: whole(1, 6), customers: choice('regular', 'new') } as const;
export type Deliver = MoveOf<typeof fields>;

const rule = ofBrewery<Deliver>();
/** §6.5.2: a brewery delivers with its own equipment. */
const ownCard = rule('delivers-own', '6.5.2', ['HSB-6.5.2.02'], (table, { card }, brewery) =>
  worksOf(table, card) === brewery ? false : { card: cardName(card) },
);
/** §6.5.2.3: up to the segment of its type. */
const reach = rule('segment-reach', '6.5.2.3', ['HSB-6.5.2.3.02'], (_, { card, segment }) =>
  segment > typeOfCard(card) ? { card: cardName(card), segment, most: typeOfCard(card) } : false,
);
/** §6.5.2.3: a cube for each unit, and each unit once. */
const enoughUnits = rule('units', '6.5.2.3', ['HSB-6.5.2.3.03'], (table, { card }, brewery) =>
  worksOf(table, card) === brewery && unitsLeft(table, card) === 0
    ? { card: cardName(card), units: kettleOf(card)?.units ?? 0 }
    : false,
);
/** §6.5.2.3: only what customers ask for; whoever cannot go there with this card needs no more reasons. */
const isWanted = rule('nobody-waits', '6.5.2.3', ['HSB-6.5.2.3.04'], (table, move) => {
  const { card, segment, customers } = move;
  const canGo = segment <= typeOfCard(card) && unitsLeft(table, card) > 0;
  return canGo && demandOn(table, segment, customers).length === 0 ? { segment, customers } : false;
});

/** §6.5.2.3: one cube from a demand field to the delivery field beside it. */
export const deliver = brewMove<Deliver>({
  fields,
  example: { type: 'deliver', seat: 'anna', card: 'kettle/2/1', segment: 2, customers: 'regular' },
  does: (draft, _, { card, segment, customers }) => deliverCube(draft, card, segment, customers),
  rules: [...breweryRulesFor('deliver'), ...firstThen(ownCard, reach, enoughUnits, isWanted)],
  told: (_, { card, segment, customers }) => ({
    card: cardName(card),
    segment,
    customers,
    gain: priceAt(segment, customers),
  }),
  *each(table, brewery, seat, { piece }) {
    const held = piece !== undefined && worksOf(table, piece) === brewery ? [piece] : null;
    for (const card of held ?? differentCards(table, brewery))
      for (const { segment, customers } of reachedBy(table, card))
        yield { type: 'deliver', seat, card, segment, customers };
  },
  concerns: (table, { card, segment, customers }, piece) =>
    isCube(piece)
      ? pieceOf(table, piece)?.at === demandPlace(segment, customers)
      : isTwin(table, card, piece) && unitsLeft(table, piece) === unitsLeft(table, card),
  // A cube goes to the field beside it: with any card that reaches so far, the lowest first. Or a card goes onto a field.
  reads: (table, seat, { piece, from, to }) => {
    const brewery = brewerNow(table);
    const [source, target] = [fieldOf(from), fieldOf(to)];
    if (brewery === null || target === null) return [];
    const { segment, customer: customers } = target;
    const move = (card: PieceId): Deliver => ({ type: 'deliver', seat, card, segment, customers });
    if (!isCube(piece)) return kettleOf(piece) && worksOf(table, piece) !== null ? [move(piece)] : [];
    const isBeside =
      source !== null &&
      !source.isDelivered &&
      target.isDelivered &&
      source.segment === segment &&
      source.customer === customers;
    if (!isBeside) return [];
    const all = differentCards(table, brewery).toSorted((a, b) => typeOfCard(a) - typeOfCard(b));
    const able = all.filter((card) => typeOfCard(card) >= segment && unitsLeft(table, card) > 0);
    // Cards of one type do the same: the one that has begun goes on. Nothing fits: the best card says why not.
    const ofType = new Map(
      able
        .toSorted((a, b) => unitsLeft(table, b) - unitsLeft(table, a))
        .map((card) => [typeOfCard(card), card]),
    );
    const each = [...ofType.values()].toSorted((a, b) => typeOfCard(a) - typeOfCard(b));
    return (each.length > 0 ? each : all.slice(-1)).map(move);
  },
  begins: true,
  offer: (table) => ({
    label: (_, all) => {
      const gains = all.map(({ segment, customers }) => priceAt(segment, customers));
      const fieldCount = new Set(all.map(({ segment, customers }) => `${segment}${customers}`)).size;
      const [least, most] = [Math.min(...gains), Math.max(...gains)];
      const key = least === most ? '18do/choice/deliver-same' : '18do/choice/deliver';
      return phrase(key, { fields: fieldCount, least, most, earned: table.clock.earned });
    },
    tone: 'main',
    hands: () => 'cube',
    pieces: (all) => [
      ...new Set(all.map(({ segment, customers }) => demandOn(table, segment, customers)[0] ?? '')),
      ...new Set(all.map(({ card }) => card)),
    ],
    step: 'deliver',
  }),
});
