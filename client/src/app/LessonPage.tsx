import { loadLessons } from '@stellwerk/engine/games/registry.ts';
import { loadTitle } from '../words/title-words.ts';
import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { useEffect, useRef, useState } from 'react';
import { FailurePage } from './Failure.tsx';
import { commanding } from './commanding.ts';
import { LessonView } from './LessonView.tsx';
import { resetRoutes } from '../runs/routes.ts';
import { fetchSearch } from '../runs/search-later.ts';
import { useSettings } from '../settings/settings.ts';
import { resetHistory } from '../table/history.ts';
import { enter } from '../table/session.ts';
import { failTable, resetTable, useTable } from '../table/table.ts';
import '../words/lessons.ts';
import { beginLesson, leaveLesson } from '../lessons/lesson.ts';
import { openTableOf } from '../lessons/lesson-session.ts';
import { progressOf } from '../lessons/progress.ts';

Object.assign(window, { stellwerk: commanding });

function useOpened(game: string, id: string): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const language = useSettings((s) => s.language);
  const spoken = useRef(language);
  useEffect(() => {
    let isGone = false;
    resetTable({ status: 'opening', kind: 'solo', id: `lesson/${id}` });
    const open = async (): Promise<void> => {
      const [title, lessons] = await Promise.all([loadTitle(game), loadLessons(game), fetchSearch()]);
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
  return lesson ? <LessonView lesson={lesson} /> : <div className="page-loading" aria-busy="true" />;
}
