import { ROUTES } from '../../rail/shown-run.ts';
import { AUCTIONED } from '../../rail/verbs/auction.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import { PAR_DUE } from '../../rail/verbs/par.ts';
import { ASKED } from '../../rail/verbs/train-question.ts';
import type { Field } from '../../table/shape.ts';
import { choice, flag, list, mapOf, nullable, record, ref, text, whole } from '../../table/shape.ts';
import type { Clock } from '../../table/types.ts';
import type { Clock62 } from './clock.ts';
import { OPERATING } from './course.ts';
import { PHASES } from './data/trains.ts';
import { runFields } from './moves/run.ts';

const amount = whole(0, 100_000);

/** Everything of the clock that hands may set: a position is laid with it, key by key. */
export const handClock = {
  ...usualHandClock(PHASES, OPERATING, 3),
  ors: whole(1, 3),
  lastActor: nullable(ref('seat')),
  soldNow: list(record({ seat: ref('seat'), company: ref('company'), price: amount }), 40),
  bids: list(record({ lot: ref('private'), seat: ref('seat'), bid: amount }), 56),
  auction: nullable(record({ lot: ref('private'), ...AUCTIONED })),
  parDue: PAR_DUE,
  firstPrice: whole(0, 20),
  started: list(ref('company')),
  notes: mapOf('company', amount),
  laid: list(record({ hex: ref('hex'), kind: choice('yellow', 'upgrade', 'extra') }), 12),
  stationed: flag,
  ran: nullable(record({ routes: ROUTES, revenue: amount, bonus: runFields.bonus })),
  offer: ASKED,
  owed: list(
    record({
      seat: ref('seat'),
      amount: whole(1, 100_000),
      to: text(40),
      company: ref('company'),
      why: choice('train', 'notes'),
    }),
    12,
  ),
  results: mapOf('seat', whole(-100_000, 100_000)),
  ending: nullable(choice('bank', 'price', 'companies', 'players', 'standstill')),
} satisfies Partial<Record<Exclude<keyof Clock62, keyof Clock>, Field>>;
