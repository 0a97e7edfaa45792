import { describe, expect, it } from 'vitest';
import { shown, stopsAt } from './operate-scene.ts';
import { anna, broke, laterRound, played } from './stock-scene.ts';
import { counted, isStarted } from './readers.ts';
import { Scene } from './testing.ts';

const SEATS = ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn'];

describe('certificates', () => {
  it.each([
    [2, 16],
    [3, 27],
    [4, 20],
    [5, 16],
    [6, 13],
  ])('ESP-4.1.01 ✓ with %i players the certificate that makes it %i', (players, limit) => {
    const scene = laterRound({ seats: SEATS.slice(0, players) }).par('CFEA', 'bert');
    for (const company of ['CFLG', 'FdLR', 'MZA', 'N'])
      scene.shares(company, 'anna', Math.min(8, limit - 1 - counted(scene.table, 'anna')));
    expect(counted(scene.table, 'anna')).toBe(limit - 1);
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual([]);
  });
  it('ESP-4.3.2.06 from phase 5 on the fifth tenth starts nothing, the sixth does', () => {
    const scene = laterRound({}, '5').par('CRB', 'anna').shares('CRB', 'anna', 2);
    const half = played(scene.table, anna.buys('CRB'));
    expect(isStarted(half, 'CRB')).toBe(false);
    const more = laterRound({}, '5').par('CRB', 'anna').shares('CRB', 'anna', 3);
    expect(isStarted(played(more.table, anna.buys('CRB')), 'CRB')).toBe(true);
  });
});

describe('a hex that a route crosses twice', () => {
  /** From D22 south over the crossing D24, round by D26 and C25, and over it again to E23. */
  const crossing = (published: boolean): Scene =>
    new Scene({ published })
      .phase('3')
      .major('MCP', 'anna')
      .tile('D22', '57')
      .tile('D24', '20')
      .tile('D26', '7', 2)
      .tile('C25', '7', 4)
      .tile('E23', '57', 1)
      .token('MCP', 0, 'D22')
      .operating('MCP', 'run')
      .train('MCP', '3');
  const run = (scene: Scene) => broke(scene.table, shown(scene.table, stopsAt('D22 E23')));
  it('ESP-5.1.2.03 ✗ where the table plays as published, however different the tracks', () => {
    expect(run(crossing(true))).toEqual(['5.1.2/hex-twice']);
  });
  it('ESP-5.1.2.03 ✓ by the rulebook: different tracks of one tile', () => {
    expect(run(crossing(false))).toEqual([]);
  });
});
