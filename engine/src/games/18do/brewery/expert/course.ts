import type { Steps } from '../../../../table/course.ts';
import type { BrewStep } from '../clock.ts';
import { BREWERY_COURSE } from '../steps.ts';

/** What each step of a brewery's turn has beside that of Heat, Sweat & Beer (§7.2, §7.6). */
const MORE: Readonly<Record<BrewStep, readonly string[]>> = {
  'give-up': [],
  deliver: ['premium', 'second-shift'],
  load: ['contract'],
  pay: ['brew-out', 'bottle'],
  equip: ['trade-in', 'upgrade', 'buy-kim', 'ask-kim', 'take-event', 'put-back'],
};
export const EXPERT_COURSE: Steps<BrewStep> = BREWERY_COURSE.map((one) => ({
  ...one,
  moves: [...one.moves, ...MORE[one.id]],
}));
/** At any moment of the own turn: G and M. */
export const ANY_TIME = ['fair', 'place-shares'] as const;
/** Of a railway: wagons are put onto trains at any time, and bought with trains (§7.5). */
export const railwayKinds = (step: string): readonly string[] =>
  step === 'trains' ? ['couple', 'buy-wagon', 'ask-wagon'] : ['couple'];
