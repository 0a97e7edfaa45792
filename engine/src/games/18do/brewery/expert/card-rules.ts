import type { Move, Params, PieceId } from '../../../../table/types.ts';
import type { DoTable } from '../../clock.ts';
import type { DoRule } from '../../rules.ts';
import { rule } from '../../rules.ts';
import type { BreweryId } from '../clock.ts';
import { cardName, differentCards, typeOfCard, worksOf } from '../equipment.ts';
import type { Demand } from '../market.ts';
import { FIELDS } from '../market.ts';
import type { Deliver } from '../moves/deliver.ts';
import { deliver } from '../moves/deliver.ts';
import type { Field } from '../pieces.ts';
import { isClosed } from '../readers.ts';
import { eventOfMove, userOf } from './rules.ts';

/** A card of the brewery and a field of the market: what H, K, N and O are about, as a delivery is. */
export type CardMove = Deliver;
export const cardFields = deliver.fields;

export const aboutCard = (
  name: string,
  atoms: readonly string[],
  check: (table: DoTable, move: CardMove, brewery: string) => boolean,
): DoRule<CardMove> =>
  rule<CardMove>(name, '7.2', atoms, (table, move) => {
    const brewery = userOf(table, eventOfMove(move));
    if (brewery === null || !check(table, move, brewery)) return null;
    const { card, segment, customers } = move;
    return { brewery, card: cardName(card), most: typeOfCard(card), segment, customers };
  });

export const ownEventCard = aboutCard(
  'event-card',
  ['HSB-7.2.09', 'HSB-7.2.20', 'HSB-7.2.22'],
  (table, { card }, brewery) => worksOf(table, card) !== brewery,
);
export const eventReach = aboutCard(
  'event-reach',
  ['HSB-7.2.09', 'HSB-7.2.20', 'HSB-7.2.22'],
  (table, { card, segment }, brewery) => worksOf(table, card) === brewery && segment > typeOfCard(card),
);
/** The card is the brewery's and reaches the segment: then one asks how things are there. */
export const reaches = (table: DoTable, { card, segment }: CardMove, brewery: BreweryId): boolean =>
  worksOf(table, card) === brewery && segment <= typeOfCard(card);
/** §7.2: not where nobody wants beer any more, or not yet. */
export const openSegment = aboutCard(
  'event-closed',
  ['HSB-7.2.21', 'HSB-7.2.22'],
  (table, move, brewery) => reaches(table, move, brewery) && isClosed(table, move.segment),
);

/** What is said about a cube of such a move, and what it earns. */
export const saidCube = ({ card, segment, customers }: CardMove, gain: number): Params => ({
  card: cardName(card),
  segment,
  customers,
  gain,
});
/** A hand means a field of the market: any card of the brewery may be meant. */
export const withAnyCard = (
  table: DoTable,
  brewery: BreweryId,
  { segment, customer }: Field,
  move: Move,
): readonly CardMove[] =>
  differentCards(table, brewery).map((card) => ({ ...move, card, segment, customers: customer }));

/** Fields of open segments that a card reaches, whether anybody waits there or not. */
export const openFields = (table: DoTable, card: PieceId): readonly Demand[] =>
  FIELDS.filter(({ segment }) => segment <= typeOfCard(card) && !isClosed(table, segment));
