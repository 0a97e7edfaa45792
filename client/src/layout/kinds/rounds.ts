import type { RoundsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawRounds } from '../../draw/rounds.ts';
import { planRounds } from '../../draw/rounds-plan.ts';
import { boxSpot, closestBox } from '../spots.ts';
import { layOnStep } from '../stacks.ts';
import type { SurfaceKind } from './kind.ts';

/** The rounds of a whole game, with a marker on the present one. */
export const rounds: SurfaceKind<RoundsSurface> = {
  region: () => null,
  draw: (pen, look, surface, { box }) => drawRounds(pen, look, surface, box),
  places: (surface, { id, box }, _, add) =>
    planRounds(surface).forEach(({ parts }, i) =>
      parts.forEach((part, p) =>
        add(
          boxSpot(`${surface.id}/${surface.rounds[i]?.id ?? i}/${p}`, id, {
            ...part,
            x: box.x + part.x,
            y: box.y + part.y,
          }),
        ),
      ),
    ),
  placeAt: (_surface, _block, { at, spots }) => closestBox(spots, at, 12)?.place ?? null,
  layAt: layOnStep,
};
