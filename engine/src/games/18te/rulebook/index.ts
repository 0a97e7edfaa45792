import type { Rulebook } from '../../../table/rulebook.ts';
import { auction } from './auction.ts';
import { box } from './box.ts';
import { buying } from './buying.ts';
import { companies } from './companies.ts';
import { course } from './course.ts';
import { founding } from './founding.ts';
import { operating } from './operating.ts';
import { overview } from './overview.ts';
import { phases } from './phases.ts';
import { running } from './running.ts';
import { shares } from './shares.ts';
import { stations } from './stations.ts';
import { stock } from './stock.ts';
import { terms } from './terms.ts';
import { track } from './track.ts';
import { trains } from './trains.ts';

/** The rules of 18TE in our own words, in the order of the rulebook's sections. */
export const rulebook: Rulebook = {
  sections: [
    ...box,
    ...overview,
    ...companies,
    ...phases,
    ...course,
    ...stock,
    ...buying,
    ...auction,
    ...founding,
    ...operating,
    ...track,
    ...stations,
    ...running,
    ...trains,
    ...shares,
  ],
  terms,
};
