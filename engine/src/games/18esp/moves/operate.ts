import type { Game } from '../../../table/game.ts';
import type { EspClock } from '../clock.ts';
import { combine } from './combine.ts';
import { discard } from './discard.ts';
import { dividend } from './dividend.ts';
import { done } from './done.ts';
import { offer } from './offer.ts';
import { raise } from './raise.ts';
import { replace } from './replace.ts';
import { run } from './run.ts';
import { takeover } from './takeover.ts';
import { tender } from './tender.ts';
import { train } from './train.ts';

/** Running, income, takeovers, trains and the end of a turn. */
export const operateMoves: Game<EspClock>['moves'] = {
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
