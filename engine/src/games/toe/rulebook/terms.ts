import type { Term } from '../../../table/rulebook.ts';
import { game, phases } from './terms-game.ts';
import { railway } from './terms-railway.ts';

/** The glossary of Trains of Europe. */
export const terms: readonly Term[] = [...game, ...phases, ...railway];
