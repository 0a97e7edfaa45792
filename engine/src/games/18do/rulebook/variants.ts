import { both } from '../../../table/rulebook.ts';

/** Sections that two variants share say what holds in which of them under these headings. */
export const inRailway = both('Bei The Railway Game (TRG)', 'In The Railway Game (TRG)');
export const inBeer = both('Bei Heat, Sweat & Beer (HSB)', 'In Heat, Sweat & Beer (HSB)');
