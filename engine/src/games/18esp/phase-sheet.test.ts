import { describe, expect, it } from 'vitest';
import type { Asked } from '../../table/guide.ts';
import { say } from '../../table/words.ts';
import type { EspTable } from './clock.ts';
import { guide } from './guide.ts';
import { game } from './index.ts';
import { Scene } from './testing.ts';

const words = { ...game.words, ...guide.words };
const told = (table: EspTable, about: Asked): string => {
  const { lines, more } = guide.answers(table, about)!;
  return [...lines, ...more.map(({ value }) => value)].map((one) => say(words, 'en', one)).join('\n');
};

describe('what the page of phases and trains says', () => {
  const { table } = new Scene().phase('3');
  it('the limit of minors and of majors, and of majors alone when minors have none', () => {
    expect(told(table, { role: 'phase', step: '3' })).toContain('At most 4 trains a company, 2 a minor.');
    expect(told(table, { role: 'phase', step: '6' })).toContain('At most 2 trains a company.');
  });
  it('after the last stack nothing comes: a train of a private company lies in none', () => {
    expect(told(new Scene().stackFrom('8').table, { kindOf: 'train/8/1' })).toMatch(
      /There are as many as you like/,
    );
  });
  it('what is scrapped goes by what it runs', () => {
    expect(told(table, { role: 'phase', step: '3' })).toContain('all 2 are scrapped');
  });
});
