import { describe, expect, it } from 'vitest';
import { POOL } from '../../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { DoTable } from '../clock.ts';
import { cubesFor } from '../export.ts';
import { hasMarker, isFlipped, purse } from '../readers.ts';
import { acted, anna, bert, broke, cleo, played, Scene } from '../testing.ts';

const at = (table: DoTable, piece: string) => pieceOf(table, piece)?.at;
const owners = () => new Scene().owns('anna', 'PB1').owns('bert', 'PB2').owns('cleo', 'PB3').stock();
const assigns = (company: string) => bert.does('assign', { company });

describe('private breweries', () => {
  it('DO-4.3.1.1 DO-4.3.1.4 at the start of each operating round unflipped cards pay', () => {
    const { table } = owners()
      .runs('KWE', 'anna')
      .owns('cleo', 'PB3', 'back')
      .clock({ passes: 2, turn: 'cleo' });
    const then = played(table, cleo.passes());
    expect(['anna', 'bert', 'cleo'].map((seat) => purse(then, seat) - 375)).toEqual([5, 10, 0]);
  });
  it('DO-4.3.1.2 DO-2.4.2.1 No. 1 brings two cubes and no marker, the others a marker', () => {
    const { table } = owners();
    expect(piecesAt(table, 'card/PB1')).toHaveLength(2);
    expect([at(table, 'brewery/PB1'), at(table, 'brewery/PB2')]).toEqual([undefined, 'seat/bert']);
    expect(broke(owners().do({ put: 'private/PB1', at: 'out' }).table, anna.does('flip'))).toEqual([
      '4.3.1/brewery-none',
    ]);
  });
  it('DO-4.3.1.5 ✗ to flip No. 2 and keep the marker', () => {
    const { table } = owners().stock('bert');
    expect(broke(table, bert.does('flip'))).toEqual(['4.3.1/flip-assigns']);
  });
  it('DO-4.3.1.5 DO-4.3.1.4 ✓ the assignment flips it; No. 1 is flipped for its cubes', () => {
    const table = played(owners().runs('KWE', 'bert').stock('bert').table, assigns('KWE'));
    expect([isFlipped(table, 'PB2'), hasMarker(table, 'KWE', 'PB2')]).toEqual([true, true]);
    const first = played(owners().runs('BME', 'anna').table, anna.does('flip'));
    expect([isFlipped(first, 'PB1'), cubesFor(first, 'BME').length]).toEqual([true, 2]);
    expect(broke(first, anna.does('flip'))).toEqual(['4.3.1/flipped-already']);
  });
  it('DO-4.3.1.6 ✗ in the turn of another player', () => {
    expect(broke(owners().runs('KWE', 'bert').table, assigns('KWE'))).toEqual(['4.3.1/brewery-own-turn']);
    const other = owners().runs('KWE', 'bert').runs('BME', 'anna').operating('BME').table;
    expect(broke(other, assigns('KWE'))).toEqual(['4.3.1/brewery-own-turn']);
    // Whose railway it is does not matter then; nor where there is no marker.
    expect(broke(other, assigns('BME'))).toEqual(['4.3.1/brewery-own-turn']);
    expect(broke(owners().stock('anna').table, anna.does('assign', { company: 'BME' }))).toEqual([
      '4.3.1/marker-gone',
    ]);
  });
  it('DO-4.3.1.6 ✓ in a stock turn of one’s own, or when a railway operates that one directs', () => {
    expect(broke(owners().runs('KWE', 'bert').stock('bert').table, assigns('KWE'))).toEqual([]);
    expect(broke(owners().runs('KWE', 'bert').operating('KWE', 'run').table, assigns('KWE'))).toEqual([]);
  });
  it('DO-4.3.1.7 ✗ to a railway of another director, or to none', () => {
    const { table } = owners().runs('KWE', 'bert').runs('BME', 'anna').stock('bert');
    expect(broke(table, assigns('BME'))).toEqual(['4.3.1/marker-own-railway']);
    expect(broke(owners().stock('bert').table, assigns('KWE'))).toEqual(['4.3.1/marker-own-railway']);
  });
  it('DO-4.3.1.7 ✓ to one’s own', () => {
    expect(broke(owners().runs('KWE', 'bert').stock('bert').table, assigns('KWE'))).toEqual([]);
  });
  it('DO-4.3.1.9 DO-4.3.1.4 with the first 6-train cards are flipped and waiting markers leave; assigned ones stay', () => {
    const scene = owners()
      .runs('KWE', 'anna')
      .operating('KWE', 'trains')
      .cash('company/KWE', 900)
      .clock({ phase: '5' });
    scene.sold('2', '3', '4', '5').do({ put: 'brewery/PB3', at: 'company/KWE' });
    const six = played(scene.table, anna.train('train/6/1'));
    expect(['PB1', 'PB2', 'PB3'].map((id) => isFlipped(six, id as 'PB1'))).toEqual([true, true, true]);
    expect([at(six, 'brewery/PB2'), at(six, 'brewery/PB3')]).toEqual(['out', 'company/KWE']);
    const late = new Scene();
    late.table = six;
    expect(broke(late.runs('BME', 'bert').stock('bert').table, assigns('BME'))).toEqual([
      '4.3.1/marker-gone',
    ]);
  });
  it('DO-4.3.1.2.1 DO-2.7.1 on flipping the cubes come along to the back', () => {
    const { table } = owners().runs('BME', 'anna').cubes('PB1', 3);
    expect(cubesFor(table, 'BME')).toEqual([]);
    expect(cubesFor(played(table, anna.does('flip')), 'BME')).toHaveLength(5);
  });
  it('a marker that hands have carried off is not assigned', () => {
    const off = owners().do({ put: 'brewery/PB2', at: POOL }).stock('bert').runs('KWE', 'bert').table;
    expect(at(acted(off, assigns('KWE')), 'brewery/PB2')).toBe(POOL);
  });
});

describe('the gift of the KWE', () => {
  it('DO-4.3.2.1.2 one coal marker at the start of its first operating round', () => {
    const { table } = new Scene().runs('KWE', 'anna').clock({ veterans: [], passes: 2 }).stock('cleo');
    const then = played(table, cleo.passes());
    expect(then.clock.operating).toBe('KWE');
    expect(
      piecesAt(then, 'company/KWE').filter((piece) => piece.startsWith('siding/coal/low/')),
    ).toHaveLength(1);
    const veteran = new Scene().runs('KWE', 'anna').clock({ passes: 2 }).stock('cleo').table;
    expect(
      piecesAt(played(veteran, cleo.passes()), 'company/KWE').some((piece) => piece.startsWith('siding/')),
    ).toBe(false);
  });
});
