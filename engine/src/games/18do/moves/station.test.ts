import { describe, expect, it } from 'vitest';
import { companyPlace } from '../../../rail/ids.ts';
import { cashOf, pieceOf } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import { Intro } from '../intro/scene.ts';
import { ORDER_MARKER } from '../pieces.ts';
import { reach } from '../reach.ts';
import { broke, played } from '../testing.ts';
import { Build } from '../track-scene.ts';
import { station } from './station.ts';

const places = (hex: string, slot = 0, more: object = {}, seat = 'anna'): Move => ({
  type: 'station',
  seat,
  hex,
  node: 0,
  slot,
  ...more,
});
/** The BME reaches Hörde-West, Gbf Ost and Dortmund City. */
const build = (): Build => new Build('BME', 'station').northward();

describe('stations in The Railway Game (4.5.3)', () => {
  it('DO-4.5.3.1 ✗ two in one turn; or one that is not there, or in a circle that is taken', () => {
    const once = played(build().table, places('E14'));
    expect(broke(once, places('E12'))).toEqual(['4.5.3/one-station']);
    expect(broke(build().table, places('G12', 1))).toEqual(['4.5.3/no-circle']);
    expect(broke(build().token('KWE', 1, 'E14').table, places('E14'))).toEqual(['4.5.3/circle-taken']);
    expect(broke(build().table, places('E14', 0, { token: 'token/KWE/1' }))).toEqual(['4.5.3/own-marker']);
  });
  it('DO-4.5.3.1 ✓ one from the sheet into an empty circle', () => {
    const after = played(build().table, places('E14', 1));
    expect(pieceOf(after, 'token/BME/1')?.at).toBe('hex/E14/n0/1');
    expect(after.clock.step).toBe('siding');
  });
  it('DO-4.5.3.2 ✗ behind a blocked hex, or where no track leads', () => {
    expect(broke(build().token('KWE', 1, 'G12').table, places('E14'))).toEqual(['4.5.3/station-blocked']);
    expect(broke(build().table, places('D9'))).toEqual(['4.5.3/on-route']);
  });
  it('DO-4.5.3.2 ✓ by an open route', () => {
    expect(broke(build().table, places('E12'))).toEqual([]);
  });
  it('DO-4.5.3.3 ✗ a second one of the same railway on a hex', () => {
    expect(broke(build().token('BME', 1, 'E12').table, places('E12', 1))).toEqual(['4.5.3/one-per-hex']);
  });
  it('DO-4.5.3.3 ✓ beside one of another', () => {
    expect(broke(build().token('KWE', 1, 'E12').table, places('E12', 1))).toEqual([]);
  });
  it('DO-4.5.3.4 the home lies there from the start and costs nothing', () => {
    const { table } = new Build();
    expect(pieceOf(table, 'token/BME/0')).toMatchObject({ at: 'hex/I10/n0/0', side: 'up' });
    expect(pieceOf(table, 'token/KWE/0')).toMatchObject({ at: 'hex/C20/n0/0', side: 'down' });
  });
  it('DO-4.5.3.5 ✗ with 20 M in the treasury', () => {
    expect(broke(build().cash(companyPlace('BME'), 20).table, places('E14'))).toEqual(['4.5.3/station-cost']);
  });
  it('DO-4.5.3.5 ✓ 30 go to the bank', () => {
    const after = played(build().cash(companyPlace('BME'), 30).table, places('E14'));
    expect(cashOf(after, companyPlace('BME'))).toBe(0);
  });
  it('DO-4.5.3.6 ✗ one that stands is not moved', () => {
    const { table } = build().token('BME', 1, 'E14');
    expect(broke(table, places('E12', 0, { token: 'token/BME/1' }))).toEqual(['4.5.3/stations-stay']);
  });
  it('DO-4.5.3.6 ✓ a new one comes from the sheet', () => {
    const { table } = build().token('BME', 1, 'E14');
    expect(broke(table, places('E12', 0, { token: 'token/BME/2' }))).toEqual([]);
  });
  it('DO-4.5.3.7 stations on red fields and the home of the DHB block nobody', () => {
    // From the yard C6 the CME comes through the harbour, where the DHB is at home, to the mill C14.
    const scene = new Build('CME', 'station').token('CME', 1, 'C6').tile('C10', '9', 1).tile('C12', '9', 1);
    expect(broke(scene.tile('C14', '1957').table, places('C14'))).toEqual([]);
    // The RhE ends in Hamm, where the KWE is at home, as anybody may.
    const hamm = new Build('RhE', 'run').token('RhE', 1, 'E14').tile('D19', '8', 1).tile('D17', '8', 4);
    expect(reach(hamm.tile('E16', '8', 1).table, 'RhE').stops.has('C20/n0')).toBe(true);
  });
  it('DO-4.5.3.8 ✗ the circle with B2 is kept for the railway with marker 2', () => {
    const { table } = build();
    expect(pieceOf(table, ORDER_MARKER)?.at).toBe('hex/E12/n0/3');
    expect(broke(table, places('E12', 3))).toEqual(['4.5.3/city-kept']);
  });
  it('DO-4.5.3.8 ✓ it builds there, and both markers leave', () => {
    const scene = build().do({ put: 'brewery/PB2', at: companyPlace('BME') });
    const after = played(scene.table, places('E12', 3));
    expect(pieceOf(after, ORDER_MARKER)?.at).toBe('out');
    expect(pieceOf(after, 'brewery/PB2')?.at).toBe('out');
    expect(cashOf(after, companyPlace('BME'))).toBe(370);
  });
  it('DO-4.5.3.9 ✗ the DGEE with home and two stations on the map has none left', () => {
    const scene = new Build('DGEE', 'station').token('DGEE', 1, 'E12').token('DGEE', 2, 'E14');
    expect(broke(scene.tile('D11', '8', 5).table, places('D9'))).toEqual(['4.5.3/no-marker']);
  });
  it('DO-4.5.3.9 ✓ with one left it goes', () => {
    const scene = new Build('DGEE', 'station').token('DGEE', 1, 'E12').tile('D11', '8', 5);
    expect(broke(scene.table, places('D9'))).toEqual([]);
  });
  it('DO-4.5.3.10 ✗ a home is kept for its railway from the start', () => {
    const scene = new Build('KWE', 'station').tile('C18', '1905', 2).tile('B17', '1905', 3);
    expect(broke(scene.table, places('A18'))).toContain('4.5.3/home-kept');
  });
  it('DO-4.5.3.10 ✓ other circles are free', () => {
    expect(broke(build().table, places('G12'))).toEqual([]);
  });
  it('DO-4.3.1.1.1 DO-4.3.1.1.2 marker 3 halves a station in Dortmund City once, when its director says so', () => {
    const scene = build().do({ put: 'brewery/PB3', at: companyPlace('BME') });
    expect(cashOf(played(scene.table, places('E12')), companyPlace('BME'))).toBe(370);
    const after = played(scene.table, places('E12', 0, { half: true }));
    expect(cashOf(after, companyPlace('BME'))).toBe(385);
    expect(pieceOf(after, 'brewery/PB3')?.at).toBe('out');
    expect(broke(scene.table, places('E14', 0, { half: true }))).toEqual(['4.3.1.1/half-price']);
    expect(broke(build().table, places('E12', 0, { half: true }))).toEqual(['4.3.1.1/half-price']);
  });
  it('is offered for every circle that is reached, and a marker in the hand narrows it', () => {
    const { table } = build();
    const moves = [...station.candidates!(table, 'anna', {})].filter(
      (move) => broke(table, move).length === 0,
    );
    expect(new Set(moves.map(({ hex }) => hex))).toEqual(new Set(['G12', 'E14', 'E12']));
    const hand = { piece: 'token/BME/1', pay: 0, from: companyPlace('BME'), to: 'hex/E12/n0/1' };
    expect([...station.reads!(table, 'anna', hand)]).toEqual([places('E12', 1, { token: 'token/BME/1' })]);
  });
});

describe('stations in the introductory game (3.2.2.3)', () => {
  const scene = (): Intro => new Intro().directs('BME').at('build').tile('H11', '1904').tile('F13', '1904');
  it('DO-3.2.2.3.1 ✗ a second station in the only circle of a mill', () => {
    expect(broke(scene().token('KWE', 1, 'G12').table, places('G12'))).toEqual(['3.2.2.3/circle-taken']);
  });
  it('DO-3.2.2.3.1 ✗ DO-3.2.2.3.2 ✗ where there is no circle, or no route at all', () => {
    expect(broke(scene().table, places('G12', 1))).toEqual(['3.2.2.3/no-circle']);
    expect(broke(scene().table, places('D9'))).toEqual(['3.2.2.3/on-route']);
  });
  it('DO-3.2.3 ✗ DO-3.2.2.3.8 ✗ a marker of another railway, or one that stands already', () => {
    const { table } = scene().token('BME', 1, 'E14');
    expect(broke(table, places('G12', 0, { token: 'token/KWE/1' }))).toEqual(['3.2.2.3/own-marker']);
    expect(broke(table, places('G12', 0, { token: 'token/BME/1' }))).toEqual(['3.2.2.3/stations-stay']);
  });
  it('DO-3.2.2.3.1 ✓ DO-3.2.2.3.7 into an empty circle, for nothing', () => {
    const after = played(scene().table, places('G12'));
    expect(pieceOf(after, 'token/BME/1')?.at).toBe('hex/G12/n0/0');
    expect(Object.values(after.cash).every((amount) => amount === 0)).toBe(true);
  });
  it('DO-3.2.2.3.2 ✗ behind a blocked hex', () => {
    expect(broke(scene().token('KWE', 1, 'G12').table, places('E14'))).toEqual(['3.2.2.3/station-blocked']);
  });
  it('DO-3.2.2.3.2 ✓ DO-3.2.2.3.4 only a railway with a station there passes', () => {
    const { table } = scene()
      .clock({ phase: '3' })
      .tile('G12', '1936')
      .token('KWE', 1, 'G12')
      .token('CME', 1, 'G12', 0, 1);
    expect(broke(table, places('E14'))).toEqual(['3.2.2.3/station-blocked']);
    const own = scene().tile('G12', '1936').token('BME', 1, 'G12').token('CME', 1, 'G12', 0, 1);
    expect(broke(own.table, places('E14'))).toEqual([]);
  });
  it('DO-3.2.2.3.3 ✗ twice in Dortmund City', () => {
    expect(broke(scene().token('BME', 1, 'E12').table, places('E12', 1))).toEqual(['3.2.2.3/one-per-hex']);
  });
  it('DO-3.2.2.3.3 ✓ once', () => {
    expect(broke(scene().table, places('E12', 1))).toEqual([]);
  });
  it('DO-3.2.2.3.6 the home of the DHB never blocks the harbour', () => {
    const west = new Intro()
      .directs('CME')
      .at('build')
      .token('CME', 1, 'C6')
      .tile('C10', '9', 1)
      .tile('C12', '9', 1);
    expect(broke(west.tile('C14', '1957').table, places('C14'))).toEqual([]);
  });
  it('DO-3.2.2.3.8 ✗ the DHB with all its stations on the map', () => {
    const { table } = new Intro().directs('DHB').at('build').token('DHB', 1, 'E12').token('DHB', 2, 'E14');
    expect(broke(table, places('C6'))).toEqual(['3.2.2.3/no-marker']);
  });
  it('DO-3.2.2.3.8 ✓ with one left', () => {
    const { table } = new Intro().directs('DHB').at('build').token('DHB', 1, 'E12');
    expect(broke(table, places('C6'))).toEqual([]);
  });
  it('DO-3.2.2.2.4 ✗ a station and a siding in one turn', () => {
    const after = played(scene().table, places('G12'));
    expect(broke(after, { type: 'siding', seat: 'anna', hex: 'H11' })).toEqual(['3.2.2.2/one-building']);
    expect(broke(after, places('E14'))).toEqual(['3.2.2.2/one-building']);
  });
  it('DO-3.2.2.2.4 ✓ one of them', () => {
    expect(broke(scene().table, { type: 'siding', seat: 'anna', hex: 'H11' })).toEqual([]);
  });
  it('DO-3.2.3 ✗ who directs nothing places nothing', () => {
    const { table } = new Intro().directs('BME', 'bert').at('build');
    expect(broke(table, places('E12', 0, { token: 'token/BME/1' }))).toEqual(['3.2/directors-only']);
  });
  it('DO-3.2.3 ✓ a director does, with the railway of the marker in hand', () => {
    const both = scene().directs('DHB');
    expect(broke(both.table, places('C6', 0, { token: 'token/DHB/1' }))).toEqual([]);
    expect(broke(both.table, places('C6'))).toEqual([]);
    expect(pieceOf(played(both.table, places('C6')), 'token/DHB/1')?.at).toBe('hex/C6/n0/0');
  });
});
