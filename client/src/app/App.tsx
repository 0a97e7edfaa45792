import { lazy, Suspense, useEffect, useMemo } from 'react';
import { themeNow, useSettings } from '../settings/settings.ts';
import { LiveRegion } from '../parts/LiveRegion.tsx';
import { Boundary, FailurePage } from './Failure.tsx';
import { parseRoute, useHash } from './route.ts';

const StartPage = lazy(async () => ({ default: (await import('./StartPage.tsx')).StartPage }));
const TablePage = lazy(async () => ({ default: (await import('./TablePage.tsx')).TablePage }));

/** Language, theme and motion belong to the whole page. */
function useDocument(): void {
  const { language, theme, lessMotion } = useSettings();
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = themeNow(theme);
    if (lessMotion === null) delete root.dataset['motion'];
    else root.dataset['motion'] = lessMotion ? 'less' : 'full';
  }, [language, theme, lessMotion]);
}

export function App() {
  useDocument();
  const hash = useHash();
  const route = useMemo(() => parseRoute(hash), [hash]);
  return (
    <Boundary key={route.page}>
      <Suspense fallback={<div className="page-loading" aria-busy="true" />}>
        {route.page === 'start' ? <StartPage /> : null}
        {route.page === 'unknown' ? <FailurePage failure="unknown-page" /> : null}
        {route.page === 'solo' || route.page === 'table' ? <TablePage route={route} /> : null}
      </Suspense>
      <LiveRegion />
    </Boundary>
  );
}
