import { ruled } from '../table/settled.ts';
import { judge } from '@stellwerk/engine/table/judge.ts';
import { Icon } from '../parts/Icon.tsx';
import { play } from '../table/act.ts';
import { dropPlan, takeFromPlan, useHistory } from '../table/history.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useText } from '../words/use-text.ts';

/** Moves kept from a "what if": played one by one, when their time has come. */
export function PlanCard() {
  const t = useText();
  const plan = useHistory((s) => s.plan);
  const shown = useShown();
  const speech = useSpeech();
  const next = plan[0];
  if (!next || !shown || !speech || shown.kind !== 'live') return null;
  const { game, table } = shown.play;
  const isReady = !judge(game, ruled(table), next).some(({ weight }) => weight === 'breach');
  return (
    <div className="plan" role="group" aria-label={t('plan.title')}>
      <p>
        <b>{t('plan.title')}</b> {speech.move(table, next)}{' '}
        {plan.length > 1 ? t('plan.more', { n: plan.length - 1 }) : ''}
      </p>
      <div className="row">
        <button
          type="button"
          className="button small primary"
          disabled={!isReady}
          onClick={() => {
            const move = takeFromPlan();
            if (move) play(move);
          }}
        >
          {t('plan.play')} <Icon name="arrow" size={14} />
        </button>
        <button type="button" className="button small" onClick={dropPlan}>
          {t('plan.drop')}
        </button>
      </div>
    </div>
  );
}
