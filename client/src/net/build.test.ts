import { describe, expect, it } from 'vitest';
import { isOutdated } from './build.ts';

describe('a page', () => {
  it('is outdated once the server gives out another script', () => {
    expect(isOutdated('/assets/index-2.js', '/assets/index-1.js')).toBe(true);
    expect(isOutdated('/assets/index-1.js', '/assets/index-1.js')).toBe(false);
  });
  it('that nobody built is never outdated', () => {
    expect(isOutdated('/assets/index-2.js', null)).toBe(false);
  });
});
