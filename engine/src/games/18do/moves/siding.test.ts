import { describe, expect, it } from 'vitest';
import { companyPlace } from '../../../rail/ids.ts';
import { cashOf, pieceOf, piecesAt } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import { Intro } from '../intro/scene.ts';
import { BEER_SUPPLY, cardPlace, sitePlace } from '../pieces.ts';
import { cubesOn } from '../readers.ts';
import { giftOf, sidingValue } from '../sidings.ts';
import { broke, played } from '../testing.ts';
import { Build } from '../track-scene.ts';
import { siding } from './siding.ts';

const sides = (hex: string, more: object = {}, seat = 'anna'): Move => ({
  type: 'siding',
  seat,
  hex,
  ...more,
});
const build = (company = 'BME'): Build => new Build(company, 'siding').northward().owns('anna', 'PB1');

describe('sidings in The Railway Game (4.5.4)', () => {
  it('DO-4.5.4.1 a site adds nothing until it has a siding', () => {
    expect(sidingValue(build().table, 'H11')).toBe(0);
    expect(sidingValue(played(build().table, sides('H11')), 'H11')).toBe(10);
    expect(broke(build().table, sides('H9'))).toEqual(['4.5.4/no-site']);
  });
  it('DO-4.5.4.1.1 ✗ two in one turn', () => {
    const after = played(build().table, sides('H11'));
    for (const hex of ['G12', 'E14', 'D3']) expect(broke(after, sides(hex))).toEqual(['4.5.4.1/one-siding']);
  });
  it('DO-4.5.4.1.1 ✓ DO-4.5.4.1.4 ✓ one, in yellow already: a low black marker on coal, a red one on steel', () => {
    const coal = played(build().table, sides('H11'));
    expect(piecesAt(coal, sitePlace('H11'))).toEqual(['siding/coal/low/1']);
    expect(coal.clock.step).toBe('run');
    expect(piecesAt(played(build().table, sides('G12')), sitePlace('G12'))).toEqual(['siding/steel/low/1']);
    expect(broke(build().table, sides('G12', { marker: 'siding/coal/low/1' }))).toEqual([
      '4.5.4.1/own-colour',
    ]);
  });
  it('DO-4.5.4.1.2 ✗ a coal hex without a tile, or behind a hex of others', () => {
    expect(broke(build().table, sides('G8'))).toEqual(['4.5.4.1/siding-route']);
    expect(broke(build().token('KWE', 1, 'G12').table, sides('F13'))).toEqual(['4.5.4.1/siding-blocked']);
  });
  it('DO-4.5.4.1.2 ✓ a blocked mill is reached, and its siding may be opened', () => {
    expect(broke(build().token('KWE', 1, 'G12').table, sides('G12'))).toEqual([]);
  });
  it('DO-4.5.4.1.3 ✗ with 20 M in the treasury', () => {
    expect(broke(build().cash(companyPlace('BME'), 20).table, sides('H11'))).toEqual(['4.5.4.1/siding-cost']);
  });
  it('DO-4.5.4.1.3 ✓ 30 go to the bank', () => {
    const after = played(build().cash(companyPlace('BME'), 30).table, sides('H11'));
    expect(cashOf(after, companyPlace('BME'))).toBe(0);
  });
  it('DO-4.5.4.2.1 ✗ no extension in the yellow phase, and not one opened and one extended', () => {
    expect(broke(build().siding('H11').table, sides('H11'))).toEqual(['4.5.4.2/from-green']);
    const after = played(build().phase('3').siding('H11').table, sides('H11'));
    expect(broke(after, sides('F13'))).toEqual(['4.5.4.1/one-siding']);
  });
  it('DO-4.5.4.2.1 ✓ from green: the low marker goes back, a high one of the same colour comes', () => {
    const after = played(build().phase('3').siding('H11').table, sides('H11'));
    expect(piecesAt(after, sitePlace('H11'))).toEqual(['siding/coal/high/1']);
    expect(pieceOf(after, 'siding/coal/low/1')?.at).toBe('sidings');
    expect(sidingValue(after, 'H11')).toBe(20);
  });
  it('DO-4.5.4.2.1 ✗ extended with a marker of the other colour', () => {
    const red = build().phase('3').siding('H11');
    expect(broke(red.table, sides('H11', { marker: 'siding/steel/high/1' }))).toEqual(['4.5.4.2/own-colour']);
  });
  it('DO-4.5.4.2.2 ✗ 30 before brown, or at once from 10, or beyond', () => {
    expect(broke(build().phase('4').siding('H11', 20).table, sides('H11'))).toEqual(['4.5.4.2/from-brown']);
    expect(broke(build().phase('5').siding('H11').table, sides('H11', { to: 30 }))).toEqual([
      '4.5.4.2/one-level',
    ]);
    expect(broke(build().phase('5').siding('H11', 30).table, sides('H11'))).toEqual([
      '4.5.4.2/siding-highest',
    ]);
  });
  it('DO-4.5.4.2.2 ✓ from brown the marker is turned over', () => {
    const after = played(build().phase('5').siding('H11', 20).table, sides('H11'));
    expect(piecesAt(after, sitePlace('H11'))).toEqual(['siding/coal/high/1']);
    expect(sidingValue(after, 'H11')).toBe(30);
  });
  it('DO-4.5.4.2.3 ✗ with 25 M, or without a route', () => {
    const poor = build().phase('3').siding('H11').cash(companyPlace('BME'), 25);
    expect(broke(poor.table, sides('H11'))).toEqual(['4.5.4.2/siding-cost']);
    expect(broke(build().phase('3').siding('G8').table, sides('G8'))).toEqual(['4.5.4.2/siding-route']);
    const behind = build().phase('3').token('KWE', 1, 'G12').siding('F13');
    expect(broke(behind.table, sides('F13'))).toEqual(['4.5.4.2/siding-blocked']);
  });
  it('DO-4.5.4.2.3 ✓ 30 for every extension', () => {
    const after = played(build().phase('3').siding('H11').cash(companyPlace('BME'), 30).table, sides('H11'));
    expect(cashOf(after, companyPlace('BME'))).toBe(0);
  });
  it('DO-4.5.4.3.1 DO-4.3.1.2.1 each brings its director a cube onto the card, front or back', () => {
    const { table } = build();
    const had = cubesOn(table, 'PB1').length;
    expect(cubesOn(played(table, sides('H11')), 'PB1')).toHaveLength(had + 1);
    const flipped = build().owns('anna', 'PB1', 'back');
    expect(cubesOn(played(flipped.table, sides('H11')), 'PB1')).toHaveLength(had + 1);
  });
  it('DO-4.5.4.3.2 with an empty supply it is still possible, without a cube', () => {
    const scene = build();
    const cubes = piecesAt(scene.table, BEER_SUPPLY);
    scene.do(...cubes.map((put) => ({ put, at: cardPlace('PB2') })));
    const after = played(scene.table, sides('H11'));
    expect(cubesOn(after, 'PB1')).toHaveLength(cubesOn(scene.table, 'PB1').length);
    expect(sidingValue(after, 'H11')).toBe(10);
  });
  it('DO-4.5.4.3.3 after the first 6-train an extension to 30 brings two', () => {
    const early = build().phase('5').siding('H11', 20);
    const late = build().phase('6').siding('H11', 20);
    const had = cubesOn(late.table, 'PB1').length;
    expect(cubesOn(played(early.table, sides('H11')), 'PB1')).toHaveLength(had + 1);
    expect(cubesOn(played(late.table, sides('H11')), 'PB1')).toHaveLength(had + 2);
  });
  it('DO-4.3.2.1.2 the KWE places its coal marker for nothing, and gets its cube', () => {
    const scene = new Build('KWE', 'siding').owns('anna', 'PB1').tile('C18', '1904', 1);
    scene.do({ put: 'siding/coal/low/7', at: companyPlace('KWE') }).cash(companyPlace('KWE'), 0);
    const after = played(scene.table, sides('C18'));
    expect(piecesAt(after, sitePlace('C18'))).toEqual(['siding/coal/low/7']);
    expect(cashOf(after, companyPlace('KWE'))).toBe(0);
    expect(cubesOn(after, 'PB1')).toHaveLength(3);
    expect(broke(scene.token('KWE', 1, 'C14').table, sides('C14'))).toEqual(['4.5.4.1/siding-cost']);
  });
  it('DO-4.3.2.1.2 ✗ not twice: with another coal marker in the hand the gift is used all the same', () => {
    const scene = new Build('KWE', 'siding').tile('C18', '1904', 1);
    scene.do({ put: 'siding/coal/low/7', at: companyPlace('KWE') }).cash(companyPlace('KWE'), 0);
    const after = played(scene.table, sides('C18', { marker: 'siding/coal/low/3' }));
    expect(piecesAt(after, sitePlace('C18'))).toEqual(['siding/coal/low/3']);
    expect(giftOf(after, 'KWE')).toBe(null);
  });
  it('DO-4.5.4.1.4 DO-4.5.4.2.1 a marker that a hand lays on a site means a siding; one from elsewhere will not do', () => {
    const { table } = build();
    const low = { piece: 'siding/coal/low/3', pay: 0, from: 'sidings', to: sitePlace('H11') };
    const [meant] = [...siding.reads!(table, 'anna', low)];
    expect(broke(table, meant!)).toEqual([]);
    const high = { ...low, piece: 'siding/coal/high/3' };
    expect(broke(table, [...siding.reads!(table, 'anna', high)][0]!)).toEqual(['4.5.4.2/one-level']);
    const twice = build().phase('3').siding('H11').siding('F13');
    const [stolen] = [
      ...siding.reads!(twice.table, 'anna', { ...low, piece: 'siding/coal/low/1', to: sitePlace('F13') }),
    ];
    expect(broke(twice.table, stolen!)).toContain('4.5.4.2/siding-supply');
    const once = build().siding('H11');
    expect(broke(once.table, sides('F13', { marker: 'siding/coal/low/1' }))).toEqual([
      '4.5.4.1/siding-supply',
    ]);
  });
});

describe('sidings in the introductory game (3.2.2.4)', () => {
  const scene = (): Intro => new Intro().directs('BME').at('build').tile('H11', '1904').tile('F13', '1904');
  it('DO-3.2.2.4.1 ✗ DO-3.2.2.2.5 ✗ without track there', () => {
    expect(broke(scene().table, sides('G16'))).toEqual(['3.2.2.4/siding-route']);
    expect(broke(new Intro().directs('BME').at('build').table, sides('F13'))).toEqual([
      '3.2.2.4/siding-route',
    ]);
    expect(broke(scene().table, sides('H9'))).toEqual(['3.2.2.4/no-site']);
  });
  it('DO-3.2.2.4.1 ✗ behind a mill of others', () => {
    expect(broke(scene().token('KWE', 1, 'G12').table, sides('F13'))).toEqual(['3.2.2.4/siding-blocked']);
  });
  it('DO-3.2.2.4.2 nothing is opened where no site is, nor with a marker from elsewhere', () => {
    expect(broke(scene().table, sides('H9'))).toEqual(['3.2.2.4/no-site']);
    const { table } = scene().siding('H11');
    expect(broke(table, sides('F13', { marker: 'siding/coal/low/1' }))).toEqual(['3.2.2.4/siding-supply']);
  });
  it('DO-3.2.2.4.1 ✓ DO-3.2.2.2.5 ✓ DO-3.2.2.4.2 by a route, with a marker of 10', () => {
    const after = played(scene().table, sides('F13'));
    expect(piecesAt(after, sitePlace('F13'))).toEqual(['siding/coal/low/1']);
    expect(piecesAt(played(scene().table, sides('G12')), sitePlace('G12'))).toEqual(['siding/steel/low/1']);
  });
  it('DO-3.2.2.4.3 ✗ 20 in the yellow phase', () => {
    expect(broke(scene().siding('H11').table, sides('H11'))).toEqual(['3.2.2.4/from-green']);
  });
  it('DO-3.2.2.4.3 ✓ with green tiles', () => {
    expect(broke(scene().clock({ phase: '3' }).siding('H11').table, sides('H11'))).toEqual([]);
  });
  it('DO-3.2.2.4.4 ✗ 30 in phase 4', () => {
    expect(broke(scene().clock({ phase: '4' }).siding('H11', 20).table, sides('H11'))).toEqual([
      '3.2.2.4/from-brown',
    ]);
  });
  it('DO-3.2.2.4.4 ✓ with brown ones', () => {
    expect(broke(scene().clock({ phase: '5' }).siding('H11', 20).table, sides('H11'))).toEqual([]);
  });
  it('DO-3.2.2.4.5 ✗ from 10 to 30, a black marker on a mill, or higher than 30', () => {
    const brown = scene().clock({ phase: '5' });
    expect(broke(brown.siding('H11').table, sides('H11', { to: 30 }))).toEqual(['3.2.2.4/one-level']);
    expect(broke(brown.table, sides('G12', { marker: 'siding/coal/low/4' }))).toEqual(['3.2.2.4/own-colour']);
    expect(broke(brown.siding('F13', 30).table, sides('F13'))).toEqual(['3.2.2.4/siding-highest']);
  });
  it('DO-3.2.2.4.5 ✓ one level after the other', () => {
    expect(broke(scene().clock({ phase: '5' }).siding('H11').table, sides('H11'))).toEqual([]);
  });
  it('DO-2.6.1 the low marker opens, the high one extends; black for coal, red for steel', () => {
    const { table } = scene().siding('H11').siding('G12', 20);
    expect([sidingValue(table, 'H11'), sidingValue(table, 'G12')]).toEqual([10, 20]);
  });
});
