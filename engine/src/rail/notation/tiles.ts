import { standardTile } from '../standard-tiles.ts';
import type { NodeSpec, PathSpec, TileColour, TileId, TileSpec } from '../types.ts';
import { TILE_COLOURS } from '../types.ts';
import type { Notation } from './face.ts';
import { Misprint, parseStop, parseTrack, wholeOf } from './face.ts';

/**
 * The tiles of a box. Those that the family shares are named by their numbers, many a line; own ones are written out,
 * one a line. `x∞`: as many as are wanted; `57|956`: two sides of one piece.
 *
 *     3 x4  4 x4  7 x∞  57|956 x5
 *     804 x2: brown; city 40 at 0 1 2
 */
export interface TileKindWritten {
  readonly front: TileId;
  readonly back?: TileId;
  readonly count: TileSpec['count'];
}
export type TilePrint = Omit<TileSpec, 'count' | 'back'>;
export interface TilesWritten {
  /** In the order of the list. */
  readonly kinds: readonly TileKindWritten[];
  readonly prints: ReadonlyMap<TileId, TilePrint>;
}

const fault = (part: string, wanted: string): never => {
  throw new Misprint(`"${part}": ${wanted}`);
};

function parsePrint(id: TileId, parts: string, notation: Notation): TilePrint {
  let colour: TileColour | null = null;
  let label: string | undefined;
  const nodes: NodeSpec[] = [];
  const paths: PathSpec[] = [];
  for (const part of parts.split(';').map((one) => one.trim())) {
    const [word = '', ...rest] = part.split(/\s+/);
    const found = TILE_COLOURS.find((one) => one === word);
    if (found) colour = found;
    else if (word === 'track') paths.push(...parseTrack(part, notation));
    else if (word === 'label') label = rest.join(' ');
    else {
      const stop = parseStop(part, nodes.length, notation);
      nodes.push(stop.node);
      paths.push(...stop.paths);
    }
  }
  if (colour === null) return fault(id, 'a tile has a colour');
  return { id, colour, nodes, paths, ...(label === undefined ? {} : { label }) };
}

function parseKind(named: string, counted: string | undefined): TileKindWritten {
  const [front = '', back] = named.split('|');
  if (counted === undefined || !/^x(\d+|∞)$/.test(counted)) fault(named, 'how many there are is written x4');
  const count = counted === 'x∞' ? 'unlimited' : wholeOf(counted!.slice(1), named);
  return { front, count, ...(back === undefined ? {} : { back }) };
}

/** Reads the list of tiles of a title. A tile that is written without a count only says what a side shows. */
export function tilesWritten(text: string, notation: Notation = {}): TilesWritten {
  const kinds: TileKindWritten[] = [];
  const prints = new Map<TileId, TilePrint>();
  for (const [i, written] of text.split('\n').entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) continue;
    try {
      const [names = '', ...parts] = line.split(':');
      const words = names.trim().split(/\s+/);
      if (parts.length === 0)
        for (let at = 0; at < words.length; at += 2) kinds.push(parseKind(words[at]!, words[at + 1]));
      else {
        const [named = '', counted] = words;
        const id = named.split('|')[0]!;
        if (counted !== undefined) kinds.push(parseKind(named, counted));
        prints.set(id, parsePrint(id, parts.join(':'), notation));
      }
    } catch (error) {
      throw error instanceof Misprint ? new Misprint(`line ${i + 1} of the tiles: ${error.message}`) : error;
    }
  }
  return { kinds, prints };
}

/** The tiles of a title that have one side each. */
export function tilesOf(text: string, notation: Notation = {}): Readonly<Record<TileId, TileSpec>> {
  const { kinds, prints } = tilesWritten(text, notation);
  return Object.fromEntries(
    kinds.map(({ front, count }) => {
      const print = prints.get(front);
      return [front, print ? { ...print, count } : standardTile(front, count)];
    }),
  );
}
