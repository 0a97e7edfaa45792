import { companyOf, DEPOT, trainOf } from '../../../rail/ids.ts';
import { carryingRules, isTrain } from '../../../rail/verbs/hands.ts';
import { introOnly } from '../chapters.ts';
import { trainsOf } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { rule, when } from '../rules.ts';
import { nextTrain } from './readers.ts';

/** 2.3: in the introductory game a railway never has more than one train. */
const oneTrain = carryingRules(rule)('one-train', '2.3', ['DO-2.3.4'], (carried, table) => {
  const company = companyOf(carried.to);
  const others = company === null ? [] : trainsOf(table, company).filter((train) => train !== carried.piece);
  return when(isTrain(carried) && others.length > 0, { company: company ?? '' });
});

/** 3.2.1: a railway gets the next train of the display, none of a later kind. */
const inOrder = carryingRules(rule)(
  'train-order',
  '3.2.1',
  ['DO-3.2.1.4', 'DO-2.4.4.1'],
  (carried, table) => {
    const isTaken = isTrain(carried) && carried.from === DEPOT && companyOf(carried.to) !== null;
    const [train, next] = [trainOf(carried.piece), trainOf(nextTrain(table) ?? '')];
    return when(isTaken && next !== null && train !== next, { train: train ?? '', next: next ?? '' });
  },
);

/** What the introductory game says to hands that make no move of it. */
export const introHandRules: readonly DoRule[] = [introOnly(oneTrain), introOnly(inOrder)];
