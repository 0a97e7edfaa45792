import { drawGroup, drawGroups, type GroupSurface } from '../../draw/group.ts';
import { PAD } from '../companies.ts';
import type { SurfaceKind } from './kind.ts';

/** The banner over companies that belong together. */
export const group: SurfaceKind<GroupSurface> = {
  region: () => null,
  draw: (pen, look, surface, { box, form }) => {
    if (form === 'sheet') drawGroups(pen, look, surface, box, PAD);
    else drawGroup(pen, look, surface, box);
  },
  places: () => undefined,
};
