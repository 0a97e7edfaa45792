import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../table/places.ts';
import { erie, isErieLaid, placeErie } from './privates.ts';
import { liftBaltimore, placeBaltimore } from '../homes.ts';
import { treasury } from '../readers.ts';
import { after, breaches, laterRound, Scene } from '../testing.ts';
import { building, extraBreaches, extraLaid, layBreaches, minneapolis, withLaid } from '../track-scene.ts';

const place = { type: 'erie', seat: 'anna' };

describe('private 2, the ERIE tile', () => {
  it('62-4.9 ✗ another player places the tile', () => {
    expect(breaches(erie, new Scene().owns('bert', 'ERIE').table, place)).toEqual(['1862/4/erie-owner']);
  });
  it('62-4.9 ✗ the tile is placed a second time', () => {
    const scene = new Scene().owns('anna', 'ERIE').draft(placeErie);
    expect(breaches(erie, scene.table, place)).toEqual(['1862/4/erie-laid']);
  });
  it('62-4.9 ✓ its owner places it at any time: in a stock round, and in the turn of another', () => {
    for (const scene of [
      laterRound().owns('anna', 'ERIE').clock({ turn: 'cleo' }),
      new Scene().privatesSold().owns('anna', 'ERIE').started('UP', 'bert').operating('UP', 'run'),
    ]) {
      expect(breaches(erie, scene.table, place)).toEqual([]);
      const table = after(erie, scene.table, place);
      expect(isErieLaid(table)).toBe(true);
      expect(pieceOf(table, 'private/ERIE')?.at).toBe('out');
      expect(table.clock).toEqual(scene.table.clock);
    }
  });
  it('HC-7 a marker on the hex stays, and its new sides are open from then on only', () => {
    const scene = building('CP').tile('D34', 'Mtl1', 0).tile('D32', '6', 4).tile('D30', '9', 1);
    scene.token('UP', 1, 'E31');
    expect(layBreaches(scene, 'D32', '57', 0)).toContain('1862/7/empty-hex');
    const south = building('CP').tile('D34', 'Mtl1', 0);
    expect(layBreaches(south, 'D32', '6', 4)).toEqual(['1862/7/blank-side']);
    const open = building('CP').tile('D34', 'Mtl1', 0).owns('anna', 'ERIE').draft(placeErie);
    expect(layBreaches(open, 'D32', '6', 4)).toEqual([]);
    expect(pieceOf(scene.draft(placeErie).table, 'token/UP/1')?.at).toBe('hex/E31/n0/0');
  });
});

describe('private 3, the marker in Baltimore', () => {
  it('62-4.10 it comes with the private and goes when the owner closes it', () => {
    const scene = new Scene().owns('anna', 'B&O').draft(placeBaltimore);
    expect(pieceOf(scene.table, 'token/B&O/0')?.at).toBe('hex/G33/n0/0');
    expect(pieceOf(scene.draft(liftBaltimore).table, 'token/B&O/0')?.at).toBe('out');
  });
});

describe('private 4, the additional tile', () => {
  const rocky = (phase = '2'): Scene => minneapolis(phase).owns('anna', 'RMC');
  it('62-4.11 ✗ a green tile', () => {
    expect(extraBreaches(rocky('3'), 'D22', '14', 0)).toEqual(['1862/4/rmc-yellow']);
  });
  it('62-4.11 ✗ in the turn of a company that somebody else directs', () => {
    const scene = new Scene().privatesSold().owns('anna', 'RMC').started('UP', 'bert').operating('UP');
    expect(extraBreaches(scene, 'F20', '57', 1)).toEqual(['1862/5/director-decides']);
  });
  it('62-4.11 ✗ a director who does not own it', () => {
    expect(extraBreaches(minneapolis().owns('bert', 'RMC'), 'D20', '9', 1)).toEqual(['1862/4/rmc-owner']);
  });
  it('62-4.11 ✓ HC-6 on top of the tile of the turn, terrain for nothing, and RMC closes', () => {
    const scene = withLaid(building('UP').owns('anna', 'RMC'), 'F20', '57', 1).cash('company/UP', 0);
    expect(scene.table.clock.step).toBe('track');
    expect(extraBreaches(scene, 'F18', '9', 1)).toEqual([]);
    const table = extraLaid(scene, 'F18', '9', 1);
    expect([treasury(table, 'UP'), pieceOf(table, 'private/RMC')?.at]).toEqual([0, 'out']);
    expect(table.clock).toMatchObject({ step: 'station', laid: [{ kind: 'yellow' }, { kind: 'extra' }] });
  });
  it('62-4.11 ✓ HC-6 beside an upgrade, and as a third yellow tile', () => {
    expect(extraBreaches(withLaid(rocky('3'), 'D22', '14', 0), 'D20', '9', 1)).toEqual([]);
    const two = withLaid(withLaid(rocky('3'), 'D20', '9', 1), 'D24', '4', 1);
    expect(extraBreaches(two, 'D18', '9', 1)).toEqual([]);
  });
  it('HC-6 the home tile comes first', () => {
    expect(extraBreaches(building('NP').owns('anna', 'RMC'), 'D20', '9', 1)).toEqual(['1862/7/home-first']);
  });
});
