import type { Steps } from '../../../table/course.ts';
import { optionally, step } from '../../../table/course.ts';
import type { BrewStep } from './clock.ts';

/** §6.5.2.1: the turn of a brewery. Each step goes on by itself when something of a later one is done. */
export const BREWERY_COURSE: Steps<BrewStep> = [
  optionally('give-up', 'give-up'),
  optionally('deliver', 'deliver'),
  optionally('load', 'load', 'ask-load'),
  step('pay', 'brew-pay'),
  step('equip', 'equip', 'force-equip', 'brew-done'),
];
