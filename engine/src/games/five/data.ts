import { boardOf } from '../../rail/notation/board.ts';
import { standardTiles } from '../../rail/standard-tiles.ts';
import type { CharterSpec, CompanyId, HexId, MarketSpec, PhaseSpec, TrainSpec } from '../../rail/types.ts';

/** Everything that is printed in the box. */
export const BOARD = boardOf(
  `
A1 Nordhafen: gray; city 20 kept NB home NB at 5
B2:
C1 Mitte: gray; city 30 at 1 5
D2:
E1 Südhafen: gray; city 20 kept SB home SB at 1
`,
  { orientation: 'flat', terrain: [] },
);

export const TILES = Object.fromEntries(standardTiles({ 8: 3, 9: 1 }).map((tile) => [tile.id, tile]));

const charter = (id: CompanyId, name: string, colour: string, home: HexId): CharterSpec => ({
  id,
  name,
  kind: 'major',
  colour,
  ink: '#FFFFFF',
  home: [home],
  stations: [{ cost: 0, use: 'home' }],
  shares: [20, 10, 10, 10, 10, 10, 10, 10, 10],
});
export const CHARTERS: Readonly<Record<CompanyId, CharterSpec>> = {
  NB: charter('NB', 'Nordbahn', '#1F5FAF', 'A1'),
  SB: charter('SB', 'Südbahn', '#B92B27', 'E1'),
};
export const COMPANIES: readonly CompanyId[] = Object.keys(CHARTERS);

export const PAR = 50;
export const MARKET: MarketSpec = {
  kind: '1d',
  rows: [[30, 40, 50, 60, 70, 80, 100].map((price) => (price === PAR ? { price, par: true } : { price }))],
};

export const TRAINS: readonly TrainSpec[] = [
  { id: '2', count: 3, colour: 'yellow', sides: [{ name: '2', price: 80, range: 2 }] },
  { id: '3', count: 3, colour: 'green', sides: [{ name: '3', price: 120, range: 3 }] },
];
export const TRAIN_LIMIT = 2;
export const PHASES: readonly PhaseSpec[] = [
  { id: '1', colours: ['yellow'], values: 'yellow', trainLimit: { major: TRAIN_LIMIT }, operatingRounds: 1 },
];

export const MONEY = 2000;
export const START: Readonly<Record<number, number>> = { 2: 300, 3: 220 };
/** The most percent of a company that one player holds, and what a president has at least. */
export const MOST_SHARE = 60;
export const HEAD_SHARE = 20;
export const SETS = 3;
