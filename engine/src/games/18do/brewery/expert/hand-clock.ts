import type { Field } from '../../../../table/shape.ts';
import { choice, flag, list, mapOf, nullable, record, ref, whole } from '../../../../table/shape.ts';
import type { ExpertClock } from './clock.ts';
import { EVENTS } from './data.ts';

const amount = whole(0, 100_000);
/** What hands may set of the clock in the expert game. */
export const expertHandClock = {
  kims: whole(0, 9),
  coupled: list(ref('kim'), 9),
  kimAsked: nullable(
    record({ kim: ref('kim'), buyer: ref('company'), seller: ref('company'), price: amount }),
  ),
  kimRefused: list(ref('kim'), 20),
  bottled: mapOf('kim', ref('card')),
  brewedOut: list(record({ card: ref('card'), price: amount }), 2),
  extraShift: nullable(ref('card')),
  contract: nullable(ref('company')),
  eventTaken: flag,
  kimBuyers: list(ref('seat'), 5),
  calling: nullable(record({ event: choice(...EVENTS), brewery: ref('company') })),
  reserved: nullable(
    record({
      brewery: ref('company'),
      card: ref('card'),
      segment: whole(1, 6),
      customers: choice('regular', 'new'),
    }),
  ),
  spent: mapOf('company', choice(...EVENTS)),
} satisfies Record<keyof ExpertClock, Field>;
