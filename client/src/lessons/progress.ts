import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { readKept, writeKept } from '../settings/keep.ts';

/** How far somebody came in each lesson: kept on this device, nobody else knows. */
export interface Progress {
  /** The step to go on with; as many as there are: done. */
  readonly at: number;
  readonly most: number;
}
type Kept = Readonly<Record<string, Progress>>;

const KEY = 'lessons';
const nameOf = ({ game, id }: Pick<Lesson, 'game' | 'id'>): string => `${game}/${id}`;

export const progressOf = (lesson: Pick<Lesson, 'game' | 'id'>): Progress =>
  readKept<Kept>(KEY, {})[nameOf(lesson)] ?? { at: 0, most: 0 };

export function keepProgress(lesson: Lesson, at: number): void {
  const kept = readKept<Kept>(KEY, {});
  const before = kept[nameOf(lesson)]?.most ?? 0;
  writeKept(KEY, { ...kept, [nameOf(lesson)]: { at, most: Math.max(before, at) } });
}
