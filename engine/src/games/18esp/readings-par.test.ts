import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { parSpot } from '../../rail/market.ts';
import { MARKET } from './data/market.ts';
import { game } from './index.ts';
import { mcp } from './operate-scene.ts';
import { laterRound } from './stock-scene.ts';
import type { Scene } from './testing.ts';
import { newTable } from './testing.ts';

const plain = game as unknown as Game;
const cell = (par: number): string => {
  const { row, col } = parSpot(MARKET, par)!;
  return `market/${row}/${col}`;
};
const read = ({ table }: Pick<Scene, 'table'>, piece: string, to: string) =>
  interpret(plain, table, 'anna', { piece, to }).map(({ move, findings, free }) => [
    free ? 'free' : move,
    findings.filter(({ weight }) => weight === 'breach').map(({ rule }) => rule),
  ]);

describe('a par by hand', () => {
  it('ESP-4.3.2.03 ✓ the price marker on a par founds a major at it, and says so before it is let go', () => {
    const scene = laterRound().cash('seat/anna', 500);
    const start = { type: 'start', seat: 'anna', company: 'CFEA', par: 80 };
    expect(read(scene, 'marker/CFEA', cell(80))).toEqual([[start, []]]);
    expect(read(scene, 'par/CFEA', 'par/80')).toEqual([[start, []]]);
    // Both lie on each other and look alike: whichever of them is in the hand.
    expect(read(scene, 'marker/CFEA', 'par/80')).toEqual([[start, []]]);
    expect(read(scene, 'par/CFEA', cell(80))).toEqual([[start, []]]);
  });
  it('ESP-4.3.1.03 ✓ and a minor', () => {
    const start = { type: 'start', seat: 'anna', company: 'CM', par: 100 };
    expect(read(laterRound().cash('seat/anna', 500), 'marker/CM', cell(100))).toEqual([[start, []]]);
  });
  it('ESP-4.3.06 ✗ a par that nobody can pay is told so by its paragraph', () => {
    expect(read(laterRound().cash('seat/anna', 100), 'marker/CFEA', cell(80))[0]?.[1]).toEqual([
      '18esp/4.3/start-price',
    ]);
  });
  it('every par that may be chosen glows for the marker in the hand, and no other', () => {
    const { table } = laterRound().cash('seat/anna', 2000);
    const options = [...game.options(table, 'anna', { piece: 'marker/CFEA' })];
    expect(options.length).toBeGreaterThan(3);
    expect(options.every((move) => move.type === 'start' && move['company'] === 'CFEA')).toBe(true);
  });
  it('ESP-3.1.24 ✓ whoever won P7 fixes the par of its major with the marker', () => {
    const opened = newTable();
    const table = { ...opened, clock: { ...opened.clock, parDue: { seat: 'anna', company: 'MZA' } } };
    expect(read({ table } as never, 'marker/MZA', cell(80))[0]).toEqual([
      { type: 'par', seat: 'anna', par: 80 },
      [],
    ]);
    expect(read({ table } as never, 'marker/MZA', 'par/80')[0]?.[0]).toMatchObject({ type: 'par', par: 80 });
    // Another company’s marker says nothing about it.
    expect(read({ table } as never, 'marker/CFEA', cell(80))[0]?.[0]).not.toMatchObject({ type: 'par' });
  });
  it('a company that has a price already is not founded again by its marker', () => {
    const scene = laterRound().major('CFEA', 'anna', 80);
    expect(read(scene, 'marker/CFEA', cell(100))[0]?.[0]).toBe('free');
  });
});

describe('a takeover by hand', () => {
  it('ESP-5.6.01 ✓ the certificate of the minor on the charter of the operating major, as its charter', () => {
    const scene = mcp('takeover', '3')
      .minor('SC', 'bert', 100)
      .token('SC', 0, 'C31')
      .veteran('SC')
      .cash('company/MCP', 300);
    const take = [[{ type: 'takeover', seat: 'anna', minor: 'SC' }, []]];
    expect(read(scene, 'cert/SC/0', 'company/MCP')).toEqual(take);
    expect(read(scene, 'charter/SC', 'company/MCP')).toEqual(take);
    expect([...game.options(scene.table, 'anna', { piece: 'cert/SC/0' })]).toEqual([take[0]![0]]);
    // Nor is every certificate a minor.
    expect(read(scene, 'cert/MCP/3', 'company/MCP')[0]?.[0]).not.toMatchObject({ type: 'takeover' });
  });
});
