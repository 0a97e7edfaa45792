import { describe, expect, it } from 'vitest';
import { say } from '../../table/words.ts';
import { guide } from './guide.ts';
import { game } from './index.ts';
import { Scene } from './testing.ts';

const words = { ...game.words, ...guide.words };
const told = (piece: string): string => {
  const { title, lines, more } = guide.answers(new Scene().table, { piece })!;
  return [title, ...lines, ...more.flatMap(({ name, value }) => [name, value])]
    .map((line) => say(words, 'en', line))
    .join(' ');
};

describe('what things on the table are', () => {
  it('ESP-2.1.03 a white marker lies on an ordinary free circle', () => {
    expect(told('white/FdC')).toContain('An ordinary free circle lies under it');
  });
  it('ESP-3.1.31 private companies close with phase 5 at the latest, some earlier', () => {
    for (const id of ['P1', 'P7'])
      expect(told(`private/${id}`)).toContain('Closes with phase 5 at the latest');
  });
});
