import { describe, expect, it } from 'vitest';
import type { Point } from '../draw/geometry.ts';
import type { Drawable } from '../layout/pieces.ts';
import { done, IDLE } from './gesture.ts';
import { beginPress, endPress, isLongBy, LONG_MS, movePress, pressLong } from './press.ts';
import { SLOP } from './slop.ts';

const share = { id: 'share', layer: 'pieces' } as unknown as Drawable;
const tile = { id: 'tile', layer: 'board' } as unknown as Drawable;
const at: Point = { x: 100, y: 100 };
const spot = (dx: number) => ({ at: { x: at.x + dx, y: at.y }, world: { x: 10 * dx, y: 0 } });
const far = spot(SLOP + 1);
const press = (hit: Drawable | null, isTouch: boolean, isFan = false) =>
  beginPress({ at, hit, isTouch, isFan, since: 1000 });
const long = (hit: Drawable | null, isTouch: boolean) => ({ ...press(hit, isTouch), isLong: true });
const pan = done({ kind: 'pan', last: far.at });
const carrying = done({ kind: 'carry' }, { do: 'carry', world: far.world });

describe('a press', () => {
  it('stays a press while the hand only trembles', () => {
    const pressed = press(share, false);
    expect(movePress(pressed, spot(SLOP))).toEqual(done(pressed));
  });
  it('becomes a carry where a mouse moves on a piece, and a pan where it may not be taken up', () => {
    expect(movePress(press(share, false, true), far)).toEqual({
      takeUp: share,
      isTouch: false,
      isFan: true,
      held: carrying,
      failed: pan,
    });
  });
  it('becomes a pan on bare table, on a tile, and under a finger', () => {
    expect(movePress(press(null, false), far)).toEqual(pan);
    expect(movePress(press(tile, false), far)).toEqual(pan);
    expect(movePress(press(share, true), far)).toEqual(pan);
  });
  it('that was long takes up also what lies on the map', () => {
    expect(movePress(long(tile, false), far)).toMatchObject({ takeUp: tile, held: carrying });
    expect(movePress(long(tile, true), far)).toMatchObject({ takeUp: tile, isTouch: true });
  });
  it('is a tap where it ends without having moved', () => {
    const tap = { do: 'tap', world: far.world, hit: share, isTouch: true } as const;
    expect(endPress(press(share, true), far)).toEqual(done(IDLE, tap));
    expect(endPress(long(share, true), far)).toEqual(done(IDLE));
  });
});

describe('a long press', () => {
  it('takes a piece up under a finger; where it may not, it calls the others here', () => {
    const pressed = press(share, true, true);
    expect(pressLong(pressed, false)).toEqual({
      takeUp: share,
      isTouch: true,
      isFan: false,
      held: done({ kind: 'carry', from: at }, { do: 'tremble' }, { do: 'redraw' }),
      failed: done({ ...pressed, isLong: true }, { do: 'ping', at }),
    });
  });
  it('calls the others with a mouse, and with a finger on the map', () => {
    const pings = (hit: Drawable | null, isTouch: boolean) =>
      expect(pressLong(press(hit, isTouch), false)).toEqual(done(long(hit, isTouch), { do: 'ping', at }));
    pings(share, false);
    pings(tile, true);
    pings(null, true);
  });
  it('calls nobody while something is in the hand', () => {
    expect(pressLong(press(null, true), true)).toEqual(done(long(null, true)));
  });
  it('counts by the clock of the browser, once', () => {
    expect(isLongBy(press(null, true), 1000 + LONG_MS - 1)).toBe(false);
    expect(isLongBy(press(null, true), 1000 + LONG_MS)).toBe(true);
    expect(isLongBy(long(null, true), 1000 + LONG_MS)).toBe(false);
  });
});
