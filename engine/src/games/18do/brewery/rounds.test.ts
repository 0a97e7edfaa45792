import { describe, expect, it } from 'vitest';
import { companyPlace, DEPOT, ROUND_MARKER, seatPlace } from '../../../rail/ids.ts';
import { judge } from '../../../table/judge.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { game } from '../index.ts';
import { hasColour, inOrder, isBrewery } from '../readers.ts';
import { score } from '../score.ts';
import { acted, broke, player } from '../testing.ts';
import { BrewScene } from './brew-scene.ts';
import { EXPORT_BOX } from './pieces.ts';
import { cubesAt, equipmentOf, isClosed } from './readers.ts';

const [anna, bert, cleo] = [player('anna'), player('bert'), player('cleo')];
/** anna's B4 is the only brewery; no railway operates. */
const alone = (set: number, or: number, ors: number) =>
  new BrewScene()
    .small('B4', 'anna', 's1')
    .clock({ set, or, ors })
    .brews('B4', 'equip')
    .clock({ set, or, ors });
const after = (set: number, or: number, ors: number): DoTable =>
  acted(alone(set, or, ors).table, anna.does('brew-done'));

describe('the course of Heat, Sweat & Beer', () => {
  it('HSB-6.2.01 HSB-6.5.01 after the last brewery round of a set comes a stock round', () => {
    expect(after(1, 2, 2).clock).toMatchObject({ round: 'SR', set: 2 });
    expect(pieceOf(after(1, 2, 2), ROUND_MARKER)?.at).toBe('round/2/0');
  });
  it('HSB-6.2.02 two pairs at first, three from the fourth operating round on', () => {
    const rounds = [1, 2, 3, 4, 5, 6].map((set) => {
      const { table } = new BrewScene().small('B4', 'anna', 's1').stock('anna', set);
      return acted(table, anna.passes(), bert.passes(), cleo.passes()).clock.ors;
    });
    expect(rounds).toEqual([2, 2, 2, 3, 3, 3]);
  });
  it('HSB-6.2.03 ✗ in a brewery round no railway acts', () => {
    const { table } = new BrewScene().small('B4', 'anna', 's1').brews('B4');
    for (const move of [anna.does('lay', { hex: 'D9', tile: '9', turn: 0 }), anna.does('done')])
      expect(broke(table, move)).toContain('6.3.2/railway-round-only');
  });
  it('HSB-6.2.03 ✓ railway round, brewery round, railway round', () => {
    const scene = alone(2, 1, 2).railway('BME', 'bert', '2A').shares('BME', 'bert', 3);
    const table = acted(scene.table, anna.does('brew-done'));
    expect(table.clock).toMatchObject({ round: 'OR', set: 2, or: 2, operating: 'BME' });
    expect(pieceOf(table, ROUND_MARKER)?.at).toBe('round/2/3');
    const beer = acted({ ...table, clock: { ...table.clock, step: 'trains' } }, bert.does('done'));
    expect(beer.clock).toMatchObject({ round: 'BR', or: 2, operating: 'B4' });
    expect(pieceOf(beer, ROUND_MARKER)?.at).toBe('round/2/4');
  });
  it('HSB-6.3.2.01 ✗ a brewery lays no tile and places no station', () => {
    const { table } = new BrewScene().small('B4', 'anna', 's1').brews('B4');
    expect(broke(table, anna.does('station', { hex: 'E12', node: 0, slot: 0 }))).toContain(
      '6.3.2/railway-round-only',
    );
  });
  it('HSB-6.3.2.01 ✓ a railway does, in its round', () => {
    const scene = new BrewScene().railway('BME', 'anna').shares('BME', 'anna', 3).operating('BME');
    expect(broke(scene.table, anna.does('lay', { hex: 'D9', tile: '9', turn: 0 }))).not.toContain(
      '6.3.2/railway-round-only',
    );
  });
  it('HSB-6.3.1.01 railways operate by price, and breweries are not among them', () => {
    const scene = new BrewScene()
      .railway('BME', 'anna')
      .railway('CME', 'bert')
      .company('DUB', 'anna', 100)
      .price('CME', 0, 9);
    expect(inOrder(scene.table)).toEqual(['CME', 'BME']);
  });
  it('HSB-4.3.2.1.01 BME may buy one card before it builds, in its first railway round only', () => {
    const scene = new BrewScene().railway('BME', 'anna').shares('BME', 'anna', 3).operating('BME');
    scene.cash(companyPlace('BME'), 500);
    const [card = ''] = piecesAt(scene.table, DEPOT);
    expect(broke(scene.table, anna.train(card))).toEqual(['4.3.2.1/early-train']);
    expect(broke(scene.clock({ veterans: [] }).table, anna.train(card))).toEqual([]);
  });
  it('HSB-4.3.2.1.02 KWE gets a coal marker in its first railway round', () => {
    const scene = new BrewScene().small('B4', 'bert', 's1').railway('KWE', 'anna').shares('KWE', 'anna', 3);
    const table = acted(
      scene.clock({ veterans: [] }).stock('anna', 2).table,
      ...[anna, bert, cleo].map((p) => p.passes()),
    );
    expect(table.clock).toMatchObject({ round: 'OR', operating: 'KWE' });
    const given = piecesAt(table, companyPlace('KWE')).filter((piece) =>
      piece.startsWith('siding/coal/low/'),
    );
    expect(given).toHaveLength(1);
  });
  it('HSB-6.2.1.01 HSB-6.2.1.02 the first card of a type starts its phase and opens its segment', () => {
    const scene = new BrewScene()
      .small('B4', 'anna', '2A')
      .gone('2A', '2B')
      .brews('B4', 'equip')
      .cash(companyPlace('B4'), 500);
    expect(isClosed(scene.table, 3)).toBe(true);
    const table = acted(scene.table, anna.does('equip', { card: 'train/3/1' }));
    expect([table.clock.phase, isClosed(table, 3), isClosed(table, 4)]).toEqual(['3', false, true]);
    expect(hasColour(table, 'green')).toBe(true);
    expect(equipmentOf(table, 'B4')).toHaveLength(2);
  });
  it('HSB-6.6.03 the gray phase empties the export box; an empty bank ends nothing', () => {
    const scene = new BrewScene()
      .company('DUB', 'anna', 80)
      .gone('2A', '2B', '3', '4', '5', '6')
      .clock({ phase: '6' })
      .brews('DUB', 'equip')
      .cash(companyPlace('DUB'), 900)
      .cash('bank', 0);
    const [card = ''] = piecesAt(scene.table, DEPOT).filter((piece) => piece.startsWith('train/8/'));
    const table = acted(scene.table, anna.does('equip', { card }));
    expect([table.clock.phase, cubesAt(table, EXPORT_BOX).length]).toEqual(['8', 0]);
    expect([table.clock.ending, isBrewery(table)]).toEqual([null, true]);
  });
});

describe('agreements', () => {
  const pays = (from: string, to: string) =>
    judge(game, new BrewScene().small('B4', 'anna', 's1').company('DUB', 'bert', 80).table, {
      ...{ type: 'pay', seat: 'anna', from, to, amount: 20 },
    } as Move).map(({ rule }) => rule);
  it('HSB-4.7.02 ✗ nobody pays for consent', () => {
    expect(pays(seatPlace('anna'), seatPlace('bert'))).toContain('18do/4.7/no-payments');
    expect(pays(companyPlace('B4'), companyPlace('DUB'))).toContain('18do/4.7/no-payments');
  });
  it('HSB-4.7.02 ✓ the bank is another matter', () => {
    expect(pays(seatPlace('anna'), 'bank')).not.toContain('18do/4.7/no-payments');
  });
});

describe('the end', () => {
  it('HSB-6.6.01 after the last brewery round of the sixth operating round', () => {
    expect(after(6, 2, 3).clock.round).not.toBe('end');
    expect(after(6, 3, 3).clock.round).toBe('end');
    expect(game.ended(after(6, 3, 3))).toBe(true);
  });
  it('HSB-6.6.01 ✗ anything after it', () => {
    const over = after(6, 3, 3);
    for (const move of [anna.passes(), anna.does('brew-done'), anna.does('take-place', { take: true })])
      expect(broke(over, move)).toEqual(['6.6/over']);
  });
  it('HSB-6.6.02 cash, shares, the printed price of a small brewery, less twice the loan', () => {
    const scene = new BrewScene()
      .small('B4', 'anna', 's1')
      .company('DUB', 'bert', 80)
      .cash(seatPlace('anna'), 100)
      .cash(seatPlace('bert'), 50)
      .cash(companyPlace('B4'), 700)
      .clock({ loans: { bert: 30 }, round: 'end' });
    const totals = Object.fromEntries(score(scene.table).map(({ seat, total }) => [seat, total]));
    expect(totals).toEqual({ anna: 100 + 120, bert: 50 + 400 - 60, cleo: 465 });
  });
  it('HSB-6.7.01 HSB-4.7.01 HSB-4.7.03 everything lies open on the ledger', () => {
    const { table } = new BrewScene().small('B4', 'anna', 's1').company('DUB', 'bert', 80);
    expect(JSON.stringify(game.ledger(table))).toContain('DUB');
  });
});
