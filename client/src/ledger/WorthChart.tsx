import { useMemo } from 'react';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../table/stage.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { capital } from '../parts/capital.ts';
import { useText } from '../words/use-text.ts';
import { LineChart } from './LineChart.tsx';
import { nameOfRound } from '../table/round-name.ts';
import { momentsIn, momentsOf } from './moments.ts';
import { isWonByMoney, sayTotal } from './totals.ts';

/** What everybody was worth over the game. */
export function WorthChart() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const looks = useSeatLooks(useStage());
  const hasHistory = useTable((s) => s.hasHistory);
  const history = useMemo(
    () => (shown && hasHistory ? momentsOf(shown.play).map((table) => shown.play.game.score(table)) : []),
    [shown, hasHistory],
  );
  if (!shown || !speech || history.length < 3) return null;
  const isMoney = isWonByMoney(shown.play);
  return (
    <LineChart
      moments={momentsIn(shown.play).map((n) => capital(nameOfRound(shown.play, n, speech)))}
      title={t(isMoney ? 'ledger.worth' : 'ledger.points')}
      say={(total) => sayTotal(speech, total, isMoney)}
      lines={shown.play.config.seats.map((seat) => ({
        id: seat,
        name: speech.name(seat),
        colour: looks[seat]?.colour,
        values: history.map((standings) => standings.find((one) => one.seat === seat)?.total ?? 0),
      }))}
    />
  );
}
