import type { Rulebook } from '../../../table/rulebook.ts';
import { afterTrading, founding } from './founding.ts';
import { goals } from './goals.ts';
import { laying } from './laying.ts';
import { operating } from './operating.ts';
import { passes } from './passes.ts';
import { phases } from './phases.ts';
import { privates } from './privates.ts';
import { running } from './running.ts';
import { introduction, preparation } from './start.ts';
import { stations } from './stations.ts';
import { stock } from './stock.ts';
import { takeOver } from './take-over.ts';
import { terms } from './terms.ts';
import { trains } from './trains.ts';
import { upgrading } from './upgrading.ts';

/** The rules of 18España in our own words, in the order of the rulebook. */
export const rulebook: Rulebook = {
  sections: [
    ...introduction,
    ...preparation,
    ...privates,
    ...stock,
    ...founding,
    ...afterTrading,
    ...operating,
    ...laying,
    ...upgrading,
    stations,
    ...running,
    takeOver,
    ...trains,
    ...goals,
    ...passes,
    ...phases,
  ],
  terms,
};
