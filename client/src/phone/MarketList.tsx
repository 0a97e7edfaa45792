import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { magnify } from '../closeup/card-view.ts';
import { CardView } from '../closeup/CardView.tsx';
import { benchNow } from '../hand/hand.ts';
import { blanksFor } from '../hand/machine.ts';
import { beginWith } from '../keys/pick-up.ts';
import { tileBoxOf } from '../layout/board.ts';
import { surfacesOf } from '../layout/surfaces-of.ts';
import { capital } from '../parts/capital.ts';
import { ChoiceForm } from '../parts/ChoiceForm.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { play } from '../table/act.ts';
import type { Shown } from '../table/shown.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useStage } from '../table/stage.ts';
import { BlockPicture } from '../tabletop/BlockPicture.tsx';
import { nameOfFace, nameOfPiece, nameOfSeveral } from '../words/piece-name.ts';
import '../words/phone.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import type { Buyer, Offer, Shelf } from './offers.ts';
import { wordsOfOffer } from './offer-words.ts';
import { groupOf, GROUPS, shelvesOf } from './offers.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

const buyerOf = (shown: Shown): Buyer | null =>
  shown.seat !== null && shown.kind !== 'past'
    ? { game: shown.play.game, table: shown.play.table, seat: shown.seat }
    : null;

const PRICES = 'prices';

/** Everything that is to be had, as a list: a phone is too small for a corner of the table. */
export function MarketList() {
  const t = useText();
  const stage = useStage();
  const shown = useShown();
  const speech = useSpeech();
  const [chosen, choose] = useState<string | null>(null);
  const shelves = useMemo(() => (stage && shown ? shelvesOf(stage, shown.play.table) : []), [stage, shown]);
  // Opens where the step is: at the first shelf of which something may be taken.
  const useful = useMemo(() => {
    const buyer = shown && buyerOf(shown);
    return shelves.find((shelf) => buyer && shelf.offers(buyer).some(({ moves }) => moves.length > 0))?.id;
  }, [shelves, shown]);
  if (!stage || !shown || !speech) return null;
  const [market] = surfacesOf(stage, 'market');
  const ids = [...(market ? [PRICES] : []), ...shelves.map(({ id }) => id)];
  const at = chosen !== null && ids.includes(chosen) ? chosen : (useful ?? shelves[0]?.id ?? ids[0]);
  const shelf = shelves.find(({ id }) => id === at);
  const title = ({ title: own }: Shelf): string =>
    typeof own === 'string' ? t(`phone.${own}`) : capital(speech.phrase(own));
  return (
    <div className="market-list">
      <div className="shelves" role="tablist" aria-label={t('phone.shelves')}>
        {market ? (
          <ShelfTab id={PRICES} at={at} onChoose={choose}>
            {t('phone.prices')}
          </ShelfTab>
        ) : null}
        {shelves.map((one) => (
          <ShelfTab key={one.id} id={one.id} at={at} onChoose={choose}>
            {title(one)} {one.count > 0 ? <small>{one.count}</small> : null}
          </ShelfTab>
        ))}
      </div>
      <div role="tabpanel" id="shelf-body" aria-labelledby={`shelf-${at}`}>
        {at === PRICES && market ? <Prices id={market.id} stage={stage} speech={speech} /> : null}
        {shelf ? <Offers key={shelf.id} shelf={shelf} shown={shown} stage={stage} speech={speech} /> : null}
        {ids.length === 0 ? <p className="empty">{t('phone.nothing')}</p> : null}
      </div>
      <CardView onTake={beginWith} />
    </div>
  );
}

function ShelfTab({
  id,
  at,
  onChoose,
  children,
}: {
  readonly id: string;
  readonly at: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly children: React.ReactNode;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  const isOn = id === at;
  // Opened by the step, it may lie beyond the edge of the row.
  useEffect(() => {
    if (isOn) ref.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isOn]);
  return (
    <button
      ref={ref}
      type="button"
      role="tab"
      id={`shelf-${id}`}
      aria-selected={isOn}
      aria-controls="shelf-body"
      className={isOn ? 'shelf on' : 'shelf'}
      onClick={() => onChoose(id)}
    >
      {children}
    </button>
  );
}

/** What companies stand at: the market as it is drawn, and a line for each of them. */
function Prices({
  id,
  stage,
  speech,
}: {
  readonly id: string;
  readonly stage: Stage;
  readonly speech: Speech;
}) {
  const shown = useShown();
  const companies = surfacesOf(stage, 'charter').filter(({ state }) => state === 'open');
  return (
    <>
      <div className="market-picture">
        <div>
          <BlockPicture id={id} />
        </div>
      </div>
      <ul className="price-lines">
        {companies.map((charter) => (
          <li key={charter.id} className={charter.acting ? 'acting' : ''}>
            <b
              style={{
                background: stage.liveries[charter.livery]?.fill,
                color: stage.liveries[charter.livery]?.ink,
              }}
            >
              {stage.liveries[charter.livery]?.letters ?? charter.livery}
            </b>
            <span>{stage.liveries[charter.livery]?.name ?? charter.livery}</span>
            <small>{speech.money(shown?.play.table.cash[charter.account] ?? 0)}</small>
            <strong>{charter.headline}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function Offers({
  shelf,
  shown,
  stage,
  speech,
}: {
  readonly shelf: Shelf;
  readonly shown: Shown;
  readonly stage: Stage;
  readonly speech: Speech;
}) {
  const t = useText();
  const offers = useMemo(() => shelf.offers(buyerOf(shown)), [shelf, shown]);
  // What is asked is bound to the position it was asked about.
  const [asked, ask] = useState<{ readonly of: Shown; readonly piece: string } | null>(null);
  if (offers.length === 0) return <p className="empty">{t('phone.empty')}</p>;
  return GROUPS.map((group) => {
    const own = offers.filter((offer) => groupOf(offer) === group);
    return own.length === 0 ? null : (
      <section key={group} className={`offers ${group}`}>
        <h2>{t(`phone.group.${group}`)}</h2>
        <ul>
          {own.map((offer) => (
            <OfferRow
              key={offer.piece}
              offer={offer}
              shown={shown}
              stage={stage}
              speech={speech}
              isAsked={asked?.of === shown && asked.piece === offer.piece}
              onAsk={(isOn) => ask(isOn ? { of: shown, piece: offer.piece } : null)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function OfferRow({
  offer,
  shown,
  stage,
  speech,
  isAsked,
  onAsk,
}: {
  readonly offer: Offer;
  readonly shown: Shown;
  readonly stage: Stage;
  readonly speech: Speech;
  readonly isAsked: boolean;
  readonly onAsk: (isOn: boolean) => void;
}) {
  const t = useText();
  const { table } = shown.play;
  const { face, pieces, piece, helps, reason, moves, pays, note } = offer;
  const name = capital(
    nameOfSeveral(nameOfFace(face, stage, speech, pieceOf(table, piece)?.side), pieces.length),
  );
  const { tag, lines, price: printed } = wordsOfOffer(face, speech);
  const isLettered = face.kind === 'card' && face.form === 'private' && tag !== '';
  const card = helps ? nameOfPiece(helps.card, stage, table, speech) : '';
  const more = helps
    ? t(helps.completes ? 'phone.completes' : 'phone.fits', { card })
    : reason
      ? speech.finding(reason)
      : note
        ? speech.phrase(note)
        : '';
  // Where one says the price oneself, the printed one says nothing: what is the least that one can say now?
  const bench = benchNow();
  const [first] = moves;
  const [blank] = (first && bench ? blanksFor(bench, first) : null) ?? [];
  const bid = blank && (pays === null || (pays === blank.min && blank.min < blank.max)) ? blank : undefined;
  const price = bid
    ? t('phone.from', { price: speech.money(bid.min) })
    : pays === null
      ? printed
      : speech.money(pays);
  return (
    <li className="offer" data-piece={piece}>
      <div className="offer-line">
        <button
          type="button"
          className="offer-face"
          aria-label={t('phone.large', { name })}
          onClick={() => magnify(piece)}
        >
          {isLettered ? (
            <span className="offer-letters">{tag}</span>
          ) : (
            <PieceFace face={face} box={tileBoxOf(stage)} size={46} side={pieceOf(table, piece)?.side} />
          )}
        </button>
        <p>
          <b>{name}</b> {name.startsWith(`${tag} `) || isLettered ? null : tag}
          {lines.map((line) => (
            <small key={line}>{line}</small>
          ))}
          {more === '' || more === tag ? null : <small className={helps ? 'helps' : ''}>{more}</small>}
        </p>
        {moves.length > 0 ? (
          <button
            type="button"
            className={helps ? 'offer-price on' : 'offer-price'}
            aria-expanded={isAsked}
            aria-label={t('phone.ask', { name: price === '' ? name : `${name}, ${price}` })}
            onClick={() => onAsk(!isAsked)}
          >
            {price === '' ? <Icon name="plus" /> : price}
          </button>
        ) : (
          <span className="offer-price off">{price}</span>
        )}
      </div>
      {isAsked ? <Asked moves={moves} speech={speech} onDone={() => onAsk(false)} /> : null}
    </li>
  );
}

/** Asks once, in the words of the move; a move that wants a number asks for it. */
function Asked({
  moves,
  speech,
  onDone,
}: {
  readonly moves: readonly Move[];
  readonly speech: Speech;
  readonly onDone: () => void;
}) {
  const t = useText();
  const shown = useShown();
  const bench = benchNow();
  if (!shown || !bench) return null;
  const send = (move: Move): void => {
    onDone();
    play(move);
  };
  return (
    <div className="offer-ask">
      {moves.map((move) => {
        const words = capital(speech.move(shown.play.table, move));
        const blanks = blanksFor(bench, move)?.filter(({ min, max }) => min < max);
        return blanks && blanks.length > 0 ? (
          <ChoiceForm
            key={JSON.stringify(move)}
            choice={{ label: { key: 'table/plain', params: { text: words } }, move, blanks, tone: 'main' }}
            speech={speech}
            sayMove={(filled) => speech.move(shown.play.table, filled)}
            onPlay={send}
          />
        ) : (
          <div key={JSON.stringify(move)} className="offer-yes">
            <p>{words}</p>
            <button type="button" className="button primary" onClick={() => send(move)}>
              <Icon name="check" /> {t('phone.do')}
            </button>
          </div>
        );
      })}
      <button type="button" className="button" onClick={onDone}>
        {t('phone.rather-not')}
      </button>
    </div>
  );
}
