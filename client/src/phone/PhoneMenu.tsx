import { HistoryBar } from '../history/HistoryBar.tsx';
import { Banners } from '../panel/Banners.tsx';
import { TabBody } from '../panel/Panel.tsx';
import { ModeSwitch } from '../panel/TopBar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { useTable } from '../table/table.ts';
import type { Tab } from '../table/view.ts';
import { openDialog } from '../table/view.ts';
import { useText } from '../words/use-text.ts';

const MORE: readonly Tab[] = ['coach', 'ledger', 'tiles', 'settings'];

/** What stands around the table elsewhere: who decides how strict it is, history, coach, ledger, settings. */
export function PhoneMenu({
  tab,
  onTab,
  onClose,
}: {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const kind = useTable((s) => s.kind);
  return (
    <div className="phone-menu">
      <Banners />
      <div className="row">
        <ModeSwitch />
        <LanguageSwitch />
      </div>
      <HistoryBar />
      <div className="row">
        {MORE.map((name) => (
          <button
            key={name}
            type="button"
            className={name === tab ? 'button on' : 'button'}
            aria-pressed={name === tab}
            onClick={() => onTab(name)}
          >
            {t(`tab.${name}`)}
          </button>
        ))}
        {kind === 'remote' ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose();
              openDialog('share');
            }}
          >
            <Icon name="share" /> {t('share')}
          </button>
        ) : null}
      </div>
      <TabBody tab={tab} />
    </div>
  );
}
