import { loadLessons } from '@stellwerk/engine/games/registry.ts';
import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { useEffect, useState } from 'react';

/** The lesson of the title that comes after this one; null behind the last, and for lessons that people have written. */
export function useNextLesson({ game, id }: Pick<Lesson, 'game' | 'id'>): Lesson | null {
  const [next, setNext] = useState<Lesson | null>(null);
  useEffect(() => {
    let isGone = false;
    const take = (lessons: readonly Lesson[]): void => {
      const at = lessons.findIndex((lesson) => lesson.id === id);
      if (!isGone) setNext(at < 0 ? null : (lessons[at + 1] ?? null));
    };
    loadLessons(game)
      .then(take)
      .catch(() => take([]));
    return () => {
      isGone = true;
    };
  }, [game, id]);
  return next;
}
