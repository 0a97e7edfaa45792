import { describe, expect, it } from 'vitest';
import { kwe } from '../operate-scene.ts';
import { game } from '../index.ts';
import { after, breaches, Scene } from '../testing.ts';
import { done } from './done.ts';

const end = { type: 'done', seat: 'anna' };

describe('the end of a turn, §7.8 and §7.9', () => {
  it('TE-7.8.8 TE-7.0.4 ✗ ends the turn without a train although 100M and a route are there', () => {
    expect(breaches(done, kwe('trains').cash('company/KWE', 100).table, end)).toEqual([
      '18te/7.8/train-duty',
    ]);
  });
  it('TE-7.8.8 ✓ ends the turn with a train, or without a route', () => {
    expect(breaches(done, kwe('trains').train('KWE', '2').table, end)).toEqual([]);
    const nowhere = new Scene().founded('KWE', 'anna').token('KWE', 0, 'D14').operating('KWE', 'trains');
    expect(breaches(done, nowhere.table, end)).toEqual([]);
  });
  it('TE-7.8.10 TE-7.9.7 ✗ refuses to help or to sell and ends the turn without a train', () => {
    const scene = kwe('trains').cash('company/KWE', 50).cash('seat/anna', 0).shares('KWE', 'anna', 1);
    expect(breaches(done, scene.table, end)).toEqual(['18te/7.9/must-fund']);
    expect(breaches(done, scene.cash('seat/anna', 40).table, end)).toEqual(['18te/7.9/must-fund']);
  });
  it('TE-7.9.7 ✓ ends the turn once the train is there', () => {
    const scene = kwe('trains')
      .cash('company/KWE', 0)
      .cash('seat/anna', 0)
      .train('KWE', '2')
      .clock({ helped: true });
    expect(breaches(done, scene.table, end)).toEqual([]);
  });
  it('TE-7.9.13 a president who cannot pay says so first; then the turn can end', () => {
    const scene = kwe('trains').cash('company/KWE', 0).cash('seat/anna', 0);
    expect(breaches(done, scene.table, end)).toEqual(['18te/7.9/must-declare']);
    expect(breaches(done, scene.clock({ broke: ['anna'] }).table, end)).toEqual([]);
    expect(breaches(done, scene.cash('seat/anna', 80).table, end)).toEqual(['18te/7.9/must-fund']);
    // Issuing comes after the trains: what it brings obliges to nothing any more.
    const issued = scene
      .cash('seat/anna', 0)
      .cash('company/KWE', 200)
      .clock({ step: 'shares', dealt: 'issued' });
    expect(breaches(done, issued.table, end)).toEqual([]);
  });
  it('TE-7.0.3 ✗ ends the turn before running', () => {
    expect(breaches(done, kwe('run').train('KWE', '2').table, end)).toEqual(['18te/7/step-order']);
  });
  it('where nobody operates the round goes on', () => {
    const { table } = kwe('trains').clock({ operating: null });
    expect(breaches(done, table, end)).toEqual([]);
    expect(after(done, table, end).clock).toMatchObject({ operating: 'KWE', step: 'track' });
    expect([...game.options(table, 'anna')]).toEqual([end]);
  });
  it('in a stock round nothing ends', () => {
    const { table } = kwe('trains').clock({ round: 'SR' });
    expect(after(done, table, end)).toBe(table);
  });
});
