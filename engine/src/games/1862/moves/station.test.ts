import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../table/places.ts';
import { homeStop } from '../bonus.ts';
import { keptFor, placeHome } from '../homes.ts';
import { reach } from '../reach.ts';
import { treasury } from '../readers.ts';
import { Scene } from '../testing.ts';
import {
  beside,
  building,
  minneapolis,
  placed,
  rockIsland,
  stationBreaches,
  withLaid,
} from '../track-scene.ts';

/** UP in Omaha with track to the west: F18, Rapid City to the north-west of it. */
const westOfOmaha = (phase = '2', city = '6'): Scene =>
  building('UP', phase).tile('F18', '8', 2).tile('E17', city, 5);
/** NP with track from Minneapolis to Winnipeg. */
const winnipeg = (city = '57'): Scene =>
  building('NP').tile('D22', '6', 1).tile('C23', '8', 0).tile('B22', city, 2);

describe('home', () => {
  it('62-9.1 the free marker goes home when the company first acts', () => {
    const scene = new Scene().privatesSold().started('UP', 'anna');
    expect(pieceOf(scene.table, 'token/UP/0')?.at).toBe('company/UP');
    scene.draft((draft) => placeHome(draft, 'UP'));
    expect(pieceOf(scene.table, 'token/UP/0')?.at).toBe('hex/F20/n0/0');
    expect(treasury(scene.table, 'UP')).toBe(1000);
  });
  it('62-9.1 NYH has its own city in New York, and in brown one of the three places', () => {
    const scene = new Scene().privatesSold().started('NYH', 'anna').started('NYC', 'bert');
    expect(pieceOf(scene.draft((draft) => placeHome(draft, 'NYH')).table, 'token/NYH/0')?.at).toBe(
      'hex/G35/n1/0',
    );
    const brown = new Scene().privatesSold().started('NYH', 'anna').tile('G35', 'NY3');
    expect(pieceOf(brown.draft((draft) => placeHome(draft, 'NYH')).table, 'token/NYH/0')?.at).toBe(
      'hex/G35/n0/0',
    );
  });
  it('62-9.1 62-5.6 green New York may lie turned by half: each company keeps the city with its own track', () => {
    const scene = withLaid(building('NYC', '3'), 'G35', 'NY2', 3);
    expect([homeStop(scene.table, 'NYC'), homeStop(scene.table, 'NYH')]).toEqual(['G35/n1', 'G35/n0']);
    expect(keptFor(scene.table, 'CP', { hex: 'G35', node: 0 })).toEqual(['NYH']);
    scene.started('NYH', 'bert').draft((draft) => placeHome(draft, 'NYH'));
    const markers = ['token/NYC/0', 'token/NYH/0'].map((marker) => pieceOf(scene.table, marker)?.at);
    expect(markers).toEqual(['hex/G35/n1/0', 'hex/G35/n0/0']);
  });
  it('62-9.8 ✗ NP takes the only place of Winnipeg before CN operates', () => {
    expect(stationBreaches(winnipeg(), 'B22')).toEqual(['1862/9/home-kept']);
  });
  it('62-9.8 ✓ with a second place one stays for CN; and CN itself may have the first', () => {
    expect(stationBreaches(winnipeg('14'), 'B22')).toEqual([]);
    expect(keptFor(winnipeg().table, 'CN', { hex: 'B22', node: 0 })).toEqual([]);
  });
  it('HC-5 the place is kept until the home marker lies, and freed when the company has left', () => {
    const floated = winnipeg().started('CN', 'bert');
    expect(stationBreaches(floated, 'B22')).toEqual(['1862/9/home-kept']);
    const gone = winnipeg().do({ put: 'marker/CN', at: 'out' });
    expect(stationBreaches(gone, 'B22')).toEqual([]);
  });
  it('HC-5 brown New York keeps two of its three places', () => {
    const table = new Scene().privatesSold().tile('G35', 'NY3').table;
    expect(keptFor(table, 'UP', { hex: 'G35', node: 0 })).toEqual([]);
    const one = new Scene().privatesSold().tile('G35', 'NY3').token('UP', 1, 'G35').table;
    expect(keptFor(one, 'NP', { hex: 'G35', node: 0 })).toEqual(['NYH', 'NYC']);
  });
});

describe('where', () => {
  it('62-9.7 ✗ a marker in an unconnected city', () => {
    expect(stationBreaches(minneapolis(), 'E17')).toEqual(['1862/9/station-connected']);
  });
  it('62-9.7 ✗ a connection that would turn back on a junction', () => {
    // Both arms of the switch on F18 lead to Omaha's side: between them there is no way.
    const scene = building('UP', '3').tile('F18', '26', 5).tile('E17', '6', 5);
    expect(reach(scene.table, 'UP').stops.has('E17/n0')).toBe(false);
    expect(stationBreaches(scene, 'E17')).toEqual(['1862/9/station-connected']);
  });
  it('62-9.7 ✓ a connection of any length', () => {
    expect(stationBreaches(westOfOmaha(), 'E17')).toEqual([]);
  });
  it('62-9.3 ✗ through a city full of others', () => {
    const scene = beside(rockIsland().tile('F22', '9', 1).tile('F20', '57', 1), 'NP').token('NP', 1, 'F24');
    expect(stationBreaches(scene, 'F20')).toContain('1862/9/station-blocked');
  });
  it('62-9.3 ✓ a company with a marker of its own passes', () => {
    const scene = rockIsland().tile('F22', '9', 1).tile('F20', '14', 0).token('ATS', 1, 'F24');
    expect(stationBreaches(scene, 'F20', 0, 1)).toEqual([]);
  });
  it('62-9.2 ✗ a second marker of NYC in New York', () => {
    const scene = building('NYC', '5').tile('G35', 'NY3');
    expect(stationBreaches(scene, 'G35', 0, 1)).toContain('1862/9/once-a-hex');
  });
  it('62-9.2 ✓ one a hex', () => {
    expect(stationBreaches(building('NYC'), 'G33')).toEqual([]);
  });
  it('62-9.10 ✗ a marker in a full city, in a town, on a red hex', () => {
    const full = beside(westOfOmaha(), 'NP').token('NP', 1, 'E17');
    expect(stationBreaches(full, 'E17')).toEqual(['1862/9/slot-taken']);
    expect(stationBreaches(minneapolis().tile('D24', '4', 1), 'D24')).toEqual(['1862/9/no-circle']);
    expect(stationBreaches(minneapolis(), 'K15')).toEqual(['1862/9/no-circle']);
  });
  it('62-9.10 ✓ a free circle', () => {
    expect(stationBreaches(westOfOmaha('3', '14'), 'E17', 0, 1)).toEqual([]);
  });
});

describe('how many and for how much', () => {
  it('62-9.6 ✗ two markers in a turn', () => {
    const scene = westOfOmaha().clock({ stationed: true, step: 'run' });
    expect(stationBreaches(scene, 'E17')).toEqual(['1862/9/one-station']);
  });
  it('62-9.6 ✓ one besides the home marker; then the trains run', () => {
    const table = placed(westOfOmaha(), 'E17');
    expect(table.clock).toMatchObject({ stationed: true, step: 'run' });
    expect(pieceOf(table, 'token/UP/1')?.at).toBe('hex/E17/n0/0');
  });
  it('62-6.5 ✗ a marker after the trains have run', () => {
    expect(stationBreaches(westOfOmaha().clock({ step: 'trains' }), 'E17')).toEqual(['1862/6/step-order']);
  });
  it("62-9.9 ✗ NP's third marker", () => {
    const scene = building('NP').tile('D22', '57', 1).token('NP', 1, 'B16').tile('D24', '4', 1);
    expect(stationBreaches(scene, 'E17')).toContain('1862/9/no-marker');
  });
  it('62-9.9 ✓ its second; a marker on the board stays, and others are not its own', () => {
    const scene = building('NP', '3').tile('D22', '14', 0);
    expect(stationBreaches(scene, 'D22', 0, 1, 'token/UP/1')).toContain('1862/9/own-marker');
    expect(stationBreaches(scene, 'D22', 0, 1, 'token/NP/0')).toContain('1862/9/stations-stay');
    expect(stationBreaches(winnipeg('14'), 'B22', 0, 0, 'token/NP/1')).toEqual([]);
  });
  it('62-9.4 ✗ a marker that the treasury cannot pay', () => {
    expect(stationBreaches(westOfOmaha().cash('company/UP', 39), 'E17')).toEqual(['1862/9/station-cost']);
  });
  it('62-9.4 ✓ the first further one 40, every later one 100', () => {
    const first = westOfOmaha().cash('company/UP', 40);
    expect(stationBreaches(first, 'E17')).toEqual([]);
    expect(treasury(placed(first, 'E17'), 'UP')).toBe(0);
    const later = westOfOmaha().token('UP', 1, 'A13').cash('company/UP', 99);
    expect(stationBreaches(later, 'E17')).toEqual(['1862/9/station-cost']);
    expect(treasury(placed(westOfOmaha().token('UP', 1, 'A13'), 'E17'), 'UP')).toBe(900);
  });
  it('62-9.5 ✗ W1 the second marker of NP in Winnipeg for 40', () => {
    expect(stationBreaches(winnipeg('14').cash('company/NP', 59), 'B22')).toEqual(['1862/9/station-cost']);
  });
  it('62-9.5 ✓ W1 60 instead of 40 abroad, 150 instead of 100; the border counts for CP the other way', () => {
    const north = winnipeg('14');
    expect(treasury(placed(north, 'B22', 0, 1), 'NP')).toBe(940);
    const third = building('UP').token('UP', 1, 'A13').tile('B22', '57', 1);
    expect(treasury(placed(third, 'B22'), 'UP')).toBe(850);
    expect(treasury(placed(building('CP'), 'G33'), 'CP')).toBe(940);
    expect(treasury(placed(building('CP'), 'D32'), 'CP')).toBe(960);
  });
});
