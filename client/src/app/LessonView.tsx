import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { Sitting } from '@stellwerk/engine/lessons/sitting.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { go } from './route.ts';
import { CommandLine } from '../keys/CommandLine.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { goBack, goOn, useLesson } from '../lessons/lesson.ts';
import { showSitting, showStep } from '../lessons/lesson-session.ts';
import { LessonPanel } from '../lessons/LessonPanel.tsx';
import { useNextLesson } from '../lessons/next-lesson.ts';
import { Pointers } from '../lessons/Pointers.tsx';
import { closeParagraph, useParagraph } from '../coach/open-paragraph.ts';
import { Pins } from '../coach/Pins.tsx';
import { useHand } from '../hand/hand.ts';
import { HeldBar } from '../phone/HeldBar.tsx';
import { Toast } from '../panel/Notices.tsx';
import { Icon, Mark } from '../parts/Icon.tsx';
import { later } from '../parts/later.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { useSettings } from '../settings/settings.ts';
import { Tabletop } from '../tabletop/Tabletop.tsx';
import '../words/at-table.ts';
import '../words/lessons.ts';
import '../words/phone.ts';
import { useText } from '../words/use-text.ts';
import '../styles/table.css';
import '../styles/around.css';
import '../styles/panel.css';
import '../styles/tabletop.css';
import '../styles/phone.css';
import '../styles/lessons.css';
import { useIsPhone } from './use-is-phone.ts';

const Paragraph = later(async () => (await import('../coach/Paragraph.tsx')).Paragraph, null);

const show = (sitting: Sitting | null): void => {
  if (sitting) showSitting(sitting);
};

/** A lesson being taken: the table in its useful part, the step beside it. */
export function LessonView({
  lesson,
  ways,
  beside = null,
}: {
  readonly lesson: Lesson;
  /** Where one goes from here; otherwise to the other lessons. */
  readonly ways?: ReactNode;
  /** Of a class: who is where. */
  readonly beside?: ReactNode;
}) {
  const t = useText();
  const sitting = useLesson((s) => s.sitting);
  const next = useRef<HTMLButtonElement>(null);
  const isPhone = useIsPhone();
  const held = useHand((s) => (s.held?.kind === 'piece' ? s.held : null));
  useKeys();
  const step = sitting?.lesson.steps[sitting.at];
  const isReading = useParagraph((s) => s.section !== null);
  // What was read belongs to the step that it was read at.
  useEffect(() => closeParagraph, [step]);
  const isDone = sitting?.isDone ?? false;
  const isTask = step?.task !== undefined || step?.question !== undefined;
  // Done: the way on has the keys; nothing goes on by itself.
  useEffect(() => {
    if (isDone && isTask) next.current?.focus();
  }, [isDone, isTask]);
  if (!sitting) return null;
  const { at } = sitting;
  return (
    <div className={beside ? 'lesson with-class' : 'lesson'}>
      <LessonBar lesson={lesson} at={at} ways={ways ?? <OwnWays lesson={lesson} />} />
      {beside}
      <main className="lesson-main" aria-label={t('tabletop')}>
        <Tabletop />
        {step ? <Pointers step={step} /> : null}
        <Pins />
        <Toast />
        <CommandLine />
      </main>
      {step ? (
        <LessonPanel sitting={sitting} step={step}>
          {isPhone && held ? (
            <HeldBar held={held} />
          ) : (
            <>
              <button
                type="button"
                className="button"
                disabled={at === 0}
                onClick={() => show(goBack(at - 1))}
              >
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
                onClick={() => {
                  const on = goOn();
                  if (on) showStep(on);
                }}
              >
                {t(isDone ? 'lesson.next' : 'lesson.skip')} <Icon name="arrow" size={14} />
              </button>
            </>
          )}
        </LessonPanel>
      ) : (
        <Over lesson={lesson} isOwn={ways === undefined} />
      )}
      {isReading ? (
        <div className="lesson-reading">
          <Paragraph />
        </div>
      ) : null}
    </div>
  );
}

export function LessonBar({
  lesson,
  at,
  ways,
}: {
  readonly lesson: Lesson;
  readonly at: number;
  readonly ways: ReactNode;
}) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const count = lesson.steps.length;
  const left = Math.max(1, Math.round((lesson.minutes * (count - at)) / count));
  return (
    <header className="lesson-bar">
      <Mark size={28} />
      <div className="lesson-name">
        <b>{lesson.title[language]}</b>
        <span>{at < count ? t('lesson.minutes-left', { n: left }) : t('lesson.state-done')}</span>
      </div>
      <b className="lesson-count">{t('lesson.step-of', { n: Math.min(at + 1, count), of: count })}</b>
      <ol className="lesson-pips" aria-hidden="true">
        {lesson.steps.map((_, i) => (
          <li key={i} className={i < at ? 'done' : i === at ? 'here' : ''} />
        ))}
      </ol>
      <span className="spacer" />
      <LanguageSwitch />
      {ways}
    </header>
  );
}

function OwnWays({ lesson }: { readonly lesson: Lesson }) {
  const t = useText();
  return (
    <>
      <button type="button" className="button" onClick={() => go(`#/learn/${lesson.game}`)}>
        <Icon name="rules" size={15} /> <span>{t('lesson.all')}</span>
      </button>
      <button type="button" className="button" onClick={() => go('#/')}>
        <Icon name="close" size={13} /> <span>{t('lesson.leave')}</span>
      </button>
    </>
  );
}

function Over({ lesson, isOwn }: { readonly lesson: Lesson; readonly isOwn: boolean }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const next = useNextLesson(lesson);
  return (
    <aside className="lesson-panel" aria-label={t('lesson.panel')}>
      <div className="lesson-words">
        <h1>{t('lesson.over')}</h1>
        <p className="lesson-text">{t('lesson.over-text')}</p>
        {isOwn && next ? (
          <a className="learn-card" href={`#/learn/${next.game}/${next.id}`}>
            <span className="lesson-kind">{t('lesson.goes-on')}</span>
            <b>{next.title[language]}</b>
            <span>{next.about[language]}</span>
          </a>
        ) : null}
      </div>
      <footer className="lesson-foot">
        <button type="button" className="button" onClick={() => show(goBack(0))}>
          {t('lesson.from-the-start')}
        </button>
        <span className="spacer" />
        {isOwn ? (
          <button
            type="button"
            className={next ? 'button' : 'button primary'}
            onClick={() => go(`#/learn/${lesson.game}`)}
          >
            {t('lesson.all')}
          </button>
        ) : null}
      </footer>
    </aside>
  );
}
