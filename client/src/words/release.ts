import { bring } from './brought.ts';

/** When the server has been renewed while a page was open. */
export const releaseTexts = bring({
  outdated: { de: 'Stellwerk wurde erneuert.', en: 'Stellwerk has been updated.' },
  'outdated.text': {
    de: 'Diese Seite kennt noch die alten Regeln. Der Tisch und deine Züge sind sicher.',
    en: 'This page still knows the old rules. The table and your moves are safe.',
  },
  'outdated.reload': { de: 'Seite neu laden', en: 'Reload the page' },
});
