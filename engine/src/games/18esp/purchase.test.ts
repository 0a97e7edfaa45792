import { describe, expect, it } from 'vitest';
import { gapOf } from './purchase.ts';
import { debtCost } from './score.ts';
import { mcp, minorAt, money } from './operate-scene.ts';
import { raise } from './moves/raise.ts';
import { repay } from './moves/repay.ts';
import { buy as buyShare } from './moves/buy.ts';
import { done } from './moves/done.ts';
import { tender } from './moves/tender.ts';
import { train } from './moves/train.ts';
import { debtOf, director, holding, priceOf, purse, trainsOf, treasury } from './readers.ts';
import { say } from '../../table/words.ts';
import { game } from './index.ts';
import { broke } from './stock-scene.ts';
import { after, breaches, findingsOf } from './testing.ts';
import type { Scene } from './testing.ts';

const buy = (more: { side?: string; loan?: number } = {}, piece = 'train/4/1') => ({
  type: 'train',
  seat: 'anna',
  train: piece,
  side: '4',
  ...more,
});
const sell = (company: string, count: number, seat = 'anna') => ({ type: 'raise', seat, company, count });
/**
 * MCP without a train, 100 in its treasury, a 4 for 300 on offer; anna has 50 and two shares of CRB at 80,
 * which bert directs. Her own shares of MCP cannot be sold yet.
 */
const needy = (cash = 50, published = false): Scene =>
  mcp('trains', '4', { published })
    .major('CRB', 'bert', 80)
    .shares('CRB', 'anna', 2)
    .clock({ veterans: ['CRB'] })
    .price('CRB', 80)
    .price('MCP', 60)
    .stackFrom('4')
    .cash('company/MCP', 100)
    .cash('seat/anna', cash);

describe('emergency financing, §5.7.1', () => {
  it('ESP-5.7.1.01 ✗ with a train, or with money for one, the director adds nothing', () => {
    const owner = needy(500).do({ put: 'train/3/1', at: 'company/MCP', side: '3' });
    expect(breaches(train, owner.table, buy())).toEqual(['18esp/5.7.1/no-help']);
    const cheaper = needy(500).do({ put: 'train/3/1', at: 'pool', side: '3' }).cash('company/MCP', 200);
    expect(breaches(train, cheaper.table, buy())).toEqual(['18esp/5.7.1/no-help']);
    expect(breaches(raise, owner.cash('seat/anna', 0).table, sell('CRB', 1))).toEqual([
      '18esp/5.7.1/no-need',
    ]);
  });
  it('ESP-5.7.1.03 ESP-5.7.1.01 ✓ without a train and without the money he does', () => {
    expect(breaches(train, needy(200).table, buy())).toEqual([]);
    expect(findingsOf(train, needy(200).table, buy()).map((f) => f.rule)).toEqual(['18esp/5.7.1/emergency']);
  });
  it('ESP-5.7.1.02 ✗ a dearer train than the cheapest of the bank', () => {
    const { table } = needy(900).do({ put: 'train/3/1', at: 'pool', side: '2+3' });
    expect(breaches(train, table, buy())).toEqual(['18esp/5.7.1/help-cheapest']);
  });
  it('ESP-5.7.1.02 ✓ the cheapest, on either side', () => {
    expect(
      breaches(train, needy(900).do({ put: 'train/3/1', at: 'pool', side: '2+3' }).table, {
        type: 'train',
        seat: 'anna',
        train: 'train/3/1',
      }),
    ).toEqual([]);
    for (const side of ['4', '3+4']) expect(breaches(train, needy(900).table, buy({ side }))).toEqual([]);
  });
  it('ESP-5.7.1.02 a minor looks at Iberian trains only', () => {
    const scene = minorAt('trains', '3')
      .cash('company/CM', 150)
      .cash('seat/anna', 900)
      .train('pool', '2', '1+2')
      .stackFrom('3');
    expect(breaches(train, scene.table, buy({ side: '3' }, 'train/3/1'))).toEqual([]);
  });
  it('ESP-6.2.1.14 ✗ a combined train of the market with money of the director', () => {
    const combined = needy(900)
      .do({ put: 'train/3/1', at: 'pool', side: '3' })
      .do({ put: 'train/2/1', at: 'under/train/3/1', side: '1+2' });
    const take = { type: 'train', seat: 'anna', train: 'train/3/1' };
    expect(breaches(train, combined.table, take)).toEqual(['18esp/6.2.1/help-combined']);
    expect(breaches(train, combined.table, buy())).toEqual([]);
    expect(gapOf(combined.cash('seat/anna', 0).table, 'MCP')).toBe(200);
  });
  it('ESP-6.2.1.14 hands have put a half under the only train of the bank: it can still be bought', () => {
    const odd = needy(900).stackFrom('8').do({ put: 'train/2/1', at: 'under/train/8/1', side: '1+2' });
    expect(breaches(train, odd.table, buy({ side: '8' }, 'train/8/1'))).toEqual([]);
    expect([...game.options(odd.table, 'anna', { type: 'train' })].length).toBeGreaterThan(0);
  });
  it('ESP-6.2.1.14 ✓ from its own treasury', () => {
    const rich = needy(900)
      .do({ put: 'train/3/1', at: 'pool', side: '3' })
      .do({ put: 'train/2/1', at: 'under/train/3/1', side: '1+2' })
      .cash('company/MCP', 200);
    expect(breaches(train, rich.table, { type: 'train', seat: 'anna', train: 'train/3/1' })).toEqual([]);
    expect(breaches(train, rich.table, buy())).toEqual(['18esp/5.7.1/no-help']);
  });
  it('ESP-5.7.1.04 ✗ after a sale the treasury goes for something else, or the train comes from another company', () => {
    const sold = after(
      raise,
      needy().train('CRB', '4').private('P5', 'bert').private('P1', 'bert').table,
      sell('CRB', 2),
    );
    for (const move of [
      { type: 'tender', seat: 'anna', tender: 'tender/1' },
      { type: 'private', seat: 'anna', private: 'P1', price: 10 },
      { type: 'offer', seat: 'anna', train: trainsOf(sold, 'CRB')[0] ?? '', price: 100 },
    ])
      expect(broke(sold, move)).toEqual(['5.7.1/train-first']);
  });
  it('ESP-5.7.1.04 ✓ first the train', () => {
    const sold = after(raise, needy().private('P5', 'bert').table, sell('CRB', 2));
    const next = after(train, sold, buy({}, 'train/4/1'));
    expect(
      breaches(
        tender,
        { ...next, cash: { ...next.cash, 'company/MCP': 80 } },
        { type: 'tender', seat: 'anna', tender: 'tender/1' },
      ),
    ).toEqual([]);
  });
  it('ESP-5.7.1.04 ✗ where sales cannot close the gap only the loan is named', () => {
    const poor = needy().price('CRB', 60).table;
    expect(breaches(train, poor, buy())).toEqual(['18esp/5.7.1/loan-only']);
    expect(breaches(train, poor, buy({ loan: 150 }))).toEqual([]);
  });
  it('ESP-5.7.1.03 ✗ a sale although the cash of the director does it', () => {
    expect(breaches(raise, needy(500).table, sell('CRB', 1))).toEqual(['18esp/5.7.1/cash-suffices']);
    expect(breaches(raise, needy(500).train('MCP', '4').table, sell('CRB', 1))).toEqual([
      '18esp/5.7.1/no-need',
    ]);
  });
  it('ESP-4.2.04 a company has operated once its first turn is over: not in the train step of it (OQ 41)', () => {
    const inFirst = (published: boolean) =>
      needy(0, published).shares('MCP', 'anna', 2).price('MCP', 132).clock({ veterans: [] });
    const first = inFirst(false);
    expect(breaches(raise, inFirst(true).table, sell('MCP', 2))).toEqual([]);
    expect(breaches(raise, first.table, sell('MCP', 2))).toEqual(['18esp/5.7.1/raise-not-operated']);
    expect(breaches(raise, first.veteran('MCP').table, sell('MCP', 2))).toEqual([]);
  });
  it('ESP-5.7.2.01 what is borrowed, and what the director gives, is said before and after', () => {
    const told = (cash: number, loan: number) => {
      const { table } = needy(cash);
      const notes = findingsOf(train, table, buy({ loan })).map(({ rule, params }) =>
        say(game.words, 'de', { key: rule, params }),
      );
      const button = game.prompt(table, 'anna').choices.find(({ move }) => move?.type === 'train');
      const labels = [button!.label, train.label(table, buy({ loan }))].map((text) =>
        say(game.words, 'de', text),
      );
      return [...notes, ...labels];
    };
    expect(told(50, 150)).toEqual([
      'anna gibt 50 pts dazu und leiht 150 pts. Zurückgezahlt wird mit 50 % Zinsen.',
      'Zug 4 kaufen, 300 pts, davon 50 pts von dir und 150 pts Kredit',
      'MCP kauft Zug 4 für 300 pts (Zugstapel), anna gibt 50 pts dazu und leiht 150 pts',
    ]);
    expect(told(0, 200)).toEqual([
      'anna leiht 200 pts. Zurückgezahlt wird mit 50 % Zinsen.',
      'Zug 4 kaufen, 300 pts, davon 200 pts Kredit',
      'MCP kauft Zug 4 für 300 pts (Zugstapel), anna leiht 200 pts',
    ]);
  });
  it('ESP-6.2.1.13 ✗ a minor and a combined train of the market: not the gauge is the fault', () => {
    const scene = minorAt('trains', '4')
      .cash('company/CM', 900)
      .do({ put: 'train/3/1', at: 'pool', side: '3' })
      .do({ put: 'train/2/1', at: 'under/train/3/1', side: '1+2' });
    expect(breaches(train, scene.table, { type: 'train', seat: 'anna', train: 'train/3/1' })).toEqual([
      '18esp/6.2.1/combined-minor',
    ]);
  });
  it('ESP-5.1.05 shares sold in the takeover step: the trains come next, no takeover', () => {
    expect(after(raise, needy().clock({ step: 'takeover' }).table, sell('CRB', 2)).clock.step).toBe('trains');
  });
  it("ESP-5.7.1.03 first the whole treasury, then the director's cash", () => {
    const table = after(train, needy(220).table, buy());
    expect([treasury(table, 'MCP'), purse(table, 'anna'), trainsOf(table, 'MCP')]).toEqual([
      0,
      20,
      ['train/4/1'],
    ]);
    expect(money(table)).toBe(money(needy(220).table));
  });
  it('ESP-5.7.1.04 ✗ nothing but cash that is short, or a loan after a sale', () => {
    expect(breaches(train, needy().table, buy())).toEqual(['18esp/5.7.1/director-short']);
    const sold = after(raise, needy(110).shares('CRB', 'anna', 2).table, sell('CRB', 1));
    expect(sold.clock.emergency).toBe('sales');
    const half = needy(0).shares('CRB', 'anna', 2).price('CRB', 100);
    const first = after(raise, half.table, sell('CRB', 1));
    expect(purse(first, 'anna')).toBe(100);
    expect(breaches(train, first, buy({ loan: 100 }))).toEqual(['18esp/5.7.1/not-both']);
  });
  it('ESP-5.7.1.04 ✓ sales alone, or a loan alone', () => {
    const sold = after(raise, needy().table, sell('CRB', 2));
    expect(breaches(train, sold, buy())).toEqual([]);
    expect(breaches(train, needy().table, buy({ loan: 150 }))).toEqual([]);
    const types = [...game.options(needy().table, 'anna')].map((m) => [
      m.type,
      m['loan'] ?? m['count'] ?? null,
    ]);
    expect(types).toEqual([
      ['train', 150],
      ['train', 150],
      ['raise', 1],
      ['raise', 2],
    ]);
  });
  it('ESP-5.7.1.05 ✗ more shares than needed, a change of director, sales that are not enough', () => {
    const three = needy(100).shares('CRB', 'anna', 1);
    expect(breaches(raise, three.price('CRB', 100).table, sell('CRB', 2))).toEqual(['18esp/5.7.1/enough']);
    const own = needy(100).veteran('MCP').shares('MCP', 'bert', 3);
    expect(findingsOf(raise, own.table, sell('MCP', 2))).toMatchObject([
      { rule: '18esp/5.7.1/raise-director', params: { most: 1 } },
    ]);
    // All sales bring 160 of 200: to sell more at once is no way out.
    expect(breaches(raise, needy(0).table, sell('CRB', 2))).toEqual(['18esp/5.7.1/loan-remains']);
    // 80 and 75 instead of 160: one by one is not enough for the 160 that are missing.
    expect(breaches(raise, needy(40).table, sell('CRB', 1))).toEqual(['18esp/5.7.1/sales-fall-short']);
  });
  it('ESP-5.7.1.05 ✓ just enough; prices fall as in a stock round, directors stay', () => {
    expect(breaches(raise, needy(40).table, sell('CRB', 2))).toEqual([]);
    const table = after(raise, needy(40).table, sell('CRB', 2));
    expect([purse(table, 'anna'), priceOf(table, 'CRB'), holding(table, 'anna', 'CRB')]).toEqual([
      200, 70, 0,
    ]);
    expect([director(table, 'CRB'), director(table, 'MCP')]).toEqual(['bert', 'anna']);
    const own = needy(100).veteran('MCP');
    expect(breaches(raise, own.table, sell('MCP', 2))).toEqual([]);
  });
  it('ESP-4.2.01 ESP-4.2.02 ESP-4.2.04 ESP-4.2.06 ESP-4.2.07 ✗ the rules for sales hold (OQ 35)', () => {
    const { table } = needy().minor('SC', 'anna');
    expect(breaches(raise, table, sell('SC', 1))).toEqual(['18esp/5.7.1/raise-minor']);
    expect(breaches(raise, table, sell('ZPB', 1))).toEqual(['18esp/5.7.1/raise-no-par']);
    expect(breaches(raise, table, sell('CRB', 3))).toEqual(['18esp/5.7.1/raise-holding']);
    expect(findingsOf(raise, needy().shares('CRB', 'pool', 4).table, sell('CRB', 2))).toMatchObject([
      { rule: '18esp/5.7.1/raise-market', params: { market: 40, most: 1 } },
    ]);
    expect(breaches(raise, needy().clock({ veterans: [] }).table, sell('CRB', 2))).toEqual([
      '18esp/5.7.1/raise-not-operated',
    ]);
  });
  it('ESP-5.7.1.06 a loan takes treasury and cash to 0', () => {
    const table = after(train, needy().table, buy({ loan: 150 }));
    expect([treasury(table, 'MCP'), purse(table, 'anna'), debtOf(table, 'anna')]).toEqual([0, 0, 150]);
    expect(table.clock.emergency).toBe('loan');
    expect(breaches(train, table, buy({ loan: 300 }, 'train/4/2'))).toContain('18esp/5.7.1/no-help');
    expect(money(table)).toBe(money(needy().table));
    expect(breaches(done, table, { type: 'done', seat: 'anna' })).toEqual([]);
  });
});

describe('loans, §5.7.2', () => {
  it('ESP-5.7.2.01 ✗ gap 150, loan 200; a loan without need', () => {
    expect(breaches(train, needy().table, buy({ loan: 200 }))).toEqual(['18esp/5.7.2/loan-exact']);
    expect(breaches(train, needy(300).table, buy({ loan: 100 }))).toEqual(['18esp/5.7.2/loan-exact']);
    expect(breaches(train, needy().cash('company/MCP', 900).table, buy({ loan: 100 }))).toEqual([
      '18esp/5.7.2/loan-exact',
    ]);
  });
  it('ESP-5.7.2.01 ✓ the loan is the gap', () => {
    expect(breaches(train, needy().table, buy({ loan: 150 }))).toEqual([]);
  });
  it('ESP-5.7.2.02 ESP-5.7.2.07 debts add up, and they are the player’s', () => {
    const table = after(train, needy().debt('anna', 40).debt('bert', 10).table, buy({ loan: 150 }));
    expect(table.clock.debts).toEqual({ anna: 190, bert: 10 });
    const moved = needy()
      .debt('anna', 40)
      .shares('MCP', 'bert', 6)
      .do({ put: 'cert/MCP/0', at: 'seat/bert' });
    expect([director(moved.table, 'MCP'), debtOf(moved.table, 'anna')]).toEqual(['bert', 40]);
  });
  it('ESP-5.7.2.02 the public site adds the interest at once', () => {
    expect(debtOf(after(train, needy(50, true).table, buy({ loan: 150 })), 'anna')).toBe(225);
  });
  const owing = (): Scene =>
    needy(500)
      .debt('anna', 41)
      .clock({ round: 'SR', operating: null, turn: 'anna' })
      .shares('CRB', 'pool', 2);
  it('ESP-5.7.2.03 ESP-5.7.2.05 any part is repaid in a stock round, with half of it more, rounded up', () => {
    const { table } = owing();
    expect(breaches(repay, table, { type: 'repay', seat: 'anna', amount: 11 })).toEqual([]);
    const next = after(repay, table, { type: 'repay', seat: 'anna', amount: 11 });
    expect([debtOf(next, 'anna'), purse(next, 'anna')]).toEqual([30, 500 - 17]);
  });
  it('ESP-5.7.2.04 ✗ a share is bought with open debt', () => {
    expect(
      breaches(buyShare, owing().table, { type: 'buy', seat: 'anna', company: 'CRB', from: 'market' }),
    ).not.toEqual([]);
  });
  it('ESP-5.7.2.04 ✓ after full repayment', () => {
    const free = after(repay, owing().table, { type: 'repay', seat: 'anna', amount: 41 });
    expect(breaches(buyShare, free, { type: 'buy', seat: 'anna', company: 'CRB', from: 'market' })).toEqual(
      [],
    );
  });
  it('ESP-5.7.2.06 at the end open debt costs half as much again', () => {
    expect(debtCost(owing().table, 'anna')).toBe(62);
  });
});
