import type { Lesson, LessonStep } from '@stellwerk/engine/lessons/lesson.ts';
import type { RefObject } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../words/use-text.ts';
import { showWriting } from './desk-session.ts';
import { WordsField } from './Fields.tsx';
import { PointFields } from './PointFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { TaskFields } from './TaskFields.tsx';
import { changeStep, rebuild, removeStep, useWriting } from './writing.ts';

/** Everything about the open step: its words, what it points at, its task, hints, question, and where it begins. */
export function StepFields({
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
