import { bestRunOf } from '@stellwerk/engine/games/1862/runs.ts';
import { COMPANIES } from '@stellwerk/engine/games/1862/data/companies.ts';
import { lateBoard, withTrains } from '@stellwerk/engine/games/1862/late-scene.ts';
import { tableFrom, written } from '@stellwerk/engine/table/pieces.ts';
import { Least } from './least.ts';

/** The longest trains of all titles, as many as a company could ever have of them. */
const FLEETS = [
  ['10', '10E', '8', '8E'],
  ['10E', '10E', '8', '8'],
  ['10', '10', '8', '8'],
  ['10E', '8E'],
] as const;
/** A board by its seed, and how often a tile was tried on it. */
const BOARDS = [
  [1, 500],
  [2, 800],
  [3, 1500],
  [4, 800],
  [5, 1500],
  [6, 2500],
] as const;
const TIMES = 2;

/** What random games hardly come to: boards full of track, and trains that go everywhere on it. */
export function benchFarTrains(): string {
  const positions = BOARDS.flatMap(([seed, tries]) => {
    const scene = lateBoard(seed, tries);
    return COMPANIES.flatMap((company) =>
      FLEETS.map((fleet) => ({ table: withTrains(scene, company, fleet), company })),
    );
  });
  const least = new Least();
  let unproved = 0;
  for (let time = 0; time < TIMES; time++)
    for (const [i, { table, company }] of positions.entries()) {
      const cold = tableFrom(written(table));
      const since = performance.now();
      const { proved } = bestRunOf(cold, company);
      least.note(i, since);
      if (time === 0 && !proved) unproved++;
    }
  return `1862, two or four trains of 8, 10 and E on late boards: best runs ${least.line()}, ${unproved} not proved`;
}
