import { Pins } from '../coach/Pins.tsx';
import { useParagraph } from '../coach/open-paragraph.ts';
import { CommandLine } from '../keys/CommandLine.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { JoinDialog } from '../people/JoinDialog.tsx';
import { Banners, RefusalCard, Toast } from '../panel/Notices.tsx';
import { Panel } from '../panel/Panel.tsx';
import { TopBar } from '../panel/TopBar.tsx';
import { Auction } from '../now/Auction.tsx';
import { useAutoPass } from '../now/use-auto-pass.ts';
import { later } from '../parts/later.tsx';
import { Tabletop } from '../tabletop/Tabletop.tsx';
import { useHistory } from '../table/history.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import '../words/at-table.ts';
import { useText } from '../words/use-text.ts';
import { ring } from './bell.ts';
import { FailurePage } from './Failure.tsx';
import { handle } from './handle.ts';
import type { Route } from './route.ts';
import { useSpare } from './spare.ts';
import { useAttention, useReturn } from './use-attention.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useRemote, useSolo } from './use-session.ts';
import '../styles/table.css';
import '../styles/panel.css';
import '../styles/tabletop.css';

const Dialogs = later(async () => (await import('../panel/Dialogs.tsx')).Dialogs, null);
const Paragraph = later(async () => (await import('../coach/Paragraph.tsx')).Paragraph, null);
const PhoneTable = later(async () => (await import('../phone/PhoneTable.tsx')).PhoneTable, <Laying />);
const ScreenView = later(async () => (await import('../screen/ScreenView.tsx')).ScreenView, <Laying />);

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
        <ScreenView />
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
  useKeys();
  useAttention();
  useAutoPass(ring);
  useReturn();
  useSpare();
  if (isPhone)
    return (
      <>
        <PhoneTable />
        {isReading ? (
          <div className="paragraph-sheet">
            <Paragraph />
          </div>
        ) : null}
        <RefusalCard />
        <Toast />
        {hasDialog ? <Dialogs /> : null}
        <JoinDialog />
        <CommandLine />
      </>
    );
  return (
    <div className={isPanelOpen ? 'table' : 'table wide'}>
      <TopBar />
      <main className={isWhatIf ? 'table-main what-if' : 'table-main'} aria-label={t('tabletop')}>
        <Banners />
        {isOpening ? <Laying /> : null}
        <Tabletop />
        <Auction />
        <Pins />
        <RefusalCard />
        <Toast />
        <CommandLine />
      </main>
      <Panel />
      {hasDialog ? <Dialogs /> : null}
      <JoinDialog />
    </div>
  );
}
