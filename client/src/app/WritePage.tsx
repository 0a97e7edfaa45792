import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Lesson, LessonStep } from '@stellwerk/engine/lessons/lesson.ts';
import type { RefObject } from 'react';
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
import type { DraftFault } from '../teaching/faults.ts';
import { draftFaults, tidied } from '../teaching/faults.ts';
import { WordsField } from '../teaching/Fields.tsx';
import { PointFields } from '../teaching/PointFields.tsx';
import { QuestionFields } from '../teaching/QuestionFields.tsx';
import { TaskFields } from '../teaching/TaskFields.tsx';
import {
  addStep,
  change,
  changeStep,
  closeWriting,
  openStep,
  openWriting,
  rebuild,
  removeStep,
  useWriting,
} from '../teaching/writing.ts';
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
      const [game] = await Promise.all([lesson && loadGame(lesson.game), fetchSearch()]);
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

const CHECK_MS = 700;
/** Faults, some time after the last change. */
function useFaults(): readonly DraftFault[] | null {
  const t = useText();
  const lesson = useWriting((s) => s.lesson);
  const game = useWriting((s) => s.game);
  const [faults, setFaults] = useState<readonly DraftFault[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (lesson && game) setFaults(draftFaults(game, lesson, t));
    }, CHECK_MS);
    return () => clearTimeout(timer);
  }, [lesson, game, t]);
  return faults;
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
          <Head lesson={lesson} />
          <Steps lesson={lesson} at={at} />
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

function Head({ lesson }: { readonly lesson: Lesson }) {
  const t = useText();
  return (
    <section className="write-part">
      <WordsField
        label={t('write.name')}
        words={lesson.title}
        max={80}
        onChange={(title) => change((now) => ({ ...now, title }))}
      />
      <WordsField
        label={t('write.about')}
        words={lesson.about}
        max={160}
        onChange={(about) => change((now) => ({ ...now, about }))}
      />
      <label className="write-field">
        <span>{t('write.me')}</span>
        <select
          className="field"
          value={lesson.table.me}
          onChange={(event) => {
            const me = event.target.value;
            change((now) => ({ ...now, table: { ...now.table, me } }));
          }}
        >
          {lesson.table.seats.map((seat) => (
            <option key={seat}>{seat}</option>
          ))}
        </select>
      </label>
    </section>
  );
}

function Steps({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
  const t = useText();
  const to = (next: number): void => {
    openStep(next);
    showWriting();
  };
  return (
    <nav className="write-steps" aria-label={t('write.steps')}>
      {lesson.steps.map((_, i) => (
        <button
          key={i}
          type="button"
          className={i === at ? 'button small primary' : 'button small'}
          aria-current={i === at ? 'step' : undefined}
          aria-label={t('write.step', { n: i + 1 })}
          onClick={() => to(i)}
        >
          {i + 1}
        </button>
      ))}
      <button
        type="button"
        className="button small"
        disabled={lesson.steps.length >= 60}
        onClick={() => {
          addStep();
          showWriting();
        }}
      >
        <Icon name="plus" size={13} /> {t('write.add')}
      </button>
    </nav>
  );
}

function StepFields({
  lesson,
  step,
  at,
  table,
}: {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly at: number;
  readonly table: RefObject<HTMLElement | null>;
}) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const fault = useWriting((s) => s.fault);
  const hints = (step.hints ?? []).map((hint) => hint[language]).join('\n');
  return (
    <>
      {fault ? <p role="alert">{`${fault.place}: ${fault.why}`}</p> : null}
      <WordsField
        label={t('write.step-title')}
        words={step.title}
        max={80}
        onChange={(title) => changeStep((now) => ({ ...now, title }))}
      />
      <WordsField
        label={t('write.step-text')}
        words={step.text[0] ?? { de: '', en: '' }}
        max={400}
        rows={4}
        onChange={(text) => changeStep((now) => ({ ...now, text: [text, ...now.text.slice(1)] }))}
      />
      <PointFields step={step} table={table} />
      <TaskFields step={step} />
      <label className="write-field">
        <span>{t('write.hints')}</span>
        <textarea
          className="field"
          rows={2}
          defaultValue={hints}
          onBlur={(event) => {
            const lines = event.target.value.split('\n').flatMap((line) => line.trim().slice(0, 400) || []);
            changeStep(({ hints: _, ...rest }) =>
              lines.length === 0
                ? rest
                : { ...rest, hints: lines.slice(0, 4).map((line) => ({ de: line, en: line })) },
            );
          }}
        />
      </label>
      <QuestionFields step={step} />
      {at > 0 ? <FromField step={step} at={at} /> : null}
      {lesson.steps.length > 1 ? (
        <button
          type="button"
          className="button small"
          onClick={() => {
            removeStep();
            showWriting();
          }}
        >
          {t('write.remove')}
        </button>
      ) : null}
    </>
  );
}

/** A variation begins with the table of an earlier step. */
function FromField({ step, at }: { readonly step: LessonStep; readonly at: number }) {
  const t = useText();
  return (
    <label className="write-field">
      <span>{t('write.from')}</span>
      <select
        className="field"
        value={step.from ?? ''}
        onChange={(event) => {
          const { value } = event.target;
          const from = ({ from: _, ...rest }: LessonStep): LessonStep =>
            value === '' ? rest : { ...rest, from: Number(value) };
          rebuild(
            (lesson) => ({ ...lesson, steps: lesson.steps.map((one, i) => (i === at ? from(one) : one)) }),
            at,
          );
          showWriting();
        }}
      >
        <option value="">{t('write.from-last')}</option>
        {Array.from({ length: at }, (_, i) => (
          <option key={i} value={i}>
            {t('write.from-step', { n: i + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Faults() {
  const t = useText();
  const faults = useFaults();
  if (!faults) return null;
  return (
    <section className="write-part" role="status">
      {faults.length === 0 ? (
        <p className="write-sound">
          <Icon name="check" size={14} /> {t('write.sound')}
        </p>
      ) : (
        <>
          <h3>{t('write.faults')}</h3>
          <ul className="write-faults">
            {faults.map(({ say }) => (
              <li key={say}>{say}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

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
