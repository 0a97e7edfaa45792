import type { Game } from '@stellwerk/engine/table/game.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../words/use-text.ts';

/** What of a title is reconstructed, for whoever asks before playing. */
export function AboutBoard({ game }: { readonly game: Game }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  return (
    <details className="about-board">
      <summary>
        <Icon name="question" size={14} /> {t('about.title')}
      </summary>
      {game.reconstructed.length === 0 ? (
        <p>{t('about.complete')}</p>
      ) : (
        <>
          <p>{t('about.reconstructed')}</p>
          <ul>
            {game.reconstructed.map((words) => (
              <li key={words.en}>{words[language]}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
