import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Rulebook, Section, Sentence } from '@stellwerk/engine/table/rulebook.ts';
import { numberOf, sectionOf, sectionOfAtom } from '@stellwerk/engine/table/rulebook.ts';
import { memo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../words/use-text.ts';
import { CopyLink, useCopyLink } from './CopyLink.tsx';
import { ExampleCard } from './ExampleCard.tsx';
import { rulesHash } from './links.ts';
import type { Hit, Sought } from './search.ts';
import { matches } from './search.ts';
import { Marked, Termed } from './Termed.tsx';

interface Shared {
  readonly id: string;
  readonly rulebook: Rulebook;
  readonly game: Game | null;
  /** The place that the search shows. */
  readonly hit: Hit | null;
  readonly anchored: string | null;
  readonly sought: Sought;
  /** To an element of the page. */
  readonly onGo: (element: string) => void;
}

/** One section: what it is about, its sentences with their numbers and remarks, its examples at the right. */
export const RulesSection = memo(function RulesSection({
  section,
  ...shared
}: Shared & { readonly section: Section }) {
  const language = useSettings((s) => s.language);
  const { id, rulebook, game, sought } = shared;
  const depth = section.section.split('.').length;
  const chapter = rulebook.sections.find(({ section: one }) => section.section.startsWith(`${one}.`));
  return (
    <article
      id={`section-${section.section}`}
      data-section={section.section}
      className={depth === 1 ? 'rules-section chapter' : 'rules-section'}
      aria-labelledby={`head-${section.section}`}
    >
      <div>
        {chapter ? (
          <p className="crumb">
            §{chapter.section} {chapter.title[language]}
          </p>
        ) : null}
        <h2 id={`head-${section.section}`}>
          <span>§{section.section}</span>{' '}
          <Marked text={section.title[language]} sought={sought} language={language} />
          <CopyLink game={id} anchor={section.section} />
        </h2>
        <p className="lead">
          <Termed text={section.lead[language]} />
        </p>
        {section.groups.map((group, i) => (
          <section key={group.title?.en ?? i}>
            {group.title ? <h3>{group.title[language]}</h3> : null}
            {group.sentences.map((sentence) => (
              <Line key={sentence.atom} sentence={sentence} {...shared} />
            ))}
          </section>
        ))}
      </div>
      <aside className="rules-examples">
        {section.examples?.map((example) => (
          <ExampleCard key={example.title.en} example={example} game={game} size={[258, 190]} />
        ))}
      </aside>
    </article>
  );
});

function Line({
  sentence,
  id,
  rulebook,
  hit,
  anchored,
  sought,
  onGo,
}: Shared & { readonly sentence: Sentence }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const { atom, see = [], decided } = sentence;
  const isHit = hit?.atom === atom;
  const { copy, note } = useCopyLink(id, atom);
  return (
    <div
      id={`atom-${atom}`}
      className={`rule${isHit ? ' hit' : ''}${anchored === atom ? ' anchored' : ''}`}
      aria-current={isHit ? 'true' : undefined}
    >
      <a className="rule-n" href={rulesHash(id, atom)} title={t('rules.copy')} onClick={copy}>
        {numberOf(atom)}
      </a>
      <p>
        <Termed text={sentence[language]} />
      </p>
      <div className="rule-remarks">
        {note}
        {see.map((one) => {
          const to = sectionOfAtom(rulebook, one) ? null : sectionOf(rulebook, one);
          return (
            <span key={one}>
              {t('rules.see')}{' '}
              <a href={rulesHash(id, one)} onClick={() => onGo(to ? `section-${to.section}` : `atom-${one}`)}>
                {to ? `§${to.section} ${to.title[language]}` : numberOf(one)}
              </a>
            </span>
          );
        })}
        {decided ? (
          <details open={matches(decided[language], sought, language).length > 0}>
            <summary>
              {t('rules.decided')} · <b>{t('rules.why')}</b>
            </summary>
            <p>
              <Marked text={decided[language]} sought={sought} language={language} />
            </p>
          </details>
        ) : null}
      </div>
    </div>
  );
}
