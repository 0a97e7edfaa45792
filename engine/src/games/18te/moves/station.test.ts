import { describe, expect, it } from 'vitest';
import { Draft } from '../../../table/draft.ts';
import { say } from '../../../table/words.ts';
import { nextCompany } from '../flow.ts';
import { guide } from '../guide.ts';
import { game } from '../index.ts';
import { findingsOf, Scene, SEATS2 } from '../testing.ts';
import { building, laid, placed, stationBreaches, stationMove } from '../track-scene.ts';
import { station } from './station.ts';
import { pieceOf } from '../../../table/places.ts';

const greven = (): Scene => building('KWE').tile('C13', '6', 3).clock({ step: 'station' });
/** KWE stands in Emsdetten, and from there track leads to the green tile of Rheine. */
const nearRheine = (company = 'KWE'): Scene =>
  new Scene(SEATS2)
    .founded(company, 'anna')
    .operating(company, 'station')
    .tile('B10', '6', 3)
    .tile('B8', '8', 0)
    .tile('A7', 'TE4', 0)
    .token(company, 0, 'B10');
/** KHS has come from Osnabrück to Ibbenbüren. */
const ibbenburen = (): Scene =>
  building('KHS').tile('F6', '4', 1).tile('E7', '8', 2).tile('D6', '57', 2).clock({ step: 'station' });

const started = (scene: Scene): Scene => {
  const draft = new Draft(scene.table);
  nextCompany(draft);
  scene.table = draft.table;
  return scene;
};

describe('the home station', () => {
  it('TE-7.4.1 is placed for nothing when the company first operates, beside the one of this turn', () => {
    const { table } = started(new Scene(SEATS2).founded('KWE', 'anna').clock({ round: 'OR', or: 1 }));
    expect(pieceOf(table, 'token/KWE/0')?.at).toBe('hex/D14/n0/0');
    expect(table.cash['company/KWE']).toBe(180);
    expect(table.clock.stationsPlaced).toBe(0);
  });
  it('TE-7.4.1 goes to its circle on a tile that lies there already', () => {
    const scene = new Scene(SEATS2).founded('CME', 'anna').tile('D14', 'TE3').clock({ round: 'OR', or: 1 });
    expect(pieceOf(started(scene).table, 'token/CME/0')?.at).toBe('hex/D14/n0/1');
  });
  it('TE-7.4.7 TE-7.4.1 of KPR waits for TE2', () => {
    const scene = started(new Scene(SEATS2).founded('KPR', 'anna').clock({ round: 'OR', or: 1, phase: '3' }));
    expect(pieceOf(scene.table, 'token/KPR/0')?.at).toBe('company/KPR');
    expect(pieceOf(laid(scene, 'G5', 'TE2'), 'token/KPR/0')?.at).toBe('hex/G5/n0/0');
    expect(stationBreaches(scene, 'G5', 0, 0, 'token/KPR/0')).toContain('18te/7.4/home-marker');
  });
});

describe('which city', () => {
  it('TE-7.4.3 a hex with two cities is named with the side of the one that is meant', () => {
    const scene = building('KHS').clock({ step: 'station' }).cash('company/KHS', 500);
    const [found] = findingsOf(station, scene.table, stationMove('D14', 1, 0));
    expect(found).toMatchObject({ rule: '18te/7.4/home-reserved', params: { hex: 'stop/D14/4' } });
    expect(say(game.words, 'en', { key: found!.rule, params: found!.params })).toContain(
      'Münster (D14), stop in the north-east',
    );
    // …in the log too.
    expect(say(game.words, 'en', station.label(scene.table, stationMove('D14', 1, 0)))).toContain(
      'in Münster (D14), stop in the north-east',
    );
    const away = findingsOf(station, scene.tile('C13', '6', 3).table, stationMove('C13'));
    expect(away[0]).toMatchObject({ rule: '18te/7.4/city-on-route', params: { hex: 'C13' } });
  });
  it('TE-7.2.3 ✗ a city behind one that is full of others', () => {
    const scene = greven().token('CME', 1, 'C13').tile('C11', '8').tile('B10', '6', 3);
    const found = findingsOf(station, scene.table, stationMove('B10'));
    expect(found).toMatchObject([{ rule: '18te/7.4/way-blocked', params: { hex: 'B10', city: 'C13' } }]);
  });
});

describe('where and when', () => {
  it('TE-7.4.2 ✗ a second station in one turn', () => {
    const scene = greven();
    scene.table = placed(scene, 'C13');
    expect(scene.table.clock).toMatchObject({ stationsPlaced: 1, step: 'run' });
    scene.tile('C11', '8').tile('B10', '6', 3).cash('company/KWE', 100);
    scene.do({ put: 'token/KWE/2', at: 'company/KWE' });
    expect(stationBreaches(scene, 'A7', 1, 0)).toContain('18te/7.4/one-station');
    expect(stationBreaches(scene, 'A7', 1, 0)).not.toContain('18te/7/step-order');
  });
  it('TE-7.4.2 ✓ one station, before or after the track', () => {
    expect(stationBreaches(greven(), 'C13')).toEqual([]);
    expect(stationBreaches(greven().clock({ step: 'track' }), 'C13')).toEqual([]);
  });
  it('TE-7.0.3 ✗ a station after the trains have run', () => {
    expect(stationBreaches(greven().clock({ step: 'payout' }), 'C13')).toEqual(['18te/7/step-order']);
  });

  it('TE-7.4.3 ✗ CME in Ibbenbüren without a connection', () => {
    const scene = building('CME').tile('D6', '57');
    const [finding] = findingsOf(station, scene.table, stationMove('D6'));
    expect(finding).toMatchObject({
      rule: '18te/7.4/city-on-route',
      section: '7.4',
      params: { hex: 'D6', company: 'CME' },
    });
    expect(stationBreaches(scene, 'D6')).toHaveLength(1);
  });
  it('TE-7.4.3 ✗ a circle that is taken, or none at all', () => {
    expect(stationBreaches(greven().token('CME', 1, 'C13'), 'C13')).toEqual(['18te/7.4/slot-taken']);
    expect(stationBreaches(greven(), 'C13', 0, 1)).toEqual(['18te/7.4/no-city']);
    expect(stationBreaches(building('KHS').tile('F6', '4', 1), 'F6')).toEqual(['18te/7.4/no-city']);
  });
  it('TE-7.4.3 ✓ KWE in Greven', () => {
    expect(stationBreaches(greven(), 'C13')).toEqual([]);
  });
  it('TE-7.2.3 ✗ no way to Emsdetten through Greven full of CME', () => {
    const scene = greven().tile('C11', '8').tile('B10', '6', 3).token('CME', 1, 'C13');
    expect(stationBreaches(scene, 'B10')).toEqual(['18te/7.4/way-blocked']);
  });

  it('TE-7.4.4 ✗ KHS in the home circle of KPR, which has not operated', () => {
    const scene = building('KHS', '3').tile('G5', 'TE2').token('KHS', 0, 'G5', 0, 1);
    expect(stationBreaches(scene, 'G5', 0, 0)).toEqual(['18te/7.4/home-reserved']);
  });
  it('TE-7.4.4 ✓ the reservation ends with the first operating round of KPR', () => {
    const scene = building('KHS', '3').tile('G5', 'TE2').token('KHS', 0, 'G5', 0, 1);
    scene.clock({ veterans: ['KPR'] });
    // Its home station waited for TE2 (OQ-2): as long as it does the circle is kept.
    expect(stationBreaches(scene, 'G5', 0, 0)).toEqual(['18te/7.4/home-reserved']);
    expect(stationBreaches(scene.do({ put: 'token/KPR/0', at: 'out' }), 'G5', 0, 0)).toEqual([]);
  });
  it('TE-7.4.5 ✗ KWE in the destination circle of KHS', () => {
    expect(stationBreaches(nearRheine(), 'A7', 0, 2)).toEqual(['18te/7.4/destination-reserved']);
  });
  it('TE-7.4.5 ✓ KWE in its own, or in that of a bankrupt company', () => {
    expect(stationBreaches(nearRheine(), 'A7', 0, 1)).toEqual([]);
    const gone = nearRheine().do({ put: 'marker/KHS', at: 'out' });
    expect(stationBreaches(gone, 'A7', 0, 2)).toEqual([]);
  });
  it('two own stations in one city are only pointed out', () => {
    const scene = greven().tile('C13', '15', 2).token('KWE', 0, 'C13');
    expect(findingsOf(station, scene.table, stationMove('C13', 0, 1))).toMatchObject([
      { rule: '18te/7.4/own-city-twice', section: '', weight: 'caution' },
    ]);
  });
});

describe('which marker, and what it costs', () => {
  it('TE-7.4.6 ✗ a station of Greven moves on to Emsdetten', () => {
    const scene = greven().token('KWE', 1, 'C13').tile('C11', '8').tile('B10', '6', 3);
    expect(stationBreaches(scene, 'B10', 0, 0, 'token/KWE/1')).toContain('18te/7.4/stations-stay');
    expect(placed(scene, 'B10', 0, 0, 'token/KWE/1').cash).toEqual(scene.table.cash);
  });
  it('TE-7.4.6 ✓ a marker from the charter', () => {
    expect(stationBreaches(greven(), 'C13', 0, 0, 'token/KWE/1')).toEqual([]);
  });
  it('TE-7.4.7 ✗ TWE places a third station, KPR an ordinary one, KWE one of CME', () => {
    const third = building('TWE', '3').tile('E9', 'TE1').tile('F10', '57', 2).token('TWE', 1, 'C13');
    expect(stationBreaches(third, 'F10')).toEqual(['18te/7.4/no-marker']);
    expect(placed(third, 'F10').pieces).toEqual(third.table.pieces);
    const kpr = building('KPR', '3').tile('G5', 'TE2').token('KPR', 0, 'G5').tile('F10', '57');
    expect(stationBreaches(kpr, 'F10')).toContain('18te/7.4/no-marker');
    expect(stationBreaches(greven(), 'C13', 0, 0, 'token/CME/1')).toEqual(['18te/7.4/own-marker']);
  });
  it('TE-7.4.7 ✓ TWE places its second', () => {
    const scene = building('TWE', '3').tile('E9', 'TE1').tile('F10', '57', 2);
    expect(stationBreaches(scene, 'F10')).toEqual([]);
  });
  it('TE-7.4.8 50 for an ordinary station, nothing for the destination', () => {
    const scene = greven();
    const next = placed(scene, 'C13');
    expect(pieceOf(next, 'token/KWE/1')?.at).toBe('hex/C13/n0/0');
    expect(next.cash['company/KWE']).toBe(130);
    expect(next.cash['bank']).toBe(scene.table.cash['bank']! + 50);
    expect(pieceOf(placed(nearRheine(), 'A7', 0, 1), 'token/KWE/2')?.at).toBe('hex/A7/n0/1');
    expect(stationBreaches(nearRheine().cash('company/KWE', 0), 'A7', 0, 1)).toEqual([]);
  });
  it('TE-7.4.9 ✗ an ordinary station with 40 in the treasury', () => {
    expect(stationBreaches(greven().cash('company/KWE', 40), 'C13')).toEqual(['18te/7.4/station-cost']);
  });
  it('TE-7.4.9 ✓ an ordinary station with 50', () => {
    expect(stationBreaches(greven().cash('company/KWE', 50), 'C13')).toEqual([]);
  });
  it('TE-7.4.10 ✗ KHS saves 50 with its Rheine station in Ibbenbüren', () => {
    expect(stationBreaches(ibbenburen(), 'D6', 0, 0, 'token/KHS/2')).toEqual(['18te/7.4/destination-marker']);
    expect(placed(ibbenburen(), 'D6', 0, 0, 'token/KHS/2').clock.bonuses).toEqual([]);
  });
  it('TE-7.4.10 ✓ KHS places its ordinary station there, and the other one in Rheine', () => {
    expect(stationBreaches(ibbenburen(), 'D6')).toEqual([]);
    expect(stationBreaches(nearRheine('KHS'), 'A7', 0, 2, 'token/KHS/2')).toEqual([]);
  });
  it('TE-3.6.11 TE-7.4.11 the destination station earns 100 from the bank, once', () => {
    const scene = nearRheine();
    const next = placed(scene, 'A7', 0, 1);
    expect(next.cash['company/KWE']).toBe(280);
    expect(next.cash['bank']).toBe(scene.table.cash['bank']! - 100);
    expect(next.clock.bonuses).toEqual(['KWE']);
    expect(guide.news!(scene.table, next, stationMove('A7', 0, 1))).toEqual([
      { key: '18te/news/goal', params: { company: 'KWE' } },
    ]);
    expect(placed(scene.clock({ bonuses: ['KWE'] }), 'A7', 0, 1).cash['company/KWE']).toBe(180);
    expect(placed(nearRheine('KPR'), 'A7', 0, 0).clock.bonuses).toEqual([]);
  });
  it('the ordinary station in the own destination circle is only pointed out', () => {
    const findings = findingsOf(station, nearRheine().table, stationMove('A7', 0, 1, 'token/KWE/1'));
    expect(findings).toMatchObject([{ rule: '18te/7.4/ordinary-at-destination', weight: 'caution' }]);
    expect(placed(nearRheine(), 'A7', 0, 1, 'token/KWE/1').clock.bonuses).toEqual([]);
  });
});
