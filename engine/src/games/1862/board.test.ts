import { describe, expect, it } from 'vitest';
import { exits } from '../../rail/map/face.ts';
import { SIDES, trackAcross } from '../../rail/map/grid.ts';
import { isFixed } from '../../rail/map/lay.ts';
import { TILE_COLOURS } from '../../rail/types.ts';
import { BUILT_IN_BOX } from './box.ts';
import { BONUSES } from './data/bonuses.ts';
import { CHARTERS, COMPANIES, GROUPS } from './data/companies.ts';

const { board, tiles, homes, market, pars, same } = BUILT_IN_BOX;

/** Steps from hex to hex that track could take: not across the bar, and only over open sides of finished hexes. */
function distance(from: string, to: string): number {
  const isOpen = (hex: string, side: number): boolean => {
    const spec = board.hexes[hex]!;
    // Detroit and Toronto are finished; the two cities of New York lie in one hex.
    return !isFixed(spec) || (exits(spec) & (1 << side)) !== 0;
  };
  let [steps, edge] = [0, [from]];
  const seen = new Set(edge);
  while (edge.length > 0) {
    if (edge.includes(to)) return steps;
    steps += 1;
    edge = edge.flatMap((hex) =>
      SIDES.flatMap((side) => {
        const other = isOpen(hex, side) ? trackAcross(board, hex, side) : null;
        if (!other || seen.has(other.hex) || !isOpen(other.hex, other.side)) return [];
        // A red hex is never passed.
        if (board.hexes[other.hex]!.colour === 'red') return [];
        seen.add(other.hex);
        return [other.hex];
      }),
    );
  }
  return -1;
}

describe('the board', () => {
  it('has 165 hexes, and its printed track leads nowhere into the blue', () => {
    const hexes = Object.values(board.hexes);
    expect(hexes).toHaveLength(165);
    for (const hex of hexes)
      for (const side of SIDES)
        if ((exits(hex) & (1 << side)) !== 0) expect(trackAcross(board, hex.id, side)).not.toBeNull();
  });
  it('62-5.5 thirteen companies in four groups, each at home in a city of the board', () => {
    expect(COMPANIES).toHaveLength(13);
    expect(GROUPS.map((group) => group.length)).toEqual([3, 4, 3, 3]);
    for (const company of COMPANIES) {
      const home = homes[company]!;
      expect(board.hexes[home.hex]!.nodes[home.node]!.kind).toBe('city');
      expect(CHARTERS[company]!.home).toEqual([home.hex]);
    }
  });
  it('62-21.1 the markers of each group, and the homes by name', () => {
    const markers = (company: string): readonly number[] =>
      CHARTERS[company]!.stations.map(({ cost }) => cost);
    expect(['CP', 'UP', 'NP', 'TP'].map(markers)).toEqual([
      [0, 40, 100, 100],
      [0, 40, 100],
      [0, 40],
      [0, 40, 100],
    ]);
    const homeName = (company: string): string => board.hexes[homes[company]!.hex]!.name ?? '';
    expect(COMPANIES.map(homeName)).toEqual(
      'New York,New York,Montreal,Sacramento,Omaha,Chicago,New Orleans,Minneapolis,Winnipeg,San Francisco,Seattle,Dallas,Mobile'.split(
        ',',
      ),
    );
    expect([homes['NYC'], homes['NYH']]).toEqual([
      { hex: 'G35', node: 0 },
      { hex: 'G35', node: 1 },
    ]);
  });
  it('62-5.9 every target lies as far from home as the table says', () => {
    for (const { company, targets, shortest } of BONUSES)
      expect([company, ...targets.map((target) => distance(homes[company]!.hex, target))]).toEqual([
        company,
        ...targets.map(() => shortest),
      ]);
  });
  it('62-21.2 W8 the printed maxima are shortest × 10 and × 20, but for two pairs that fit no distance', () => {
    const odd = BONUSES.filter(
      ({ shortest, early, late }) => early !== shortest * 10 || late !== shortest * 20,
    );
    expect(odd.map(({ company, early, late }) => [company, early, late])).toEqual([
      ['NYH', 80, 140],
      ['NYC', 60, 100],
    ]);
    expect(BONUSES).toHaveLength(18);
  });
  it('HC-15 both hexes of Mexico are one station, and so are those of Labrador', () => {
    expect(same).toEqual([
      ['A35/n0', 'B36/n0'],
      ['K15/n0', 'K17/n0'],
    ]);
  });
});

describe('tiles and prices', () => {
  it('62-1.3 85 yellow, 47 green, 24 brown, 8 grey tiles and the ERIE tile', () => {
    const counts = TILE_COLOURS.map((colour) =>
      Object.values(tiles)
        .filter((tile) => tile.colour === colour && tile.id !== 'ERIE')
        .reduce((sum, { count }) => sum + Number(count), 0),
    );
    expect([...counts, tiles['ERIE']?.count]).toEqual([85, 47, 24, 8, 1]);
  });
  it('62-19.9 six pars, one in each of the first six rows', () => {
    expect(pars).toEqual([100, 92, 85, 80, 75, 70]);
    const rows = market.rows.slice(0, 6).map((row) => row.find((cell) => cell?.par)?.price);
    expect(rows).toEqual([100, 92, 85, 80, 75, 70]);
  });
});
