import { describe, expect, it } from 'vitest';
import { reword } from './drafts.ts';

describe('words of a lesson', () => {
  it('stand in both languages until somebody writes the other one', () => {
    const first = reword({ de: '', en: '' }, 'en', 'Track');
    expect(first).toEqual({ de: 'Track', en: 'Track' });
    expect(reword(first, 'en', 'Tracks')).toEqual({ de: 'Tracks', en: 'Tracks' });
    const german = reword(first, 'de', 'Gleise');
    expect(german).toEqual({ de: 'Gleise', en: 'Gleise' });
    const both = { de: 'Gleise', en: 'Track' };
    expect(reword(both, 'de', 'Gleis')).toEqual({ de: 'Gleis', en: 'Track' });
  });
});
