import { usingEvent } from '../using-event.ts';
import { DEPOT, OUT } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { optional, ref, whole } from '../../../../../table/shape.ts';
import type { DoClock } from '../../../clock.ts';
import type { DoRule } from '../../../rules.ts';
import { cardName, differentCards, usedOf, worksOf, discountOf, tradedPrice } from '../../equipment.ts';
import type { Equip } from '../../moves/equip.ts';
import { equip, helpsWith, isForSale, saidEquip } from '../../moves/equip.ts';
import { equip as buyCard } from '../../purchase.ts';
import { cardsFor } from '../../readers.ts';
import { brewerNow, ofBrewery } from '../../round.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertOnly, purchasesFirst } from '../rules.ts';

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
/** The card that goes makes room for the new one. */
const usual: readonly DoRule<Equip>[] = equip.rules.filter(({ id }) => !id.endsWith('/equip-limit'));

/** I: a card that has not worked in this round is traded in for a new one. */
export const tradeIn: MoveSpec<DoClock, TradeIn> = {
  fields,
  example: { type: 'trade-in', seat: 'anna', card: 'train/3/1', old: 'kettle/1/1' },
  ...usingEvent<TradeIn>('I', 'trade-in', {
    use: (draft, brewery, move) => {
      const { table } = draft;
      if (!isForSale(table, move.card) || worksOf(table, move.old) !== brewery) return;
      const helps = helpsWith(table, brewery, move);
      spend(draft, brewery, 'I');
      draft.put(move.old, OUT);
      buyCard(draft, brewery, move.card, helps, tradedPrice(move.card, move.old));
    },
    *each(table, brewery, seat) {
      for (const card of cardsFor(table, brewery))
        for (const old of differentCards(table, brewery)) yield { type: 'trade-in', seat, card, old };
    },
    told: (table, move) => ({
      ...saidEquip(table, move),
      old: cardName(move.old),
      discount: discountOf(move.old),
    }),
    tone: 'plain',
    step: 'equip',
  }),
  rules: [expertOnly, ...usual, purchasesFirst, ...eventRules, ownOld, unused],
  concerns: (_, { old }, piece) => piece === old || piece === eventPiece('I'),
  reads: (table, seat, { piece, to }) => {
    const brewery = brewerNow(table);
    if (brewery === null || to !== DEPOT || worksOf(table, piece) !== brewery) return [];
    if (eventOf(table, brewery) !== 'I') return [];
    return cardsFor(table, brewery).map((card): TradeIn => ({ type: 'trade-in', seat, card, old: piece }));
  },
  begins: true,
};
