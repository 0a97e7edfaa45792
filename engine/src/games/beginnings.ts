import type { Beginning } from '../table/beginning.ts';

/** Positions that titles offer to begin from, apart from the titles: only who simulates games reads them. */
const BEGINNINGS: Readonly<Record<string, () => Promise<{ readonly beginnings: readonly unknown[] }>>> = {
  '1862': () => import('./1862/begin-scenes.ts'),
  '18do': () => import('./18do/begin-scenes.ts'),
};

export async function loadBeginnings(id: string): Promise<readonly Beginning[]> {
  if (!Object.hasOwn(BEGINNINGS, id)) return [];
  // As with titles: their own clock matters only inside the title.
  return (await BEGINNINGS[id]!()).beginnings as readonly Beginning[];
}
