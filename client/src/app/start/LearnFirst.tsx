import { Icon } from '../../parts/Icon.tsx';
import '../../words/lessons.ts';
import { useText } from '../../words/use-text.ts';
import type { TitleCard } from './title-card.ts';

/** For whoever does not know the game yet: the way to its lessons. */
export function LearnFirst({ card: { id, title, lessons } }: { readonly card: TitleCard }) {
  const t = useText();
  return lessons === 0 ? null : (
    <a className="learn-first" href={`#/learn/${id}`}>
      <Icon name="bulb" size={15} /> {t('lesson.first', { title, n: lessons })}
    </a>
  );
}
