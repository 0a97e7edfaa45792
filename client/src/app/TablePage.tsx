import { useEffect } from 'react';
import { useParagraph } from '../coach/open-paragraph.ts';
import { keepKeys } from '../keys/early.ts';
import { useDrawer } from '../panel/use-drawer.ts';
import { later } from '../parts/later.tsx';
import { useSettings } from '../settings/settings.ts';
import { Tabletop } from '../tabletop/Tabletop.tsx';
import { useHistory } from '../table/history.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import '../words/at-hand.ts';
import { useText } from '../words/use-text.ts';
import { FailurePage } from './Failure.tsx';
import { handle } from './handle.ts';
import type { Route } from './route.ts';
import { useSpare } from './spare.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useRemote, useSolo } from './use-session.ts';
import '../styles/table.css';
import '../styles/tabletop.css';

// The tabletop itself is all that a hand needs. What stands around it follows, in its place from the beginning.
const around = () => import('./Around.tsx');
const TopBar = later(async () => (await around()).TopBar, <header className="topbar" aria-busy="true" />);
const Panel = later(async () => (await around()).Panel, <PanelToBe />);
const Said = later(async () => (await around()).Said, null);
const SaidOnPhone = later(async () => (await around()).SaidOnPhone, null);
const Attention = later(async () => (await around()).Attention, null);
const JoinDialog = later(async () => (await around()).JoinDialog, null);
const Dialogs = later(async () => (await import('../panel/Dialogs.tsx')).Dialogs, null);
const Paragraph = later(async () => (await import('../coach/Paragraph.tsx')).Paragraph, null);
const PhoneTable = later(async () => (await import('../phone/PhoneTable.tsx')).PhoneTable, <Laying />);
const ScreenPage = later(async () => (await import('./ScreenPage.tsx')).ScreenPage, <Laying />);

type TableRoute = Extract<Route, { page: 'solo' | 'table' }>;
Object.assign(window, { stellwerk: handle });

function Laying() {
  const t = useText();
  return (
    <p className="page-loading" aria-busy="true">
      <span>{t('loading')}</span>
    </p>
  );
}
/** As wide as the panel will be: the tabletop keeps its size when it comes. */
function PanelToBe() {
  const isOpen = useView((s) => s.isPanelOpen);
  const width = useSettings((s) => s.panelWidth);
  return isOpen ? (
    <aside className="panel" style={{ width }} aria-busy="true">
      <div className="skeleton" />
    </aside>
  ) : (
    <aside className="panel folded" aria-busy="true" />
  );
}
function Solo({ id }: { readonly id: string }) {
  useSolo(id);
  return null;
}
function Remote({ table, token }: { readonly table: string; readonly token: string }) {
  useRemote(table, token);
  return null;
}

export function TablePage({ route }: { readonly route: TableRoute }) {
  const status = useTable((s) => s.status);
  const failure = useTable((s) => s.failure);
  const isScreen = route.page === 'table' && route.isScreen;
  return (
    <>
      {route.page === 'solo' ? <Solo id={route.id} /> : <Remote table={route.table} token={route.token} />}
      {status === 'failed' && failure ? (
        <FailurePage failure={failure} />
      ) : isScreen ? (
        <ScreenPage />
      ) : (
        <Table />
      )}
    </>
  );
}

function Table() {
  const t = useText();
  const isPhone = useIsPhone();
  const isWhatIf = useHistory((s) => s.whatIf !== null);
  const isPanelOpen = useView((s) => s.isPanelOpen);
  const isOpening = useTable((s) => s.status === 'opening');
  const hasDialog = useView((s) => s.dialog !== null);
  const isReading = useParagraph((s) => s.section !== null);
  useEffect(keepKeys, []);
  useDrawer();
  useSpare();
  if (isPhone)
    return (
      <>
        <PhoneTable />
        <Attention />
        {isReading ? (
          <div className="paragraph-sheet">
            <Paragraph />
          </div>
        ) : null}
        <SaidOnPhone />
        {hasDialog ? <Dialogs /> : null}
        <JoinDialog />
      </>
    );
  return (
    <div className={isPanelOpen ? 'table' : 'table wide'}>
      <TopBar />
      <main className={isWhatIf ? 'table-main what-if' : 'table-main'} aria-label={t('tabletop')}>
        {isOpening ? <Laying /> : null}
        <Tabletop />
        <Said />
      </main>
      <Panel />
      {hasDialog ? <Dialogs /> : null}
      <JoinDialog />
      <Attention />
    </div>
  );
}
