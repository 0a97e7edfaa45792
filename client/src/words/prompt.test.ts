import { describe, expect, it } from 'vitest';
import { asHeadline, asSentence, promptParts, smallerLine } from './prompt.ts';

const both = (text: string) => ({ de: text, en: text });
const WORDS = {
  'x/now/track': both('{seat}, lay track for the {company}'),
  'x/now/track/more': both('one tile: lay or upgrade'),
  'x/now/track/other': both('{seat} lays track for the {company}.'),
  'x/now/track/cite': both('7.3'),
  'x/now/end': both('The game is over.'),
};
const track = { key: 'x/now/track', params: { seat: 'anna', company: 'KHS' } };

describe('a prompt', () => {
  it('tells whoever acts what to do, and in a smaller line how', () => {
    expect(promptParts(WORDS, track, true)).toEqual({
      headline: track,
      more: { key: 'x/now/track/more', params: track.params },
      section: '7.3',
    });
  });
  it('tells those who wait what the other does', () => {
    const { headline, more } = promptParts(WORDS, track, false);
    expect([headline.key, more]).toEqual(['x/now/track/other', null]);
  });
  it('is one sentence where the title has no more to say', () => {
    const end = { key: 'x/now/end' };
    expect(promptParts(WORDS, end, false)).toEqual({ headline: end, more: null, section: null });
  });
  it('stands as a headline without a full stop', () => {
    expect(asHeadline('Anna, go on.')).toBe('Anna, go on');
  });
  it('goes after what was said with one full stop, also after an abbreviation', () => {
    expect(asSentence('Jonas bids $185 on First New York Steamship Co.')).toMatch(/[^.]\.$/);
    expect(asSentence('Jonas passes')).toBe('Jonas passes.');
  });
  it('has a smaller line also where the title has nothing to add', () => {
    const speech = { phrase: ({ key }: { key: string }) => (key === 'x/now/track/more' ? '' : key) };
    const more = { key: 'x/now/track/more' };
    expect(smallerLine(more, { key: 'OR 1.2' }, speech)).toEqual({ key: 'OR 1.2' });
    expect(smallerLine({ key: 'one tile' }, { key: 'OR 1.2' }, speech)).toEqual({ key: 'one tile' });
    expect(smallerLine(null, { key: 'OR 1.2' }, speech)).toEqual({ key: 'OR 1.2' });
  });
});
