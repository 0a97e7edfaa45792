import { describe, expect, it } from 'vitest';
import { holdsFan } from '../hand/hand.ts';
import { WORDS } from '../words/brought.ts';
import '../words/help.ts';
import '../words/keys.ts';
import { COMMANDS, commandFor, keyOf } from './commands.ts';

describe('commands', () => {
  it('have one key each for themselves, and words', () => {
    // A key may mean something else while a fan is in the hand; it is never two things at once.
    for (const isFan of [true, false]) {
      const keys = COMMANDS.filter(({ when }) => (when === holdsFan) === isFan).flatMap(
        ({ keys: own }) => own,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
    expect(COMMANDS.every(({ label }) => Object.hasOwn(WORDS, label))).toBe(true);
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
