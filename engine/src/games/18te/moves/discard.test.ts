import { describe, expect, it } from 'vitest';
import { kwe } from '../operate-scene.ts';
import { game } from '../index.ts';
import { overLimit, turn } from '../readers.ts';
import type { Scene } from '../testing.ts';
import { judge } from '../../../table/judge.ts';
import type { Game } from '../../../table/game.ts';
import type { Table } from '../../../table/types.ts';
import { after, breaches, findingsOf } from '../testing.ts';
import { discard } from './discard.ts';
import { done } from './done.ts';
import { pieceOf } from '../../../table/places.ts';

/** Phase 4 has begun; bert's CME has three trains, two are allowed. */
const scene = (): Scene =>
  kwe('trains')
    .train('KWE', '4')
    .founded('CME', 'bert')
    .train('CME', '3')
    .train('CME', '3', '2+2')
    .train('CME', '3')
    .clock({ phase: '4' });
const give = (train: string, seat = 'bert') => ({ type: 'discard', seat, train });

describe('surplus trains, §3.8', () => {
  it('TE-3.8.13 ✓ its president chooses, the train goes to the pool without payment', () => {
    const { table } = scene();
    expect(overLimit(table)).toEqual(['CME']);
    expect(turn(table)).toEqual(['bert']);
    expect(breaches(discard, table, give('train/3/2'))).toEqual([]);
    const then = after(discard, table, give('train/3/2'));
    expect(pieceOf(then, 'train/3/2')).toMatchObject({ at: 'pool', side: '2+2' });
    expect(then.cash).toBe(table.cash);
    expect(overLimit(then)).toEqual([]);
    expect(turn(then)).toEqual(['anna']);
  });
  it('TE-3.8.13 ✗ gives up a train without a surplus, or goes on with one', () => {
    const { table } = scene();
    expect(breaches(discard, table, give('train/4/1', 'anna'))).toEqual(['18te/3.8/no-surplus']);
    expect(breaches(done, table, { type: 'done', seat: 'anna' })).toEqual(['18te/3.8/surplus-first']);
  });
  it('TE-3.8.13 ✗ who has the surplus is told that, and not whose turn it is', () => {
    const { table } = scene();
    const [found] = findingsOf(done, table, { type: 'done', seat: 'bert' });
    expect(breaches(done, table, { type: 'done', seat: 'bert' })).toEqual(['18te/3.8/surplus-first']);
    expect(found?.params).toEqual({ company: 'CME', president: 'bert' });
    const trading = scene().clock({ round: 'SR', operating: null, turn: 'anna' }).table;
    const pass = { type: 'pass', seat: 'bert' };
    expect(judge(game as unknown as Game, trading as unknown as Table, pass).map(({ rule }) => rule)).toEqual(
      ['18te/3.8/surplus-first'],
    );
  });
  it('TE-3.7.3 ✗ somebody else chooses', () => {
    expect(breaches(discard, scene().table, give('train/3/1', 'anna'))).toEqual([
      '18te/3.7/president-discards',
    ]);
  });
  it('a train that no company has stays where it is', () => {
    const { table } = scene();
    expect(breaches(discard, table, give('train/D/1'))).toEqual(['18te/3.8/no-surplus']);
    expect(after(discard, table, give('train/D/1'))).toBe(table);
  });
  it('options list the trains of the president, in any round', () => {
    const { table } = scene().clock({ round: 'SR', operating: null });
    expect([...game.options(table, 'bert')].map((m) => m['train'])).toEqual([
      'train/3/1',
      'train/3/2',
      'train/3/3',
    ]);
    expect([...game.options(table, 'anna')]).toEqual([]);
  });
});
