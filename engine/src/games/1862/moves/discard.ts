import type { Discard } from '../../../rail/verbs/discard.ts';
import { discarding, holderOf } from '../../../rail/verbs/discard.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62 } from '../clock.ts';
import { overLimit, trainLimit, trainName, trainsOf } from '../readers.ts';
import { firstRules } from '../rules.ts';
import { us } from '../title.ts';

/** Chapter 14: trains above a new limit go to the bank for nothing; all companies can buy them there. */
export const discard: MoveSpec<Clock62, Discard> = {
  ...discarding(us, {
    first: firstRules,
    surplus: ['no-surplus', '14', '62-14.12'],
    chooses: ['director-discards', '14', '62-14.11'],
    overLimit,
    trainLimit,
    counted: trainsOf,
  }),
  label: (table, move) => {
    const [company, train] = [holderOf(table, move), trainName(table, move.train)];
    return company === null
      ? phrase('1862/log/discard-nothing', { train })
      : phrase('1862/log/discard', { company, train });
  },
};
