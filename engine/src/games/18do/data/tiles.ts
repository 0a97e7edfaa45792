import { tilesOf } from '../../../rail/notation/tiles.ts';
import type { TileId } from '../../../rail/types.ts';

/** By the overview at the end of the rulebook; 31 and 42 are missing there (see the notes in docs/18do.md). */
export const TILES = tilesOf(`
7 x6  8 x9  9 x9  16 x2  18 x1  19 x2  20 x2  23 x2  24 x2  25 x2
26 x2  27 x2  28 x1  29 x1  30 x1  31 x1  39 x1  40 x1  41 x2  42 x2  43 x1  44 x1  45 x1  46 x1  47 x1  70 x1
1900 x1: brown; port 40 x1 home DHB at 0 1 2 3 4; label Hafen
1901 x4: brown; mine 20 at 0 1 2 3 4; label K
1902 x3: gray; mine 25 at 0 1 2 3 4; label K
1903 x4: yellow; mine 10 at 0 1; label K
1904 x7: yellow; mine 10 at 0 3; label K
1905 x7: yellow; mine 10 at 0 2; label K
1906 x1: green; port 30 x1 home DHB at 0 1 3 4; label Hafen
1907 x1: gray; port 50 x1 home DHB at 0 1 2 3 4 5; label Hafen
1930 x4: green; mine 15 at 0 1 3 4; label K
1931 x4: green; mine 15 at 0 1 2 3; label K
1936 x2: green; city 30 x2 at 0 1 3 4; label So
1937 x1: green; city 30 x2 at 0 2 3 4; label Sb
1938 x1: green; city 30 x2 at 0 1 2 3; label Sp
1939 x4: green; mine 15 at 0 2 3 4; label K
1941 x1: brown; city 40 x2 at 0 1 2 3 4; label Sp
1943 x1: green; city 30 x2 at 0 1 2; label Sp
1944 x1: green; city 30 x2 at 0 2 3; label Sp
1945 x1: green; city 30 x2 at 0 2 4; label Sp
1952 x2: brown; city 40 x2 at 0 1 2 3 4; label So
1953 x1: brown; city 40 x2 at 0 1 2 3 4; label Sp
1954 x1: gray; city 50 x3 at 0 1 2 3 4 5; label So
1956 x1: brown; city 40 x2 at 0 1 2 3 4; label Sb
1957 x1: gray; city 50 x3 at 0 1 2 3 4 5; label Sb
H19-overlay x1: yellow; city 20 at 1 5; label Sp
E12-overlay x1: gray; city 70 x5 at 0 1 2 3 4 5
`);

/** Tiles of Heat, Sweat & Beer: they leave the game before the railway variants begin. */
export const BEER_TILES: readonly TileId[] = ['1943', '1944', '1945', '1953', 'H19-overlay', 'E12-overlay'];
/** Tiles of the Hansabahn's mill, which two players do not use (8.3.1). */
export const PINK_TILES: readonly TileId[] = ['1938', '1941'];
