import { Icon } from '../parts/Icon.tsx';
import { shownNow } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import '../words/write.ts';
import { useText } from '../words/use-text.ts';
import { draftOf } from './drafts.ts';

/** Any table, at the moment that is shown, can become a lesson. What is hidden cannot be given away. */
export function MakeLesson() {
  const t = useText();
  const hasHistory = useTable((s) => s.hasHistory);
  const name = useTable((s) => s.room.name);
  if (!hasHistory) return <p className="class-note">{t('write.make-hidden')}</p>;
  const make = (): void => {
    const shown = shownNow();
    if (!shown) return;
    const { play, seat } = shown;
    const title = { de: name, en: name };
    window.location.hash = `#/write/${draftOf(play, seat ?? play.config.seats[0] ?? '', title)}`;
  };
  return (
    <button type="button" className="button" onClick={make}>
      <Icon name="bulb" size={14} /> {t('write.make')}
    </button>
  );
}
