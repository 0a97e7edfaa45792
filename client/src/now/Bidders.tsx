import type { Hammer, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { type CSSProperties, useMemo } from 'react';
import { matOf } from '../layout/surfaces-of.ts';
import { Avatar } from '../parts/Badge.tsx';
import { columnsFor } from '../parts/columns.ts';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useTable } from '../table/table.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { lastBids } from './last-bids.ts';

/** Everybody in the order in which they are asked: what they bid last, what they have, who leads and who is out. */
export function Bidders({
  hammer: { seats },
  play,
  stage,
  speech,
  unit,
}: {
  readonly hammer: Hammer;
  readonly play: Play;
  readonly stage: Stage;
  readonly speech: Speech;
  readonly unit: number;
}) {
  const t = useText();
  const looks = useSeatLooks(stage);
  const mine = useTable((s) => s.mine);
  const cards = useTable((s) => s.seats);
  // The host moves for whoever is not there, and is not them.
  const isMe = (seat: Seat): boolean => mine.includes(seat) && cards[seat]?.taken !== false;
  const bids = useMemo(() => lastBids(play), [play]);
  // Whoever plays for all of them is none of them more than the others.
  const isOne = !seats.every(({ seat }) => mine.includes(seat));
  return (
    <ol className="bidders" style={{ '--columns': String(columnsFor(seats.length)) } as CSSProperties}>
      {seats.map(({ seat, state }) => {
        const look = looks[seat];
        const own = bids.get(seat);
        const mat = matOf(stage, seat);
        return (
          <li key={seat} className={state} aria-current={state === 'turn' ? 'step' : undefined}>
            {look ? <Avatar look={look} size={30 * unit} /> : null}
            <span>
              <b>{look?.name ?? seat}</b> {isOne && isMe(seat) ? <small>{t('auction.you')}</small> : null}
              <em>{t(`auction.${state}`)}</em>
            </span>
            <span className="auction-bid">
              <b>{own === undefined ? '–' : speech.money(own)}</b>
              {mat ? (
                <small>{t('auction.has', { amount: speech.money(play.table.cash[mat.account] ?? 0) })}</small>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
