import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Due } from '@stellwerk/engine/table/types.ts';
import { useStage } from '../parts/use-stage.ts';
import { play } from '../state/act.ts';
import { nameOfPlace } from '../state/piece-name.ts';
import { useShown, useSpeech } from '../state/shown.ts';
import type { Speech } from '../state/speech.ts';
import { useText } from '../words/use-text.ts';

function sayDue(stage: Stage, speech: Speech, { why, effect }: Due, t: ReturnType<typeof useText>): string {
  const reason = speech.phrase({ key: why.startsWith('due/') ? why : `due/${why}` });
  if ('pay' in effect)
    return t('due.pay', {
      amount: speech.money(effect.pay),
      from: speech.name(effect.from),
      to: speech.name(effect.to),
      why: reason,
    });
  return t('due.put', { why: reason, to: nameOfPlace(effect.at, stage, speech) });
}

/** What is still to be done by hand; each can be done by the table instead. */
export function Dues() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const dues = shown?.play.table.clock.dues ?? [];
  const seat = shown?.seat;
  const stage = useStage();
  if (!stage || !speech || dues.length === 0 || !seat || shown.kind === 'past') return null;
  const grouped = new Map<string, string[]>();
  for (const due of dues) {
    const said = sayDue(stage, speech, due, t);
    grouped.set(said, [...(grouped.get(said) ?? []), due.id]);
  }
  return (
    <div className="dues" role="group" aria-label={t('due.title')}>
      <h3>{t('due.title')}</h3>
      <ul>
        {[...grouped].map(([said, ids]) => (
          <li key={said}>
            <i className="tick-box" aria-hidden="true" />
            <span>{ids.length > 1 ? `${ids.length} × ${said}` : said}</span>
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
      <button type="button" className="button" onClick={() => play({ type: 'settle', seat })}>
        {t('due.all')}
      </button>
    </div>
  );
}
