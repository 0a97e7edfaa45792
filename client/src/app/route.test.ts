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
    ['#/rules/18te', 'rules'],
    ['#/rules', 'start'],
    [`#/c/${table}/${token}`, 'class'],
    ['#/c/short/token', 'unknown'],
    ['#/write/abc', 'write'],
    ['#/somewhere', 'unknown'],
  ])('%s is the page %s', (hash, page) => {
    expect(parseRoute(hash).page).toBe(page);
  });
  it('leads to a section of the rules, or to one sentence', () => {
    expect(parseRoute('#/rules/18te/7.3')).toEqual({ page: 'rules', game: '18te', anchor: '7.3' });
    expect(parseRoute('#/rules/18te/TE-7.3.13')).toMatchObject({ anchor: 'TE-7.3.13' });
    expect(parseRoute('#/rules/18te')).toMatchObject({ anchor: null });
  });
  it('tells the screen view', () => {
    expect(parseRoute(`#/t/${table}/${token}?view=screen`)).toMatchObject({ isScreen: true, table, token });
  });
});
