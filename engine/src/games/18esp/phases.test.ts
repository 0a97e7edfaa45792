import { describe, expect, it } from 'vitest';
import { pieceOf, piecesAt } from '../../table/places.ts';
import type { EspTable } from './clock.ts';
import { PHASES } from './data/trains.ts';
import { combine } from './moves/combine.ts';
import { discard } from './moves/discard.ts';
import { done } from './moves/done.ts';
import { offer } from './moves/offer.ts';
import { pass } from './moves/pass.ts';
import { run } from './moves/run.ts';
import { takeover } from './moves/takeover.ts';
import { train } from './moves/train.ts';
import { cflg, mcp, money, trainAt } from './operate-scene.ts';
import { inOrder, isStarted, overLimit, trainLimit, treasury } from './readers.ts';
import { after, breaches, Scene } from './testing.ts';

const buy = (type: string, n = 1) => ({
  type: 'train',
  seat: 'anna',
  train: `train/${type}/${n}`,
  side: type,
});
const DONE = { type: 'done', seat: 'anna' };
/** MCP with money before the first train of this type. */
const before = (type: string, phase: string): Scene =>
  mcp('trains', phase).stackFrom(type).cash('company/MCP', 2000);
const first = (type: string, phase: string): EspTable => after(train, before(type, phase).table, buy(type));
const at = (table: EspTable, piece: string): string | undefined => pieceOf(table, piece)?.at;

describe('the order of operating, §5.1', () => {
  const three = (): Scene =>
    new Scene()
      .phase('3')
      .major('MCP', 'anna', 80)
      .major('CRB', 'bert', 90)
      .major('A', 'cleo', 90)
      .operating('CRB', 'trains');
  it('ESP-5.1.01 highest price first, on one cell the upper marker first', () => {
    expect(inOrder(three().table)).toEqual(['CRB', 'A', 'MCP']);
    const table = after(done, three().train('CRB', '3').table, { type: 'done', seat: 'bert' });
    expect(table.clock.operating).toBe('A');
  });
  it('ESP-5.1.01 who has not acted yet is sorted by the present price (OQ 29)', () => {
    const scene = three().train('CRB', '3').price('MCP', 100);
    expect(after(done, scene.table, { type: 'done', seat: 'bert' }).clock.operating).toBe('MCP');
  });
  it('ESP-5.1.02 ESP-7.10 the number of rounds is fixed when the stock round ends', () => {
    const scene = mcp('trains', '3').train('MCP', '3').clock({ ors: 1, phase: '5' });
    expect(after(done, scene.table, DONE).clock.round).toBe('SR');
    let table = mcp().clock({ round: 'SR', operating: null, turn: 'anna', phase: '5' }).table;
    for (const seat of ['anna', 'bert', 'cleo']) table = after(pass, table, { type: 'pass', seat });
    expect([table.clock.round, table.clock.or, table.clock.ors]).toEqual(['OR', 1, 3]);
  });
  it('ESP-5.1.03 private companies pay before the first company acts', () => {
    const scene = mcp('trains', '3')
      .train('MCP', '3')
      .private('P1', 'company/MCP')
      .cash('company/MCP', 0)
      .clock({ ors: 2 });
    const table = after(done, scene.table, DONE);
    expect([table.clock.or, treasury(table, 'MCP')]).toEqual([2, 5]);
  });
  it('ESP-5.1.04 build, run, income, takeover, trains', () => {
    const scene = mcp('build', '3').train('MCP', '3');
    const ran = after(run, scene.table, {
      type: 'run',
      seat: 'anna',
      routes: [{ train: trainAt(scene.table, 'MCP'), stops: ['F24/n0', 'F26/n0'] }],
    });
    expect(ran.clock.step).toBe('income');
    expect(breaches(train, ran, buy('2'))).toEqual(['18esp/5.1/step-order']);
  });
  it('ESP-5.1.07 ESP-5.9.01 at the end of the set the top train is exported', () => {
    const scene = mcp('trains', '3').train('MCP', '2').clock({ ors: 2 });
    const mid = after(done, scene.table, DONE);
    expect(at(mid, 'train/2/2')).toBe('depot');
    const end = after(done, scene.clock({ or: 2 }).table, DONE);
    expect([end.clock.round, at(end, 'train/2/2')]).toEqual(['SR', 'scrap']);
  });
  it('ESP-5.9.01 the public site exports only if a company has started', () => {
    const lonely = (published: boolean) => {
      let table = new Scene({ published }).stockRound(1).table;
      for (const seat of ['anna', 'bert', 'cleo']) table = after(pass, table, { type: 'pass', seat });
      return at(table, 'train/2/1');
    };
    expect([lonely(false), lonely(true)]).toEqual(['scrap', 'depot']);
  });
  it('ESP-5.9.02 an export starts a phase like a purchase, and scraps', () => {
    const scene = mcp('trains', '3').train('MCP', '2').train('MCP', '3').stackFrom('4');
    const table = after(done, scene.table, DONE);
    expect([table.clock.phase, at(table, 'train/4/1'), at(table, 'train/2/1')]).toEqual([
      '4',
      'scrap',
      'scrap',
    ]);
  });
});

describe('phases, §7', () => {
  it('ESP-7.01 a phase begins with the first purchase of its train, not with its coming on offer', () => {
    const last2 = mcp('trains', '2').cash('company/MCP', 900).stackFrom('3');
    expect(last2.table.clock.phase).toBe('2');
    expect(first('3', '2').clock.phase).toBe('3');
    expect(after(train, before('3', '3').table, buy('3')).clock.phase).toBe('3');
  });
  it('ESP-2.1.11 when a type is sold out the next one is on offer', () => {
    const scene = mcp('trains', '2').cash('company/MCP', 900).stackFrom('3');
    expect(breaches(train, scene.table, buy('3'))).toEqual([]);
  });
  it('ESP-7.02 scrapped trains leave at once without compensation, those in the market too', () => {
    const scene = mcp('trains', '3')
      .train('MCP', '2')
      .train('pool', '2')
      .major('CRB', 'bert')
      .train('CRB', '2', '1+2')
      .stackFrom('4')
      .cash('company/MCP', 300);
    const table = after(train, scene.table, buy('4'));
    expect(['train/2/1', 'train/2/2', 'train/2/3'].map((t) => at(table, t))).toEqual([
      'scrap',
      'scrap',
      'scrap',
    ]);
    expect([treasury(table, 'MCP'), treasury(table, 'CRB')]).toEqual([0, treasury(scene.table, 'CRB')]);
  });
  it('ESP-7.03 ESP-7.12 phases, their colours and numbers of rounds', () => {
    expect(PHASES.map((p) => [p.id, p.values, p.operatingRounds])).toEqual([
      ['1', 'yellow', 1],
      ['2', 'yellow', 1],
      ['3', 'green', 2],
      ['4', 'green', 2],
      ['5', 'brown', 3],
      ['6', 'brown', 3],
      ['7', 'gray', 3],
    ]);
  });
  it('ESP-7.04 phase 2: limits 2 and 4, no trade, no takeover, no combined trains', () => {
    const scene = mcp('trains', '2')
      .minor('SC', 'bert')
      .veteran('SC')
      .major('CRB', 'bert')
      .train('CRB', '2')
      .train('MCP', '2')
      .train('scrap', '2');
    expect([trainLimit(scene.table, 'SC'), trainLimit(scene.table, 'MCP')]).toEqual([2, 4]);
    expect(
      breaches(offer, scene.table, { type: 'offer', seat: 'anna', train: 'train/2/1', price: 1 }),
    ).toEqual(['18esp/5.7/trade-phase']);
    expect(breaches(takeover, scene.table, { type: 'takeover', seat: 'anna', minor: 'SC' })).toEqual([
      '18esp/5.6/takeover-who',
    ]);
    expect(
      breaches(combine, scene.cash('company/MCP', 500).table, {
        type: 'combine',
        seat: 'anna',
        train: 'train/2/2',
        recycled: 'train/2/3',
        side: '1+2',
      }),
    ).toEqual(['18esp/7/combined-phase']);
    expect(PHASES[1]?.colours).toEqual(['yellow']);
  });
  it('ESP-7.05 phase 3: green, limits 2 and 4, takeovers and trade', () => {
    const table = first('3', '2');
    expect([trainLimit(table, 'SC'), trainLimit(table, 'MCP'), PHASES[2]?.colours]).toEqual([
      2,
      4,
      ['yellow', 'green'],
    ]);
  });
  it('ESP-7.06 phase 4: 2s are scrapped, limits 1 and 3, combined trains', () => {
    const scene = before('4', '3').do({ put: 'train/2/1', at: 'company/MCP', side: '2' });
    const table = after(train, scene.table, buy('4'));
    expect([trainLimit(table, 'SC'), trainLimit(table, 'MCP'), at(table, 'train/2/1')]).toEqual([
      1,
      3,
      'scrap',
    ]);
    expect(
      breaches(combine, table, {
        type: 'combine',
        seat: 'anna',
        train: 'train/4/1',
        recycled: 'train/2/1',
        side: '1+2',
      }),
    ).toEqual([]);
  });
  it('ESP-7.07 ESP-3.1.31 phase 5: private companies and minors leave, money to the bank', () => {
    const scene = before('5', '4')
      .minor('SC', 'bert')
      .private('P1', 'bert')
      .private('P6', 'company/MCP')
      .cash('company/SC', 77);
    const table = after(train, scene.table, buy('5'));
    expect(isStarted(table, 'SC')).toBe(false);
    expect([treasury(table, 'SC'), at(table, 'private/P1'), at(table, 'private/P6')]).toEqual([
      0,
      'out',
      'out',
    ]);
    expect(money(table)).toBe(money(scene.table));
    expect([trainLimit(table, 'MCP'), PHASES[4]?.colours]).toEqual([3, ['yellow', 'green', 'brown']]);
  });
  it('ESP-7.07 a minor that buys the first 5 is gone, and the turn goes on', () => {
    const scene = new Scene()
      .phase('4')
      .minor('SC', 'anna', 100)
      .major('MCP', 'bert', 70)
      .stackFrom('5')
      .operating('SC', 'trains')
      .cash('company/SC', 600);
    const table = after(train, scene.table, buy('5'));
    expect([table.clock.started, table.clock.operating, at(table, 'train/5/1')]).toEqual([
      ['MCP'],
      'MCP',
      'out',
    ]);
  });
  it('ESP-7.08 phase 6: 3s are scrapped, limit 2', () => {
    const scene = before('6', '5').do({ put: 'train/3/1', at: 'company/MCP', side: '3' });
    const table = after(train, scene.table, buy('6'));
    expect([table.clock.phase, at(table, 'train/3/1'), trainLimit(table, 'MCP')]).toEqual(['6', 'scrap', 2]);
  });
  it('ESP-7.09 phase 7: 4s are scrapped, gray', () => {
    const scene = before('8', '6').do({ put: 'train/4/1', at: 'company/MCP', side: '4' });
    const table = after(train, scene.table, buy('8'));
    expect([table.clock.phase, at(table, 'train/4/1'), trainLimit(table, 'MCP'), table.clock.ending]).toEqual(
      ['7', 'scrap', 2, null],
    );
    expect(PHASES[6]?.colours).toEqual(['yellow', 'green', 'brown', 'gray']);
  });
  it('several companies above the new limit all give up trains first', () => {
    const scene = before('6', '5')
      .do({ put: 'train/5/1', at: 'company/MCP' }, { put: 'train/5/2', at: 'company/MCP' })
      .major('CRB', 'bert');
    for (const n of [3, 4, 5]) scene.do({ put: `train/5/${n}`, at: 'company/CRB' });
    const table = after(train, scene.table, buy('6'));
    expect(overLimit(table)).toEqual(['MCP', 'CRB']);
    const next = after(
      discard,
      after(discard, table, { type: 'discard', seat: 'bert', train: 'train/5/3' }),
      { type: 'discard', seat: 'anna', train: 'train/5/1' },
    );
    expect(breaches(done, next, DONE)).toEqual([]);
    expect(piecesAt(next, 'pool')).toEqual(['train/5/1', 'train/5/3']);
  });
});

describe('the end, §8', () => {
  const second = (or = 1): Scene =>
    before('8', '7').do({ put: 'train/8/1', at: 'company/MCP', side: '8' }).clock({ or, ors: 3 });
  it('ESP-8.01 the second 8: this round is finished, the rest of the set dropped, then the last stock round and three rounds', () => {
    const called = after(train, second().table, buy('8', 2));
    expect(called.clock.ending).toBe('called');
    const stock = after(done, called, DONE);
    expect([stock.clock.round, stock.clock.ending]).toEqual(['SR', 'last']);
    let table = stock;
    for (const seat of ['anna', 'bert', 'cleo'])
      table = after(pass, table, { type: 'pass', seat: table.clock.turn === seat ? seat : table.clock.turn });
    expect([table.clock.round, table.clock.ors]).toEqual(['OR', 3]);
    for (const or of [1, 2, 3]) {
      expect([table.clock.round, table.clock.or]).toEqual(['OR', or]);
      table = after(done, { ...table, clock: { ...table.clock, step: 'trains' } }, DONE);
    }
    expect(table.clock.round).toBe('end');
  });
  it('ESP-8.01 called by the export: the last stock round follows directly', () => {
    const table = after(done, second(3).table, DONE);
    expect([table.clock.round, table.clock.ending]).toEqual(['SR', 'last']);
    const firstOnly = before('8', '7').train('MCP', '8').clock({ or: 3, ors: 3 });
    expect(after(done, firstOnly.table, DONE).clock.ending).toBe('last');
  });
  it('ESP-8.01 ✗ nothing moves after the end', () => {
    const over = cflg('trains', '7').clock({ round: 'end', operating: null }).table;
    for (const [spec, move] of [
      [train, buy('8')],
      [done, DONE],
    ] as const)
      expect(breaches(spec as typeof done, over, move)).toEqual(['18esp/8/over']);
  });
  it('ESP-1.3.02 sets of stock and operating rounds alternate', () => {
    const table = after(done, mcp('trains', '3').train('MCP', '3').table, DONE);
    expect([table.clock.round, table.clock.set]).toEqual(['SR', 3]);
  });
});
