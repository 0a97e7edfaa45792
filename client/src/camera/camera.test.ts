import { afterEach, describe, expect, it, vi } from 'vitest';
import { toWorld } from '../draw/geometry.ts';
import { CameraMan, covering, kept, zoomAt } from './camera.ts';

const camera = { x: 20, y: 30, scale: 0.5 };

describe('the camera', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  it('zooms at the pointer: what is under it stays under it', () => {
    const at = { x: 400, y: 300 };
    expect(toWorld(zoomAt(camera, at, 1.7), at)).toEqual({
      x: expect.closeTo(760, 6),
      y: expect.closeTo(540, 6),
    });
  });
  it('has a nearest and a farthest view', () => {
    expect(zoomAt(camera, { x: 0, y: 0 }, 1000).scale).toBe(4);
    expect(zoomAt(camera, { x: 0, y: 0 }, 0.0001).scale).toBe(0.06);
  });
  it('shows no bare cloth beside a table that reaches further', () => {
    const world = { width: 4000, height: 3000 };
    const size = { w: 1000, h: 800 };
    expect(covering({ x: 150, y: 90, scale: 0.5 }, world, size)).toEqual({ x: 0, y: 0, scale: 0.5 });
    expect(covering({ x: -1200, y: -300, scale: 0.5 }, world, size)).toEqual({
      x: -1000,
      y: -300,
      scale: 0.5,
    });
    // A table smaller than the window lies in its middle.
    expect(covering({ x: -9, y: -9, scale: 0.1 }, world, size)).toEqual({ x: 300, y: 250, scale: 0.1 });
  });
  it('shows no bare cloth below a table that reaches further up', () => {
    const world = { width: 1000, height: 3000 };
    expect(covering({ x: 0, y: -1400, scale: 0.5 }, world, { w: 500, h: 800 }).y).toBe(-700);
  });
  it('keeps its middle and its scale when the window is turned', () => {
    const man = new CameraMan();
    man.hasLessMotion = () => true;
    const world = { width: 3000, height: 3000 };
    man.resize(400, 800, world);
    man.go({ x: -800, y: -700, scale: 1 });
    const middle = toWorld(man.now, { x: 200, y: 400 });
    man.resize(800, 400, world);
    expect(man.now.scale).toBe(1);
    expect(toWorld(man.now, { x: 400, y: 200 })).toEqual(middle);
  });
  it('sees all of it also when the window has become lower on the way there', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) =>
      setTimeout(() => step(performance.now()), 16),
    );
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
    const man = new CameraMan();
    const world = { width: 3000, height: 3000 };
    man.resize(800, 700, world);
    man.go({ x: -800, y: -700, scale: 1 });
    vi.advanceTimersByTime(1000);
    man.fitAll();
    vi.advanceTimersByTime(100);
    man.resize(800, 600, world);
    vi.advanceTimersByTime(1000);
    expect(man.now).toEqual(man.whole());
    expect(man.isMoving).toBe(false);
  });
  it('stays where it is when only what stands under the table takes more room, and fits again in another window', () => {
    const man = new CameraMan();
    man.hasLessMotion = () => true;
    const world = { width: 3000, height: 3000 };
    man.resize(400, 600, world, 800);
    const before = man.now;
    man.resize(400, 540, world, 800);
    expect(man.now).toEqual(before);
    man.resize(400, 600, world, 800);
    expect(man.now).toEqual(before);
    man.go({ x: -800, y: -700, scale: 1 });
    man.resize(400, 540, world, 800);
    expect(man.now).toEqual({ x: -800, y: -700, scale: 1 });
    man.fitAll();
    man.resize(400, 300, world, 600);
    expect(man.now).toEqual(man.whole());
    // A bar above the table, or a drawer that somebody opens below it.
    man.resize(400, 260, world, 560);
    expect(man.now).toEqual(man.whole());
    man.resize(400, 140, world, 560);
    expect(man.now).toEqual(man.whole());
  });
  it('tells who moves it by hand from who is followed', () => {
    const man = new CameraMan();
    man.hasLessMotion = () => true;
    let own = 0;
    const stop = man.onOwnMove(() => own++);
    man.resize(400, 800, { width: 3000, height: 3000 });
    man.follow({ x: -10, y: -10, scale: 1 });
    expect(own).toBe(0);
    man.go({ x: -20, y: -20, scale: 1 });
    expect(own).toBe(1);
    stop();
    man.fitAll();
    expect(own).toBe(1);
  });
  it('never loses the table', () => {
    const world = { width: 1000, height: 800 };
    const far = kept({ x: 99_999, y: -99_999, scale: 1 }, world, 1200, 900);
    expect(far.x).toBeLessThan(1200);
    expect(far.y + 800).toBeGreaterThan(0);
  });
});
