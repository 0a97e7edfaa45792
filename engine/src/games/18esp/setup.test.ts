import { describe, expect, it } from 'vitest';
import { seededLuck } from '../../table/luck.ts';
import { totalCash } from '../../table/apply.ts';
import { everyPiece, pieceOf, piecesAt } from '../../table/places.ts';
import { gridOf, trackAcross } from '../../rail/map/grid.ts';
import { slotOf } from '../../rail/ids.ts';
import { BOARD, MINE_HEXES, PASSES, regionOf } from './data/board.ts';
import { CHARTERS, HOMES, MINORS, NORTHERN, SOUTHERN, STANDARD_OUT } from './data/companies.ts';
import { TILE_PIECES, TILES } from './data/tiles.ts';
import { TRAINS } from './data/trains.ts';
import { game } from './index.ts';
import { isOpenPass, playerOrder, purse, turn } from './readers.ts';
import { setup } from './setup.ts';
import { newTable, Scene, SEATS3 } from './testing.ts';

const seatsOf = (n: number) => ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn'].slice(0, n);
const variable = (seed: number) =>
  setup({ seats: SEATS3, variant: 'variable', options: {} }, seededLuck(seed, 0));
const at = (table: ReturnType<typeof newTable>, piece: string) => pieceOf(table, piece)?.at;

describe('what is in the box', () => {
  it('ESP-1.3.01 two to six players', () => {
    expect(game.players).toEqual({ min: 2, max: 6 });
  });
  it('ESP-1.5.02 nine certificates and five markers for a major, one of each for a minor', () => {
    for (const company of [...NORTHERN, ...SOUTHERN]) {
      expect(CHARTERS[company]!.shares).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
      expect(CHARTERS[company]!.stations).toHaveLength(5);
    }
    for (const company of MINORS) {
      expect(CHARTERS[company]!.shares).toEqual([100]);
      expect(CHARTERS[company]!.stations).toHaveLength(1);
    }
    expect([NORTHERN.length, SOUTHERN.length, MINORS.length]).toEqual([6, 9, 9]);
  });
  it('ESP-1.5.01 175 tile pieces; both sides of one name each other', () => {
    expect(TILE_PIECES.reduce((sum, { count }) => sum + count, 0)).toBe(175);
    for (const { front, back, count } of TILE_PIECES) {
      expect(TILES[front]?.count).toBe(count);
      if (back === undefined) continue;
      expect([TILES[front]?.back, TILES[back]?.back]).toEqual([back, front]);
    }
  });
  it('ESP-4.3.1.01 homes of the minors', () => {
    const homes = Object.fromEntries(MINORS.map((company) => [company, HOMES[company]!.hex]));
    expect(homes).toEqual({
      CM: 'E29',
      AC: 'H28',
      MZ: 'F24',
      ZP: 'J20',
      MS: 'C27',
      SC: 'C31',
      MH: 'E21',
      CSE: 'H32',
      FCA: 'J20',
    });
  });
  it('ESP-2.1.12 three impassable borders: two in the north, one in the south', () => {
    const pairs = Object.values(BOARD.hexes).flatMap((hex) =>
      (hex.borders ?? []).map(({ side }) => [hex.id, side] as const),
    );
    expect(pairs).toHaveLength(6);
    for (const [hex, side] of pairs) expect(trackAcross(BOARD, hex, side)).toBeNull();
    expect([...new Set(pairs.map(([hex]) => hex))].sort()).toEqual(['G29', 'G5', 'G7', 'H30', 'H6']);
  });
  it('the board: both maps, passes that lead to their far ends, mines and red areas', () => {
    expect(gridOf(BOARD).ids).toHaveLength(48 + 98 + 16);
    for (const { hex, south } of PASSES) {
      const out = BOARD.hexes[hex]!.paths.find((path) => path.gauge === undefined)!;
      expect(trackAcross(BOARD, hex, out.from as 0)).toEqual(south);
      expect(regionOf(hex)).toBe('pass');
    }
    for (const { hex, north } of PASSES) expect(trackAcross(BOARD, north.hex, north.side)?.hex).toBe(hex);
    expect(MINE_HEXES.size).toBe(20);
    // One location each, so both hexes have its value and lie on the same side of Spain.
    for (const [one, other] of [
      ['A25', 'A27'],
      ['A29', 'A31'],
      ['J16', 'K15'],
      ['L16', 'M17'],
    ] as const) {
      const [{ name, nodes, group }, twin] = [BOARD.hexes[one]!, BOARD.hexes[other]!];
      expect([name, nodes, group]).toEqual([twin.name, twin.nodes, twin.group]);
    }
  });
});

describe('standard setup', () => {
  const table = newTable();
  it('ESP-2.1.01 eight companies are out with everything', () => {
    for (const company of STANDARD_OUT) {
      for (const [id, piece] of everyPiece(table))
        if (id.startsWith(`cert/${company}/`) || id.startsWith(`token/${company}/`))
          expect(piece.at).toBe('out');
      expect(at(table, `charter/${company}`)).toBe('out');
    }
    expect(table.clock.companies).toHaveLength(16);
  });
  it('ESP-2.1.02 all four passes are closed', () => {
    for (const { hex } of PASSES) expect(isOpenPass(table, hex)).toBe(false);
  });
  it('ESP-2.1.03 white markers lie on the home circles of absent companies', () => {
    const covered = everyPiece(table).filter(
      ([id, { at: place }]) => id.startsWith('white/') && place !== 'out',
    );
    expect(covered.map(([id]) => id.slice(6)).sort()).toEqual([...STANDARD_OUT].sort());
    for (const [id, { at: place }] of covered) expect(slotOf(place)?.hex).toBe(HOMES[id.slice(6)]!.hex);
  });
  it('ESP-2.1.04 order cards by chance; the lowest holds the lynx and starts', () => {
    const seeds = [1, 2, 3, 4, 5, 6].map((seed) =>
      playerOrder(setup({ seats: SEATS3, variant: 'standard', options: {} }, seededLuck(seed, 0))),
    );
    expect(new Set(seeds.map(String)).size).toBeGreaterThan(1);
    expect(playerOrder(table)).toEqual(['anna', 'bert', 'cleo']);
    expect(at(table, 'lynx')).toBe('seat/anna');
    expect(turn(table)).toEqual(['anna']);
  });
  it('ESP-2.1.05 the bank has no limit: it can pay what it does not have', () => {
    const scene = new Scene().do({ pay: 1_000_000, from: 'bank', to: 'seat/anna' });
    expect(scene.table.cash['bank']).toBeLessThan(0);
    expect(totalCash(scene.table)).toBe(totalCash(table));
  });
  it.each([
    [2, 500],
    [3, 860],
    [4, 650],
    [5, 520],
    [6, 440],
  ])('ESP-2.1.06 starting cash for %i players: %i', (n, start) => {
    const made = newTable({ seats: seatsOf(n) });
    for (const seat of seatsOf(n)) expect(purse(made, seat)).toBe(start);
  });
  it('ESP-2.1.08 companies lie ready, the privates in a row, the round marker before the first stock round', () => {
    for (const company of table.clock.companies)
      expect(at(table, `charter/${company}`)).toBe(`ipo/${company}`);
    expect(piecesAt(table, 'privates')).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `private/P${n}`));
    expect(at(table, 'marker/round')).toBe('round/auction');
  });
  it('ESP-2.1.09 what lies with the private companies', () => {
    expect(at(table, 'train/BM/1')).toBe('with/P2');
    expect(piecesAt(table, 'with/P5').filter((id) => id.startsWith('tender/'))).toHaveLength(6);
    expect(at(table, 'cert/CRB/1')).toBe('with/P6');
    expect(at(table, `cert/${table.clock.gift7}/0`)).toBe('with/P7');
    expect(NORTHERN).toContain(table.clock.gift7);
    const others = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => setup({ seats: SEATS3, variant: 'standard', options: {} }, seededLuck(seed, 0)).clock.gift7,
    );
    expect(new Set(others).size).toBeGreaterThan(1);
  });
  it('ESP-2.1.10 the stack: ten 2, nine 3, seven 4, five 5, three 6, then 8', () => {
    const types = piecesAt(table, 'depot').map((id) => id.split('/')[1]);
    expect(types.filter((type) => type !== '8').join('')).toBe(
      '2'.repeat(10) + '3'.repeat(9) + '4'.repeat(7) + '5'.repeat(5) + '6'.repeat(3),
    );
    expect(types.at(-1)).toBe('8');
    expect(TRAINS.find((t) => t.id === '2')!.sides.map((s) => s.name)).toEqual(['2', '1+2']);
  });
  it('ESP-2.1.11 when a type is sold out the next one comes on offer', () => {
    const scene = new Scene();
    for (let i = 1; i <= 10; i++) scene.do({ put: `train/2/${i}`, at: 'out' });
    expect(piecesAt(scene.table, 'depot')[0]).toBe('train/3/1');
  });
  it('ESP-2.1.13 only yellow tiles at first', () => {
    const scene = new Scene().stockRound(1);
    expect(scene.table.clock.phase).toBe('2');
    expect(game.stage(scene.table).surfaces.find((s) => s.id === 'tray')).toMatchObject({
      groups: [{ slots: expect.arrayContaining([expect.objectContaining({ dim: false })]) }, {}, {}, {}],
    });
  });
});

describe('variable setup', () => {
  it('ESP-2.2.01 four of six, six of nine, six of nine', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const { companies } = variable(seed).clock;
      expect(companies.filter((c) => NORTHERN.includes(c))).toHaveLength(4);
      expect(companies.filter((c) => SOUTHERN.includes(c))).toHaveLength(6);
      expect(companies.filter((c) => MINORS.includes(c))).toHaveLength(6);
      for (const company of companies) seen.add(company);
    }
    expect(seen.size).toBe(24);
  });
  it('ESP-2.2.02 white markers on the circles of those that left; a circle of MZ or MZA only if both did', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const table = variable(seed);
      for (const company of Object.keys(HOMES)) {
        const inMadrid = company === 'MZ' || company === 'MZA';
        const absent = inMadrid
          ? !table.clock.companies.includes('MZ') && !table.clock.companies.includes('MZA')
          : !table.clock.companies.includes(company);
        expect(at(table, `white/${company}`) !== 'out').toBe(absent);
      }
    }
  });
  it('ESP-2.2.03 P6 comes with CRB if it plays, otherwise with a northern share', () => {
    const gifts = Array.from({ length: 30 }, (_, seed) => variable(seed).clock);
    for (const { companies, gift6 } of gifts) {
      if (companies.includes('CRB')) expect(gift6).toBe('CRB');
      else expect(companies.filter((c) => NORTHERN.includes(c))).toContain(gift6);
    }
    expect(new Set(gifts.map(({ gift6 }) => gift6)).size).toBeGreaterThan(2);
  });
  it('ESP-2.2.04 P7 comes with the president of a northern major in play', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const table = variable(seed);
      expect(table.clock.companies.filter((c) => NORTHERN.includes(c))).toContain(table.clock.gift7);
      expect(at(table, `cert/${table.clock.gift7}/0`)).toBe('with/P7');
    }
  });
});
