import { describe, expect, it } from 'vitest';
import { unreadIn } from './unread.ts';

const line = (id: string, who: string) => ({ id, who, name: who, text: id, at: 0 });
const chat = [line('1', 'bert'), line('2', 'anna'), line('3', 'bert'), line('4', 'clara')];
const ids = (seen: string | undefined, mine: readonly string[]) =>
  unreadIn(chat, seen, mine).map(({ id }) => id);

describe('what is new in the chat', () => {
  it('is what others said since it was open last', () => {
    expect(ids('1', ['anna'])).toEqual(['3', '4']);
    expect(ids('4', ['anna'])).toEqual([]);
  });
  it('is all that others said, where it never was', () => {
    expect(ids(undefined, ['anna'])).toEqual(['1', '3', '4']);
  });
  it('is all of it, where the line that was read last has left the chat', () => {
    expect(ids('0', ['clara'])).toEqual(['1', '2', '3']);
  });
});
