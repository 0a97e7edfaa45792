import { planOf, sentenceNow, stripIn } from '@stellwerk/engine/table/step-plan.ts';
import { ruled, turnOf } from '../table/settled.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { useEffect, useMemo } from 'react';
import { boundsOf } from '../draw/geometry.ts';
import { actingCharter, isDemandFirst, type Kind, surfacesOf } from '../layout/surfaces-of.ts';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { Icon, Mark } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../table/stage.ts';
import { Auction } from '../now/Auction.tsx';
import { TurnOrder } from '../now/TurnOrder.tsx';
import { TableName } from '../panel/TopBar.tsx';
import { Tabletop } from '../tabletop/Tabletop.tsx';
import { BlockPicture } from '../tabletop/BlockPicture.tsx';
import { actingOther, pieceActing, placesActing } from '../together/acting.ts';
import '../words/at-table.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { withPlacesOfTurn } from '../table/turn-places.ts';
import { asHeadline, promptParts } from '../words/prompt.ts';
import '../words/screen.ts';
import { useText } from '../words/use-text.ts';
import { sayEntry } from '../words/say-entry.ts';
import { Column } from './Column.tsx';
import { Companies } from './Companies.tsx';
import { heightsOf, MarketPicture } from './MarketPicture.tsx';
import { FlagLine, Questions } from './Notices.tsx';
import { Display, displaysOf } from './Racks.tsx';
import { Plate } from './Plate.tsx';
import { Seats } from './Seats.tsx';
import { useUnit } from './use-unit.ts';
import '../styles/around.css';
import '../styles/panel.css';
import '../styles/screen.css';

/** From three metres names on a map are read from so many pixels on, of a picture that is 1080 high. */
const MAP_TYPE = 15;

/** Letters of prices and on tracks, from there too. */
const TYPE = 18;

/** How much wider a map is than high; 0 where there is none of hexes. */
function shapeOfMap(stage: Stage): number {
  const [map] = surfacesOf(stage, 'hexmap');
  if (!map) return 0;
  const { w, h } = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  return w / h;
}
/** A map that is much wider than high has most of the width, with the companies under it. */
const WIDE = 1.45;
/** Under one that is a little wider there is room for prices; where there are none it is as wide as it can be. */
const BROAD = 1.1;

/** For the shared screen of a call: large, without buttons, follows whoever acts. */
export function ScreenView() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const known = useStage();
  const hasHistory = useTable((s) => s.hasHistory);
  const stage = useMemo(
    () => (known && shown && hasHistory ? withPlacesOfTurn(known, shown.play) : known),
    [known, shown, hasHistory],
  );
  const looks = useSeatLooks(stage);
  const unit = useUnit();
  useOwnReload();
  const isLed = useTable((s) => shown !== null && actingOther(shown, s.others) !== undefined);
  if (!shown || !speech || !stage) return <div className="screen-view" aria-busy="true" />;
  const { game, table, log } = shown.play;
  const prompt = game.prompt(ruled(table), null);
  // Round and phase stand in the head already. The step is the one that all are told: some pass by themselves.
  const where = prompt.where.map((phrase) => speech.phrase(phrase));
  const charter = actingCharter(stage);
  const { at } = planOf(game, table);
  const step = charter && stripIn(stage)?.steps.find(({ id }) => id === at);
  const what = step ? [speech.phrase(step.label)] : where.length > 2 ? where.slice(2) : where.slice(0, 1);
  const livery = charter && stage.liveries[charter.livery];
  const turn = turnOf(shown.play);
  const acting = turn[0] === undefined ? undefined : looks[turn[0]];
  const score = game.score(table);
  const places = new Map(game.ended(table) ? score.map((row) => [row.seat, row.place]) : []);
  const winners = [...places].flatMap(([seat, place]) => (place === 1 ? [seat] : []));
  const headline = asHeadline(
    speech.phrase(promptParts(game.words, sentenceNow(game, table), false).headline),
  );
  const [track] = surfacesOf(stage, 'track');
  const displays = displaysOf(stage);
  const [market] = surfacesOf(stage, 'market');
  const parts = { stage, table, speech, unit };
  const shape = shapeOfMap(stage);
  const isHeart = isDemandFirst(stage);
  const isWide = shape > WIDE || (shape > BROAD && !market && displays.length === 0);
  const isUnder = shape > BROAD && !isHeart;
  // Prices in lines are low: over them a map has room to be larger.
  const isBroad = isHeart || (isUnder && market?.lines !== undefined);
  // Beside a wide map there is no room for it: prices stand on the companies.
  const prices =
    market && !isWide ? (
      <Prices market={market} width={columnOf(isUnder, isBroad)} stage={stage} table={table} unit={unit} />
    ) : null;
  const notices = (
    <>
      <FlagLine unit={unit} />
      <Questions unit={unit} />
    </>
  );
  // What lies there for a while only is what the table is about.
  const passing = displays.filter((rack) => rack.passing);
  const standing = displays.filter((rack) => !rack.passing);
  return (
    <div className="screen-view" style={{ fontSize: `${20 * unit}px` }}>
      <header className="screen-head">
        <Mark size={44 * unit} />
        <TableName />
        <span className="spacer" />
        {acting ? (
          <span className="screen-pill accent">
            <Icon name="eye" size={20 * unit} />{' '}
            {t(isLed ? 'screen.follows' : 'screen.acts', { who: acting.name })}
          </span>
        ) : null}
        <span className="screen-pill">{t('screen.move', { n: log.length - 1 })}</span>
      </header>
      <main className={`screen-main${isWide ? ' wide' : ''}${isBroad ? ' broad' : ''}`}>
        <div className="screen-left">
          {isWide ? notices : null}
          <div className="screen-board">
            <Tabletop isScreen follows type={MAP_TYPE * unit} />
          </div>
          {isWide ? <Companies {...parts} /> : null}
          {isUnder ? prices : null}
          {track ? (
            <div className="screen-track">
              <BlockPicture id={track.id} type={TYPE * unit} />
            </div>
          ) : null}
        </div>
        <Column>
          <section className="screen-now">
            {livery ? (
              <Disc livery={livery} size={88 * unit} />
            ) : acting ? (
              <Avatar look={acting} size={88 * unit} />
            ) : (
              winners.map((seat) => {
                const look = looks[seat];
                return look ? <Avatar key={seat} look={look} size={88 * unit} /> : null;
              })
            )}
            <div>
              <h1>
                {winners.length === 0
                  ? headline
                  : t(winners.length > 1 ? 'end.winners' : 'end.winner', {
                      who: winners.map((seat) => speech.name(seat)).join(', '),
                    })}
              </h1>
              <p>
                {[
                  ...(winners.length > 0 ? [headline] : []),
                  ...(charter
                    ? [t('now.treasury', { amount: speech.money(table.cash[charter.account] ?? 0) })]
                    : []),
                  ...(winners.length > 0 ? [] : what),
                ].join(' · ')}
                <HeldLine stage={stage} speech={speech} />
              </p>
              <TurnOrder shown={shown} stage={stage} sign={Plate} />
            </div>
          </section>
          <Auction unit={unit} isAfar />
          {isWide ? null : notices}
          {[...passing, ...standing].map((rack) => (
            <Display key={rack.id} rack={rack} {...parts} />
          ))}
          {isWide ? null : <Companies {...parts} />}
          {isUnder ? null : prices}
          <Seats stage={stage} shown={shown} speech={speech} turn={turn} unit={unit} />
          <LastMoves />
        </Column>
      </main>
    </div>
  );
}

/** How wide the left or the right column is, in pixels of the drawing. */
const columnOf = (isLeft: boolean, isBroad: boolean): number => (isLeft === isBroad ? 1020 : 834);

/** The market in its column: what is said beside it gives way before its prices cannot be read. */
function Prices({
  market,
  width,
  unit,
  ...shown
}: {
  readonly market: Kind<'market'>;
  readonly width: number;
  readonly stage: Stage;
  readonly table: Table;
  readonly unit: number;
}) {
  const { least, fair, most } = heightsOf(market, width);
  const style = {
    '--least': `${least * unit}px`,
    '--fair': `${fair * unit}px`,
    '--most': `${most * unit}px`,
  } as React.CSSProperties;
  return (
    <div className="screen-market" style={style}>
      <MarketPicture market={market} {...shown} type={TYPE * unit} />
    </div>
  );
}

/** Nobody presses a button on a shared screen: it loads a new release by itself. */
function useOwnReload(): void {
  const isOutdated = useTable((s) => s.isOutdated);
  useEffect(() => {
    if (isOutdated) location.reload();
  }, [isOutdated]);
}

/** What whoever acts has in the hand, and how many places it fits. */
function HeldLine({ stage, speech }: { readonly stage: Stage; readonly speech: Speech }) {
  const t = useText();
  const shown = useShown();
  const piece = useTable((s) => pieceActing(shown, s.others));
  if (piece === null || !shown) return null;
  const name = nameOfPiece(piece, stage, shown.play.table, speech);
  const n = placesActing();
  const key = n === 0 ? 'screen.holds-none' : n === 1 ? 'screen.holds-one' : 'screen.holds';
  return <> · {t(key, { piece: name, n })}</>;
}

const LINES = 3;

/** The last act, whole, and beside it what came before, as far as there is room. */
function LastMoves() {
  const t = useText();
  const play = useTable((s) => s.play);
  const speech = useSpeech();
  if (!play || !speech) return null;
  const [last, ...before] = play.log.slice(1).slice(-LINES).toReversed();
  return (
    <p className="screen-log" aria-live="polite">
      <b>{t('screen.last')}</b> <em>{last ? sayEntry(speech, play, last) : t('screen.nothing-yet')}</em>
      <span>{before.map((entry) => ` · ${sayEntry(speech, play, entry)}`)}</span>
    </p>
  );
}
