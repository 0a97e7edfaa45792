import { useEffect, useMemo } from 'react';
import { themeNow, useSettings } from '../settings/settings.ts';
import { Mark } from '../parts/Icon.tsx';
import { later } from '../parts/later.tsx';
import { LiveRegion } from '../parts/LiveRegion.tsx';
import { Boundary, FailurePage } from './Failure.tsx';
import { parseRoute, useHash } from './route.ts';

/** As the page is before anything has arrived: what takes its place does not flicker. */
const loading = (
  <div className="page-loading" aria-busy="true">
    <Mark size={40} />
  </div>
);
const StartPage = later(async () => (await import('./start/StartPage.tsx')).StartPage, loading);
const LearnPage = later(async () => (await import('../lessons/LearnPage.tsx')).LearnPage, loading);
const LessonPage = later(async () => (await import('./LessonPage.tsx')).LessonPage, loading);
const RulesPage = later(async () => (await import('../rules/RulesPage.tsx')).RulesPage, loading);
const ClassPage = later(async () => (await import('./ClassPage.tsx')).ClassPage, loading);
const WritePage = later(async () => (await import('./WritePage.tsx')).WritePage, loading);
const TablePage = later(async () => (await import('./TablePage.tsx')).TablePage, loading);

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
      {route.page === 'start' ? <StartPage /> : null}
      {route.page === 'rules' ? <RulesPage game={route.game} anchor={route.anchor} /> : null}
      {route.page === 'unknown' ? <FailurePage failure="unknown-page" /> : null}
      {route.page === 'learn' && route.lesson === null ? <LearnPage game={route.game} /> : null}
      {route.page === 'learn' && route.lesson !== null ? (
        <LessonPage key={route.lesson} game={route.game} id={route.lesson} />
      ) : null}
      {route.page === 'class' ? (
        <ClassPage key={route.table} table={route.table} token={route.token} />
      ) : null}
      {route.page === 'write' ? <WritePage key={route.draft} id={route.draft} /> : null}
      {route.page === 'solo' || route.page === 'table' ? <TablePage route={route} /> : null}
      <LiveRegion />
    </Boundary>
  );
}
