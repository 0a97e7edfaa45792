import type { Standing } from '@stellwerk/engine/table/game.ts';
import { useMemo } from 'react';
import { isWonByMoney, sayTotal } from '../ledger/totals.ts';
import { Avatar } from '../parts/Badge.tsx';
import { capital } from '../parts/capital.ts';
import { useSeatLooks } from '../parts/seat-look.ts';
import type { Shown } from '../table/shown.ts';
import { useStage } from '../table/stage.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';

/** The parts of all scores, each once, in the order in which they are told. */
export function partsOf(standings: readonly Standing[], speech: Speech): readonly string[] {
  return [...new Set(standings.flatMap(({ parts }) => parts.map(({ label }) => speech.phrase(label))))];
}

/** Who won, when it is over, and how it adds up. */
export function Standings({ shown, speech }: { readonly shown: Shown; readonly speech: Speech }) {
  const t = useText();
  const { game, table } = shown.play;
  const looks = useSeatLooks(useStage());
  const standings = useMemo(() => (game.ended(table) ? game.score(table) : null), [game, table]);
  if (!standings) return null;
  const isMoney = isWonByMoney(shown.play);
  const winners = standings.filter(({ place }) => place === 1);
  const say = (value: number): string => sayTotal(speech, value, isMoney);
  const parts = partsOf(standings, speech);
  // What it is counted in stands in the list: so the table has room for everybody.
  const figures = new Intl.NumberFormat(speech.language === 'de' ? 'de-DE' : 'en-GB', {
    useGrouping: 'always',
  });
  const figure = (value: number): string => figures.format(value).replace('-', '−');
  const valueOf = ({ parts: own }: Standing, name: string): string => {
    const found = own.filter(({ label }) => speech.phrase(label) === name);
    return found.length === 0 ? '' : figure(found.reduce((sum, { value }) => sum + value, 0));
  };
  return (
    <section className="end-score" aria-label={t('end.title')}>
      <p className="end-winner">
        {winners.map(({ seat }) => {
          const look = looks[seat];
          return look ? <Avatar key={seat} look={look} size={40} /> : null;
        })}
        <b>
          {t(winners.length > 1 ? 'end.winners' : 'end.winner', {
            who: winners.map(({ seat }) => speech.name(seat)).join(', '),
          })}
        </b>
      </p>
      <ol className="end-places">
        {standings.map(({ seat, place, total }) => (
          <li key={seat}>
            <span>
              {place}. {speech.name(seat)}
            </span>
            <b>{say(total)}</b>
          </li>
        ))}
      </ol>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ledger-scroll" tabIndex={0} role="region" aria-label={t('end.title')}>
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">{t('ledger.who')}</th>
              {standings.map(({ seat }) => {
                const look = looks[seat];
                return (
                  <th key={seat} scope="col" aria-label={speech.name(seat)} title={speech.name(seat)}>
                    {look ? <Avatar look={look} size={24} /> : speech.name(seat)}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {/* A line each: of many companies there are many parts, and their names are long. */}
            {parts.map((name) => (
              <tr key={name}>
                <th scope="row">{capital(name)}</th>
                {standings.map((standing) => (
                  <td key={standing.seat}>{valueOf(standing, name)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('end.total')}</th>
              {standings.map(({ seat, total }) => (
                <td key={seat}>{figure(total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
