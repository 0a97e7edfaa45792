import { answersTo } from '../../../../rail/verbs/question.ts';
import type { MoveSpec } from '../../../../table/game.ts';
import { when } from '../../../../table/rules.ts';
import type { Move } from '../../../../table/types.ts';
import type { Phrase } from '../../../../table/words.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoClock, DoTable } from '../../clock.ts';
import { decides } from '../../readers.ts';
import { gameOn, rule, startOver } from '../../rules.ts';
import { dortmund } from '../../title.ts';
import type { Asked } from '../clock.ts';
import { railwayOf } from '../export.ts';
import { saidTrain } from '../load-rules.ts';
import { brewerNow } from '../round.ts';

const askerOf = (table: DoTable): string => decides(table, brewerNow(table) ?? '');
/** §6.5.2.4: only a director who was asked can answer; whoever asked may take the question back. */
const nothingOpen = rule('nothing-asked', '6.5.2.4', ['HSB-6.5.2.4.05'], ({ clock }) =>
  when(clock.asked === null),
);
const answers = answersTo<DoClock, Asked>(dortmund, {
  first: [gameOn, startOver, nothingOpen],
  open: ({ clock }) => clock.asked,
  close: (draft) => draft.set('asked', null),
  asked: (table, { railway }) => decides(table, railway),
  asker: askerOf,
  stands: (table, { train, railway }) => railwayOf(table, train) === railway,
  carryOut: (draft, { train }) => draft.set('agreed', [...draft.clock.agreed, train]),
  nothing: ['nothing-asked', '6.5.2.4', 'HSB-6.5.2.4.05'],
  answers: [{ said: ['load-answers', '6.5.2.4', 'HSB-6.5.2.4.05'] }],
  answersParams: (table, { train }) => saidTrain(table, train),
  gone: ['loaded-train-gone', '6.5.2.4', 'HSB-6.5.2.4.03'],
});
const said = (table: DoTable, key: string): Phrase =>
  table.clock.asked === null
    ? phrase('18do/log/load-nothing')
    : phrase(key, { brewery: brewerNow(table) ?? '', ...saidTrain(table, table.clock.asked.train) });

/** The director lets his train carry the beer. */
export const allow: MoveSpec<DoClock, Move> = {
  ...answers.accept,
  example: { type: 'allow', seat: 'bert' },
  candidates: ({ clock }, seat) => (clock.asked === null ? [] : [{ type: 'allow', seat }]),
  label: (table) => said(table, '18do/log/allow'),
  offer: () => ({ label: () => phrase('18do/choice/allow'), tone: 'main' }),
};
/** He does not, or the question is taken back: then it may be asked again. */
export const forbid: MoveSpec<DoClock, Move> = {
  ...answers.decline,
  example: { type: 'forbid', seat: 'bert' },
  effects: (table, { seat }) =>
    dortmund.drafted(table, (draft) => {
      const { asked, refused } = table.clock;
      if (asked === null) return;
      draft.set('asked', null);
      if (decides(table, asked.railway) === seat) draft.set('refused', [...refused, asked.train]);
    }),
  candidates: ({ clock }, seat) => (clock.asked === null ? [] : [{ type: 'forbid', seat }]),
  label: (table, { seat }) =>
    said(
      table,
      decides(table, table.clock.asked?.railway ?? '') === seat ? '18do/log/forbid' : '18do/log/unask',
    ),
  offer: (table, seat) => {
    const isAsked = decides(table, table.clock.asked?.railway ?? '') === seat;
    return { label: () => phrase(`18do/choice/${isAsked ? 'forbid' : 'unask'}`), tone: 'plain' };
  },
};
