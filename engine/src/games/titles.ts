import { GAME_IDS, loadGame } from './registry.ts';
import type { Game } from '../table/game.ts';

/** All titles, loaded one by one as they are asked for: the search ends with the one that can read a file. */
export function* titles(): Generator<Promise<Game | null>> {
  for (const id of GAME_IDS) yield loadGame(id);
}
