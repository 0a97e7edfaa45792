import type { Steps } from '../../table/course.ts';
import { kindsAt, step } from '../../table/course.ts';
import type {
  AuctionKeys,
  PhaseKeys,
  Stage,
  Step,
  ToeClock,
  ToeTable,
  WaitingKeys,
  YearKeys,
} from './clock.ts';

/**
 * The course of a year (ch. 6, 8, 9, 11, 12): somebody calls a phase and all play it, until everybody has called. Then come
 * the audit and the payout with its insolvencies, both variants, and the next year; after the last one the markers are checked.
 * Who decides: in `turns` one after another, in `bidding` who has to bid or pass, otherwise all who are still `open`.
 */
const COURSE: Readonly<Record<Stage, Steps<Step>>> = {
  call: [step('turns', 'tidy', 'call', 'done')],
  site: [step('turns', 'licence', 'done')],
  fair: [
    step('turns', 'buy', 'blind', 'assign', 'withdraw', 'done'),
    step('closing', 'assign', 'withdraw', 'done'),
  ],
  conference: [step('turns', 'take', 'draw', 'done')],
  auction: [
    step('offers', 'offer', 'announce', 'retract', 'done'),
    step('bidding', 'raise', 'open', 'pass'),
    step('closing', 'assign', 'withdraw', 'done'),
  ],
  premium: [step('turns', 'premium', 'done')],
  aid: [step('turns', 'tidy', 'choose', 'done')],
  audit: [step('closing', 'audit', 'done')],
  insolvency: [step('offers', 'sell', 'retract', 'done', 'quit'), step('bidding', 'raise', 'open', 'pass')],
  final: [step('closing', 'audit', 'done')],
  end: [],
};

/** The step that people are at. Hands may set the clock to one that the stage does not have: then it is at its beginning. */
export function stepOf({ stage, step: at }: ToeClock): Step {
  const steps = COURSE[stage];
  return steps.some(({ id }) => id === at) ? at : (steps[0]?.id ?? at);
}

/** The kinds of moves that the present step has; a marker that stands wrong may be put right at any time. */
export const course = ({ clock }: ToeTable): readonly string[] => [
  ...kindsAt(COURSE[clock.stage], stepOf(clock)),
  'mark',
];
/** A new goal is talked about, and putting straight what lies straight is no move. */
export const ON_REQUEST = ['target', 'replace', 'peek', 'discard'] as const;

// —— What begins anew ——

export const NOBODY_WAITS: WaitingKeys = { step: 'turns', turn: null, open: [] };
export const NEW_PHASE: PhaseKeys = { ...NOBODY_WAITS, acted: [], bought: {}, unseen: [] };
export const NEW_YEAR: YearKeys = { ...NEW_PHASE, stage: 'call', calls: [] };
export const NO_AUCTION: AuctionKeys = { items: [], lot: null, passes: 0, vehiclesUp: false };
