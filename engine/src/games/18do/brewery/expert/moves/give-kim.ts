import { answersTo } from '../../../../../rail/verbs/question.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import { when } from '../../../../../table/rules.ts';
import type { Move } from '../../../../../table/types.ts';
import type { Phrase } from '../../../../../table/words.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { decides } from '../../../readers.ts';
import { gameOn, rule, startOver } from '../../../rules.ts';
import { dortmund } from '../../../title.ts';
import type { KimAsked } from '../clock.ts';
import { codeOfKim } from '../pieces.ts';
import { ownerOfKim } from '../readers.ts';
import { expertOnly } from '../rules.ts';
import { handOver } from '../trade.ts';

/** §7.1: only who was asked can answer; whoever asked may take the question back. */
const nothingOpen = rule('kim-nothing', '7.1', ['HSB-7.1.15'], ({ clock }) => when(clock.kimAsked === null));
const answers = answersTo<DoClock, KimAsked>(dortmund, {
  first: [expertOnly, gameOn, startOver, nothingOpen],
  open: ({ clock }) => clock.kimAsked,
  close: (draft) => draft.set('kimAsked', null),
  asked: (table, { seller }) => decides(table, seller),
  asker: (table, { buyer }) => decides(table, buyer),
  stands: (table, { kim, seller }) => ownerOfKim(table, kim) === seller,
  carryOut: handOver,
  nothing: ['kim-nothing', '7.1', 'HSB-7.1.15'],
  answers: [{ said: ['kim-answers', '7.1', 'HSB-7.1.15'] }],
  answersParams: (table, { seller, kim }) => ({
    company: seller,
    director: decides(table, seller),
    kim: codeOfKim(kim),
  }),
  gone: ['kim-gone', '7.1', 'HSB-7.1.15'],
  goneParams: ({ kim }) => ({ kim: codeOfKim(kim) }),
});
const said = ({ clock: { kimAsked } }: DoTable, key: string): Phrase =>
  kimAsked === null
    ? phrase('18do/log/kim-nothing')
    : phrase(key, { ...kimAsked, company: kimAsked.buyer, kim: codeOfKim(kimAsked.kim) });

/** The marker is sold. */
export const giveKim: MoveSpec<DoClock, Move> = {
  ...answers.accept,
  example: { type: 'give-kim', seat: 'bert' },
  candidates: ({ clock }, seat) => (clock.kimAsked === null ? [] : [{ type: 'give-kim', seat }]),
  label: (table) => said(table, '18do/log/give-kim'),
  offer: ({ clock }) => ({
    label: () => phrase('18do/choice/give-kim', { price: clock.kimAsked?.price ?? 0 }),
    tone: 'main',
  }),
};
/** It is not, or the question is taken back: then it may be asked again. */
export const refuseKim: MoveSpec<DoClock, Move> = {
  ...answers.decline,
  example: { type: 'refuse-kim', seat: 'bert' },
  effects: (table, { seat }) =>
    dortmund.drafted(table, (draft) => {
      const { kimAsked, kimRefused } = table.clock;
      if (kimAsked === null) return;
      draft.set('kimAsked', null);
      if (decides(table, kimAsked.seller) === seat) draft.set('kimRefused', [...kimRefused, kimAsked.kim]);
    }),
  candidates: ({ clock }, seat) => (clock.kimAsked === null ? [] : [{ type: 'refuse-kim', seat }]),
  label: (table) => said(table, '18do/log/refuse-kim'),
  offer: () => ({ label: () => phrase('18do/choice/refuse-kim'), tone: 'plain' }),
};
