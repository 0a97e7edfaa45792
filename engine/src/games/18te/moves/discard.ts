import { discarding, discardLine } from '../../../rail/verbs/discard.ts';
import type { Discard } from '../../../rail/verbs/discard.ts';
import { overLimit, trainLimit, trainsOf } from '../readers.ts';
import type { TeMove } from '../rules.ts';
import { gameOn } from '../rules.ts';
import { te } from '../title.ts';

/** §3.8: when the limit falls, surplus trains go to the pool without payment (OQ-11). */
export const discard: TeMove<Discard> = {
  ...discarding(te, {
    first: [gameOn],
    surplus: ['no-surplus', '3.8', 'TE-3.8.13'],
    chooses: ['president-discards', '3.7', 'TE-3.7.3'],
    overLimit,
    trainLimit,
    counted: trainsOf,
  }),
  label: discardLine(te),
};
