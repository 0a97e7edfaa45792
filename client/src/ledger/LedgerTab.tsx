import { Icon } from '../parts/Icon.tsx';
import { useShown } from '../table/shown.ts';
import { openDialog } from '../table/view.ts';
import '../words/panel.ts';
import { useText } from '../words/use-text.ts';
import { PrintButton } from '../parts/PrintButton.tsx';
import { surfacesOf } from '../layout/surfaces-of.ts';
import { useStage } from '../table/stage.ts';
import { CopyLedger } from './CopyLedger.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { PriceChart } from './PriceChart.tsx';
import { RevenueTable } from './RevenueTable.tsx';
import { WorthChart } from './WorthChart.tsx';

/** Everybody's money and holdings in one table. What it shows can be taken up here, and put down here. */
export function LedgerTab() {
  const t = useText();
  const isLive = useIsLive();
  return (
    <div className="ledger">
      <LedgerTable isLive={isLive} />
      {isLive ? <p className="hint">{t('ledger.hint')}</p> : null}
      <div className="row">
        <button type="button" className="button small" onClick={() => openDialog('ledger')}>
          <Icon name="fit" size={14} /> {t('ledger.large')}
        </button>
        <CopyLedger />
        <PhasesButton />
        <PrintButton />
      </div>
      <RevenueTable rounds={FEW_ROUNDS} />
      <PriceChart />
      <WorthChart />
    </div>
  );
}

const FEW_ROUNDS = 6;

/** Where a title has phases: all of them and the trains on one page. */
function PhasesButton() {
  const t = useText();
  const stage = useStage();
  const hasPhases = stage !== null && surfacesOf(stage, 'steps').some(({ role }) => role === 'phase');
  return hasPhases ? (
    <button type="button" className="button small" onClick={() => openDialog('phases')}>
      <Icon name="train" size={14} /> {t('ledger.phases')}
    </button>
  ) : null;
}

/** Whether the viewer may take anything up. When it is over, the ledger may be a rating: nothing in it lies on the table. */
function useIsLive(): boolean {
  const shown = useShown();
  return (
    shown !== null && shown.kind !== 'past' && shown.seat !== null && !shown.play.game.ended(shown.play.table)
  );
}
