import type { Importer, Imports } from '../import/import.ts';
import type { PlayedExample } from '../lessons/example.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { Game } from '../table/game.ts';
import type { Guide } from '../table/guide.ts';
import type { Rulebook } from '../table/rulebook.ts';

/**
 * Titles load on demand: a table of one game does not ship the code of another. A new one adds its line here and
 * one to those below that it has; a rulebook has every title.
 */
const TITLES = {
  '18te': () => import('./18te/index.ts'),
  '18esp': () => import('./18esp/index.ts'),
  '1862': () => import('./1862/index.ts'),
  '18do': () => import('./18do/index.ts'),
  toe: () => import('./toe/index.ts'),
} as const satisfies Record<string, () => Promise<{ readonly game: unknown }>>;

interface Taught {
  readonly lessons: readonly unknown[];
  /** Worked examples of its rulebook that can be played, by their English title. */
  readonly examples?: Readonly<Record<string, unknown>>;
}
/** Lessons come apart from their title: a table opens without them. A title without any has no line here. */
export const LESSONS: Readonly<Record<string, () => Promise<Taught>>> = {
  '18te': () => import('./18te/lessons/index.ts'),
  '18esp': () => import('./18esp/lessons/index.ts'),
  '1862': () => import('./1862/lessons/index.ts'),
  '18do': () => import('./18do/lessons/index.ts'),
  toe: () => import('./toe/lessons/index.ts'),
};

/** Their rules in our own words: read by whoever asks, so no table waits for them. */
const RULEBOOKS: Readonly<Record<keyof typeof TITLES, () => Promise<{ readonly rulebook: Rulebook }>>> = {
  '18te': () => import('./18te/rulebook/index.ts'),
  '18esp': () => import('./18esp/rulebook/index.ts'),
  '1862': () => import('./1862/rulebook/index.ts'),
  '18do': () => import('./18do/rulebook/index.ts'),
  toe: () => import('./toe/rulebook/index.ts'),
};

/** What their tables answer when somebody asks what something is; apart as well. */
const GUIDES: Readonly<Partial<Record<keyof typeof TITLES, () => Promise<{ readonly guide: unknown }>>>> = {
  '18te': () => import('./18te/guide.ts'),
  '18esp': () => import('./18esp/guide.ts'),
  '1862': () => import('./1862/guide.ts'),
  '18do': () => import('./18do/guide.ts'),
  toe: () => import('./toe/guide.ts'),
};

/** How they read games that were played on 18xx.games; only where somebody opens one. */
const IMPORTS: Readonly<Partial<Record<keyof typeof TITLES, () => Promise<{ readonly imports: Imports }>>>> =
  {
    '18esp': () => import('./18esp/import/read.ts'),
  };

/** In the order of their lines; a name of digits alone, which a record would list first, comes last. */
const digits = (id: string): number => (/^\d+$/.test(id) ? 1 : 0);
export const GAME_IDS: readonly string[] = Object.keys(TITLES).toSorted((a, b) => digits(a) - digits(b));

const isTitle = (id: string): id is keyof typeof TITLES => Object.hasOwn(TITLES, id);

/** The title of that name, or null if this program does not know it. */
export async function loadGame(id: string): Promise<Game | null> {
  if (!isTitle(id)) return null;
  const { game } = await TITLES[id]();
  // A title's own clock type matters only inside the title; outside, tables are opaque.
  return game as unknown as Game;
}

/** The titles that can read exports, loaded one by one as they are asked for: the search ends with the one that reads it. */
export function* importers(): Generator<Promise<Importer | null>> {
  for (const [id, load] of Object.entries(IMPORTS))
    yield Promise.all([loadGame(id), load()]).then(([game, { imports }]) => game && { game, imports });
}

/** The lessons of a title, in the order in which one takes them. */
export async function loadLessons(id: string): Promise<readonly Lesson[]> {
  if (!Object.hasOwn(LESSONS, id)) return [];
  const [{ lessons }, { parseLesson }] = await Promise.all([LESSONS[id]!(), import('../lessons/lesson.ts')]);
  return lessons.flatMap((written) => {
    const parsed = parseLesson(written);
    return parsed.ok ? [parsed.value] : [];
  });
}

/** The example of that name in the rulebook of a title, as a table; null where it is only told. */
export async function loadExample(id: string, name: string): Promise<PlayedExample | null> {
  if (!Object.hasOwn(LESSONS, id)) return null;
  const [{ examples }, { parseExample }] = await Promise.all([
    LESSONS[id]!(),
    import('../lessons/example.ts'),
  ]);
  return examples && Object.hasOwn(examples, name) ? parseExample(examples[name]) : null;
}

/** The rules of that title in our own words, or null if this program does not know it. */
export const loadRulebook = async (id: string): Promise<Rulebook | null> =>
  isTitle(id) ? (await RULEBOOKS[id]()).rulebook : null;

/** What the tables of that title answer, or null where it has nothing to add to what everybody sees. */
export async function loadGuide(id: string): Promise<Guide | null> {
  const load = isTitle(id) ? GUIDES[id] : undefined;
  return load ? ((await load()).guide as unknown as Guide) : null;
}
