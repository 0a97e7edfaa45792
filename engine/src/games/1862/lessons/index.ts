import played from '../rulebook/examples.json' with { type: 'json' };
import bonus from './bonus.json' with { type: 'json' };
import director from './director.json' with { type: 'json' };
import first from './first-quarter.json' with { type: 'json' };
import prices from './prices.json' with { type: 'json' };
import several from './several-trains.json' with { type: 'json' };
import stations from './stations.json' with { type: 'json' };
import track from './track.json' with { type: 'json' };
import trains from './trains.json' with { type: 'json' };

/** In the order in which one takes them. */
export const lessons: readonly unknown[] = [first, director, track, stations, several, bonus, trains, prices];

/** Worked examples of the rulebook as tables, by their English title. */
export const examples: Readonly<Record<string, unknown>> = played;
