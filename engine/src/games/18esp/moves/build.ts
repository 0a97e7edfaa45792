import type { Game } from '../../../table/game.ts';
import type { EspClock } from '../clock.ts';
import { home } from './home.ts';
import { lay } from './lay.ts';
import { open } from './open.ts';
import { station } from './station.ts';

/** Track, stations and passes (§5.3, §6.2). */
export const buildMoves: Game<EspClock>['moves'] = { home, lay, station, open };
