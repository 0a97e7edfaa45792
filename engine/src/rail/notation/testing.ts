import type { HexSpec, NodeSpec, PathEnd, PathSpec, StopValue, TileColour } from '../types.ts';
import { TILE_COLOURS } from '../types.ts';
import type { BoardNotation } from './board.ts';
import type { Notation } from './face.ts';
import { STOP_KINDS } from './face.ts';
import type { TilePrint } from './tiles.ts';

/** Boards and tiles written back, so that tests can read what they have written. */

const valueText = (value: StopValue): string => {
  if (typeof value === 'number') return String(value);
  const last = TILE_COLOURS.findLastIndex((colour) => value[colour] !== undefined);
  const values = TILE_COLOURS.slice(0, last + 1).map((colour: TileColour) => value[colour] ?? '-');
  return values.length < 2 ? [...values, '-'].join('/') : values.join('/');
};
const letterOf = (gauge: string | undefined, { gauges = {} }: Notation): string =>
  gauge === undefined ? '' : (Object.entries(gauges).find(([, name]) => name === gauge)?.[0] ?? '?');

const isNode = (end: PathEnd): end is `n${number}` => typeof end === 'string';
const sideIn = ({ from, to }: PathSpec): PathEnd => (isNode(from) ? to : from);

/** The stops and the track of a face, as they are written. */
function formatStops(
  { nodes, paths }: { readonly nodes: readonly NodeSpec[]; readonly paths: readonly PathSpec[] },
  notation: Notation,
): readonly string[] {
  const names = (
    word: 'kept' | 'home' | 'goal',
    list: readonly (string | null)[] | undefined,
  ): readonly string[] => (list ? [word, list.map((one) => one ?? '-').join(',')] : []);
  const stops = nodes.map((node, i) => {
    const ends = paths.filter(({ from, to }) => from === `n${i}` || to === `n${i}`);
    const usual = node.kind === 'city' ? 1 : 0;
    return [
      node.kind,
      ...(node.value === 0 ? [] : [valueText(node.value)]),
      ...(node.slots === usual ? [] : [`x${node.slots}`]),
      ...names('kept', node.reserved),
      ...names('home', node.home),
      ...names('goal', node.destination),
      ...(ends.length > 0
        ? ['at', ...ends.map((path) => `${sideIn(path)}${letterOf(path.gauge, notation)}`)]
        : []),
    ].join(' ');
  });
  const plain = paths.filter(({ from, to }) => !isNode(from) && !isNode(to));
  const track = plain.map(({ from, to, gauge }) => `${from}-${to}${letterOf(gauge, notation)}`);
  return [...stops, ...(track.length > 0 ? [['track', ...track].join(' ')] : [])];
}

/** The line that says the same. */
export function formatHex(hex: HexSpec, notation: BoardNotation): string {
  const isStop = (kind: string): boolean => (STOP_KINDS as readonly string[]).includes(kind);
  const parts = [
    ...(hex.colour === 'white' ? [] : [hex.colour]),
    ...formatStops(hex, notation),
    ...(hex.label === undefined ? [] : [`label ${hex.label}`]),
    ...(hex.terrain ?? []).map(({ kind, cost }) => `${isStop(kind) ? 'cost ' : ''}${kind} ${cost}`),
    ...(hex.borders ?? []).map(
      ({ side, kind, cost }) => `side ${side} ${kind}${cost === 0 ? '' : ` ${cost}`}`,
    ),
    ...(hex.joins ?? []).map(({ side, hex: far, at }) => `join ${side} ${far} ${at}`),
    ...(hex.group === undefined ? [] : [`group ${hex.group}`]),
  ];
  return `${hex.id}${hex.name === undefined ? '' : ` ${hex.name}`}:${parts.length > 0 ? ' ' : ''}${parts.join('; ')}`;
}

/** The line that says what a tile shows. */
export const formatPrint = (tile: TilePrint, notation: Notation = {}): string =>
  `${tile.id}: ${[tile.colour, ...formatStops(tile, notation), ...(tile.label === undefined ? [] : [`label ${tile.label}`])].join('; ')}`;
