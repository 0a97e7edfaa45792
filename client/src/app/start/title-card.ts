import type { Livery } from '@stellwerk/engine/stage/stage.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';

/** What can be said of a title, and asked about a table of it, before its code has arrived. */
export interface TitleCard extends Pick<
  Game,
  'id' | 'title' | 'subtitle' | 'players' | 'variants' | 'optionSpecs' | 'reconstructed'
> {
  /** The colours that the title has for its players, seat by seat; null where they choose their own. */
  readonly liveries: readonly (Pick<Livery, 'fill' | 'ink'> | null)[];
  /** Whether people may bring a board and decks of their own; reading those needs the title itself. */
  readonly takesMaterial: boolean;
  /** How many lessons there are. */
  readonly lessons: number;
  readonly picture: { readonly light: string; readonly dark: string };
}
