import { isAlike, liveriesOf, usualFace } from '../../rail/faces.ts';
import type { BoardSpec, CompanyId, HexSpec, NodeSpec } from '../../rail/types.ts';
import type { Face, Livery } from '../../stage/stage.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { BOARD, passAt } from './data/board.ts';
import { CHARTERS, COMPANIES, kindOfCompany } from './data/companies.ts';
import { FILL, LINE, PATTERN, WHITE } from './data/looks.ts';
import { PRIVATES } from './data/privates.ts';
import { TILES } from './data/tiles.ts';
import { TRAINS } from './data/trains.ts';
import type { EspTable } from './clock.ts';
import { allPieces, LYNX } from './pieces.ts';
import { cardName } from './readers.ts';

const published = liveriesOf(CHARTERS, {
  pattern: (company) => PATTERN[company] ?? (kindOfCompany(company) === 'minor' ? 'ring' : 'solid'),
  line: LINE,
});
export const LIVERIES: Readonly<Record<string, Livery>> = Object.fromEntries(
  Object.values(published).map((livery) => [
    livery.id,
    {
      ...livery,
      fill: FILL[livery.id] ?? livery.fill,
      line: LINE[livery.id] ?? FILL[livery.id] ?? livery.line,
      ink: WHITE.includes(livery.id) ? '#FFFFFF' : livery.ink,
    },
  ]),
);

function privateFace(id: string, name = id): Face {
  const spec = PRIVATES.find((p) => p.id === id)!;
  return {
    kind: 'card',
    title: phrase(`name/${name}`),
    tag: phrase('table/plain', { text: id }),
    lines: [{ text: phrase(`18esp/card/${id}`) }],
    foot: [String(spec.price), `+${spec.income}`],
  };
}
function faceOfPiece(id: PieceId): Face {
  const [kind = '', name = ''] = id.split('/');
  if (id === LYNX) return { kind: 'card', title: phrase('18esp/mat/lynx'), lines: [] };
  switch (kind) {
    case 'private':
      return privateFace(name);
    case 'tender':
      return {
        kind: 'card',
        title: phrase('18esp/card/tender'),
        lines: [{ text: phrase('18esp/card/tender-does') }],
      };
    case 'order':
      return { kind: 'marker', letters: name, colour: '#6B4E2E' };
    case 'closed':
      // What it costs to take it away.
      return { kind: 'marker', letters: String(passAt(name)?.cost ?? '×'), colour: '#7A1F1F' };
    case 'white':
      return { kind: 'marker', letters: '', colour: '#FFFFFF' };
    default:
      return usualFace({ charters: CHARTERS, trains: TRAINS, tiles: TILES }, id);
  }
}

/** Faces never change: every table has pieces of the same box. */
const FACES: Readonly<Record<PieceId, Face>> = Object.fromEntries(
  Object.keys(
    allPieces({ seats: ['1', '2', '3', '4', '5', '6'], companies: COMPANIES, gift6: 'CRB', gift7: 'FdSB' }),
  ).map((id) => [id, faceOfPiece(id)]),
);

/** P6 with its other side up (§2.2). */
const FACES_TURNED = { ...FACES, 'private/P6': privateFace('P6', 'P6/back') };
export const facesOf = (table: EspTable): Readonly<Record<PieceId, Face>> =>
  cardName(table, 'P6') === 'P6' ? FACES : FACES_TURNED;

/** On the map an anchor says that it is a port, and a letter on which side of the map it lies (§5.4.2). */
const named = (hex: HexSpec): HexSpec => ({
  ...hex,
  ...(hex.name === undefined ? {} : { name: hex.name.replace(/^Puerto de /, '') }),
  ...(isSide(hex.group) ? { label: hex.group } : {}),
});
const isSide = (group: string | undefined): group is 'E' | 'W' => group === 'E' || group === 'W';

/** The board as it looks in this game: circles are marked for the companies that take part only. */
export const boardOf: (companies: readonly CompanyId[]) => BoardSpec = perTable(
  (companies: readonly CompanyId[]) => {
    const stays = (company: CompanyId | null): boolean => company !== null && companies.includes(company);
    const printed = (node: NodeSpec): NodeSpec => {
      const { reserved, home, destination, ...rest } = node;
      return {
        ...rest,
        ...(reserved ? { reserved: reserved.map((c) => (c !== null && stays(c) ? c : null)) } : {}),
        ...(home ? { home: home.filter(stays) } : {}),
        ...(destination ? { destination: destination.filter(stays) } : {}),
      };
    };
    return {
      orientation: BOARD.orientation,
      hexes: Object.fromEntries(
        Object.values(BOARD.hexes).map((hex) => [hex.id, { ...named(hex), nodes: hex.nodes.map(printed) }]),
      ),
    };
  },
);

/** Pieces that look alike: tenders, markers other than the home marker, and what is alike in every title. */
export const sameKind = (a: PieceId, b: PieceId): boolean =>
  (a.startsWith('tender/') && b.startsWith('tender/')) || isAlike(a, b, ['cert', 'token']);
