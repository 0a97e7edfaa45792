import { buildOf } from '../../draw/card.ts';
import { cardIn } from '../../draw/faces.ts';
import { drawMat, type MatSurface, planMat } from '../../draw/mat.ts';
import type { Drawable } from '../flow.ts';
import { cardsOnMat, layOnMat } from '../holder.ts';
import type { Scene } from '../scene.ts';
import { boxSpot, corner, innermost } from '../spots.ts';
import type { Block } from '../world.ts';
import type { SurfaceKind } from './kind.ts';

const isSign = ({ face }: Drawable): boolean => {
  const card = cardIn(face);
  return card ? card.band === undefined && buildOf(card) === 'slip' : face.kind === 'chip';
};

/** Room that the purse and the slips beside it take in the header of a mat, or a second office in its column. */
function takenOn(scene: Scene, { id, box: own }: Block): number {
  const block = scene.world.blocks.find((one) => one.id === id);
  const [box, scale] = [block?.box ?? own, block?.scale ?? 1];
  const signs = scene.drawables.filter((d) => d.group === id && isSign(d));
  if (scene.world.matForm === 'side') {
    const second = signs.filter(({ face }) => cardIn(face))[1];
    return second ? second.w / scale + 14 : 0;
  }
  const right = box.x + box.w - 34 * scale;
  const inHeader = signs.filter(({ y }) => y < box.y + 92 * scale);
  return (right - Math.min(right, ...inHeader.map((d) => d.x - d.w / 2 - 10 * scale))) / scale;
}

/** A badge that lies there as a card is not said twice. */
function withoutSigns(scene: Scene, id: string, mat: MatSurface): MatSurface {
  const titles = scene.drawables.flatMap(({ group, face }) =>
    group === id ? (cardIn(face)?.title.key ?? []) : [],
  );
  return titles.length === 0
    ? mat
    : { ...mat, badges: mat.badges.filter(({ key }) => !titles.includes(key)) };
}

/** What somebody has before them. */
export const mat: SurfaceKind<MatSurface> = {
  region: () => 'mats',
  draw: (pen, look, surface, block, scene) =>
    drawMat(
      pen,
      look,
      withoutSigns(scene, block.id, surface),
      block.box,
      scene.world.matForm,
      takenOn(scene, block),
    ),
  looks: (surface, block, scene) => [
    takenOn(scene, block),
    withoutSigns(scene, block.id, surface).badges.map(({ key, params = {} }) => ({ key, params })),
  ],
  /** The name of its owner stands for the mat; cards with something under them are places of their own. */
  places: (surface, block, { source, matForm }, add) => {
    const plan = planMat(block.box, matForm);
    const { x, y, h } = block.box;
    const name = matForm === 'side' ? { x, y, w: plan.cards.x - x - 10, h: h * 0.4 } : block.box;
    add(boxSpot(surface.place, block.id, name));
    if (surface.stock !== undefined) add(boxSpot(surface.stock, block.id, plan.slips));
    if (matForm === 'top')
      surface.folders?.forEach(({ under }, i) =>
        add(
          boxSpot(under, block.id, {
            x: plan.cards.x + plan.cards.w - (i + 1) * 60,
            y: plan.cards.y - 4,
            w: 56,
            h: 56,
          }),
        ),
      );
    for (const { folder, area, card } of cardsOnMat(source, block, surface, matForm)?.folders ?? []) {
      add(boxSpot(folder.under, block.id, area));
      if (folder.over !== undefined) add(corner(folder.over, block.id, card));
    }
  },
  placeAt: ({ place }, _, { at, spots }) => innermost(spots, at)?.place ?? place,
  openPlaces: ({ place }) => [place],
  layAll: (source, surface, block, here, lying, { matForm }) =>
    layOnMat(source, block, surface, here, matForm, lying),
  asides: ({ stock, folders = [] }) => [
    ...(stock === undefined ? [] : [stock]),
    ...folders.flatMap(({ under, over }) => (over === undefined ? [under] : [under, over])),
  ],
  partFor: (_, { box }, face, matForm) => {
    const card = cardIn(face);
    return card && buildOf(card) === 'slip' ? planMat(box, matForm).slips : null;
  },
  purse: ({ account, place }, { box }, _, matForm) => {
    const plan = planMat(box, matForm);
    const from = plan.chipSide;
    // In a column a purse of millions must not reach the cards.
    const w = from === 'left' ? Math.min(270, plan.cards.x - plan.chip.x - 24) : 270;
    const x = from === 'left' ? plan.chip.x : plan.chip.x - w;
    return { account, place, box: { x, y: plan.chip.y - plan.chipHeight / 2, w, h: plan.chipHeight }, from };
  },
  account: ({ account }) => account,
};
