import type { Box } from '../../draw/geometry.ts';
import { drawBench, planBench } from '../../draw/bench.ts';
import { drawBrewerySpine, planSpine } from '../../draw/brewery-spine.ts';
import { layOnBench, layOnSpine } from '../benches.ts';
import { layInBox } from '../fields.ts';
import { type Add, boxSpot } from '../spots.ts';
import { bringForms, type Charter, type CharterForm } from './charter-forms.ts';

/** Boxes for markers on a sheet. */
function addBoxes({ sheet }: Charter, id: string, boxes: readonly Box[], add: Add): void {
  boxes.forEach((own, i) => {
    const at = sheet?.boxes[i]?.place;
    if (at !== undefined) add(boxSpot(at, id, own));
  });
}

/** A brewery with its equipment: large while it acts. */
const bench = (isActing: boolean): CharterForm => ({
  draw: (pen, look, surface, { box }) => drawBench(pen, look, surface, box, isActing),
  places: (surface, { id, box }, add) => addBoxes(surface, id, planBench(surface, box, isActing).boxes, add),
  layAt: layInBox,
  layAll: (source, surface, block, here) => layOnBench(source, block, surface, isActing, here),
  partFor: (surface, { box }, face) => {
    const { chip, cards } = planBench(surface, box, isActing);
    return face.kind === 'chip' ? chip : cards;
  },
  purse: (surface, { box }) => {
    const { account, place, state } = surface;
    return state === 'gone'
      ? null
      : { account, place, box: planBench(surface, box, isActing).chip, from: 'left' };
  },
});

/** A brewery of which no more than its name and what it has is to be seen. */
const spine: CharterForm = {
  draw: (pen, look, surface, { box }) => drawBrewerySpine(pen, look, surface, box),
  places: (surface, { id, box }, add) => addBoxes(surface, id, planSpine(surface, box).boxes, add),
  layAt: layInBox,
  layAll: (source, surface, block, here) => layOnSpine(source, block, surface, here),
  partFor: (surface, { box }, face) => {
    const { chip, pile } = planSpine(surface, box);
    return face.kind === 'chip' ? chip : pile;
  },
  purse: (surface, { box }, table) => {
    const { account, place, state } = surface;
    return state === 'open' || (table.cash[account] ?? 0) !== 0
      ? { account, place, box: planSpine(surface, box).chip, from: 'left' }
      : null;
  },
};

bringForms({ bench: bench(true), sheet: bench(false), spine });
