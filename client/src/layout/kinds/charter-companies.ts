import { type CompanyForm, drawCompany, planCompany } from '../../draw/company.ts';
import { PLATE } from '../../draw/plate.ts';
import { layOnCompany } from '../companies.ts';
import { drawableOf, faceOf, stateOf } from '../flow.ts';
import { boxSpot } from '../spots.ts';
import { bringForms, type CharterForm } from './charter-forms.ts';

/** A company among many others. */
const company = (form: CompanyForm): CharterForm => ({
  draw: (pen, look, surface, { box }, used) => drawCompany(pen, look, surface, box, form, used),
  places: ({ shelf }, { id, box }, add) => {
    if (shelf) add(boxSpot(shelf.place, id, planCompany(form, box).shares));
  },
  layAll: (source, surface, block, here, shelf) => layOnCompany(source, block, surface, form, here, shelf),
  seats: (source, surface, { id: group, box }) => {
    const { token } = planCompany(form, box);
    const size = form === 'card' ? { w: 2 * token.r, h: 2 * token.r } : { w: PLATE.w, h: PLATE.h };
    const at = { x: token.x, y: token.y, ...size, z: 20, place: surface.place, group };
    return surface.stations.flatMap(({ piece }) => {
      if (!stateOf(source, piece)) return [];
      const pile = { face: faceOf(source, piece), pieces: [piece], side: undefined };
      return [[piece, drawableOf(source, pile, at)] as const];
    });
  },
  partFor: (_surface, { box }, face) => {
    const { chip, shares, trains } = planCompany(form, box);
    return face.kind === 'chip' ? chip : face.kind === 'certificate' ? shares : trains;
  },
  purse: (surface, { box }, table) => {
    const { account, place, state } = surface;
    const isBusy = form === 'half' && state === 'open' && surface.sheet === undefined;
    const isShown = form !== 'plate' && !isBusy && (state === 'open' || (table.cash[account] ?? 0) !== 0);
    return isShown ? { account, place, box: planCompany(form, box).chip, from: 'left' } : null;
  },
});

bringForms({ card: company('card'), half: company('half'), plate: company('plate') });
