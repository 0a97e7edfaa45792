import played from '../rulebook/examples.json' with { type: 'json' };
import first from './first-quarter.json' with { type: 'json' };
import presidency from './presidency.json' with { type: 'json' };
import prices from './prices.json' with { type: 'json' };
import several from './several-trains.json' with { type: 'json' };
import stations from './stations.json' with { type: 'json' };
import track from './track.json' with { type: 'json' };
import trains from './trains.json' with { type: 'json' };

/** In the order in which one takes them. */
export const lessons: readonly unknown[] = [first, presidency, track, stations, several, prices, trains];

/** Worked examples of the rulebook as tables, by their English title. */
export const examples: Readonly<Record<string, unknown>> = played;
