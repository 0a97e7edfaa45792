import type { Json } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../parts/use-stage.ts';
import { useShown, useSpeech } from '../state/shown.ts';
import type { Speech } from '../state/speech.ts';
import { word } from '../state/speech.ts';
import { useText } from '../words/use-text.ts';
import { WorthChart } from './WorthChart.tsx';

const said = (speech: Speech, value: Json | undefined, isMoney: boolean): string => {
  if (value === undefined || value === null || value === '') return '';
  return isMoney && typeof value === 'number' ? speech.money(value) : word(value);
};

/** Everybody's money and holdings in one table. */
export function LedgerTab() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const looks = useSeatLooks(stage);
  const ledger = useMemo(() => shown && shown.play.game.ledger(shown.play.table), [shown]);
  if (!shown || !speech || !ledger || !stage) return null;
  return (
    <div className="ledger">
      {/* A wide table scrolls inside itself; whoever uses keys must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ledger-scroll" tabIndex={0} role="region" aria-label={t('tab.ledger')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ledger.who')}</th>
              {ledger.columns.map(({ id, label }) => (
                <th key={id} scope="col">
                  {speech.phrase(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ledger.rows.map((row) => {
              const look = row.kind === 'seat' ? looks[row.label] : undefined;
              const livery = row.kind === 'company' ? stage.liveries[row.label] : undefined;
              return (
                <tr key={row.id} className={`row-${row.kind}`}>
                  <th scope="row">
                    {look ? <Avatar look={look} size={20} /> : null}
                    {livery ? <Disc livery={livery} size={22} /> : null}
                    {speech.name(row.kind === 'seat' ? row.label : row.kind === 'bank' ? row.id : row.label)}
                  </th>
                  {ledger.columns.map(({ id, money }) => (
                    <td key={id}>{said(speech, row.cells[id], money ?? false)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <WorthChart />
    </div>
  );
}
