import { bring } from './brought.ts';

/** The table on a phone. */
export const phoneTexts = bring({
  'page.mine': { de: 'Meins', en: 'Mine' },
  'page.board': { de: 'Plan', en: 'Board' },
  'page.market': { de: 'Markt', en: 'Market' },
  'page.log': { de: 'Protokoll', en: 'Log' },
  'page.chat': { de: 'Chat', en: 'Chat' },
  pages: { de: 'Seiten', en: 'Pages' },
  'phone.board': { de: 'Zum Plan', en: 'To the board' },
  'phone.swipe': { de: 'Nach links wischen zum Plan', en: 'Swipe left for the board' },
  'phone.mat': { de: 'Meine Ablage', en: 'My mat' },
  'phone.no-papers': { de: 'Noch keine Papiere.', en: 'No papers yet.' },
  'phone.large': { de: '{name} groß ansehen', en: 'Look at {name} large' },
  'phone.rank': { de: 'Platz {n} von {of}', en: 'place {n} of {of}' },
  'phone.pick': { de: 'Das kannst du legen', en: 'You can place these' },
});
