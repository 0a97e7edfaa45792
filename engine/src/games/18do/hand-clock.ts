import { ASKED } from '../../rail/verbs/train-question.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import type { Field } from '../../table/shape.ts';
import {
  choice,
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
import type { Clock } from '../../table/types.ts';
import { expertHandClock } from './brewery/expert/hand-clock.ts';
import { BREWERY_COURSE } from './brewery/steps.ts';
import type { DoClock } from './clock.ts';
import { WAIVED } from './clock.ts';
import { OPERATING } from './course.ts';
import { PHASES } from './data/trains.ts';
import { LAST_ROUNDS } from './flow.ts';
import { INTRO } from './intro/course.ts';

const ROUNDS = ['SR', 'OR', 'BR', 'end'];
const amount = whole(0, 100_000);
const ROUTES = list(
  record({
    train: ref('train'),
    stops: list(text(20), 40),
    via: optional(list(list(ref('hex'), 40), 40)),
    beer: optional(whole(0, 9)),
    to: optional(text(20)),
  }),
  12,
);

/** Everything of the clock that hands may set: a position is laid with it, key by key. */
export const handClock = {
  ...usualHandClock(PHASES, [...OPERATING, ...INTRO, ...BREWERY_COURSE], LAST_ROUNDS, ROUNDS),
  ors: whole(1, LAST_ROUNDS),
  order: list(ref('company'), 12),
  lastTrader: nullable(ref('seat')),
  soldAt: mapOf('company', amount),
  tilesLaid: whole(0, 9),
  stationsPlaced: whole(0, 9),
  sidingsBuilt: whole(0, 9),
  shown: nullable(record({ routes: ROUTES, revenue: amount })),
  dealt: nullable(choice('issued', 'redeemed')),
  newTrains: whole(0, 9),
  early: flag,
  dutySold: flag,
  offer: ASKED,
  waived: list(choice(...WAIVED), WAIVED.length),
  built: flag,
  swapped: flag,
  loans: mapOf('seat', amount),
  ending: nullable(choice('operating', 'stock')),
  investorRailway: nullable(ref('company')),
  investorBrewery: nullable(ref('company')),
  picking: nullable(ref('seat')),
  keep: nullable(record({ seat: ref('seat'), offer: nullable(amount) })),
  investorLoan: amount,
  breweryLoan: amount,
  used: mapOf('card', whole(0, 9)),
  loaded: mapOf('card', whole(0, 9)),
  brought: mapOf('card', list(amount, 9)),
  earned: amount,
  equipped: whole(0, 9),
  asked: nullable(record({ train: ref('train'), railway: ref('company') })),
  agreed: list(ref('train'), 40),
  refused: list(ref('train'), 40),
  exchanged: list(ref('company'), 12),
  ruined: mapOf('company', whole(0, 99)),
  sideSales: list(ref('company'), 12),
  takeover: nullable(record({ company: ref('company'), index: whole(0, 20), seat: ref('seat') })),
  floated: list(ref('company'), 12),
  ...expertHandClock,
} satisfies Partial<Record<Exclude<keyof DoClock, keyof Clock>, Field>>;
