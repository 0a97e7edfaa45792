import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../words/use-text.ts';
import { showWriting } from './desk-session.ts';
import { addStep, openStep } from './writing.ts';

/** The steps of the lesson by their numbers: one is open, and one more can be added. */
export function StepList({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
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
