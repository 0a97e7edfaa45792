import { useMemo } from 'react';
import { useStage } from '../table/stage.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { capital } from '../parts/capital.ts';
import { useText } from '../words/use-text.ts';
import { LineChart } from './LineChart.tsx';
import { nameOfRound } from '../table/round-name.ts';
import { momentsIn, pricesOf } from './moments.ts';

/** What a share of each company cost over the game. */
export function PriceChart() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const hasHistory = useTable((s) => s.hasHistory);
  const prices = useMemo(() => (shown && hasHistory ? pricesOf(shown.play) : []), [shown, hasHistory]);
  if (!shown || !speech || !stage || prices.length === 0) return null;
  return (
    <LineChart
      moments={momentsIn(shown.play).map((n) => capital(nameOfRound(shown.play, n, speech)))}
      title={t('ledger.prices')}
      say={(price) => speech.money(price)}
      lines={prices.map(({ company, values }) => ({
        id: company,
        name: stage.liveries[company]?.letters ?? company,
        colour: stage.liveries[company]?.line,
        values,
      }))}
    />
  );
}
