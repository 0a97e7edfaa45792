import { GAME_IDS, loadRulebook } from '@stellwerk/engine/games/registry.ts';
import type { Term } from '@stellwerk/engine/table/rulebook.ts';
import { both, sentencesOf } from '@stellwerk/engine/table/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { framed, inParts, termBook } from './terms.ts';

const term = (id: string, ...en: string[]): Term => ({
  id,
  words: { de: en, en },
  text: both('was es ist', 'what it is'),
});
const TERMS = [term('round', 'round', 'rounds'), term('stock', 'stock round'), term('par', 'par')];
const marked = (sentence: string, seen = new Set<string>()) =>
  inParts(termBook(TERMS, 'en'), sentence, 'en', seen).flatMap((part) => (part.term ? [part] : []));

describe('terms in a sentence', () => {
  it('are found as whole words, also where they begin a sentence', () => {
    expect(marked('Par is no part of it.').map(({ text }) => text)).toEqual(['Par']);
  });
  it('are no other word that is written small', () => {
    const book = termBook([term('operating', 'OR', 'ORs')], 'en');
    const found = inParts(book, 'Pass or wait for the OR.', 'en', new Set()).filter((part) => part.term);
    expect(found.map(({ text }) => text)).toEqual(['OR']);
  });
  it('go by their longest form', () => {
    expect(marked('In the stock round.').map((part) => part.term?.id)).toEqual(['stock']);
  });
  it('are marked once', () => {
    const seen = new Set<string>();
    expect(marked('A round, and a round.', seen)).toHaveLength(1);
    expect(marked('Two rounds.', seen)).toHaveLength(0);
  });
  it('leave the sentence as it is', () => {
    const sentence = 'The par of the stock round.';
    const parts = inParts(termBook(TERMS, 'en'), sentence, 'en', new Set());
    expect(parts.map(({ text }) => text).join('')).toBe(sentence);
  });
  it('keep the signs around them: no line begins with a full stop or ends with an opening bracket', () => {
    const sentence = '(par), then the “round”. Over.';
    const parts = framed(inParts(termBook(TERMS, 'en'), sentence, 'en', new Set()));
    expect(parts.map(({ head, text, tail }) => [head, text, tail])).toEqual([
      ['', '', ''],
      ['(', 'par', '),'],
      ['', ' then the ', ''],
      ['“', 'round', '”.'],
      ['', ' Over.', ''],
    ]);
  });
  it.each(GAME_IDS)('of %s are found in its sentences, in both languages', async (id) => {
    const book = (await loadRulebook(id))!;
    for (const language of ['de', 'en'] as const) {
      const forms = termBook(book.terms, language);
      const found = new Set<string>();
      for (const sentence of sentencesOf(book)) {
        const parts = inParts(forms, sentence[language], language, found);
        expect(parts.map(({ text }) => text).join('')).toBe(sentence[language]);
      }
      expect(found.size).toBeGreaterThan(book.terms.length / 2);
    }
  });
});
