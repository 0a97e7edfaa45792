/**
 * The script that this page was made of. Its name tells the release: it changes with every line of the rules. Null
 * where nobody has built the page (development).
 */
export const ownBuild = (): string | null => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const path = script ? new URL(script.src).pathname : '';
  return path.startsWith('/assets/') ? path : null;
};

/** Whether the server gives out another release than this page is: then its rules are no longer those of the table. */
export const isOutdated = (told: string, own = ownBuild()): boolean => own !== null && own !== told;
