import type { RouteMade, TeTable } from './clock.ts';
import type { Move } from '../../table/types.ts';
import { list, optional, record, ref, text } from '../../table/shape.ts';
import type { TeRule } from './rules.ts';
import { rule, when } from './rules.ts';
import type { RouteFault } from './runs.ts';
import { bestRunOf, QUICK, readRun } from './runs.ts';

/** The shape of a run, the same for the president and for whoever shows a better one. */
export const runFields = {
  routes: list(
    record({
      train: ref('train'),
      stops: list(text(12), 40),
      via: optional(list(list(ref('hex'), 20), 40)),
    }),
    6,
  ),
} as const;
export type RunMove = Move & { readonly routes: readonly RouteMade[] };
export const isRun = (move: Move): move is RunMove => Array.isArray(move['routes']);

/** §7: nobody operates – then there is nothing to run, to buy or to issue. */
export const somebodyOperates = rule('nobody-operates', '7', ['TE-7.0.1'], ({ clock }) =>
  when(clock.round === 'OR' && clock.operating === null),
);

const faultRule = (fault: RouteFault, section: string, ...atoms: readonly string[]): TeRule<RunMove> =>
  rule<RunMove>(fault, section, atoms, (table, { routes }) => {
    const { operating, round } = table.clock;
    if (operating === null || round !== 'OR') return null;
    return readRun(table, operating, routes).problems.find((p) => p?.fault === fault)?.params ?? null;
  });

/** One rule for each thing that can be wrong with a route. */
export const routeRules: readonly TeRule<RunMove>[] = [
  faultRule('not-its-train', '7.5', 'TE-7.5.1'),
  faultRule('train-twice', '7.5', 'TE-7.5.1'),
  faultRule('too-short', '7.5', 'TE-7.5.4'),
  faultRule('too-long', '7.5', 'TE-7.5.4'),
  faultRule('too-many-cities', '7.5', 'TE-7.5.6'),
  faultRule('skipped-stop', '7.5', 'TE-7.5.5'),
  faultRule('no-station', '7.5', 'TE-7.5.3', 'TE-7.2.1'),
  faultRule('shared-track', '7.5', 'TE-7.5.2'),
  faultRule('no-track', '7.2', 'TE-7.2.1'),
  faultRule('stop-twice', '7.2', 'TE-7.2.2'),
  faultRule('through-full', '7.2', 'TE-7.2.3'),
  faultRule('track-twice', '7.2', 'TE-7.2.4'),
  faultRule('reversal', '7.2', 'TE-7.2.5'),
  faultRule('through-red', '7.2', 'TE-7.2.6'),
  faultRule('red-too-close', '7.2', 'TE-7.2.7'),
];

/** The run is legal and one that earns more exists: said quietly, since nobody has to point it out (§7.5). */
export const betterRun = rule<RunMove>(
  'better-run',
  '7.5',
  ['TE-7.5.10'],
  (table, { routes }) => {
    const { operating, round } = table.clock;
    if (operating === null || round !== 'OR' || routes.length === 0) return null;
    const { problems, revenue } = readRun(table, operating, routes);
    if (problems.some((p) => p !== null)) return null;
    const best = bestRunOf(table, operating, QUICK).revenue;
    return when(best > revenue, { more: best - revenue, revenue });
  },
  'note',
);

/** §7, §7.5: trains that can run have to. */
export const mustRun = rule<RunMove>('must-run', '7.5', ['TE-7.0.4', 'TE-7.5.1'], (table, { routes }) => {
  const { operating, round } = table.clock;
  if (operating === null || round !== 'OR' || routes.length > 0) return null;
  return when(canEarn(table, operating), { company: operating });
});
const canEarn = (table: TeTable, company: string): boolean => bestRunOf(table, company, QUICK).revenue > 0;
