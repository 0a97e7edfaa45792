import type { CompanyId } from '../../rail/types.ts';
import type { EspDraft } from './deal.ts';
import { hasGoal, reachGoal } from './deal.ts';
import { reachesDestination } from './reach.ts';

/** Looked at when a company's turn begins and after each of its building actions. */
export function checkDestination(draft: EspDraft, company: CompanyId): void {
  if (hasGoal(draft.table, company, 'destination') && reachesDestination(draft.table, company))
    reachGoal(draft, company, 'destination');
}
