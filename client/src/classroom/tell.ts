import { wayWithin } from '@stellwerk/engine/lessons/way.ts';
import type { Json } from '@stellwerk/engine/table/types.ts';
import { DESK_LIMITS } from '@stellwerk/shared/desk.ts';
import type { LessonState } from '../lessons/lesson.ts';
import { useLesson } from '../lessons/lesson.ts';
import { readKept, writeKept } from '../settings/keep.ts';
import { newId } from '../table/ids.ts';
import type { ClassLine } from './class-line.ts';

/** Who one is in a class: the name for all, the key for the server alone. */
export interface OwnPupil {
  readonly key: string;
  readonly name: string;
}
const keyOf = (table: string): string => `pupil/${table}`;
export const ownPupil = (table: string): OwnPupil | null => readKept<OwnPupil | null>(keyOf(table), null);
export function becomePupil(table: string, name: string): OwnPupil {
  const pupil = { key: ownPupil(table)?.key ?? newId(), name };
  writeKept(keyOf(table), pupil);
  return pupil;
}

const PAUSE_MS = 300;

/** Tells the class how far one is, whenever that changes. Returns the way to stop. */
export function tellClass(line: ClassLine, { key, name }: OwnPupil): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wrong = 0;
  const tell = (): void => {
    const { sitting } = useLesson.getState();
    if (!sitting) return;
    const { at, isDone, way } = sitting;
    const short = wayWithin(way as unknown as readonly Json[][], DESK_LIMITS.way - 10) as Json;
    line.send({ do: 'learn', key, name, at, isDone, wrong, way: short });
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(tell, PAUSE_MS);
  };
  const stop = useLesson.subscribe((now: LessonState, before: LessonState) => {
    if (now.sitting?.at !== before.sitting?.at) wrong = 0;
    if (now.reply !== null && now.reply !== before.reply) wrong++;
    if (now.sitting !== before.sitting || now.reply !== before.reply) soon();
  });
  soon();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
