import type { Lesson } from '../lessons/lesson.ts';
import { parseLesson } from '../lessons/lesson.ts';
import type { Game } from '../table/game.ts';

/** Titles load on demand: a table of one game does not ship the code of another. Adding a title adds one line here. */
const TITLES = {
  '18te': () => import('./18te/index.ts'),
  '18esp': () => import('./18esp/index.ts'),
  toe: () => import('./toe/index.ts'),
} as const satisfies Record<string, () => Promise<{ readonly game: unknown }>>;

/** Lessons come apart from their title: a table opens without them. A title without any has no line here. */
export const LESSONS: Readonly<Record<string, () => Promise<{ readonly lessons: readonly unknown[] }>>> = {
  '18te': () => import('./18te/lessons/index.ts'),
};

export const GAME_IDS: readonly string[] = Object.keys(TITLES);

/** The title of that name, or null if this program does not know it. */
export async function loadGame(id: string): Promise<Game | null> {
  if (!Object.hasOwn(TITLES, id)) return null;
  const { game } = await TITLES[id as keyof typeof TITLES]();
  // A title's own clock type matters only inside the title; outside, tables are opaque.
  return game as unknown as Game;
}

/** The lessons of a title, in the order in which one takes them. */
export async function loadLessons(id: string): Promise<readonly Lesson[]> {
  if (!Object.hasOwn(LESSONS, id)) return [];
  const { lessons } = await LESSONS[id]!();
  return lessons.flatMap((written) => {
    const parsed = parseLesson(written);
    return parsed.ok ? [parsed.value] : [];
  });
}
