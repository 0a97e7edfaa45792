import played from '../rulebook/examples.json' with { type: 'json' };
import auction from './auction.json' with { type: 'json' };
import contracts from './contracts.json' with { type: 'json' };
import first from './first-quarter.json' with { type: 'json' };
import insolvency from './insolvency.json' with { type: 'json' };
import phases from './phases.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };
import yearEnd from './year-end.json' with { type: 'json' };

/** In the order in which one takes them. */
export const lessons: readonly unknown[] = [first, contracts, vehicles, phases, auction, yearEnd, insolvency];

/** Worked examples of the rulebook as tables, by their English title. */
export const examples: Readonly<Record<string, unknown>> = played;
