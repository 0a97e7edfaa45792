import { ruleWords } from '../../../../rail/words/rules.ts';
import type { Words } from '../../../../table/words.ts';

/** The end of the game with breweries (§6.6). */
export const breweryEndWords: Words = {
  ...ruleWords('18do', { '6.6': ['over'] }),
  '18do/score/small': { de: 'kleine Brauerei', en: 'small brewery' },
  '18do/ledger/equipment': { de: 'Ausstattung', en: 'Equipment' },
};
