import type { LessonStep } from '@stellwerk/engine/lessons/lesson.ts';
import type { Sitting } from '@stellwerk/engine/lessons/sitting.ts';
import { boxesOf } from '@stellwerk/engine/lessons/sitting.ts';
import type { Both } from '@stellwerk/engine/table/rulebook.ts';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { Cite } from '../coach/Cite.tsx';
import { openParagraph } from '../coach/open-paragraph.ts';
import { Now } from '../now/Now.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Explained } from '../rules/Explained.tsx';
import { Termed } from '../rules/Termed.tsx';
import { useSettings } from '../settings/settings.ts';
import { useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import '../words/lessons.ts';
import { useText } from '../words/use-text.ts';
import { sayEntry } from '../words/say-entry.ts';
import type { Reply } from './lesson.ts';
import { askHint, choose, useLesson } from './lesson.ts';

/** A sentence between its numbers. */
const piecesOf = (sentence: string): readonly string[] => sentence.split(/(\{\d\})/);

/** `{1}` in a sentence is the number on the table; terms are explained where they stand first. */
function withNumbers(sentence: string): readonly ReactNode[] {
  return piecesOf(sentence).map((part, i) => {
    const number = /^\{(\d)\}$/.exec(part)?.[1];
    return number === undefined ? (
      <Termed key={i} text={part} />
    ) : (
      <span key={i} className="lesson-number">
        {number}
      </span>
    );
  });
}

function useSay(): (words: Both) => string {
  const language = useSettings((s) => s.language);
  return (words) => words[language];
}

/** The step in words: what it is about, what to do, what came of it. */
export function LessonPanel({
  sitting,
  step,
  children,
}: {
  readonly sitting: Sitting;
  readonly step: LessonStep;
  /** The ways on. */
  readonly children: ReactNode;
}) {
  const t = useText();
  const say = useSay();
  const title = useRef<HTMLHeadingElement>(null);
  // A step is read from its top; the browser alone would scroll just as far as the heading.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollTo({ top: 0 });
  }, [step]);
  const language = useSettings((s) => s.language);
  const sentences = useMemo(
    () => [...step.text, ...(step.task ? [step.task.goal] : [])].flatMap((one) => piecesOf(one[language])),
    [step, language],
  );
  return (
    <aside className="lesson-panel" aria-label={t('lesson.panel')}>
      <Explained sentences={sentences} onSection={openParagraph}>
        <div className="lesson-words">
          {step.kind ? <p className="lesson-kind">{say(step.kind)}</p> : null}
          <h1 ref={title} tabIndex={-1}>
            {say(step.title)}
          </h1>
          {step.text.map((paragraph, i) => (
            <p key={i} className="lesson-text">
              {withNumbers(say(paragraph))}
            </p>
          ))}
          {step.point && step.point.length > 0 ? (
            <p className="sr-only">
              {t('lesson.pointed', { names: step.point.map(({ label }, i) => `${i + 1} ${say(label)}`) })}
            </p>
          ) : null}
          <Meanwhile sitting={sitting} />
          {step.task ? <TaskCard sitting={sitting} task={step.task} /> : null}
          <Answers step={step} />
          <LastTry />
          <Hints step={step} />
          {step.see && step.see.length > 0 ? (
            <p className="lesson-see">
              {step.see.map((section) => (
                <Cite key={section} section={section} />
              ))}
            </p>
          ) : null}
          {step.task && !sitting.isDone ? <Now /> : null}
        </div>
      </Explained>
      <footer className="lesson-foot">{children}</footer>
    </aside>
  );
}

/** What the others have done since the step before, line by line as it happens on the table. */
function Meanwhile({ sitting }: { readonly sitting: Sitting }) {
  const t = useText();
  const speech = useSpeech();
  const play = useTable((s) => s.play);
  const { lesson, at, starts } = sitting;
  const from = starts[at]?.log.length;
  const before = lesson.steps[at]?.before ?? [];
  if (!speech || !play || from === undefined || before.length === 0) return null;
  const entries = play.log
    .slice(from, from + before.length)
    .filter(({ act }) => act.do === 'move' && act.free !== true && act.move.seat !== lesson.table.me);
  return entries.length === 0 ? null : (
    <section className="lesson-meanwhile" aria-live="polite">
      <h2>{t('lesson.meanwhile')}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.n}>{sayEntry(speech, play, entry)}</li>
        ))}
      </ol>
    </section>
  );
}

function TaskCard({
  sitting,
  task,
}: {
  readonly sitting: Sitting;
  readonly task: NonNullable<LessonStep['task']>;
}) {
  const t = useText();
  const say = useSay();
  return (
    <section className={sitting.isDone ? 'lesson-task done' : 'lesson-task'} aria-live="polite">
      <h2>
        <Icon name={sitting.isDone ? 'check' : 'hex'} size={15} />{' '}
        {t(sitting.isDone ? 'lesson.done' : 'lesson.task')}
      </h2>
      <p className="lesson-goal">{withNumbers(say(task.goal))}</p>
      <ul>
        {boxesOf(sitting).map(({ say: words, isSo }, i) => (
          <li key={i} className={isSo ? 'so' : ''}>
            <Icon name={isSo ? 'check' : 'minus'} size={13} /> {say(words)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ step }: { readonly step: LessonStep }) {
  const say = useSay();
  const answered = useLesson((s) => s.answered);
  const isDone = useLesson((s) => s.sitting?.isDone ?? false);
  const { question } = step;
  if (!question) return null;
  return (
    <section className={isDone ? 'lesson-task done' : 'lesson-task'}>
      <p className="lesson-goal">{withNumbers(say(question.ask))}</p>
      <div className="lesson-answers">
        {question.answers.map(({ say: words }, i) => (
          <button
            key={i}
            type="button"
            className="button"
            aria-pressed={answered?.chosen === i}
            disabled={isDone}
            onClick={() => choose(i)}
          >
            {say(words)}
          </button>
        ))}
      </div>
      <p role="status" className="lesson-reply-text">
        {answered ? say(answered.reply) : ''}
      </p>
    </section>
  );
}

function LastTry() {
  const reply = useLesson((s) => s.reply);
  return reply ? <ReplyCard reply={reply} /> : null;
}
function ReplyCard({ reply }: { readonly reply: Reply }) {
  const t = useText();
  const say = useSay();
  const speech = useSpeech();
  const breaches = reply.findings.filter(({ weight }) => weight === 'breach');
  const [first] = breaches;
  return (
    <section className="lesson-reply" role="alert">
      <h2>
        <Icon name="undo" size={14} /> {t('lesson.last-try')}
      </h2>
      {reply.said ? <p>{say(reply.said)}</p> : null}
      {reply.said || !first ? null : <p>{speech?.finding(first)}</p>}
      {reply.said || first ? null : <p>{t('lesson.not-asked')}</p>}
      <p className="lesson-nothing">
        {first?.section ? <Cite section={first.section} /> : null} {t('lesson.nothing')}
      </p>
    </section>
  );
}

function Hints({ step }: { readonly step: LessonStep }) {
  const t = useText();
  const say = useSay();
  const asked = useLesson((s) => s.hints);
  const isDone = useLesson((s) => s.sitting?.isDone ?? false);
  const hints = step.hints ?? [];
  if (hints.length === 0 || isDone) return null;
  const hint = hints[Math.min(asked, hints.length) - 1];
  return (
    <section className="lesson-hint">
      {hint ? (
        <>
          <h2>
            <Icon name="bulb" size={14} />{' '}
            {t('lesson.hint-of', { n: Math.min(asked, hints.length), of: hints.length })}
          </h2>
          <p>{withNumbers(say(hint))}</p>
        </>
      ) : null}
      {asked < hints.length ? (
        <button type="button" className="button small" onClick={askHint}>
          {t(asked === 0 ? 'lesson.hint' : 'lesson.next-hint')}
        </button>
      ) : null}
    </section>
  );
}
