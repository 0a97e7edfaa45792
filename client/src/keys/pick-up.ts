import { kindOfPiece, pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';
import { targetsOf } from '../hand/targets.ts';
import { benchNow } from '../hand/hand.ts';
import { sceneNow, sidePlaces } from '../camera/current.ts';
import { shownNow } from '../table/shown.ts';
import { openTab, useView } from '../table/view.ts';
import { liftByKeys } from './cursor.ts';

const focusMap = (): void => document.getElementById('stage-map')?.focus({ preventScroll: true });

/** Takes a certain piece up, without pointing at it. */
export function beginWith(piece: string): void {
  useView.setState({ page: 'board' });
  focusMap();
  liftByKeys(piece);
}

/** One piece of each kind that a choice names, or the very pieces it names, with the places where they may go. */
export function fittingKinds(
  prefix: string,
  pieces?: readonly string[],
): readonly { readonly piece: string; readonly kind: string; readonly places: number }[] {
  const bench = benchNow();
  const scene = sceneNow();
  if (!bench || !scene) return [];
  const kinds = new Map<string, string>(pieces?.map((id) => [id, id]));
  for (const id of pieces ? [] : pieceIds(bench.table)) {
    const at = pieceOf(bench.table, id)!.at;
    if (!id.startsWith(prefix) || at.startsWith('hex/')) continue;
    const kind = kindOfPiece(id);
    if (!kinds.has(kind)) kinds.set(kind, id);
  }
  return [...kinds].flatMap(([kind, piece]) => {
    const places = targetsOf(bench.game, bench.table, bench.seat, piece, sidePlaces(scene, piece)).size;
    return places > 0 ? [{ piece, kind, places }] : [];
  });
}

/** A choice that is made with the hands: with one kind it is taken up at once, of several one is picked. */
export function beginHands(prefix: string, pieces?: readonly string[]): void {
  if (!shownNow()) return;
  const fitting = fittingKinds(prefix, pieces);
  const [only] = fitting;
  if (only && fitting.length === 1) beginWith(only.piece);
  else if (prefix.startsWith('tile')) {
    useView.setState({ page: 'board' });
    openTab('tiles');
  } else if (only) beginWith(only.piece);
}
