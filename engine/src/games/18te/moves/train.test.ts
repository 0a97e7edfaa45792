import { describe, expect, it } from 'vitest';
import { sideInUse, trainsAt } from '../../../rail/depot.ts';
import { TRAINS } from '../data/trains.ts';
import { kwe, money, trainAt } from '../operate-scene.ts';
import { game } from '../index.ts';
import { overLimit, purse, trainsOf, treasury } from '../readers.ts';
import { after, breaches, findingsOf, Scene } from '../testing.ts';
import { train } from './train.ts';
import { pieceOf } from '../../../table/places.ts';

const buy = (piece: string, more: { side?: string; price?: number; help?: number } = {}) => ({
  type: 'train',
  seat: 'anna',
  train: piece,
  ...more,
});
/** The trains of these kinds are gone, so that the next kind is on top of the stack. */
function without(scene: Scene, ...types: readonly string[]): Scene {
  for (const piece of trainsAt(scene.table, 'depot'))
    if (types.includes(piece.split('/')[1] ?? '')) scene.do({ put: piece, at: 'out' });
  return scene;
}
const rich = (scene: Scene = kwe('trains'), amount = 1000): Scene => scene.cash('company/KWE', amount);
const depot3 = (scene = rich()): Scene => without(scene, '2').clock({ phase: '3' });
const depot4 = (scene = rich()): Scene => without(scene, '2', '3').clock({ phase: '3' });
const depotD = (scene = rich()): Scene => without(scene, '2', '3', '4').clock({ phase: '4' });

describe('trains, §3.4', () => {
  it('TE-3.4.1 the price is that of the side in use', () => {
    const prices = TRAINS.flatMap(({ sides }) => sides.map(({ name, price }) => [name, price]));
    expect(Object.fromEntries(prices)).toEqual({
      '2': 100,
      '1+1': 80,
      '3': 200,
      '2+2': 180,
      '4': 400,
      '3+3': 380,
      D: 800,
    });
    for (const [side, price] of [
      ['2', 100],
      ['1+1', 80],
    ] as const) {
      const table = after(train, rich().table, buy('train/2/1', { side }));
      expect(treasury(table, 'KWE')).toBe(1000 - price);
      expect(sideInUse(table, TRAINS, 'train/2/1')?.name).toBe(side);
    }
  });
  it('TE-3.4.3 ✗ turns a 2 over to 1+1 in a later turn', () => {
    const { table } = rich().train('KWE', '2');
    expect(breaches(train, table, buy(trainAt(table, 'KWE'), { side: '1+1' }))).toEqual([
      '18te/3.4/side-stays',
    ]);
    const pool = rich().train('pool', '2').table;
    expect(breaches(train, pool, buy('train/2/1', { side: '1+1' }))).toEqual(['18te/3.4/side-stays']);
  });
  it('TE-3.4.3 ✓ chooses the side when the train is bought', () => {
    expect(breaches(train, rich().table, buy('train/2/1', { side: '1+1' }))).toEqual([]);
    const pool = rich().train('pool', '2', '1+1').table;
    expect(breaches(train, pool, buy('train/2/1'))).toEqual([]);
    expect(treasury(after(train, pool, buy('train/2/1')), 'KWE')).toBe(920);
  });
  it('a card has no other sides than its own', () => {
    expect(breaches(train, rich().table, buy('train/2/1', { side: 'D' }))).toEqual(['18te/3.4/side-stays']);
  });
});

describe('the train limit, §3.8 and §7.8', () => {
  const many = (count: number): Scene => {
    const scene = rich();
    for (let i = 0; i < count; i++) scene.train('KWE', '2');
    return scene;
  };
  it('TE-3.8.4 ✗ buys a fourth train in phase 2', () => {
    expect(breaches(train, many(3).table, buy('train/2/4', { side: '2' }))).toEqual(['18te/7.8/train-limit']);
  });
  it('TE-3.8.4 ✓ buys a third train in phase 2', () => {
    expect(breaches(train, many(2).table, buy('train/2/3', { side: '2' }))).toEqual([]);
  });
  it('TE-3.8.8 TE-7.8.1 ✗ with three trains in phase 3, buys another', () => {
    const scene = without(many(3), '2').clock({ phase: '3' });
    for (let i = 1; i <= 3; i++) scene.do({ put: `train/2/${i}`, at: 'company/KWE' });
    expect(breaches(train, scene.table, buy('train/3/1', { side: '3' }))).toEqual(['18te/7.8/train-limit']);
  });
  it('TE-3.8.8 TE-7.8.1 ✓ with two trains in phase 3, buys another', () => {
    expect(breaches(train, depot3(many(2)).table, buy('train/3/1', { side: '3' }))).toEqual([]);
  });
  it('TE-3.8.13 ✗ with two trains, buys a third in phase 4', () => {
    const scene = depot4().clock({ phase: '4' }).train('KWE', '4').train('KWE', '4');
    expect(breaches(train, scene.table, buy('train/4/3', { side: '4' }))).toEqual(['18te/7.8/train-limit']);
  });
  it('TE-3.8.13 ✓ with one train, buys a second in phase 4', () => {
    const scene = depot4().clock({ phase: '4' }).train('KWE', '4');
    expect(breaches(train, scene.table, buy('train/4/2', { side: '4' }))).toEqual([]);
  });
  it('TE-3.8.18 ✗ with two trains, buys a D', () => {
    const scene = rich().train('KWE', '4').train('KWE', '4');
    expect(breaches(train, depotD(scene).clock({ phase: '5' }).table, buy('train/D/1'))).toEqual([
      '18te/7.8/train-limit',
    ]);
  });
  it('TE-3.8.18 ✓ with one train, buys a D', () => {
    const scene = depotD(rich().train('KWE', '4')).clock({ phase: '5' });
    expect(breaches(train, scene.table, buy('train/D/1'))).toEqual([]);
  });
});

describe('phases, §3.8', () => {
  it('TE-3.8.1 play starts in phase 2', () => {
    expect(new Scene().table.clock.phase).toBe('2');
  });
  it('TE-3.8.5 the first 2+2/3 starts phase 3', () => {
    const table = after(train, depot3().clock({ phase: '2' }).table, buy('train/3/1', { side: '2+2' }));
    expect(table.clock.phase).toBe('3');
  });
  it('TE-3.8.9 TE-3.8.10 the first 3+3/4 starts phase 4 and scraps every 1+1/2', () => {
    const scene = rich().train('KWE', '2').founded('CME', 'bert').train('CME', '2', '1+1').train('pool', '2');
    const table = after(train, depot4(scene.train('CME', '3')).table, buy('train/4/1', { side: '4' }));
    expect(table.clock.phase).toBe('4');
    for (let i = 1; i <= 7; i++) expect(pieceOf(table, `train/2/${i}`)?.at).toBe('out');
    expect(trainsOf(table, 'CME')).toEqual(['train/3/1']);
    expect(treasury(table, 'CME')).toBe(180);
  });
  it('TE-3.8.13 a company with three trains then has one too many', () => {
    const scene = rich().train('KWE', '3').train('KWE', '3');
    const table = after(train, depot4(scene).table, buy('train/4/1', { side: '4' }));
    expect(overLimit(table)).toEqual(['KWE']);
    expect(breaches(train, table, buy('train/4/2', { side: '4' }))).toEqual(['18te/3.8/surplus-first']);
  });
  it('TE-3.8.14 TE-3.8.15 the first D starts phase 5 and scraps every 2+2/3', () => {
    const scene = rich().train('KWE', '3').founded('CME', 'bert').train('pool', '3', '2+2').train('CME', '4');
    const table = after(train, depotD(scene).table, buy('train/D/1'));
    expect(table.clock.phase).toBe('5');
    for (let i = 1; i <= 5; i++) expect(pieceOf(table, `train/3/${i}`)?.at).toBe('out');
    expect(trainsOf(table, 'CME')).toEqual(['train/4/1']);
  });
  it('TE-3.8.10 TE-3.8.15 a D out of the middle of the stack starts every phase on the way', () => {
    const { table } = rich().founded('CME', 'bert').train('CME', '2').train('pool', '3');
    const then = after(train, table, buy('train/D/1'));
    expect(then.clock.phase).toBe('5');
    expect([pieceOf(then, 'train/2/1')?.at, pieceOf(then, 'train/3/1')?.at]).toEqual(['out', 'out']);
  });
});

describe('buying trains, §7.8', () => {
  it('TE-7.1.2 a purchase from the factory removes the export marker, one from the pool does not', () => {
    const scene = rich().do({ put: 'marker/export', at: 'depot', order: -1 }).train('pool', '2');
    expect(pieceOf(after(train, scene.table, buy('train/2/1')), 'marker/export')?.at).toBe('depot');
    const table = after(train, scene.table, buy('train/2/2', { side: '2' }));
    expect(pieceOf(table, 'marker/export')?.at).toBe('bank');
  });
  const two = (): Scene => rich().founded('CME', 'bert').train('CME', '3');
  it("TE-7.8.2 ✗ takes another president's train without consent", () => {
    const { table } = two();
    expect(breaches(train, table, buy('train/3/1', { price: 200 }))).toEqual(['18te/7.8/consent']);
    const then = after(train, table, buy('train/3/1', { price: 200 }));
    expect(trainsOf(then, 'KWE')).toEqual(['train/3/1']);
    expect(treasury(then, 'CME') - treasury(table, 'CME')).toBe(200);
  });
  const own = (): Scene => rich().founded('CME', 'anna').train('CME', '3');
  it('TE-7.8.2 ✓ who presides over both companies needs no consent', () => {
    expect(breaches(train, own().table, buy('train/3/1', { price: 350 }))).toEqual([]);
  });
  it('TE-7.8.3 ✗ a train for 0M, or for more than the treasury holds', () => {
    expect(breaches(train, own().table, buy('train/3/1', { price: 0 }))).toEqual(['18te/7.8/price-least']);
    const { table } = own().train('KWE', '2').cash('company/KWE', 50);
    expect(breaches(train, table, buy('train/3/1', { price: 51 }))).toEqual(['18te/7.8/price-most']);
  });
  it('TE-7.8.3 ✓ a train for 1M, or for the whole treasury', () => {
    expect(breaches(train, own().table, buy('train/3/1', { price: 1 }))).toEqual([]);
    expect(breaches(train, own().table, buy('train/3/1', { price: 1000 }))).toEqual([]);
  });
  it('TE-7.8.4 ✗ buys a 3 while a 1+1/2 is left', () => {
    expect(breaches(train, rich().table, buy('train/3/1', { side: '3' }))).toEqual(['18te/7.8/top-card']);
  });
  it('TE-7.8.4 ✓ buys the top card', () => {
    expect(breaches(train, depot3().table, buy('train/3/1', { side: '3' }))).toEqual([]);
  });
  it('TE-7.8.5 ✗ pays 90 for a 2', () => {
    expect(breaches(train, rich().table, buy('train/2/1', { side: '2', price: 90 }))).toEqual([
      '18te/7.8/factory-price',
    ]);
  });
  it('TE-7.8.5 ✓ pays 100 for a 2, to the bank', () => {
    const { table } = rich();
    expect(breaches(train, table, buy('train/2/1', { side: '2', price: 100 }))).toEqual([]);
    const then = after(train, table, buy('train/2/1', { side: '2' }));
    expect((then.cash['bank'] ?? 0) - (table.cash['bank'] ?? 0)).toBe(100);
    expect(money(then)).toBe(money(table));
  });
  it('TE-7.8.6 ✗ takes a pool 3 for 150', () => {
    const { table } = rich().train('pool', '3');
    expect(breaches(train, table, buy('train/3/1', { price: 150 }))).toEqual(['18te/7.8/pool-price']);
  });
  it('TE-7.8.6 ✓ takes a pool 3 for 200', () => {
    const { table } = rich().train('pool', '3');
    expect(breaches(train, table, buy('train/3/1'))).toEqual([]);
    expect(treasury(after(train, table, buy('train/3/1')), 'KWE')).toBe(800);
  });
  it('TE-7.8.7 several purchases in one turn, each takes effect before the next', () => {
    const scene = rich();
    for (let i = 1; i <= 6; i++) scene.do({ put: `train/2/${i}`, at: 'out' });
    const one = after(train, scene.table, buy('train/2/7', { side: '2' }));
    expect(breaches(train, one, buy('train/3/1', { side: '3' }))).toEqual([]);
    const two3 = after(train, one, buy('train/3/1', { side: '3' }));
    expect(two3.clock.phase).toBe('3');
    expect(two3.clock.step).toBe('trains');
    expect(treasury(two3, 'KWE')).toBe(700);
  });
  it('TE-7.8.9 a company with a duty chooses any train it can pay', () => {
    const { table } = rich(kwe('trains'), 200).train('pool', '3');
    const options = [...game.options(table, 'anna', { type: 'train' })];
    expect(options).toEqual([
      { type: 'train', seat: 'anna', train: 'train/2/1', side: '2' },
      { type: 'train', seat: 'anna', train: 'train/2/1', side: '1+1' },
      { type: 'train', seat: 'anna', train: 'train/3/1' },
    ]);
  });
  it('TE-7.8.9 a train that was scrapped is not for sale, and nothing is bought in a stock round', () => {
    const { table } = rich().do({ put: 'train/2/1', at: 'out' });
    expect(breaches(train, table, buy('train/2/1'))).toEqual(['18te/7.8/not-for-sale']);
    const stock = rich().clock({ round: 'SR' }).table;
    expect(breaches(train, stock, buy('train/2/1'))).toEqual(['18te/3.1/operating-round-only']);
    expect(after(train, stock, buy('train/2/1'))).toBe(stock);
  });
});

describe("the president's money, §7.9", () => {
  /** KWE without a train; 4s are next (400 and 380). */
  const poor = (treasuryCash: number, purseCash: number): Scene =>
    depot4(rich(kwe('trains'), treasuryCash)).cash('seat/anna', purseCash);
  it('TE-7.9.1 ✗ adds 100 to buy a second train', () => {
    const { table } = rich(kwe('trains'), 0).train('KWE', '2').cash('seat/anna', 300);
    expect(breaches(train, table, buy('train/2/2', { side: '2' }))).toEqual(['18te/7.9/no-help']);
  });
  it('TE-7.9.1 ✗ adds money for a company that could run nowhere', () => {
    const scene = new Scene().founded('KWE', 'anna').operating('KWE', 'trains').cash('company/KWE', 0);
    expect(breaches(train, scene.cash('seat/anna', 300).table, buy('train/2/1', { side: '1+1' }))).toEqual([
      '18te/7.9/no-help',
    ]);
  });
  it('TE-7.9.1 ✓ adds money for the only train', () => {
    const { table } = rich(kwe('trains'), 0).cash('seat/anna', 300);
    expect(breaches(train, table, buy('train/2/1', { side: '1+1' }))).toEqual([]);
  });
  it('TE-7.9.2 ✗ adds 300 when 250 are missing', () => {
    const { table } = poor(130, 500);
    expect(breaches(train, table, buy('train/4/1', { side: '3+3', help: 300 }))).toEqual([
      '18te/7.9/help-exact',
    ]);
    const then = after(train, table, buy('train/4/1', { side: '3+3', help: 300 }));
    expect([purse(then, 'anna'), treasury(then, 'KWE')]).toEqual([200, 50]);
  });
  it('TE-7.9.2 ✗ adds money where nothing is missing', () => {
    const { table } = rich(kwe('trains'), 400).cash('seat/anna', 300);
    expect(breaches(train, table, buy('train/2/1', { side: '2', help: 100 }))).toEqual([
      '18te/7.9/help-unasked',
    ]);
  });
  it('TE-7.9.2 ✓ adds the 250 that are missing', () => {
    expect(breaches(train, poor(130, 500).table, buy('train/4/1', { side: '3+3', help: 250 }))).toEqual([]);
  });
  it("TE-7.9.3 ✗ buys another company's 3 for 250 with help", () => {
    const scene = poor(130, 500).founded('CME', 'anna').train('CME', '3').cash('seat/anna', 500);
    scene.do({ put: 'train/3/1', at: 'company/CME', side: '3' });
    expect(breaches(train, scene.table, buy('train/3/1', { price: 250 }))).toEqual(['18te/7.9/help-face']);
  });
  it("TE-7.9.3 ✓ buys another company's 3 for 200 with help", () => {
    const scene = poor(130, 500).founded('CME', 'anna').cash('seat/anna', 500);
    scene.do({ put: 'train/3/1', at: 'company/CME', side: '3' });
    expect(breaches(train, scene.table, buy('train/3/1', { price: 200 }))).toEqual([]);
  });
  it('TE-7.9.4 TE-7.8.10 the treasury is used up first, the president pays the rest', () => {
    const { table } = poor(130, 500);
    const findings = findingsOf(train, table, buy('train/4/1', { side: '3+3' }));
    expect(findings).toEqual([
      {
        rule: '18te/7.9/emergency',
        section: '7.9',
        weight: 'caution',
        params: { president: 'anna', missing: 250, company: 'KWE' },
      },
    ]);
    const then = after(train, table, buy('train/4/1', { side: '3+3' }));
    expect([treasury(then, 'KWE'), purse(then, 'anna'), then.clock.helped]).toEqual([0, 250, true]);
    expect(money(then)).toBe(money(table));
  });
  it('TE-7.9.6 ✗ takes a 4 (400) while the 3+3 (380) is there', () => {
    expect(breaches(train, poor(130, 500).table, buy('train/4/1', { side: '4' }))).toEqual([
      '18te/7.9/help-cheapest',
    ]);
    const pool = poor(130, 500).do({ put: 'train/3/1', at: 'pool', side: '3' });
    expect(breaches(train, pool.table, buy('train/4/1', { side: '3+3' }))).toEqual([
      '18te/7.9/help-cheapest',
    ]);
  });
  it('TE-7.9.6 ✓ takes the 3+3; with money of its own it may take the 4', () => {
    expect(breaches(train, poor(130, 500).table, buy('train/4/1', { side: '3+3' }))).toEqual([]);
    expect(breaches(train, poor(400, 0).table, buy('train/4/1', { side: '4' }))).toEqual([]);
  });
  it('TE-7.9.7 ✗ buys with more than the president has', () => {
    expect(breaches(train, poor(130, 240).table, buy('train/4/1', { side: '3+3' }))).toEqual([
      '18te/7.9/president-short',
    ]);
  });
  it('TE-7.9.7 ✓ buys with all the president has', () => {
    expect(breaches(train, poor(130, 250).table, buy('train/4/1', { side: '3+3' }))).toEqual([]);
  });
});
