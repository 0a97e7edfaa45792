import { ruled } from '../table/settled.ts';
import { cancel, countHeld, release, turnHeld, useHand } from '../hand/hand.ts';
import { fittingKinds } from '../keys/pick-up.ts';
import { liftByKeys } from '../keys/cursor.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import { tileBoxOf } from '../layout/board.ts';
import { magnify } from '../closeup/card-view.ts';
import { Icon } from '../parts/Icon.tsx';
import { capital } from '../parts/ChoiceForm.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { useStage } from '../table/stage.ts';
import { countPlaces, sayFits } from '../now/fits.ts';
import { NextWords } from '../now/NextWords.tsx';
import { useShown, useSpeech } from '../table/shown.ts';
import { useView } from '../table/view.ts';
import { useText } from '../words/use-text.ts';
import { useMemo } from 'react';

/** What is in the hand, at the lower edge where the thumbs are: turn it, lay it, put it back. */
export function HeldBar() {
  const t = useText();
  const { held, over } = useHand();
  const stage = useStage();
  const shown = useShown();
  const speech = useSpeech();
  if (!stage || !shown || !speech) return null;
  if (held?.kind !== 'piece') return <Pickable />;
  const face = stage.faces[held.piece];
  const name = capital(nameOfPiece(held.piece, stage, shown.play.table, speech));
  const [reading] = over?.readings ?? [];
  const words =
    over && reading
      ? over.verdict === 'wrong'
        ? t('hand.wrong')
        : capital(speech.move(shown.play.table, reading.move))
      : sayFits(t, countPlaces(held.targets, stage));
  return (
    <div className="held-bar" role="group" aria-label={t('now.held', { what: name })}>
      <p className="held-words">{words}</p>
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
          <Icon name="turn" /> {t('hand.turn')}
        </button>
      ) : null}
      {over && over.verdict !== 'home' ? (
        <button type="button" className="button primary" onClick={() => release()}>
          <Icon name="check" /> {t('hand.lay')}
        </button>
      ) : null}
      <button type="button" className="icon-button" aria-label={t('hand.back')} onClick={() => cancel()}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Pieces that may be placed now, to tap instead of finding them on the table. */
function Pickable() {
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
  if (!stage || !shown || !speech) return null;
  return (
    <div className="held-bar pickable">
      <NextWords title={t('page.mine')} onGo={() => useView.setState({ page: 'mine' })} />
      {kinds.length > 0 ? (
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
      ) : null}
    </div>
  );
}
