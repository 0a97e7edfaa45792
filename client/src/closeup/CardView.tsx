import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { surfacesOf } from '../layout/surfaces-of.ts';
import { isReadable } from '../draw/faces.ts';
import { toWorld } from '../draw/geometry.ts';
import { useHand } from '../hand/hand.ts';
import { tileBoxOf } from '../layout/board.ts';
import type { Drawable } from '../layout/pieces.ts';
import { pieceAt } from '../layout/scene.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { camera, sceneNow } from '../camera/current.ts';
import { useText } from '../words/use-text.ts';
import { isSmall, largeSize, magnify, putAway, useMagnified } from './card-view.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { useStage } from '../table/stage.ts';
import '../styles/card-view.css';

const REST_MS = 450;
const MARGIN = 24;

/** The paper under the pointer, if there is something to read on it. */
function paperAt(canvas: HTMLElement, event: MouseEvent): Drawable | null {
  const scene = sceneNow();
  const { left, top } = canvas.getBoundingClientRect();
  const hit =
    scene && pieceAt(scene, toWorld(camera.now, { x: event.clientX - left, y: event.clientY - top }));
  return hit && hit.piece !== null && isReadable(hit.face) ? hit : null;
}

/** A pointer that rests on a small card has it read out large; a double click keeps it open. */
function useRestingPointer(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tabletop = root.current?.closest('.stage');
    const canvas = tabletop?.querySelector<HTMLElement>('.stage-canvas');
    if (!tabletop || !canvas) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const rest = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    const hide = (): void => {
      rest();
      if (useMagnified.getState().card?.how === 'peek') putAway();
    };
    const onMove = (event: PointerEvent): void => {
      rest();
      const { card } = useMagnified.getState();
      const on = event.pointerType === 'mouse' && event.buttons === 0 ? paperAt(canvas, event) : null;
      if (card?.how === 'peek' && on?.piece !== card.piece) putAway();
      if (!on?.piece || !isSmall(on.face, on, camera.now.scale)) return;
      const { piece } = on;
      timer = setTimeout(() => {
        const state = useMagnified.getState();
        if (state.card || useHand.getState().held || camera.isMoving) return;
        useMagnified.setState({ card: { piece, how: 'peek', at: { x: event.clientX, y: event.clientY } } });
      }, REST_MS);
    };
    const onDouble = (event: Event): void => {
      if (event instanceof MouseEvent && magnify(paperAt(canvas, event)?.piece ?? null))
        event.stopPropagation();
    };
    const gone = { capture: true } as const;
    canvas.addEventListener('pointermove', onMove);
    tabletop.addEventListener('pointerleave', hide);
    tabletop.addEventListener('pointerdown', hide, gone);
    tabletop.addEventListener('wheel', hide, gone);
    tabletop.addEventListener('dblclick', onDouble, gone);
    return () => {
      hide();
      canvas.removeEventListener('pointermove', onMove);
      tabletop.removeEventListener('pointerleave', hide);
      tabletop.removeEventListener('pointerdown', hide, gone);
      tabletop.removeEventListener('wheel', hide, gone);
      tabletop.removeEventListener('dblclick', onDouble, gone);
    };
  }, [root]);
}

/** The keys of the table rest while a card is looked at. */
const keepKeys = (element: HTMLElement | null): void =>
  element?.addEventListener('keydown', (event) => event.stopPropagation());

/** One card large enough to be read at a glance, with what lies under it. */
export function CardView({ onTake }: { readonly onTake?: (piece: string) => void }) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const { card } = useMagnified();
  const stage = useStage();
  const shown = useShown();
  const speech = useSpeech();
  useRestingPointer(root);
  // A card that was taken, or turned over, is no longer what was looked at.
  const face = card && stage?.faces[card.piece];
  useEffect(() => {
    if (card && !isReadable(face ?? undefined)) putAway();
  }, [card, face]);
  const marker = <div ref={root} hidden />;
  if (!card || !face || !stage || !shown || !speech) return marker;
  const { table } = shown.play;
  const box = tileBoxOf(stage);
  const side = pieceOf(table, card.piece)?.side;
  const under = surfacesOf(stage, 'mat').flatMap(({ folders = [] }) =>
    folders.filter((folder) => folder.card === card.piece).map((folder) => folder.under),
  );
  const tucked = under.flatMap((place) => piecesAt(table, place));
  const size = largeSize(face, card.how, { w: window.innerWidth, h: window.innerHeight }, tucked.length > 0);
  const picture = <PieceFace face={face} box={box} size={size} side={side} />;
  if (card.how === 'peek') {
    const { x = 0, y = 0 } = card.at ?? {};
    const style = {
      top: Math.max(MARGIN, Math.min(y - size / 2, window.innerHeight - size - 2 * MARGIN)),
      ...(x < window.innerWidth / 2
        ? { left: x + 2 * MARGIN }
        : { right: window.innerWidth - x + 2 * MARGIN }),
    };
    return (
      <>
        {marker}
        <div className="card-peek" style={style} aria-hidden="true">
          {picture}
        </div>
      </>
    );
  }
  return (
    <>
      {marker}
      <div ref={keepKeys}>
        <Dialog title={nameOfPiece(card.piece, stage, table, speech)} onClose={putAway} className="card-view">
          <div className="card-large">{picture}</div>
          {tucked.length > 0 ? (
            <ul className="card-tucked">
              {tucked.map((piece) => {
                const small = stage.faces[piece];
                return small ? (
                  <li key={piece}>
                    <PieceFace face={small} box={box} size={120} side={pieceOf(table, piece)?.side} />
                    <span className="sr-only">{nameOfPiece(piece, stage, table, speech)}</span>
                  </li>
                ) : null;
              })}
            </ul>
          ) : null}
          {onTake && shown.seat && shown.kind !== 'past' ? (
            <button
              type="button"
              className="button primary"
              onClick={() => {
                putAway();
                onTake(card.piece);
              }}
            >
              <Icon name="hand" /> {t('card.take')}
            </button>
          ) : null}
        </Dialog>
      </div>
    </>
  );
}
