import { ROUTES } from '../../rail/shown-run.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import { PAR_DUE } from '../../rail/verbs/par.ts';
import {
  choice,
  either,
  flag,
  list,
  mapOf,
  nullable,
  optional,
  record,
  ref,
  text,
  whole,
} from '../../table/shape.ts';
import type { Field } from '../../table/shape.ts';
import type { Clock } from '../../table/types.ts';
import type { EspClock } from './clock.ts';
import { GOALS } from './clock.ts';
import { OPERATING } from './course.ts';
import { PHASES } from './data/trains.ts';

const amount = whole(0, 100_000);
const seats = list(ref('seat'), 12);
const companies = list(ref('company'));

/** A question to another player, in its three forms. */
const OFFER = either(
  record({
    kind: choice('train'),
    buyer: ref('company'),
    seller: ref('company'),
    train: ref('train'),
    price: amount,
  }),
  record({ kind: choice('takeover'), buyer: ref('company'), seller: ref('company') }),
  record({
    kind: choice('private'),
    buyer: ref('company'),
    private: ref('private'),
    price: amount,
    side: optional(text(20)),
  }),
);

/** Everything of the clock that hands may set; which companies take part is fixed by the setup, as the seats are. */
export const handClock = {
  ...usualHandClock(PHASES, OPERATING, 3, ['auction', 'SR', 'OR', 'end']),
  ors: whole(1, 3),
  gift6: ref('company'),
  gift7: ref('company'),
  lot: nullable(
    record({
      private: ref('private'),
      opener: ref('seat'),
      bidder: nullable(ref('seat')),
      bid: amount,
      price: amount,
      turn: ref('seat'),
      out: seats,
    }),
  ),
  parDue: PAR_DUE,
  soldNow: companies,
  repaid: flag,
  started: companies,
  full: companies,
  goals: mapOf('company', list(choice(...GOALS), 3)),
  laid: list(record({ hex: ref('hex'), kind: choice('yellow', 'upgrade', 'mine') }), 6),
  stationed: flag,
  opened: nullable(ref('hex')),
  ran: nullable(record({ routes: ROUTES, tender: nullable(ref('train')), income: amount, subsidy: amount })),
  emergency: nullable(choice('sales', 'loan')),
  offer: nullable(OFFER),
  vacancy: nullable(
    record({
      company: ref('company'),
      minor: ref('company'),
      hex: ref('hex'),
      node: whole(0, 9),
      slot: whole(0, 9),
    }),
  ),
  fresh: list(ref('train')),
  ripe: flag,
  debts: mapOf('seat', amount),
  ending: nullable(choice('called', 'last')),
} satisfies Partial<Record<Exclude<keyof EspClock, keyof Clock>, Field>>;
