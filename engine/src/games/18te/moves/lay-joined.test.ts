import { describe, expect, it } from 'vitest';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import { say } from '../../../table/words.ts';
import { game } from '../index.ts';
import type { Scene } from '../testing.ts';
import {
  building,
  kprWay,
  laid,
  layBreaches,
  layFinding,
  northOfMunster,
  placed,
  towardsHovelhof,
} from '../track-scene.ts';

describe('joined to a route', () => {
  it('TE-7.3.7 TWE lays TE1 in Tecklenburg without a route, in any turn', () => {
    for (const turn of [0, 1, 2, 3, 4, 5])
      expect(layBreaches(building('TWE', '3'), 'E9', 'TE1', turn)).toEqual([]);
    expect(layBreaches(building('TWE', '2'), 'E9', 'TE1')).toEqual(['18te/3.8/tile-colour']);
  });
  it('TE-7.3.7 KPR, without a station yet, upgrades Osnabrück', () => {
    const scene = building('KPR', '3');
    expect(layBreaches(scene, 'G5', 'TE2')).toEqual([]);
    expect(pieceOf(laid(scene, 'G5', 'TE2'), 'token/KPR/0')?.at).toBe('hex/G5/n0/0');
  });
  it('TE-7.3.8 ✗ TWE builds in Lengerich before it has track at home', () => {
    expect(layFinding(building('TWE', '3'), 'F10', '57')).toMatchObject({
      rule: '18te/7.3/home-first',
      params: { company: 'TWE', home: 'E9' },
    });
    expect(layBreaches(building('TWE', '3'), 'F10', '57')).toHaveLength(1);
  });
  it('TE-7.3.8 ✓ afterwards it does', () => {
    expect(layBreaches(building('TWE', '3').tile('E9', 'TE1', 0), 'F10', '57', 2)).toEqual([]);
  });
  it('TE-7.3.9 ✗ KWE starts on F12', () => {
    expect(layFinding(building('KWE'), 'F12', '9', 1)).toMatchObject({
      rule: '18te/7.3/extends-route',
      section: '7.3',
      params: { hex: 'F12', company: 'KWE' },
    });
  });
  it('TE-7.3.9 ✓ KWE starts beside Münster', () => {
    expect(layBreaches(building('KWE'), 'C13', '6', 3)).toEqual([]);
  });
  it('TE-7.2.3 ✗ KWE builds on beyond Greven, which CME fills', () => {
    const scene = building('KWE').tile('C13', '6', 3).token('CME', 1, 'C13');
    expect(layBreaches(scene, 'C11', '9')).toEqual(['18te/7.3/way-blocked']);
    const found = layFinding(scene, 'C11', '9')!;
    expect(found.params).toMatchObject({ hex: 'C11', company: 'KWE', city: 'C13' });
    expect(say(game.words, 'de', { key: found.rule, params: found.params })).toContain('Greven (C13)');
    // Behind the full city lies nothing that would join this hex: then it is just apart.
    expect(layBreaches(scene, 'F12', '9', 1)).toEqual(['18te/7.3/extends-route']);
  });
  it('TE-7.2.3 ✗ an upgrade beyond the full city is told the same', () => {
    const scene = northOfMunster('3').token('CME', 1, 'C13');
    expect(layBreaches(scene, 'C11', '23')).toEqual(['18te/7.3/way-blocked']);
    const city = northOfMunster('3').token('CME', 1, 'C13').tile('B10', '6', 3).tile('C11', '8', 0);
    expect(layBreaches(city, 'B10', '15', 3)).not.toContain('18te/7.3/extends-route');
  });
  it('TE-7.2.3 ✓ KWE builds on beyond Greven with a station of its own there, or none', () => {
    const scene = building('KWE').tile('C13', '6', 3);
    expect(layBreaches(scene, 'C11', '9')).toEqual([]);
    expect(layBreaches(scene.token('KWE', 1, 'C13'), 'C11', '9')).toEqual([]);
  });
  it('TE-7.3.23 ✗ only the old straight of C11 touches the route', () => {
    expect(layBreaches(northOfMunster('3'), 'C11', '20', 2)).toEqual(['18te/7.3/new-track']);
  });
  it('TE-7.3.23 ✓ a branch of the straight', () => {
    expect(layBreaches(northOfMunster('3'), 'C11', '23')).toEqual([]);
  });
  it('TE-7.3.23 ✗ a loop that comes back does not use its own stem again', () => {
    const loop = northOfMunster('3').tile('C9', '7', 5).tile('D10', '7', 1);
    expect(layBreaches(loop, 'C11', '27', 3)).toEqual(['18te/7.3/new-track']);
    expect(layBreaches(loop, 'C11', '23')).toEqual([]);
  });
  it('TE-7.3.24 ✗ KWE upgrades Lengerich from afar, or lays TE1', () => {
    const scene = building('KWE', '3').tile('F10', '57', 2);
    expect(layBreaches(scene, 'F10', '14', 2)).toEqual(['18te/7.3/city-on-route']);
    expect(layBreaches(scene, 'E9', 'TE1')).toEqual(['18te/7.3/city-on-route']);
  });
  it('TE-7.3.24 ✓ TWE upgrades Lengerich, KWE lays TE1 where it meets its route', () => {
    expect(layBreaches(towardsHovelhof(), 'F10', '14', 2)).toEqual([]);
    const scene = building('KWE', '3').tile('C13', '6', 3).tile('C11', '8', 4).tile('D10', '9', 1);
    expect(layBreaches(scene, 'E9', 'TE1', 2)).toEqual([]);
  });
});

describe('what it costs', () => {
  const hill = (): Scene => building('KHS').tile('F6', '4', 1);
  it('TE-7.3.11 50 for a hill, at once, to the bank', () => {
    const { table } = hill();
    const next = laid(hill(), 'E7', '9', 1);
    expect(next.cash['company/KHS']).toBe(table.cash['company/KHS']! - 50);
    expect(next.cash['bank']).toBe(table.cash['bank']! + 50);
  });
  it('TE-7.3.12 ✗ a hill with 40 in the treasury', () => {
    expect(layFinding(hill().cash('company/KHS', 40), 'E7', '9', 1)).toMatchObject({
      rule: '18te/7.3/track-cost',
      params: { cost: 50, cash: 40 },
    });
  });
  it('TE-7.3.12 ✓ a hill with 50 in the treasury', () => {
    expect(layBreaches(hill().cash('company/KHS', 50), 'E7', '9', 1)).toEqual([]);
  });
  it('TE-7.3.13 30 for each side of the Ems where track meets', () => {
    const cost = (scene: Scene, hex: string, tile: string, turn: number): number =>
      180 - laid(scene, hex, tile, turn).cash['company/KWE']!;
    expect(cost(building('KWE'), 'C13', '5', 4)).toBe(0);
    const bank = (): Scene => building('KWE').tile('C13', '5', 4);
    expect(cost(bank(), 'D12', '8', 1)).toBe(30);
    expect(cost(bank(), 'D12', '7', 1)).toBe(30);
    expect(cost(bank().tile('C11', '8', 3), 'D12', '7', 1)).toBe(60);
  });
  it('TE-7.3.26 an upgrade is free, on a hill and over the Ems', () => {
    const river = building('KWE', '3').tile('C13', '6', 3).tile('D12', '8', 1);
    expect(laid(river, 'C13', '12', 3).cash).toEqual(river.table.cash);
    const up = building('KHS', '3').tile('F6', '4', 1).tile('E7', '9', 1);
    expect(layBreaches(up, 'E7', '23', 4)).toEqual([]);
    expect(laid(up, 'E7', '23', 4).cash).toEqual(up.table.cash);
  });
});

describe('what follows', () => {
  it('TE-7.3.18 the replaced tile goes back to the supply', () => {
    const next = laid(northOfMunster('3'), 'C13', '12', 3);
    expect(piecesAt(next, 'hex/C13')).toEqual(['tile/12/1']);
    expect(pieceOf(next, 'tile/12/1')).toEqual({ at: 'hex/C13', turn: 3 });
    expect(pieceOf(next, 'tile/6/1')).toEqual({ at: 'supply' });
  });
  it('TE-7.3.25 stations go to their circles on the labelled tile', () => {
    const munster = laid(building('KWE', '3').token('CME', 0, 'D14', 1), 'D14', 'TE3').pieces;
    expect(munster.get('token/KWE/0')?.at).toBe('hex/D14/n0/0');
    expect(munster.get('token/CME/0')?.at).toBe('hex/D14/n0/1');
    const city = building('KHS', '3').token('CME', 2, 'G5', 1).founded('KPR', 'bert');
    const before = laid(city, 'G5', 'TE2').pieces;
    expect(before.get('token/KHS/0')?.at).toBe('hex/G5/n0/1');
    expect(before.get('token/CME/2')?.at).toBe('hex/G5/n0/2');
    expect(before.get('token/KPR/0')?.at).toBe('company/KPR');
    const later = laid(city.clock({ veterans: ['KPR'] }), 'G5', 'TE2').pieces;
    expect(later.get('token/KPR/0')?.at).toBe('hex/G5/n0/0');
  });
  it('TE-7.3.28 TWE earns 100 when its own tile joins Hövelhof, once', () => {
    const scene = towardsHovelhof();
    const next = laid(scene, 'G11', '4', 2);
    expect(next.cash['company/TWE']).toBe(280);
    expect(next.cash['bank']).toBe(scene.table.cash['bank']! - 100);
    expect(next.clock.bonuses).toEqual(['TWE']);
    scene.clock({ bonuses: ['TWE'] });
    expect(laid(scene, 'G11', '4', 2).cash['company/TWE']).toBe(180);
  });
  it('TE-7.3.28 no bonus for what others joined, or through a city full of others', () => {
    const done = towardsHovelhof().tile('G11', '4', 2);
    expect(laid(done, 'F10', '14', 2).clock.bonuses).toEqual([]);
    const other = towardsHovelhof().founded('KWE', 'anna').operating('KWE');
    expect(laid(other, 'G11', '4', 2).clock.bonuses).toEqual([]);
    expect(laid(towardsHovelhof().token('KWE', 1, 'F10'), 'G11', '4', 2).clock.bonuses).toEqual([]);
  });
  it('TE-3.6.11 TE-3.6.12 KPR earns 100 with its station in Rheine and the whole way there', () => {
    const ready = (): Scene => kprWay().token('KPR', 1, 'A7', 0, 0);
    const next = laid(ready(), 'C5', '9', 1);
    expect(next.clock.bonuses).toEqual(['KPR']);
    // 50 for the hill are paid in the same turn.
    expect(next.cash['company/KPR']).toBe(180 - 50 + 100);
    expect(laid(kprWay(), 'C5', '9', 1).clock.bonuses).toEqual([]);
    expect(laid(ready(), 'C5', '8', 2).clock.bonuses).toEqual([]);
  });
  it('TE-3.6.12 the station completes it as well', () => {
    const next = placed(kprWay().tile('C5', '9', 1), 'A7', 0, 0);
    expect(next.clock.bonuses).toEqual(['KPR']);
    expect(next.cash['company/KPR']).toBe(280);
  });
});
