import { checkLesson } from '@stellwerk/engine/lessons/check.ts';
import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { parseLesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Say } from '../words/use-text.ts';

/** A fault in a draft, in words, and the step it is in. */
export interface DraftFault {
  readonly step: number | null;
  readonly say: string;
}

/** What a draft leaves open: hints without words, answers nobody wrote. */
export const tidied = (lesson: Lesson): Lesson => ({
  ...lesson,
  steps: lesson.steps.map(({ question, ...step }) => {
    const answers = question?.answers.filter(({ say }) => say.de !== '' || say.en !== '') ?? [];
    return { ...step, ...(question && answers.length > 0 ? { question: { ...question, answers } } : {}) };
  }),
});

const stepIn = (place: string): number | null => {
  const found = /^steps\[(\d+)\]/.exec(place)?.[1];
  return found === undefined ? null : Number(found);
};

/** Everything that stands in the way of giving the lesson to somebody. Plays it through: not for every keystroke. */
export function draftFaults(game: Game, lesson: Lesson, t: Say): readonly DraftFault[] {
  const open: DraftFault[] = lesson.steps.flatMap(({ title }, i) =>
    title.en.trim() === '' ? [{ step: i, say: t('write.no-heading', { n: i + 1 }) }] : [],
  );
  if (lesson.title.en.trim() === '') open.unshift({ step: null, say: t('write.no-name') });
  const parsed = parseLesson(JSON.parse(JSON.stringify(tidied(lesson))));
  const found = parsed.ok ? checkLesson(game, parsed.value) : [{ place: parsed.error.place, why: '' }];
  return [
    ...open,
    ...found.map(({ place, why }) => {
      const step = stepIn(place);
      const say =
        step === null
          ? t('write.fault-else', { place, why })
          : t('write.fault', { n: step + 1, why, place: place.replace(/^steps\[\d+\]\.?/, '') });
      return { step, say };
    }),
  ];
}
