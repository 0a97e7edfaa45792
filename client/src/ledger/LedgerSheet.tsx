import { Dialog } from '../parts/Dialog.tsx';
import { useText } from '../words/use-text.ts';
import { PrintButton } from '../parts/PrintButton.tsx';
import { CopyLedger } from './CopyLedger.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { PriceChart } from './PriceChart.tsx';
import { RevenueTable } from './RevenueTable.tsx';
import { WorthChart } from './WorthChart.tsx';

/** The whole spreadsheet at a glance: to look at, nothing is taken up here. */
export function LedgerSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('tab.ledger')} onClose={onClose} className="sheet">
      <div className="ledger">
        <LedgerTable isLive={false} />
        <div className="row">
          <CopyLedger />
          <PrintButton />
        </div>
        <RevenueTable />
        <div className="charts">
          <PriceChart />
          <WorthChart />
        </div>
      </div>
    </Dialog>
  );
}
