import brewery from './brewery-round.json' with { type: 'json' };
import director from './director.json' with { type: 'json' };
import played from './examples.json' with { type: 'json' };
import expert from './expert.json' with { type: 'json' };
import beer from './export-beer.json' with { type: 'json' };
import first from './first-quarter.json' with { type: 'json' };
import investor from './investor.json' with { type: 'json' };
import sidings from './sidings.json' with { type: 'json' };
import start from './start-round.json' with { type: 'json' };
import stations from './stations.json' with { type: 'json' };
import track from './track.json' with { type: 'json' };
import trains from './trains.json' with { type: 'json' };

/** In the order in which one takes them: the introductory game, The Railway Game, two players, breweries, and the expert game. */
export const lessons: readonly unknown[] = [
  first,
  start,
  director,
  track,
  stations,
  sidings,
  beer,
  trains,
  investor,
  brewery,
  expert,
];

/** Worked examples of the rulebook as tables, by their English title. */
export const examples: Readonly<Record<string, unknown>> = played;
