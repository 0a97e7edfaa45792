import type { Game } from '../../table/game.ts';
import { brewDone } from './brewery/moves/done.ts';
import { expertMoves } from './brewery/expert/moves/index.ts';
import { besideWagon } from './brewery/expert/rules.ts';
import { exchange, takeOver } from './brewery/moves/exchange.ts';
import { breweryMoves } from './brewery/moves/index.ts';
import { brewIssue, brewRedeem } from './brewery/moves/own-share.ts';
import { sideSale } from './brewery/moves/side-sale.ts';
import { insteadOf } from './chapters.ts';
import type { DoClock } from './clock.ts';
import { introMoves } from './intro/moves.ts';
import { brewLeave, convert, invest, leave } from './investor/moves.ts';
import { heldToProcedure } from './investor/brewery/rules.ts';
import { investorRuns } from './investor/rules.ts';
import { bid } from './moves/bid.ts';
import { assign, flip } from './moves/brewery.ts';
import { buy } from './moves/buy.ts';
import { discard } from './moves/discard.ts';
import { done } from './moves/done.ts';
import { force } from './moves/force.ts';
import { found } from './moves/found.ts';
import { answerKeep, keep } from './moves/keep.ts';
import { lay } from './moves/lay.ts';
import { issue, redeem } from './moves/own-share.ts';
import { pass } from './moves/pass.ts';
import { payout } from './moves/payout.ts';
import { pick } from './moves/pick.ts';
import { run } from './moves/run.ts';
import { sell } from './moves/sell.ts';
import { siding } from './moves/siding.ts';
import { station } from './moves/station.ts';
import { accept, decline, offer, train } from './moves/train.ts';
import type { DoRule } from './rules.ts';
import { mustRun } from './run-rules.ts';

type Moves = Game<DoClock>['moves'];
/** What breweries do, held against the procedure of the Investor where the brewery is his (§8.2.2.2). */
const heldToHim = (made: Moves): Moves =>
  Object.fromEntries(
    Object.entries(made).map(([kind, spec]) => [
      kind,
      { ...spec, rules: heldToProcedure(kind, spec.rules as readonly DoRule[]) },
    ]),
  );

/** Everything that can be done in 18DO, by its name in files and messages. */
export const moves: Moves = {
  bid,
  pick,
  found,
  buy,
  sell,
  pass,
  invest,
  assign,
  flip,
  lay,
  station,
  siding,
  run: { ...run, rules: [...run.rules, ...insteadOf([investorRuns], [mustRun])] },
  payout,
  train: { ...train, rules: [...train.rules, besideWagon] },
  offer,
  accept,
  decline,
  issue,
  redeem,
  force,
  discard,
  leave,
  keep,
  'answer-keep': answerKeep,
  done,
  ...introMoves,
  exchange,
  'side-sale': sideSale,
  ...heldToHim({
    'take-place': takeOver,
    'brew-issue': brewIssue,
    'brew-redeem': brewRedeem,
    'brew-done': brewDone,
    ...breweryMoves,
    ...expertMoves,
  }),
  convert,
  'brew-leave': brewLeave,
};
