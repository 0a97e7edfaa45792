import { flagAt } from '@stellwerk/engine/table/flags.ts';
import { redoTarget } from '@stellwerk/engine/table/history.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { capital } from '../parts/capital.ts';
import { Icon } from '../parts/Icon.tsx';
import { propose, takeBack } from '../table/act.ts';
import { endWhatIf, lookAt, nextSpeed, startWhatIf, stepOn, useHistory } from '../table/history.ts';
import { roundsIn } from '../table/round-name.ts';
import { useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import '../words/log.ts';
import type { MarkAt } from './marks.ts';
import { withRoom } from './marks.ts';

const STEP_MS = 700;

/** How wide the slider is, as the window changes. */
function useSliderWidth(isThere: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isThere]);
  return { box, width };
}

/** Where rounds begin. */
function useRoundMarks(): readonly MarkAt[] {
  const play = useTable((s) => s.play);
  const speech = useSpeech();
  return useMemo(() => {
    if (!play || !speech) return [];
    return roundsIn(play).map(({ n, where }) => ({ n, label: where ? capital(speech.phrase(where)) : '' }));
  }, [play, speech]);
}

/** Back, the slider through time, replay, and "what if". */
export function HistoryBar() {
  const t = useText();
  const play = useTable((s) => s.play);
  const hasHistory = useTable((s) => s.hasHistory);
  const rights = useTable((s) => s.rights);
  const isCut = useTable((s) => s.kind === 'remote' && s.link === 'offline');
  const { at, whatIf, isPlaying, speed } = useHistory();
  const marks = useRoundMarks();
  const { box, width } = useSliderWidth(play !== null);
  const canRedo = useMemo(() => {
    if (!play || whatIf) return false;
    return hasHistory ? redoTarget(play) !== null : play.log.at(-1)?.act.do === 'undo';
  }, [play, whatIf, hasHistory]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (!stepOn()) useHistory.setState({ isPlaying: false });
    }, STEP_MS / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  if (!play) return <div className="history" />;
  const last = play.log.length - 1;
  const now = at ?? last;
  const percent = (n: number): string => `${last === 0 ? 0 : (n / last) * 100}%`;
  const named = withRoom(
    marks.filter(({ n }) => n > 0),
    last,
    width,
  );
  const replay = (): void => {
    if (isPlaying) useHistory.setState({ isPlaying: false });
    else {
      if (at === null) lookAt(0);
      useHistory.setState({ isPlaying: true });
    }
  };
  return (
    <div className="history" role="group" aria-label={t('history')}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('history.undo')}
        title={t('history.undo')}
        disabled={last === 0 || rights === 'watch'}
        onClick={() => takeBack()}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="icon-button redo"
        aria-label={t('history.redo')}
        title={t('history.redo')}
        disabled={rights === 'watch' || !canRedo}
        onClick={() => propose({ do: 'redo' })}
      >
        <Icon name="undo" />
      </button>
      <div className="slider" ref={box} title={hasHistory ? undefined : t('history.none')}>
        <input
          type="range"
          aria-label={t('history.slider')}
          aria-valuetext={t('history.at', { n: now, of: last })}
          min={0}
          max={last}
          value={now}
          disabled={!hasHistory || last === 0 || whatIf !== null}
          onChange={(event) => lookAt(Number(event.target.value))}
          style={{ '--seen': percent(now) } as React.CSSProperties}
        />
        <div className="slider-marks" aria-hidden="true">
          {named.map(({ n, label, isLate }) => (
            <span key={n} className={isLate ? 'late' : undefined} style={{ left: percent(n) }}>
              {label}
            </span>
          ))}
          {[...play.flags.keys()].map((n) => (
            <i key={n} className={`slider-flag ${flagAt(play, n) ?? ''}`} style={{ left: percent(n) }}>
              <Icon name="flag" size={11} />
            </i>
          ))}
        </div>
      </div>
      <button
        type="button"
        className={at === null ? (isCut ? 'pill cut' : 'pill live') : 'pill past'}
        onClick={() => lookAt(null)}
      >
        {at !== null ? t('history.back', { n: at }) : t(isCut ? 'history.cut' : 'history.live', { n: last })}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={isPlaying ? t('history.pause') : t('history.replay')}
        title={isPlaying ? t('history.pause') : t('history.replay')}
        disabled={!hasHistory || last === 0}
        onClick={replay}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      {isPlaying ? (
        <button
          type="button"
          className="icon-button speed"
          aria-label={t('history.speed', { n: speed })}
          title={t('history.speed', { n: speed })}
          onClick={nextSpeed}
        >
          {speed}×
        </button>
      ) : null}
      <button
        type="button"
        className={whatIf ? 'icon-button on' : 'icon-button'}
        aria-pressed={whatIf !== null}
        aria-label={t('history.what-if')}
        title={t('history.what-if')}
        onClick={() => (whatIf ? endWhatIf() : startWhatIf())}
      >
        <Icon name="branch" />
      </button>
    </div>
  );
}
