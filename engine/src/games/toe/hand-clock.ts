import { choice, flag, list, mapOf, nullable, record, ref, whole } from '../../table/shape.ts';
import type { Field } from '../../table/shape.ts';
import type { Clock } from '../../table/types.ts';
import { PHASES, STAGES } from './clock.ts';
import type { ToeClock } from './clock.ts';
import { TARGET_MAX, TARGET_MIN } from './data/limits.ts';

const seats = list(ref('seat'), 4);

/** Everything of the clock that hands may set: a position is laid with it, key by key. */
export const handClock = {
  round: whole(1, 99),
  chair: ref('seat'),
  stage: choice(...STAGES),
  step: choice('turns', 'offers', 'bidding', 'closing'),
  turn: nullable(ref('seat')),
  open: seats,
  acted: seats,
  bought: mapOf('seat', whole(0, 9)),
  unseen: list(ref('contract')),
  calls: list(record({ seat: ref('seat'), phase: nullable(choice(...PHASES)) }), 6),
  items: list(ref('item')),
  lot: nullable(
    record({
      item: ref('item'),
      owner: ref('seat'),
      opener: ref('seat'),
      bidder: ref('seat'),
      bid: whole(),
      turn: ref('seat'),
      out: seats,
    }),
  ),
  passes: whole(0, 9),
  vehiclesUp: flag,
  insolvent: nullable(record({ seat: ref('seat'), asked: flag })),
  queue: seats,
  rescued: seats,
  gone: seats,
  target: nullable(whole(TARGET_MIN, TARGET_MAX)),
  proposal: nullable(record({ to: whole(TARGET_MIN, TARGET_MAX), agreed: seats })),
  ending: nullable(choice('contracts', 'sticks', 'profit', 'bank', 'alone')),
  secret: mapOf('vehicle', ref('model')),
} satisfies Record<Exclude<keyof ToeClock, keyof Clock>, Field>;
