import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { surfacesOf } from './surfaces-of.ts';

/** A map so large that everything else makes room for it. */
export const isContinent = (stage: Stage): boolean =>
  surfacesOf(stage, 'group').length > 0 && surfacesOf(stage, 'hexmap').length > 0;

/** A table on which the surface that the round is about has the most room. */
export const isHearth = (stage: Stage): boolean =>
  !isContinent(stage) && surfacesOf(stage, 'hexmap').some(({ print }) => print !== undefined);
