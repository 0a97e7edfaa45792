import { boardOf } from '../../../rail/notation/board.ts';

/**
 * The map of the Tecklenburg land (published). Four hexes are printed yellow; E9 has a city without track and
 * counts as yellow all the same. G9 does not exist.
 */
export const BOARD = boardOf(
  `
A5 Emden: red; offboard 20/30/50 at 0
A7 Rheine: yellow; city 20 kept KHS goal KHS at 4; city 20 kept KWE goal KWE at 5; label RH; side 4 river 30
B4: mountain 50
B6: side 0 river 30; side 1 river 30
B8: side 3 river 30; side 4 river 30; side 5 river 30
B10 Emsdetten: city; side 4 river 30
C1:
C3 Hopsten: town
C5: mountain 50
C7 Hörstel: town; side 1 river 30
C9: side 0 river 30; side 1 river 30; side 2 river 30
C11: side 3 river 30; side 4 river 30; side 5 river 30
C13 Greven: city; side 4 river 30
C15 Venlo: red; offboard 20/30/50 at 4
D2:
D4 Recke: town
D6 Ibbenbüren: city; mountain 50
D8 Brochterbeck: town
D10: side 1 river 30
D12: side 1 river 30; side 2 river 30
D14 Münster: yellow; city 20 kept KWE home KWE at 2; city 20 kept CME home CME at 4; label MS
D16 Wanne: red; offboard 20/30/50 at 3
E3:
E5 Mettingen: town
E7: mountain 50
E9 Tecklenburg: yellow; city kept TWE home TWE; label TE
E11 Ladbergen: town
E13 Brook: town
E15 Hamm: red; offboard 20/30/50 at 2
F4 Westerkappeln: town
F6 Lotte: town
F8: mountain 50
F10 Lengerich: city
F12:
G3 Hamburg: red; offboard 20/40/80 at 0
G5 Osnabrück: yellow; city 20 kept KHS home KHS at 1; city 20 kept CME goal CME at 0; label OS
G7:
G11 Lienen: town
H6 Löhne: red; offboard 20/30/50 at 2
H12 Hövelhof: red; offboard 20/30/50 at 2
`,
  { orientation: 'flat', terrain: ['mountain'] },
);

/** Red areas that are adjacent or have one hex between them: never both on one route (§7.2). */
export const TOO_CLOSE: readonly (readonly [string, string])[] = [
  ['C15', 'D16'],
  ['C15', 'E15'],
  ['D16', 'E15'],
  ['G3', 'H6'],
];
