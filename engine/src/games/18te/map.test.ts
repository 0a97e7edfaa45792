import { describe, expect, it } from 'vitest';
import { tileOf } from '../../rail/ids.ts';
import { turned } from '../../rail/map/face.ts';
import { across } from '../../rail/map/grid.ts';
import { keepsTrack } from '../../rail/map/upgrade.ts';
import { planRuns } from '../../rail/map/runs.ts';
import { bestRun } from '../../rail/routes/best-run.ts';
import type { Face } from '../../rail/types.ts';
import { BOARD } from './data/board.ts';
import { fitOf, wrongSides } from './site.ts';
import { CHARTERS, CONNECTION_TARGET, FOUNDING_ORDER, KPR_WAY } from './data/companies.ts';
import { TILES } from './data/tiles.ts';
import { layout, track } from './readers.ts';
import { reach } from './reach.ts';
import { newTable } from './testing.ts';
import { building, northOfMunster } from './track-scene.ts';
import { pieceIds } from '../../table/places.ts';

const hexes = Object.values(BOARD.hexes);
const named = (kind: string): string[] =>
  hexes
    .filter((hex) => hex.nodes.some((node) => node.kind === kind))
    .map(({ id }) => id)
    .sort();

describe('the material', () => {
  it('TE-1.1.3 13 station markers', () => {
    const pieces = pieceIds(newTable()).filter((piece) => piece.startsWith('token/'));
    expect(pieces).toHaveLength(13);
    expect(FOUNDING_ORDER.map((company) => CHARTERS[company]!.stations.length)).toEqual([3, 3, 3, 2, 2]);
  });
  it('TE-1.1.5 82 known tiles: 59 that are counted, and 23 of the unlimited ones in the box', () => {
    const limited = Object.values(TILES).flatMap(({ count }) => (count === 'unlimited' ? [] : [count]));
    expect(limited.reduce((sum, count) => sum + count, 0)).toBe(82 - 7 - 8 - 8);
    expect(
      Object.values(TILES)
        .filter(({ count }) => count === 'unlimited')
        .map(({ id }) => id),
    ).toEqual(['7', '8', '9']);
    const pieces = pieceIds(newTable());
    for (const { id, count } of Object.values(TILES)) {
      const copies = pieces.filter((piece) => tileOf(piece) === id).length;
      if (count === 'unlimited') expect(copies).toBeGreaterThanOrEqual(8);
      else expect(copies).toBe(count);
    }
  });
});

describe('the map', () => {
  it('TE-3.2.1 a town counts as a stop: a 2 does not pass Brook', () => {
    const { table } = building('CME').tile('E13', '58', 1).tile('E11', '9').tile('F10', '57');
    const plan = planRuns(track(table), layout(table), {
      company: 'CME',
      trains: [{ range: 2 }],
      values: 'yellow',
    });
    const [route] = bestRun(plan.network).routes;
    expect(route?.stops.map((at) => plan.stops[at]?.hex).sort()).toEqual(['D14', 'E13']);
  });
  it('printed yellow: Osnabrück, Rheine, Münster, Tecklenburg', () => {
    const yellow = hexes.filter(({ colour }) => colour === 'yellow').map(({ id }) => id);
    expect(yellow.sort()).toEqual(['A7', 'D14', 'E9', 'G5']);
    expect(BOARD.hexes['E9']!.paths).toEqual([]);
  });
  it('TE-7.3.11 terrain of 50 on five hexes', () => {
    const hills = hexes.filter(({ terrain }) => terrain?.some(({ cost }) => cost === 50)).map(({ id }) => id);
    expect(hills.sort()).toEqual(['B4', 'C5', 'D6', 'E7', 'F8']);
  });
  it('TE-7.3.13 nine sides at the Ems, each known on both of its hexes', () => {
    const sides = hexes.flatMap(({ id, borders }) =>
      (borders ?? []).map(
        ({ side, cost }) => [id, across(BOARD, id, side)?.hex ?? ''].sort().join('–') + ` ${cost}`,
      ),
    );
    const each = ['A7–B6', 'B6–B8', 'B8–C7', 'B8–C9', 'B10–C9', 'C9–C11', 'C11–D10', 'C11–D12', 'C13–D12'];
    const names = each.map((name) => `${name.split('–').sort().join('–')} 30`);
    expect(sides.sort()).toEqual([...names, ...names].sort());
  });
  it('every red area has one open side', () => {
    const open = hexes
      .filter(({ colour }) => colour === 'red')
      .map(({ id, paths }) => {
        const [side] = paths.map(({ from }) => from);
        return paths.length === 1 && typeof side === 'number' ? `${id}→${across(BOARD, id, side)?.hex}` : id;
      });
    expect(open.sort()).toEqual(['A5→A7', 'C15→D14', 'D16→D14', 'E15→D14', 'G3→G5', 'H12→G11', 'H6→G5']);
  });
  it('cities and towns', () => {
    expect(named('city')).toEqual(['A7', 'B10', 'C13', 'D14', 'D6', 'E9', 'F10', 'G5']);
    expect(named('town')).toEqual(['C3', 'C7', 'D4', 'D8', 'E11', 'E13', 'E5', 'F4', 'F6', 'G11']);
  });
  it('upgrades follow from colour, kind, label and old track', () => {
    const next = (face: Face, label?: string): string[] =>
      Object.values(TILES)
        .filter((tile) => fitOf({ ...BOARD.hexes['C11']!, label: label! }, face, tile) === 'fits')
        .filter((tile) => [0, 1, 2, 3, 4, 5].some((turn) => keepsTrack(face, turned(tile, turn))))
        .map(({ id }) => id);
    expect(next(TILES['57']!)).toEqual(['14', '15']);
    expect(next(TILES['9']!)).toEqual(['18', '19', '20', '23', '24', '26', '27']);
    expect(next(TILES['12']!)).toEqual(['804']);
    expect(next(TILES['14']!)).toEqual([]);
    expect(next(BOARD.hexes['D14']!, 'MS')).toEqual(['TE3']);
    expect(next(TILES['TE4']!, 'RH')).toEqual(['TE8']);
    // Münster cannot be turned: only one way keeps both cities and the open sides.
    const fits = [0, 1, 2, 3, 4, 5].filter(
      (turn) =>
        keepsTrack(BOARD.hexes['D14']!, turned(TILES['TE3']!, turn)) &&
        wrongSides('D14', turned(TILES['TE3']!, turn)).off.length === 0 &&
        wrongSides('D14', turned(TILES['TE3']!, turn)).blank.length === 0,
    );
    expect(fits).toEqual([0]);
  });
});

describe('the companies', () => {
  const facts = (company: string) => {
    const { home, destination } = CHARTERS[company]!;
    return { home, destination };
  };
  it('TE-3.6.1 KHS: from Osnabrück to Rheine', () => {
    expect(facts('KHS')).toEqual({ home: ['G5'], destination: ['A7'] });
  });
  it('TE-3.6.2 KWE: from Münster to Rheine', () => {
    expect(facts('KWE')).toEqual({ home: ['D14'], destination: ['A7'] });
  });
  it('TE-3.6.3 CME: from Münster to Osnabrück', () => {
    expect(facts('CME')).toEqual({ home: ['D14'], destination: ['G5'] });
  });
  it('TE-3.6.4 TWE: from Tecklenburg to Hövelhof', () => {
    expect(CHARTERS['TWE']!.home).toEqual(['E9']);
    expect(CONNECTION_TARGET['TWE']).toBe('H12');
    expect(BOARD.hexes['H12']!.name).toBe('Hövelhof');
  });
  it('TE-3.6.5 KPR: from Osnabrück to Rheine by Westerkappeln, Mettingen and Recke', () => {
    expect(KPR_WAY.map((hex) => BOARD.hexes[hex]!.name)).toEqual([
      'Osnabrück',
      'Westerkappeln',
      'Mettingen',
      'Recke',
      'Rheine',
    ]);
  });
});

describe('what a company reaches', () => {
  it('TE-7.2.1 begins at its own stations', () => {
    expect([...reach(northOfMunster().table, 'KWE').stops].sort()).toEqual(['C13/n0', 'D14/n0']);
    expect(reach(northOfMunster().table, 'CME').stops.size).toBe(0);
  });
  it('goes on through an empty reserved circle (§7.2)', () => {
    const scene = building('CME', '3').tile('D14', 'TE3').token('CME', 0, 'D14', 0, 1).tile('C13', '6', 3);
    scene.tile('C11', '9');
    expect(reach(scene.table, 'CME').openHexes).toContain('C9');
  });
  it('does not reverse at the sharp angle of a junction (§7.2)', () => {
    const scene = building('KWE', '3').tile('C13', '6', 3).tile('C11', '23', 3).tile('C9', '9');
    // Coming from the south, #23 leads north only; its branch to the south-west leaves from the north.
    expect(reach(scene.table, 'KWE').openHexes).toContain('C7');
    expect(reach(scene.table, 'KWE').sides).not.toContain('C11:1');
  });
  it('ends at a red area (§7.2)', () => {
    const scene = building('KWE', '3').tile('D14', 'TE3', 0);
    expect(reach(scene.table, 'KWE').stops).toContain('E15/n0');
    expect([...reach(scene.table, 'KWE').openHexes].sort()).toEqual(['C13', 'E13']);
  });
});
