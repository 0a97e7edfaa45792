import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { Blank, Choice } from '@stellwerk/engine/table/game.ts';
import type { Move, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useHand } from '../hand/hand.ts';
import type { HeldPiece } from '../hand/machine.ts';
import { beginHands, beginWith, fittingKinds } from '../keys/pick-up.ts';
import { tileBoxOf } from '../layout/board.ts';
import { capital } from '../parts/capital.ts';
import { ChoiceForm, usePriceNotes, useOutcome } from '../parts/ChoiceForm.tsx';
import { ForEmpty } from '../parts/ForEmpty.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { useStage } from '../table/stage.ts';
import { play } from '../table/act.ts';
import { nameOfPiece, nameOfSeveral } from '../words/piece-name.ts';
import { useShown } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { countPlaces, sayFits } from './fits.ts';
import { openCoach } from '../coach/open-coach.ts';
import { useOutOfSight } from './out-of-sight.ts';
import { RunPlanner } from '../runs/RunPlanner.tsx';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

type Complete = Choice & { readonly move: Move };
type Open = Complete & { readonly blanks: readonly Blank[] };
const isComplete = (choice: Choice): choice is Complete =>
  choice.move !== null && choice.blanks === undefined;
const isOpen = (choice: Choice): choice is Open => choice.move !== null && choice.blanks !== undefined;

/** Equal pieces make equal sentences: one of them is enough. */
function onlyOnce(choices: readonly Choice[], speech: Speech): readonly Choice[] {
  const said = new Set<string>();
  return choices.filter(({ label, blanks, pieces }) => {
    const key = JSON.stringify([speech.phrase(label), blanks, pieces]);
    return said.has(key) ? false : said.add(key) !== undefined;
  });
}

/** Choices that say the same once; those that are no pieces and no runs; of these the ones that one press makes. */
function sorted(all: readonly Choice[], speech: Speech) {
  const choices = onlyOnce(all, speech);
  const rest = choices.filter((choice) => choice.hands === undefined && choice.drawn === undefined);
  const pressed = rest.filter(isComplete);
  return { choices, rest, pressed, moves: pressed.map(({ move }) => move) };
}

/** Leaves a step without having done it. */
interface Skip {
  readonly label: string | null;
  readonly seat: Seat;
  readonly run: () => void;
}

const FEW_FORMS = 2;
/** Letters: a way on with more of them has a line of its own. */
const LONG = 28;

/** Every way to do what is to be done: by hand, with a number, or with one press. */
export function Choices({
  choices: all,
  speech,
  skip,
}: {
  readonly choices: readonly Choice[];
  readonly speech: Speech;
  readonly skip: Skip | null;
}) {
  const t = useText();
  const held = useHand((s) => (s.held?.kind === 'piece' ? s.held : null));
  const tell = useOutcome(speech);
  const { choices, rest, pressed, moves } = useMemo(() => sorted(all, speech), [all, speech]);
  const priceNote = usePriceNotes(moves, speech);
  if (all.length === 0 && !held) return null;
  const hands = choices.filter(({ hands: kinds }) => kinds !== undefined);
  const runs = choices.filter((choice) => choice.drawn !== undefined && choice.move !== null);
  const plain = pressed.filter(({ tone }) => tone === 'plain');
  const ends = pressed.filter(({ tone }) => tone !== 'plain');
  const forms = rest.filter(isOpen);
  // Many offers with a price each would push the way on out of sight.
  const isFolded = forms.filter(({ tone }) => tone !== 'main').length > FEW_FORMS;
  const isAside = ({ tone }: Open): boolean => isFolded && tone !== 'main';
  const form = (choice: Open) => (
    <ChoiceForm key={JSON.stringify(choice.move)} choice={choice} speech={speech} onPlay={play} />
  );
  const byHand = (choice: Choice) => (
    <ByHand key={choice.label.key} choice={choice} speech={speech} held={held} />
  );
  const isLong = ({ label }: Complete): boolean => speech.phrase(label).length > LONG;
  const why = (
    <button type="button" className="button why-not" onClick={() => openCoach()}>
      <Icon name="question" /> {t('now.why')}
    </button>
  );
  return (
    <div className="choices">
      {held ? <Held held={held} speech={speech} /> : null}
      {hands.filter(({ tone }) => tone !== 'quiet').map(byHand)}
      {forms.filter((choice) => !isAside(choice) && choice.tone !== 'quiet').map(form)}
      {plain.length > 0 ? <PlainChoices choices={plain} priceNote={priceNote} speech={speech} /> : null}
      {hands.filter(({ tone }) => tone === 'quiet').map(byHand)}
      {forms.filter((choice) => !isAside(choice) && choice.tone === 'quiet').map(form)}
      {isFolded ? (
        <details className="more-choices">
          <summary>{t('now.more', { n: forms.filter(isAside).length })}</summary>
          <div className="choices">{forms.filter(isAside).map(form)}</div>
        </details>
      ) : null}
      {runs[0] ? <RunPlanner choices={runs} speech={speech} aside={ends.length > 0 ? null : why} /> : null}
      {runs[0] && ends.length === 0 && !skip ? null : (
        <div className="choice-ends">
          {skip ? (
            <button type="button" className="button primary" onClick={skip.run}>
              <span>
                {skip.label ?? t('now.skip')} <ForEmpty seat={skip.seat} speech={speech} />
              </span>{' '}
              <Icon name="arrow" />
            </button>
          ) : null}
          {ends.map((choice) => (
            <button
              key={JSON.stringify(choice.move)}
              type="button"
              className={`button${choice.tone === 'main' && !skip ? ' primary' : ''}${isLong(choice) ? ' wide' : ''}`}
              onClick={() => play(choice.move)}
              {...tell(choice.move)}
            >
              <span>
                {capital(speech.phrase(choice.label))} <ForEmpty seat={choice.move.seat} speech={speech} />{' '}
                {priceNote(choice.move)}
              </span>{' '}
              <Icon name="arrow" />
            </button>
          ))}
          {runs[0] && ends.length === 0 ? null : why}
        </div>
      )}
    </div>
  );
}

/** Labels of this length stand side by side on a phone, on two lines if need be. */
const SHORT = 40;
/** Very many very short ones stand side by side everywhere: below one another they would push the way on out of sight. */
const MANY = 6;
const VERY_SHORT = 22;

/** What is done with one press. Many short ones stand in two columns where there is little height. */
function PlainChoices({
  choices,
  priceNote,
  speech,
}: {
  readonly choices: readonly Complete[];
  readonly priceNote: (move: Move) => ReactNode;
  readonly speech: Speech;
}) {
  const labels = choices.map(({ label }) => capital(speech.phrase(label)));
  const tell = useOutcome(speech);
  const isShort = labels.length > 3 && labels.every(({ length }) => length <= SHORT);
  const isMany = labels.length > MANY && labels.every(({ length }) => length <= VERY_SHORT);
  return (
    <div className={`choices${isShort ? ' short' : ''}${isMany ? ' many' : ''}`}>
      {choices.map((choice, i) => (
        <button
          key={JSON.stringify(choice.move)}
          type="button"
          className="choice"
          onClick={() => play(choice.move)}
          {...tell(choice.move)}
        >
          <Icon name="arrow" />
          <SplitLabel text={labels[i] ?? ''}>{priceNote(choice.move)}</SplitLabel>
        </button>
      ))}
    </div>
  );
}

/** "#8 in your hand – fits in 3 places". */
function Held({ held, speech }: { readonly held: HeldPiece; readonly speech: Speech }) {
  const t = useText();
  const stage = useStage();
  const shown = useShown();
  if (!stage || !shown) return null;
  const name = nameOfPiece(held.piece, stage, shown.play.table, speech);
  const places = countPlaces(held.targets, stage);
  return (
    <p className={places > 0 ? 'choice held' : 'choice held nowhere'}>
      <Icon name="hand" />
      <span>{t('now.held', { what: nameOfSeveral(capital(name), held.count ?? 1) })}</span>
      <b>{sayFits(t, places)}</b>
    </p>
  );
}

/** What a choice can be made with: the pieces it names, else one of each kind that fits somewhere. */
interface Fitting {
  readonly piece: string;
  readonly places?: number;
}

/** What is taken in the hand; tiles, where no piece is named. */
const SIGNS: Partial<Record<Face['kind'], IconName>> = { stick: 'route', card: 'file', train: 'train' };
const signOf = (kind: Face['kind'] | undefined): IconName => (kind && SIGNS[kind]) ?? 'hex';

/** A thing to do with the hands. Where it can be done with several pieces, they are laid out to be picked. */
function ByHand({
  choice,
  speech,
  held,
}: {
  readonly choice: Choice;
  readonly speech: Speech;
  readonly held: HeldPiece | null;
}) {
  const t = useText();
  const stage = useStage();
  const shown = useShown();
  // Opened or closed by hand, as long as the table stays as it is.
  const [row, setRow] = useState<{
    readonly table: Table;
    readonly fitting: readonly Fitting[] | null;
  } | null>(null);
  const hidden = useOutOfSight(choice.pieces ? null : (choice.hands ?? null));
  if (!stage || !shown) return null;
  const { table } = shown.play;
  const kind = choice.hands ?? '';
  const { pieces } = choice;
  const isOn = held !== null && (pieces?.includes(held.piece) ?? held.piece.startsWith(kind));
  const open = row?.table === table ? row.fitting : (hidden?.fitting ?? null);
  const begin = (): void => {
    const fitting: readonly Fitting[] = pieces?.map((piece) => ({ piece })) ?? fittingKinds(kind);
    if (fitting.length > 1) setRow({ table, fitting: open ? null : fitting });
    else beginHands(kind, pieces);
  };
  return (
    <>
      <button
        type="button"
        className={isOn ? 'choice on' : 'choice'}
        aria-expanded={pieces?.length === 1 ? undefined : open !== null}
        onClick={begin}
      >
        <Icon name={signOf(stage.faces[pieces?.[0] ?? '']?.kind)} />
        <SplitLabel text={capital(speech.phrase(choice.label))}>
          {pieces && pieces.length > 1 ? <small>{t('now.pieces', { n: pieces.length })}</small> : null}
        </SplitLabel>
      </button>
      {open ? (
        <ul className="pick-row">
          {open.map(({ piece, places }) => {
            const face = stage.faces[piece];
            const name = nameOfPiece(piece, stage, table, speech);
            const label = places === undefined ? name : t('phone.take', { name, n: places });
            return (
              <li key={piece}>
                <button type="button" title={label} aria-label={label} onClick={() => beginWith(piece)}>
                  {face ? (
                    <PieceFace
                      face={face}
                      box={tileBoxOf(stage)}
                      size={places === undefined ? 74 : 54}
                      side={pieceOf(table, piece)?.side}
                    />
                  ) : null}
                  <small>{places === undefined ? name : t('now.places', { n: places })}</small>
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}

/** "Lay a tile · 5 places": the figure stands at the right. */
function SplitLabel({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const at = text.indexOf(' · ');
  if (at < 0)
    return (
      <>
        <span>{text}</span>
        {children}
      </>
    );
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <small>{text.slice(at + 3)}</small>
      {children}
    </>
  );
}
