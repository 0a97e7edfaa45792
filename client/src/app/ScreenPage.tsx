import { ScreenView } from '../screen/ScreenView.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../table/table.ts';
import { useUnit } from '../screen/use-unit.ts';
import { useText } from '../words/use-text.ts';

/** The shared screen; nobody sits at it, so it says itself when what it shows may no longer be so. */
export function ScreenPage() {
  const t = useText();
  const unit = useUnit();
  const isCut = useTable((s) => s.status === 'ready' && s.link === 'offline');
  return (
    <>
      <ScreenView />
      {isCut ? (
        <p className="screen-cut" role="status" style={{ fontSize: `${20 * unit}px` }}>
          <Icon name="wifi" size={24 * unit} /> <b>{t('offline')}</b> {t('screen.cut')}
        </p>
      ) : null}
    </>
  );
}
