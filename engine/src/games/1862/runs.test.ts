import { describe, expect, it } from 'vitest';
import { planRuns } from '../../rail/map/runs.ts';
import { bruteBest } from '../../rail/routes/brute-force.ts';
import type { Network } from '../../rail/routes/network.ts';
import { bonusLines, homeStop, stopsOfTargets, stopWorth } from './bonus.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { DETOUR } from './data/bonuses.ts';
import { COMPANIES } from './data/companies.ts';
import { lateBoard, withTrains } from './late-scene.ts';
import { layout, phase, track, trainName, trainsOf } from './readers.ts';
import { bestRunOf } from './runs.ts';
import { readRun } from './shown.ts';
import type { Scene } from './testing.ts';
import { building } from './track-scene.ts';

/**
 * The slow and plain way: every run of a network in which one train alone may have one bonus; the best of all these
 * networks is the best run. It asks the family's brute force, which knows nothing of the search.
 */
function slowly(table: Table62, company: string): number {
  const trains = trainsOf(table, company).map((train) => trainName(table, train));
  const lines = bonusLines(table, company);
  const home = homeStop(table, company);
  const network = (line: number, train: number): Network =>
    planRuns(track(table), layout(table), {
      company,
      trains: trains.map((name) => ({
        range: Number.parseInt(name, 10),
        ...(name.endsWith('E') ? { skips: true } : {}),
      })),
      values: phase(table).values,
      value: (stop) => stopWorth(table, company, stop),
      apart: box(table).same,
      bonuses:
        line < 0 || home === null
          ? []
          : [
              {
                sets: [stopsOfTargets(table, lines[line]!)],
                value: trains.map((_, at) => (at === train ? lines[line]!.most : 0)),
                fromEnd: home,
                perLength: DETOUR,
                base: lines[line]!.shortest,
              },
            ],
    }).network;
  const choices = lines.flatMap((_, line) => trains.map((__, train) => network(line, train)));
  return Math.max(...[network(-1, 0), ...choices].map(bruteBest));
}

/** SP: New Orleans – Houston – Austin – El Paso – Tucson – Phoenix's row – San Diego – Los Angeles. */
const southwest = (phase: string): Scene =>
  building('SP', phase)
    .tile('K23', '4', 1)
    .tile('K21', '57', 1)
    .tile('K19', '8', 2)
    .tile('J18', '8', 5)
    .tile('J16', '57', 1)
    .tile('J14', '9', 1)
    .tile('J12', '4', 1)
    .tile('J10', '9', 1)
    .tile('J8', '9', 1)
    .tile('J6', '6', 2)
    .tile('I5', 'L1', 0);
/** CP: Montreal – Ottawa – … – Thunder Bay – Winnipeg – … – Regina – Vancouver: two targets on one line. */
const canada = (phase: string): Scene => {
  const scene = building('CP', phase)
    .tile('D34', 'Mtl1', 0)
    .tile('D32', '57', 1)
    .tile('D30', '8', 2)
    .tile('C29', '8', 5);
  scene.tile('C27', '8', 2).tile('B26', '58', 5).tile('B24', '9', 1).tile('B22', '57', 1).tile('B20', '9', 1);
  scene.tile('B18', '9', 1).tile('B16', '57', 1).tile('B14', '9', 1).tile('B12', '9', 1).tile('B10', '9', 1);
  return scene.tile('B8', '57', 1).tile('C35', '57', 0);
};
/** UP and the west: two ways between Omaha and Denver, so that detours and several trains compete. */
const overland = (phase: string): Scene => {
  const scene = building('UP', phase)
    .tile('F20', '14', 3)
    .tile('F18', '24', 4)
    .tile('G17', '14', 0)
    .tile('G19', '7', 3);
  scene.tile('E17', '6', 5).tile('F22', '9', 1).tile('F24', '57', 1);
  scene.tile('G15', '9', 1).tile('G13', '57', 1).tile('G11', '9', 1).tile('G9', '9', 1).tile('G7', '9', 1);
  return scene.tile('G5', '57', 1).tile('G3', '6', 4);
};

const FLEETS: readonly (readonly string[])[] = [
  ['2'],
  ['3', '2'],
  ['4', '3'],
  ['5', '5E'],
  ['6', '6E'],
  ['8', '4'],
  ['8E', '5E'],
  ['10', '10E'],
  ['3', '3', '2', '2'],
];
const scenes: readonly (readonly [string, string, (phase: string) => Scene])[] = [
  ['southwest', 'SP', southwest],
  ['canada', 'CP', canada],
  ['overland', 'UP', overland],
];

describe('the best run', () => {
  for (const [name, company, made] of scenes)
    for (const phase of ['3', '5'])
      it(`equals brute force: ${name}, phase ${phase}`, () => {
        for (const fleet of FLEETS) {
          const scene = made(phase);
          for (const train of fleet) scene.train(company, train);
          const best = bestRunOf(scene.table, company);
          expect([fleet, best.revenue, best.proved]).toEqual([fleet, slowly(scene.table, company), true]);
          const { revenue, problems } = readRun(scene.table, company, best.routes);
          expect([revenue, problems.every((problem) => problem === null)]).toEqual([best.revenue, true]);
        }
      });
  it('62-5.10 two bonuses on one line: the better one counts once', () => {
    const scene = canada('5').train('CP', '10').train('CP', '10E');
    const best = bestRunOf(scene.table, 'CP');
    const { bonus } = readRun(scene.table, 'CP', best.routes);
    expect(bonus).toHaveLength(1);
    expect(bonus[0]).toMatchObject({ target: 'B8', value: 280 });
  });
});

describe('late boards', () => {
  const fleets = [
    ['10', '10E', '8', '8E'],
    ['10E', '10E', '8', '8'],
    ['10E', '8E'],
  ];
  for (const [seed, tries] of [
    [1, 500],
    [4, 800],
    [5, 1500],
  ] as const)
    it(`every best run is proved: board ${seed}, ${tries} tries of a tile`, () => {
      const scene = lateBoard(seed, tries);
      for (const company of COMPANIES)
        for (const fleet of fleets) {
          const table = withTrains(scene, company, fleet);
          const { proved, revenue, routes } = bestRunOf(table, company);
          const shown = readRun(table, company, routes);
          expect([company, fleet, proved, shown.revenue]).toEqual([company, fleet, true, revenue]);
          expect(shown.problems.every((problem) => problem === null)).toBe(true);
        }
    });
});
