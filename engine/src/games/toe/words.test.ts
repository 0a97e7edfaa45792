import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { STAGES } from './clock.ts';
import { game } from './index.ts';

const plain = game as unknown as Game;
const rules = Object.values(plain.moves).flatMap((spec) => [...spec.rules]);

describe('words', () => {
  it('every rule cites its chapter and stands for atoms', () => {
    for (const rule of rules) {
      expect(rule.id).toBe(`toe/${rule.section}/${rule.id.split('/')[2]}`);
      expect(rule.atoms.length).toBeGreaterThan(0);
    }
  });
  it('one sentence stands for one reason', () => {
    const sections = new Map<string, string>();
    for (const rule of rules) {
      expect(sections.get(rule.id) ?? rule.section).toBe(rule.section);
      sections.set(rule.id, rule.section);
    }
  });
  it('no sentence shouts or blames', () => {
    for (const [key, { de, en }] of Object.entries(game.words)) {
      expect([key, `${de} ${en}`]).toEqual([
        key,
        expect.not.stringMatching(/!|\billegal|\binvalid|\berror|ungültig|Fehler/i),
      ]);
      expect(de.length * en.length).toBeGreaterThan(0);
    }
  });
  it('stages have names', () => {
    for (const stage of STAGES) expect(game.words[`toe/stage/${stage}`]).toBeDefined();
  });
});
