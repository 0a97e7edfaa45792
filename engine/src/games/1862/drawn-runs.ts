import type { CompanyId } from '../../rail/types.ts';
import type { DrawnRun, RunBonus } from '../../stage/stage.ts';
import { phrase } from '../../table/words.ts';
import type { Claim } from './bonus.ts';
import { hexesAlong } from './bonus.ts';
import type { Ran, Table62 } from './clock.ts';
import { DETOUR } from './data/bonuses.ts';
import { trainName } from './readers.ts';
import { readRun } from './shown.ts';

/** How a bonus comes about: the most it can be, less 10 a hex beyond the shortest way. */
function bonusShown({ line, hexes, target, value }: Claim): RunBonus {
  const travelled = hexes.length - 1;
  const detour = Math.max(0, travelled - line.shortest);
  return {
    amount: value,
    hexes,
    title: phrase('1862/bonus/title', { from: hexes[0] ?? '', to: target }),
    terms: [
      { text: phrase('1862/bonus/most', { shortest: line.shortest }), value: String(line.most) },
      { text: phrase('1862/bonus/travelled', { travelled }), value: `−${DETOUR * detour}` },
    ],
    best: phrase('1862/bonus/best', { most: line.most }),
  };
}

/** The run that was shown, until it is decided what becomes of the money. */
export function drawnRuns(table: Table62): readonly DrawnRun[] {
  const { operating, ran, step, round } = table.clock;
  if (round !== 'OR' || operating === null || ran === null || step !== 'payout') return [];
  return runsOf(table, operating, ran);
}
function runsOf(table: Table62, company: CompanyId, { routes, bonus: claimed }: Ran): readonly DrawnRun[] {
  const { values, bonus, ways } = readRun(table, company, routes, claimed);
  return routes.flatMap((route, i): DrawnRun[] => {
    const way = ways[i];
    if (!way) return [];
    const own = bonus.filter(({ train }) => train === route.train);
    const [claim] = own;
    return [
      {
        livery: company,
        label: trainName(table, route.train),
        value: own.reduce((sum, { gain }) => sum + gain, values[i] ?? 0),
        stops: way.stops.map(({ hex, node }) => ({ hex, node })),
        hexes: hexesAlong(way.steps),
        segments: [],
        ...(claim ? { bonus: bonusShown(claim) } : {}),
      },
    ];
  });
}
