import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import type { CharterSurface } from '../draw/charter.ts';
import { COMPANY, type CompanyForm, HALF, planCompany } from '../draw/company.ts';
import { sizeOf } from '../draw/faces.ts';
import type { Box } from '../draw/geometry.ts';
import { BANNER } from '../draw/group.ts';
import { PLATE } from '../draw/plate.ts';
import type { SideBlock } from './bank.ts';
import { drawableOf, faceOf, join, type Laid, NOTHING, type Source, stateOf } from './flow.ts';
import { certificateOf } from './holdings.ts';
import { type Kind, surfacesOf } from './surfaces-of.ts';
import type { Block } from './world.ts';

const GAP = 12;
export const PAD = { x: 22, y: 20 } as const;

/** How a company lies in the column: operating ones as cards, those in waiting as half cards, all others as plates. */
const formOf = ({ state, waits }: CharterSurface): CompanyForm =>
  state === 'open' ? 'card' : state === 'gone' || waits === 'locked' ? 'plate' : 'half';

interface Row {
  readonly form: CompanyForm | 'banner';
  readonly surfaces: readonly (CharterSurface | Kind<'group'>)[];
}

const LOW_BANNER = 52;
const perRow = { card: 1, half: 2, plate: 5 } as const;
const heights = { banner: BANNER.h, half: HALF.h, plate: PLATE.h + 8 } as const;

/** Banner after banner with its companies; those in no group come last. */
function rowsOf(stage: Stage): readonly Row[] {
  const charters = surfacesOf(stage, 'charter');
  const groups = surfacesOf(stage, 'group');
  const grouped = new Set(groups.flatMap((group) => group.charters));
  const rows: Row[] = [];
  const add = (list: readonly CharterSurface[]): void => {
    for (const form of ['card', 'half', 'plate'] as const) {
      const own = list.filter((one) => formOf(one) === form);
      for (let i = 0; i < own.length; i += perRow[form])
        rows.push({ form, surfaces: own.slice(i, i + perRow[form]) });
    }
  };
  for (const group of groups) {
    rows.push({ form: 'banner', surfaces: [group] });
    add(charters.filter(({ id }) => group.charters.includes(id)));
  }
  add(charters.filter(({ id }) => !grouped.has(id)));
  return rows;
}

/** All companies in one column on one sheet; cards are as high as leaves room for all. */
export function placeCompanies(stage: Stage, column: Box): readonly SideBlock[] {
  const box = { x: column.x + PAD.x, y: column.y + PAD.y, w: column.w - 2 * PAD.x, h: column.h - 2 * PAD.y };
  const rows = rowsOf(stage);
  const cards = rows.filter(({ form }) => form === 'card').length;
  const fixed = rows.reduce((sum, { form }) => sum + GAP + (form === 'card' ? 0 : heights[form]), -GAP);
  const room = cards === 0 ? COMPANY.h : (box.h - fixed) / cards;
  // Where all operate banners are lower too.
  const thin = room < COMPANY.least + 12 ? LOW_BANNER / BANNER.h : 1;
  const card = Math.max(COMPANY.least, Math.min(COMPANY.h, room));
  let y = box.y;
  return rows.flatMap(({ form, surfaces }, n) => {
    const h = form === 'card' ? card : heights[form] * (form === 'banner' ? thin : 1);
    const count = form === 'banner' ? 1 : perRow[form];
    const pitch = (box.w + GAP) / count;
    const blocks = surfaces.map((surface, i): SideBlock => {
      const own = { x: box.x + i * pitch, y, w: pitch - GAP, h };
      const plate = { x: own.x + (own.w - PLATE.w) / 2, y, w: PLATE.w, h: PLATE.h };
      return {
        id: surface.id,
        surface,
        // The sheet under all of them is that of the first banner.
        box: n === 0 ? column : form === 'plate' ? plate : own,
        inner: n > 0,
        ...(form !== 'banner' ? { form } : n === 0 ? { form: 'sheet' } : {}),
      };
    });
    y += h + GAP;
    return blocks;
  });
}

interface Where {
  readonly place: Place;
  readonly group: string;
}

/** One visible piece for all of a kind, as large as its box. */
export function heap(
  source: Source,
  ids: readonly PieceId[],
  box: Box,
  at: Where,
  z: number,
  isCounted = false,
): Laid {
  const first = ids[0];
  if (first === undefined) return NOTHING;
  const face = faceOf(source, first);
  const size = sizeOf(face, source.orientation);
  const scale = Math.min(box.w / size.w, box.h / size.h);
  const where = { x: box.x + box.w / 2, y: box.y + box.h / 2, w: size.w * scale, h: size.h * scale };
  const pile = { face, pieces: ids, side: undefined };
  const captions =
    ids.length > 1 && isCounted
      ? [
          {
            x: box.x - 24,
            y: where.y + 10,
            text: `×${ids.length}`,
            size: 28,
            weight: 700,
            max: 44,
          },
        ]
      : [];
  return { drawables: [drawableOf(source, pile, { ...where, ...at, z }, { count: 1 })], captions };
}

/** Trains, unsold certificates and what else lies on a company of the column. */
export function layOnCompany(
  source: Source,
  block: Block,
  surface: CharterSurface,
  form: CompanyForm,
  ids: readonly PieceId[],
  shelf: readonly PieceId[],
): Laid {
  const plan = planCompany(form, block.box);
  const stations = new Set(surface.stations.map(({ piece }) => piece));
  const at = { place: surface.place, group: block.id };
  const own = ids.filter((id) => !stations.has(id));
  const shares = own.filter((id) => certificateOf(source, id));
  const trains = own.filter(
    (id) => faceOf(source, id).kind === 'train' || faceOf(source, id).kind === 'investment',
  );
  const rest = own.filter((id) => !shares.includes(id) && !trains.includes(id));
  if (form === 'plate') {
    const { x, y, w, h } = block.box;
    const hidden = { x: x + w / 2 - 18, y: y + h / 2 - 18, w: 36, h: 36 };
    return heap(source, [...shares, ...trains, ...rest], hidden, at, 1);
  }
  // Beside them, where nothing else lies.
  const isCounted = form === 'card' && rest.length === 0 && trains.length < 2;
  const first = [...shares].toSorted((a, b) => rank(source, b) - rank(source, a));
  return join([
    layTrains(source, trains, plan.trains, at),
    // Where there is no room for them they lie under its plate.
    heap(
      source,
      first,
      form === 'half' && surface.state === 'open' ? plan.others : plan.shares,
      at,
      10,
      isCounted,
    ),
    surface.shelf
      ? heap(source, shelf, plan.shares, { ...at, place: surface.shelf.place }, 12, isCounted)
      : NOTHING,
    heap(source, rest, plan.others, at, 9),
  ]);
}

/** Square plates side by side, closer together where there are many. */
function layTrains(source: Source, ids: readonly PieceId[], { x, y, w, h }: Box, at: Where): Laid {
  const side = Math.min(h, 72);
  const step = Math.min(side + 6, (w - side) / Math.max(1, ids.length - 1));
  const drawables = ids.map((id, i) => {
    const pile = { face: faceOf(source, id), pieces: [id], side: stateOf(source, id)?.side };
    const where = { x: x + side / 2 + i * step, y: y + h / 2, w: side, h: side };
    return drawableOf(source, pile, { ...where, ...at, z: 12 + i });
  });
  return { drawables, captions: [] };
}

const rank = (source: Source, id: PieceId): number => (certificateOf(source, id)?.president ? 1 : 0);
