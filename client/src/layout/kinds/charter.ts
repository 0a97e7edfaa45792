import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import { drawCharter, planCharter } from '../../draw/charter.ts';
import type { Box } from '../../draw/geometry.ts';
import { drawBench, planBench } from '../../draw/bench.ts';
import { drawBrewerySpine, planSpine } from '../../draw/brewery-spine.ts';
import { layOnBench, layOnSpine } from '../benches.ts';
import { layInBox } from '../fields.ts';
import type { BlockForm } from '../world.ts';
import { drawCompany, isCompanyForm, planCompany } from '../../draw/company.ts';
import { layOnCompany } from '../companies.ts';
import { certificateOf } from '../holdings.ts';
import { drawableOf, faceOf, stateOf } from '../flow.ts';
import type { Scene } from '../scene.ts';
import { PLATE } from '../../draw/plate.ts';
import { boxSpot } from '../spots.ts';
import { layOnCharter } from '../surfaces.ts';
import type { SurfaceKind } from './kind.ts';

type Charter = Extract<Surface, { readonly kind: 'charter' }>;

/** Stations of a charter that stand on the map. */
function usedStations(scene: Scene, id: string, { stations }: Charter): ReadonlySet<string> {
  const here = new Set(scene.drawables.flatMap(({ group, pieces }) => (group === id ? pieces : [])));
  return new Set(stations.flatMap(({ piece }) => (here.has(piece) ? [] : [piece])));
}

const isBenchForm = (form: BlockForm | undefined): form is 'bench' | 'sheet' =>
  form === 'bench' || form === 'sheet';

/** Forms of a sheet with boxes for markers. */
const hasBoxes = (form: BlockForm | undefined): form is 'bench' | 'sheet' | 'spine' =>
  isBenchForm(form) || form === 'spine';
const boxesOn = (surface: Charter, box: Box, form: 'bench' | 'sheet' | 'spine'): readonly Box[] =>
  form === 'spine' ? planSpine(surface, box).boxes : planBench(surface, box, form === 'bench').boxes;

/** Money on its way to a company that has no purse yet. */
const COMING = { w: 150, h: 46 };

/** A company: its trains and cards, its unsold shares, its stations. */
export const charter: SurfaceKind<Charter> = {
  region: () => 'charters',
  draw: (pen, look, surface, { id, box, form }, scene) => {
    const used = usedStations(scene, id, surface);
    if (form === 'spine') drawBrewerySpine(pen, look, surface, box);
    else if (isBenchForm(form)) drawBench(pen, look, surface, box, form === 'bench');
    else if (isCompanyForm(form)) drawCompany(pen, look, surface, box, form, used);
    else drawCharter(pen, look, surface, box, used);
  },
  looks: (surface, { id }, scene) => [...usedStations(scene, id, surface)],
  places: (surface, { id, box, form }, { source }, add) => {
    const { place, shelf } = surface;
    add(boxSpot(place, id, box));
    if (hasBoxes(form)) {
      boxesOn(surface, box, form).forEach((own, i) => {
        const at = surface.sheet?.boxes[i]?.place;
        if (at !== undefined) add(boxSpot(at, id, own));
      });
      return;
    }
    if (isCompanyForm(form)) {
      if (shelf) add(boxSpot(shelf.place, id, planCompany(form, box).shares));
      return;
    }
    const plan = planCharter(surface, box);
    if (shelf && !plan.spine && piecesAt(source.table, shelf.place).some((p) => certificateOf(source, p)))
      add(boxSpot(shelf.place, id, plan.shelf));
  },
  openPlaces: ({ place }) => [place],
  layAt: (source, spot, ids, { surface, form }) =>
    hasBoxes(form) && surface.kind === 'charter' && spot.place !== surface.place
      ? layInBox(source, spot, ids)
      : null,
  layAll: (source, surface, block, here, lying) => {
    const shelf = surface.shelf ? lying(surface.shelf.place) : [];
    if (block.form === 'spine') return layOnSpine(source, block, surface, here);
    if (isBenchForm(block.form)) return layOnBench(source, block, surface, block.form === 'bench', here);
    return isCompanyForm(block.form)
      ? layOnCompany(source, block, surface, block.form, here, shelf)
      : layOnCharter(source, block, surface, here, shelf);
  },
  asides: ({ shelf }) => (shelf ? [shelf.place] : []),
  seats: (source, surface, { id: group, box, form }) => {
    if (form === 'spine' || isBenchForm(form)) return [];
    if (isCompanyForm(form)) {
      const { token } = planCompany(form, box);
      const size = form === 'card' ? { w: 2 * token.r, h: 2 * token.r } : { w: PLATE.w, h: PLATE.h };
      const at = { x: token.x, y: token.y, ...size, z: 20, place: surface.place, group };
      return surface.stations.flatMap(({ piece }) =>
        stateOf(source, piece)
          ? [
              [
                piece,
                drawableOf(source, { face: faceOf(source, piece), pieces: [piece], side: undefined }, at),
              ],
            ]
          : [],
      );
    }
    const plan = planCharter(surface, box);
    const d = plan.spine ? 44 : 2 * plan.stationR;
    return surface.stations.flatMap(({ piece }, i) => {
      const p = plan.spine ? plan.seal : plan.stations[i];
      if (!p || !pieceOf(source.table, piece)) return [];
      const at = { x: p.x, y: p.y, w: d, h: d, z: 20, place: surface.place, group };
      const pile = { face: faceOf(source, piece), pieces: [piece], side: undefined };
      return [[piece, drawableOf(source, pile, at)] as const];
    });
  },
  partFor: (surface, { box, form }, face) => {
    if (form === 'spine')
      return face.kind === 'chip' ? planSpine(surface, box).chip : planSpine(surface, box).pile;
    if (isBenchForm(form)) {
      const { chip, cards } = planBench(surface, box, form === 'bench');
      return face.kind === 'chip' ? chip : cards;
    }
    if (isCompanyForm(form)) {
      const { chip, shares, trains } = planCompany(form, box);
      return face.kind === 'chip' ? chip : face.kind === 'certificate' ? shares : trains;
    }
    const plan = planCharter(surface, box);
    switch (face.kind) {
      case 'chip':
        return { x: box.x + 20, y: box.y + box.h - 64, ...COMING };
      case 'certificate':
        return plan.shares;
      case 'train':
      case 'card':
        return plan.cards;
      default:
        return null;
    }
  },
  purse: (surface, { box, form }, table) => {
    const { account, place, state } = surface;
    if (form === 'spine')
      return state === 'open' || (table.cash[account] ?? 0) !== 0
        ? { account, place, box: planSpine(surface, box).chip, from: 'left' }
        : null;
    if (isBenchForm(form))
      return state === 'gone'
        ? null
        : { account, place, box: planBench(surface, box, form === 'bench').chip, from: 'left' };
    if (isCompanyForm(form)) {
      const isBusy = form === 'half' && state === 'open' && surface.sheet === undefined;
      const isShown = form !== 'plate' && !isBusy && (state === 'open' || (table.cash[account] ?? 0) !== 0);
      return isShown ? { account, place, box: planCompany(form, box).chip, from: 'left' } : null;
    }
    const plan = planCharter(surface, box);
    const has = state === 'open' || (table.cash[account] ?? 0) !== 0;
    if (!has || state === 'gone') return null;
    const at = plan.spine
      ? { x: box.x + box.w - 130, y: box.y + 10, w: 120, h: 42 }
      : { x: plan.chip.x, y: plan.chip.y - plan.chipHeight / 2, w: 260, h: plan.chipHeight };
    const low = state === 'open' || plan.spine ? at : { ...at, y: box.y + 186, h: 46 };
    return { account, place, box: low, from: plan.spine ? 'right' : 'left' };
  },
  account: ({ account }) => account,
};
