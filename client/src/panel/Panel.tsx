import { openFlags } from '@stellwerk/engine/table/flags.ts';
import { useRef } from 'react';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { later } from '../parts/later.tsx';
import { returnFocus, useKeptFocus } from '../parts/use-kept-focus.ts';
import { useParagraph } from '../coach/open-paragraph.ts';
import { useTable } from '../table/table.ts';
import { useUnread } from '../chat/unread.ts';
import type { Tab } from '../table/view.ts';
import { openTab, useView } from '../table/view.ts';
import { useText } from '../words/use-text.ts';
import { LogTab } from '../log/LogTab.tsx';
import { NowBar } from '../now/NowBar.tsx';
import { Now } from '../now/Now.tsx';
import { Requests } from '../agreements/Requests.tsx';
import { Banners } from './Banners.tsx';
import { useResize } from './use-resize.ts';
import { useSigns } from './use-signs.ts';

// The log is there at once; the others come when they are opened.
const ChatTab = later(async () => (await import('../chat/ChatTab.tsx')).ChatTab);
const Paragraph = later(async () => (await import('../coach/Paragraph.tsx')).Paragraph);
const CoachTab = later(async () => (await import('../coach/CoachTab.tsx')).CoachTab);
const LedgerTab = later(async () => (await import('../ledger/LedgerTab.tsx')).LedgerTab);
const SettingsTab = later(async () => (await import('./SettingsTab.tsx')).SettingsTab);
const TilesTab = later(async () => (await import('./TilesTab.tsx')).TilesTab);

const MAIN: readonly Tab[] = ['log', 'coach', 'ledger', 'chat'];
const MORE: readonly Tab[] = ['tiles', 'settings'];

export function TabBody({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'log':
      return <LogTab />;
    case 'coach':
      return <CoachTab />;
    case 'ledger':
      return <LedgerTab />;
    case 'chat':
      return <ChatTab />;
    case 'tiles':
      return <TilesTab />;
    case 'settings':
      return <SettingsTab />;
  }
}

function Tabs() {
  const t = useText();
  const tab = useView((s) => s.tab);
  const flags = useTable((s) => (s.play ? openFlags(s.play).length : 0));
  const unread = useUnread();
  const all = [...MAIN, ...MORE];
  const move = (by: number): void => {
    const next = all[(all.indexOf(tab) + by + all.length) % all.length]!;
    openTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={t('panel')}>
      {all.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={tab === name}
          aria-controls="tab-body"
          tabIndex={tab === name ? 0 : -1}
          aria-label={MORE.includes(name) ? t(`tab.${name}`) : undefined}
          title={MORE.includes(name) ? t(`tab.${name}`) : undefined}
          className={tab === name ? 'tab on' : 'tab'}
          onClick={() => openTab(name)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(1);
            else if (event.key === 'ArrowLeft') move(-1);
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {name === 'tiles' ? (
            <Icon name="hex" />
          ) : name === 'settings' ? (
            <Icon name="gear" />
          ) : (
            t(`tab.${name}`)
          )}
          {name === 'log' && flags > 0 ? (
            <span className="count flagged">
              <Icon name="flag" size={11} /> {flags}
            </span>
          ) : null}
          {name === 'chat' && unread > 0 ? (
            <span className="count" title={t('chat.unread', { n: unread })}>
              {unread}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

/** Folds the panel or unfolds it; the keys stay with what it says to do. */
function setOpen(isPanelOpen: boolean): void {
  useView.setState({ isPanelOpen });
  returnFocus(null);
}

const RAIL: readonly (readonly [Tab, IconName])[] = [
  ['log', 'rules'],
  ['coach', 'question'],
  ['ledger', 'money'],
  ['chat', 'chat'],
];

/** What is left of a folded panel: it opens it again, or at once at one of its pages. */
function Rail() {
  const t = useText();
  const unread = useUnread();
  const hasNews = useTable((s) => Object.keys(s.requests).length > 0);
  return (
    <aside className="panel folded" aria-label={t('panel')}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('panel.open')}
        title={t('panel.open')}
        onClick={() => setOpen(true)}
      >
        <Icon name="panel" />
      </button>
      {RAIL.map(([tab, icon]) => (
        <button
          key={tab}
          type="button"
          className="icon-button"
          aria-label={t(`tab.${tab}`)}
          title={t(`tab.${tab}`)}
          onClick={() => openTab(tab)}
        >
          <Icon name={icon} />
          {(tab === 'chat' && unread > 0) || (tab === 'log' && hasNews) ? <i className="dot-news" /> : null}
        </button>
      ))}
      <Signs />
      <NowBar title={t('panel.open')} onGo={() => setOpen(true)} />
    </aside>
  );
}

/** What the banners say, as signs: each opens the panel, where they stand in full. */
function Signs() {
  const signs = useSigns();
  return (
    <>
      {signs.map(({ id, tone, icon, text, count }) => (
        <button
          key={id}
          type="button"
          className={`icon-button sign ${tone} ${id}`}
          aria-label={text}
          title={text}
          onClick={() => setOpen(true)}
        >
          <Icon name={icon} />
          {count ? <b>{count}</b> : null}
        </button>
      ))}
      <span className="sr-only" role="status">
        {signs.map(({ text }) => text).join(' ')}
      </span>
    </>
  );
}

/** Beside the tabletop: what to do now is always on top. */
export function Panel() {
  const isOpen = useView((s) => s.isPanelOpen);
  const isReading = useParagraph((s) => s.section !== null);
  if (isReading)
    return (
      <div className="panel reading">
        <Paragraph />
        <Banners />
      </div>
    );
  return isOpen ? <OpenPanel /> : <Rail />;
}

function OpenPanel() {
  const t = useText();
  const tab = useView((s) => s.tab);
  const { width, grip } = useResize();
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref);
  return (
    <aside ref={ref} className="panel" aria-label={t('panel')} style={{ width }}>
      <div {...grip} className="grip" />
      <div className="panel-top">
        <Requests />
        <Now />
      </div>
      <div className="panel-bar">
        <Tabs />
        <button
          type="button"
          className="icon-button fold"
          aria-label={t('panel.fold')}
          title={t('panel.fold')}
          onClick={() => setOpen(false)}
        >
          <Icon name="panel" />
        </button>
      </div>
      {/* Scrolls; keys must reach it also where it holds nothing to press. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="tab-body" id="tab-body" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        <TabBody tab={tab} />
      </div>
      <Banners />
    </aside>
  );
}
