import { describe, expect, it } from 'vitest';
import { checkLesson } from '../lessons/check.ts';
import { parseLesson } from '../lessons/lesson.ts';
import { LESSONS, loadGame, loadLessons } from './registry.ts';

describe.each(Object.keys(LESSONS))('the lessons of %s', (id) => {
  it('are all read, and each has a name of its own', async () => {
    const { lessons } = await LESSONS[id]!();
    for (const lesson of lessons) expect(parseLesson(lesson)).toMatchObject({ ok: true });
    const names = (await loadLessons(id)).map((lesson) => lesson.id);
    expect(names).toHaveLength(lessons.length);
    expect(new Set(names).size).toBe(names.length);
  });
  it('can be taken from the first step to the last', async () => {
    const game = await loadGame(id);
    for (const lesson of await loadLessons(id))
      expect([lesson.id, checkLesson(game!, lesson)]).toEqual([lesson.id, []]);
  });
});
