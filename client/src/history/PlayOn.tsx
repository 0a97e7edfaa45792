import { useTable } from '../table/table.ts';
import { openDialog } from '../table/view.ts';
import { useText } from '../words/use-text.ts';

/** The way to a table of its own from the moment that is looked at. Where hands are hidden the log tells too much. */
export function PlayOn() {
  const t = useText();
  const hasHistory = useTable((s) => s.hasHistory);
  const rights = useTable((s) => s.rights);
  if (!hasHistory || rights === 'watch' || rights === 'join') return null;
  return (
    <button type="button" className="button small" onClick={() => openDialog('play-on')}>
      {t('copy.button')}
    </button>
  );
}
