import type { Game } from '../../table/game.ts';
import type { Clock62 } from './clock.ts';
import { bid, withdraw } from './moves/bid.ts';
import { buy } from './moves/buy.ts';
import { buyback } from './moves/buyback.ts';
import { discard } from './moves/discard.ts';
import { done } from './moves/done.ts';
import { found } from './moves/found.ts';
import { extra, lay } from './moves/lay.ts';
import { accept, decline, offer } from './moves/offer.ts';
import { par } from './moves/par.ts';
import { pass } from './moves/pass.ts';
import { payout } from './moves/payout.ts';
import { close, erie } from './moves/privates.ts';
import { bankrupt, raise } from './moves/raise.ts';
import { run } from './moves/run.ts';
import { sell } from './moves/sell.ts';
import { station } from './moves/station.ts';
import { take } from './moves/take.ts';
import { train } from './moves/train.ts';

/** Everything that can be done in 1862, by its name in files and messages. */
export const moves: Game<Clock62>['moves'] = {
  take,
  bid,
  withdraw,
  par,
  sell,
  found,
  buy,
  pass,
  lay,
  extra,
  erie,
  close,
  station,
  run,
  payout,
  train,
  offer,
  accept,
  decline,
  discard,
  raise,
  bankrupt,
  buyback,
  done,
};
