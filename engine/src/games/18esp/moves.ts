import type { Game } from '../../table/game.ts';
import type { EspClock } from './clock.ts';
import { accept, decline } from './moves/answer.ts';
import { bid } from './moves/bid.ts';
import { buy } from './moves/buy.ts';
import { combine } from './moves/combine.ts';
import { discard } from './moves/discard.ts';
import { dividend } from './moves/dividend.ts';
import { done } from './moves/done.ts';
import { home } from './moves/home.ts';
import { lay } from './moves/lay.ts';
import { offer } from './moves/offer.ts';
import { open } from './moves/open.ts';
import { par, start } from './moves/start.ts';
import { pass } from './moves/pass.ts';
import { buyPrivateMove } from './moves/private.ts';
import { raise } from './moves/raise.ts';
import { repay } from './moves/repay.ts';
import { replace, takeover } from './moves/takeover.ts';
import { run } from './moves/run.ts';
import { sell } from './moves/sell.ts';
import { station } from './moves/station.ts';
import { tender } from './moves/tender.ts';
import { train } from './moves/train.ts';

/** Everything that can be done in 18España, by its name in files and messages. */
export const moves: Game<EspClock>['moves'] = {
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
  home,
  lay,
  station,
  open,
  run,
  dividend,
  takeover,
  replace,
  train,
  offer,
  combine,
  discard,
  tender,
  raise,
  done,
};
