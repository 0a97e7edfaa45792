import type { Rulebook } from '@stellwerk/engine/table/rulebook.ts';
import { sectionOf, sectionOfAtom, sentencesOf } from '@stellwerk/engine/table/rulebook.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Icon, Mark } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { useSettings } from '../settings/settings.ts';
import '../words/rules.ts';
import { useText } from '../words/use-text.ts';
import { useRulebook, useTitle } from './book.ts';
import { Contents } from './Contents.tsx';
import { rulesHash, wayBack } from './links.ts';
import { RulesSection } from './RulesSection.tsx';
import { SearchBox } from './SearchBox.tsx';
import { hitsIn, soughtIn } from './search.ts';
import { TermsOn } from './Termed.tsx';
import { useReading } from './use-reading.ts';
import '../styles/rules.css';

/** The rules of a title in our own words: to be read alone, searched, printed, and linked to. */
export function RulesPage({ game, anchor }: { readonly game: string; readonly anchor: string | null }) {
  const t = useText();
  const book = useRulebook(game);
  if (book.is === 'here' && book.it) return <Book key={game} id={game} rulebook={book.it} anchor={anchor} />;
  return (
    <div className="rules-none">
      <Mark size={40} />
      {book.is === 'coming' ? null : <p>{t(book.is === 'missing' ? 'rules.missing' : 'rules.unknown')}</p>}
      {book.is === 'coming' ? null : (
        <a className="button" href="#/">
          {t('rules.start')}
        </a>
      )}
    </div>
  );
}

/** Where an address leads on the page: to a section, or to a sentence; null: to the beginning. */
const goalOf = (rulebook: Rulebook, anchor: string | null): string | null =>
  anchor === null
    ? null
    : sectionOfAtom(rulebook, anchor)
      ? `atom-${anchor}`
      : ((found) => (found ? `section-${found.section}` : null))(sectionOf(rulebook, anchor));

function Book({
  id,
  rulebook,
  anchor,
}: {
  readonly id: string;
  readonly rulebook: Rulebook;
  readonly anchor: string | null;
}) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const title = useTitle(id);
  const game = title.is === 'here' ? title.it : null;
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const [isContents, setContents] = useState(false);
  const sought = useMemo(() => soughtIn(rulebook, text, language), [rulebook, text, language]);
  const hits = useMemo(() => hitsIn(rulebook, sought, language), [rulebook, sought, language]);
  const goal = useMemo(() => goalOf(rulebook, anchor), [rulebook, anchor]);
  const { body, reading, show } = useReading();
  useEffect(() => {
    if (goal !== null) show(goal);
  }, [goal, show]);
  useEffect(() => {
    if (game) document.title = `${t('rules.page', { title: game.title })} · Stellwerk`;
    return () => {
      document.title = 'Stellwerk';
    };
  }, [game, t]);
  const toHit = useCallback(
    (to: number): void => {
      const hit = hits[(to + hits.length) % Math.max(1, hits.length)];
      if (!hit) return;
      setAt((to + hits.length) % hits.length);
      show(hit.atom === null ? `section-${hit.section}` : `atom-${hit.atom}`);
    },
    [hits, show],
  );
  const said = useMemo(
    () =>
      rulebook.sections.flatMap(({ lead, groups }) => [
        lead[language],
        ...groups.flatMap(({ sentences }) => sentences.map((one) => one[language])),
      ]),
    [rulebook, language],
  );
  const goTo = useCallback((section: string): void => show(`section-${section}`), [show]);
  const back = wayBack();
  const { sections } = rulebook;
  const now = sections.findIndex(({ section }) => section === reading);
  const [previous, next] = [sections[now - 1], sections[now + 1]];
  return (
    <div className="rules">
      <header className="rules-bar">
        <a className="home" href="#/" aria-label={t('home')}>
          <Mark size={30} />
        </a>
        <h1>
          {t('rules.page', { title: game?.title ?? '…' })}
          <small>{t('rules.page-sub', { n: sentencesOf(rulebook).length })}</small>
        </h1>
        <SearchBox
          sought={text}
          count={hits.length}
          at={at}
          onSought={(next) => {
            setText(next);
            setAt(-1);
          }}
          onNext={() => toHit(at + 1)}
          onPrevious={() => toHit(at < 0 ? -1 : at - 1)}
        />
        <span className="spacer" />
        <button
          type="button"
          className="icon-button to-contents"
          aria-label={t('rules.contents')}
          aria-expanded={isContents}
          onClick={() => setContents(!isContents)}
        >
          <Icon name="menu" />
        </button>
        <LanguageSwitch />
        <button type="button" className="button" onClick={() => window.print()}>
          <Icon name="print" size={15} /> <span>{t('rules.print')}</span>
        </button>
        {back ? (
          <a className="button primary" href={back.hash}>
            <Icon name="arrow" size={14} />{' '}
            <span>{back.name === '' ? t('rules.back') : t('rules.back-to', { name: back.name })}</span>
          </a>
        ) : null}
      </header>
      <Contents
        id={id}
        rulebook={rulebook}
        reading={reading}
        hits={hits}
        isOpen={isContents}
        onGo={(section) => {
          setContents(false);
          goTo(section);
        }}
      />
      <TermsOn rulebook={rulebook} sentences={said} sought={sought} onSection={goTo}>
        {/* Scrolls; keys must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <main ref={body} className="rules-text" tabIndex={0} aria-label={t('rules.own-words')}>
          {sections.map((section) => (
            <RulesSection
              key={section.section}
              id={id}
              rulebook={rulebook}
              section={section}
              game={game}
              hit={hits[at] ?? null}
              anchored={anchor}
              sought={sought}
              onGo={show}
            />
          ))}
          <p className="rules-last">{t('rules.foot')}</p>
        </main>
      </TermsOn>
      <footer className="rules-foot">
        {previous ? (
          <a href={rulesHash(id, previous.section)} onClick={() => goTo(previous.section)}>
            <Icon name="arrow" size={14} /> <small>§{previous.section}</small> {previous.title[language]}
          </a>
        ) : (
          <span />
        )}
        <span className="rules-note">{t('rules.foot')}</span>
        {next ? (
          <a className="next" href={rulesHash(id, next.section)} onClick={() => goTo(next.section)}>
            <small>§{next.section}</small> {next.title[language]} <Icon name="arrow" size={14} />
          </a>
        ) : (
          <span />
        )}
      </footer>
    </div>
  );
}
