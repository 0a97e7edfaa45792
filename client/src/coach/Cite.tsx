import type { Finding } from '@stellwerk/engine/table/types.ts';
import { useText } from '../words/use-text.ts';
import { openParagraph } from './open-paragraph.ts';

/** "§7.3": a way to that paragraph in our own words; with what was found there, if something was. */
export function Cite({
  section,
  findings,
}: {
  readonly section: string;
  readonly findings?: readonly Finding[];
}) {
  const t = useText();
  return (
    <button
      type="button"
      className="cite-link"
      aria-label={t('coach.read', { section })}
      onClick={() => openParagraph(section, findings)}
    >
      §{section}
    </button>
  );
}
