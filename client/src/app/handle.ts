import { written } from '@stellwerk/engine/table/pieces.ts';
import { ruled } from '../table/settled.ts';
import type { Point } from '../draw/geometry.ts';
import { toScreen } from '../draw/geometry.ts';
import { camera, drawableOf, drawableOfAccount, painter, sceneNow } from '../camera/current.ts';
import { play } from '../table/act.ts';
import { stageOf } from '../table/stage.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import { shownNow, speechNow } from '../table/shown.ts';
import { useTable } from '../table/table.ts';

/** The tabletop on the page; null while it has another size than the camera knows: nothing is where it seems then. */
function tabletopBox(): DOMRect | null {
  const box = document.querySelector('.stage-canvas')?.getBoundingClientRect();
  const isMeasured =
    box && Math.floor(box.width) === camera.size.w && Math.floor(box.height) === camera.size.h;
  return isMeasured ? box : null;
}

/** A point of the page for something on the tabletop: a piece, an account (`cash/…`) or a place. */
function where(name: string): Point | null {
  const [scene, box] = [sceneNow(), tabletopBox()];
  if (!scene || !box) return null;
  const found =
    drawableOf(scene, name) ??
    (name.startsWith('cash/') ? drawableOfAccount(scene, name.slice(5)) : null) ??
    scene.places.spot(name);
  if (!found) return null;
  const at = toScreen(camera.now, found);
  return { x: at.x + box.left, y: at.y + box.top };
}

/** What a piece is called here, as a reader of the tabletop is told. */
function nameOf(piece: string): string {
  const [shown, speech] = [shownNow(), speechNow()];
  if (!shown || !speech) return '';
  const { game, table } = shown.play;
  return nameOfPiece(piece, stageOf(game, table), table, speech);
}

/**
 * For scripts and tests in the browser's console: where things are, what may be done, and what is done. It can do nothing
 * that a hand at the table could not do. Commands come with the keys (`commanding.ts`).
 */
export const handle = {
  where,
  nameOf,
  /** In the words that files use. */
  table: () => {
    const table = shownNow()?.play.table;
    return table ? written(table) : null;
  },
  seat: () => shownNow()?.seat ?? null,
  log: () => useTable.getState().play?.log ?? [],
  options: (about?: { readonly piece?: string; readonly type?: string }) => {
    const shown = shownNow();
    return shown?.seat
      ? [...shown.play.game.options(ruled(shown.play.table), shown.seat, about)].slice(0, 500)
      : [];
  },
  play,
  isAtRest: () => sceneNow() !== null && tabletopBox() !== null && !camera.isMoving && painter.isSharp,
};
