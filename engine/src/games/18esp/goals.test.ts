import { describe, expect, it } from 'vitest';
import { badajoz, building, laid, opened, leon } from './build-scene.ts';
import { goalsOf } from './goals.ts';
import { nextCompany } from './flow.ts';
import { reachesDestination } from './reach.ts';
import { after } from './testing.ts';
import type { Scene } from './testing.ts';
import { home } from './moves/home.ts';
import { pieceOf } from '../../table/places.ts';
import { say } from '../../table/words.ts';
import { guide } from './guide.ts';
import { game } from './index.ts';

/** CRB's track lies from Badajoz to the door of Ciudad Real. */
const nearCiudadReal = (): Scene => badajoz().tile('C27', '57', 2).tile('D28', '8', 2).tile('E27', '8', 5);

describe('the destination', () => {
  it('ESP-6.1.1.02 the tile that makes the connection brings capital and a marker at once', () => {
    const scene = nearCiudadReal();
    expect(reachesDestination(scene.table, 'CRB')).toBe(false);
    const table = laid(scene, 'F28', '4', 2);
    expect(goalsOf(table.clock, 'CRB')).toEqual(['destination']);
    // …and the log tells.
    const words = { ...game.words, ...guide.words };
    const told = guide.news!(scene.table, table, { type: 'lay', seat: 'anna' });
    expect(told.map((news) => say(words, 'en', news))).toEqual(['CRB reaches a goal: destination']);
    expect(table.cash['company/CRB']).toBe(1000 - 20 + 80);
    expect(pieceOf(table, 'token/CRB/2')!.at).toBe('company/CRB');
  });
  it('ESP-6.1.1.02 markers of others do not interrupt it', () => {
    const table = laid(nearCiudadReal().token('MS', 0, 'C27').token('CRB', 1, 'D22'), 'F28', '4', 2);
    expect(goalsOf(table.clock, 'CRB')).toEqual(['destination']);
  });
  it('ESP-6.1.1.02 it counts from the home station, not from another one', () => {
    const scene = badajoz().token('CRB', 1, 'F28').tile('F28', '4');
    expect(reachesDestination(scene.table, 'CRB')).toBe(false);
  });
  it('ESP-6.1.1.02 as published it counts from any station, and no closed pass stops it', () => {
    const [home, site] = [false, true].map((published) => {
      const scene = building('CRB', '3', { published }).tile('F28', '4', 2).tile('E27', '8', 5);
      return reachesDestination(scene.token('CRB', 1, 'F28').table, 'CRB');
    });
    expect([home, site]).toEqual([false, true]);
  });
  it('ESP-6.1.1.02 whoever has built it: it is looked at when the turn begins', () => {
    const scene = nearCiudadReal().tile('F28', '4', 2);
    scene.clock({ operated: [], operating: null }).draft((draft) => nextCompany(draft));
    expect(goalsOf(scene.table.clock, 'CRB')).toEqual(['destination']);
  });
  it('ESP-6.1.1.02 a home station placed on connected track counts at once', () => {
    const scene = building('CFEA')
      .tile('D6', 'L134', 1)
      .tile('E5', '74', 1)
      .tile('F4', '73', 5)
      .tile('G5', '73', 2);
    scene.do({ put: 'token/CFEA/0', at: 'company/CFEA' });
    const at = (node: number) => after(home, scene.table, { type: 'home', seat: 'anna', node }).clock;
    expect(goalsOf(at(1), 'CFEA')).toEqual(['destination']);
    expect(goalsOf(at(0), 'CFEA')).toEqual([]);
  });
  const overTwoPasses = (published: boolean): Scene =>
    building('FdLR', '4', { published })
      .tile('H8', '956')
      .tile('H10', '79')
      .tile('E19', 'L95', 4)
      .tile('F18', '57', 1)
      .tile('G17', 'L96', 3)
      .tile('J8', '78', 4)
      .tile('K7', '78', 1)
      .tile('K5', 'L111');
  it('ESP-6.1.1.02 ESP-6.2.12 a way over two passes is no route, so no destination', () => {
    const scene = overTwoPasses(false).open('H12').open('J10');
    expect(reachesDestination(scene.table, 'FdLR')).toBe(false);
  });
  it('ESP-6.1.1.02 as published it is one, with the passes open or closed', () => {
    expect(reachesDestination(overTwoPasses(true).open('H12').open('J10').table, 'FdLR')).toBe(true);
    expect(reachesDestination(overTwoPasses(true).table, 'FdLR')).toBe(true);
  });
  it('a major without goals, a minor and a closed pass get nothing', () => {
    const full = nearCiudadReal().clock({ full: ['CRB'] });
    expect(goalsOf(laid(full, 'F28', '4', 2).clock, 'CRB')).toEqual([]);
    expect(reachesDestination(building('CM').table, 'CM')).toBe(false);
    expect(goalsOf(opened(leon(), 'D12').clock, 'N')).toEqual([]);
  });
});
