import type { Lesson } from '../lessons/lesson.ts';
import { parseLesson } from '../lessons/lesson.ts';
import type { Game } from '../table/game.ts';
import type { Guide } from '../table/guide.ts';
import type { Rulebook } from '../table/rulebook.ts';

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

/** Their rules in our own words: read by whoever asks, so no table waits for them. */
const RULEBOOKS: Readonly<Record<keyof typeof TITLES, () => Promise<{ readonly rulebook: Rulebook }>>> = {
  '18te': () => import('./18te/rulebook/index.ts'),
  '18esp': () => import('./18esp/rulebook/index.ts'),
  toe: () => import('./toe/rulebook/index.ts'),
};

/** What their tables answer when somebody asks what something is; apart as well. */
const GUIDES: Readonly<Partial<Record<keyof typeof TITLES, () => Promise<{ readonly guide: unknown }>>>> = {
  '18te': () => import('./18te/guide.ts'),
  '18esp': () => import('./18esp/guide.ts'),
  toe: () => import('./toe/guide.ts'),
};

export const GAME_IDS: readonly string[] = Object.keys(TITLES);

const isTitle = (id: string): id is keyof typeof TITLES => Object.hasOwn(TITLES, id);

/** The title of that name, or null if this program does not know it. */
export async function loadGame(id: string): Promise<Game | null> {
  if (!isTitle(id)) return null;
  const { game } = await TITLES[id]();
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

/** The rules of that title in our own words, or null if this program does not know it. */
export const loadRulebook = async (id: string): Promise<Rulebook | null> =>
  isTitle(id) ? (await RULEBOOKS[id]()).rulebook : null;

/** What the tables of that title answer, or null where it has nothing to add to what everybody sees. */
export async function loadGuide(id: string): Promise<Guide | null> {
  const load = isTitle(id) ? GUIDES[id] : undefined;
  return load ? ((await load()).guide as unknown as Guide) : null;
}
