import { usingEvent } from '../using-event.ts';
import { companyOf } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import type { Equip } from '../../moves/equip.ts';
import { equip, helpsWith, isForSale, saidEquip } from '../../moves/equip.ts';
import { equip as buyCard } from '../../purchase.ts';
import { cardsFor, equipmentLimit, equipmentOf } from '../../readers.ts';
import { brewerNow, ofBrewery } from '../../round.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertOnly, purchasesFirst } from '../rules.ts';

const isFull = (table: DoTable, brewery: string): boolean =>
  equipmentOf(table, brewery).length >= equipmentLimit(table, brewery);
/** J is for a brewery that has as many cards as it may have. */
const atLimit = ofBrewery()(
  'upgrade-limit',
  '7.2',
  ['HSB-7.2.13'],
  (table, _, brewery) => !isFull(table, brewery),
);

/** J: a brewery at its limit buys one card more; then it gives one up at once. */
export const upgrade: MoveSpec<DoClock, Equip> = {
  ...equip,
  example: { type: 'upgrade', seat: 'anna', card: 'train/3/1' },
  ...usingEvent<Equip>('J', 'upgrade', {
    use: (draft, brewery, move) => {
      if (!isForSale(draft.table, move.card)) return;
      const helps = helpsWith(draft.table, brewery, move);
      spend(draft, brewery, 'J');
      buyCard(draft, brewery, move.card, helps);
    },
    *each(table, brewery, seat) {
      for (const card of cardsFor(table, brewery)) yield { type: 'upgrade', seat, card };
    },
    told: saidEquip,
    tone: 'plain',
    step: 'equip',
  }),
  rules: [
    expertOnly,
    ...equip.rules.filter(({ id }) => !id.endsWith('/equip-limit')),
    purchasesFirst,
    ...eventRules,
    atLimit,
  ],
  concerns: (_, { card }, piece) => piece === card || piece === eventPiece('J'),
  reads: (table, seat, { piece, to }) => {
    const brewery = brewerNow(table);
    const isMeant = brewery !== null && companyOf(to) === brewery && isForSale(table, piece);
    if (!isMeant || eventOf(table, brewery) !== 'J' || !isFull(table, brewery)) return [];
    return [{ type: 'upgrade', seat, card: piece }];
  },
};
