import type { Rulebook } from '../../../table/rulebook.ts';
import { bankruptcy } from './bankruptcy.ts';
import { buyBack } from './buy-back.ts';
import { companies } from './companies.ts';
import { end } from './end.ts';
import { firstRound } from './first-round.ts';
import { markers } from './markers.ts';
import { operating } from './operating.ts';
import { prices } from './prices.ts';
import { privates } from './privates.ts';
import { running } from './running.ts';
import { setup } from './setup.ts';
import { stock } from './stock.ts';
import { terms } from './terms.ts';
import { track } from './track.ts';
import { trains } from './trains.ts';
import { turn } from './turn.ts';

/** The rules of 1862 in our own words, by the chapters 1 to 21 that its cross-references imply. */
export const rulebook: Rulebook = {
  sections: [
    ...setup,
    ...firstRound,
    ...privates,
    ...companies,
    ...operating,
    ...track,
    ...markers,
    ...running,
    ...prices,
    ...trains,
    ...bankruptcy,
    ...buyBack,
    ...stock,
    ...turn,
    ...end,
  ],
  terms,
};
