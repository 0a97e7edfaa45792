import type { Play } from '@stellwerk/engine/table/play.ts';
import { lineTo } from '@stellwerk/engine/table/history.ts';
import { useMemo } from 'react';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../parts/use-stage.ts';
import { useShown, useSpeech } from '../state/shown.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../words/use-text.ts';
import { isWonByMoney, sayTotal } from './totals.ts';

const WIDTH = 300;
const HEIGHT = 120;
const POINTS = 60;
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 3', '10 4', '4 4'] as const;

/** What everybody was worth, at up to sixty moments of the game. */
function historyOf(play: Play): readonly Readonly<Record<string, number>>[] {
  const live = [0, ...lineTo(play).map(({ n }) => n)];
  const step = Math.max(1, Math.ceil(live.length / POINTS));
  const picked = live.filter((_, i) => i % step === 0 || i === live.length - 1);
  return picked.map((n) =>
    Object.fromEntries(
      play.game.score(play.positions[n] ?? play.table).map(({ seat, total }) => [seat, total]),
    ),
  );
}

/** Net worth over the game; each line has its own dash, so that colour is not needed. */
export function WorthChart() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const looks = useSeatLooks(useStage());
  const hasHistory = useTable((s) => s.hasHistory);
  const history = useMemo(() => (shown && hasHistory ? historyOf(shown.play) : []), [shown, hasHistory]);
  if (!shown || !speech || history.length < 3) return null;
  const seats = shown.play.config.seats;
  const isMoney = isWonByMoney(shown.play);
  const all = history.flatMap((row) => Object.values(row));
  const top = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const x = (i: number): number => 4 + (i / (history.length - 1)) * (WIDTH - 8);
  const y = (v: number): number => HEIGHT - 6 - ((v - low) / (top - low)) * (HEIGHT - 26);
  return (
    <figure className="worth">
      <figcaption>{t(isMoney ? 'ledger.worth' : 'ledger.points')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('ledger.worth-alt', {
          who: seats.map((s) => `${speech.name(s)} ${history.at(-1)?.[s] ?? 0}`).join(', '),
        })}
      >
        <line x1="4" x2={WIDTH - 4} y1={y(0)} y2={y(0)} className="axis" />
        <text x="4" y="12" className="axis-text">
          {sayTotal(speech, top, isMoney)}
        </text>
        {seats.map((seat, i) => (
          <polyline
            key={seat}
            points={history.map((row, k) => `${x(k)},${y(row[seat] ?? 0)}`).join(' ')}
            fill="none"
            stroke={looks[seat]?.colour}
            strokeWidth="2"
            strokeDasharray={DASHES[i % DASHES.length]}
          />
        ))}
      </svg>
      <ul className="legend">
        {seats.map((seat, i) => (
          <li key={seat}>
            <svg width="22" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="22"
                y1="4"
                y2="4"
                stroke={looks[seat]?.colour}
                strokeWidth="2"
                strokeDasharray={DASHES[i % DASHES.length]}
              />
            </svg>
            {speech.name(seat)} {sayTotal(speech, history.at(-1)?.[seat] ?? 0, isMoney)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
