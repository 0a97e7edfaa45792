import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import { drawCharter, planCharter } from '../../draw/charter.ts';
import { certificateOf } from '../holdings.ts';
import { drawableOf, faceOf } from '../flow.ts';
import type { Scene } from '../scene.ts';
import { boxSpot } from '../spots.ts';
import { layOnCharter } from '../surfaces.ts';
import { type Charter, formOf } from './charter-forms.ts';
import type { SurfaceKind } from './kind.ts';

/** Stations of a charter that stand on the map. */
function usedStations(scene: Scene, id: string, { stations }: Charter): ReadonlySet<string> {
  const here = new Set(scene.drawables.flatMap(({ group, pieces }) => (group === id ? pieces : [])));
  return new Set(stations.flatMap(({ piece }) => (here.has(piece) ? [] : [piece])));
}

/** Whether certificates lie beside the purse. */
const isShelved = (scene: Scene, { shelf }: Charter): boolean =>
  shelf !== undefined && scene.drawables.some(({ place }) => place === shelf.place);

/** Money on its way to a company that has no purse yet. */
const COMING = { w: 150, h: 46 };

/** A company: its trains and cards, its unsold shares, its stations. Some tables have it in other forms as well. */
export const charter: SurfaceKind<Charter> = {
  region: () => 'charters',
  draw: (pen, look, surface, block, scene) => {
    const used = usedStations(scene, block.id, surface);
    const form = formOf(block);
    if (form) form.draw(pen, look, surface, block, used);
    else drawCharter(pen, look, surface, block.box, used, isShelved(scene, surface));
  },
  looks: (surface, { id }, scene) => [isShelved(scene, surface), ...usedStations(scene, id, surface)],
  places: (surface, block, { source }, add) => {
    const { id, box } = block;
    const { place, shelf } = surface;
    add(boxSpot(place, id, box));
    const form = formOf(block);
    if (form) {
      form.places(surface, block, add);
      return;
    }
    const plan = planCharter(surface, box);
    if (shelf && !plan.spine && piecesAt(source.table, shelf.place).some((p) => certificateOf(source, p)))
      add(boxSpot(shelf.place, id, plan.shelf));
  },
  openPlaces: ({ place }) => [place],
  layAt: (source, spot, ids, block) =>
    block.surface.kind === 'charter' && spot.place !== block.surface.place
      ? (formOf(block)?.layAt?.(source, spot, ids) ?? null)
      : null,
  layAll: (source, surface, block, here, lying) => {
    const shelf = surface.shelf ? lying(surface.shelf.place) : [];
    const form = formOf(block);
    return form
      ? form.layAll(source, surface, block, here, shelf)
      : layOnCharter(source, block, surface, here, shelf);
  },
  asides: ({ shelf }) => (shelf ? [shelf.place] : []),
  seats: (source, surface, block) => {
    const form = formOf(block);
    if (form) return form.seats?.(source, surface, block) ?? [];
    const { id: group, box } = block;
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
  partFor: (surface, block, face) => {
    const form = formOf(block);
    if (form) return form.partFor(surface, block, face);
    const { box } = block;
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
  purse: (surface, block, table) => {
    const form = formOf(block);
    if (form) return form.purse(surface, block, table);
    const { box } = block;
    const { account, place, state } = surface;
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
