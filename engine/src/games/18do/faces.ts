import { liveriesOf, usualFace } from '../../rail/faces.ts';
import { plain } from '../../rail/surfaces.ts';
import type { Face, Livery, Pattern } from '../../stage/stage.ts';
import { pieceOf } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { TRAIN_TYPES } from './brewery/data/cards.ts';
import { ALL_CHARTERS } from './brewery/data/companies.ts';
import { expertFaces } from './brewery/expert/stage.ts';
import { breweryBox } from './brewery/pieces.ts';
import { breweryFace, cardFaces, SMALL_LIVERIES } from './brewery/surfaces.ts';
import type { DoTable } from './clock.ts';
import { privateOf } from './data/breweries.ts';
import { CHARTERS } from './data/companies.ts';
import { boxPieces, cardPlace, FIRST_ACTION, BREWERY_CARD, MANAGER_CARD } from './pieces.ts';
import { isBrewery } from './readers.ts';
import { SHOWN_TILES } from './stage-map.ts';

const PATTERN: Readonly<Record<string, Pattern>> = {
  BME: 'stripe',
  CME: 'dots',
  RhE: 'bars',
  KWE: 'check',
  DGEE: 'cross',
  DHB: 'ring',
  HHW: 'half',
};
/** Colours that are too light for letters on paper. */
const LINE: Readonly<Record<string, string>> = { KWE: '#6B6300', DGEE: '#9A4A05', HHW: '#4C6B1F' };
const looks = { pattern: (company: string): Pattern => PATTERN[company] ?? 'solid', line: LINE };
const RAILWAY_LIVERIES: Readonly<Record<string, Livery>> = liveriesOf(CHARTERS, looks);
const BREWERY_LIVERIES: Readonly<Record<string, Livery>> = {
  ...liveriesOf(ALL_CHARTERS, looks),
  ...SMALL_LIVERIES,
};
export const liveriesFor = (table: DoTable): Readonly<Record<string, Livery>> =>
  isBrewery(table) ? BREWERY_LIVERIES : RAILWAY_LIVERIES;
const BOX = { charters: ALL_CHARTERS, trains: TRAIN_TYPES, tiles: SHOWN_TILES };

const BEER = '#DDA338';
const plate = (id: PieceId, value: string): Face =>
  id.startsWith('siding/coal/')
    ? { kind: 'plate', letters: 'K', value, tone: 'black' }
    : { kind: 'plate', letters: 'S', value, tone: 'red' };

function privateFace(id: PieceId, isFlipped: boolean): Face {
  const spec = privateOf(id.slice('private/'.length));
  const name = spec?.id ?? '';
  return {
    kind: 'card',
    form: 'private',
    title: phrase(`name/${name}`),
    tag: plain(`B${spec?.number ?? ''}`),
    lines: [
      { text: phrase(`18do/private/${name}/short`), value: `+${spec?.income ?? 0}` },
      { text: phrase(`18do/private/${name}`) },
    ],
    foot: [String(spec?.bids[0] ?? 0)],
    ...(spec ? { holds: cardPlace(spec.id) } : {}),
    ...(isFlipped ? { state: 'done' } : {}),
  };
}

function faceOf(id: PieceId): Face {
  const [kind = '', name = ''] = id.split('/');
  if (id === FIRST_ACTION) return { kind: 'card', title: phrase('18do/card/first'), lines: [] };
  if (id === MANAGER_CARD) return { kind: 'card', title: phrase('18do/card/manager'), lines: [] };
  if (id === BREWERY_CARD) return { kind: 'card', title: phrase('18do/card/brewery-manager'), lines: [] };
  switch (kind) {
    case 'private':
      return privateFace(id, false);
    case 'brewery':
      return { kind: 'marker', letters: `B${name.slice(2)}`, colour: BEER };
    case 'cube':
      return { kind: 'cube', colour: BEER, solid: true };
    case 'siding':
      return plate(id, id.includes('/high/') ? '20' : '10');
    case 'payout':
      return { kind: 'disc', livery: name, shape: 'pin' };
    case 'train':
      return trainFace(id);
    default:
      return breweryFace(id) ?? usualFace(BOX, id);
  }
}
/** A train shows its squares for beer. */
function trainFace(id: PieceId): Face {
  const face = usualFace(BOX, id);
  const squares = TRAIN_TYPES.find((train) => id.startsWith(`train/${train.id}/`))?.beer ?? 0;
  if (face.kind !== 'train' || squares === 0) return face;
  const sides = Object.entries(face.sides).map(([name, side]) => [name, { ...side, squares }] as const);
  return { ...face, sides: Object.fromEntries(sides) };
}

const facesFor = (box: Readonly<Record<PieceId, unknown>>): Readonly<Record<PieceId, Face>> =>
  Object.fromEntries(Object.keys(box).map((id) => [id, faceOf(id)]));
const FACES = facesFor(boxPieces());
const BREWERY_FACES = facesFor(breweryBox());
const TURNABLE = Object.keys(FACES).filter((id) => id.startsWith('private/') || id.includes('/high/'));
const kept = new Map<string, Readonly<Record<PieceId, Face>>>();

/** Faces change only where a card or a marker is turned over; how they look then is worked out once. */
export function facesOf(table: DoTable): Readonly<Record<PieceId, Face>> {
  return isBrewery(table)
    ? { ...turned(table, BREWERY_FACES, 'hsb'), ...cardFaces(table), ...expertFaces(table) }
    : turned(table, FACES, '');
}
function turned(
  table: DoTable,
  upright: Readonly<Record<PieceId, Face>>,
  box: string,
): Readonly<Record<PieceId, Face>> {
  const over = TURNABLE.filter((id) => ['back', '30'].includes(pieceOf(table, id)?.side ?? ''));
  if (over.length === 0) return upright;
  const key = [box, ...over].join();
  const known = kept.get(key);
  if (known) return known;
  if (kept.size > 200) kept.clear();
  const faces: Record<PieceId, Face> = { ...upright };
  for (const id of over) faces[id] = id.startsWith('private/') ? privateFace(id, true) : plate(id, '30');
  kept.set(key, faces);
  return faces;
}
