import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSteps, stepBoxes } from '../../draw/steps.ts';
import { boxSpot, closestBox, enlarged, natural } from '../spots.ts';
import { layOnStep } from '../stacks.ts';
import type { SurfaceKind } from './kind.ts';

/** A row of words of which one is the present one. */
export const steps: SurfaceKind<Extract<Surface, { readonly kind: 'steps' }>> = {
  region: () => null,
  draw: (pen, look, surface, { box }) => drawSteps(pen, look, surface, box),
  places: (surface, block, _, add) =>
    stepBoxes(surface, natural(block)).forEach((box, i) =>
      add(boxSpot(`${surface.id}/${surface.steps[i]?.id ?? i}`, block.id, enlarged(block, box))),
    ),
  placeAt: (_surface, _block, { at, spots }) => closestBox(spots, at, 12)?.place ?? null,
  layAt: layOnStep,
};
