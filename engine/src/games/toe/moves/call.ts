import { alone } from '../../../table/rules.ts';
import { choice } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { PHASES } from '../clock.ts';
import type { ToeTable } from '../clock.ts';
import { beginPhase } from '../flow.ts';
import { phaseCard, seatPlace } from '../pieces.ts';
import { activeSeats, displaySize, nextCaller, openContracts, phaseLimit, yearBegins } from '../readers.ts';
import { playerRules, rule, when } from '../rules.ts';
import type { ToeMove } from '../rules.ts';
import { disorder } from '../supply.ts';
import { doing } from '../toe-draft.ts';
import { premiumFor } from './subsidy.ts';

const fields = { phase: choice(...PHASES) } as const;
type Call = MoveOf<typeof fields>;

const hasCalled = ({ clock }: ToeTable, seat: string): boolean =>
  activeSeats(clock).length > 2 && clock.calls.some((call) => call.seat === seat);

/** Before the first call of a year the display has to be in order (ch. 2, 9). */
const readyRules = [
  rule('three-alike', '2', ['TOE-2.4', 'TOE-9.12'], (table) =>
    when(yearBegins(table) && disorder(table).alike.length > 0),
  ),
  rule('display-size', '6', ['TOE-6.14'], (table) =>
    when(yearBegins(table) && disorder(table).crowded.length > 0, { size: displaySize(table) }),
  ),
  rule('five-open', '9', ['TOE-9.8'], (table) =>
    when(yearBegins(table) && disorder(table).gaps, { open: openContracts(table).length }),
  ),
  rule('two-chips', '9', ['TOE-9.7'], (table) => {
    const [contract] = yearBegins(table) ? disorder(table).chips : [];
    return when(contract !== undefined, { contract: contract ?? '' });
  }),
];

/** Takes a phase card from the board: everybody plays that phase now, the caller first (ch. 6). */
export const call: ToeMove<Call> = {
  fields,
  example: { type: 'call', seat: 'anna', phase: 'site' },
  effects: doing((draft, { seat, phase }, _, luck) => beginPhase(draft, seat, phase, luck)),
  rules: [
    ...playerRules,
    alone(
      rule('phase-runs', '6', ['TOE-6.5'], ({ clock }) =>
        when(clock.stage !== 'call' && clock.stage !== 'end', { now: clock.stage }),
      ),
    ),
    rule('number-of-phases', '4', ['TOE-4.3', 'TOE-9.1'], ({ clock }) =>
      when(clock.stage === 'call' && clock.calls.length >= phaseLimit(clock), { most: phaseLimit(clock) }),
    ),
    rule<Call>('once-a-year', '6', ['TOE-6.6'], ({ clock }, { phase }) => {
      const isCalled = clock.calls.some((c) => c.phase === phase);
      return when(isCalled, { phase });
    }),
    rule('one-each', '6', ['TOE-6.8'], (table, { seat }) =>
      when(table.clock.stage === 'call' && hasCalled(table, seat) && nextCaller(table.clock) !== seat),
    ),
    rule('your-call', '6', ['TOE-6.1', 'TOE-6.5', 'TOE-6.12', 'TOE-9.14'], (table, { seat }) => {
      const next = nextCaller(table.clock);
      return when(table.clock.stage === 'call' && !hasCalled(table, seat) && next !== seat, {
        turn: next ?? '',
      });
    }),
    ...readyRules,
  ],
  label: (_, { seat, phase }) => phrase('toe/log/call', { seat, phase }),
  candidates: (_, seat) => PHASES.map((phase) => ({ type: 'call', seat, phase })),
  concerns: (_, { phase }, piece) => phaseCard(phase) === piece,
  reads: (_, seat, { piece, to }) => {
    const phase = PHASES.find((one) => phaseCard(one) === piece);
    return phase && to === seatPlace(seat) ? [{ type: 'call', seat, phase }] : [];
  },
  offer: (table, seat) => ({
    label: ({ phase }) => phrase(`toe/do/call/${phase}`, { amount: premiumFor(table, seat, true) }),
    tone: 'plain',
  }),
};
