import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { seededLuck } from '../../table/luck.ts';
import { commit, openPlay } from '../../table/play.ts';
import { say } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import { STAGES } from './clock.ts';
import { game } from './index.ts';

const plain = game as unknown as Game;
const rules = Object.values(plain.moves).flatMap((spec) => [...spec.rules]);

function phrasesIn(value: unknown, found: Phrase[] = []): readonly Phrase[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('key' in value && typeof value.key === 'string') found.push(value as Phrase);
  for (const inner of Object.values(value)) phrasesIn(inner, found);
  return found;
}

describe('words', () => {
  it('every rule has its sentence in both languages and cites a chapter', () => {
    for (const rule of rules) {
      expect([rule.id, plain.words[rule.id] !== undefined]).toEqual([rule.id, true]);
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
  it('whatever is shown during a game has words, and all of it travels as JSON', () => {
    const luck = seededLuck(3, 3);
    const unknown = new Set<string>();
    const check = (value: unknown): void => {
      for (const { key } of phrasesIn(value)) if (!plain.words[key]) unknown.add(key);
    };
    for (const rescue of [true, false]) {
      const options = { rescue, audit: true, hidden: rescue };
      let play = openPlay(plain, {
        game: 'toe',
        seats: ['anna', 'bob', 'cleo'],
        variant: 'standard',
        options,
        seed: 8,
        mode: 'strict',
        bookkeeping: 'auto',
      });
      for (let n = 0; n < 250 && !plain.ended(play.table); n++) {
        const seat = plain.turn(play.table)[0]!;
        const moves = [...plain.options(play.table, seat)];
        const move = moves[luck(moves.length)]!;
        const label = plain.moves[move.type]!.label(play.table, move);
        check([label, plain.prompt(play.table, seat), plain.prompt(play.table, null)]);
        check(plain.advice?.(play.table, seat));
        expect(say(plain.words, 'de', label)).not.toMatch(/\{|–$/);
        if (n % 10 === 0) {
          const stage = plain.stage(play.table);
          check([stage, plain.ledger(play.table), plain.score(play.table)]);
          expect(JSON.parse(JSON.stringify(stage))).toEqual(stage);
        }
        const outcome = commit(play, { id: String(n), seat, act: { do: 'move', move } });
        if (outcome.ok) play = outcome.play;
      }
    }
    expect([...unknown]).toEqual([]);
  });
});
