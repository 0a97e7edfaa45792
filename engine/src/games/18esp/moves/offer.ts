import { sideInUse } from '../../../rail/depot.ts';
import { companyOf } from '../../../rail/ids.ts';
import { trainOffer } from '../../../rail/verbs/train.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { TRAINS } from '../data/trains.ts';
import { operatorDoes } from '../flow.ts';
import { buyFromCompany, purchaseOf } from '../purchase.ts';
import { director, standsFor, started, trainName, trainsOf, treasury, unlike } from '../readers.ts';
import type { EspMove } from '../rules.ts';
import { inStep, isOperator, operating, operatingRules } from '../rules.ts';
import { esp } from '../title.ts';
import { tradeRules } from '../train-rules.ts';

const fields = { train: ref('train'), price: whole(0, 100_000) } as const;
type OfferMove = MoveOf<typeof fields>;

/** §5.7: a train of another company. Its director is asked; who directs both need not ask. */
export const offer: EspMove<OfferMove> = {
  begins: true,
  fields,
  example: { type: 'offer', seat: 'anna', train: 'train/2/1', price: 100 },
  effects: operatorDoes((draft, buyer, { train, price }, table) => {
    const purchase = purchaseOf(table, buyer, { train, price });
    if (purchase?.source !== 'company' || purchase.seller === null) return;
    const asked = { kind: 'train', buyer, seller: purchase.seller, train, price } as const;
    if (director(table, asked.seller) === director(table, buyer)) buyFromCompany(draft, asked);
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
  /**
   * A subset: every price from 1 up to the treasury is legal where the lowest is. Named are the ends and the printed
   * price.
   */
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    const company = operating(table);
    for (const seller of started(table)) {
      if (seller === company) continue;
      for (const train of unlike(table, trainsOf(table, seller))) {
        const face = sideInUse(table, TRAINS, train)?.price ?? 1;
        for (const price of new Set([1, face, Math.max(1, treasury(table, company))]))
          yield { type: 'offer', seat, train, price };
      }
    }
  },
  concerns: (table, { train }, piece) => standsFor(table, train, piece),
  /** A train for a company that does not operate is no purchase; one of the operating company is told why. */
  reads: ({ clock }, seat, { piece, from, to }) => {
    const [company, seller, taker] = [clock.operating, companyOf(from), companyOf(to)];
    if (!piece.startsWith('train/') || company === null || seller === null || taker === null) return [];
    return seller === company || taker === company ? [{ type: 'offer', seat, train: piece, price: 1 }] : [];
  },
  offer: (table) => trainOffer(esp, table),
};
