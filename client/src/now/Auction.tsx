import { useMemo, useState } from 'react';
import { tileBoxOf } from '../layout/board.ts';
import { matOf } from '../layout/surfaces-of.ts';
import { Avatar } from '../parts/Badge.tsx';
import { capital } from '../parts/capital.ts';
import { Icon } from '../parts/Icon.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useStage } from '../table/stage.ts';
import { useTable } from '../table/table.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import { useText } from '../words/use-text.ts';
import { BidForm, biddingIn } from './BidForm.tsx';
import { BidScale } from './BidScale.tsx';
import { lastBids } from './last-bids.ts';
import { useOffered } from './use-offered.ts';
import '../styles/auction.css';

/** The running auction, in the middle of the table for everybody: the lot, the bids, who is out, who is next. */
export function Auction({
  unit = 1,
  byHand = false,
}: {
  readonly unit?: number;
  /** Whoever is asked bids here too. */
  readonly byHand?: boolean;
}) {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const looks = useSeatLooks(stage);
  const mine = useTable((s) => s.mine);
  const [folded, setFolded] = useState<string | null>(null);
  const bids = useMemo(() => (shown ? lastBids(shown.play) : new Map<string, number>()), [shown]);
  const { offered } = useOffered();
  const hammer = stage?.hammer;
  if (!shown || !speech || !stage || !hammer) return null;
  const { table } = shown.play;
  const { piece, lot, bid, bidder, seats, about = [], scale, queue = [] } = hammer;
  const name = lot ? speech.phrase(lot) : piece === undefined ? '' : nameOfPiece(piece, stage, table, speech);
  const face = piece === undefined ? undefined : stage.faces[piece];
  const livery = face && 'livery' in face ? stage.liveries[face.livery] : undefined;
  const isFolded = folded === name;
  const bidding = byHand ? biddingIn(offered, hammer) : null;
  const asker = bidding ? matOf(stage, bidding.bid.move.seat) : undefined;
  // Whoever plays for all of them is none of them more than the others.
  const isOne = !seats.every(({ seat }) => mine.includes(seat));
  const standing =
    bidder === null
      ? t('auction.from', { amount: speech.money(bid) })
      : t('auction.standing', { amount: speech.money(bid), who: looks[bidder]?.name ?? bidder });
  return (
    <section className={isFolded ? 'auction folded' : 'auction'} aria-label={t('auction')}>
      <header
        style={livery && !isFolded ? { background: livery.fill, color: livery.ink } : undefined}
        className={livery && !isFolded ? 'liveried' : undefined}
      >
        {face && !isFolded ? (
          <PieceFace
            face={face}
            box={tileBoxOf(stage)}
            size={(livery ? 72 : 92) * unit}
            side={table.pieces.get(piece!)?.side}
          />
        ) : null}
        <div>
          <small>{t('auction')}</small>
          <h2>{capital(name)}</h2>
          <p>
            <b>{standing}</b>
          </p>
          {isFolded || about.length === 0 ? null : (
            <p className="about">{about.map((one) => speech.phrase(one)).join(' · ')}</p>
          )}
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={t(isFolded ? 'auction.unfold' : 'auction.fold')}
          aria-expanded={!isFolded}
          onClick={() => setFolded(isFolded ? null : name)}
        >
          <Icon name={isFolded ? 'plus' : 'minus'} size={15} />
        </button>
      </header>
      {isFolded || !scale ? null : (
        <BidScale
          scale={scale}
          hammer={hammer}
          purse={asker ? (table.cash[asker.account] ?? 0) : null}
          speech={speech}
        />
      )}
      {isFolded ? null : (
        <ol className="bidders">
          {seats.map(({ seat, state }) => {
            const look = looks[seat];
            const own = bids.get(seat);
            const mat = matOf(stage, seat);
            return (
              <li key={seat} className={state} aria-current={state === 'turn' ? 'step' : undefined}>
                {look ? <Avatar look={look} size={30 * unit} /> : null}
                <span>
                  <b>{look?.name ?? seat}</b>{' '}
                  {isOne && mine.includes(seat) ? <small>{t('auction.you')}</small> : null}
                  <em>{t(`auction.${state}`)}</em>
                </span>
                <span className="auction-bid">
                  <b>{own === undefined ? '–' : speech.money(own)}</b>
                  {mat ? (
                    <small>{t('auction.has', { amount: speech.money(table.cash[mat.account] ?? 0) })}</small>
                  ) : null}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {bidding && !isFolded ? (
        <BidForm
          key={shown.play.head}
          bidding={bidding}
          hammer={hammer}
          play={shown.play}
          stage={stage}
          speech={speech}
        />
      ) : null}
      {isFolded || queue.length === 0 ? null : (
        <p className="queue">
          <small>{t('auction.queue')}</small>
          {queue.map((next) => {
            const look = stage.faces[next];
            return look ? (
              <span key={next} role="img" aria-label={nameOfPiece(next, stage, table, speech)}>
                <PieceFace
                  face={look}
                  box={tileBoxOf(stage)}
                  size={(look.kind === 'disc' ? 34 : 44) * unit}
                  side={table.pieces.get(next)?.side}
                />
              </span>
            ) : null;
          })}
        </p>
      )}
    </section>
  );
}
