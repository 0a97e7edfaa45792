import type { Face, HexSpec, TileId } from '../../../rail/types.ts';
import { COAL, isSteelLabel } from './board.ts';

/**
 * The exchange table at the end of the rulebook (T): what may come onto a hex without a tile, by what is printed there,
 * and what may replace a tile. Lines that the print cuts short are completed by the track that has to stay.
 */
const PRINTS: Readonly<Record<string, string>> = {
  white: '7 8 9',
  'white K': '1903 1904 1905',
  'yellow K': '1930 1931 1939',
  'yellow Sb': '1937',
  'yellow So': '1936',
  'yellow Sp': '1938',
  'yellow Hafen': '1906',
};
const TILES: Readonly<Record<TileId, string>> = {
  7: '18 26 27 28 29 30 31',
  8: '16 19 23 24 25 28 29 30 31',
  9: '18 19 20 23 24 26 27',
  16: '43 70',
  18: '43',
  19: '45 46',
  20: '44 47',
  23: '41 43 45 47',
  24: '42 43 46 47',
  25: '40 45 46',
  26: '42 44 45',
  27: '41 44 46',
  28: '39 43 46 70',
  29: '39 43 45 70',
  30: '42 70',
  31: '41 70',
  1903: '1930 1931 1939',
  1904: '1930 1931 1939',
  1905: '1930 1931 1939',
  1930: '1901',
  1931: '1901',
  1939: '1901',
  1901: '1902',
  1937: '1956',
  1956: '1957',
  1936: '1952',
  1952: '1954',
  1938: '1941',
  'H19-overlay': '1943 1944 1945',
  1943: '1953',
  1944: '1953',
  1945: '1953',
  1906: '1900',
  1900: '1907',
};
const list = (written: string | undefined): readonly TileId[] => written?.split(' ') ?? [];

/** The tiles that may follow a tile. */
export const after = (tile: TileId): readonly TileId[] =>
  list(Object.hasOwn(TILES, tile) ? TILES[tile] : undefined);
/** The tiles that may be laid on what is printed on a hex. */
export const onPrint = ({ colour, label }: HexSpec): readonly TileId[] =>
  list(PRINTS[label === undefined ? colour : `${colour} ${label}`]);

/** Yellow coal and every steel mill are upgraded only where the mine or the mill has its siding; the harbour needs none. */
export const needsSiding = ({ colour, label }: Face): boolean =>
  colour === 'yellow' && (label === COAL || isSteelLabel(label));
