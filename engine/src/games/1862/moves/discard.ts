import type { Discard } from '../../../rail/verbs/discard.ts';
import { discarding, discardLine } from '../../../rail/verbs/discard.ts';
import { overLimit, trainLimit, trainsOf } from '../readers.ts';
import type { Move62 } from '../rules.ts';
import { firstRules } from '../rules.ts';
import { us } from '../title.ts';

/** Chapter 14: trains above a new limit go to the bank for nothing; all companies can buy them there. */
export const discard: Move62<Discard> = {
  ...discarding(us, {
    first: firstRules,
    surplus: ['no-surplus', '14', '62-14.12'],
    chooses: ['director-discards', '14', '62-14.11'],
    overLimit,
    trainLimit,
    counted: trainsOf,
  }),
  label: discardLine(us),
};
