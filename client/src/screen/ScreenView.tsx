import { openFlags } from '@stellwerk/engine/table/flags.ts';
import { isWonByMoney, sayTotal } from '../ledger/totals.ts';
import { planOf, sentenceNow, stripIn } from '@stellwerk/engine/table/step-plan.ts';
import { ruled, turnOf } from '../table/settled.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { boundsOf } from '../draw/geometry.ts';
import { actingCharter, isDemandFirst, matOf, surfacesOf } from '../layout/surfaces-of.ts';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { Icon, Mark } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../table/stage.ts';
import { sayQuestion } from '../agreements/Requests.tsx';
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
import { asHeadline, asSentence, promptParts } from '../words/prompt.ts';
import '../words/screen.ts';
import { useText } from '../words/use-text.ts';
import { sayEntry } from '../words/say-entry.ts';
import { Column } from './Column.tsx';
import { Companies } from './Companies.tsx';
import { Display, displaysOf } from './Racks.tsx';
import { useUnit } from './use-unit.ts';
import '../styles/around.css';
import '../styles/panel.css';
import '../styles/screen.css';

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

/** From three metres names on a map are read from so many pixels on, of a picture that is 1080 high. */
const MAP_TYPE = 15;

/** A map that is much wider than high has most of the width, with the companies under it. */
const WIDE = 1.45;
function isWideMap(stage: Stage): boolean {
  const [map] = surfacesOf(stage, 'hexmap');
  if (!map) return false;
  const { w, h } = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  return w > WIDE * h;
}

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
  const standings = new Map(score.map((row) => [row.seat, row.total]));
  const places = new Map(game.ended(table) ? score.map((row) => [row.seat, row.place]) : []);
  const winners = [...places].flatMap(([seat, place]) => (place === 1 ? [seat] : []));
  const headline = asHeadline(
    speech.phrase(promptParts(game.words, sentenceNow(game, table), false).headline),
  );
  const isMoney = isWonByMoney(shown.play);
  const [track] = surfacesOf(stage, 'track');
  const displays = displaysOf(stage);
  const [market] = surfacesOf(stage, 'market');
  const isWide = isWideMap(stage);
  const parts = { stage, table, speech, unit };
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
      <main className={`screen-main${isWide ? ' wide' : ''}${isDemandFirst(stage) ? ' heart' : ''}`}>
        <div className="screen-left">
          <div className="screen-board">
            <Tabletop isScreen follows type={MAP_TYPE * unit} />
          </div>
          {isWide ? <Companies {...parts} /> : null}
          {track ? (
            <div className="screen-track">
              <BlockPicture id={track.id} />
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
              <TurnOrder shown={shown} stage={stage} size={34 * unit} />
            </div>
          </section>
          <Auction unit={unit} />
          <FlagLine unit={unit} />
          <Questions unit={unit} />
          {[...passing, ...standing].map((rack) => (
            <Display key={rack.id} rack={rack} {...parts} />
          ))}
          {isWide ? null : <Companies {...parts} />}
          {/* Beside a wide map there is no room for it: prices stand on the companies. */}
          {market && !isWide ? (
            <div className="screen-market">
              <BlockPicture id={market.id} />
            </div>
          ) : null}
          <div className="screen-seats">
            {table.clock.seats.map((seat) => {
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
                    <Avatar look={look} size={36 * unit} /> <span className="screen-name">{look.name}</span>
                    {turn.includes(seat) ? (
                      <span className="screen-pill accent small">{t('screen.on')}</span>
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
                            {own ? <Disc livery={own} size={34 * unit} /> : null} {percent} %{' '}
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
          <LastMoves />
        </Column>
      </main>
    </div>
  );
}

/** What is asked of the table: people in the call look here. */
function Questions({ unit }: { readonly unit: number }) {
  const t = useText();
  const play = useTable((s) => s.play);
  const requests = useTable((s) => s.requests);
  const speech = useSpeech();
  if (!play || !speech) return null;
  return Object.entries(requests).map(([id, request]) => (
    <section key={id} className="screen-flag is-question" role="status">
      <Icon name="hand" size={28 * unit} /> {sayQuestion(request, speech, t, play)}
    </section>
  ));
}

/** Nobody presses a button on a shared screen: it loads a new release by itself. */
function useOwnReload(): void {
  const isOutdated = useTable((s) => s.isOutdated);
  useEffect(() => {
    if (isOutdated) location.reload();
  }, [isOutdated]);
}

const BANNER_MS = 12_000;

/** Whether something is new: true for twelve seconds after it came; what was there before is not. */
function useNew(n: number | undefined): boolean {
  const first = useRef(n);
  const [fresh, setFresh] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (n === undefined || n === first.current) return;
    first.current = n;
    setFresh(n);
    const timer = setTimeout(() => setFresh(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [n]);
  return fresh !== undefined && fresh === n;
}

/** A new flag has the banner for a while, then it stays as a line. */
function FlagLine({ unit }: { readonly unit: number }) {
  const t = useText();
  const play = useTable((s) => s.play);
  const speech = useSpeech();
  const open = useMemo(() => (play ? openFlags(play).at(-1) : undefined), [play]);
  const isNew = useNew(open);
  const entry = open === undefined ? undefined : play?.log[open];
  const [finding] = entry?.findings.filter(({ weight }) => weight === 'breach') ?? [];
  if (!play || !speech || !entry || !finding) return null;
  return (
    <section key={open} className={isNew ? 'screen-flag fresh' : 'screen-flag'} role="status">
      <Icon name="flag" size={(isNew ? 40 : 26) * unit} />
      <p>
        <b>{t('screen.flag', { n: entry.n })}</b> {asSentence(sayEntry(speech, play, entry))}{' '}
        {speech.findingTo(finding, entry.seat, [])} <cite>{speech.section(finding)}</cite>
      </p>
    </section>
  );
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

/** The last act, and beside it what came before, on one line. */
function LastMoves() {
  const t = useText();
  const play = useTable((s) => s.play);
  const speech = useSpeech();
  if (!play || !speech) return null;
  const [last, ...before] = play.log.slice(1).slice(-LINES).toReversed();
  return (
    <p className="screen-log" aria-live="polite">
      <b>{t('screen.last')}</b> <em>{last ? sayEntry(speech, play, last) : t('screen.nothing-yet')}</em>
      {before.map((entry) => (
        <span key={entry.n}> · {sayEntry(speech, play, entry)}</span>
      ))}
    </p>
  );
}
