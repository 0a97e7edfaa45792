import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock } from '../clock.ts';
import { drafted } from '../flow.ts';
import { carryOutTrain } from '../offers-operate.ts';
import { purchaseOf } from '../purchase.ts';
import { director } from '../readers.ts';
import { inStep, operating, operatingRules } from '../rules.ts';
import { trainName } from '../score.ts';
import { tradeRules } from '../train-rules.ts';

const fields = { train: ref('train'), price: whole(0, 100_000) } as const;
export type OfferMove = MoveOf<typeof fields>;

/** §5.7: a train of another company. Its director is asked; who directs both need not ask. */
export const offer: MoveSpec<EspClock, OfferMove> = {
  begins: true,
  fields,
  example: { type: 'offer', seat: 'anna', train: 'train/2/1', price: 100 },
  effects: (table, { train, price }) =>
    drafted(table, (draft) => {
      const { operating: buyer, round } = table.clock;
      if (buyer === null || round !== 'OR') return;
      const purchase = purchaseOf(table, buyer, { train, price });
      if (purchase?.source !== 'company' || purchase.seller === null) return;
      const asked = { kind: 'train', buyer, seller: purchase.seller, train, price } as const;
      if (director(table, asked.seller) === director(table, buyer)) carryOutTrain(draft, asked);
      else draft.set('offer', asked);
    }),
  rules: [...operatingRules, inStep('offer'), ...tradeRules],
  label: (table, { train, price }) => {
    const company = operating(table);
    const seller = purchaseOf(table, company, { train, price })?.seller ?? '';
    const own = director(table, seller) === director(table, company);
    const params = { company, seller, train: trainName(table, train), price };
    return phrase(own ? '18esp/log/train-company' : '18esp/log/offer', params);
  },
};
