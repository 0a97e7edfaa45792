import { railsOf, isSide, nodeAt } from '@stellwerk/engine/rail/map/face.ts';
import { faceOf } from '@stellwerk/engine/rail/map/layout.ts';
import type { Face, HexSpec, NodeSpec, Orientation, Side, TileColour } from '@stellwerk/engine/rail/types.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Language, Table } from '@stellwerk/engine/table/types.ts';
import { hexMapOf } from '../layout/surfaces-of.ts';
import '../words/keys.ts';
import { text } from '../words/texts.ts';

/** The sides of a hex by the compass, as they are numbered. */
const COMPASS = {
  flat: ['s', 'sw', 'nw', 'n', 'ne', 'se'],
  pointy: ['sw', 'w', 'nw', 'ne', 'e', 'se'],
} as const satisfies Record<Orientation, readonly string[]>;

interface Sight {
  readonly language: Language;
  readonly orientation: Orientation;
  /** The column of values that counts now. */
  readonly values: TileColour;
}

const side = ({ language, orientation }: Sight, at: Side): string =>
  text(language, `side.${COMPASS[orientation][at]}`);

const listed = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);

const valueOf = ({ value }: NodeSpec, values: TileColour): number =>
  typeof value === 'number' ? value : (value[values] ?? 0);

/** "city 30, 2 circles, track to the south and the north". */
function sayNode(face: Face, index: number, sight: Sight): string {
  const node = face.nodes[index]!;
  const value = valueOf(node, sight.values);
  const exits = railsOf(face).flatMap(({ from, to }) => {
    const [a, b] = nodeAt(from) === index ? [from, to] : [to, from];
    return nodeAt(a) === index && isSide(b) ? [side(sight, b)] : [];
  });
  const parts = [
    value > 0
      ? `${text(sight.language, `hex.${node.kind}`)} ${value}`
      : text(sight.language, `hex.${node.kind}`),
  ];
  if (node.slots > 1) parts.push(text(sight.language, 'hex.circles', { n: node.slots }));
  if (exits.length > 0)
    parts.push(text(sight.language, 'hex.track-to', { sides: listed(sight.language, exits) }));
  return parts.join(', ');
}

/** Stops and track of a face: what is to be seen on a tile, or printed on the board. */
export function sayFace(face: Face, sight: Sight): readonly string[] {
  const through = railsOf(face).flatMap(({ from, to }) =>
    isSide(from) && isSide(to)
      ? [text(sight.language, 'hex.track', { from: side(sight, from), to: side(sight, to) })]
      : [],
  );
  const label = face.label ? [text(sight.language, 'hex.label', { label: face.label })] : [];
  return [...face.nodes.map((_, i) => sayNode(face, i, sight)), ...through, ...label];
}

/** What it costs to build here, and what is in the way. */
function sayGround(
  { terrain = [], borders = [] }: HexSpec,
  isBuilt: boolean,
  sight: Sight,
): readonly string[] {
  const { language } = sight;
  const cost = isBuilt ? 0 : terrain.reduce((sum, part) => sum + part.cost, 0);
  return [
    ...(cost > 0 ? [text(language, 'hex.terrain', { cost })] : []),
    ...borders.map((border) =>
      text(language, `hex.${border.kind}`, { side: side(sight, border.side), cost: border.cost }),
    ),
  ];
}

/** A hex as somebody sees it who cannot: stops, track, ground. Nothing where the place is no hex of a map. */
export function sayHex(place: string, stage: Stage, table: Table, language: Language): readonly string[] {
  const map = hexMapOf(stage);
  const hex = /^hex\/([^/]+)$/.exec(place)?.[1];
  const printed = hex === undefined ? undefined : map?.board.hexes[hex];
  if (!map || !printed) return [];
  const sight: Sight = { language, orientation: map.board.orientation, values: map.values };
  const laid = piecesAt(table, place).flatMap((id) => {
    const face = stage.faces[id];
    return face?.kind === 'tile'
      ? [faceOf(map.tiles, { tile: face.tile, turn: pieceOf(table, id)?.turn ?? 0 })]
      : [];
  })[0];
  return [...sayFace(laid ?? printed, sight), ...sayGround(printed, laid !== undefined, sight)];
}
