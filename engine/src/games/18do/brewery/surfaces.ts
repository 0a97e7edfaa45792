import { ROUND_MARKER } from '../../../rail/ids.ts';
import { plain } from '../../../rail/surfaces.ts';
import { marketSurface } from '../../../rail/verbs/table.ts';
import type { Face, Livery, RoundPart, Surface } from '../../../stage/stage.ts';
import { perTable, pieceOf } from '../../../table/places.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import type { StartLot } from '../start-package.ts';
import { BID_STEPS, SMALL, SMALL_IDS, smallOf } from './data/companies.ts';
import { PAIRS } from './data/limits.ts';
import { TRACKS } from './data/tracks.ts';
import { lastSet } from './flow.ts';
import { breweryBox, smallSheet } from './pieces.ts';
import { isOwned } from './readers.ts';
import { brewerySheet, cardFace } from './stage.ts';

// —— Boards ——

/** §5.1.2: two lines of prices. */
export const priceTracks = (): Surface => {
  const usual = marketSurface('18do', TRACKS, ['right', 'left', 'line']);
  const lines = [phrase('18do/track/railway'), phrase('18do/track/brewery')];
  return usual.kind === 'market' ? { ...usual, lines } : usual;
};
const partsOf = (pairs: number): readonly RoundPart[] => [
  'stock',
  ...Array.from({ length: pairs }, (): readonly RoundPart[] => ['rail', 'beer']).flat(),
];
/** §6.2, §8.5: six operating rounds of two and three pairs, five with two players. */
export function roundTrack(table: DoTable): Surface {
  const at = /^round\/(\d+)\/(\d+)$/.exec(pieceOf(table, ROUND_MARKER)?.at ?? '');
  return {
    kind: 'rounds',
    id: 'round',
    title: phrase('18do/round/title'),
    rounds: PAIRS.slice(0, lastSet(table)).map((pairs, i) => ({
      id: String(i + 1),
      label: phrase('18do/round/set', { set: i + 1 }),
      parts: partsOf(pairs),
    })),
    now: at ? { round: at[1]!, part: Number(at[2]) } : null,
  };
}
/** §6.1.5: the small breweries on offer with their bid fields; what is bid comes on top of the price on the sheet. */
export const SMALL_LOTS: readonly StartLot[] = SMALL_IDS.map((id) => ({
  id,
  card: smallSheet(id),
  bids: BID_STEPS,
}));
/** The sheets of small breweries that somebody owns. */
export const smallSheets = (table: DoTable): readonly Surface[] =>
  SMALL_IDS.filter((id) => isOwned(table, id)).map((id) => brewerySheet(table, id));

// —— Faces ——

const GREEN = '#2E7D4F';
const COPPER = '#A5642B';
export const SMALL_LIVERIES: Readonly<Record<string, Livery>> = Object.fromEntries(
  SMALL.map(({ id, name }) => [
    id,
    { id, letters: id, name, fill: COPPER, ink: '#fff', line: COPPER, pattern: 'solid' },
  ]),
);
function smallFace(id: string): Face {
  const spec = smallOf(id);
  const [ones = 0, twos = 0] = spec?.starts ?? [];
  return {
    kind: 'card',
    form: 'private',
    title: plain(spec?.name ?? id),
    tag: plain(id),
    lines: [
      { text: phrase('18do/small/capital'), value: String(spec?.capital ?? 0) },
      { text: phrase('18do/small/starts', { ones, twos }) },
    ],
    foot: [String(spec?.price ?? 0)],
  };
}
/** Pieces that only Heat, Sweat & Beer has; null: they look as elsewhere. */
export function breweryFace(id: PieceId): Face | null {
  const [kind = '', name = ''] = id.split('/');
  switch (kind) {
    case 'small':
      return smallFace(name);
    case 'order':
      return { kind: 'marker', letters: name, colour: GREEN };
    case 'no-demand':
      return { kind: 'marker', letters: '–', colour: '#7A3B2E', sign: 'no-demand' };
    default:
      return null;
  }
}
const CARDS: readonly PieceId[] = Object.keys(breweryBox()).filter((id) => /^(?:train|kettle)\//.test(id));
/** Cards show what they can still do, so they are looked at with the table. */
export const cardFaces = perTable((table: DoTable): Readonly<Record<PieceId, Face>> => {
  const faces: Record<PieceId, Face> = {};
  for (const card of CARDS) {
    const face = pieceOf(table, card) ? cardFace(table, card) : null;
    if (face) faces[card] = face;
  }
  return faces;
});
