/** When the server has been renewed while a page was open. */
export const releaseTexts = {
  outdated: { de: 'Stellwerk wurde erneuert.', en: 'Stellwerk has been updated.' },
  'outdated.text': {
    de: 'Diese Seite kennt noch die alten Regeln. Der Tisch und deine Züge sind sicher.',
    en: 'This page still knows the old rules. The table and your moves are safe.',
  },
  'outdated.reload': { de: 'Seite neu laden', en: 'Reload the page' },
  'fail.outdated': {
    de: 'Ein Teil der Seite ließ sich nicht laden.',
    en: 'A part of the page could not be loaded.',
  },
  'fail.outdated.text': {
    de: 'Vielleicht wurde Stellwerk gerade erneuert, oder die Verbindung ist weg. Der Tisch ist sicher. Lade die Seite neu.',
    en: 'Perhaps Stellwerk has just been updated, or the connection is gone. The table is safe. Reload the page.',
  },
} as const;
