import { boardOf } from '../../../rail/notation/board.ts';
import type { BoardNotation } from '../../../rail/notation/board.ts';
import type { BoardSpec, HexId } from '../../../rail/types.ts';

/**
 * Dortmund and its surroundings, rebuilt from what the rulebook says of its map: names, most coal fields, costs and some
 * track are guesses, and the game says so. Labels: K coal, Sb/So/Sp steel with a blue, orange or pink frame.
 */
export const NOTATION: BoardNotation = { orientation: 'pointy', terrain: ['water', 'hill'] };

export const BOARD_TEXT = `
A2 Herne/Oberhausen/Köln: red; offboard 40/40/60/60 x1 home CME at 5; group north-west
A10 Waltrop: gray; town 20/20/30/30 at 0 5
A18 Lünen: gray; city 20/20/30/30 home DGEE at 0 5
B1 Herne/Oberhausen/Köln: red; offboard 40/40/60/60 at 4 5; group north-west
B3 Bodelschwingh: label K
B5 Nette: water 20
B7 Mengede: label K
B9 Deusen: water 20
B11 Lindenhorst:
B13 Eving: label K
B15 Kirchderne:
B17 Derne: label K
B19 Lanstrop:
C2 Frohlinde:
C4 Westerfilde:
C6 Gbf Nord: gray; city 20 x3 at 0 1 3 4; label 20+X
C8 Dortmund Hafen: yellow; port 20 x1 home DHB at 1 4; label Hafen
C10 Fredenbaum:
C12 Burgholz:
C14 Westfalenhütte: yellow; city 20 at 0 4; label Sb
C16 Brackeler Feld:
C18 Scharnhorst: label K
C20 Hamm/Minden: red; offboard 40/40/60/60 x1 home KWE at 0 1; group north-east
D1 Castrop-Rauxel: gray; town 20/20/30/30 at 3 4
D3 Kirchlinde: label K
D5 Rahm:
D7 Huckarde: label K
D9 Unionviertel: yellow; city 20 at 1 4; label So
D11 Nordmarkt:
D13 Borsigplatz:
D15 Körne-Nord: label K
D17 Brackel:
D19 Asseln:
E4 Marten:
E6 Wischlingen:
E8 Dorstfeld: water 20
E10 Westend: label K
E12 Dortmund City: gray; city 70 x4 at 0 1 2 3 4 5
E14 Gbf Ost: gray; city 20 x3 at 0 1 3 4 5; label 20+X
E16 Wambel:
E18 Neuasseln: label K
E20 Unna: gray; town 20/20/30/30 at 0 1 2
F3 Lütgendortmund:
F5 Oespel: label K
F7 Gbf Süd: gray; city 20 x3 at 0 1 3 4; label 20+X
F9 Dortmunderfeld:
F11 Ruhrallee:
F13 Westfalendamm: label K
F15 Hörde-Ost: yellow; city 20 at 1 4; label So
F17 Schüren:
F19 Sölde: label K
G2 Kley:
G4 Salingen:
G6 Eichlinghofen:
G8 Barop: label K
G10 Brünninghausen: water 20
G12 Hörde-West: yellow; city 20 at 0 3; label So
G14 Hörde: water 20
G16 Aplerbecker Mark: label K
G18 Aplerbeck: water 20
G20 Holzwickede: gray; town 20/20/30/30 at 0 1 2
H1 Bochum/Essen/Düsseldorf: red; offboard 40/40/60/60 x1 home RhE at 3 4; group south-west
H3 Somborn: yellow; mine 10 at 1 4; label K
H5 Kruckel: hill 30
H7 Menglinghausen: hill 30
H9 Hombruch: hill 30
H11 Hacheney: label K
H13 Wellinghofen: hill 30
H15 Benninghofen: yellow; mine 10 at 2 5; label K
H17 Berghofen: hill 30
H19 Aplerbeck-Süd: yellow; city 20 home HHW at 1 5; label Sp
I2 Bochum/Essen/Düsseldorf: red; offboard 40/40/60/60 at 3; group south-west
I6 Witten: gray; town 20/20/30/30 at 2 3
I10 Hagen/Elberfeld: red; offboard 30/30/50/50 x1 home BME at 2 3; group south
I16 Schwerte: gray; town 20/20/30/30 at 2 3 4
I18 Lichtendorf: hill 40
I20 Arnsberg/Kassel: red; offboard 30/30/50/50 at 1 2; group south-east
`;
export const BOARD: BoardSpec = boardOf(BOARD_TEXT, NOTATION);

/** Hexes that the smaller board for two players leaves out (8.1): the south-east with the Hansabahn, and some of the edge. */
const NOT_FOR_TWO: ReadonlySet<HexId> = new Set(
  'A10 D1 E18 E20 F19 F3 G16 G18 G20 H13 H15 H17 H19 H7 I16 I18 I20 I6'.split(' '),
);
/** The same board without them. */
export const smaller = ({ orientation, hexes }: BoardSpec): BoardSpec => ({
  orientation,
  hexes: Object.fromEntries(Object.entries(hexes).filter(([id]) => !NOT_FOR_TWO.has(id))),
});
export const BOARD_FOR_TWO: BoardSpec = smaller(BOARD);

/** Dortmund City, where export beer is loaded, and the harbour, where the DHB is at home and never in the way. */
export const CITY: HexId = 'E12';
export const HARBOUR: HexId = 'C8';
/** The label of the harbour and of the tiles for it. */
export const PORT = 'Hafen';
/** Labels that rules speak about. */
export const COAL = 'K';
export const YARD = '20+X';
export const isSteelLabel = (label: string | undefined): boolean => /^S[bop]$/.test(label ?? '');
