import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

describe('what waits for the frame', () => {
  let frames: (() => void)[] = [];
  const draw = (): void => frames.splice(0).forEach((frame) => frame());
  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', (n: number) => frames.splice(n - 1, 1));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('comes behind it, not before and not within, and once', () => {
    const act = vi.fn<() => void>();
    afterFrame(act);
    vi.advanceTimersByTime(40);
    expect(act).not.toHaveBeenCalled();
    draw();
    expect(act).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('comes all the same where nothing is drawn, and then not again', () => {
    const act = vi.fn<() => void>();
    afterFrame(act);
    vi.runAllTimers();
    draw();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not come once it is called off, before the frame or after it', () => {
    const act = vi.fn<() => void>();
    afterFrame(act)();
    const off = afterFrame(act);
    draw();
    off();
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
  });
});
