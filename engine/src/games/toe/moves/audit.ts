import type { MoveSpec } from '../../../table/game.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { completed, deviation, profitOf } from '../books.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { TARGET_MAX, TARGET_MIN } from '../data/limits.ts';
import { marker, profitPlace, seatPlace } from '../pieces.ts';
import { activeSeats, leftOf, onTrack, purse, withSign } from '../readers.ts';
import { gameOn, playerRules, rule, when } from '../rules.ts';
import { drafted } from '../toe-draft.ts';
import { correct } from '../year.ts';

const auditFields = { of: ref('seat') } as const;
export type AuditMove = MoveOf<typeof auditFields>;

/**
 * Checks the yearly profit of somebody; a wrong marker is corrected, in the variant for a compensation (ch.
 * 11).
 */
export const audit: MoveSpec<ToeClock, AuditMove> = {
  fields: auditFields,
  example: { type: 'audit', seat: 'anna', of: 'bert' },
  effects: (table, { seat, of }) =>
    drafted(table, (draft) => {
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
    rule<AuditMove>('left-neighbour', '11', ['TOE-11.1'], ({ clock }, { seat, of }) =>
      when(clock.stage === 'final' && of !== leftOf(clock, seat), { of: leftOf(clock, seat) }),
    ),
    rule<AuditMove>('somebody-else', '11', ['TOE-11.3'], ({ clock }, { seat, of }) =>
      when(clock.stage === 'audit' && (of === seat || clock.gone.includes(of))),
    ),
  ],
  label: (table, { seat, of }) => {
    const off = deviation(table, of);
    return off === 0
      ? phrase('toe/log/audit-right', { seat, of })
      : phrase('toe/log/audit', { seat, of, off: withSign(off) });
  },
};

const markFields = { to: whole(-2000, 500) } as const;
export type MarkMove = MoveOf<typeof markFields>;
const right = (table: ToeTable, seat: string): number => onTrack(profitOf(table, seat));

/** Sets the own marker by hand. It has to show what the contracts yield (ch. 5). */
export const mark: MoveSpec<ToeClock, MarkMove> = {
  fields: markFields,
  example: { type: 'mark', seat: 'anna', to: 80 },
  effects: (table, { seat, to }) => drafted(table, (draft) => draft.put(marker(seat), profitPlace(to))),
  rules: [
    gameOn,
    rule<MarkMove>('marker', '5', ['TOE-5.7', 'TOE-5.5'], (table, { seat, to }) =>
      when(to !== right(table, seat), { off: withSign(to - right(table, seat)) }),
    ),
  ],
  label: (_, { seat, to }) => phrase('toe/log/mark', { seat, to }),
};

const targetFields = { to: whole(1, 99) } as const;
export type TargetMove = MoveOf<typeof targetFields>;

/** Proposes another number of contracts, or agrees to it; it counts once everybody has agreed (TOE-10.2). */
export const target: MoveSpec<ToeClock, TargetMove> = {
  fields: targetFields,
  example: { type: 'target', seat: 'anna', to: 5 },
  effects: (table, { seat, to }) =>
    drafted(table, (draft) => {
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
    rule<TargetMove>('at-least-three', '4', ['TOE-4.6'], (_, { to }) =>
      when(to < TARGET_MIN, { least: TARGET_MIN }),
    ),
    rule<TargetMove>(
      'target-most',
      '4',
      ['TOE-4.5'],
      (_, { to }) => when(to > TARGET_MAX, { most: TARGET_MAX }),
      'note',
    ),
    rule('no-number', '4', ['TOE-4.8'], ({ clock }) => when(clock.target === null)),
    rule('too-late', '10', ['TOE-10.2'], ({ clock }) => when(clock.stage === 'final')),
    rule<TargetMove>('agreed-already', '10', ['TOE-10.2'], ({ clock }, { seat, to }) =>
      when(clock.target === to || (clock.proposal?.to === to && clock.proposal.agreed.includes(seat))),
    ),
  ],
  label: (_, { seat, to }) => phrase('toe/log/target', { seat, to }),
};
