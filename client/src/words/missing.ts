/** Parts of the program that come only when they are asked for, and did not come. */
export const missingTexts = {
  'missing.text': {
    de: 'Dieser Teil ist nicht angekommen. Sieh nach, ob du online bist, und lade dann die Seite neu. Das Spiel bleibt, wie es ist.',
    en: 'This part did not arrive. See whether you are online, then reload the page. The game stays as it is.',
  },
  'missing.reload': { de: 'Seite neu laden', en: 'Reload the page' },
} as const;
