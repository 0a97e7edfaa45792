import { companyOf } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import type { Equip } from '../../moves/equip.ts';
import { equip, helpsWith, isForSale, saidEquip } from '../../moves/equip.ts';
import { equip as buyCard } from '../../purchase.ts';
import { cardsFor, equipmentLimit, equipmentOf } from '../../readers.ts';
import { brewerNow, isBrewer, ofBrewer, ofBrewery } from '../../round.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertOnly, mayUse, purchasesFirst } from '../rules.ts';

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
  effects: (table, move) =>
    drafted(table, (draft) => {
      const brewery = brewerNow(table);
      if (brewery === null || eventOf(table, brewery) !== 'J' || !isForSale(table, move.card)) return;
      spend(draft, brewery, 'J');
      buyCard(draft, brewery, move.card, helpsWith(table, brewery, move));
    }),
  rules: [
    expertOnly,
    ...equip.rules.filter(({ id }) => !id.endsWith('/equip-limit')),
    purchasesFirst,
    ...eventRules,
    atLimit,
  ],
  label: (table, move) => ofBrewer(table, () => phrase('18do/log/upgrade', saidEquip(table, move))),
  *candidates(table, seat) {
    const brewery = brewerNow(table);
    if (brewery === null || !isBrewer(table, seat) || !mayUse(table, brewery, 'J')) return;
    for (const card of cardsFor(table, brewery)) yield { type: 'upgrade', seat, card };
  },
  concerns: (_, { card }, piece) => piece === card || piece === eventPiece('J'),
  reads: (table, seat, { piece, to }) => {
    const brewery = brewerNow(table);
    const isMeant = brewery !== null && companyOf(to) === brewery && isForSale(table, piece);
    if (!isMeant || eventOf(table, brewery) !== 'J' || !isFull(table, brewery)) return [];
    return [{ type: 'upgrade', seat, card: piece }];
  },
  offer: (table) => ({
    label: (move) => phrase('18do/choice/upgrade', saidEquip(table, move)),
    tone: 'plain',
    step: 'equip',
  }),
};
