import { describe, expect, it } from 'vitest';
import { building, gijon, laid, layBreaches, layFinding, lays } from '../build-scene.ts';
import { costOf } from '../site.ts';
import type { Scene } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

/** CFLG before the mines of Langreo (E7, with a town) and of E9. */
const atLangreo = (phase = '3'): Scene => gijon(phase).tile('E5', '74');
/** FdLR with Reinosa and a yellow mine on G9. */
const mined = (phase = '3'): Scene => building('FdLR', phase).tile('H8', '75', 1).tile('G9', 'L93', 4);
const reinosa = (): Scene => building('FdLR').tile('H8', '75', 1);

describe('mines', () => {
  it('ESP-5.3.3.01 ✗ plain track on a mine, a mine alone where a town is, a mine tile without a mine', () => {
    expect(layFinding(reinosa(), 'G9', '78', 2)).toMatchObject({
      rule: '18esp/5.3.3/mine-tile',
      params: { hex: 'G9', wanted: 'stop/mine' },
    });
    expect(layBreaches(atLangreo(), 'E7', 'L94')).toEqual(['5.3.3/mine-tile']);
    expect(layBreaches(atLangreo(), 'E7', '74')).toEqual(['5.3.3/mine-tile']);
    expect(layBreaches(reinosa(), 'G7', 'L94', 5)).toContain('5.3/same-stops');
  });
  it('ESP-5.3.3.01 ✓ a mine for a mine, mine and town for both, for 30', () => {
    expect(layBreaches(reinosa(), 'G9', 'L93', 4)).toEqual([]);
    expect(layBreaches(atLangreo(), 'E7', 'L100')).toEqual([]);
    expect(laid(reinosa(), 'G9', 'L93', 4).cash['company/FdLR']).toBe(970);
  });
  it('ESP-5.3.3.02 ESP-5.3.1.10 a mine comes on top of the other tiles, in any sequence, also alone', () => {
    const first = lays(atLangreo('2'), 'E7', 'L100');
    expect(first.table.clock.laid).toEqual([{ hex: 'E7', kind: 'mine' }]);
    expect(layBreaches(first, 'D4', '75', 4)).not.toContain('5.3.1/one-tile');
    const minor = lays(building('CM'), 'E29', '57');
    expect(layBreaches(minor, 'E31', 'L91')).toEqual([]);
    expect(laid(minor, 'E31', 'L91').cash['company/CM']).toBe(1000 - 10 - 30);
  });
  it('ESP-5.3.1.10 regular, extra and mine: three tiles in one turn', () => {
    const three = lays(lays(reinosa(), 'G9', 'L93', 4), 'G7', '77', 5);
    expect(layBreaches(three, 'H8', 'L108', 1)).toEqual([]);
    expect(laid(three, 'H8', 'L108', 1).cash['company/FdLR']).toBe(1000 - 30 - 40 - 20);
  });
  it('ESP-5.3.1.11 a tile with mine and town is a mine tile', () => {
    expect(laid(atLangreo(), 'E7', 'L100').clock.laid).toEqual([{ hex: 'E7', kind: 'mine' }]);
  });
  it('ESP-5.3.3.03 ✗ FdLR lays G9 and another mine in one turn', () => {
    const scene = lays(building('FdLR').tile('H8', 'L107', 0), 'H6', 'L94');
    expect(layBreaches(scene, 'G9', 'L93', 4)).toEqual(['5.3.3/one-mine']);
  });
  it('ESP-5.3.3.03 ✓ one of them', () => {
    expect(layBreaches(building('FdLR').tile('H8', 'L107', 0), 'H6', 'L94')).toEqual([]);
  });
  it('ESP-5.3.3.07 torn down for 30: plain track after a mine, a town after mine and town, then as usual', () => {
    expect(layBreaches(mined(), 'G9', '678', 2)).toEqual([]);
    const table = laid(mined(), 'G9', '678', 2);
    expect(table.clock.laid).toEqual([{ hex: 'G9', kind: 'upgrade' }]);
    expect(table.cash['company/FdLR']).toBe(970);
    const langreo = atLangreo().tile('E7', 'L100');
    expect(layBreaches(langreo, 'E7', '89')).toEqual([]);
    expect(layBreaches(langreo, 'E7', '677')).toEqual(['5.3.2/same-kind']);
    expect(layBreaches(mined(), 'G9', '89')).toEqual(['5.3.2/same-kind']);
    expect(layBreaches(atLangreo('5').tile('E7', '89'), 'E7', 'L127', 0)).not.toContain('5.3.2/same-kind');
  });
  it('ESP-5.3.3.08 ✗ an upgrade and a demolition in one turn', () => {
    const scene = lays(mined(), 'H8', 'L108', 1);
    expect(layBreaches(scene, 'G9', '678', 2)).toEqual(['5.3.3/demolition-counts']);
    expect(layBreaches(lays(mined(), 'G9', '678', 2), 'H8', 'L108', 1)).toEqual(['5.3.2/one-upgrade']);
  });
  it('ESP-5.3.3.08 ✓ a demolition beside a mine and a yellow tile', () => {
    const scene = lays(
      lays(building('FdLR').tile('H8', 'L107', 0).tile('G9', 'L93', 4), 'H6', 'L94'),
      'G9',
      '678',
      2,
    );
    expect(layBreaches(scene, 'H10', '79')).toEqual([]);
  });
  it('W-ESP-11 published: no 20 where the second tile tears down a mine', () => {
    const second = (published: boolean): number | undefined => {
      const scene = building('FdLR', '3', { published }).tile('H8', 'L107', 0).tile('G9', 'L93', 4);
      return laid(lays(scene, 'H10', '79'), 'G9', '678', 2).cash['company/FdLR'];
    };
    expect(second(false)).toBe(1000 - 30 - 30 - 20);
    expect(second(true)).toBe(1000 - 30 - 30);
  });
  it('W-ESP-11 published: no 20 for any second tile on a mine hex, also when the mine is long gone', () => {
    const second = (published: boolean): number => {
      const scene = building('FdLR', '5', { published }).tile('H8', 'L107', 0).tile('G9', '678', 2);
      return costOf(lays(scene, 'H10', '79').table, { hex: 'G9', tile: 'L108', turn: 0 });
    };
    expect([second(false), second(true)]).toEqual([20, 0]);
  });
});

describe('P1', () => {
  const owned = (): Scene => reinosa().private('P1', 'company/FdLR');
  it('ESP-3.1.02 takes 30 off a mine laid or torn down, once, and closes', () => {
    expect(layBreaches(owned(), 'G9', 'L93', 4, { private: 'P1' })).toEqual([]);
    const table = laid(owned(), 'G9', 'L93', 4, { private: 'P1' });
    expect(table.cash['company/FdLR']).toBe(1000);
    expect(pieceOf(table, 'private/P1')!.at).toBe('out');
    const down = mined().private('P1', 'company/FdLR').cash('company/FdLR', 0);
    expect(layBreaches(down, 'G9', '678', 2)).toEqual(['5.3.1/track-cost']);
    expect(layBreaches(down, 'G9', '678', 2, { private: 'P1' })).toEqual([]);
  });
  it('ESP-3.1.02 only for the company that owns it', () => {
    expect(layBreaches(reinosa().private('P1', 'anna'), 'G9', 'L93', 4, { private: 'P1' })).toEqual([
      '3.1/p1-owner',
    ]);
  });
  it('ESP-3.1.03 ✗ P1 used for a mountain', () => {
    expect(layBreaches(owned(), 'G7', '77', 5, { private: 'P1' })).toEqual(['3.1/p1-mines']);
    expect(laid(owned(), 'G7', '77', 5, { private: 'P1' }).cash['company/FdLR']).toBe(960);
  });
  it('ESP-3.1.03 ✓ the mountain without it', () => {
    expect(layBreaches(owned(), 'G7', '77', 5)).toEqual([]);
    expect(pieceOf(laid(owned(), 'G7', '77', 5), 'private/P1')!.at).toBe('company/FdLR');
  });
});
