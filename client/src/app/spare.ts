import { useEffect } from 'react';
import { fetchSearch } from '../runs/search-later.ts';
import { useTable } from '../table/table.ts';
import { bringLanguage } from '../words/title-words.ts';

/** What can be opened at any time. */
const SPARE: readonly (() => Promise<unknown>)[] = [
  fetchSearch,
  () => import('../coach/CoachTab.tsx'),
  () => import('../coach/Paragraph.tsx'),
  () => import('../answers/Answers.tsx'),
  () => import('../panel/Dialogs.tsx'),
  () => import('../ledger/LedgerTab.tsx'),
  () => import('../chat/ChatTab.tsx'),
  () => import('../panel/SettingsTab.tsx'),
  () => import('../panel/TilesTab.tsx'),
  () => bringLanguage('de'),
  () => bringLanguage('en'),
];
const QUIET_MS = 4000;

/**
 * Fetches what can be opened at any time once the table stands and nobody waits for anything:
 * then it is there at once, and also where the connection is gone by then. Not while the server is away: a browser
 * never asks again for what it could not get once.
 */
export function useSpare(): void {
  const isReady = useTable(
    (s) => s.status === 'ready' && (s.kind === 'solo' ? navigator.onLine : s.link === 'online'),
  );
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      // One that does not come says so when it is opened.
      for (const load of SPARE) load().catch(() => undefined);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
}
