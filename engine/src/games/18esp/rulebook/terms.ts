import type { Term } from '../../../table/rulebook.ts';
import { map, trains } from './terms-iron.ts';
import { companies, course } from './terms-paper.ts';

/** The glossary of 18España. */
export const terms: readonly Term[] = [...course, ...companies, ...map, ...trains];
