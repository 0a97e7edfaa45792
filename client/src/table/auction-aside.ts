import type { Hammer } from '@stellwerk/engine/stage/stage.ts';
import { create } from 'zustand';
import { useTable } from './table.ts';
import { stageOf } from './stage.ts';

/** The lot whose auction is put aside, so that the table under it is seen. */
export const useAside = create<{ readonly lot: string | null }>(() => ({ lot: null }));

export const lotKey = ({ piece, lot }: Hammer): string => piece ?? JSON.stringify(lot);

/** Puts the auction of a lot aside, or takes it up again. */
export const putAside = (hammer: Hammer): void => {
  const key = lotKey(hammer);
  useAside.setState(({ lot }) => ({ lot: lot === key ? null : key }));
};

/** What is under the hammer on the table as it lies now. */
export function hammerNow(): Hammer | undefined {
  const { play } = useTable.getState();
  return play ? stageOf(play.game, play.table).hammer : undefined;
}
