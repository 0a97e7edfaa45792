import { standardTiles } from '@stellwerk/engine/rail/standard-tiles.ts';
import type { HexSpec, NodeSpec, TileSpec } from '@stellwerk/engine/rail/types.ts';

export const FIRMS = 'NYH NYC CP UP ATS CPR SP NP CN WP ORN TP GMO'.split(' ');

/** First and last column of each row. */
const ROWS: readonly (readonly [number, number])[] = [
  [9, 35],
  [8, 36],
  [7, 35],
  [6, 36],
  [5, 35],
  [2, 36],
  [3, 37],
  [4, 34],
  [5, 31],
  [6, 30],
  [7, 29],
];
const NAMES =
  'Calder|Port Amber|Winnet|Thunder Point|Seaton|Spoken|Helmsford|Duluth Bay|Minnetown|Ottery|Monteil|Quay|Detroit Ferry|Torrent|Boiseau|Ogdale|Rapid Town|Omaro|Rock Isle|Chicora|Cleve|Boxton|New Harbour|Bolton|San Fermo|Sacrament|Salt Basin|Denham|Kansel|St. Luke|Columb|Richford|Los Altos|Santa Fel|Oklam|Little Stone|Atlan|Phoenia|El Paso Real|Dallow|Jackton|San Dario|Tuxon|Auston|Hounslow|New Bordeaux|Mobira'.split(
    '|',
  );
const isTown = (n: number): boolean => n % 5 === 3;
/** Hexes of a continent, a stop on every third one. */
export function board(): Record<string, HexSpec> {
  const hexes: Record<string, HexSpec> = {};
  let n = 0;
  ROWS.forEach(([first, last], row) => {
    for (let col = first; col <= last; col += 2) {
      const id = `${String.fromCharCode(65 + row)}${col}`;
      const k = Math.floor((col * 7 + row * 13) / 2) % 10;
      const isStop = k % 3 === 0;
      const name = isStop ? NAMES[n++ % NAMES.length] : undefined;
      const isCity = isStop && !isTown(n);
      const node: NodeSpec = isCity
        ? { kind: 'city', value: 0, slots: 1, ...(n % 8 === 0 ? { reserved: [FIRMS[n % 13] ?? 'NP'] } : {}) }
        : { kind: 'town', value: 0, slots: 0 };
      const isEdge = col === last && row % 4 === 0;
      const terrain = ['mountain', 'river', 'mountain+river', 'coast'][k % 4] ?? 'river';
      hexes[id] = {
        id,
        col,
        row,
        colour: isEdge ? 'red' : 'white',
        nodes: isEdge
          ? [{ kind: 'offboard', value: { yellow: 20, green: 20, brown: 40, gray: 40 }, slots: 0 }]
          : isStop
            ? [node]
            : [],
        paths: isEdge ? [{ from: 1, to: 'n0' }] : [],
        ...(name === undefined && !isEdge ? {} : { name: isEdge ? 'Labrador' : (name ?? '') }),
        ...(!isStop && !isEdge && k % 2 === 0
          ? { terrain: [{ kind: terrain, cost: 40 + 40 * (k % 4) }] }
          : {}),
        ...(row === 2 && col < 25
          ? {
              borders: [
                { side: 2, kind: 'national', cost: 0 } as const,
                { side: 3, kind: 'national', cost: 0 } as const,
              ],
            }
          : {}),
        ...(id === 'E25'
          ? {
              borders: [
                { side: 4, kind: 'impassable', cost: 0 } as const,
                { side: 5, kind: 'impassable', cost: 0 } as const,
              ],
            }
          : {}),
      };
    }
  });
  return hexes;
}

export const TILES: Readonly<Record<string, TileSpec>> = Object.fromEntries(
  standardTiles({
    7: 4,
    8: 12,
    9: 22,
    57: 11,
    6: 10,
    58: 8,
    14: 7,
    15: 7,
    23: 4,
    24: 4,
    611: 7,
  }).map((tile) => [tile.id, tile]),
);
