import { describe, expect, it } from 'vitest';
import { QUICK } from '../../rail/best-runs.ts';
import { linksOf } from '../../rail/map/links.ts';
import type { Luck } from '../../table/luck.ts';
import { seededLuck } from '../../table/luck.ts';
import { bestRunOf, loadsOf } from './best-run.ts';
import type { BeerRoute, DoTable } from './clock.ts';
import { COMPANIES } from './data/companies.ts';
import { track, trainsOf } from './readers.ts';
import { cubesFor, squaresOf } from './export.ts';
import { Run } from './run-scene.ts';
import { readRun } from './runs.ts';
import { randomIntro } from './intro/random.ts';

/** Every list of stops that some train could call at, by track alone. */
function ways(table: DoTable, most: number): readonly (readonly string[])[] {
  const { at } = linksOf(track(table));
  const { stops } = track(table);
  const found: string[][] = [];
  const go = (path: readonly number[]): void => {
    if (path.length >= 2) found.push(path.map((id) => stops[id]!.key));
    if (path.length === most) return;
    for (const link of at[path.at(-1)!] ?? []) {
      const next = link.a === path.at(-1) ? link.b : link.a;
      if (!path.includes(next)) go([...path, next]);
    }
  };
  for (const { id } of stops) go([id]);
  return found;
}
/** The best run by trying everything, beer included; the judge says what is allowed. */
function bruteForce(table: DoTable, company: string): number {
  const trains = trainsOf(table, company);
  const cubes = cubesFor(table, company).length;
  const routesFor = (train: string): readonly BeerRoute[] =>
    ways(table, Number(train.split('/')[1])).flatMap((stops) =>
      Array.from({ length: Math.min(cubes, squaresOf(train) + 1) + 1 }, (_, beer) =>
        beer === 0 ? { train, stops } : { train, stops, beer },
      ).filter((route) => readRun(table, company, [route]).problems[0] === null),
    );
  const all = trains.map(routesFor);
  let best = 0;
  const choose = (at: number, made: readonly BeerRoute[]): void => {
    if (at === trains.length) {
      const { revenue, problems } = readRun(table, company, made);
      if (problems.every((one) => one === null)) best = Math.max(best, revenue);
      return;
    }
    choose(at + 1, made);
    for (const route of all[at] ?? []) choose(at + 1, [...made, route]);
  };
  choose(0, []);
  return best;
}

/** A small board: some of the two lines of the beer example and of the freight line, by chance. */
function smallScene(luck: Luck): Run {
  const scene = new Run('KWE').phase(['3', '5', '8'][luck(3)]!).token('KWE', 1, 'E12');
  if (luck(2) === 0) scene.tile('F13', '1904', 2).tile('G14', '9', 2).tile('I18', '9', 1);
  if (luck(2) === 0)
    scene
      .tile('E10', '1904', 1)
      .tile('E8', '9', 1)
      .tile('E6', '8', 4)
      .tile('F5', '1904')
      .tile('G4', '8', 1)
      .tile('G2', '8', 4);
  if (luck(2) === 0) scene.tile('D19', '8', 1).tile('D17', '8', 4).tile('E16', '8', 1);
  if (luck(2) === 0) scene.tile('D13', '9').siding('C14');
  if (luck(2) === 0) scene.token('BME', 1, 'E14').token('CME', 1, 'E14', 0, 1).token('RhE', 1, 'E14', 0, 2);
  if (luck(2) === 0) scene.marked('KWE', 'PB4');
  if (luck(2) === 0) scene.marked('KWE', 'PB5');
  scene.owns('anna', 'PB3', 'back').cubes('PB3', luck(4));
  for (let i = 0; i <= luck(2); i++) scene.train('KWE', ['3', '4', '5', '6'][luck(4)]!);
  return scene;
}

describe('the best run', () => {
  it('equals brute force on small boards, with sidings, yards, full circles, beer and markers', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const { table } = smallScene(seededLuck(seed, 0));
      const best = bestRunOf(table, 'KWE');
      expect(best.proved).toBe(true);
      expect(best.bound).toBe(best.revenue);
      const read = readRun(table, 'KWE', best.routes);
      expect(read.problems.every((one) => one === null)).toBe(true);
      expect([seed, read.revenue, best.revenue]).toEqual([seed, best.revenue, bruteForce(table, 'KWE')]);
    }
  });
  it('loads as many cubes as trains and card allow, twins once', () => {
    const scene = new Run('KWE').phase('8').owns('anna', 'PB3', 'back').cubes('PB3', 3);
    const loads = (): readonly (readonly number[])[] =>
      loadsOf(scene.table, 'KWE', trainsOf(scene.table, 'KWE'));
    scene.train('KWE', '8').train('KWE', '8');
    expect(loads()).toEqual([
      [2, 1],
      [3, 0],
    ]);
    scene.marked('KWE', 'PB5');
    expect(loads().every((load) => load[0]! + load[1]! === 3)).toBe(true);
  });
  it('of equal runs takes the one with fewer cubes', () => {
    // To Hamm by the 5-train with a cube (+40), or without beer to a mill that is worth as much more.
    const scene = new Run('KWE')
      .phase('5')
      .token('KWE', 1, 'E12')
      .example()
      .owns('anna', 'PB3', 'back')
      .cubes('PB3', 2);
    scene.train('KWE', '5');
    const { routes, revenue } = bestRunOf(scene.table, 'KWE');
    const used = routes.reduce((sum, { beer = 0 }) => sum + beer, 0);
    for (let beer = 0; beer < used; beer++) {
      const fewer = routes.map((route) => ({ ...route, beer }));
      expect(readRun(scene.table, 'KWE', fewer).revenue).toBeLessThan(revenue);
    }
  });
  it('is proved on the last boards of random games, within what a verdict may spend', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const table = randomIntro(['anna', 'bert', 'cleo'], seed, 0);
      for (const company of COMPANIES) expect(bestRunOf(table, company, QUICK).proved).toBe(true);
    }
  });
});
