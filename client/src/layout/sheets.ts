import { drawSheet } from '../draw/block.ts';
import { buildOf } from '../draw/card.ts';
import { drawBars } from '../draw/bars.ts';
import { drawCharter } from '../draw/charter.ts';
import { centreOf, overlaps } from '../draw/geometry.ts';
import { label } from '../draw/label.ts';
import { atScale, detailOf, type Look } from '../draw/look.ts';
import { drawMarket } from '../draw/market.ts';
import { drawMat, type MatSurface } from '../draw/mat.ts';
import { drawNetwork } from '../draw/network.ts';
import type { Pen } from '../draw/pen.ts';
import { drawValueTrack } from '../draw/profit.ts';
import { drawBank, drawRack, type RackSurface } from '../draw/rack.ts';
import type { SpriteCache } from '../draw/sprites.ts';
import { type BoardPen, stampOne, type View } from '../draw/stamp.ts';
import { drawSteps } from '../draw/steps.ts';
import type { Drawable } from './flow.ts';
import type { Scene } from './scene.ts';
import type { Block } from './world.ts';

function drawHeader(pen: Pen, look: Look, block: Block, scene: Scene): void {
  const { surface, box } = block;
  if ((surface.kind !== 'hexmap' && surface.kind !== 'network') || !detailOf(look.scale).text) return;
  const steps = scene.world.blocks.filter(
    (b) => b.surface.kind === 'steps' && b.inner && overlaps(b.box, box),
  );
  const right = Math.min(box.x + box.w - 20, ...steps.map((b) => b.box.x));
  const x = box.x + 35;
  const width = label(pen, look, look.say(surface.title), x, box.y + 58, {
    size: 44,
    weight: 700,
    serif: true,
    fill: look.theme.ink,
    max: right - x - 10,
    grow: 1.4,
  });
  const words = look.say(surface.subtitle) || (surface.reconstructed ? look.words.reconstructed : '');
  const isBeside = surface.kind === 'hexmap' && right - x - width > 180;
  const at = isBeside ? { x: x + width + 18, y: box.y + 57 } : { x, y: box.y + 92 };
  label(pen, look, words, at.x, at.y, {
    grow: 1.4,
    size: isBeside ? 28 : 24,
    serif: isBeside,
    italic: isBeside,
    fill: look.theme.ink2,
    max: Math.min(right - at.x - 20, box.w / 2),
  });
}

const TITLE_INSET = 22;

/** Without a sheet the title stands over the first card, not inside an edge. */
function drawRackBlock(pen: Pen, look: Look, { box, plan, inner, bare }: Block, surface: RackSurface): void {
  const { w, h, groups } = plan ?? { w: box.w, h: box.h, groups: [] };
  if (!bare) {
    drawRack(pen, look, surface, box, { w, h, groups }, inner);
    return;
  }
  const shift = <P extends { readonly x: number }>(p: P): P => ({ ...p, x: p.x + TITLE_INSET });
  const shifted = groups.map(({ label: at, slots }) => ({
    label: at && shift(at),
    slots: slots.map(shift),
  }));
  drawRack(pen, look, surface, { ...box, x: box.x - TITLE_INSET }, { w, h, groups: shifted }, true);
}

/** One surface without the pieces on it. */
export function drawBlock(pen: Pen, look: Look, block: Block, scene: Scene): void {
  const { surface, box, scale = 1 } = block;
  if (scale !== 1) {
    pen.save();
    pen.translate(box.x, box.y);
    pen.scale(scale, scale);
    const own = { ...block, scale: 1, box: { x: 0, y: 0, w: box.w / scale, h: box.h / scale } };
    drawBlock(pen, atScale(look, look.scale * scale), own, scene);
    pen.restore();
    return;
  }
  switch (surface.kind) {
    case 'hexmap':
      drawSheet(pen, look, box, look.theme.board);
      drawHeader(pen, look, block, scene);
      return;
    case 'network':
      drawNetwork(pen, look, surface, box);
      drawHeader(pen, look, block, scene);
      return;
    case 'market':
      drawMarket(pen, look, surface, box);
      return;
    case 'rack':
      drawRackBlock(pen, look, block, surface);
      return;
    case 'charter':
      drawCharter(pen, look, surface, box, usedStations(scene, block));
      return;
    case 'mat':
      drawMat(
        pen,
        look,
        withoutSigns(scene, block.id, surface),
        box,
        scene.world.matForm,
        takenOn(scene, block),
      );
      return;
    case 'bank':
      drawBank(pen, look, look.say(surface.title), box, box.h > 120);
      return;
    case 'steps':
      drawSteps(pen, look, surface, box);
      return;
    case 'bars':
      drawBars(pen, look, surface, box);
      return;
    case 'track':
      drawValueTrack(pen, look, surface, box);
      return;
    default:
      surface satisfies never;
  }
}

/** Stations of a charter that stand on the map. */
function usedStations(scene: Scene, { id, surface }: Block): ReadonlySet<string> {
  if (surface.kind !== 'charter') return new Set();
  const here = new Set(scene.drawables.flatMap(({ group, pieces }) => (group === id ? pieces : [])));
  return new Set(surface.stations.flatMap(({ piece }) => (here.has(piece) ? [] : [piece])));
}

const isSign = ({ face }: Drawable): boolean =>
  face.kind === 'chip' || (face.kind === 'card' && face.band === undefined && buildOf(face) === 'slip');

/** Room that the purse and the slips beside it take in the header of a mat, or a second office in its column. */
function takenOn(scene: Scene, { id, box }: Block): number {
  const signs = scene.drawables.filter((d) => d.group === id && isSign(d));
  if (scene.world.matForm === 'side') {
    const second = signs.filter(({ face }) => face.kind === 'card')[1];
    return second ? second.w + 14 : 0;
  }
  return box.x + box.w - 34 - Math.min(box.x + box.w - 34, ...signs.map((d) => d.x - d.w / 2 - 10));
}

/** A badge that lies there as a card is not said twice. */
function withoutSigns(scene: Scene, id: string, mat: MatSurface): MatSurface {
  const titles = scene.drawables.flatMap(({ group, face }) =>
    group === id && face.kind === 'card' ? [face.title.key] : [],
  );
  return titles.length === 0
    ? mat
    : { ...mat, badges: mat.badges.filter(({ key }) => !titles.includes(key)) };
}

const blockKeys = new WeakMap<Block, string>();

/**
 * A sheet that has not changed since the last position keeps its bitmap; maps are drawn hex by hex anyway.
 */
export function stampBlock(
  pen: BoardPen,
  look: Look,
  block: Block,
  scene: Scene,
  view: View,
  sprites: SpriteCache,
): void {
  const { surface, box, id } = block;
  if (surface.kind === 'hexmap') {
    drawBlock(pen, look, block, scene);
    return;
  }
  let key = blockKeys.get(block);
  if (key === undefined) {
    const used = [...usedStations(scene, block)];
    const signs =
      surface.kind === 'mat' ? [takenOn(scene, block), withoutSigns(scene, id, surface).badges] : [];
    key = JSON.stringify([surface, box.w, box.h, block.scale, used, signs]);
    blockKeys.set(block, key);
  }
  const centre = centreOf(box);
  stampOne(pen, view, sprites, {
    key: `${look.tag}/${key}`,
    ...centre,
    w: box.w + 16,
    h: box.h + 16,
    draw: (p) => {
      p.translate(-centre.x, -centre.y);
      drawBlock(p, look, block, scene);
    },
  });
}
