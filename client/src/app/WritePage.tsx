import { loadTitle } from '../words/title-words.ts';
import type { Lesson, LessonStep } from '@stellwerk/engine/lessons/lesson.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classHash } from '../classroom/address.ts';
import { CommandLine } from '../keys/CommandLine.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { openTableOf } from '../lessons/lesson-session.ts';
import { beginLesson, leaveLesson } from '../lessons/lesson.ts';
import { Pointers } from '../lessons/Pointers.tsx';
import { createTable } from '../net/api.ts';
import { Toast } from '../panel/Notices.tsx';
import { Icon, Mark } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { resetRoutes } from '../runs/routes.ts';
import { fetchSearch } from '../runs/search-later.ts';
import { useSettings } from '../settings/settings.ts';
import { resetHistory } from '../table/history.ts';
import { enter } from '../table/session.ts';
import { failTable, resetTable, useTable } from '../table/table.ts';
import { toast } from '../table/view.ts';
import { Tabletop } from '../tabletop/Tabletop.tsx';
import { DeskSession, showWriting } from '../teaching/desk-session.ts';
import { readDraft } from '../teaching/drafts.ts';
import { Faults } from '../teaching/Faults.tsx';
import { tidied } from '../teaching/faults.ts';
import { LessonFields } from '../teaching/LessonFields.tsx';
import { StepFields } from '../teaching/StepFields.tsx';
import { StepList } from '../teaching/StepList.tsx';
import { closeWriting, openStep, openWriting, useWriting } from '../teaching/writing.ts';
import '../words/at-table.ts';
import '../words/lessons.ts';
import '../words/write.ts';
import { useText } from '../words/use-text.ts';
import { FailurePage } from './Failure.tsx';
import { commanding } from './commanding.ts';
import { LessonView } from './LessonView.tsx';
import { go } from './route.ts';
import { fileName, saveText } from './start/save-text.ts';
import '../styles/table.css';
import '../styles/around.css';
import '../styles/panel.css';
import '../styles/tabletop.css';
import '../styles/lessons.css';
import '../styles/write.css';

Object.assign(window, { stellwerk: commanding });

function useDraft(id: string): void {
  useEffect(() => {
    let isGone = false;
    resetTable({ status: 'opening', kind: 'solo', id: 'write' });
    const open = async (): Promise<void> => {
      const lesson = readDraft(id);
      const [game] = await Promise.all([lesson && loadTitle(lesson.game), fetchSearch()]);
      if (isGone) return;
      if (!lesson || !game) {
        failTable('no-solo');
        return;
      }
      openWriting(game, lesson);
      enter(new DeskSession());
      showWriting();
    };
    open().catch(() => failTable('outdated'));
    return () => {
      isGone = true;
      enter(null);
      leaveLesson();
      closeWriting();
      resetTable();
      resetHistory();
      resetRoutes();
    };
  }, [id]);
}

/** A lesson being written: the table of the open step, its words and its task beside it. */
export function WritePage({ id }: { readonly id: string }) {
  useDraft(id);
  const failure = useTable((s) => s.failure);
  const lesson = useWriting((s) => s.lesson);
  const game = useWriting((s) => s.game);
  const [isTried, setTried] = useState(false);
  if (failure) return <FailurePage failure={failure} />;
  if (!lesson || !game) return <div className="page-loading" aria-busy="true" />;
  const tryOut = (): void => {
    const sitting = beginLesson(game, tidied(lesson), useWriting.getState().at);
    if (!sitting) return;
    enter(openTableOf(sitting, ''));
    setTried(true);
  };
  const goOn = (): void => {
    setTried(false);
    leaveLesson();
    enter(new DeskSession());
    openStep(useWriting.getState().at);
    showWriting();
  };
  return isTried ? <Tried lesson={tidied(lesson)} onOver={goOn} /> : <Desk lesson={lesson} onTry={tryOut} />;
}

function Tried({ lesson, onOver }: { readonly lesson: Lesson; readonly onOver: () => void }) {
  const t = useText();
  return (
    <LessonView
      lesson={lesson}
      ways={
        <button type="button" className="button primary" onClick={onOver}>
          {t('write.try-over')}
        </button>
      }
    />
  );
}

function Desk({ lesson, onTry }: { readonly lesson: Lesson; readonly onTry: () => void }) {
  const t = useText();
  const at = useWriting((s) => s.at);
  const table = useRef<HTMLElement>(null);
  useKeys();
  const step = lesson.steps[at];
  const shown = useMemo(() => step && withoutEmpty(step), [step]);
  return (
    <div className="lesson write">
      <WriteBar lesson={lesson} onTry={onTry} />
      <main ref={table} className="lesson-main" aria-label={t('tabletop')}>
        <Tabletop />
        {shown?.point ? <Pointers step={shown} /> : null}
        <Toast />
        <CommandLine />
      </main>
      <aside className="lesson-panel" aria-label={t('write.title')}>
        <div className="lesson-words">
          <LessonFields lesson={lesson} />
          <StepList lesson={lesson} at={at} />
          {step ? <StepFields key={at} lesson={lesson} step={step} at={at} table={table} /> : null}
          <Faults />
        </div>
      </aside>
    </div>
  );
}
const withoutEmpty = ({ point = [], ...step }: LessonStep): LessonStep => ({
  ...step,
  ...(point.length > 0 ? { point } : {}),
});

function WriteBar({ lesson, onTry }: { readonly lesson: Lesson; readonly onTry: () => void }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const give = async (): Promise<void> => {
    const { play } = useWriting.getState();
    if (!play) return;
    const { seed: _, ...config } = play.config;
    const made = await createTable({
      config,
      name: lesson.title[language],
      cards: {},
      lesson: tidied(lesson),
    });
    if (made.ok) {
      const { id, links } = made.value;
      if (links.host) go(classHash(id, links.host));
      return;
    }
    const { status, place, text, message } = made.error;
    const why = `${place} ${text?.[language] ?? message}`;
    toast(status === 0 ? t('write.no-server') : t('write.refused', { why }), 'flag');
  };
  return (
    <header className="lesson-bar">
      <Mark size={28} />
      <div className="lesson-name">
        <b>{lesson.title[language] || t('write.new-name')}</b>
        <span>{t('write.title')}</span>
      </div>
      <span className="spacer" />
      <LanguageSwitch />
      <button type="button" className="button" onClick={onTry}>
        {t('write.try')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() =>
          saveText(
            fileName(lesson.title[language] || 'lesson', 'lesson.json'),
            JSON.stringify(tidied(lesson), null, 2),
          )
        }
      >
        <Icon name="down" size={14} /> {t('write.save')}
      </button>
      <button type="button" className="button primary" onClick={() => void give()}>
        {t('write.give')}
      </button>
      <button type="button" className="button" onClick={() => go(`#/learn/${lesson.game}`)}>
        <Icon name="close" size={13} /> {t('lesson.leave')}
      </button>
    </header>
  );
}
