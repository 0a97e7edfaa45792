import type { Term } from '../../../table/rulebook.ts';
import { breweryTerms } from './terms-brewery.ts';
import { companyTerms } from './terms-company.ts';
import { trackTerms } from './terms-track.ts';

/** Words of the hobby and of this title, explained where they stand in a sentence. */
export const terms: readonly Term[] = [...companyTerms, ...trackTerms, ...breweryTerms];
