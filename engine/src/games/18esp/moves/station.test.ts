import { describe, expect, it } from 'vitest';
import { badajoz, building, leon, placed, stationBreaches, stationMove } from '../build-scene.ts';
import { findingsOf } from '../testing.ts';
import type { Scene } from '../testing.ts';
import { station } from './station.ts';
import { pieceOf } from '../../../table/places.ts';

/** CRB can come to Cáceres and to Mérida. */
const west = (phase = '3'): Scene => badajoz(phase).tile('C25', '57', 1).tile('C27', '57', 2);

/** ZPB can come from Lérida to the eastern city of Zaragoza. */
const zaragoza = (): Scene =>
  building('ZPB').tile('K19', '57', 1).token('ZPB', 0, 'K19').tile('J20', 'L131', 1);

describe('where and when', () => {
  it('ESP-5.3.4.09 ✗ two stations in one turn', () => {
    const scene = west();
    scene.table = placed(scene, 'C25');
    scene.do({ put: 'token/CRB/2', at: 'company/CRB' });
    expect(scene.table.clock.stationed).toBe(true);
    expect(stationBreaches(scene.tile('D24', '8', 1).tile('D22', '57', 2), 'D22')).toContain(
      '5.3.4/one-station',
    );
  });
  it('ESP-5.3.4.09 ✓ one', () => {
    expect(stationBreaches(west(), 'C25')).toEqual([]);
  });
  it('ESP-5.3.4.08 a station costs 50, paid to the bank', () => {
    const scene = west();
    const { cash, pieces } = placed(scene, 'C25');
    expect(cash).toMatchObject({ 'company/CRB': 950, bank: scene.table.cash['bank']! + 50 });
    expect(pieces.get('token/CRB/1')!.at).toBe('hex/C25/n0/0');
  });
  it('ESP-5.3.4.10 before or after the tiles, not after the run', () => {
    expect(stationBreaches(west().clock({ laid: [{ hex: 'C25', kind: 'yellow' }] }), 'C25')).toEqual([]);
    expect(stationBreaches(west().clock({ step: 'run' }), 'C25')).toEqual(['5.1/step-order']);
  });
  it('ESP-5.3.4.15 ✗ without a connection, in a taken circle, in none, without money', () => {
    expect(findingsOf(station, west().tile('F18', '57').table, stationMove('F18'))).toMatchObject([
      { rule: '18esp/5.3.4/station-connected', section: '5.3.4', params: { hex: 'F18', company: 'CRB' } },
    ]);
    expect(stationBreaches(west().token('MCP', 1, 'C25'), 'C25')).toEqual(['5.3.4/circle-taken']);
    expect(stationBreaches(west(), 'C25', 0, 1)).toEqual(['5.3.4/no-circle']);
    expect(stationBreaches(west(), 'B28')).toEqual(['5.3.4/no-circle']);
    expect(stationBreaches(west().cash('company/CRB', 49), 'C25')).toEqual(['5.3.4/station-cost']);
  });
  it('ESP-5.3.4.15 ✓ CRB in Cáceres', () => {
    expect(stationBreaches(west().cash('company/CRB', 50), 'C25')).toEqual([]);
  });
  it('ESP-5.3.4.02 a full city stops others: no station behind it', () => {
    const scene = west().tile('D24', '8', 1).tile('D22', '57', 2).tile('C25', '57', 1).token('MCP', 1, 'C25');
    expect(stationBreaches(scene, 'D22')).toEqual(['5.3.4/station-connected']);
  });
  it('ESP-5.3.4.13 ✗ MZA with a second marker in Madrid', () => {
    const scene = building('MZA').tile('F24', 'L83').do({ put: 'token/MZA/1', at: 'company/MZA' });
    expect(stationBreaches(scene, 'F24', 1)).toContain('5.3.4/one-per-hex');
  });
  it('ESP-5.3.4.13 ✓ one in each hex', () => {
    expect(stationBreaches(west(), 'C25')).toEqual([]);
  });
});

describe('reserved circles', () => {
  it('ESP-5.3.4.04 ✗ CRB in the only circle of Mérida before MS has started', () => {
    expect(findingsOf(station, west().table, stationMove('C27'))).toMatchObject([
      { rule: '18esp/5.3.4/home-reserved', params: { keeper: 'MS', hex: 'C27' } },
    ]);
  });
  it('ESP-5.3.4.04 ✓ where a circle stays free, where MS is gone, where MS is out of the game', () => {
    expect(stationBreaches(west().tile('C27', '14', 2), 'C27')).toEqual([]);
    expect(stationBreaches(west().do({ put: 'marker/MS', at: 'out' }), 'C27')).toEqual([]);
    expect(stationBreaches(west('5'), 'C27')).toEqual([]);
    const { companies } = west().table.clock;
    expect(stationBreaches(west().clock({ companies: companies.filter((c) => c !== 'MS') }), 'C27')).toEqual(
      [],
    );
  });
  it('ESP-5.3.4.01 a circle under a white marker is an ordinary one', () => {
    const scene = building('N').tile('E23', '9', 2).tile('D22', '6', 2).tile('E21', '57', 2);
    scene.tile('D22', '15', 3);
    scene.do({ put: 'white/MH', at: 'hex/E21/n0/0' });
    expect(stationBreaches(scene, 'E21')).not.toContain('5.3.4/home-reserved');
    expect(pieceOf(placed(scene, 'E21'), 'white/MH')!.at).toBe('out');
  });
  it('ESP-5.3.4.11 ✗ ZPB in Zaragoza (yellow OO) before ZP', () => {
    expect(stationBreaches(zaragoza(), 'J20', 0)).toContain('5.3.4/twin-reserved');
    expect(stationBreaches(zaragoza(), 'J20', 1)).toEqual(['5.3.4/twin-reserved']);
  });
  it('ESP-5.3.4.11 ✓ after ZP, or on brown Y with a circle left', () => {
    expect(stationBreaches(zaragoza().token('ZP', 0, 'J20', 0), 'J20', 1)).toEqual([]);
    const brown = building('A', '4').tile('E33', '201', 2).tile('C31', '216', 2).token('A', 0, 'C33');
    brown.tile('C33', '57');
    expect(stationBreaches(brown, 'C31', 0, 1)).toEqual([]);
    expect(stationBreaches(brown.token('N', 1, 'C31', 0, 0), 'C31', 0, 1)).toEqual(['5.3.4/home-reserved']);
  });
  it('ESP-5.3.4.14 MZ and MZA share a circle: MZ blocks it, MZA finds its place on top', () => {
    const mz = building('CRB').tile('F24', 'L83').tile('B26', '57', 2).token('MZ', 0, 'F24', 2, 0);
    expect(stationBreaches(mz, 'F24', 2)).toEqual(['5.3.4/circle-taken']);
    const mza = building('MZA').minor('MZ', 'bert').token('MZ', 0, 'F24', 2, 0).token('MZA', 0, 'F24', 2, 0);
    expect(pieceOf(mza.table, 'token/MZA/0')!.at).toBe(pieceOf(mza.table, 'token/MZ/0')!.at);
  });
  it('ESP-5.3.4.14 the home marker of MZA is stacked on MZ', () => {
    const scene = building('MZ');
    expect(pieceOf(scene.table, 'token/MZ/0')!.at).toBe('hex/F24/n2/0');
    const both = scene.start('MZA', 'anna').operating('MZA');
    expect(stationBreaches(both, 'F24', 1)).toEqual(['5.3.4/home-marker-first']);
  });
  it('brown Madrid keeps one circle for each company still to come', () => {
    const scene = building('CRB', '5')
      .tile('B26', '57', 0)
      .tile('F24', 'L86')
      .token('CRB', 0, 'G25')
      .tile('G25', '7', 1);
    // N, MCP and MZA are still to come, MZ is a minor and its claim has lapsed: one of four circles is free.
    expect(stationBreaches(scene, 'F24', 0, 3)).not.toContain('5.3.4/home-reserved');
    expect(stationBreaches(scene.token('A', 1, 'F24', 0, 0), 'F24', 0, 3)).toContain('5.3.4/home-reserved');
  });
});

describe('which marker', () => {
  it('ESP-5.3.4.05 ✗ AC places a station in Murcia', () => {
    expect(stationBreaches(building('AC').tile('H28', '57').tile('I29', '621'), 'I29')).toContain(
      '5.3.4/minor-station',
    );
  });
  it('ESP-5.3.4.05 ✓ a major does', () => {
    expect(stationBreaches(west(), 'C25')).toEqual([]);
  });
  it('ESP-5.3.4.03 ESP-5.3.4.06 ✗ a third marker before any goal; somebody else’s; one that stands already; the home marker', () => {
    const scene = west().token('CRB', 1, 'D22');
    expect(stationBreaches(scene, 'C25')).toEqual(['5.3.4/locked-marker']);
    expect(stationBreaches(west(), 'C25', 0, 0, 'token/CRB/2')).toEqual(['5.3.4/locked-marker']);
    expect(stationBreaches(west(), 'C25', 0, 0, 'token/MCP/1')).toEqual(['5.3.4/own-marker']);
    expect(stationBreaches(scene, 'C25', 0, 0, 'token/CRB/1')).toEqual(['5.3.4/stations-stay']);
    expect(
      stationBreaches(west().do({ put: 'token/CRB/0', at: 'locked/CRB' }), 'C25', 0, 0, 'token/CRB/0'),
    ).toContain('5.3.4/home-marker');
  });
  it('ESP-5.3.4.06 ✓ the second, and a third once a goal is reached', () => {
    expect(stationBreaches(west(), 'C25', 0, 0, 'token/CRB/1')).toEqual([]);
    const scene = west().token('CRB', 1, 'D22').do({ put: 'token/CRB/2', at: 'company/CRB' });
    expect(stationBreaches(scene, 'C25')).toEqual([]);
  });
  it('ESP-5.3.4.06 ESP-5.3.4.07 started from phase 5 all markers are available', () => {
    const scene = west('5');
    expect(stationBreaches(scene, 'C25', 0, 0, 'token/CRB/4')).toEqual([]);
    for (const n of [1, 2, 3, 4]) scene.token('CRB', n, 'K25', 0, n - 1);
    expect(stationBreaches(scene, 'C25')).toEqual(['5.3.4/no-marker']);
  });
});

describe('on a pass', () => {
  it('ESP-6.2.05 the open pass has two circles, the closed one none', () => {
    expect(stationBreaches(leon(), 'D12')).toEqual(['6.2/pass-closed']);
    expect(stationBreaches(leon().open('D12'), 'D12', 0, 1)).toEqual([]);
    expect(placed(leon().open('D12'), 'D12').cash['company/N']).toBe(950);
  });
  it('ESP-6.2.06 ✗ a second marker on Pajares', () => {
    const scene = leon().open('D12').token('N', 2, 'D12');
    expect(stationBreaches(scene, 'D12', 0, 1)).toEqual(['6.2/one-per-pass']);
  });
  it('ESP-6.2.06 ✓ on several passes one each', () => {
    const scene = leon().open('D12').open('H12').token('N', 2, 'H12');
    expect(stationBreaches(scene, 'D12', 0, 1)).toEqual([]);
  });
  it('ESP-6.2.07 the second company pays its 50 to the first', () => {
    const scene = leon().major('CFLG', 'bert').cash('company/CFLG', 0).open('D12').token('CFLG', 1, 'D12');
    const { cash } = placed(scene, 'D12', 0, 1);
    expect(cash).toMatchObject({ 'company/N': 950, 'company/CFLG': 50, bank: scene.table.cash['bank'] });
  });
  it('ESP-6.2.08 ✗ a marker on the pass and one in a city in one turn', () => {
    const scene = leon().open('D12');
    scene.table = placed(scene, 'D12');
    scene.do({ put: 'token/N/2', at: 'company/N' });
    expect(stationBreaches(scene, 'D22')).toEqual(['5.3.4/one-station']);
    const city = leon().open('D12').do({ put: 'token/N/2', at: 'company/N' });
    city.table = placed(city, 'D22');
    expect(stationBreaches(city, 'D12')).toEqual(['6.2/pass-is-station']);
  });
  it('ESP-6.2.08 ✓ one of both', () => {
    expect(stationBreaches(leon().open('D12'), 'D12')).toEqual([]);
    expect(stationBreaches(leon().open('D12'), 'D22')).toEqual([]);
  });
  it('ESP-6.2.11 beyond an open pass a major places stations too', () => {
    const scene = leon()
      .open('D12')
      .tile('D10', '79')
      .tile('D8', 'L100')
      .tile('D6', 'L134')
      .token('CFEA', 0, 'D6', 1);
    expect(stationBreaches(scene, 'D6')).toEqual([]);
  });
  it('ESP-6.2.09 ESP-5.1.2.02 ✗ both circles foreign: no way through, as in a city', () => {
    const scene = leon()
      .open('D12')
      .tile('D10', '79')
      .tile('D8', 'L100')
      .tile('D6', 'L134')
      .token('CFEA', 0, 'D6', 1);
    scene.token('CFLG', 1, 'D12', 0, 0).token('FdLR', 1, 'D12', 0, 1);
    expect(stationBreaches(scene, 'D6')).toEqual(['5.3.4/way-blocked']);
  });
});
