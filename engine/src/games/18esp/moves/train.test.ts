import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { sideInUse } from '../../../rail/depot.ts';
import { TRAINS } from '../data/trains.ts';
import { cflg, mcp, minorAt, money, trainAt } from '../operate-scene.ts';
import { overLimit, trainsOf, treasury, turn } from '../readers.ts';
import { after, breaches, Scene } from '../testing.ts';
import { accept } from './answer.ts';
import { discard } from './discard.ts';
import { done } from './done.ts';
import { offer } from './offer.ts';
import { train } from './train.ts';
import { pieceOf } from '../../../table/places.ts';

const buy = (piece: string, more: { side?: string; price?: number; loan?: number } = {}) => ({
  type: 'train',
  seat: 'anna',
  train: piece,
  ...more,
});
const ask = (piece: string, price: number, seat = 'anna') => ({ type: 'offer', seat, train: piece, price });
const rich = (phase = '3', amount = 1000): Scene => mcp('trains', phase).cash('company/MCP', amount);
const DONE = { type: 'done', seat: 'anna' };

describe('trains, §5.4.1, §5.7', () => {
  it('ESP-5.4.1.04 prices, numbers and what they scrap', () => {
    const rows = TRAINS.slice(0, 6).map(({ sides, count, rustedBy }) => [
      sides.map((s) => s.name).join('/'),
      sides[0]?.price,
      count,
      rustedBy,
    ]);
    expect(rows).toEqual([
      ['2/1+2', 100, 10, '4'],
      ['3/2+3', 200, 9, '6'],
      ['4/3+4', 300, 7, '8'],
      ['5/4+5', 500, 5, undefined],
      ['6/5+6', 600, 3, undefined],
      ['8/6+8', 800, 24, undefined],
    ]);
  });
  it('ESP-5.7.02 ✗ a 2+3 is turned to 3 later', () => {
    const { table } = rich().train('MCP', '3', '2+3');
    expect(breaches(train, table, buy(trainAt(table, 'MCP'), { side: '3' }))).toEqual([
      '18esp/5.7/side-stays',
    ]);
    expect(
      sideInUse(after(train, table, buy(trainAt(table, 'MCP'), { side: '3' })), TRAINS, trainAt(table, 'MCP'))
        ?.name,
    ).toBe('3');
    const pool = rich().train('pool', '3', '2+3').table;
    expect(breaches(train, pool, buy('train/3/1', { side: '3' }))).toEqual(['18esp/5.7/side-stays']);
  });
  it('ESP-5.7.02 ✓ the side is chosen at the purchase', () => {
    for (const side of ['2', '1+2']) {
      expect(breaches(train, rich().table, buy('train/2/1', { side }))).toEqual([]);
      const table = after(train, rich().table, buy('train/2/1', { side }));
      expect([sideInUse(table, TRAINS, 'train/2/1')?.name, treasury(table, 'MCP')]).toEqual([side, 900]);
    }
    expect(breaches(train, rich().train('pool', '3', '2+3').table, buy('train/3/1'))).toEqual([]);
  });
  it('ESP-5.7.03 ✗ CM buys a 1+2', () => {
    const { table } = minorAt('trains').cash('company/CM', 500);
    expect(breaches(train, table, buy('train/2/1', { side: '1+2' }))).toEqual(['18esp/5.7/minor-gauge']);
    expect(
      breaches(
        train,
        minorAt('trains').cash('company/CM', 500).train('pool', '3', '2+3').table,
        buy('train/3/1'),
      ),
    ).toEqual(['18esp/5.7/minor-gauge']);
  });
  it('ESP-5.7.03 ✓ CM buys a 2', () => {
    const { table } = minorAt('trains').cash('company/CM', 500);
    expect(breaches(train, table, buy('train/2/1', { side: '2' }))).toEqual([]);
    expect([...game.options(table, 'anna', { type: 'train' })]).toEqual([buy('train/2/1', { side: '2' })]);
  });
  it('ESP-5.7.04 ✗ a 3 while a 2 is on offer, a 2 for 90, a train that is nowhere for sale', () => {
    expect(breaches(train, rich().table, buy('train/3/1', { side: '3' }))).toEqual(['18esp/5.7/top-card']);
    expect(breaches(train, rich().table, buy('train/2/1', { side: '2', price: 90 }))).toEqual([
      '18esp/5.7/bank-price',
    ]);
    expect(breaches(train, rich('4').train('scrap', '2').table, buy('train/2/1'))).toEqual([
      '18esp/5.7/not-for-sale',
    ]);
  });
  it('ESP-5.7.04 ✓ the top of the stack, or one of the market, at the printed price', () => {
    expect(breaches(train, rich().table, buy('train/2/4', { side: '2' }))).toEqual([]);
    const market = rich().train('pool', '3');
    expect(breaches(train, market.table, buy('train/3/1'))).toEqual([]);
    expect(treasury(after(train, market.table, buy('train/3/1')), 'MCP')).toBe(800);
    expect([...game.options(market.table, 'anna', { type: 'train' })].length).toBe(3);
  });
  it('ESP-5.7.08 ✗ at the limit, even if the purchase would scrap some', () => {
    const four = rich()
      .train('MCP', '2')
      .train('MCP', '2')
      .train('MCP', '2')
      .train('MCP', '2')
      .stackFrom('4');
    expect(breaches(train, four.table, buy('train/4/1', { side: '4' }))).toEqual(['18esp/5.7/train-limit']);
    const minor = minorAt('trains', '4').train('CM', '3').cash('company/CM', 500).stackFrom('4');
    expect(breaches(train, minor.table, buy('train/4/1', { side: '4' }))).toEqual(['18esp/5.7/train-limit']);
  });
  it('ESP-5.7.08 ✓ below the limit', () => {
    const three = rich().train('MCP', '2').train('MCP', '2').train('MCP', '2');
    expect(breaches(train, three.table, buy('train/2/5', { side: '2' }))).toEqual([]);
    const limits = ['2', '3', '4', '5', '6', '7'].map((phase) => {
      let scene = rich(phase, 9999).stackFrom('8');
      for (let n = 0; n <= 5; n++) {
        if (breaches(train, scene.table, buy('train/8/9', { side: '8' })).length > 0) return n;
        scene = scene.train('MCP', '8');
      }
      return -1;
    });
    expect(limits).toEqual([4, 4, 3, 3, 2, 2]);
  });
  it('ESP-5.7.09 ESP-5.7.10 W-ESP-07 the first 6 at once sets the limit to 2: a train into the market, no compensation', () => {
    const scene = rich('5').train('MCP', '4').train('MCP', '5').stackFrom('6');
    expect(breaches(train, scene.table, buy('train/6/1', { side: '6' }))).toEqual([]);
    const table = after(train, scene.table, buy('train/6/1', { side: '6' }));
    expect([table.clock.phase, overLimit(table)]).toEqual(['6', ['MCP']]);
    expect(breaches(train, table, buy('train/6/2', { side: '6' }))).toContain('18esp/5.7/surplus-first');
    expect([...game.options(table, 'anna')].map((m) => m.type)).toEqual(['discard', 'discard', 'discard']);
    const given = after(discard, table, { type: 'discard', seat: 'anna', train: 'train/4/1' });
    expect([pieceOf(given, 'train/4/1')?.at, treasury(given, 'MCP')]).toEqual([
      'pool',
      treasury(table, 'MCP'),
    ]);
    expect(breaches(discard, table, { type: 'discard', seat: 'bert', train: 'train/4/1' })).toEqual([
      '18esp/5.7/director-discards',
    ]);
  });
  it('ESP-5.7.10 on the public site surplus trains leave the game, and so does the half under one', () => {
    const scene = mcp('trains', '6', { published: true })
      .train('MCP', '5')
      .under('MCP', 0, '4', '3+4')
      .train('MCP', '5')
      .train('MCP', '6');
    const table = after(discard, scene.table, { type: 'discard', seat: 'anna', train: 'train/5/1' });
    expect([pieceOf(table, 'train/5/1')?.at, pieceOf(table, 'train/4/1')?.at]).toEqual(['out', 'out']);
  });
  it('ESP-5.7.07 ✗ a 2 is given back to the bank', () => {
    expect(
      breaches(discard, rich().train('MCP', '2').table, {
        type: 'discard',
        seat: 'anna',
        train: 'train/2/1',
      }),
    ).toEqual(['18esp/5.7/no-surplus']);
  });
  it('ESP-5.7.07 ✓ a surplus one goes to the market', () => {
    const many = rich('6').train('MCP', '5').train('MCP', '5').train('MCP', '6');
    expect(breaches(discard, many.table, { type: 'discard', seat: 'anna', train: 'train/5/1' })).toEqual([]);
  });
  it('ESP-5.7.11 ✗ MCP without a train ends its turn', () => {
    expect(breaches(done, rich('3', 300).stackFrom('3').table, DONE)).toEqual(['18esp/5.7/train-duty']);
    expect(breaches(done, rich('3', 0).table, DONE)).toEqual(['18esp/5.7/train-duty']);
  });
  it('ESP-5.7.11 ✓ with a train it may, with or without a route', () => {
    expect(breaches(done, rich().train('MCP', '3', '2+3').table, DONE)).toEqual([]);
    const table = after(done, rich().train('MCP', '3').table, DONE);
    expect(table.clock.round).toBe('SR');
    expect(table.clock.veterans).toContain('MCP');
  });
  it('ESP-3.1.10 2F neither counts for the limit nor does it meet the obligation', () => {
    expect(breaches(done, rich('5').train('MCP', '2F', '2F').table, DONE)).toEqual(['18esp/5.7/train-duty']);
    const full = rich('6').train('MCP', '2F', '2F').train('MCP', '5').stackFrom('6');
    expect(breaches(train, full.table, buy('train/6/1', { side: '6' }))).toEqual([]);
    expect(overLimit(full.train('MCP', '6').table)).toEqual([]);
    expect(
      breaches(discard, full.train('MCP', '6').table, { type: 'discard', seat: 'anna', train: 'train/2F/1' }),
    ).toEqual(['18esp/5.7/no-surplus']);
  });
  it('ESP-3.1.26 P7 closes when its major buys its first train', () => {
    const scene = new Scene()
      .phase('2')
      .major('FdSB', 'anna')
      .private('P7', 'bert')
      .operating('FdSB', 'trains')
      .private('P7', 'bert');
    expect(pieceOf(after(train, scene.table, buy('train/2/1', { side: '1+2' })), 'private/P7')?.at).toBe(
      'out',
    );
  });
  it('the turn ends only after the run', () => {
    for (const step of ['build', 'run', 'income'] as const)
      expect(breaches(done, mcp(step).train('MCP', '3').table, DONE)).toEqual(['18esp/5.1/step-order']);
  });
  it('where nobody operates, done goes on', () => {
    const table = rich().train('MCP', '3').clock({ operating: null }).table;
    expect(breaches(done, table, DONE)).toEqual([]);
    expect(after(done, table, DONE).clock.operating).toBe('MCP');
  });
});

describe('trains of other companies, §5.7', () => {
  /** CRB of bert (or of anna) has a 3. */
  const trade = (owner = 'bert', phase = '3'): Scene =>
    rich(phase).major('CRB', owner).train('CRB', '3').veteran('CRB');
  it('ESP-5.7.05 ✗ in phase 2, for nothing, or without a question', () => {
    expect(breaches(offer, trade('bert', '2').table, ask('train/3/1', 100))).toEqual([
      '18esp/5.7/trade-phase',
    ]);
    expect(breaches(offer, trade().table, ask('train/3/1', 0))).toEqual(['18esp/5.7/price-least']);
    expect(breaches(train, trade().table, buy('train/3/1'))).toEqual(['18esp/5.7/consent']);
    expect(breaches(offer, trade().table, ask('train/2/1', 100))).toEqual(['18esp/5.7/offer-whom']);
    const asked = after(offer, trade().table, ask('train/3/1', 100));
    expect(breaches(accept, asked, { type: 'accept', seat: 'anna' })).toEqual(['18esp/5.7/who-answers']);
  });
  it('ESP-5.7.05 ✓ both directors agree on any price from 1', () => {
    expect(breaches(offer, trade().table, ask('train/3/1', 1))).toEqual([]);
    const asked = after(offer, trade().table, ask('train/3/1', 150));
    expect(turn(asked)).toEqual(['bert']);
    expect(breaches(accept, asked, { type: 'accept', seat: 'bert' })).toEqual([]);
    const table = after(accept, asked, { type: 'accept', seat: 'bert' });
    expect(trainsOf(table, 'MCP')).toEqual(['train/3/1']);
    expect(treasury(table, 'MCP')).toBe(850);
    expect(treasury(table, 'CRB') - treasury(trade().table, 'CRB')).toBe(150);
    expect(money(table)).toBe(money(asked));
    const same = after(offer, trade('anna').table, ask('train/3/1', 1));
    expect([trainsOf(same, 'MCP'), same.clock.offer]).toEqual([['train/3/1'], null]);
    const prices = [...game.options(trade().table, 'anna', { type: 'offer' })].map((m) => m['price']);
    expect(prices).toEqual([1, 200, 1000]);
    const question = game.prompt(trade().table, 'anna').choices.find(({ move }) => move?.type === 'offer');
    expect(question?.blanks).toMatchObject([{ field: 'price', min: 1, max: 1000, step: 1 }]);
  });
  it('ESP-5.7.06 ✗ in its own turn MCP sells a train', () => {
    const { table } = trade('anna').train('MCP', '2');
    expect(breaches(offer, table, ask('train/2/1', 50))).toEqual(['18esp/5.7/own-turn']);
  });
  it('ESP-5.7.06 ✓ CRB sells in the turn of MCP', () => {
    expect(breaches(offer, trade('anna').table, ask('train/3/1', 50))).toEqual([]);
  });
  it('ESP-5.7.08 ✗ a train of another company above the limit', () => {
    const four = trade().train('MCP', '2').train('MCP', '2').train('MCP', '2').train('MCP', '2');
    expect(breaches(offer, four.table, ask('train/3/1', 1))).toEqual(['18esp/5.7/train-limit']);
  });
  it('ESP-3.1.12 ✗ CRB sells 2F to MCP for 1', () => {
    const { table } = rich('5').major('CRB', 'bert').train('CRB', '2F', '2F');
    expect(breaches(offer, table, ask('train/2F/1', 1))).toEqual(['18esp/3.1/strawberry-stays']);
  });
  it('ESP-3.1.12 ✓ CRB sells another train', () => {
    const { table } = rich('5').major('CRB', 'bert').train('CRB', '2F', '2F').train('CRB', '5');
    expect(breaches(offer, table, ask('train/5/1', 1))).toEqual([]);
  });
  it('ESP-5.7.1.01 ✗ the director adds 50 for a train of CRB; on the public site he may', () => {
    const poor = trade().cash('company/MCP', 50).cash('seat/anna', 500);
    expect(breaches(offer, poor.table, ask('train/3/1', 100))).toEqual(['18esp/5.7.1/treasury-only']);
    const site = mcp('trains', '3', { published: true })
      .major('CRB', 'bert')
      .train('CRB', '3')
      .cash('company/MCP', 50)
      .cash('seat/anna', 500);
    expect(breaches(offer, site.table, ask('train/3/1', 100))).toEqual([]);
    expect(
      breaches(accept, after(offer, site.table, ask('train/3/1', 100)), { type: 'accept', seat: 'bert' }),
    ).toEqual([]);
  });
  it('ESP-6.2.1.08 a combined train is traded whole; ESP-6.2.1.13 ✗ not to a minor', () => {
    const scene = rich('4').major('CRB', 'bert').train('CRB', '4').under('CRB', 0, '2', '1+2');
    const table = after(accept, after(offer, scene.table, ask('train/4/1', 10)), {
      type: 'accept',
      seat: 'bert',
    });
    expect([pieceOf(table, 'train/4/1')?.at, pieceOf(table, 'train/2/1')?.at]).toEqual([
      'company/MCP',
      'under/train/4/1',
    ]);
    expect(breaches(offer, scene.table, ask('train/2/1', 10))).toEqual(['18esp/5.7/offer-whom']);
    const minor = minorAt('trains', '4')
      .cash('company/CM', 300)
      .major('CRB', 'bert')
      .train('CRB', '4')
      .under('CRB', 0, '2', '1+2');
    expect(breaches(offer, minor.table, ask('train/4/1', 10))).toEqual(['18esp/6.2.1/combined-minor']);
  });
  it('ESP-5.6.02 an answer is refused when the train was carried off meanwhile', () => {
    const asked = after(offer, trade().table, ask('train/3/1', 150));
    const gone = { ...asked, pieces: asked.pieces.with(new Map([['train/3/1', { at: 'pool' }]])) };
    expect(breaches(accept, gone, { type: 'accept', seat: 'bert' })).toEqual(['18esp/5.1/offer-gone']);
  });
  it('ESP-5.7.03 the north buys and runs both gauges too', () => {
    const { table } = cflg('trains').cash('company/CFLG', 500);
    expect([...game.options(table, 'anna', { type: 'train' })].map((m) => m['side'])).toEqual(['2', '1+2']);
  });
});
