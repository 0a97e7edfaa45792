import { loadGuide, loadRulebook } from '@stellwerk/engine/games/registry.ts';
import { loadTitle } from '../words/title-words.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Guide } from '@stellwerk/engine/table/guide.ts';
import type { Rulebook } from '@stellwerk/engine/table/rulebook.ts';
import { useEffect, useState } from 'react';
import { fetchSearch } from '../runs/search-later.ts';

/** Something that comes from elsewhere: not here yet, here, or not to be had. */
export type Arriving<T> =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly it: T | null }
  | { readonly is: 'missing' };

const COMING = { is: 'coming' } as const;

/** Loads once what a title has of something; those who ask later have it at once. */
function arrivals<T>(load: (id: string) => Promise<T | null>) {
  const known = new Map<string, T | null>();
  const bring = async (id: string): Promise<T | null> => {
    const it = await load(id);
    known.set(id, it);
    return it;
  };
  const use = (id: string | null): Arriving<T> => {
    const [state, setState] = useState<{ readonly id: string | null; readonly now: Arriving<T> }>({
      id: null,
      now: COMING,
    });
    useEffect(() => {
      if (id === null || known.has(id)) return;
      let isGone = false;
      const set = (now: Arriving<T>): void => {
        if (!isGone) setState({ id, now });
      };
      bring(id).then(
        (it) => set({ is: 'here', it }),
        () => set({ is: 'missing' }),
      );
      return () => {
        isGone = true;
      };
    }, [id]);
    if (id !== null && known.has(id)) return { is: 'here', it: known.get(id) ?? null };
    return state.id === id ? state.now : COMING;
  };
  return { use, bring, now: (id: string): T | null => known.get(id) ?? null };
}

const books = arrivals<Rulebook>(loadRulebook);
const guides = arrivals<Guide>(loadGuide);
const games = arrivals<Game>(async (id) => (await Promise.all([loadTitle(id), fetchSearch()]))[0]);

export const useRulebook = (id: string | null): Arriving<Rulebook> => books.use(id);
export const useGuide = (id: string | null): Arriving<Guide> => guides.use(id);
export const useTitle = (id: string | null): Arriving<Game> => games.use(id);
export const bringGuide = guides.bring;
export const guideNow = guides.now;
