import { ruleWords } from '../../../../rail/words/rules.ts';
import type { Words } from '../../../../table/words.ts';

/** The end of the game with breweries (§6.6). */
export const breweryEndWords: Words = {
  ...ruleWords('18do', { '6.6': ['over'] }),
  '18do/now/beer-end': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  '18do/now/beer-end/cite': { de: '6.6', en: '6.6' },
  '18do/score/small': { de: 'kleine Brauerei', en: 'small brewery' },
  '18do/ledger/equipment': { de: 'Ausstattung', en: 'Equipment' },
};
