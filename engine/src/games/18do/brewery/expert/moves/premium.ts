import type { MoveSpec } from '../../../../../table/game.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { deliverCube, reachedBy } from '../../delivery.ts';
import { differentCards } from '../../equipment.ts';
import { priceAt } from '../../market.ts';
import type { Deliver } from '../../moves/deliver.ts';
import { deliver } from '../../moves/deliver.ts';
import type { Customer } from '../../pieces.ts';
import { fieldOf } from '../../pieces.ts';
import { brewerNow, isBrewer, ofBrewer, ofBrewery } from '../../round.ts';
import { saidCube, withAnyCard } from '../card-rules.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertOnly, mayUse } from '../rules.ts';

/** The price of the next higher segment, of the same kind of customers. */
const premiumAt = (segment: number, customers: Customer): number => priceAt(segment + 1, customers);
/** K: above segment 6 there is none. */
const notOnTop = ofBrewery<Deliver>()('premium-top', '7.2', ['HSB-7.2.15'], (_, { segment }) => segment >= 6);

/** K: one delivered cube earns the price of the next higher segment; it moves in its own. */
export const premium: MoveSpec<DoClock, Deliver> = {
  ...deliver,
  example: { type: 'premium', seat: 'anna', card: 'kettle/2/1', segment: 2, customers: 'regular' },
  effects: (table, { card, segment, customers }) =>
    drafted(table, (draft) => {
      const brewery = brewerNow(table);
      if (brewery === null || eventOf(table, brewery) !== 'K' || segment >= 6) return;
      spend(draft, brewery, 'K');
      deliverCube(draft, card, segment, customers, premiumAt(segment, customers));
    }),
  rules: [expertOnly, ...deliver.rules, ...eventRules, notOnTop],
  label: (table, move) =>
    ofBrewer(table, (brewery) =>
      phrase('18do/log/premium', { brewery, ...saidCube(move, premiumAt(move.segment, move.customers)) }),
    ),
  *candidates(table, seat) {
    const brewery = brewerNow(table);
    if (brewery === null || !isBrewer(table, seat) || !mayUse(table, brewery, 'K')) return;
    for (const card of differentCards(table, brewery))
      for (const { segment, customers } of reachedBy(table, card))
        yield { type: 'premium', seat, card, segment, customers };
  },
  concerns: (_, __, piece) => piece === eventPiece('K'),
  // The marker is laid onto the field whose beer is a better one.
  reads: (table, seat, { piece, to }) => {
    const [brewery, field] = [brewerNow(table), fieldOf(to)];
    if (brewery === null || field === null || piece !== eventPiece('K')) return [];
    return withAnyCard(table, brewery, field, { type: 'premium', seat });
  },
  offer: () => ({
    label: (move) => phrase('18do/choice/premium', saidCube(move, premiumAt(move.segment, move.customers))),
    tone: 'quiet',
    step: 'deliver',
  }),
};
