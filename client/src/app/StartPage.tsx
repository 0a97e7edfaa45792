import type { Game } from '@stellwerk/engine/table/game.ts';
import { useState } from 'react';
import { Icon, Mark } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../panel/TopBar.tsx';
import { Segments } from '../parts/Segments.tsx';
import { setSettings, THEME_CHOICES, useSettings } from '../settings/settings.ts';
import { useText } from '../words/use-text.ts';
import { GamePicture } from './GamePicture.tsx';
import { MyTables } from './MyTables.tsx';
import { NewTable } from './NewTable.tsx';
import { OpenFile } from './OpenFile.tsx';
import { useGames } from './games.ts';

export function StartPage() {
  const t = useText();
  const games = useGames();
  const [picked, setPicked] = useState<string | null>(null);
  const game = games.find(({ id }) => id === picked) ?? games[0] ?? null;
  const theme = useSettings((s) => s.theme);
  return (
    <div className="start">
      <header className="start-head">
        <Mark size={32} />
        <b className="word-mark">Stellwerk</b>
        <span className="claim">{t('start.claim')}</span>
        <span className="spacer" />
        <Segments
          label={t('set.theme')}
          value={theme}
          onChange={(value) => setSettings({ theme: value })}
          options={THEME_CHOICES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
        <LanguageSwitch />
      </header>
      <main className="start-main">
        <div className="start-new">
          <h1>{t('start.new')}</h1>
          <p className="lead">{t('start.lead')}</p>
          <GameCards games={games} picked={game?.id ?? null} onPick={setPicked} />
          {game ? (
            <NewTable key={game.id} game={game} />
          ) : (
            <div className="card skeleton-card" aria-busy="true" />
          )}
          <Promises />
        </div>
        <aside className="start-side">
          <MyTables />
          <OpenFile />
          <section className="card hint-card">
            <Icon name="screen" size={24} />
            <p>
              <b>{t('start.call')}</b> {t('start.call-text')}
            </p>
          </section>
        </aside>
      </main>
    </div>
  );
}

function GameCards({
  games,
  picked,
  onPick,
}: {
  readonly games: readonly Game[];
  readonly picked: string | null;
  readonly onPick: (id: string) => void;
}) {
  const t = useText();
  const language = useSettings((s) => s.language);
  return (
    <div className="game-cards" role="radiogroup" aria-label={t('start.pick')}>
      {games.map((game) => (
        <button
          key={game.id}
          type="button"
          role="radio"
          aria-checked={game.id === picked}
          className={game.id === picked ? 'game-card on' : 'game-card'}
          onClick={() => onPick(game.id)}
        >
          <GamePicture game={game} width={196} height={188} />
          <span className="game-words">
            <b>{game.title}</b>
            <span>{game.subtitle[language]}</span>
            <span className="tag">
              {t('start.players', { min: game.players.min, max: game.players.max })}
            </span>
            {game.reconstructed.length > 0 ? <small>{t('start.reconstructed')}</small> : null}
          </span>
        </button>
      ))}
      {games.length === 0 ? <div className="game-card skeleton-card" aria-busy="true" /> : null}
    </div>
  );
}

function Promises() {
  const t = useText();
  return (
    <div className="promises">
      {(['hand', 'flag', 'check'] as const).map((icon) => (
        <section key={icon} className="card promise">
          <span className={`promise-icon ${icon}`}>
            <Icon name={icon} size={26} />
          </span>
          <div>
            <h2>{t(`promise.${icon}`)}</h2>
            <p>{t(`promise.${icon}.text`)}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
