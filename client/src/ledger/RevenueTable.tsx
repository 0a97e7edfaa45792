import { useMemo } from 'react';
import { Disc } from '../parts/Badge.tsx';
import { useStage } from '../table/stage.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import { revenuesOf } from './revenues.ts';
import { nameOfRound } from '../table/round-name.ts';

/** What the companies earned: in all rounds, or in the latest ones. */
export function RevenueTable({ rounds: most = Infinity }: { readonly rounds?: number }) {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const hasHistory = useTable((s) => s.hasHistory);
  const revenues = useMemo(() => (shown && hasHistory ? revenuesOf(shown.play) : []), [shown, hasHistory]);
  if (!shown || !speech || !stage || revenues.length === 0) return null;
  const timed = revenues.map((revenue) => ({
    ...revenue,
    // The round in which the run was made: the position before it.
    round: nameOfRound(shown.play, shown.play.line[revenue.n] ?? 0, speech),
  }));
  const rounds = [...new Set(timed.map(({ round }) => round))].slice(-most);
  const companies = [...new Set(timed.map(({ company }) => company))];
  const cellOf = (company: string, round: string) => {
    const found = timed.findLast((one) => one.company === company && one.round === round);
    if (!found) return null;
    return found.withheld ? (
      <span className="withheld" title={t('ledger.withheld')}>
        {speech.money(found.amount)} <span aria-hidden="true">▾</span>
        <span className="sr-only">{t('ledger.withheld')}</span>
      </span>
    ) : (
      speech.money(found.amount)
    );
  };
  return (
    <figure className="revenues">
      <figcaption>{t('ledger.revenues')}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ledger-scroll" tabIndex={0} role="region" aria-label={t('ledger.revenues')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ledger.who')}</th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {companies.map((company) => {
              const livery = stage.liveries[company];
              return (
                <tr key={company}>
                  <th scope="row">
                    {livery ? <Disc livery={livery} size={22} /> : null}
                    {livery?.letters ?? company}
                  </th>
                  {rounds.map((round) => (
                    <td key={round}>{cellOf(company, round)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {timed.some(({ withheld, round }) => withheld && rounds.includes(round)) ? (
        <small>▾ {t('ledger.withheld')}</small>
      ) : null}
    </figure>
  );
}
