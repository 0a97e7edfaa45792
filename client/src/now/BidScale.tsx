import type { BidScale as Scale, Hammer } from '@stellwerk/engine/stage/stage.ts';
import type { SeatLook } from '../parts/seat-look.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';

/** The mark that a bid has reached; the lowest one before that. */
const reached = ({ marks }: Scale, bid: number): number =>
  marks.filter(({ from }) => from <= bid).at(-1)?.value ?? marks[0]?.value ?? 0;

/** What a bid decides: the marks along it, how far the standing one has come, and what the viewer has. */
export function BidScale({
  scale,
  hammer: { bid, bidder },
  leader,
  purse,
  speech,
  isAfar,
}: {
  readonly scale: Scale;
  readonly hammer: Hammer;
  readonly leader: SeatLook | undefined;
  /** All that whoever looks could bid; null where nobody asks. */
  readonly purse: number | null;
  readonly speech: Speech;
  /** Read from far away: its words are large, and one "from" stands for all of them. */
  readonly isAfar: boolean;
}) {
  const t = useText();
  const last = scale.marks.at(-1)?.from ?? 0;
  const least = Math.min(bid, scale.marks[0]?.from ?? 0);
  // A full purse reaches beyond the last mark, but never so far that the marks crowd.
  const end = Math.max(last, bid, least + 1);
  const most = Math.max(end, Math.min(purse ?? 0, end + (end - least) / 4));
  const at = (amount: number): string => `${(100 * (amount - least)) / (most - least)}%`;
  const now = bidder === null ? null : reached(scale, bid);
  return (
    <figure className="bid-scale">
      <figcaption>{speech.phrase(scale.title)}</figcaption>
      {purse === null ? null : (
        <small className="all">{t('auction.all', { amount: speech.money(purse) })}</small>
      )}
      <div className="bid-bar" aria-hidden="true">
        <span className="done" style={{ width: at(bid), background: leader?.colour }} />
        {bidder === null ? null : (
          <span className="stands" style={{ left: at(bid), borderTopColor: leader?.colour }} />
        )}
      </div>
      <ol>
        {scale.marks.map(({ from, value }, i) => (
          <li
            key={from}
            className={value === now ? 'here' : from <= bid ? 'past' : ''}
            style={{ left: at(from) }}
          >
            <b>{value}</b>
            <small>{isAfar && i > 0 ? from : t('auction.mark', { from })}</small>
          </li>
        ))}
      </ol>
    </figure>
  );
}
