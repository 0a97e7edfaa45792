import { describe, expect, it } from 'vitest';
import { type Board, drawBoard } from './board.ts';
import { UNKNOWN_FACE } from './face-layout.ts';
import { type MakeSprite, SpriteCache } from './sprites.ts';
import { plainLook, recorder } from './testing.ts';

const make: MakeSprite = (width, height) => ({
  image: {} as CanvasImageSource,
  pen: recorder().pen,
  width,
  height,
});
const plain = { w: 10, h: 10, draw: () => {} };

describe('the cache of sprites', () => {
  it('draws each once', () => {
    const cache = new SpriteCache(make);
    let drawn = 0;
    const picture = { ...plain, draw: () => void (drawn += 1) };
    cache.get('a', 1, false, picture);
    cache.get('a', 1, false, picture);
    expect(drawn).toBe(1);
    cache.get('a', 2, false, picture);
    expect(drawn).toBe(2);
    cache.get('a', 1, false, picture);
    expect(drawn).toBe(2);
  });

  it('keeps a few scales, for the map and the minimap, and forgets those of a zoom', () => {
    const cache = new SpriteCache(make);
    const minimap = cache.get('a', 0.1, false, plain);
    for (let i = 1; i < 30; i++) {
      cache.get('a', i, false, plain);
      expect(cache.get('a', 0.1, false, plain)).toBe(minimap);
    }
    expect(cache.size).toBeLessThanOrEqual(8);
  });

  it('makes do with another scale while the camera moves, but not with any', () => {
    const cache = new SpriteCache(make);
    const first = cache.get('a', 1, false, plain);
    expect(cache.get('a', 1.5, true, plain)).toBe(first);
    expect(cache.get('a', 9, true, plain)).not.toBe(first);
  });

  it('drops the least recently used beyond its cap', () => {
    const cache = new SpriteCache(make, 1000);
    const a = cache.get('a', 1, false, plain);
    cache.get('b', 1, false, plain);
    cache.get('a', 1, false, plain);
    cache.get('c', 1, false, plain);
    expect(cache.bytes).toBeLessThanOrEqual(1000);
    expect(cache.get('a', 1, false, plain)).toBe(a);
    expect(cache.size).toBe(2);
    cache.clear();
    expect(cache.bytes).toBe(0);
  });

  it('leaves what is too large to vectors', () => {
    expect(new SpriteCache(make).get('a', 1, false, { ...plain, w: 5000 })).toBeNull();
  });
});

describe('the map', () => {
  const hexes = Array.from({ length: 300 }, (_, i) => ({
    id: `H${i}`,
    x: (i % 20) * 150,
    y: Math.floor(i / 20) * 173,
    art: { face: UNKNOWN_FACE, turn: 0, orientation: 'flat' as const, tile: null },
  }));
  const board: Board = { orientation: 'flat', values: 'yellow', hexes, borders: [] };

  it('draws only what is in view', () => {
    const { pen, count } = recorder();
    const view = { visible: { x: 0, y: 0, w: 400, h: 300 }, camera: { x: 0, y: 0, scale: 1 }, ratio: 1 };
    expect(drawBoard(pen, plainLook(), board, view, new SpriteCache(make))).toBe(true);
    expect(count('drawImage')).toBeGreaterThan(8);
    expect(count('drawImage')).toBeLessThan(2 * 20);
  });

  it('draws what has no bitmap as it is when the frame has no time, makes none, and says so', () => {
    const { pen, count } = recorder();
    const view = { visible: { x: 0, y: 0, w: 400, h: 300 }, camera: { x: 0, y: 0, scale: 1 }, ratio: 1 };
    const sprites = new SpriteCache(make);
    expect(drawBoard(pen, plainLook(), board, { ...view, isDraft: true, isLate: () => true }, sprites)).toBe(
      false,
    );
    expect([count('drawImage'), sprites.size]).toEqual([0, 0]);
    expect(count('fill')).toBeGreaterThan(8);
    expect(drawBoard(pen, plainLook(), board, view, sprites)).toBe(true);
    expect(sprites.size).toBeGreaterThan(0);
  });

  it('stretches what it has when the frame has no time, and says so', () => {
    const { pen } = recorder();
    const view = { visible: { x: 0, y: 0, w: 400, h: 300 }, camera: { x: 0, y: 0, scale: 1 }, ratio: 1 };
    const sprites = new SpriteCache(make);
    drawBoard(pen, plainLook(), board, view, sprites);
    const nearer = { ...view, camera: { x: 0, y: 0, scale: 1.5 } };
    expect(drawBoard(pen, plainLook(), board, { ...nearer, isLate: () => true }, sprites)).toBe(false);
    expect(drawBoard(pen, plainLook(), board, nearer, sprites)).toBe(true);
  });

  it('puts bitmaps at rest on whole pixels', () => {
    const { pen, calls } = recorder();
    const camera = { x: 3.3, y: 7.7, scale: 0.456 };
    drawBoard(
      pen,
      plainLook(),
      board,
      { visible: { x: 0, y: 0, w: 900, h: 900 }, camera, ratio: 2 },
      new SpriteCache(make),
    );
    for (const { name, args } of calls) {
      if (name !== 'drawImage') continue;
      const x = (Number(args[1]) * camera.scale + camera.x) * 2;
      expect(Math.abs(x - Math.round(x))).toBeLessThan(1e-6);
    }
  });
});
