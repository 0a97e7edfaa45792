import type { MoveSpec } from '../../../table/game.ts';
import { choice } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { PHASES } from '../clock.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { beginPhase } from '../flow.ts';
import { activeSeats, displaySize, nextCaller, openContracts, phaseLimit } from '../readers.ts';
import { gameOn, rule, stillIn, when } from '../rules.ts';
import type { ToeRule } from '../rules.ts';
import { disorder } from '../supply.ts';
import { drafted } from '../toe-draft.ts';

const fields = { phase: choice(...PHASES) } as const;
export type CallMove = MoveOf<typeof fields>;

const hasCalled = ({ clock }: ToeTable, seat: string): boolean =>
  activeSeats(clock).length > 2 && clock.calls.some((call) => call.seat === seat);
/** Before the first call of a year the display has to be in order (ch. 2, 9). */
const opening = ({ clock }: ToeTable): boolean => clock.stage === 'call' && clock.calls.length === 0;

export const readyRules: readonly ToeRule[] = [
  rule('three-alike', '2', ['TOE-2.4', 'TOE-9.12'], (table) =>
    when(opening(table) && disorder(table).alike.length > 0),
  ),
  rule('display-size', '6', ['TOE-6.14'], (table) =>
    when(opening(table) && disorder(table).crowded.length > 0, { size: displaySize(table) }),
  ),
  rule('five-open', '9', ['TOE-9.8'], (table) =>
    when(opening(table) && disorder(table).gaps, { open: openContracts(table).length }),
  ),
  rule('two-chips', '9', ['TOE-9.7'], (table) => {
    const [contract] = opening(table) ? disorder(table).chips : [];
    return when(contract !== undefined, { contract: contract ?? '' });
  }),
];

/** Takes a phase card from the board: everybody plays that phase now, the caller first (ch. 6). */
export const call: MoveSpec<ToeClock, CallMove> = {
  fields,
  example: { type: 'call', seat: 'anna', phase: 'site' },
  effects: (table, { seat, phase }, luck) => drafted(table, (draft) => beginPhase(draft, seat, phase, luck)),
  rules: [
    gameOn,
    stillIn,
    rule('phase-runs', '6', ['TOE-6.5'], ({ clock }) =>
      when(clock.stage !== 'call' && clock.stage !== 'end', { now: clock.stage }),
    ),
    rule('number-of-phases', '4', ['TOE-4.3', 'TOE-9.1'], ({ clock }) =>
      when(clock.stage === 'call' && clock.calls.length >= phaseLimit(clock), { most: phaseLimit(clock) }),
    ),
    rule<CallMove>('once-a-year', '6', ['TOE-6.6'], ({ clock }, { phase }) =>
      when(
        clock.calls.some((c) => c.phase === phase),
        { phase },
      ),
    ),
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
};
