import type { Words } from '../../../../table/words.ts';

/** The end of the game with breweries (§6.6). */
export const breweryEndWords: Words = {
  '18do/score/small': { de: 'kleine Brauerei', en: 'small brewery' },
  '18do/ledger/equipment': { de: 'Ausstattung', en: 'Equipment' },
};
