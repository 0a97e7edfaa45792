import { tilesOf } from '../../../rail/notation/tiles.ts';

/** The published list: 82 of the 85 tiles that §1.1 counts. #14 and #15 have no brown upgrade. */
export const TILES = tilesOf(`
3 x4  4 x4  5 x1  6 x4  7 x∞  8 x∞  9 x∞  12 x2  14 x2  15 x1  16 x1  17 x1  18 x1  19 x1  20 x1
21 x1  22 x1  23 x1  24 x1  25 x1  26 x1  27 x1  28 x1  29 x1  30 x1  31 x1  39 x1  40 x1  41 x1
42 x1  43 x1  44 x1  45 x1  46 x1  47 x1  57 x2  58 x4
804 x2: brown; city 40 at 0 1 2
TE1 x1: green; city 30 kept TWE home TWE at 5; label TE
TE2 x1: green; city 30 x3 kept KPR,KHS,CME home KPR,KHS goal CME at 0 1 2 5; label OS
TE3 x1: green; city 30 x2 kept KWE,CME home KWE,CME at 2 4 5; label MS
TE4 x1: green; city 30 x3 kept KPR,KWE,KHS goal KPR,KWE,KHS at 3 4 5; label RH
TE5 x1: brown; city 50 kept TWE home TWE at 2 5; label TE
TE6 x1: brown; city 50 x3 kept KPR,KHS,CME home KPR,KHS goal CME at 0 1 2 3 5; label OS
TE7 x1: brown; city 50 x2 kept KWE,CME home KWE,CME at 0 1 2 4 5; label MS
TE8 x1: brown; city 50 x3 kept KPR,KWE,KHS goal KPR,KWE,KHS at 3 4 5; label RH
`);
