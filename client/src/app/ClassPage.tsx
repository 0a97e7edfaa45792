import { loadTitle } from '../words/title-words.ts';
import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { Way } from '@stellwerk/engine/lessons/way.ts';
import { resit } from '@stellwerk/engine/lessons/way.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { parseToken } from '@stellwerk/shared/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import { ClassLine, useClass } from '../classroom/class-line.ts';
import { ClassPanel } from '../classroom/ClassPanel.tsx';
import type { OwnPupil } from '../classroom/tell.ts';
import { becomePupil, ownPupil, tellClass } from '../classroom/tell.ts';
import { openTableOf, showSitting } from '../lessons/lesson-session.ts';
import { beginLesson, goTo, leaveLesson, lookAt, useLesson } from '../lessons/lesson.ts';
import { progressOf } from '../lessons/progress.ts';
import { Icon, Mark } from '../parts/Icon.tsx';
import { resetRoutes } from '../runs/routes.ts';
import { fetchSearch } from '../runs/search-later.ts';
import { useSettings } from '../settings/settings.ts';
import { resetHistory } from '../table/history.ts';
import { enter } from '../table/session.ts';
import { resetTable } from '../table/table.ts';
import '../words/classroom.ts';
import '../words/lessons.ts';
import { useText } from '../words/use-text.ts';
import { classAddress } from '../classroom/address.ts';
import { FailurePage } from './Failure.tsx';
import { commanding } from './commanding.ts';
import { LessonView } from './LessonView.tsx';
import { go } from './route.ts';
import '../styles/start.css';
import '../styles/lessons.css';

Object.assign(window, { stellwerk: commanding });

interface Opened {
  readonly lesson: Lesson;
  readonly game: Game;
}

/** The lesson of the class with its title; the table of it is laid by whoever takes it. */
function useOpened(table: string, token: string): { line: ClassLine | null; opened: Opened | null } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const lesson = useClass((s) => s.lesson);
  const line = useClass((s) => s.line);
  useEffect(() => {
    const made = new ClassLine(table, token);
    useClass.setState({ line: made });
    return () => {
      made.close();
      enter(null);
      leaveLesson();
      resetTable();
      resetHistory();
      resetRoutes();
    };
  }, [table, token]);
  useEffect(() => {
    if (!lesson) return undefined;
    let isGone = false;
    Promise.all([loadTitle(lesson.game), fetchSearch()]).then(
      ([game]) => {
        if (!isGone && game) setOpened({ lesson, game });
      },
      () => useClass.setState({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [lesson]);
  return { line, opened };
}

/** Lays the own table of the lesson, at the step where one left. */
function useOwnTable({ lesson, game }: Opened, isKept: boolean): boolean {
  const isLaid = useLesson((s) => s.sitting !== null);
  const language = useSettings((s) => s.language);
  const spoken = useRef(language);
  useEffect(() => {
    const { at } = isKept ? progressOf(lesson) : { at: 0 };
    const sitting = beginLesson(game, lesson, at >= lesson.steps.length ? 0 : at);
    if (!sitting) {
      useClass.setState({ status: 'failed' });
      return;
    }
    enter(openTableOf(sitting, lesson.title[spoken.current]));
  }, [lesson, game, isKept]);
  return isLaid;
}

/** A class at its lesson: the teacher by the link of the host, everybody else by the one to join. */
export function ClassPage({ table, token }: { readonly table: string; readonly token: string }) {
  const { line, opened } = useOpened(table, token);
  const status = useClass((s) => s.status);
  const holder = parseToken(token);
  if (status === 'failed') return <FailurePage failure="link-void" />;
  if (!line || !opened) return <div className="page-loading" aria-busy="true" />;
  return holder.ok && holder.value.holder.kind === 'host' ? (
    <TeacherView line={line} opened={opened} table={table} />
  ) : (
    <PupilPage line={line} opened={opened} table={table} />
  );
}

function PupilPage(props: { readonly line: ClassLine; readonly opened: Opened; readonly table: string }) {
  const { table, opened } = props;
  const t = useText();
  const language = useSettings((s) => s.language);
  const [pupil, setPupil] = useState<OwnPupil | null>(() => ownPupil(table));
  const [name, setName] = useState('');
  if (pupil) return <PupilView {...props} pupil={pupil} />;
  const { title, about } = opened.lesson;
  return (
    <main className="class-door">
      <Mark size={40} />
      <h1>{title[language]}</h1>
      <p>{about[language]}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') setPupil(becomePupil(table, name.trim()));
        }}
      >
        <label>
          <b>{t('class.who')}</b>
          <input
            className="field"
            autoComplete="name"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className="class-note">{t('class.who-text')}</p>
        <button type="submit" className="button primary" disabled={name.trim() === ''}>
          {t('class.begin')}
        </button>
      </form>
    </main>
  );
}

function PupilView({
  line,
  opened,
  pupil,
}: {
  readonly line: ClassLine;
  readonly opened: Opened;
  readonly pupil: OwnPupil;
}) {
  const t = useText();
  const isLaid = useOwnTable(opened, true);
  const lead = useClass((s) => s.lead);
  useEffect(() => (isLaid ? tellClass(line, pupil) : undefined), [isLaid, line, pupil]);
  useEffect(() => {
    const moved = isLaid && lead !== null ? goTo(lead) : null;
    if (moved) showSitting(moved);
  }, [isLaid, lead]);
  if (!isLaid) return <div className="page-loading" aria-busy="true" />;
  return (
    <LessonView
      lesson={opened.lesson}
      ways={
        <>
          {lead === null ? null : <span className="class-led">{t('class.led')}</span>}
          <button type="button" className="button" onClick={() => go('#/')}>
            <Icon name="close" size={13} /> {t('lesson.leave')}
          </button>
        </>
      }
    />
  );
}

/** The address for the pupils; empty until the server has said it. */
function useInvitation(line: ClassLine, table: string): string {
  const [token, setToken] = useState('');
  useEffect(() => {
    let isGone = false;
    void line.invitation().then((join) => isGone || setToken(join));
    return () => {
      isGone = true;
    };
  }, [line]);
  return token === '' ? '' : classAddress(table, token);
}

function TeacherView({
  line,
  opened,
  table,
}: {
  readonly line: ClassLine;
  readonly opened: Opened;
  readonly table: string;
}) {
  const t = useText();
  const isLaid = useOwnTable(opened, false);
  const invitation = useInvitation(line, table);
  const [looking, setLooking] = useState<string | null>(null);
  const pupil = useClass((s) => (looking === null ? undefined : s.pupils[looking]));
  const lead = useClass((s) => s.lead);
  const at = useLesson((s) => s.sitting?.at ?? 0);
  const own = useRef(useLesson.getState().sitting);
  const isLeading = lead !== null;
  // Whoever leads takes everybody along.
  useEffect(() => {
    if (isLeading && looking === null && isLaid && at !== lead) line.send({ do: 'lead', at });
  }, [isLeading, looking, isLaid, at, lead, line]);
  useEffect(() => {
    if (!pupil) return;
    const seen = resit(opened.game, opened.lesson, Array.isArray(pupil.way) ? (pupil.way as Way) : []);
    if (!seen.ok) return;
    lookAt(seen.value);
    showSitting(seen.value);
  }, [pupil, opened]);
  const look = (next: string | null): void => {
    const { sitting } = useLesson.getState();
    if (looking === null) own.current = sitting;
    setLooking(next);
    if (next === null && own.current) {
      lookAt(own.current);
      showSitting(own.current);
    }
  };
  if (!isLaid) return <div className="page-loading" aria-busy="true" />;
  return (
    <LessonView
      lesson={opened.lesson}
      beside={
        <ClassPanel
          lesson={opened.lesson}
          invitation={invitation}
          looking={looking}
          onLook={look}
          onLead={(isOn) => line.send({ do: 'lead', at: isOn ? at : null })}
        />
      }
      ways={
        <button type="button" className="button" onClick={() => go('#/')}>
          <Icon name="close" size={13} /> {t('lesson.leave')}
        </button>
      }
    />
  );
}
