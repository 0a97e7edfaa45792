import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_NOTE, noteDown, ownNote } from './own-notes.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('notes for oneself', () => {
  it('are kept by table', () => {
    noteDown('a', 'KHS runs out of trains');
    noteDown('b', 'sell CME first');
    expect([ownNote('a'), ownNote('b'), ownNote('c')]).toEqual([
      'KHS runs out of trains',
      'sell CME first',
      '',
    ]);
  });
  it('are gone when they are wiped, and never longer than a page', () => {
    noteDown('a', 'x'.repeat(LONGEST_NOTE + 5));
    expect(ownNote('a')).toHaveLength(LONGEST_NOTE);
    noteDown('a', '');
    expect(ownNote('a')).toBe('');
  });
  it('of the tables written about longest ago make room', () => {
    for (let i = 0; i < 31; i++) noteDown(`t${i}`, 'words');
    expect([ownNote('t0'), ownNote('t1'), ownNote('t30')]).toEqual(['', 'words', 'words']);
  });
});
