import type {
  BoardSpec,
  Border,
  HexColour,
  HexSpec,
  Join,
  NodeSpec,
  Orientation,
  PathSpec,
  Side,
  Terrain,
} from '../types.ts';
import type { Notation } from './face.ts';
import { Misprint, parseStop, parseTrack, STOP_KINDS, wholeOf } from './face.ts';

/** A board, one hex a line. Where a line cannot be read, its number and the part are said. */
export interface BoardNotation extends Notation {
  readonly orientation: Orientation;
  /** Kinds of terrain that a hex may have: `mountain 50`. */
  readonly terrain: readonly string[];
}

const COLOURS: readonly HexColour[] = ['white', 'red', 'yellow', 'green', 'brown', 'gray', 'blue'];
const BORDERS: readonly Border['kind'][] = ['river', 'impassable', 'national'];
const LINE = /^(\S+?)(?:\s+([^:]*?))?\s*:\s*(.*)$/;

/** `C13` lies in column C, row 13 of a flat board; in row C, column 13 of a pointy one. Columns after Z go on with AA. */
export function spotOf(
  id: string,
  orientation: Orientation,
): { readonly col: number; readonly row: number } | null {
  const found = /^([A-Z]+)(\d+)$/.exec(id);
  if (!found) return null;
  const letters = found[1]!.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const number = Number(found[2]);
  return orientation === 'flat' ? { col: letters, row: number } : { col: number, row: letters };
}

interface Reading {
  colour: HexColour;
  readonly nodes: NodeSpec[];
  readonly paths: PathSpec[];
  label?: string;
  group?: string;
  readonly terrain: Terrain[];
  readonly borders: Border[];
  readonly joins: Join[];
}

function readPart(hex: Reading, part: string, notation: BoardNotation): void {
  const [word = '', ...rest] = part.split(/\s+/);
  if ((COLOURS as readonly string[]).includes(word)) hex.colour = word as HexColour;
  else if ((STOP_KINDS as readonly string[]).includes(word) && !isTerrain(part, notation)) {
    const { node, paths } = parseStop(part, hex.nodes.length, notation);
    hex.nodes.push(node);
    hex.paths.push(...paths);
  } else if (word === 'track') hex.paths.push(...parseTrack(part, notation));
  else if (word === 'label') hex.label = rest.join(' ');
  else if (word === 'group') hex.group = rest.join(' ');
  else if (word === 'side')
    hex.borders.push({
      side: wholeOf(rest[0], part) as Side,
      kind: BORDERS.find((kind) => kind === rest[1]) ?? fault(part, `a side is ${BORDERS.join(' or ')}`),
      cost: rest[2] === undefined ? 0 : wholeOf(rest[2], part),
    });
  else if (word === 'join')
    hex.joins.push({
      side: wholeOf(rest[0], part) as Side,
      hex: rest[1] ?? '',
      at: wholeOf(rest[2], part) as Side,
    });
  else if (word === 'cost' && notation.terrain.includes(rest[0] ?? ''))
    hex.terrain.push({ kind: rest[0]!, cost: wholeOf(rest[1], part) });
  else if (isTerrain(part, notation)) hex.terrain.push({ kind: word, cost: wholeOf(rest[0], part) });
  else fault(part, 'nobody knows this word');
}
/** `mountain 50`; a word that is also a kind of stop (`mine`) is terrain only as `cost mine 30`. */
const isTerrain = (part: string, { terrain }: BoardNotation): boolean => {
  const [word = ''] = part.split(/\s+/);
  return terrain.includes(word) && !(STOP_KINDS as readonly string[]).includes(word);
};
const fault = (part: string, wanted: string): never => {
  throw new Misprint(`"${part}": ${wanted}`);
};

/** One line of a board. */
export function parseHex(line: string, notation: BoardNotation): HexSpec {
  const found = LINE.exec(line);
  const [, id = '', name, parts = ''] = found ?? fault(line, 'a hex is written "A7 Rheine: …"');
  const spot = spotOf(id, notation.orientation) ?? fault(id, 'a hex is called like A7');
  const hex: Reading = { colour: 'white', nodes: [], paths: [], terrain: [], borders: [], joins: [] };
  for (const part of parts.split(';').map((one) => one.trim()))
    if (part !== '') readPart(hex, part, notation);
  const { colour, nodes, paths, label, group, terrain, borders, joins } = hex;
  return {
    id,
    ...spot,
    colour,
    ...(name ? { name } : {}),
    nodes,
    paths,
    ...(label === undefined ? {} : { label }),
    ...(terrain.length > 0 ? { terrain } : {}),
    ...(borders.length > 0 ? { borders } : {}),
    ...(joins.length > 0 ? { joins } : {}),
    ...(group === undefined ? {} : { group }),
  };
}

/** What is wrong with a board that somebody wrote: the number of the line, counted from 1, and why. */
export interface BoardMisprint {
  readonly line: number;
  readonly why: string;
}

/** Reads the lines of a board; empty ones and those that begin with `#` are passed over. */
export function readBoard(
  text: string,
  notation: BoardNotation,
): { readonly hexes: readonly HexSpec[]; readonly misprints: readonly BoardMisprint[] } {
  const hexes: HexSpec[] = [];
  const misprints: BoardMisprint[] = [];
  const known = new Set<string>();
  text.split('\n').forEach((written, i) => {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) return;
    try {
      const hex = parseHex(line, notation);
      if (known.has(hex.id)) fault(hex.id, 'this hex stands here twice');
      known.add(hex.id);
      hexes.push(hex);
    } catch (error) {
      if (!(error instanceof Misprint)) throw error;
      misprints.push({ line: i + 1, why: error.message });
    }
  });
  return { hexes, misprints };
}

/** A board that a title brings along: a misprint in it is a defect of ours. */
export function boardOf(text: string, notation: BoardNotation): BoardSpec {
  const { hexes, misprints } = readBoard(text, notation);
  const [first] = misprints;
  if (first) throw new Error(`line ${first.line} of a board: ${first.why}`);
  return { orientation: notation.orientation, hexes: Object.fromEntries(hexes.map((hex) => [hex.id, hex])) };
}
