import { companyOf } from '../../../rail/ids.ts';
import { carryingRules, isTrain } from '../../../rail/verbs/hands.ts';
import { introOnly } from '../chapters.ts';
import { trainsOf } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { rule, when } from '../rules.ts';

/** 2.3: in the introductory game a railway never has more than one train. */
const oneTrain = carryingRules(rule)('one-train', '2.3', ['DO-2.3.4'], (carried, table) => {
  const company = companyOf(carried.to);
  const others = company === null ? [] : trainsOf(table, company).filter((train) => train !== carried.piece);
  return when(isTrain(carried) && others.length > 0, { company: company ?? '' });
});

/** What the introductory game says to hands that make no move of it. */
export const introHandRules: readonly DoRule[] = [introOnly(oneTrain)];
