import { firstThen } from '../../../../../table/rules.ts';
import { companyOf, DEPOT, OUT } from '../../../../../rail/ids.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { optional, ref, whole } from '../../../../../table/shape.ts';
import type { DoRule } from '../../../rules.ts';
import { cardName, differentCards, discountOf, tradedPrice, usedOf, worksOf } from '../../equipment.ts';
import type { Equip } from '../../moves/equip.ts';
import { equip, helpsWith, isForSale, saidEquip } from '../../moves/equip.ts';
import { equip as buyCard } from '../../purchase.ts';
import { cardsFor, isFull } from '../../readers.ts';
import { brewerNow, ofBrewery } from '../../round.ts';
import { eventMove } from '../event-move.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { besidesKims, eventInPlace, eventRules, expertOnly, purchasesFirst } from '../rules.ts';

/** Events with which a card is bought otherwise than usual: I and J (§7.2). Both know no limit: one card leaves for the new one. */
const usual = (kind: string): readonly DoRule<Equip>[] => [
  expertOnly,
  ...eventInPlace(besidesKims(equip.rules), kind).filter(({ id }) => !id.endsWith('/equip-limit')),
  purchasesFirst,
  ...eventRules,
];

// —— I: a card is traded in ——

/** `old`: the card that is traded in. */
const fields = { card: ref('card'), old: ref('card'), private: optional(whole(0, 100_000)) } as const;
type TradeIn = MoveOf<typeof fields>;

const rule = ofBrewery<TradeIn>();
const ownOld = rule('trade-in-own', '7.2', ['HSB-7.2.11'], (table, { old }, brewery) =>
  worksOf(table, old) === brewery ? false : { card: cardName(old) },
);
/** §7.2: not with a card that has worked in this brewery round. */
const unused = rule('trade-in-used', '7.2', ['HSB-7.2.12'], (table, { old }) =>
  usedOf(table, old) > 0 || table.clock.extraShift === old ? { card: cardName(old) } : false,
);

/** I: a card that has not worked in this round is traded in for a new one. */
export const tradeIn = eventMove<TradeIn>('I', {
  fields,
  example: { type: 'trade-in', seat: 'anna', card: 'train/3/1', old: 'kettle/1/1' },
  does: (draft, brewery, move) => {
    const { table } = draft;
    if (!isForSale(table, move.card) || worksOf(table, move.old) !== brewery) return;
    const helps = helpsWith(table, brewery, move);
    spend(draft, brewery, 'I');
    draft.put(move.old, OUT);
    buyCard(draft, brewery, move.card, helps, tradedPrice(move.card, move.old));
  },
  rules: firstThen(usual('trade-in'), ownOld, unused),
  *each(table, brewery, seat) {
    for (const card of cardsFor(table, brewery))
      for (const old of differentCards(table, brewery)) yield { type: 'trade-in', seat, card, old };
  },
  told: (table, move) => ({
    ...saidEquip(table, move),
    old: cardName(move.old),
    discount: discountOf(move.old),
  }),
  step: 'equip',
  concerns: (_, { old }, piece) => piece === old || piece === eventPiece('I'),
  reads: (table, seat, { piece, to }) => {
    const brewery = brewerNow(table);
    if (brewery === null || to !== DEPOT || worksOf(table, piece) !== brewery) return [];
    if (eventOf(table, brewery) !== 'I') return [];
    return cardsFor(table, brewery).map((card): TradeIn => ({ type: 'trade-in', seat, card, old: piece }));
  },
  begins: true,
});

// —— J: one card more ——

/** J is for a brewery that has as many cards as it may have. */
const atLimit = ofBrewery()(
  'upgrade-limit',
  '7.2',
  ['HSB-7.2.13'],
  (table, _, brewery) => !isFull(table, brewery),
);

/** J: a brewery at its limit buys one card more; then it gives one up at once. */
export const upgrade = eventMove<Equip>('J', {
  fields: equip.fields,
  example: { type: 'upgrade', seat: 'anna', card: 'train/3/1' },
  does: (draft, brewery, move) => {
    if (!isForSale(draft.table, move.card)) return;
    const helps = helpsWith(draft.table, brewery, move);
    spend(draft, brewery, 'J');
    buyCard(draft, brewery, move.card, helps);
  },
  // A railway upgrades tiles.
  key: () => 'upgrade-card',
  rules: firstThen(usual('upgrade'), atLimit),
  each: (table, brewery, seat) => cardsFor(table, brewery).map((card) => ({ type: 'upgrade', seat, card })),
  told: saidEquip,
  step: 'equip',
  concerns: (_, { card }, piece) => piece === card || piece === eventPiece('J'),
  reads: (table, seat, { piece, to }) => {
    const brewery = brewerNow(table);
    const isMeant = brewery !== null && companyOf(to) === brewery && isForSale(table, piece);
    if (!isMeant || eventOf(table, brewery) !== 'J' || !isFull(table, brewery)) return [];
    return [{ type: 'upgrade', seat, card: piece }];
  },
  begins: true,
});
