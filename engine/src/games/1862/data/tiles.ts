/**
 * 85 yellow, 47 green, 24 brown and 8 grey tiles and the ERIE tile (chapter 1). Numbers of standard tiles are published
 * for a later edition; the totals of 2000 leave one special tile a colour for NY, Mtl, NO and Chi, and one that Portland,
 * Los Angeles and Mobile share: its label names all three.
 */
export const TILE_LINES: readonly string[] = `
3 x4  4 x10  58 x8  6 x10  57 x11  7 x4  8 x12  9 x22
14 x7  15 x7  16 x2  19 x2  20 x2  23 x4  24 x4  25 x2  26 x2  27 x2  28 x2  29 x2  87 x2  88 x2
39 x1  40 x1  41 x1  42 x1  43 x1  44 x1  45 x1  46 x1  47 x1  70 x1  611 x7
B5 x2: brown; town 10 at 0 1 2 4 5
895 x3: gray; city 50 x2 at 0 1 2 3 4 5
P1 x1: yellow; city 20 at 0 3; label P
L1 x1: yellow; city 20 at 2 5; label L
M1 x1: yellow; city 20 at 1 4; label M
Mtl1 x1: yellow; city 20 at 1 2; label Mtl
PLM2 x1: green; city 40 x2 at 0 1 3; label P/L/M
NY2 x1: green; city 40 at 1 3; city 40 at 0 4; label NY
Mtl2 x1: green; city 40 x2 at 1 2 3; label Mtl
NO2 x1: green; city 40 x2 at 1 2 3; label NO
Chi2 x1: green; city 40 x2 at 1 2 3; label Chi
PLM3 x1: brown; city 60 x3 at 2 3 4 5; label P/L/M
NY3 x1: brown; city 60 x3 at 0 1 3 4; label NY
Mtl3 x1: brown; city 60 x3 at 1 2 3 4; label Mtl
NO3 x1: brown; city 60 x3 at 1 2 3 4; label NO
Chi3 x1: brown; city 60 x3 at 1 2 3 4; label Chi
PLM4 x1: gray; city 80 x3 at 2 3 4 5; label P/L/M
NY4 x1: gray; city 80 x3 at 0 1 2 3 4; label NY
Mtl4 x1: gray; city 80 x3 at 1 2 3 4 5; label Mtl
NO4 x1: gray; city 80 x3 at 1 2 3 4; label NO
Chi4 x1: gray; city 80 x3 at 0 1 2 3 4; label Chi
ERIE x1: gray; city 30 at 1 3 5; label ERIE
`
  .trim()
  .split('\n');
