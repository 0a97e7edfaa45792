import type { Game } from '@stellwerk/engine/table/game.ts';

/** A title as the start page shows it, before its code has arrived. */
export interface TitleCard extends Pick<Game, 'id' | 'title' | 'subtitle' | 'players'> {
  readonly isReconstructed: boolean;
  readonly picture: { readonly light: string; readonly dark: string };
}
