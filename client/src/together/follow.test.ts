import { describe, expect, it } from 'vitest';
import { partOfMap } from './follow.ts';

const map = { x: 100, y: 50, w: 1000, h: 800 };

describe('the shared screen follows whoever acts', () => {
  it('to the part of the map that they look at', () => {
    expect(partOfMap(map, { x: 400, y: 300, w: 300, h: 200 })).toEqual({ x: 250, y: 200, w: 300, h: 200 });
  });
  it('and never off the map', () => {
    expect(partOfMap(map, { x: 120, y: 80, w: 300, h: 200 })).toEqual({ x: 100, y: 50, w: 170, h: 130 });
    expect(partOfMap(map, { x: 600, y: 450, w: 9000, h: 7000 })).toEqual(map);
  });
  it('and shows all of it while they look elsewhere, or are not there', () => {
    expect(partOfMap(map, { x: 1800, y: 300, w: 500, h: 400 })).toEqual(map);
    expect(partOfMap(map, { x: 1260, y: 300, w: 400, h: 400 })).toEqual(map);
    expect(partOfMap(map, null)).toEqual(map);
  });
});
