import { faultAt, inBoth } from './faults.ts';
import type { FileFault } from './faults.ts';
import type { Game, Setup } from './game.ts';

/** The first thing that does not fit in the own material of a table; the start page lists all of them. */
export function checkMaterial(game: Game, options: Setup['options']): FileFault | null {
  const { material } = game;
  const value = material && options[material.option];
  if (!material || value === undefined) return null;
  const checked = material.check(value);
  const problem = checked.ok ? undefined : checked.error[0];
  if (!problem) return null;
  const dot = problem.place === '' || problem.place.startsWith('[') ? '' : '.';
  return faultAt(`options.${material.option}${dot}${problem.place}`, inBoth(game.words, problem.say));
}
