import { decides } from '../../readers.ts';
import { consentTo } from '../consent.ts';
import type { Asked } from '../clock.ts';
import { railwayOf } from '../export.ts';
import { saidTrain } from '../load-rules.ts';
import { brewerNow } from '../round.ts';

/** §6.5.2.4: the director who was asked lets his train carry the beer, or does not. */
export const { yes: allow, no: forbid } = consentTo<Asked>({
  open: ({ clock }) => clock.asked,
  close: (draft) => draft.set('asked', null),
  asked: (table, { railway }) => decides(table, railway),
  asker: (table) => decides(table, brewerNow(table) ?? ''),
  stands: (table, { train, railway }) => railwayOf(table, train) === railway,
  carryOut: (draft, { train }) => draft.set('agreed', [...draft.clock.agreed, train]),
  refuse: (draft, { train }) => draft.set('refused', [...draft.clock.refused, train]),
  nothing: ['nothing-asked', '6.5.2.4', 'HSB-6.5.2.4.05'],
  answers: ['load-answers', '6.5.2.4', 'HSB-6.5.2.4.05'],
  answersParams: (table, { train }) => saidTrain(table, train),
  gone: ['loaded-train-gone', '6.5.2.4', 'HSB-6.5.2.4.03'],
  words: { yes: 'allow', no: 'forbid', back: 'unask', nothing: 'load-nothing' },
  told: (table, { train }) => ({ brewery: brewerNow(table) ?? '', ...saidTrain(table, train) }),
});
