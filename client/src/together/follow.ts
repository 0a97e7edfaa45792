import type { Box } from '../draw/geometry.ts';
import { session } from '../table/session.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import { camera, sceneNow } from '../camera/current.ts';
import type { SharedView } from '../camera/shared-spot.ts';
import { readView, shareSpot } from '../camera/shared-spot.ts';

/** What I look at, for those who follow me. */
function viewNow(): SharedView | null {
  const scene = sceneNow();
  if (!scene) return null;
  const { x, y, scale } = camera.now;
  const { w, h } = camera.size;
  const middle = { x: (w / 2 - x) / scale, y: (h / 2 - y) / scale };
  return { at: shareSpot(scene, middle), w: Math.round(w / scale), h: Math.round(h / scale) };
}

/** Tells the others where I look. Whoever follows leads nobody: two who follow each other would never rest. */
export function showView(): void {
  if (useView.getState().following !== null) return;
  const view = viewNow();
  if (view) session()?.show({ view });
}

const lookInto = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): void => {
  const { size } = camera;
  const scale = Math.min(size.w / w, size.h / h);
  camera.follow({ scale, x: size.w / 2 - x * scale, y: size.h / 2 - y * scale });
};

/** Somebody's view becomes mine until I move. */
export function follow(): void {
  const { following } = useView.getState();
  const scene = sceneNow();
  if (following === null || !scene) return;
  const leader = useTable.getState().others.find(({ client }) => client === following);
  if (!leader) useView.setState({ following: null });
  const view = leader && readView(scene, leader.view);
  if (view) lookInto(view);
}

/** So much of the window must be map before the shared screen goes along: who studies the market studies no map. */
const ENOUGH = 0.25;

/**
 * What the shared screen shows of the map: the part that whoever acts looks at, or all of it. It never leaves the map,
 * because the rest of the table is told beside it.
 */
export function partOfMap(map: Box, view: { x: number; y: number; w: number; h: number } | null): Box {
  if (!view) return map;
  const left = Math.max(map.x, view.x - view.w / 2);
  const top = Math.max(map.y, view.y - view.h / 2);
  const w = Math.min(map.x + map.w, view.x + view.w / 2) - left;
  const h = Math.min(map.y + map.h, view.y + view.h / 2) - top;
  if (w <= 0 || h <= 0) return map;
  const isMap = w * h >= ENOUGH * Math.min(view.w * view.h, map.w * map.h);
  return isMap ? { x: left, y: top, w, h } : map;
}
