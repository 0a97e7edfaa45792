import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { matOf } from '../layout/surfaces-of.ts';
import { isWonByMoney, sayTotal } from '../ledger/totals.ts';
import { Avatar } from '../parts/Badge.tsx';
import { columnsFor } from '../parts/columns.ts';
import { useSeatLooks } from '../parts/seat-look.ts';
import type { Shown } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { Plate } from './Plate.tsx';

/** Who holds how much of which company; a star where it directs. */
function holdings(
  stage: Stage,
  pieces: readonly string[],
): readonly { livery: string; percent: number; isHead: boolean }[] {
  const sums = new Map<string, { percent: number; isHead: boolean }>();
  for (const id of pieces) {
    const face = stage.faces[id];
    if (face?.kind !== 'certificate') continue;
    const old = sums.get(face.livery) ?? { percent: 0, isHead: false };
    sums.set(face.livery, { percent: old.percent + face.percent, isHead: old.isHead || face.president });
  }
  return [...sums].map(([livery, sum]) => ({ livery, ...sum })).toSorted((a, b) => b.percent - a.percent);
}

/** Everybody with name, money, what they are worth and what they hold. */
export function Seats({
  stage,
  shown,
  speech,
  turn,
  unit,
}: {
  readonly stage: Stage;
  readonly shown: Shown;
  readonly speech: Speech;
  readonly turn: readonly Seat[];
  readonly unit: number;
}) {
  const t = useText();
  const looks = useSeatLooks(stage);
  const { game, table } = shown.play;
  const score = game.score(table);
  const standings = new Map(score.map((row) => [row.seat, row.total]));
  const places = new Map(game.ended(table) ? score.map((row) => [row.seat, row.place]) : []);
  const isMoney = isWonByMoney(shown.play);
  const { seats } = table.clock;
  return (
    <div
      className="screen-seats"
      style={{ '--columns': String(columnsFor(seats.length)) } as React.CSSProperties}
    >
      {seats.map((seat) => {
        const look = looks[seat];
        const mat = matOf(stage, seat);
        if (!look || !mat) return null;
        const held = holdings(stage, piecesAt(table, mat.place));
        const worth = sayTotal(speech, standings.get(seat) ?? 0, isMoney);
        // What somebody is worth stands beside the money already.
        const notes = mat.notes
          .map((note) => speech.phrase(note))
          .filter((text) => !isMoney || !text.includes(worth));
        return (
          <section
            key={seat}
            className={`screen-seat${turn.includes(seat) ? ' acting' : ''}${mat.nobody ? ' nobody' : ''}`}
          >
            <h2>
              <Avatar look={look} size={44 * unit} /> <span className="screen-name">{look.name}</span>
              {turn.includes(seat) ? (
                <span className="screen-pill accent small on">{t('screen.on')}</span>
              ) : null}
              {places.has(seat) ? (
                <span className={`screen-pill small${places.get(seat) === 1 ? ' accent' : ''}`}>
                  {t('screen.place', { n: places.get(seat) ?? 0 })}
                </span>
              ) : null}
            </h2>
            <p className="screen-money">
              {stage.currency === '' ? null : <b>{speech.money(table.cash[mat.account] ?? 0)}</b>}{' '}
              <span>
                {/* Whoever cannot win has no place among the others. */}
                {mat.nobody && !standings.has(seat)
                  ? speech.phrase(mat.nobody)
                  : // Without money nobody is worth any before it is over.
                    isMoney && stage.currency === ''
                    ? places.has(seat)
                      ? worth
                      : null
                    : t(isMoney ? 'screen.worth' : 'screen.points', {
                        worth,
                        n: standings.get(seat) ?? 0,
                      })}
              </span>
              {mat.owes ? <b className="screen-owes">{speech.phrase(mat.owes.words)}</b> : null}
            </p>
            {held.length > 0 ? (
              <ul>
                {held.map(({ livery: id, percent, isHead }) => {
                  const own = stage.liveries[id];
                  return (
                    <li key={id}>
                      {own ? <Plate livery={own} /> : null} {percent} %{' '}
                      {isHead ? <span className="star">★</span> : null}
                    </li>
                  );
                })}
              </ul>
            ) : (
              <p className="screen-notes">{notes.join(' · ')}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}
