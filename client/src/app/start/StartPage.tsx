import { useState } from 'react';
import cards from 'virtual:title-cards';
import { Icon, Mark } from '../../parts/Icon.tsx';
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { setSettings, THEME_CHOICES, useSettings } from '../../settings/settings.ts';
import { rulesHash } from '../../rules/links.ts';
import '../../words/rules.ts';
import '../../words/start.ts';
import { useText } from '../../words/use-text.ts';
import { AboutBoard } from './AboutBoard.tsx';
import { LearnFirst } from './LearnFirst.tsx';
import { MyTables } from './MyTables.tsx';
import { NewTable } from './NewTable.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Promises } from './Promises.tsx';
import { TitlePicture } from './TitlePicture.tsx';
import '../../styles/start.css';

export function StartPage() {
  const t = useText();
  const [picked, setPicked] = useState(cards[0]?.id ?? '');
  const card = cards.find(({ id }) => id === picked);
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
          <GameCards picked={picked} onPick={setPicked} />
          {card ? (
            <p className="start-learn">
              <LearnFirst card={card} />
              <a className="button small" href={rulesHash(card.id)}>
                <Icon name="book" size={15} /> {t('rules.read')} · {card.title}
              </a>
            </p>
          ) : null}
          {card ? <AboutBoard key={`about ${card.id}`} card={card} /> : null}
          {card ? <NewTable key={card.id} card={card} /> : null}
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

function GameCards({ picked, onPick }: { readonly picked: string; readonly onPick: (id: string) => void }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  return (
    <div className="game-cards" role="radiogroup" aria-label={t('start.pick')}>
      {cards.map((card) => (
        <button
          key={card.id}
          type="button"
          role="radio"
          aria-checked={card.id === picked}
          className={card.id === picked ? 'game-card on' : 'game-card'}
          onClick={() => onPick(card.id)}
        >
          <TitlePicture card={card} width={196} height={188} />
          <span className="game-words">
            <b>{card.title}</b>
            <span>{card.subtitle[language]}</span>
            <span className="tag">
              {t('start.players', { min: card.players.min, max: card.players.max })}
            </span>
            {card.reconstructed.length > 0 ? <small>{t('start.reconstructed')}</small> : null}
          </span>
        </button>
      ))}
    </div>
  );
}
