import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Due, Table } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useStage } from '../table/stage.ts';
import { play } from '../table/act.ts';
import { nameOfPiece, nameOfPlace } from '../words/piece-name.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { doneDues } from './done-dues.ts';
import { useText } from '../words/use-text.ts';

function sayDue(
  stage: Stage,
  table: Table,
  speech: Speech,
  { why, effect }: Due,
  t: ReturnType<typeof useText>,
): string {
  const reason = speech.phrase({ key: why.startsWith('due/') ? why : `due/${why}` });
  if ('pay' in effect)
    return t('due.pay', {
      amount: speech.money(effect.pay),
      from: speech.place(effect.from),
      to: speech.place(effect.to),
      why: reason,
    });
  return t('due.put', {
    what: nameOfPiece(effect.put, stage, table, speech),
    to: nameOfPlace(effect.at, stage, speech),
    why: reason,
  });
}

/**
 * What is still to be done by hand; each can be done by the table instead. What is done stays ticked until the next
 * move.
 */
export function Dues() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const seat = shown?.seat;
  const stage = useStage();
  const done = useMemo(() => (shown ? doneDues(shown.play) : []), [shown]);
  if (!stage || !speech || !seat || shown.kind === 'past') return null;
  const { table } = shown.play;
  const { dues } = table.clock;
  if (dues.length + done.length === 0) return null;
  const group = (all: readonly Due[]): readonly (readonly [string, readonly string[]])[] => {
    const grouped = new Map<string, string[]>();
    for (const due of all) {
      const said = sayDue(stage, table, speech, due, t);
      grouped.set(said, [...(grouped.get(said) ?? []), due.id]);
    }
    return [...grouped].map(([said, ids]) => [ids.length > 1 ? `${ids.length} × ${said}` : said, ids]);
  };
  return (
    <div className="dues" role="group" aria-label={t('due.title')}>
      <h3>{t(dues.length > 0 ? 'due.title' : 'due.finished')}</h3>
      <ul>
        {group(done).map(([said]) => (
          <li key={said} className="done">
            <i className="tick-box" aria-hidden="true">
              <Icon name="check" size={12} />
            </i>
            <s>{said}</s>
            <span className="sr-only">{t('due.done')}</span>
          </li>
        ))}
        {group(dues).map(([said, ids]) => (
          <li key={said}>
            <i className="tick-box" aria-hidden="true" />
            <span>{said}</span>
            <button
              type="button"
              className="button small"
              onClick={() => {
                for (const due of ids) play({ type: 'settle', seat, due });
              }}
            >
              {t('due.do')}
            </button>
          </li>
        ))}
      </ul>
      {dues.length > 0 && dues.length + done.length > 1 ? (
        <button type="button" className="button" onClick={() => play({ type: 'settle', seat })}>
          {t('due.all')}
        </button>
      ) : null}
    </div>
  );
}
