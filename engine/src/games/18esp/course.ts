import type { Steps } from '../../table/course.ts';
import { optionally, step } from '../../table/course.ts';
import type { Step } from './clock.ts';

/** §5.1: the turn of a company. Private companies and tenders are bought in any step. */
export const OPERATING: Steps<Step> = [
  optionally('build', 'home', 'lay', 'station', 'open'),
  step('run', 'run'),
  step('income', 'dividend'),
  optionally('takeover', 'takeover'),
  step('trains', 'train', 'offer', 'combine', 'raise', 'done'),
];
