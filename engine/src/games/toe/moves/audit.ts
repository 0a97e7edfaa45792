import { firstThen } from '../../../table/rules.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { completed, deviation, profitOf } from '../books.ts';
import type { ToeTable } from '../clock.ts';
import { GOALS } from '../data/edition.ts';
import { TARGET_MAX, TARGET_MIN } from '../data/limits.ts';
import { marker, profitPlace, seatPlace, tail } from '../pieces.ts';
import { activeSeats, leftOf, onTrack, purse, turn, withSign } from '../readers.ts';
import { gameOn, note, playerRules, rule, when } from '../rules.ts';
import type { ToeMove } from '../rules.ts';
import { doing } from '../toe-draft.ts';
import { correct } from '../year.ts';

const auditFields = { of: ref('seat') } as const;
type Audit = MoveOf<typeof auditFields>;

/** Checks the yearly profit of somebody; a wrong marker is corrected, in the variant for a compensation (ch. 11). */
export const audit: ToeMove<Audit> = {
  fields: auditFields,
  example: { type: 'audit', seat: 'anna', of: 'bert' },
  effects: doing((draft, { seat, of }, table) => {
    const off = Math.abs(deviation(table, of)) * 1000;
    if (off === 0) return;
    correct(draft, of);
    if (table.clock.stage === 'audit')
      draft.pay(Math.min(off, Math.max(0, purse(table, of))), seatPlace(of), seatPlace(seat), 'due/audit');
  }),
  rules: [
    gameOn,
    rule('audit-time', '11', ['TOE-11.3'], ({ clock }) =>
      when(clock.stage !== 'audit' && clock.stage !== 'final' && clock.stage !== 'end'),
    ),
    rule('not-asked', '6', ['TOE-6.3'], ({ clock }, { seat }) =>
      when((clock.stage === 'audit' || clock.stage === 'final') && !clock.open.includes(seat)),
    ),
    rule<Audit>('left-neighbour', '11', ['TOE-11.1'], ({ clock }, { seat, of }) =>
      when(clock.stage === 'final' && of !== leftOf(clock, seat), { of: leftOf(clock, seat) }),
    ),
    rule<Audit>('somebody-else', '11', ['TOE-11.3'], ({ clock }, { seat, of }) =>
      when(clock.stage === 'audit' && (of === seat || clock.gone.includes(of))),
    ),
  ],
  label: (table, { seat, of }) => {
    const off = deviation(table, of);
    return off === 0
      ? phrase('toe/log/audit-right', { seat, of })
      : phrase('toe/log/audit', { seat, of, off: withSign(off) });
  },
  candidates: ({ clock }, seat) => clock.seats.map((of) => ({ type: 'audit', seat, of })),
  offer: () => ({ label: ({ of }) => phrase('toe/do/audit', { of }), tone: 'plain' }),
};

const markFields = { to: whole(-2000, 500) } as const;
type Mark = MoveOf<typeof markFields>;
const right = (table: ToeTable, seat: string): number => onTrack(profitOf(table, seat));

/** Sets the own marker by hand. It has to show what the contracts yield (ch. 5). */
export const mark: ToeMove<Mark> = {
  fields: markFields,
  example: { type: 'mark', seat: 'anna', to: 80 },
  effects: doing((draft, { seat, to }) => draft.put(marker(seat), profitPlace(to))),
  rules: [
    gameOn,
    rule<Mark>('marker', '5', ['TOE-5.7', 'TOE-5.5'], (table, { seat, to }) =>
      when(to !== right(table, seat), { off: withSign(to - right(table, seat)) }),
    ),
  ],
  label: (_, { seat, to }) => phrase('toe/log/mark', { seat, to }),
  candidates: (table, seat) =>
    activeSeats(table.clock).includes(seat) && deviation(table, seat) !== 0
      ? [{ type: 'mark', seat, to: right(table, seat) }]
      : [],
  concerns: (_, { seat }, piece) => marker(seat) === piece,
  reads: (_, seat, { piece, to }) =>
    piece === marker(seat) && to.startsWith('profit/') ? [{ type: 'mark', seat, to: Number(tail(to)) }] : [],
};

const targetFields = { to: whole(1, 99) } as const;
type Target = MoveOf<typeof targetFields>;

/** Proposes another number of contracts, or agrees to it; it counts once everybody has agreed (TOE-10.2). */
export const target: ToeMove<Target> = {
  fields: targetFields,
  example: { type: 'target', seat: 'anna', to: 5 },
  effects: doing((draft, { seat, to }, table) => {
    const { proposal } = table.clock;
    const before = proposal?.to === to ? proposal.agreed : [];
    const agreed = before.includes(seat) ? before : [...before, seat];
    const all = activeSeats(table.clock).every((other) => agreed.includes(other));
    draft.set('proposal', all ? null : { to, agreed });
    if (!all) return;
    draft.set('target', to);
    const reached = activeSeats(table.clock).some((other) => completed(table, other).length >= to);
    if (table.clock.ending === 'contracts' && !reached) draft.set('ending', null);
  }),
  rules: [
    ...playerRules,
    ...firstThen(
      [
        rule('no-number', '4', ['TOE-4.8'], ({ clock }) => when(clock.target === null)),
        rule('too-late', '10', ['TOE-10.2'], ({ clock }) => when(clock.stage === 'final')),
      ],
      rule<Target>('at-least-three', '4', ['TOE-4.6'], (_, { to }) =>
        when(to < TARGET_MIN, { least: TARGET_MIN }),
      ),
      rule<Target>('agreed-already', '10', ['TOE-10.2'], ({ clock }, { seat, to }) =>
        when(clock.target === to || (clock.proposal?.to === to && clock.proposal.agreed.includes(seat))),
      ),
    ),
    note<Target>('target-most', '4', ['TOE-4.5'], (_, { to }) => when(to > TARGET_MAX, { most: TARGET_MAX })),
  ],
  label: (_, { seat, to }) => phrase('toe/log/target', { seat, to }),
  candidates: ({ clock }, seat) =>
    GOALS.filter((to) => to !== clock.target).map((to) => ({ type: 'target', seat, to })),
  /** A proposal can be answered at any time; a new one is brought up by who calls. */
  offer: (table, seat) => {
    const { proposal, target: goal, stage } = table.clock;
    const moves = (...numbers: readonly number[]): readonly Target[] =>
      numbers.map((to) => ({ type: 'target', seat, to }));
    if (goal === null || stage === 'end') return null;
    if (proposal && !proposal.agreed.includes(seat))
      return {
        label: ({ to }) => phrase('toe/do/agree', { to }),
        tone: 'plain',
        anyway: moves(proposal.to),
      };
    if (stage !== 'call' || proposal || !turn(table).includes(seat)) return null;
    const start = Math.min(TARGET_MAX, Math.max(TARGET_MIN, goal + 1));
    return {
      label: () => phrase('toe/do/target'),
      tone: 'quiet',
      amount: { field: 'to', label: phrase('toe/do/contracts'), start },
      anyway: moves(start, ...GOALS),
    };
  },
};
