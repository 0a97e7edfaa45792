import type { FirstTime } from '../../table/guide.ts';
import { firstTime as at } from '../../table/guide.ts';
import type { Stage, ToeTable } from './clock.ts';
import { stepOf } from './course.ts';

const STAGES: Readonly<Partial<Record<Stage, FirstTime>>> = {
  call: at('call', '6', 'TOE-6.1', 'TOE-6.2'),
  site: at('site', '8', 'TOE-8.1', 'TOE-8.2', 'TOE-8.5'),
  fair: at('fair', '8', 'TOE-8.14', 'TOE-8.16', 'TOE-8.26'),
  conference: at('conference', '8', 'TOE-8.31', 'TOE-8.33', 'TOE-8.35'),
  auction: at('auction', '8', 'TOE-8.40', 'TOE-8.46', 'TOE-8.50'),
  premium: at('premium', '8', 'TOE-8.60', 'TOE-8.61', 'TOE-6.4'),
  aid: at('aid', '8', 'TOE-8.62', 'TOE-8.64', 'TOE-8.65'),
  audit: at('audit', '11', 'TOE-11.3', 'TOE-11.4'),
  insolvency: at('insolvency', '12', 'TOE-12.7', 'TOE-12.16'),
};
const ASSIGNING = at('assigning', '7', 'TOE-8.22', 'TOE-7.5', 'TOE-7.6');

/** What somebody who plays for the first time is told at this moment. */
export function first({ clock }: ToeTable): FirstTime | null {
  const isAssigning = stepOf(clock) === 'closing' && (clock.stage === 'fair' || clock.stage === 'auction');
  return isAssigning ? ASSIGNING : (STAGES[clock.stage] ?? null);
}
