import type { Words } from '../../../table/words.ts';
import { stationWords } from './stations.ts';
import { trackWords } from './track.ts';

/** What is said about tiles, mines, stations and passes. */
export const buildWords: Words = { ...trackWords, ...stationWords };
