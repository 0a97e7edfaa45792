import type { BoardSpec, CompanyId, HexSpec, NodeSpec } from '../../rail/types.ts';
import type { Face, Livery, Pattern } from '../../stage/stage.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS, COMPANIES, kindOfCompany } from './data/companies.ts';
import { PRIVATES } from './data/privates.ts';
import { TILES } from './data/tiles.ts';
import { TRAINS } from './data/trains.ts';
import { allPieces, LYNX, ROUND_MARKER } from './pieces.ts';

/** Several companies share a colour; the pattern tells them apart: halves in the north, rings for minors. */
const PATTERN: Readonly<Record<CompanyId, Pattern>> = {
  CFLG: 'half',
  CFEA: 'stripe',
  FdLR: 'bars',
  FdSB: 'dots',
  SFVA: 'check',
  FdC: 'cross',
  MZA: 'solid',
  N: 'stripe',
  A: 'bars',
  MCP: 'half',
  CRB: 'dots',
  ZPB: 'check',
  GSSR: 'cross',
  AVT: 'solid',
  TBF: 'half',
};
/** Fills that are too light for letters on paper. */
const LINE: Readonly<Record<CompanyId, string>> = {
  MZA: '#7D5F00',
  N: '#7A5713',
  FdC: '#A8461A',
  MS: '#1F6F8B',
  SC: '#7A6E00',
  MH: '#8A4C8C',
  CSE: '#8F5A1C',
  FCA: '#5E6B14',
  ZP: '#A80059',
};
export const LIVERIES: Readonly<Record<string, Livery>> = Object.fromEntries(
  Object.values(CHARTERS).map((c) => [
    c.id,
    {
      id: c.id,
      letters: c.id,
      name: c.name,
      fill: c.colour,
      ink: c.ink,
      line: LINE[c.id] ?? c.colour,
      pattern: PATTERN[c.id] ?? (kindOfCompany(c.id) === 'minor' ? 'ring' : 'solid'),
    },
  ]),
);

function trainFace(type: string): Face {
  const spec = TRAINS.find((t) => t.id === type);
  const sides = Object.fromEntries(
    (spec?.sides ?? []).map((s) => [s.name, { range: s.name, price: s.price }]),
  );
  return { kind: 'train', colour: spec?.colour ?? 'yellow', sides };
}
function privateFace(id: string): Face {
  const spec = PRIVATES.find((p) => p.id === id)!;
  return {
    kind: 'card',
    title: phrase(`name/${id}`),
    tag: phrase('table/plain', { text: id }),
    lines: [{ text: phrase(`18esp/card/${id}`) }],
    foot: [String(spec.price), `+${spec.income}`],
  };
}
function faceOfPiece(id: PieceId): Face {
  const [kind = '', name = '', index = ''] = id.split('/');
  switch (kind) {
    case 'tile': {
      const back = TILES[name]?.back;
      return back === undefined ? { kind, tile: name } : { kind, tile: name, back };
    }
    case 'cert':
      return {
        kind: 'certificate',
        livery: name,
        percent: CHARTERS[name]?.shares[Number(index)] ?? 0,
        president: index === '0',
      };
    case 'train':
      return trainFace(name);
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
      return { kind: 'marker', letters: '×', colour: '#7A1F1F' };
    case 'white':
      return { kind: 'marker', letters: '', colour: '#FFFFFF' };
    case 'charter':
      return { kind: 'card', title: phrase(`name/charter/${name}`), band: name, lines: [] };
    default:
      if (id === LYNX) return { kind: 'card', title: phrase('18esp/mat/lynx'), lines: [] };
      if (id === ROUND_MARKER) return { kind: 'marker', letters: '●', colour: '#0B5D6B' };
      return { kind: 'disc', livery: name };
  }
}

/** Faces never change: every table has pieces of the same box. */
export const FACES: Readonly<Record<PieceId, Face>> = Object.fromEntries(
  Object.keys(
    allPieces({ seats: ['1', '2', '3', '4', '5', '6'], companies: COMPANIES, gift6: 'CRB', gift7: 'FdSB' }),
  ).map((id) => [id, faceOfPiece(id)]),
);

/** On the map an anchor says that it is a port. */
const named = (hex: HexSpec): HexSpec =>
  hex.name === undefined ? hex : { ...hex, name: hex.name.replace(/^Puerto de /, '') };

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
