import { describe, expect, it } from 'vitest';
import { mcp, money, trainAt } from '../operate-scene.ts';
import { game } from '../index.ts';
import {
  counted,
  director,
  holding,
  overLimit,
  priceOf,
  purse,
  trainsOf,
  treasury,
  turn,
} from '../readers.ts';
import { after, breaches, Scene } from '../testing.ts';
import { accept, decline } from './answer.ts';
import { discard } from './discard.ts';
import { done } from './done.ts';
import { replace, takeover } from './takeover.ts';
import { train } from './train.ts';
import { pieceOf } from '../../../table/places.ts';

const take = (minor = 'SC', seat = 'anna') => ({ type: 'takeover', seat, minor });
const place = (yes: boolean, seat = 'anna') => ({ type: 'replace', seat, place: yes });
/** MCP of anna at its takeover step; SC of bert (or of anna) stands in Sevilla, at 100, and has operated. */
const scene = (owner = 'bert', phase = '3'): Scene =>
  mcp('takeover', phase)
    .minor('SC', owner, 100)
    .token('SC', 0, 'C31')
    .veteran('SC')
    .cash('company/MCP', 300)
    .cash('company/SC', 70);
const agreed = (start: Scene): ReturnType<typeof after> =>
  after(accept, after(takeover, start.table, take()), { type: 'accept', seat: 'bert' });

describe('takeover, §5.6', () => {
  it('ESP-5.6.01 ✗ CFEA takes over SC; MCP does in phase 2; MCP takes over CRB', () => {
    const north = new Scene().phase('3').major('CFEA', 'anna').minor('SC', 'bert').veteran('SC', 'CFEA');
    expect(breaches(takeover, north.operating('CFEA', 'trains').table, take())).toEqual([
      '18esp/5.6/takeover-who',
    ]);
    expect(breaches(takeover, scene('bert', '2').table, take())).toEqual(['18esp/5.6/takeover-who']);
    expect(breaches(takeover, scene().major('CRB', 'bert').table, take('CRB'))).toEqual([
      '18esp/5.6/takeover-whom',
    ]);
    expect(breaches(takeover, scene().table, take('CM'))).toEqual(['18esp/5.6/takeover-whom']);
  });
  it('ESP-5.6.01 ✓ a southern major in phases 3 and 4', () => {
    for (const phase of ['3', '4'])
      expect(breaches(takeover, scene('bert', phase).table, take())).toEqual([]);
  });
  it('ESP-5.1.05 ✗ a takeover after the trains', () => {
    expect(breaches(takeover, scene().clock({ step: 'trains' }).table, take())).toEqual([
      '18esp/5.1/step-order',
    ]);
    expect(
      after(train, scene().table, { type: 'train', seat: 'anna', train: 'train/2/1', side: '2' }).clock.step,
    ).toBe('trains');
  });
  it('ESP-5.6.02 ✗ MCP takes over SC against the will of its director', () => {
    const asked = after(takeover, scene().table, take());
    expect(asked.clock.offer).toEqual({ kind: 'takeover', buyer: 'MCP', seller: 'SC' });
    expect(turn(asked)).toEqual(['bert']);
    expect(breaches(accept, asked, { type: 'accept', seat: 'anna' })).toEqual(['18esp/5.6/who-answers']);
    const refused = after(decline, asked, { type: 'decline', seat: 'bert' });
    expect(refused.clock.started).toContain('SC');
    expect(refused.clock.offer).toBeNull();
  });
  it('ESP-5.6.02 ✓ both agree, or one directs both', () => {
    const asked = after(takeover, scene().table, take());
    expect(breaches(accept, asked, { type: 'accept', seat: 'bert' })).toEqual([]);
    expect(agreed(scene()).clock.started).not.toContain('SC');
    expect(after(takeover, scene('anna').table, take()).clock.started).not.toContain('SC');
  });
  it('ESP-5.6.03 ✗ a minor that has not had its first turn', () => {
    expect(breaches(takeover, scene().clock({ veterans: ['MCP'] }).table, take())).toEqual([
      '18esp/5.6/takeover-operated',
    ]);
  });
  it('ESP-5.6.03 ✓ the major may be in its first round', () => {
    expect(breaches(takeover, scene().clock({ veterans: ['SC'] }).table, take())).toEqual([]);
  });
  it('ESP-5.6.04 several directors can be asked, several minors taken over, without any track', () => {
    const two = scene().minor('AC', 'cleo', 70).veteran('AC').token('AC', 0, 'H28');
    expect([...game.options(two.table, 'anna', { type: 'takeover' })]).toEqual([take('AC'), take('SC')]);
    const first = after(replace, agreed(two), place(false));
    expect(first.clock.step).toBe('takeover');
    expect(breaches(takeover, first, take('AC'))).toEqual([]);
  });
  it('ESP-5.6.05 ✗ all shares of the major are with players', () => {
    const full = scene().shares('MCP', 'bert', 3).shares('MCP', 'cleo', 3);
    expect(breaches(takeover, full.table, take())).toEqual(['18esp/5.6/takeover-share']);
    const site = mcp('takeover', '3', { published: true })
      .minor('SC', 'bert')
      .veteran('SC')
      .cash('company/MCP', 300);
    const market = site.shares('MCP', 'pool', 6);
    expect(breaches(takeover, market.table, take())).toEqual([]);
    // …and its director then gets the price alone.
    expect(holding(agreed(market), 'bert', 'MCP')).toBe(0);
    expect(agreed(market).clock.started).not.toContain('SC');
  });
  it('ESP-5.6.05 ✗ all shares are with players, as published as well', () => {
    const site = mcp('takeover', '3', { published: true })
      .minor('SC', 'bert')
      .veteran('SC')
      .cash('company/MCP', 300);
    const full = site.shares('MCP', 'bert', 3).shares('MCP', 'cleo', 3);
    expect(breaches(takeover, full.table, take())).toEqual(['18esp/5.6/takeover-share']);
  });
  it('ESP-5.6.05 ✓ one share is in the market', () => {
    const market = scene().shares('MCP', 'cleo', 5).shares('MCP', 'pool', 1);
    expect(breaches(takeover, market.table, take())).toEqual([]);
    const table = agreed(market);
    expect(holding(table, 'bert', 'MCP')).toBe(10);
  });
  it('ESP-5.6.06 ✗ treasury 90, minor at 100', () => {
    expect(breaches(takeover, scene().cash('company/MCP', 90).table, take())).toEqual([
      '18esp/5.6/takeover-cash',
    ]);
  });
  it('ESP-5.6.06 ✓ treasury 100', () => {
    const exact = scene().cash('company/MCP', 100);
    expect(breaches(takeover, exact.table, take())).toEqual([]);
    const before = purse(exact.table, 'bert');
    expect(purse(agreed(exact), 'bert')).toBe(before + 100);
  });
  it('ESP-5.6.07 ESP-5.6.08 trains, money and privates go to the major, one share to the director of the minor', () => {
    const rich = scene().train('SC', '2').train('SC', '3').private('P4', 'company/SC');
    const table = agreed(rich);
    expect(trainsOf(table, 'MCP')).toEqual(['train/2/1', 'train/3/1']);
    expect(treasury(table, 'MCP')).toBe(300 - 100 + 70);
    expect(pieceOf(table, 'private/P4')?.at).toBe('company/MCP');
    expect(holding(table, 'bert', 'MCP')).toBe(10);
    for (const piece of ['cert/SC/0', 'charter/SC', 'marker/SC', 'token/SC/0'])
      expect(pieceOf(table, piece)?.at).toBe('out');
    expect(treasury(table, 'SC')).toBe(0);
    expect(money(table)).toBe(money(rich.table));
    expect(counted(table, 'bert')).toBe(1);
  });
  it('ESP-5.6.08 the share may make its receiver director', () => {
    const close = scene().shares('MCP', 'bert', 4);
    expect(director(agreed(close), 'MCP')).toBe('bert');
  });
  it('ESP-5.6.09 an own marker takes the place of the minor for nothing, or the circle is free', () => {
    const table = agreed(scene());
    expect(table.clock.vacancy).toEqual({ company: 'MCP', minor: 'SC', hex: 'C31', node: 0, slot: 0 });
    expect(breaches(done, table, { type: 'done', seat: 'anna' })).toContain('18esp/5.6/vacancy-first');
    expect([...game.options(table, 'anna', { type: 'replace' })]).toEqual([place(true), place(false)]);
    const placed = after(replace, table, place(true));
    expect(pieceOf(placed, 'token/MCP/1')?.at).toBe('hex/C31/n0/0');
    expect([treasury(placed, 'MCP'), placed.clock.vacancy]).toEqual([treasury(table, 'MCP'), null]);
    expect(pieceOf(after(replace, table, place(false)), 'token/MCP/1')?.at).toBe('company/MCP');
    expect(breaches(replace, table, place(true, 'bert'))).toEqual(['18esp/5.6/who-replaces']);
    expect(breaches(replace, placed, place(true))).toEqual(['18esp/5.6/no-vacancy']);
  });
  it('ESP-5.6.09 without an available marker nothing is asked', () => {
    const bare = scene().token('MCP', 1, 'C33');
    expect(agreed(bare).clock.vacancy).toBeNull();
    const by = scene()
      .clock({ vacancy: { company: 'MCP', minor: 'SC', hex: 'C31', node: 0, slot: 0 } })
      .token('MCP', 1, 'C33');
    expect(breaches(replace, by.table, place(true))).toEqual(['18esp/5.6/no-spare-marker']);
  });
  it('ESP-5.3.4.13 ✗ a second marker in the hex of the minor; nothing is asked then', () => {
    const there = scene().token('MCP', 1, 'C31', 1).do({ put: 'token/MCP/2', at: 'company/MCP' });
    expect(agreed(there).clock.vacancy).toBeNull();
    const by = there.clock({ vacancy: { company: 'MCP', minor: 'SC', hex: 'C31', node: 0, slot: 0 } });
    expect(breaches(replace, by.table, place(true))).toEqual(['18esp/5.6/marker-there']);
  });
  const madrid = (): Scene =>
    new Scene()
      .phase('3')
      .major('CRB', 'anna')
      .minor('MZ', 'anna', 80)
      .token('CRB', 0, 'B26')
      .token('MZ', 0, 'F24', 2)
      .veteran('MZ')
      .operating('CRB', 'takeover')
      .cash('company/CRB', 300);
  it('ESP-5.6.10 ✗ CRB takes over MZ and puts its marker on the circle of MZ, MZA in play', () => {
    const vacancy = { company: 'CRB', minor: 'MZ', hex: 'F24', node: 2, slot: 0 };
    expect(breaches(replace, madrid().clock({ vacancy }).table, place(true))).toEqual([
      '18esp/5.6/madrid-circle',
    ]);
    expect(after(takeover, madrid().table, take('MZ')).clock.vacancy).toBeNull();
  });
  it('ESP-5.6.10 ✓ without MZA it may', () => {
    const without = madrid();
    without.clock({ companies: without.table.clock.companies.filter((c) => c !== 'MZA') });
    const table = after(takeover, without.table, take('MZ'));
    expect(table.clock.vacancy).toMatchObject({ minor: 'MZ', hex: 'F24' });
    expect(breaches(replace, table, place(true))).toEqual([]);
  });
  it('ESP-5.6.11 the share may lift its receiver above 60 %', () => {
    const much = scene('anna').shares('MCP', 'anna', 3);
    const table = after(takeover, much.table, take());
    expect(holding(table, 'anna', 'MCP')).toBe(80);
  });
  it('ESP-5.6.12 with phase 5 all minors leave with everything; on the public site their directors are paid', () => {
    const end = (published: boolean) =>
      mcp('trains', '4', { published })
        .minor('SC', 'bert', 100)
        .train('SC', '3')
        .token('SC', 0, 'C31')
        .veteran('SC')
        .stackFrom('5')
        .cash('company/MCP', 500);
    for (const published of [false, true]) {
      const start = end(published);
      const table = after(train, start.table, { type: 'train', seat: 'anna', train: 'train/5/1', side: '5' });
      expect(table.clock.started).toEqual(['MCP']);
      for (const piece of ['cert/SC/0', 'token/SC/0', 'train/3/1', 'cert/AC/0'])
        expect(pieceOf(table, piece)?.at).toBe('out');
      expect(purse(table, 'bert') - purse(start.table, 'bert')).toBe(published ? 100 : 0);
      expect(money(table)).toBe(money(start.table));
    }
  });
  it('ESP-3.1.19 a surplus tender goes to the market', () => {
    const table = agreed(scene().tender('MCP').tender('SC', 2));
    expect([pieceOf(table, 'tender/1')?.at, pieceOf(table, 'tender/2')?.at]).toEqual(['company/MCP', 'pool']);
    expect(pieceOf(agreed(scene().tender('SC', 2)), 'tender/2')?.at).toBe('company/MCP');
  });
  it('ESP-5.7.10 a takeover above the train limit: surplus into the market first (OQ 24)', () => {
    const many = scene('bert', '4').train('MCP', '3').train('MCP', '4').train('MCP', '4').train('SC', '3');
    const table = agreed(many);
    expect(overLimit(table)).toEqual(['MCP']);
    expect(breaches(replace, table, place(true))).toEqual(['18esp/5.7/surplus-first']);
    const next = after(discard, table, { type: 'discard', seat: 'anna', train: trainAt(table, 'MCP') });
    expect(breaches(replace, next, place(true))).toEqual([]);
  });
  it('ESP-5.6.09 a minor whose marker waits for a city of a fresh OO tile leaves a circle too', () => {
    const start = mcp('takeover', '3')
      .minor('ZP', 'anna', 100)
      .tile('J20', 'L131')
      .veteran('ZP')
      .cash('company/MCP', 300);
    expect(after(takeover, start.table, take('ZP')).clock.vacancy).toEqual({
      company: 'MCP',
      minor: 'ZP',
      hex: 'J20',
      node: 0,
      slot: 0,
    });
  });
  it('the price of the minor at the time counts', () => {
    expect(priceOf(scene().price('SC', 132).table, 'SC')).toBe(132);
    expect(breaches(takeover, scene().price('SC', 132).cash('company/MCP', 131).table, take())).toEqual([
      '18esp/5.6/takeover-cash',
    ]);
  });
});
