import { alone, firstThen } from '../../../../table/rules.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { optional, ref, whole } from '../../../../table/shape.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { DoTable } from '../../clock.ts';
import { brewMove } from '../../turn-move.ts';
import type { BreweryId } from '../clock.ts';
import { NOT_FOR_SMALL } from '../data/companies.ts';
import { shortOfMoney } from '../duty-rules.ts';
import { equipDuty } from '../duty.ts';
import {
  cardName,
  cardsAllowed,
  isOnDisplay,
  isStartCard,
  priceOfCard,
  typeOfCard,
  tradedPrice,
} from '../equipment.ts';
import { companyOf } from '../../../../rail/ids.ts';
import type { Equipping } from '../purchase.ts';
import { equip as buyCard, equippingOf } from '../purchase.ts';
import { trainsOffered } from '../../display.ts';
import { cardOf, cardsFor, equipmentLimit, equipmentOf, isSmall } from '../readers.ts';
import { brewerNow, breweryRulesFor, ofBrewery } from '../round.ts';

/** `private`: what the owner adds, if somebody says it; otherwise what is missing. */
const fields = { card: ref('card'), private: optional(whole(0, 100_000)) } as const;
export type Equip = MoveOf<typeof fields>;

export const isForSale = (table: DoTable, card: PieceId): boolean =>
  isOnDisplay(table, card) && cardOf(card) !== null;
const isOffered = (table: DoTable, card: PieceId): boolean =>
  trainsOffered(table).some((one) => cardName(one) === cardName(card));
/** What the card costs: less where another one is traded in for it (§7.2). */
type Trade = Equip & { readonly old?: PieceId | undefined };
const equipping = (table: DoTable, brewery: BreweryId, { card, old }: Trade): Equipping =>
  equippingOf(table, brewery, card, old === undefined ? priceOfCard(card) : tradedPrice(card, old));
export const helpsWith = (table: DoTable, brewery: BreweryId, move: Trade): number =>
  move.private ?? (isSmall(brewery) ? equipping(table, brewery, move).need : 0);

const rule = ofBrewery<Equip>();
/** §5.4.4: START cards were handed out at the beginning and are never sold. */
const notStart = rule('start-cards', '5.4.4', ['HSB-5.4.4.08'], (_, { card }) => isStartCard(card));
/** §6.5.2.6: only from the display, never from another brewery. */
const fromBank = rule('equip-source', '6.5.2.6', ['HSB-6.5.2.6.01'], (table, { card }) =>
  isForSale(table, card) || isStartCard(card) ? false : { card: cardName(card) },
);
/** §5.4.4: in ascending order. */
const ascending = rule('equip-next', '5.4.4', ['HSB-5.4.4.09', 'HSB-6.5.2.6.01'], (table, { card }) => {
  const [next = ''] = trainsOffered(table);
  return isForSale(table, card) && !isOffered(table, card)
    ? { card: cardName(card), next: cardName(next) }
    : false;
});
/** §6.5.2.6: two in the yellow phase, one from the green phase on. */
const howMany = alone(
  rule('equip-count', '6.5.2.6', ['HSB-6.5.2.6.02'], (table) => {
    const most = cardsAllowed(table);
    return table.clock.equipped >= most ? { most } : false;
  }),
);
/** §6.5.2.6: nothing is bought at the limit. */
const belowLimit = alone(
  rule('equip-limit', '6.5.2.6', ['HSB-6.5.2.6.04', 'HSB-6.5.2.2.06'], (table, _, brewery) => {
    const [count, limit] = [equipmentOf(table, brewery).length, equipmentLimit(table, brewery)];
    return count >= limit ? { count, limit } : false;
  }),
);
const notForSmall = rule('small-types', '6.5.2.6', ['HSB-6.5.2.6.08'], (_, { card }, brewery) =>
  isSmall(brewery) && NOT_FOR_SMALL.includes(typeOfCard(card)) && !isStartCard(card)
    ? { card: cardName(card) }
    : false,
);

/** Rules about who pays; silent where there is nothing to buy. */
const paying = (
  name: string,
  atoms: readonly string[],
  check: (deal: Equipping, helps: number, brewery: BreweryId, table: DoTable) => boolean,
) =>
  rule(name, '6.5.2.6', atoms, (table, move, brewery) => {
    if (!isForSale(table, move.card)) return false;
    const deal = equipping(table, brewery, move);
    const helps = helpsWith(table, brewery, move);
    if (!check(deal, helps, brewery, table)) return false;
    const half = Math.floor(deal.price / 2);
    return {
      price: deal.price,
      cash: deal.treasury,
      need: deal.need,
      helps,
      half,
      purse: deal.purse,
      director: deal.seat,
    };
  });
/** §6.5.2.7: without equipment it owes what has its own rules, and others may have to pay. */
const isShort = (table: DoTable, brewery: BreweryId): boolean =>
  ['sell', 'force'].includes(equipDuty(table, brewery) ?? '');
/** §6.5.2.6: a company pays with its treasury alone. */
const companyPays = paying(
  'treasury-pays',
  ['HSB-6.5.2.6.07'],
  ({ need }, helps, brewery, table) =>
    !isSmall(brewery) && (need > 0 || helps > 0) && !isShort(table, brewery),
);
/** §6.5.2.6: first the whole treasury. */
const treasuryFirst = paying(
  'treasury-first',
  ['HSB-6.5.2.6.06'],
  ({ need }, helps, brewery) => isSmall(brewery) && helps > need,
);
/** §6.5.2.6: at most half of the price, as long as the brewery has equipment. */
const atMostHalf = paying('at-most-half', ['HSB-6.5.2.6.06'], ({ price, need }, helps, brewery, table) => {
  const isCapped = isSmall(brewery) && equipmentOf(table, brewery).length > 0;
  return isCapped && Math.min(helps, need) > price / 2;
});
const covered = paying(
  'equip-cash',
  ['HSB-6.5.2.6.05'],
  ({ need, purse }, helps, brewery) => isSmall(brewery) && (helps < need || (helps > 0 && helps > purse)),
);

export function saidEquip(table: DoTable, move: Equip) {
  const brewery = brewerNow(table) ?? '';
  const { price } = equipping(table, brewery, move);
  return { brewery, card: cardName(move.card), price, helps: helpsWith(table, brewery, move) };
}

/** §6.5.2.6: the next card of the display becomes equipment. */
export const equip = brewMove<Equip>({
  fields,
  example: { type: 'equip', seat: 'anna', card: 'train/2A/1' },
  does: (draft, brewery, move) => {
    if (isForSale(draft.table, move.card))
      buyCard(draft, brewery, move.card, helpsWith(draft.table, brewery, move));
  },
  rules: [
    ...breweryRulesFor('equip'),
    howMany,
    belowLimit,
    ...firstThen(
      notStart,
      fromBank,
      notForSmall,
      ascending,
      [companyPays, ...shortOfMoney],
      treasuryFirst,
      atMostHalf,
      covered,
    ),
  ],
  each: (table, brewery, seat) => cardsFor(table, brewery).map((card) => ({ type: 'equip', seat, card })),
  told: saidEquip,
  key: (table, move) => (saidEquip(table, move).helps > 0 ? 'equip-helped' : 'equip'),
  step: 'equip',
  concerns: (_, { card }, piece) => cardName(card) === cardName(piece) && piece.startsWith('train/'),
  reads: (table, seat, hand) => {
    const { piece, to } = hand;
    const brewery = brewerNow(table);
    if (brewery === null || companyOf(to) !== brewery || !piece.startsWith('train/')) return [];
    if (equipDuty(table, brewery) === 'force' && isForSale(table, piece)) return [];
    return [{ type: 'equip', seat, card: piece }];
  },
  begins: true,
});
