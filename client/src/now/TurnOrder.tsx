import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { useMemo } from 'react';
import { useAfterFrame } from '../parts/after-frame.ts';
import { Disc } from '../parts/Badge.tsx';
import type { Shown } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import { turnOrder } from './turn-order.ts';

/** The companies of an operating round, in their order. */
export function TurnOrder({
  shown,
  stage,
  sign: Sign = Disc,
}: {
  readonly shown: Shown;
  readonly stage: Stage;
  /** What a company is known by, where it is no disc. */
  readonly sign?: typeof Disc;
}) {
  const t = useText();
  const hasHistory = useTable((s) => s.hasHistory);
  // Read from all positions of the round: the table is drawn first.
  const { play } = useAfterFrame(shown);
  const order = useMemo(() => (hasHistory ? turnOrder(play) : []), [play, hasHistory]);
  if (order.length < 2) return null;
  return (
    <div className="turn-order">
      <span aria-hidden="true">{t('now.order')}</span>
      <ol aria-label={t('now.order')}>
        {order.map(({ livery, state }) => {
          const look = stage.liveries[livery];
          const said = t(`now.order-${state}`, { who: look?.name ?? livery });
          return look ? (
            <li key={livery} className={`order-${state}`} title={said}>
              <Sign livery={look} size={24} />
              <span className="sr-only">{said}</span>
            </li>
          ) : null;
        })}
      </ol>
    </div>
  );
}
