import { useText } from '../words/use-text.ts';
import { openCoach } from './open-coach.ts';

/** "§7.3": a way to what the coach says about that paragraph. */
export function Cite({ section }: { readonly section: string }) {
  const t = useText();
  return (
    <button
      type="button"
      className="cite-link"
      aria-label={t('coach.read', { section })}
      onClick={() => openCoach(section)}
    >
      §{section}
    </button>
  );
}
