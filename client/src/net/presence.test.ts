import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnPresence } from '../table/session.ts';
import { PresenceSender } from './presence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('my presence', () => {
  it('goes out at most twenty times a second, and the last of it always does', () => {
    const sent: OwnPresence[] = [];
    const sender = new PresenceSender((presence) => sent.push(presence));
    for (let i = 0; i < 500; i++) {
      sender.show({ pointer: { x: i, y: 0 } });
      vi.advanceTimersByTime(2);
    }
    vi.advanceTimersByTime(100);
    expect(sent.length).toBeLessThanOrEqual(22);
    expect(sent.at(-1)).toEqual({ pointer: { x: 499, y: 0 } });
  });
  it('joins what changed in between', () => {
    const sent: OwnPresence[] = [];
    const sender = new PresenceSender((presence) => sent.push(presence));
    sender.show({ pointer: { x: 1, y: 1 } });
    sender.show({ drag: 'tile/57/1' });
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([{ pointer: { x: 1, y: 1 }, drag: 'tile/57/1' }]);
  });
});
