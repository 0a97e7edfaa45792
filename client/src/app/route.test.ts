import { describe, expect, it } from 'vitest';
import { parseRoute } from './route.ts';

const table = 'A'.repeat(22);
const token = `s.0-1.${'B'.repeat(22)}`;

describe('the address', () => {
  it.each([
    ['', 'start'],
    ['#/', 'start'],
    ['#/new', 'start'],
    ['#/solo/abc', 'solo'],
    [`#/t/${table}/${token}`, 'table'],
    ['#/t/short/token', 'unknown'],
    ['#/somewhere', 'unknown'],
  ])('%s is the page %s', (hash, page) => {
    expect(parseRoute(hash).page).toBe(page);
  });
  it('tells the screen view', () => {
    expect(parseRoute(`#/t/${table}/${token}?view=screen`)).toMatchObject({ isScreen: true, table, token });
  });
});
