import { boardOf } from '../../../rail/notation/board.ts';
import type { HexId, Side, StopValue } from '../../../rail/types.ts';

/** Track with a letter behind its side is of another gauge than the usual one. */
export const GAUGES = { n: 'narrow', d: 'dual' } as const;

/**
 * Both maps as one board (published). Narrow gauge is named, Iberian gauge is the usual one. The four passes
 * join them: their northern track is narrow, their southern one Iberian and leads straight to the hex at its
 * far end; the brown hexes in between only show the way. Values of Lisboa, Paris and of port C1 in the yellow
 * phase are reconstructed (see RULES.md).
 */
export const BOARD = boardOf(
  `
A3 Ribadeo: town
A5 Galicia: red; offboard -/30/40/50 at 3n 4n 5n; group W
A9 Vigo: red; offboard -/30/40/40 at 4n 5n; group W
A11 Portugal: red; offboard -/30/50/60 at 4n; group W
A25 Lisboa: red; offboard -/30/50/60 at 5; group W
A27 Lisboa: red; offboard -/30/50/60 at 4 5; group W
A29 Faro: red; offboard -/20/40/50 at 5; group W
A31 Faro: red; offboard -/20/40/50 at 4; group W
B4 Luarca: town
B6:
B8:
B10 Ponferrada: city
B24 Castelo Branco: red; offboard -/20/40/50 at 0 4 5; group W
B26 Badajoz: city kept CRB home CRB; river 20
B28:
B30 Huelva: mine 30/20/10/0; town; cost mine 30
B34 Puerto de Cádiz: blue; port 40/30/30/40 at 4; group W
C1 Puerto de San Esteban de Pravia: blue; port 40/20/10/10 goal SFVA at 0n
C3 Muros de Nalón: gray; town 10 at 1n 0n 5n 3n 4n
C5: mine 30/20/10/0; cost mine 30
C7: mountain 40
C9: mine 30/20/10/0; cost mine 30
C11: mountain 40
C19:
C21 Porto: red; offboard -/30/50/60 at 4 5; group W
C23: mine 30/20/10/0; cost mine 30
C25 Cáceres: city goal MCP; river 10
C27 Mérida: city kept MS home MS; river 20
C29: mountain 20
C31 Sevilla: city kept SC home SC goal A; city home SC goal A; label OO; river 20
C33 Cádiz: city
D2 Candás: town
D4 Avilés: city
D6 Oviedo: city kept CFEA home CFEA,SFVA; city kept SFVA home CFEA,SFVA; label OO; river 10
D8 Mieres: mine 30/20/10/0; town; cost mine 30
D10: mountain 30
D12 Pajares: brown; pass 50 x2 at 3n 0; join 0 D18 3
D14: brown; track 0-3d
D16: brown; track 0-3d
D18 León: gray; town 30 at 0 1 3 5; mine 30/20/10/0 at 3 5
D20 Zamora: town; river 10
D22 Salamanca: city; mountain 30
D24: river 10
D26: river 10
D28: mountain 20
D30: river 10
D32: mine 30/20/10/0; cost mine 30
D34:
E1 Puerto de Gijón: blue; port 10/20/30/40 at 0n
E3 Gijón: city kept CFLG home CFLG; label Y
E5 Siero: town; mountain 40
E7 Langreo: mine 30/20/10/0; town goal CFLG; cost mine 30
E9: mine 30/20/10/0; cost mine 30
E11: mountain 30
E15: brown; track 0-4d
E17: brown; track 0-3d
E19 Palencia: mine 30/20/10/0; town; cost mine 30
E21 Valladolid: city kept MH home MH goal N; river 20
E23: mountain 50
E25: mountain 40
E27: mountain 20
E29 Córdoba: city kept CM home CM; river 10
E31: mine 30/20/10/0; cost mine 30
E33 Málaga: city kept A home A; label Y
F4 Ribadesella: town; river 10
F6 Cangas de Onís: town; river 10
F8: mountain 30
F10: mountain 40
F14: brown; track 1-4d
F18 Burgos: city
F20: river 10
F22: mountain 40
F24 Madrid: yellow; city 30 kept MCP home MCP at 0 1; city 30 kept N home N at 2; city 30 kept MZA home MZA,MZ at 4 0; label M
F26 Toledo / Aranjuez: town; town; river 20
F28 Ciudad Real: town goal CRB; mountain 20
F30 Linares: mine 30/20/10/0; town; cost mine 30
F32 Granada: city goal GSSR
F34 Puerto de Málaga: blue; port -/30/30/40 at 2
G5 Llanes: town goal CFEA,FdC; side 0 impassable
G7: mountain 40; side 3 impassable; side 4 impassable
G9: mine 30/20/10/0; cost mine 30
G13: brown; track 1-4d
G15: brown; track 0-4d 5-4d
G17 Vitoria-Gasteiz: mine 30/20/10/0; town; cost mine 30
G19: mountain 40
G21: mine 30/20/10/0; cost mine 30
G23 Guadalajara: town; mountain 20
G25: river 10
G27 Alcázar de San Juan: gray; city 30 x2 at 1 2 4 5
G29: mountain 60; side 5 impassable
G31: mountain 120
G33: mountain 40
H4 Torrelavega: town
H6: mine 30/20/10/0; cost mine 30; side 1 impassable
H8 Reinosa: city kept FdLR home FdLR; mountain 30
H10: mountain 30
H12 Alar del Rey: brown; pass 30 x2 at 3n 1; join 1 E19 3
H14: brown; track 1-4d 1-4d
H16 San Sebastián: gray; town 30 at 0 1 2 4 5
H18: river 10
H20: mountain 40
H22: mountain 30
H24: mountain 30
H26:
H28 Albacete: city kept AC home AC; mountain 30
H30: mine 30/20/10/0; cost mine 30; side 2 impassable
H32 Almería: city kept CSE home CSE; mountain 15
I5 Santander: yellow; city 20 x2 kept FdSB,FdC home FdSB,FdC at 2n 4n
I7: mine 30/20/10/0; cost mine 30
I9: mountain 40
I13: brown; track 1-4d 1-4d
I15 Bayonne: red; offboard -/30/50/60 at 0 1; group E
I17 Pamplona: town; mountain 80
I19: river 10
I21 Calatayud: mine 30/20/10/0; town; cost mine 30
I23: mine 30/20/10/0; cost mine 30
I25: mountain 40
I27:
I29 Murcia: city kept GSSR home GSSR; label Y; river 10
I31:
I33 Puerto de Almería: blue; port 20/30/30/40 at 2; group E
J4 Laredo: town
J6 Balmaseda: town; mountain 30
J8: mountain 30
J10 País Vasco 1: brown; pass 40 x2 at 3n 0; join 0 G17 3
J12: brown; track 1-3d 1-4d
J16 Paris: red; offboard -/50/60/80 at 0 5; group E
J18: mountain 100
J20 Zaragoza: city kept ZP home ZP,FCA goal ZPB; city kept FCA home ZP,FCA goal ZPB; label OO; river 20
J22: mountain 30
J24 Teruel: mine 30/20/10/0; town; cost mine 30
J26:
J28 Alicante: city goal MZA; river 10
J30 Cartagena: gray; town 20 at 1 2 3 5
K3 Puerto de Bilbao: blue; port -/20/30/40 at 0n
K5 Bilbao: yellow; city 30 goal FdLR,FdSB at 1n 2n; label Y
K7: mountain 30
K11: brown; track 1-4d
K15 Paris: red; offboard -/50/60/80 at 0; group E
K17: mountain 100
K19 Lérida: city
K21: river 20
K23: mountain 20
K25 Valencia: city kept AVT home AVT; label Y
K27:
K31 Puerto de Cartagena: blue; port 40/30/30/40 at 2; group E
L4:
L6: mountain 30
L8 País Vasco 2: brown; pass 40 x2 at 2n 0; join 0 H16 2
L10: brown; track 1-3d
L16 Toulouse: red; offboard -/30/50/60 at 0; group E
L18: mountain 80
L20:
L22 Tarragona: city kept TBF home TBF goal AVT; river 20
L26 Puerto de Valencia: blue; port 20/30/50/60 at 2; group E
M5 Irún: red; offboard -/30/50/60 at 1n 2n; group E
M17 Toulouse: red; offboard -/30/50/60 at 0 1; group E
M19: mountain 80
M21 Barcelona: yellow; city 30 at 1; city 30 kept ZPB home ZPB at 2 5; label B
N18 Perpignan: red; offboard -/30/40/50 goal TBF at 0 1; group E
N20 Gerona: town; mountain 40
N22 Puerto de Barcelona: blue; port 20/30/50/60 at 2; group E
`,
  { orientation: 'flat', terrain: ['river', 'mine', 'mountain'], gauges: GAUGES },
);

export type Region = 'north' | 'south' | 'pass';
const NORTH: ReadonlySet<HexId> = new Set([
  'A3',
  'A5',
  'A9',
  'A11',
  'B4',
  'B6',
  'B8',
  'B10',
  'C1',
  'C3',
  'C5',
  'C7',
  'C9',
  'C11',
  'D2',
  'D4',
  'D6',
  'D8',
  'D10',
  'E1',
  'E3',
  'E5',
  'E7',
  'E9',
  'E11',
  'F4',
  'F6',
  'F8',
  'F10',
  'G5',
  'G7',
  'G9',
  'H4',
  'H6',
  'H8',
  'H10',
  'I5',
  'I7',
  'I9',
  'J4',
  'J6',
  'J8',
  'K3',
  'K5',
  'K7',
  'L4',
  'L6',
  'M5',
]);
const PASS_ROADS: ReadonlySet<HexId> = new Set([
  'D12',
  'D14',
  'D16',
  'E15',
  'E17',
  'F14',
  'G13',
  'G15',
  'H12',
  'H14',
  'I13',
  'J10',
  'J12',
  'K11',
  'L8',
  'L10',
]);
/** The part of the board a hex belongs to: narrow gauge in the north, Iberian gauge in the south. */
export const regionOf = (hex: HexId): Region =>
  NORTH.has(hex) ? 'north' : PASS_ROADS.has(hex) ? 'pass' : 'south';

/** A mountain pass (§6.2): opening costs are the rulebook's, values are published. */
interface PassSpec {
  readonly hex: HexId;
  readonly name: string;
  readonly cost: number;
  readonly value: number;
  readonly north: { readonly hex: HexId; readonly side: Side };
  readonly south: { readonly hex: HexId; readonly side: Side };
}
export const PASSES: readonly PassSpec[] = [
  {
    hex: 'D12',
    name: 'Pajares',
    cost: 100,
    value: 50,
    north: { hex: 'D10', side: 0 },
    south: { hex: 'D18', side: 3 },
  },
  {
    hex: 'H12',
    name: 'Alar del Rey',
    cost: 60,
    value: 30,
    north: { hex: 'H10', side: 0 },
    south: { hex: 'E19', side: 3 },
  },
  {
    hex: 'J10',
    name: 'País Vasco 1',
    cost: 80,
    value: 40,
    north: { hex: 'J8', side: 0 },
    south: { hex: 'G17', side: 3 },
  },
  {
    hex: 'L8',
    name: 'País Vasco 2',
    cost: 80,
    value: 40,
    north: { hex: 'K7', side: 5 },
    south: { hex: 'H16', side: 2 },
  },
];
export const passAt = (hex: HexId): PassSpec | null => PASSES.find((pass) => pass.hex === hex) ?? null;

/** Hexes where the first tile must show a mine (§5.3.3); the printed mine of León (D18) is not one of them. */
export const MINE_HEXES: ReadonlySet<HexId> = new Set(
  Object.values(BOARD.hexes)
    .filter((hex) => hex.colour === 'white' && hex.nodes.some((node) => node.kind === 'mine'))
    .map((hex) => hex.id),
);

/** Toledo and Aranjuez (§5.3.1): its tile leads to Madrid by this side, and Aranjuez is the town on that track (reconstructed). */
export const ARANJUEZ = { hex: 'F26', side: 3 } as const satisfies {
  readonly hex: HexId;
  readonly side: Side;
};

/** Where the public implementation counts other values (option `published`). */
export const PUBLISHED_VALUES: Readonly<Record<HexId, StopValue>> = {
  A25: { green: 30, brown: 50, gray: 50 },
  C1: { yellow: 30, green: 20, brown: 10, gray: 10 },
  K15: { green: 30, brown: 40, gray: 50 },
};
