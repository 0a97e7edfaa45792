import type { TileKind } from '../../../rail/box.ts';
import { tilesWritten } from '../../../rail/notation/tiles.ts';
import type { TilePrint } from '../../../rail/notation/tiles.ts';
import { standardTile } from '../../../rail/standard-tiles.ts';
import type { HexId, TileId, TileSpec } from '../../../rail/types.ts';
import { GAUGES } from './board.ts';

/**
 * The published list, 175 pieces; §1.5 announces 179 and lists 178. Most pieces show the same track in the
 * other gauge on their back, and a piece used on one side is gone for the other. A piece goes by its front:
 * `tile/57/2` is the second one with 57 in front and 956 behind. Below the pieces stands what is printed on
 * tiles that only this game has.
 */
const { kinds, prints } = tilesWritten(
  `
3|72 x3  4|74 x6  5|75 x5  6|76 x5  7|77 x3  8|78 x12  9|79 x12  57|956 x5  58|73 x6  201|L80 x2
202|L81 x2  621|L82 x2  L129|L132 x1  L130|L133 x1  L131|L134 x1  L79|L113 x1  L89|L92 x2
L90|L93 x4  L91|L94 x4  L95|L98 x2  L96|L99 x3  L97|L100 x3  16|957 x1  18|959 x1  19|960 x1
20|961 x1  23|677 x4  24|678 x4  25|699 x3  26|692 x2  27|693 x2  28|694 x1  29|695 x1  30|708 x1
31|709 x1  87|116 x2  88|89 x2  204|L114 x2  8858|L101 x1  8859|L102 x1  8860|L103 x1  8863|L104 x1
8864|L105 x1  8865|L106 x1  14|L107 x4  15|L108 x4  619|L109 x4  207|L111 x2  208|L110 x2
622|L112 x2  L83 x1  L84 x1  39|647 x1  40|646 x1  41|648 x1  42|649 x1  43|L119 x1  44|L120 x1
45|L121 x1  46|L122 x1  47|L123 x1  70|L124 x1  216|L126 x5  611|L125 x8  L127|933 x3  L85 x1
L86 x1  455|L115 x2  L116|L117 x2  912|L128 x1  L87 x1  L88 x1
L129: yellow; city 30 at 0; city 30 at 1; label OO
L130: yellow; city 30 at 0; city 30 at 2; label OO
L131: yellow; city 30 at 0; city 30 at 3; label OO
L79: yellow; town 10 at 0 4; town 10 at 1 5
L113: yellow; town 10 at 0 3; town 10 at 1 5
L89: yellow; mine 30/20/10/0 at 0 5
L90: yellow; mine 30/20/10/0 at 0 4
L91: yellow; mine 30/20/10/0 at 0 3
L95: yellow; mine 30/20/10/0 at 0 5; town 10 at 0 5
L96: yellow; mine 30/20/10/0 at 0 4; town 10 at 0 4
L97: yellow; mine 30/20/10/0 at 0 3; town 10 at 0 3
8858: green; city 40 at 0 2; city 40 at 1 3; label OO
8859: green; city 40 at 0 3; city 40 at 2 5; label OO
8860: green; city 40 at 1 5; city 40 at 2 4; label OO
8863: green; city 40 at 0 1; city 40 at 2 5; label OO
8864: green; city 40 at 1 5; city 40 at 2 3; label OO
8865: green; city 40 at 1 5; city 40 at 3 4; label OO
L83: green; city 40 at 0 1; city 40 at 2 3; city 40 at 4 0; label M
L84: green; city 40 x2 at 1 2 5 4; label B
L127: brown; town 10 at 0n 2n 3n 4n 5n
L85: brown; city 50 x3 at 1 2 3 4 5; label B
L86: brown; city 60 x4 at 0 1 2 3 4 5; label M
L116: gray; city 60 x3 at 0 1 3 4 5; label Y
L87: gray; city 70 x3 at 1 2 3 4 5; label B
L88: gray; city 80 x4 at 0 1 2 3 4 5; label M
`,
  { gauges: GAUGES },
);

/** No kind of tile is unlimited here. */
export const TILE_PIECES: readonly TileKind[] = kinds.map((kind) => ({ ...kind, count: Number(kind.count) }));

/** The same track in narrow gauge. */
const narrow = (print: TilePrint, id: TileId): TilePrint => ({
  ...print,
  id,
  paths: print.paths.map((path) => ({ ...path, gauge: 'narrow' })),
});
const printOf = (id: TileId): TilePrint => prints.get(id) ?? standardTile(id, 1);
/** #933 is the only back that has a number of the standard list. */
const backOf = (front: TileId, back: TileId): TilePrint =>
  prints.has(back) || back === '933' ? printOf(back) : narrow(printOf(front), back);

export const TILES: Readonly<Record<TileId, TileSpec>> = Object.fromEntries(
  TILE_PIECES.flatMap(({ front, back, count }): TileSpec[] =>
    back === undefined
      ? [{ ...printOf(front), count }]
      : [
          { ...printOf(front), count, back },
          { ...backOf(front, back), count, back: front },
        ],
  ).map((tile) => [tile.id, tile]),
);

const FRONTS: ReadonlyMap<TileId, TileId> = new Map(
  TILE_PIECES.flatMap(({ front, back }) => [
    [front, front] as const,
    ...(back === undefined ? [] : [[back, front] as const]),
  ]),
);
/** The front of the piece that has this face on one of its sides. */
export const frontOf = (tile: TileId): TileId => FRONTS.get(tile) ?? tile;

/** Tiles that belong to one hex (§5.3.1). */
export const ONLY_HEX: Readonly<Record<TileId, HexId>> = { L79: 'F26', L113: 'F26' };
