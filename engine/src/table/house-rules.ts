import type { Play } from './play.ts';
import type { Seat } from './types.ts';

/** A house rule in force: the rule that is silent here, and the entry that agreed on it. */
export interface HouseRule {
  readonly rule: string;
  readonly since: number;
  readonly agreed: readonly Seat[];
}

/** The house rules that stand now, oldest first. One that was lifted and agreed on again stands since then. */
export function houseRulesOf({ settings, log }: Pick<Play, 'settings' | 'log'>): readonly HouseRule[] {
  return settings.houseRules.flatMap((rule) => {
    const made = log.findLast(({ act }) => act.do === 'house-rule' && act.rule === rule);
    return made?.act.do === 'house-rule' ? [{ rule, since: made.n, agreed: made.act.agreed }] : [];
  });
}
