import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Account, PieceId, Place } from '@stellwerk/engine/table/types.ts';
import type { Point } from '../draw/geometry.ts';
import { kindOfSurface } from '../layout/kinds/list.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Scene } from '../layout/scene.ts';
import { bankOf } from '../layout/surfaces-of.ts';
import { hasLessMotion } from '../settings/settings.ts';
import { CameraMan } from './camera.ts';
import { Painter } from './painter.ts';

/** The one tabletop of the page. Hands, keys and panels reach it here; React only tells it what to show. */
export const camera = new CameraMan();
camera.hasLessMotion = hasLessMotion;
export const painter = new Painter();

export const sceneNow = (): Scene | null => painter.scene;

/**
 * Places beside the map: few enough to ask each what a drop there would mean. For a disc also the pars of the market: with
 * its price marker a company is begun there.
 */
export function sidePlaces(scene: Scene, piece?: PieceId): readonly Place[] {
  const isDisc = piece !== undefined && scene.stage.faces[piece]?.kind === 'disc';
  return scene.world.blocks.flatMap(({ surface }) => [
    ...(kindOfSurface(surface).openPlaces?.(surface) ?? []),
    ...(isDisc && surface.kind === 'market' ? parsOf(surface) : []),
  ]);
}

const parsOf = ({ market, place }: Extract<Surface, { readonly kind: 'market' }>): readonly Place[] =>
  market.rows.flatMap((cells, row) =>
    cells.flatMap((cell, col) => (cell?.par ? [`${place}/${row}/${col}`] : [])),
  );

/** The purse under a point: whoever's sheet it is. */
export function accountAt(scene: Scene, point: Point): Account | null {
  const surface = scene.places.blockAt(point)?.surface;
  if (!surface) return null;
  const kind = kindOfSurface(surface);
  return kind.account ? (kind.account(surface) ?? bankOf(scene.stage)?.account ?? null) : null;
}

export const drawableOf = (scene: Scene, piece: string): Drawable | null =>
  scene.drawables.find(({ pieces }) => pieces.includes(piece)) ?? null;

/** What lies over something in its fan or heap, from there to the top. */
export const lyingOver = (scene: Scene, { place, z, pieces }: Drawable): readonly string[] =>
  [
    pieces.slice(1),
    ...scene.drawables.filter((d) => d.place === place && d.z > z).map((d) => d.pieces),
  ].flat();

export const drawableOfAccount = (scene: Scene, account: Account): Drawable | null =>
  scene.drawables.find((d) => d.account === account) ?? null;

type Redraw = (layer: 'all' | 'pieces' | 'marks' | 'hand') => void;
let redraw: Redraw = () => undefined;
export const onRedraw = (next: Redraw): void => {
  redraw = next;
};
export const askRedraw: Redraw = (layer) => redraw(layer);
