import type { Game } from '../../table/game.ts';
import type { EspClock } from './clock.ts';
import { buildMoves } from './moves/build.ts';
import { operateMoves } from './moves/operate.ts';
import { playerMoves } from './moves/player.ts';

/** Everything that can be done in 18España, by its name in files and messages. */
export const moves: Game<EspClock>['moves'] = { ...playerMoves, ...buildMoves, ...operateMoves };
