import { loadLessons } from '@stellwerk/engine/games/registry.ts';
import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { useEffect, useState } from 'react';
import { Icon, Mark } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { useSettings } from '../settings/settings.ts';
import '../words/lessons.ts';
import { useText } from '../words/use-text.ts';
import { OwnLessons } from './OwnLessons.tsx';
import { progressOf } from './progress.ts';
import '../styles/start.css';
import '../styles/lessons.css';

/** The lessons of a title, and how far one came in each. */
export function LearnPage({ game }: { readonly game: string }) {
  const t = useText();
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  useEffect(() => {
    let isGone = false;
    loadLessons(game)
      .then((found) => isGone || setLessons(found))
      .catch(() => isGone || setLessons([]));
    return () => {
      isGone = true;
    };
  }, [game]);
  return (
    <div className="learn">
      <header className="start-head">
        <Mark size={32} />
        <b className="word-mark">Stellwerk</b>
        <span className="spacer" />
        <LanguageSwitch />
        <a className="button" href="#/">
          {t('lesson.leave')}
        </a>
      </header>
      <main className="learn-main">
        <h1>{t('lesson.learn')}</h1>
        <p className="lead">{t('lesson.learn-text')}</p>
        {lessons === null ? <div className="skeleton" /> : null}
        {lessons?.length === 0 ? <p>{t('lesson.none')}</p> : null}
        <ol className="learn-list">
          {lessons?.map((lesson) => (
            <LessonCard key={lesson.id} lesson={lesson} />
          ))}
        </ol>
        <OwnLessons game={game} />
      </main>
    </div>
  );
}

function LessonCard({ lesson }: { readonly lesson: Lesson }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const { at, most } = progressOf(lesson);
  const count = lesson.steps.length;
  const state = most >= count ? 'done' : at > 0 ? 'begun' : 'new';
  return (
    <li>
      <a className={`learn-card ${state}`} href={`#/learn/${lesson.game}/${lesson.id}`}>
        <b>{lesson.title[language]}</b>
        <span>{lesson.about[language]}</span>
        <span className="learn-foot">
          {t('lesson.facts', { minutes: lesson.minutes, steps: count })}
          {state === 'done' ? (
            <em>
              <Icon name="check" size={13} /> {t('lesson.state-done')}
            </em>
          ) : state === 'begun' ? (
            <em>{t('lesson.state-begun', { n: at + 1, of: count })}</em>
          ) : null}
        </span>
      </a>
    </li>
  );
}
