import type { Game } from '../../table/game.ts';
import type { TeClock } from './clock.ts';
import { announce } from './moves/announce.ts';
import { auction } from './moves/auction.ts';
import { bankrupt } from './moves/bankrupt.ts';
import { bid } from './moves/bid.ts';
import { buy } from './moves/buy.ts';
import { discard } from './moves/discard.ts';
import { done } from './moves/done.ts';
import { issue } from './moves/issue.ts';
import { lay } from './moves/lay.ts';
import { accept, decline, offer } from './moves/offer.ts';
import { pass } from './moves/pass.ts';
import { payout } from './moves/payout.ts';
import { raise } from './moves/raise.ts';
import { redeem } from './moves/redeem.ts';
import { run } from './moves/run.ts';
import { sell } from './moves/sell.ts';
import { station } from './moves/station.ts';
import { train } from './moves/train.ts';

/** Everything that can be done in 18TE, by its name in files and messages. */
export const moves: Game<TeClock>['moves'] = {
  sell,
  buy,
  auction,
  bid,
  pass,
  lay,
  station,
  run,
  announce,
  payout,
  train,
  offer,
  accept,
  decline,
  raise,
  discard,
  issue,
  redeem,
  bankrupt,
  done,
};
