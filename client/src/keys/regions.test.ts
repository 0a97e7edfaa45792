import { describe, expect, it } from 'vitest';
import { hexCentre } from '../draw/geometry.ts';
import type { Item } from './regions.ts';
import { inReadingOrder, neighbour } from './regions.ts';

const hexes: Item[] = [];
for (let col = 0; col < 5; col++)
  for (let row = col % 2; row < 10; row += 2) {
    const { x, y } = hexCentre({ col, row }, 'flat');
    hexes.push({ key: `${col},${row}`, place: '', drawable: null, x, y, w: 200, h: 173 });
  }
const at = (key: string): Item => hexes.find((hex) => hex.key === key)!;

describe('walking on a hex map', () => {
  it.each([
    ['ArrowUp', '2,2'],
    ['ArrowDown', '2,6'],
    ['PageUp', '3,3'],
    ['PageDown', '3,5'],
    ['Home', '1,3'],
    ['End', '1,5'],
  ] as const)('%s goes to the neighbour on that side', (key, goal) => {
    expect(neighbour(hexes, at('2,4'), key).key).toBe(goal);
  });
  it('goes left and right to a neighbour, too', () => {
    expect(['3,3', '3,5']).toContain(neighbour(hexes, at('2,4'), 'ArrowRight').key);
    expect(['1,3', '1,5']).toContain(neighbour(hexes, at('2,4'), 'ArrowLeft').key);
  });
  it('stays where there is nothing further', () => {
    expect(neighbour(hexes, at('0,0'), 'ArrowUp').key).toBe('0,0');
  });
  it('reads from the upper left', () => {
    expect(inReadingOrder(hexes)[0]!.key).toBe('0,0');
  });
});
