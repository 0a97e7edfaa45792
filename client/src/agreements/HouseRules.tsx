import { houseRulesOf } from '@stellwerk/engine/table/house-rules.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useKeptFocus } from '../parts/use-kept-focus.ts';
import { propose } from '../table/act.ts';
import type { Speech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import { sayRule } from '../words/say-rule.ts';

/** What this table always allows: since when, by whose word, and the way to end it. */
export function HouseRules({ play, speech }: { readonly play: Play; readonly speech: Speech }) {
  const t = useText();
  const rights = useTable((s) => s.rights);
  const requests = useTable((s) => s.requests);
  const rules = houseRulesOf(play);
  const mayAsk = rights !== 'watch' && rights !== 'join';
  const isOpen = (rule: string): boolean =>
    Object.values(requests).some(
      ({ question }) => question.do === 'lift-house-rule' && question.rule === rule,
    );
  const ref = useRef<HTMLDivElement>(null);
  useKeptFocus(ref);
  return (
    <div ref={ref}>
      <h4>{t('set.house')}</h4>
      {rules.length === 0 ? <p className="empty">{t('set.no-house')}</p> : null}
      <ul className="house-rules">
        {rules.map(({ rule, since, agreed }) => (
          <li key={rule}>
            <Icon name="home" size={14} />
            <span>
              {sayRule(play.game, speech.language, rule)}{' '}
              <small>
                {t('set.house-since', {
                  n: since,
                  who: agreed.map((seat) => speech.name(seat)).join(', ') || t('log.table'),
                })}
              </small>
            </span>
            {mayAsk ? (
              <button
                type="button"
                className="button small"
                aria-label={t('set.lift-of', { rule: sayRule(play.game, speech.language, rule) })}
                disabled={isOpen(rule)}
                onClick={() => propose({ do: 'lift-house-rule', rule })}
              >
                {t('set.lift')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
