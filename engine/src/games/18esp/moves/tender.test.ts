import { describe, expect, it } from 'vitest';
import { cflg, mcp, minorAt, money, shown, stopsAt } from '../operate-scene.ts';
import { game } from '../index.ts';
import { hasTender, purse, treasury } from '../readers.ts';
import { after, breaches } from '../testing.ts';
import type { Scene } from '../testing.ts';
import { buyPrivateMove } from './private.ts';
import { run } from './run.ts';
import { tender } from './tender.ts';
import { train } from './train.ts';
import { pieceOf } from '../../../table/places.ts';

const buy = (piece = 'tender/1') => ({ type: 'tender', seat: 'anna', tender: piece });
/** P5 belongs to bert, CFLG of anna has 200. */
const scene = (step: 'build' | 'run' | 'income' | 'trains' = 'run'): Scene =>
  cflg(step).private('P5', 'bert').cash('company/CFLG', 200);

describe('tenders, §3.1', () => {
  it('ESP-3.1.15 a tender of P5 costs 80: 20 for its owner, 60 for the bank', () => {
    const { table } = scene();
    expect(breaches(tender, table, buy())).toEqual([]);
    const next = after(tender, table, buy());
    expect([
      treasury(next, 'CFLG'),
      purse(next, 'bert') - purse(table, 'bert'),
      hasTender(next, 'CFLG'),
    ]).toEqual([120, 20, true]);
    expect(money(next)).toBe(money(table));
    expect(breaches(tender, scene().cash('company/CFLG', 79).table, buy())).toEqual([
      '18esp/3.1/tender-cash',
    ]);
    expect(breaches(tender, table, buy('tender/6'))).toEqual(['18esp/3.1/tender-not-for-sale']);
    expect([...game.options(table, 'anna', { type: 'tender' })]).toEqual([buy()]);
  });
  it('ESP-3.1.16 ESP-3.1.19 a company that buys P5 has its tender; the unsold ones come to the market for 80', () => {
    const own = cflg().private('P5', 'anna').cash('company/CFLG', 200);
    const next = after(buyPrivateMove, own.table, {
      type: 'private',
      seat: 'anna',
      private: 'P5',
      price: 100,
    });
    expect([
      pieceOf(next, 'tender/6')?.at,
      pieceOf(next, 'tender/1')?.at,
      pieceOf(next, 'private/P5')?.at,
    ]).toEqual(['company/CFLG', 'pool', 'out']);
    const market = mcp('run').do({ put: 'tender/1', at: 'pool' }).cash('company/MCP', 80);
    expect(breaches(tender, market.table, buy())).toEqual([]);
    expect(treasury(after(tender, market.table, buy()), 'MCP')).toBe(0);
    const two = cflg().private('P5', 'anna').tender('CFLG').cash('company/CFLG', 200);
    expect(
      pieceOf(
        after(buyPrivateMove, two.table, { type: 'private', seat: 'anna', private: 'P5', price: 100 }),
        'tender/6',
      )?.at,
    ).toBe('pool');
  });
  it('ESP-3.1.18 ✗ CFLG with a tender buys another', () => {
    expect(breaches(tender, scene().tender('CFLG', 2).table, buy())).toEqual(['18esp/3.1/one-tender']);
  });
  it('ESP-3.1.18 ✓ each company buys one, a minor too', () => {
    const minor = minorAt()
      .private('P5', 'bert')
      .cash('company/CM', 100)
      .major('CFLG', 'bert')
      .tender('CFLG', 2);
    expect(breaches(tender, minor.table, buy())).toEqual([]);
  });
  it('ESP-3.1.20 at any moment of its turn, and used in the same round', () => {
    for (const step of ['build', 'run', 'income', 'trains'] as const)
      expect(breaches(tender, scene(step).table, buy())).toEqual([]);
    const equipped = after(tender, scene().train('CFLG', '2', '1+2').table, buy());
    expect(breaches(run, equipped, shown(equipped, stopsAt('E3 E5 E7 E9')))).toEqual([]);
  });
  it('ESP-3.1.21 ✗ MCP takes the tender of CFLG', () => {
    const trade = mcp('run').major('CFLG', 'anna').tender('CFLG').cash('company/MCP', 100);
    expect(breaches(tender, trade.table, buy())).toEqual(['18esp/3.1/tender-trade']);
  });
  it('ESP-3.1.21 ✓ MCP takes one of the market', () => {
    const trade = mcp('run')
      .major('CFLG', 'anna')
      .tender('CFLG')
      .do({ put: 'tender/2', at: 'pool' })
      .cash('company/MCP', 100);
    expect(breaches(tender, trade.table, buy('tender/2'))).toEqual([]);
  });
});

describe('trains of P2 and P3, §3.1', () => {
  it('ESP-3.1.06 the train of P2 is scrapped when phase 4 begins', () => {
    const scene2 = mcp('trains', '3').train('MCP', 'BM').stackFrom('4').cash('company/MCP', 500);
    const table = after(train, scene2.table, { type: 'train', seat: 'anna', train: 'train/4/1', side: '4' });
    expect(pieceOf(table, 'train/BM/1')?.at).toBe('scrap');
  });
  it('ESP-3.1.07 P2 bought in phase 4 stays open and brings no train', () => {
    const late = mcp('run', '4')
      .private('P2', 'anna')
      .do({ put: 'train/BM/1', at: 'out' })
      .cash('company/MCP', 200);
    const table = after(buyPrivateMove, late.table, {
      type: 'private',
      seat: 'anna',
      private: 'P2',
      price: 100,
    });
    expect([pieceOf(table, 'private/P2')?.at, pieceOf(table, 'train/BM/1')?.at]).toEqual([
      'company/MCP',
      'out',
    ]);
  });
  it('ESP-3.1.08 with phase 5 P3 of a company turns into 2F, P3 of a player closes', () => {
    const late = (owner: string) =>
      mcp('trains', '4').private('P3', owner).stackFrom('5').cash('company/MCP', 500);
    const first = { type: 'train', seat: 'anna', train: 'train/5/1', side: '5' };
    const company = after(train, late('company/MCP').table, first);
    expect([
      pieceOf(company, 'train/2F/1')?.at,
      pieceOf(company, 'private/P3')?.at,
      company.clock.fresh,
    ]).toEqual(['company/MCP', 'out', ['train/2F/1']]);
    const player = after(train, late('bert').table, first);
    expect([pieceOf(player, 'train/2F/1')?.at, pieceOf(player, 'private/P3')?.at]).toEqual(['out', 'out']);
  });
});
