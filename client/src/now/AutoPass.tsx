import { useMemo } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import { repeatable } from './auto-pass.ts';
import { nameOfRound } from '../table/round-name.ts';
import { keepPassing, stopPassing, useMySeat, useStanding } from './use-auto-pass.ts';

/** "Pass for me": offered with a pass, and seen as long as it holds. */
export function AutoPass() {
  const t = useText();
  const speech = useSpeech();
  const play = useTable((s) => s.play);
  const standing = useStanding((s) => s.standing);
  const seat = useMySeat();
  const canRepeat = useMemo(
    () => play !== null && seat !== null && standing === null && repeatable(play, seat) !== null,
    [play, seat, standing],
  );
  if (!play || !speech || seat === null) return null;
  if (standing)
    return (
      <div className="auto-pass" role="group" aria-label={t('auto-pass')}>
        <p>{t('auto-pass.on', { round: nameOfRound(play, play.log.length - 1, speech) })}</p>
        <button type="button" className="button small" onClick={stopPassing}>
          <Icon name="pause" size={14} /> {t('auto-pass.stop')}
        </button>
      </div>
    );
  return canRepeat ? (
    <button
      type="button"
      className="auto-pass-offer"
      title={t('auto-pass.note')}
      onClick={() => keepPassing(seat)}
    >
      {t('auto-pass.offer')}
    </button>
  ) : null;
}
