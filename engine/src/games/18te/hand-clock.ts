import { ROUTES } from '../../rail/shown-run.ts';
import { AUCTIONED } from '../../rail/verbs/auction.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import { ASKED } from '../../rail/verbs/train-question.ts';
import { choice, flag, list, nullable, record, ref, whole } from '../../table/shape.ts';
import type { Clock } from '../../table/types.ts';
import type { Field } from '../../table/shape.ts';
import type { TeClock } from './clock.ts';
import { OPERATING } from './course.ts';
import { PHASES } from './data/trains.ts';

const amount = whole(0, 100_000);

/** Everything of the clock that hands may set: a position is laid with it, key by key. */
export const handClock = {
  ...usualHandClock(PHASES, OPERATING, 2),
  lastTrader: nullable(ref('seat')),
  opened: flag,
  auction: nullable(record({ company: ref('company'), ...AUCTIONED })),
  tilesLaid: whole(0, 9),
  stationsPlaced: whole(0, 9),
  shown: list(record({ seat: ref('seat'), routes: ROUTES, revenue: amount }), 12),
  dealt: nullable(choice('issued', 'redeemed')),
  helped: flag,
  offer: ASKED,
  bonuses: list(ref('company')),
  ending: nullable(choice('bank', 'bankrupt', 'price')),
  broke: list(ref('seat'), 12),
} satisfies Partial<Record<Exclude<keyof TeClock, keyof Clock>, Field>>;
