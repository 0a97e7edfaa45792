import { usingEvent } from '../using-event.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { DoClock } from '../../../clock.ts';
import { deliverCube, reachedBy } from '../../delivery.ts';
import { differentCards } from '../../equipment.ts';
import { priceAt } from '../../market.ts';
import type { Deliver } from '../../moves/deliver.ts';
import { deliver } from '../../moves/deliver.ts';
import type { Customer } from '../../pieces.ts';
import { fieldOf } from '../../pieces.ts';
import { brewerNow, ofBrewery } from '../../round.ts';
import { saidCube, withAnyCard } from '../card-rules.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventRules, expertOnly } from '../rules.ts';

/** The price of the next higher segment, of the same kind of customers. */
const premiumAt = (segment: number, customers: Customer): number => priceAt(segment + 1, customers);
/** K: above segment 6 there is none. */
const notOnTop = ofBrewery<Deliver>()('premium-top', '7.2', ['HSB-7.2.15'], (_, { segment }) => segment >= 6);

/** K: one delivered cube earns the price of the next higher segment; it moves in its own. */
export const premium: MoveSpec<DoClock, Deliver> = {
  ...deliver,
  example: { type: 'premium', seat: 'anna', card: 'kettle/2/1', segment: 2, customers: 'regular' },
  ...usingEvent<Deliver>('K', 'premium', {
    use: (draft, brewery, { card, segment, customers }) => {
      if (segment >= 6) return;
      spend(draft, brewery, 'K');
      deliverCube(draft, card, segment, customers, premiumAt(segment, customers));
    },
    *each(table, brewery, seat) {
      for (const card of differentCards(table, brewery))
        for (const { segment, customers } of reachedBy(table, card))
          yield { type: 'premium', seat, card, segment, customers };
    },
    told: (_, move) => saidCube(move, premiumAt(move.segment, move.customers)),
    tone: 'quiet',
    step: 'deliver',
  }),
  rules: [expertOnly, ...deliver.rules, ...eventRules, notOnTop],
  // The marker is laid onto the field whose beer is a better one.
  reads: (table, seat, { piece, to }) => {
    const [brewery, field] = [brewerNow(table), fieldOf(to)];
    if (brewery === null || field === null || piece !== eventPiece('K')) return [];
    return withAnyCard(table, brewery, field, { type: 'premium', seat });
  },
};
