import { describe, expect, it } from 'vitest';
import { building, leon, openBreaches, opened } from '../build-scene.ts';
import type { Scene } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

/** FdLR has come from Reinosa to Alar del Rey. */
const alar = (phase = '3'): Scene => building('FdLR', phase).tile('H8', '956').tile('H10', '79');

describe('opening a pass', () => {
  it('ESP-6.2.01 ✗ in phase 2', () => {
    expect(openBreaches(alar('2'), 'H12')).toEqual(['6.2/pass-phase']);
  });
  it('ESP-6.2.01 ✓ from phase 3', () => {
    expect(openBreaches(alar(), 'H12')).toEqual([]);
    expect(openBreaches(leon(), 'D12')).toEqual([]);
  });
  it('ESP-6.2.02 ✗ without a connection', () => {
    expect(openBreaches(building('FdSB'), 'H12')).toEqual(['6.2/pass-connected']);
    expect(openBreaches(alar(), 'D12')).toEqual(['6.2/pass-connected']);
  });
  it('ESP-6.2.02 ✓ with one, no train needed', () => {
    expect(openBreaches(alar(), 'H12')).toEqual([]);
  });
  it('ESP-6.2.03 ✗ two passes in one turn', () => {
    const scene = alar();
    scene.table = opened(scene, 'H12');
    expect(scene.table.clock.opened).toBe('H12');
    expect(openBreaches(scene, 'D12')).toContain('6.2/one-pass');
  });
  it('ESP-6.2.03 ✓ another one in another turn', () => {
    expect(openBreaches(leon().open('H12'), 'D12')).toEqual([]);
  });
  it('ESP-6.2.04 Pajares 100, Basque passes 80, Alar del Rey 60, to the bank; beside everything else', () => {
    expect(opened(leon(), 'D12').cash['company/N']).toBe(900);
    expect(opened(alar(), 'H12').cash['company/FdLR']).toBe(940);
    expect(opened(leon(), 'J10').cash['company/N']).toBe(920);
    expect(opened(leon(), 'L8').cash['company/N']).toBe(920);
    expect(openBreaches(leon().cash('company/N', 99), 'D12')).toEqual(['6.2/pass-cost']);
    expect(
      openBreaches(leon().clock({ stationed: true, laid: [{ hex: 'D20', kind: 'yellow' }] }), 'D12'),
    ).toEqual([]);
    expect(openBreaches(leon().clock({ step: 'run' }), 'D12')).toEqual(['5.1/step-order']);
  });
  it('ESP-6.2.04 ESP-6.2.05 the marker leaves, and the pass is open', () => {
    const scene = leon();
    scene.table = opened(scene, 'D12');
    expect(pieceOf(scene.table, 'closed/D12')!.at).toBe('out');
    expect(openBreaches(scene.clock({ opened: null }), 'D12')).toEqual(['6.2/pass-open']);
    expect(openBreaches(leon(), 'D14')).toEqual(['6.2/no-pass']);
    expect(opened(leon(), 'D14')).toEqual(leon().table);
  });
  it('ESP-5.3.1.06 ✗ a minor opens Pajares', () => {
    const scene = leon().minor('SC', 'anna').token('SC', 0, 'D22').operating('SC');
    expect(openBreaches(scene.cash('company/SC', 500), 'D12')).toEqual(['5.3.1/minor-pass']);
  });
  it('ESP-5.3.1.06 ✓ a major does', () => {
    expect(openBreaches(leon(), 'D12')).toEqual([]);
  });
});

describe('P4', () => {
  it('ESP-3.1.13 Alar del Rey for nothing, another pass for 40 less; then it closes', () => {
    const free = alar().private('P4', 'company/FdLR').cash('company/FdLR', 0);
    expect(openBreaches(free, 'H12', { private: 'P4' })).toEqual([]);
    const table = opened(free, 'H12', { private: 'P4' });
    expect(table.cash['company/FdLR']).toBe(0);
    expect(pieceOf(table, 'private/P4')!.at).toBe('out');
    const north = leon().private('P4', 'company/N');
    expect(opened(north, 'D12', { private: 'P4' }).cash['company/N']).toBe(940);
    expect(pieceOf(opened(north, 'D12'), 'private/P4')!.at).toBe('company/N');
    expect(openBreaches(leon().private('P4', 'anna'), 'D12', { private: 'P4' })).toEqual(['3.1/p4-owner']);
  });
  it('ESP-3.1.14 ✗ a minor that owns P4 opens a pass', () => {
    const scene = leon()
      .minor('SC', 'anna')
      .token('SC', 0, 'D22')
      .operating('SC')
      .private('P4', 'company/SC');
    expect(openBreaches(scene, 'D12', { private: 'P4' })).toEqual(['3.1/p4-major']);
  });
  it('ESP-3.1.14 ✓ a major', () => {
    expect(openBreaches(leon().private('P4', 'company/N'), 'D12', { private: 'P4' })).toEqual([]);
  });
});
