import { describe, expect, it } from 'vitest';
import { isTextKey } from '../words/texts.ts';
import { COMMANDS, commandFor, keyOf } from './commands.ts';

describe('commands', () => {
  it('have one key each for themselves, and words', () => {
    const keys = COMMANDS.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
    expect(COMMANDS.every(({ label }) => isTextKey(label))).toBe(true);
  });
  it('that mean nothing now leave their key to others', () => {
    expect(commandFor('r')).toBeUndefined();
    expect(commandFor('Escape')?.id).toBe('cancel');
  });
  it('know a key with Alt from one without', () => {
    expect(keyOf({ key: 'R', altKey: true })).toBe('Alt+r');
    expect(keyOf({ key: 'R', altKey: false })).toBe('R');
  });
});
