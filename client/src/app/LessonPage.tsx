import { loadGame, loadLessons } from '@stellwerk/engine/games/registry.ts';
import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { Sitting } from '@stellwerk/engine/lessons/sitting.ts';
import { useEffect, useRef, useState } from 'react';
import { FailurePage } from './Failure.tsx';
import { handle } from './handle.ts';
import { go } from './route.ts';
import { CommandLine } from '../keys/CommandLine.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Toast } from '../panel/Notices.tsx';
import { Icon, Mark } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { resetRoutes } from '../runs/routes.ts';
import { useSettings } from '../settings/settings.ts';
import { resetHistory } from '../table/history.ts';
import { enter } from '../table/session.ts';
import { failTable, resetTable, useTable } from '../table/table.ts';
import { Tabletop } from '../tabletop/Tabletop.tsx';
import '../words/at-table.ts';
import '../words/lessons.ts';
import { useText } from '../words/use-text.ts';
import { beginLesson, goBack, goOn, leaveLesson, useLesson } from '../lessons/lesson.ts';
import { LessonPanel } from '../lessons/LessonPanel.tsx';
import { openTableOf, showSitting } from '../lessons/lesson-session.ts';
import { Pointers } from '../lessons/Pointers.tsx';
import { progressOf } from '../lessons/progress.ts';
import '../styles/table.css';
import '../styles/panel.css';
import '../styles/tabletop.css';
import '../styles/lessons.css';

Object.assign(window, { stellwerk: handle });

function useOpened(game: string, id: string): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const language = useSettings((s) => s.language);
  const spoken = useRef(language);
  useEffect(() => {
    let isGone = false;
    resetTable({ status: 'opening', kind: 'solo', id: `lesson/${id}` });
    const open = async (): Promise<void> => {
      const [title, lessons] = await Promise.all([loadGame(game), loadLessons(game)]);
      if (isGone) return;
      const found = lessons.find((one) => one.id === id);
      const { at } = found ? progressOf(found) : { at: 0 };
      const isOver = found !== undefined && at >= found.steps.length;
      const sitting = title && found ? beginLesson(title, found, isOver ? 0 : at) : null;
      if (!found || !sitting) {
        failTable('no-solo');
        return;
      }
      enter(openTableOf(sitting, found.title[spoken.current]));
      setLesson(found);
    };
    open().catch(() => failTable('outdated'));
    return () => {
      isGone = true;
      enter(null);
      leaveLesson();
      resetTable();
      resetHistory();
      resetRoutes();
    };
  }, [game, id]);
  return lesson;
}

/** A lesson: the table in its useful part, the step beside it. */
export function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  const lesson = useOpened(game, id);
  const status = useTable((s) => s.status);
  const failure = useTable((s) => s.failure);
  if (status === 'failed' && failure) return <FailurePage failure={failure} />;
  return lesson ? <Taken lesson={lesson} /> : <div className="page-loading" aria-busy="true" />;
}

const show = (sitting: Sitting | null): void => {
  if (sitting) showSitting(sitting);
};

function Taken({ lesson }: { readonly lesson: Lesson }) {
  const t = useText();
  const sitting = useLesson((s) => s.sitting);
  const next = useRef<HTMLButtonElement>(null);
  useKeys();
  const step = sitting?.lesson.steps[sitting.at];
  const isDone = sitting?.isDone ?? false;
  const isTask = step?.task !== undefined || step?.question !== undefined;
  // Done: the way on has the keys; nothing goes on by itself.
  useEffect(() => {
    if (isDone && isTask) next.current?.focus();
  }, [isDone, isTask]);
  if (!sitting) return null;
  const { at } = sitting;
  return (
    <div className="lesson">
      <LessonBar lesson={lesson} at={at} />
      <main className="lesson-main" aria-label={t('tabletop')}>
        <Tabletop />
        {step ? <Pointers step={step} /> : null}
        <Toast />
        <CommandLine />
      </main>
      {step ? (
        <LessonPanel sitting={sitting} step={step}>
          <button type="button" className="button" disabled={at === 0} onClick={() => show(goBack(at - 1))}>
            <Icon name="back" size={14} /> {t('lesson.back')}
          </button>
          <button type="button" className="button" onClick={() => show(goBack(at))}>
            <Icon name="turn" size={14} /> {t('lesson.again')}
          </button>
          <span className="spacer" />
          <button
            ref={next}
            type="button"
            className={isDone ? 'button primary' : 'button'}
            onClick={() => show(goOn())}
          >
            {t(isDone ? 'lesson.next' : 'lesson.skip')} <Icon name="arrow" size={14} />
          </button>
        </LessonPanel>
      ) : (
        <Over lesson={lesson} />
      )}
    </div>
  );
}

function LessonBar({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const count = lesson.steps.length;
  const left = Math.max(1, Math.round((lesson.minutes * (count - at)) / count));
  return (
    <header className="lesson-bar">
      <Mark size={28} />
      <div className="lesson-name">
        <b>{lesson.title[language]}</b>
        <span>{t('lesson.minutes-left', { n: left })}</span>
      </div>
      <b className="lesson-count">{t('lesson.step-of', { n: Math.min(at + 1, count), of: count })}</b>
      <ol className="lesson-pips" aria-hidden="true">
        {lesson.steps.map((_, i) => (
          <li key={i} className={i < at ? 'done' : i === at ? 'here' : ''} />
        ))}
      </ol>
      <span className="spacer" />
      <LanguageSwitch />
      <button type="button" className="button" onClick={() => go(`#/learn/${lesson.game}`)}>
        {t('lesson.all')}
      </button>
      <button type="button" className="button" onClick={() => go('#/')}>
        <Icon name="close" size={13} /> {t('lesson.leave')}
      </button>
    </header>
  );
}

function Over({ lesson }: { readonly lesson: Lesson }) {
  const t = useText();
  return (
    <aside className="lesson-panel" aria-label={t('lesson.panel')}>
      <div className="lesson-words">
        <h1>{t('lesson.over')}</h1>
        <p className="lesson-text">{t('lesson.over-text')}</p>
      </div>
      <footer className="lesson-foot">
        <button type="button" className="button" onClick={() => show(goBack(0))}>
          {t('lesson.from-the-start')}
        </button>
        <span className="spacer" />
        <button type="button" className="button primary" onClick={() => go(`#/learn/${lesson.game}`)}>
          {t('lesson.all')}
        </button>
      </footer>
    </aside>
  );
}
