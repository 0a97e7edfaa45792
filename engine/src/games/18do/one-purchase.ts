import { oneATurn } from '../../rail/verbs/share-purchase.ts';
import { unless } from '../../table/rules.ts';
import type { DoTable } from './clock.ts';
import type { DoRule } from './rules.ts';
import { dortmund } from './title.ts';

export const isFirstStockRound = ({ clock }: DoTable): boolean => clock.round === 'SR' && clock.set === 1;

/** One certificate or one founding a turn: the first stock round (§4.2.3) has a paragraph of its own, the others are in §4.4. */
export const onePurchase: readonly DoRule[] = [
  unless(
    oneATurn(dortmund, ['one-purchase', '4.2.3', 'DO-4.2.3.1', 'HSB-4.2.3.02']),
    (table) => !isFirstStockRound(table),
  ),
  unless(oneATurn(dortmund, ['one-purchase', '4.4', 'DO-4.4.2', 'HSB-4.4.02']), isFirstStockRound),
];
