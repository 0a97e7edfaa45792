import type { Rulebook } from '../../../table/rulebook.ts';
import { answers } from './answers.ts';
import { contracts } from './contracts.ts';
import { course } from './course.ts';
import { end } from './end.ts';
import { insolvency } from './insolvency.ts';
import { phases } from './phases.ts';
import { start } from './start.ts';
import { terms } from './terms.ts';

/** The rules of Trains of Europe in our own words, in the order of the rulebook. */
export const rulebook: Rulebook = {
  sections: [...start, ...course, contracts, phases, ...end, insolvency, answers],
  terms,
};
