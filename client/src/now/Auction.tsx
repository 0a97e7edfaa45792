import { useEffect } from 'react';
import { tileBoxOf } from '../layout/board.ts';
import { matOf } from '../layout/surfaces-of.ts';
import { Avatar } from '../parts/Badge.tsx';
import { capital } from '../parts/capital.ts';
import { Icon } from '../parts/Icon.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useStage } from '../table/stage.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import { useText } from '../words/use-text.ts';
import { lotKey, putAside, useAside } from '../table/auction-aside.ts';
import { Bidders } from './Bidders.tsx';
import { BidForm, biddingIn } from './BidForm.tsx';
import { BidScale } from './BidScale.tsx';
import { useOffered } from './use-offered.ts';
import '../styles/auction.css';

/** The running auction, in the middle of the table for everybody: the lot, the bids, who is out, who is next. */
export function Auction({
  unit = 1,
  byHand = false,
  isAfar = false,
}: {
  readonly unit?: number;
  /** Over the tabletop, where whoever is asked bids too. */
  readonly byHand?: boolean;
  /** On the shared screen, where words are large. */
  readonly isAfar?: boolean;
}) {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const looks = useSeatLooks(stage);
  const aside = useAside((s) => s.lot);
  const { offered } = useOffered();
  const hammer = stage?.hammer;
  const bidding = byHand && hammer ? biddingIn(offered, hammer) : null;
  const asked = bidding?.bid.move.seat;
  // Whoever is asked sees what about.
  useEffect(() => {
    if (asked !== undefined) useAside.setState({ lot: null });
  }, [asked]);
  if (!shown || !speech || !stage || !hammer) return null;
  const { table } = shown.play;
  const { piece, lot, bid, bidder, about = [], scale, queue = [] } = hammer;
  const name = lot ? speech.phrase(lot) : piece === undefined ? '' : nameOfPiece(piece, stage, table, speech);
  const face = piece === undefined ? undefined : stage.faces[piece];
  const livery = face && 'livery' in face ? stage.liveries[face.livery] : undefined;
  const leader = bidder === null ? undefined : looks[bidder];
  const purse = asked === undefined ? undefined : matOf(stage, asked)?.account;
  const isFolded = aside === lotKey(hammer);
  const fold = (
    <button
      type="button"
      className="icon-button"
      aria-label={t(isFolded ? 'auction.unfold' : 'auction.fold')}
      aria-expanded={!isFolded}
      onClick={() => putAside(hammer)}
    >
      <Icon name={isFolded ? 'plus' : 'minus'} size={15} />
    </button>
  );
  if (isFolded)
    return (
      <section className="auction folded" aria-label={t('auction')}>
        <b>{capital(name)}</b>
        <span>
          {leader
            ? t('auction.standing', { amount: speech.money(bid), who: leader.name })
            : t('auction.from', { amount: speech.money(bid) })}
        </span>
        {fold}
      </section>
    );
  return (
    <section className="auction" aria-label={t('auction')}>
      <header style={livery && { background: livery.fill, color: livery.ink }}>
        <div>
          <h2>{capital(name)}</h2>
          <small>{t('auction')}</small>
        </div>
        {fold}
      </header>
      <div className="lot">
        {face ? (
          <PieceFace
            face={face}
            box={tileBoxOf(stage)}
            size={(isAfar ? 150 : 96) * unit}
            side={table.pieces.get(piece!)?.side}
          />
        ) : null}
        {about.length === 0 ? null : (
          <ul className="about">
            {about.map((one) => (
              <li key={one.key}>{capital(speech.phrase(one))}</li>
            ))}
          </ul>
        )}
        <p className="standing">
          <small>{t(leader ? 'auction.stands' : 'auction.least')}</small>
          <b>{speech.money(bid)}</b>
          {leader ? (
            <span>
              <Avatar look={leader} size={26 * unit} /> {leader.name}
            </span>
          ) : null}
        </p>
        {scale ? (
          <BidScale
            scale={scale}
            hammer={hammer}
            leader={leader}
            purse={purse === undefined ? null : (table.cash[purse] ?? 0)}
            speech={speech}
            isAfar={isAfar}
          />
        ) : null}
      </div>
      <Bidders hammer={hammer} play={shown.play} stage={stage} speech={speech} unit={unit} />
      {bidding ? (
        <BidForm
          key={shown.play.head}
          bidding={bidding}
          hammer={hammer}
          play={shown.play}
          stage={stage}
          speech={speech}
        />
      ) : null}
      {queue.length === 0 ? null : (
        <p className="queue">
          <small>{t('auction.queue')}</small>
          {queue.map((next) => {
            const look = stage.faces[next];
            return look ? (
              <span key={next} role="img" aria-label={nameOfPiece(next, stage, table, speech)}>
                <PieceFace
                  face={look}
                  box={tileBoxOf(stage)}
                  size={(look.kind === 'disc' ? 34 : 60) * unit}
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
