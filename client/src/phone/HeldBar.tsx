import type { Move, Place } from '@stellwerk/engine/table/types.ts';
import { useMemo, useRef } from 'react';
import { cancel, countHeld, moveOver, release, turnHeld, useHand } from '../hand/hand.ts';
import type { HeldPiece } from '../hand/machine.ts';
import { fittingKinds } from '../keys/pick-up.ts';
import { liftByKeys, nextTarget } from '../keys/cursor.ts';
import { nameOfPiece, nameOfPlace } from '../words/piece-name.ts';
import { tileBoxOf } from '../layout/board.ts';
import { magnify } from '../closeup/card-view.ts';
import { Icon } from '../parts/Icon.tsx';
import { capital } from '../parts/capital.ts';
import { PieceFace } from '../parts/PieceFace.tsx';
import { sayNext, sayOutcome } from '../parts/say-outcome.ts';
import { useStage } from '../table/stage.ts';
import { countPlaces, sayFits } from '../now/fits.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { ruled } from '../table/settled.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { NowBar } from '../now/NowBar.tsx';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';

/** What is in the hand, where the thumbs are: turn it, lay it, put it back. With an empty hand, what is next. */
export function HandBar({ isBoard }: { readonly isBoard: boolean }) {
  const t = useText();
  const held = useHand((s) => (s.held?.kind === 'piece' ? s.held : null));
  if (held) return <HeldBar held={held} />;
  return (
    <div className="held-bar pickable">
      <NowBar title={t('page.mine')} onGo={() => useView.setState({ page: 'mine' })} />
      {isBoard ? <Picks /> : null}
    </div>
  );
}

/** So few places are named, to be chosen without looking for them. */
const FEW = 4;

export function HeldBar({ held }: { readonly held: HeldPiece }) {
  const t = useText();
  const over = useHand((s) => s.over);
  const stage = useStage();
  const shown = useShown();
  const speech = useSpeech();
  if (!stage || !shown || !speech) return null;
  const face = stage.faces[held.piece];
  const name = capital(nameOfPiece(held.piece, stage, shown.play.table, speech));
  const [reading] = over?.readings ?? [];
  const fits = countPlaces(held.targets, stage);
  const words =
    over && reading
      ? over.verdict === 'wrong'
        ? t('hand.wrong')
        : capital(speech.move(shown.play.table, reading.move))
      : sayFits(t, fits);
  return (
    <div className="held-bar" role="group" aria-label={t('now.held', { what: name })}>
      <p className="held-words">{words}</p>
      {over?.verdict === 'fits' && reading ? <WhatThen move={reading.move} speech={speech} /> : null}
      {face ? (
        <button
          type="button"
          className="pick"
          aria-label={t('phone.large', { name })}
          onClick={() => magnify(held.piece)}
        >
          <PieceFace face={face} box={tileBoxOf(stage)} size={48} turn={over?.turn ?? held.turn} />
        </button>
      ) : null}
      <Goals held={held} at={over?.place ?? null} speech={speech} />
      <span className="spacer" />
      {held.fan.length > 1 ? (
        <div className="held-count" role="group" aria-label={capital(t('hand.many'))}>
          <button
            type="button"
            className="icon-button"
            aria-label={t('hand.fewer')}
            onClick={() => countHeld(-1)}
          >
            <Icon name="minus" />
          </button>
          <b>×{held.count ?? 1}</b>
          <button
            type="button"
            className="icon-button"
            aria-label={t('hand.more')}
            onClick={() => countHeld(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      ) : null}
      {held.turns ? (
        <button type="button" className="button" onClick={() => turnHeld(1)}>
          <Icon name="turn" /> {capital(t('hand.turn'))}
        </button>
      ) : null}
      {over && over.verdict !== 'home' ? (
        <button type="button" className="button primary" onClick={() => release()}>
          <Icon name="check" /> {t(over.verdict === 'back' ? 'hand.back' : 'hand.lay')}
        </button>
      ) : null}
      <button type="button" className="icon-button" aria-label={t('hand.put-back')} onClick={() => cancel()}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** What it comes to, and what is next. */
function WhatThen({ move, speech }: { readonly move: Move; readonly speech: Speech }) {
  const stage = useStage();
  const shown = useShown();
  const mine = useTable((s) => s.mine);
  if (!stage || !shown) return null;
  const { game } = shown.play;
  const table = ruled(shown.play.table);
  const next = sayNext(game, table, move, mine, speech);
  const parts = [...sayOutcome(game, stage, table, move, speech), ...(next === null ? [] : [next])];
  return parts.length === 0 ? null : <p className="held-then">{parts.join(' · ')}</p>;
}

/** On to a place that means what none has meant yet: a connection has many places and is bought as a whole. */
function toOther(say: () => string, seen: Set<string>, most: number): void {
  seen.add(say());
  for (let i = 0; i < most; i++) {
    nextTarget(1);
    if (!seen.has(say())) return;
  }
  // All have been shown: from the beginning.
  seen.clear();
  nextTarget(1);
}

/** Where it may go: few places by their names, of many the next one. */
function Goals({
  held,
  at,
  speech,
}: {
  readonly held: HeldPiece;
  readonly at: Place | null;
  readonly speech: Speech;
}) {
  const t = useText();
  const stage = useStage();
  const shown = useShown();
  const seen = useRef(new Set<string>());
  const places = [...held.targets.keys()];
  const sayNow = (): string => {
    const [reading] = useHand.getState().over?.readings ?? [];
    return shown && reading ? speech.move(shown.play.table, reading.move) : '';
  };
  if (!stage || places.length === 0 || (places.length === 1 && at === places[0])) return null;
  if (countPlaces(held.targets, stage) > FEW || places.length > FEW)
    return (
      <button
        type="button"
        className="button small"
        onClick={() => toOther(sayNow, seen.current, places.length)}
      >
        {t('phone.other-place')}
      </button>
    );
  return (
    <div className="goals" role="group" aria-label={t('phone.to')}>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          className={place === at ? 'button small on' : 'button small'}
          aria-pressed={place === at}
          onClick={() => moveOver(place)}
        >
          {capital(nameOfPlace(place, stage, speech))}
        </button>
      ))}
    </div>
  );
}

/** Pieces that may be placed now, to tap instead of finding them on the table. */
function Picks() {
  const t = useText();
  const stage = useStage();
  const shown = useShown();
  const speech = useSpeech();
  const kinds = useMemo(() => {
    if (!shown?.seat || shown.kind === 'past') return [];
    const { choices } = shown.play.game.prompt(ruled(shown.play.table), shown.seat);
    const found = choices.flatMap(({ hands, pieces }) =>
      hands === undefined ? [] : fittingKinds(hands, pieces),
    );
    // One card may be good for two things: it is still one card.
    return [...new Map(found.map((kind) => [kind.piece, kind])).values()];
  }, [shown]);
  if (!stage || !shown || !speech || kinds.length === 0) return null;
  return (
    <div className="picks" role="group" aria-label={t('phone.pick')}>
      {kinds.map(({ piece, places }) => {
        const face = stage.faces[piece];
        const name = nameOfPiece(piece, stage, shown.play.table, speech);
        return (
          <button
            key={piece}
            type="button"
            className="pick"
            aria-label={t('phone.take', { name, n: places })}
            onClick={() => liftByKeys(piece)}
          >
            {face ? <PieceFace face={face} box={tileBoxOf(stage)} size={44} /> : null}
            {face?.kind === 'card' ? <small>{name}</small> : null}
          </button>
        );
      })}
    </div>
  );
}
