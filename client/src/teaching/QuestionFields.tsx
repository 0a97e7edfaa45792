import type { LessonStep } from '@stellwerk/engine/lessons/lesson.ts';
import '../words/write.ts';
import { useText } from '../words/use-text.ts';
import { WordsField } from './Fields.tsx';
import { changeStep } from './writing.ts';

type Question = NonNullable<LessonStep['question']>;
const NOTHING = { de: '', en: '' };
const ANSWERS = 3;
const fresh = (): Question => ({
  ask: NOTHING,
  answers: Array.from({ length: ANSWERS }, (_, i) => ({ say: NOTHING, right: i === 0, reply: NOTHING })),
});

/** A question with answers, one of them right. */
export function QuestionFields({ step: { question } }: { readonly step: LessonStep }) {
  const t = useText();
  const change = (how: (now: Question) => Question): void =>
    changeStep((step) => (step.question ? { ...step, question: how(step.question) } : step));
  const answer = (i: number, next: Partial<Question['answers'][number]>): void =>
    change((now) => ({
      ...now,
      answers: now.answers.map((one, k) => (k === i ? { ...one, ...next } : one)),
    }));
  if (!question)
    return (
      <button
        type="button"
        className="button small"
        onClick={() => changeStep((step) => ({ ...step, question: fresh() }))}
      >
        {t('write.add-question')}
      </button>
    );
  return (
    <section className="write-part">
      <h3>{t('write.question')}</h3>
      <WordsField
        label={t('write.ask')}
        words={question.ask}
        max={400}
        onChange={(ask) => change((now) => ({ ...now, ask }))}
      />
      {question.answers.map(({ say, right, reply }, i) => (
        <div key={i} className="write-answer">
          <WordsField
            label={t('write.answer', { n: i + 1 })}
            words={say}
            max={400}
            onChange={(words) => answer(i, { say: words })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={right}
              onChange={(event) => answer(i, { right: event.target.checked })}
            />{' '}
            {t('write.right')}
          </label>
          <WordsField
            label={t('write.reply')}
            words={reply}
            max={400}
            onChange={(words) => answer(i, { reply: words })}
          />
        </div>
      ))}
      <button
        type="button"
        className="button small"
        onClick={() => changeStep(({ question: _, ...rest }) => rest)}
      >
        {t('write.drop-question')}
      </button>
    </section>
  );
}
