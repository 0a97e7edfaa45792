import { Icon } from '../../parts/Icon.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../words/use-text.ts';
import type { TitleCard } from './title-card.ts';

/** What of a title is reconstructed, for whoever asks before playing. */
export function AboutBoard({ card: { reconstructed } }: { readonly card: TitleCard }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  return (
    <details className="about-board">
      <summary>
        <Icon name="question" size={14} /> {t('about.title')}
      </summary>
      {reconstructed.length === 0 ? (
        <p>{t('about.complete')}</p>
      ) : (
        <>
          <p>{t('about.reconstructed')}</p>
          <ul>
            {reconstructed.map((words) => (
              <li key={words.en}>{words[language]}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
