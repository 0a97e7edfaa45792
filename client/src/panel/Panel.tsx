import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../state/table.ts';
import type { Tab } from '../state/view.ts';
import { openTab, useView } from '../state/view.ts';
import { useText } from '../words/use-text.ts';
import { ChatTab } from './ChatTab.tsx';
import { CoachTab } from './CoachTab.tsx';
import { LedgerTab } from './LedgerTab.tsx';
import { LogTab } from './LogTab.tsx';
import { Now } from './Now.tsx';
import { Requests } from './Requests.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { TilesTab } from './TilesTab.tsx';
import { useResize } from './use-resize.ts';

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
  const flags = useTable((s) =>
    s.play ? [...s.play.flags.values()].filter((state) => state === 'open').length : 0,
  );
  const lines = useTable((s) => s.desk.chat.length);
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
          {name === 'chat' && lines > 0 ? <span className="count">{lines}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Beside the stage: what to do now is always on top. */
export function Panel() {
  const t = useText();
  const tab = useView((s) => s.tab);
  const isOpen = useView((s) => s.isPanelOpen);
  const { width, grip } = useResize();
  if (!isOpen)
    return (
      <aside className="panel folded" aria-label={t('panel')}>
        <button
          type="button"
          className="icon-button"
          aria-label={t('panel.open')}
          onClick={() => useView.setState({ isPanelOpen: true })}
        >
          <Icon name="panel" />
        </button>
      </aside>
    );
  return (
    <aside className="panel" aria-label={t('panel')} style={{ width }}>
      <div {...grip} className="grip" />
      <div className="panel-top">
        <Requests />
        <Now />
      </div>
      <Tabs />
      {/* Scrolls; keys must reach it also where it holds nothing to press. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="tab-body" id="tab-body" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        <TabBody tab={tab} />
      </div>
    </aside>
  );
}
