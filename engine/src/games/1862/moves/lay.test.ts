import { describe, expect, it } from 'vitest';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import { treasury } from '../readers.ts';
import { reach } from '../reach.ts';
import type { Scene } from '../testing.ts';
import {
  beside,
  building,
  laid,
  layBreaches,
  layFinding,
  minneapolis,
  rockIsland,
  seattle,
  withLaid,
} from '../track-scene.ts';

/** UP with track to the west of Omaha. */
const omaha = (phase = '2'): Scene => building('UP', phase);

describe('how many tiles', () => {
  it('62-7.2 ✗ a second yellow tile before the first 3-train', () => {
    const scene = withLaid(building('NP'), 'D22', '57', 1);
    expect(scene.table.clock).toMatchObject({ laid: [{ hex: 'D22', kind: 'yellow' }], step: 'station' });
    expect(layBreaches(scene, 'D20', '9', 1)).toEqual(['1862/7/one-yellow']);
  });
  it('62-7.2 ✓ the first one', () => {
    expect(layBreaches(building('NP'), 'D22', '57', 1)).toEqual([]);
  });
  it('62-7.3 ✗ a third yellow tile', () => {
    const two = withLaid(withLaid(building('NP', '3'), 'D22', '57', 1), 'D20', '9', 1);
    expect(two.table.clock.step).toBe('station');
    expect(layBreaches(two, 'D24', '4', 1)).toEqual(['1862/7/two-yellows']);
  });
  it('62-7.3 ✓ two yellow tiles from the first 3-train on', () => {
    const one = withLaid(building('NP', '3'), 'D22', '57', 1);
    expect(one.table.clock.step).toBe('track');
    expect(layBreaches(one, 'D20', '9', 1)).toEqual([]);
  });
  it('62-8.1 ✗ a yellow tile and an upgrade in one turn, in either order', () => {
    const first = withLaid(minneapolis('3'), 'D20', '9', 1);
    expect(layBreaches(first, 'D22', '14', 0)).toEqual(['1862/8/upgrade-instead']);
    const other = withLaid(minneapolis('3'), 'D22', '14', 0);
    expect(layBreaches(other, 'D20', '9', 1)).toEqual(['1862/8/upgrade-instead']);
  });
  it('62-8.1 ✗ two upgrades', () => {
    const scene = withLaid(minneapolis('3').tile('D20', '9', 1), 'D22', '14', 0);
    expect(layBreaches(scene, 'D20', '24', 1)).toEqual(['1862/8/upgrade-instead']);
  });
  it('62-8.1 ✓ one upgrade instead of two yellow tiles', () => {
    expect(layBreaches(minneapolis('3'), 'D22', '14', 0)).toEqual([]);
    expect(withLaid(minneapolis('3'), 'D22', '14', 0).table.clock.step).toBe('station');
  });
  it('62-6.5 ✗ a tile after a marker was placed', () => {
    expect(layBreaches(minneapolis().clock({ step: 'run', stationed: true }), 'D20', '9', 1)).toEqual([
      '1862/6/step-order',
    ]);
  });
});

describe('colours', () => {
  it('62-7.4 ✗ a green tile before a 3-train is bought', () => {
    expect(layFinding(minneapolis(), 'D22', '14', 0)).toMatchObject({
      rule: '1862/8/tile-colour',
      params: { tile: '#14', colour: 'colour/green', phase: '2' },
    });
  });
  it('62-7.4 ✗ a yellow tile on a yellow one', () => {
    expect(layBreaches(minneapolis(), 'D22', '6', 1)).toEqual(['1862/7/empty-hex']);
  });
  it('62-7.4 ✓ a yellow tile on an empty hex', () => {
    expect(layBreaches(minneapolis(), 'D20', '9', 1)).toEqual([]);
  });
  it('62-8.2 ✗ brown on yellow', () => {
    expect(layBreaches(minneapolis('5'), 'D22', '611', 0)).toEqual(['1862/8/one-colour']);
  });
  it('62-8.2 ✓ yellow, green, brown, grey, one after the other', () => {
    expect(layBreaches(minneapolis('8'), 'D22', '14', 0)).toEqual([]);
    expect(layBreaches(building('NP', '8').tile('D22', '14', 0), 'D22', '611', 0)).toEqual([]);
    expect(layBreaches(building('NP', '8').tile('D22', '611', 0), 'D22', '895', 0)).toEqual([]);
  });
  it('62-8.3 ✗ brown while only 4-trains were sold, grey before the first 8', () => {
    expect(layBreaches(building('NP', '4').tile('D22', '14', 0), 'D22', '611', 0)).toEqual([
      '1862/8/tile-colour',
    ]);
    expect(layBreaches(building('NP', '6').tile('D22', '611', 0), 'D22', '895', 0)).toEqual([
      '1862/8/tile-colour',
    ]);
  });
  it('62-8.3 ✓ brown from the first 5, grey from the first 8', () => {
    expect(layBreaches(building('NP', '5').tile('D22', '14', 0), 'D22', '611', 0)).toEqual([]);
    expect(layBreaches(building('NP', '8').tile('D22', '611', 0), 'D22', '895', 0)).toEqual([]);
  });
  it('62-8.9 ✗ a fourth tile 895', () => {
    const scene = building('NP', '8').tile('D22', '611', 0);
    for (const hex of ['A13', 'B16', 'E17']) scene.tile(hex, '895', 0);
    expect(layBreaches(scene, 'D22', '895', 0)).toEqual(['1862/8/tile-supply']);
    expect(laid(scene, 'D22', '895', 0).clock.laid).toEqual([]);
  });
  it('62-8.9 ✓ the third one', () => {
    const scene = building('NP', '8').tile('D22', '611', 0).tile('A13', '895', 0).tile('B16', '895', 0);
    expect(layBreaches(scene, 'D22', '895', 0)).toEqual([]);
  });
});

describe('which tile where', () => {
  it('62-7.1 ✗ a tile on Boston, on Mexico, on the grey area', () => {
    for (const [hex, tile] of [
      ['G37', '4'],
      ['K15', '9'],
      ['E27', '9'],
    ] as const)
      expect(layBreaches(minneapolis(), hex, tile)).toEqual(['1862/7/fixed-hex']);
  });
  it('62-7.1 ✓ a tile on any other hex', () => {
    expect(layBreaches(minneapolis(), 'D24', '4', 1)).toEqual([]);
  });
  it('62-7.8 ✗ tile 57 on an empty hex', () => {
    expect(layBreaches(minneapolis(), 'D20', '57', 1)).toEqual(['1862/7/plain-tile']);
  });
  it('62-7.8 ✓ track without a station', () => {
    expect(layBreaches(minneapolis(), 'D20', '8', 2)).toEqual([]);
  });
  it('62-7.9 ✗ tile 9 or 57 on Duluth', () => {
    expect(layBreaches(minneapolis(), 'D24', '9', 1)).toEqual(['1862/7/town-tile']);
    expect(layBreaches(minneapolis(), 'D24', '57', 1)).toEqual(['1862/7/town-tile']);
  });
  it('62-7.9 ✓ a tile with a bar', () => {
    expect(layBreaches(minneapolis(), 'D24', '58', 1)).toEqual([]);
  });
  it('62-7.10 ✗ tile 4 on Denver', () => {
    expect(layBreaches(minneapolis(), 'G17', '4', 1)).toEqual(['1862/7/city-tile']);
  });
  it('62-7.10 ✓ tile 57 on Rock Island', () => {
    expect(layBreaches(building('ATS'), 'F24', '57', 1)).toEqual([]);
  });
  it('62-7.11 ✗ tile 57 on Portland, and the tile of Los Angeles there', () => {
    const scene = seattle().tile('C7', '8', 4);
    expect(layBreaches(scene, 'D6', '57', 0)).toEqual(['1862/7/label']);
    expect(layBreaches(scene, 'D6', 'L1', 0)).toEqual(['1862/7/label']);
  });
  it('62-7.11 ✓ the tile with its mark; the green one serves three cities', () => {
    const scene = seattle('3').tile('C7', '8', 4);
    expect(layBreaches(scene, 'D6', 'P1', 0)).toEqual([]);
    expect(layBreaches(seattle('3').tile('C7', '8', 4).tile('D6', 'P1', 0), 'D6', 'PLM2', 3)).toEqual([]);
  });
  it('62-8.6 ✗ tile 14 on a town, tile 611 on Chicago', () => {
    expect(layBreaches(minneapolis('3').tile('D24', '4', 1), 'D24', '14', 0)).toEqual(['1862/8/same-kind']);
    expect(layBreaches(building('ATS', '5').tile('F26', 'Chi2', 5), 'F26', '611', 0)).toEqual([
      '1862/8/label-stays',
    ]);
  });
  it('62-8.6 ✓ a town stays a town, Chicago stays Chicago', () => {
    expect(layBreaches(minneapolis('3').tile('D24', '4', 1), 'D24', '88', 0)).toEqual([]);
    expect(layBreaches(building('ATS', '5').tile('F26', 'Chi2', 5), 'F26', 'Chi3', 4)).toEqual([]);
  });
  it('62-8.10 preprinted Chicago becomes green, preprinted Baltimore brown', () => {
    expect(layBreaches(building('ATS', '3'), 'F26', 'Chi2', 5)).toEqual([]);
    expect(layBreaches(building('ATS', '3'), 'F26', '57', 0)).toContain('1862/8/printed-yellow');
    const south = building('NYC', '5');
    expect(layBreaches(south, 'G33', '611', 0)).toEqual([]);
  });
  it('62-8.11 ✗ tile 14 straight on the preprinted Omaha', () => {
    expect(layBreaches(omaha('3'), 'F20', '14', 0)).toEqual(['1862/8/stub-yellow-first']);
  });
  it('62-8.11 ✓ a large yellow city that keeps the stub', () => {
    expect(layBreaches(omaha(), 'F20', '57', 1)).toEqual([]);
    expect(layBreaches(omaha(), 'F20', '57', 0)).toEqual(['1862/8/old-track']);
  });
});

describe('where its track leads', () => {
  it('62-7.5 ✗ an isolated tile', () => {
    expect(layBreaches(minneapolis(), 'H22', '9', 1)).toEqual(['1862/7/connected']);
  });
  it('62-7.5 ✓ a tile that continues track of the company', () => {
    expect(layBreaches(minneapolis().tile('D20', '9', 1), 'D18', '9', 1)).toEqual([]);
  });
  it('62-7.6 ✗ beyond a city whose places are all taken by others', () => {
    const scene = beside(rockIsland(), 'NP').token('NP', 1, 'F24');
    expect(layBreaches(scene, 'F22', '9', 1)).toEqual(['1862/7/way-blocked']);
  });
  it('62-7.6 ✓ beyond a city with a free place', () => {
    expect(layBreaches(rockIsland(), 'F22', '9', 1)).toEqual([]);
  });
  it("62-7.7 ✗ NP's first tile elsewhere while Minneapolis is empty", () => {
    expect(layBreaches(building('NP'), 'D20', '9', 1)).toEqual(['1862/7/home-first']);
  });
  it('62-7.7 ✓ at home; and UP, whose Omaha is preprinted, anywhere on its way', () => {
    expect(layBreaches(building('NP'), 'D22', '6', 0)).toEqual([]);
    expect(layBreaches(omaha(), 'F18', '9', 1)).toEqual([]);
  });
  it('62-7.12 ✗ track that points to the board edge', () => {
    expect(layFinding(seattle(), 'C7', '9', 1)).toMatchObject({
      rule: '1862/7/off-board',
      params: { sides: ['side/1'] },
    });
  });
  it('62-7.12 ✗ track across the bar, and into the grey area', () => {
    const scene = minneapolis().tile('D24', '4', 1);
    expect(layBreaches(scene, 'D26', '8', 1)).toEqual(['1862/7/across-bar']);
    expect(layBreaches(scene, 'D26', '9', 1)).toEqual(['1862/7/blank-side']);
  });
  it('62-7.12 ✓ to the arrows of a red hex, and beside the bar', () => {
    expect(layBreaches(minneapolis().tile('D24', '4', 1), 'D26', '7', 0)).toEqual([]);
    // El Paso (J16) is WP's to build; from there south-east lies Mexico.
    const south = building('TP').tile('J22', '57', 1).tile('J20', '9', 1).tile('J18', '9', 1);
    expect(layBreaches(south, 'J16', '6', 4)).toEqual([]);
  });
  it('62-7.13 a tile need not meet track of its neighbours', () => {
    expect(layBreaches(minneapolis().tile('E21', '9', 2), 'D20', '9', 1)).toEqual([]);
  });
  it('62-8.4 ✗ an upgrade that none of the markers reaches even afterwards', () => {
    expect(layBreaches(minneapolis('3').tile('H22', '9', 1), 'H22', '24', 1)).toEqual([
      '1862/8/upgrade-travelled',
    ]);
  });
  it('62-8.4 ✓ an upgrade that joins a tile which was not reached before', () => {
    const scene = minneapolis('3').tile('D20', '9', 0);
    expect(reach(scene.table, 'NP').hexes.has('D20')).toBe(false);
    expect(layBreaches(scene, 'D20', '23', 0)).toEqual([]);
  });
  it('62-8.5 ✗ a tile without the old straight', () => {
    const scene = minneapolis('3').tile('D20', '9', 1);
    expect(layBreaches(scene, 'D20', '23', 0)).toEqual(['1862/8/old-track']);
    expect(layBreaches(scene, 'D20', '25', 0)).toEqual(['1862/8/no-turn']);
  });
  it('62-8.5 ✓ a tile that keeps it', () => {
    expect(layBreaches(minneapolis('3').tile('D20', '9', 1), 'D20', '23', 1)).toEqual([]);
  });
  it('62-8.7 an upgrade adds a place, and then others may build beyond', () => {
    const scene = beside(rockIsland('3'), 'NP').token('NP', 1, 'F24');
    expect(layBreaches(scene, 'F22', '9', 1)).toEqual(['1862/7/way-blocked']);
    expect(
      layBreaches(withLaid(scene, 'F24', '14', 0).clock({ laid: [], step: 'track' }), 'F22', '9', 1),
    ).toEqual([]);
  });
  it('62-8.8 the replaced tile returns to the supply, and markers go along', () => {
    const before = minneapolis('3');
    const piece = piecesAt(before.table, 'hex/D22').find((id) => id.startsWith('tile/'))!;
    const table = laid(before, 'D22', '14', 0);
    expect(pieceOf(table, piece)?.at).toBe('supply');
    expect(pieceOf(table, 'token/NP/0')?.at).toBe('hex/D22/n0/0');
  });
});

describe('what it costs', () => {
  it('62-7.14 ✗ a company with 100 builds on a mountain', () => {
    const scene = omaha().cash('company/UP', 100);
    expect(layFinding(scene, 'F18', '9', 1)).toMatchObject({
      rule: '1862/7/track-cost',
      params: { cost: 120, cash: 100 },
    });
  });
  it('62-7.14 ✓ what costs nothing is laid in debt too, whoever has made it', () => {
    expect(layBreaches(minneapolis('3').cash('company/NP', -20), 'D22', '14', 0)).toEqual([]);
  });
  it('62-7.14 ✓ with 120 it does; coast 40, river 80, both 160', () => {
    const scene = omaha().cash('company/UP', 120);
    expect(layBreaches(scene, 'F18', '9', 1)).toEqual([]);
    expect(treasury(laid(scene, 'F18', '9', 1), 'UP')).toBe(0);
    expect(treasury(laid(seattle(), 'C7', '8', 4), 'ORN')).toBe(960);
    expect(treasury(laid(building('ATS'), 'F24', '57', 1), 'ATS')).toBe(920);
    expect(treasury(laid(minneapolis().tile('D20', '9', 1), 'D18', '9', 1), 'NP')).toBe(840);
  });
  it('62-7.15 the upgrade of a mountain tile is free', () => {
    const scene = omaha('3').tile('F18', '9', 1).cash('company/UP', 50);
    expect(layBreaches(scene, 'F18', '24', 1)).toEqual([]);
    expect(treasury(laid(scene, 'F18', '24', 1), 'UP')).toBe(50);
  });
});
