import type { Game } from '../../../table/game.ts';
import type { EspClock } from '../clock.ts';
import { accept, decline } from './answer.ts';
import { bid } from './bid.ts';
import { buy } from './buy.ts';
import { par } from './par.ts';
import { pass } from './pass.ts';
import { buyPrivateMove } from './private.ts';
import { repay } from './repay.ts';
import { sell } from './sell.ts';
import { start } from './start.ts';

/** What players do: the auction, stock rounds, private companies and answers. */
export const playerMoves: Game<EspClock>['moves'] = {
  bid,
  par,
  sell,
  repay,
  buy,
  start,
  pass,
  private: buyPrivateMove,
  accept,
  decline,
};
