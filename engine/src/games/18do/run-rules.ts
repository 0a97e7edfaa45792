import { operatorOf } from '../../rail/clock.ts';
import { trainOf } from '../../rail/ids.ts';
import { betterRun as beaten, isClean, readingRules } from '../../rail/verbs/shown.ts';
import { list, optional, record, ref, text, whole } from '../../table/shape.ts';
import { alone } from '../../table/rules.ts';
import type { Move } from '../../table/types.ts';
import { introOnly } from './chapters.ts';
import { bestRunOf, couldRun } from './best-run.ts';
import type { BeerRoute, DoTable } from './clock.ts';
import { isBrewery, trainsOf } from './readers.ts';
import type { DoRule } from './rules.ts';
import { rule, when } from './rules.ts';
import { couldRunMore, leftWithBeer, readRun } from './runs.ts';
import { dortmund } from './title.ts';

/** `beer`: cubes that the train takes along; `to`: the stop on the red field that gets them, where there are two. */
export const runFields = {
  routes: list(
    record({
      train: ref('train'),
      stops: list(text(12), 40),
      via: optional(list(list(ref('hex'), 20), 40)),
      beer: optional(whole(0, 9)),
      to: optional(text(12)),
    }),
    6,
  ),
} as const;
export type RunBeer = Move & { readonly routes: readonly BeerRoute[] };

const { runRead, faultRule } = readingRules(dortmund, (table: DoTable, company, { routes }: RunBeer) =>
  readRun(table, company, routes),
);

/** One rule for each thing that can be wrong with a route. */
export const routeRules: readonly DoRule<RunBeer>[] = [
  faultRule('not-its-train', '4.5.5', 'DO-4.5.5.1'),
  faultRule('train-twice', '4.5.5', 'DO-4.5.5.1'),
  faultRule('too-short', '4.5.1', 'DO-4.5.1.1', 'DO-3.2.2.2'),
  faultRule('too-long', '4.5.5', 'DO-4.5.5.2', 'DO-3.3.3'),
  faultRule('skipped-stop', '4.5.5', 'DO-4.5.5.3', 'DO-3.3.4'),
  faultRule('shared-track', '4.5.5', 'DO-4.5.5.4', 'DO-4.5.5.5'),
  faultRule('no-station', '4.5.1', 'DO-4.5.1.1', 'DO-3.2.2.1'),
  faultRule('no-track', '4.5.1', 'DO-4.5.1.1'),
  faultRule('stop-twice', '4.5.1', 'DO-4.5.1.2'),
  faultRule('hex-twice', '4.5.1', 'DO-4.5.1.2', 'DO-3.2.2.3'),
  faultRule('through-full', '4.5.1', 'DO-4.5.1.3', 'DO-3.2.2.4'),
  faultRule('track-twice', '4.5.1', 'DO-4.5.1.4', 'DO-3.2.2.5'),
  faultRule('reversal', '4.5.1', 'DO-4.5.1.4', 'DO-3.2.2.6'),
  faultRule('through-red', '4.5.1', 'DO-4.5.1.5', 'DO-3.2.2.7'),
  faultRule('same-field', '4.5.1', 'DO-4.5.1.5', 'DO-3.2.2.7'),
  faultRule('beer-barred', '4.3.2.1', 'DO-4.3.2.1.3'),
  faultRule('beer-route', '4.5.5.1', 'DO-4.5.5.1.4'),
  faultRule('beer-once', '4.5.6.1', 'DO-4.5.6.1.5'),
  faultRule('beer-train', '4.5.5.1', 'DO-4.5.5.1.1'),
  faultRule('beer-extra', '4.5.5.1', 'DO-4.5.5.1.2'),
  faultRule('beer-front', '4.3.1.2', 'DO-4.3.1.2.2'),
  faultRule('beer-cubes', '4.5.5.1', 'DO-4.5.5.1.3'),
  faultRule('beer-aboard', '6.5.1', 'HSB-6.5.1.08'),
  faultRule('beer-due', '6.5.1', 'HSB-6.5.1.09'),
];

/** The introductory game lets its trains run once, when it ends. */
export const runsAtEnd: DoRule = alone(
  introOnly(rule('runs-at-end', '3', ['DO-3.1'], ({ clock }) => when(clock.round !== 'end'))),
);
/** 4.5.5: a train that has a route runs. */
export const mustRun = rule<RunBeer>('must-run', '4.5.5', ['DO-4.5.5.1'], (table, { routes }) => {
  const company = operatorOf(table);
  if (company === null || routes.length >= trainsOf(table, company).length || !couldRun(table, company))
    return null;
  return when(isClean(readRun(table, company, routes)) && couldRunMore(table, company, routes), { company });
});
/** §6.5.1: no train takes the way on which a loaded one could bring its beer. */
export const beerStays = rule<RunBeer>('beer-stays', '6.5.1', ['HSB-6.5.1.09'], (table, { routes }) => {
  const company = operatorOf(table);
  if (company === null || !isBrewery(table) || !isClean(readRun(table, company, routes))) return null;
  const train = leftWithBeer(table, company, routes);
  // Who leaves out a train that still has track is told so (§4.5.5).
  if (train === null || couldRunMore(table, company, routes)) return null;
  return { train: trainOf(train) ?? '', company };
});
/** No rule asks for the best run. */
export const betterRun = beaten(dortmund, ['better-run', '4.5.6.1'], runRead, bestRunOf);
