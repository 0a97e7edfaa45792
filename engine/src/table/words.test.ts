import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from './table-words.ts';
import { phrase, say } from './words.ts';
import type { Words } from './words.ts';

const WORDS: Words = {
  money: { de: '# Mark', en: '# marks' },
  'name/KHS': { de: 'Kleinbahn Hameln', en: 'Hamelin Railway' },
  buy: { de: '{who} kauft {what:name} für {price:money}', en: '{who} buys {what:name} for {price:money}' },
  all: { de: '{list:name}', en: '{list:name}' },
  sums: { de: '{list:money}', en: '{list:money}' },
  any: { de: '{x}', en: '{x}' },
  lay: { de: '{n} {n|Feld|Felder}', en: '{n} {n|hex|hexes}' },
  twice: { de: '{x} und {x}', en: '{x} and {x}' },
};
const en = (key: string, params?: Parameters<typeof phrase>[1]): string =>
  say(WORDS, 'en', phrase(key, params));

describe('a sentence', () => {
  it('is said in the language of the viewer, with money and names', () => {
    const sentence = phrase('buy', { who: 'Anna', what: 'KHS', price: 80 });
    expect(say(WORDS, 'de', sentence)).toBe('Anna kauft Kleinbahn Hameln für 80 Mark');
    expect(say(WORDS, 'en', sentence)).toBe('Anna buys Hamelin Railway for 80 marks');
  });
  it('shows an unknown key as it is', () => {
    for (const key of ['nobody/said/this', 'constructor', '__proto__']) expect(en(key)).toBe(key);
  });
  it('shows a name without a translation as it is', () => {
    expect(en('all', { list: 'KPR' })).toBe('KPR');
  });
  it('shows a dash where something is missing', () => {
    expect(en('any')).toBe('–');
    expect(en('any', { x: null })).toBe('–');
    expect(en('buy', { who: 'Anna' })).toBe('Anna buys – for –');
  });
  it('lists what is a list, each in its own form', () => {
    expect(en('all', { list: ['KHS', 'KPR'] })).toBe('Hamelin Railway, KPR');
    expect(en('sums', { list: [10, 20] })).toBe('10 marks, 20 marks');
    expect(en('any', { x: [] })).toBe('');
  });
  it('puts the sign of what is owed before the coin', () => {
    const dollars = { ...WORDS, money: { de: '$#', en: '$#' } };
    expect(say(dollars, 'en', phrase('sums', { list: [-1200, 5] }))).toBe('−$1,200, $5');
  });
  it('says 0, false and empty text as what they are', () => {
    expect([en('any', { x: 0 }), en('any', { x: false }), en('any', { x: '' })]).toEqual(['0', 'false', '']);
  });
  it('shows an object as JSON rather than as nothing', () => {
    expect(en('any', { x: { a: 1 } })).toBe('{"a":1}');
  });
  it('fills in the same parameter wherever it stands', () => {
    expect(en('twice', { x: 1 })).toBe('1 and 1');
  });
  it('gives a word the form that goes with its number', () => {
    expect([1, 2, 0].map((n) => en('lay', { n }))).toEqual(['1 hex', '2 hexes', '0 hexes']);
    expect(say(WORDS, 'de', phrase('lay', { n: 1 }))).toBe('1 Feld');
  });
  it('has a word for none at all where one is given, and puts the number where # stands', () => {
    const words = { left: { de: '{n|nur #|noch #|nichts}', en: '{n|only #|still #|nothing}' } };
    const left = (n: number): string => say(words, 'en', phrase('left', { n }));
    expect([0, 1, 2].map(left)).toEqual(['nothing', 'only 1', 'still 2']);
    expect(say(words, 'de', phrase('left', { n: 0 }))).toBe('nichts');
  });
  it('writes thousands as the language does', () => {
    expect(en('sums', { list: [999, 2707, 1_000_000] })).toBe('999 marks, 2,707 marks, 1,000,000 marks');
    expect(say(WORDS, 'de', phrase('sums', { list: -2707 }))).toBe('−2.707 Mark');
  });
  it('where two things share an id, the parameter tells which is meant', () => {
    const words = {
      'name/B3': { de: 'Bodelschwingh', en: 'Bodelschwingh' },
      'name/brewery:B3': { de: 'Tremonia', en: 'Tremonia' },
      x: { de: '{brewery:name} in {hex:name}', en: '{brewery:name} in {hex:name}' },
    };
    expect(say(words, 'en', phrase('x', { brewery: 'B3', hex: 'B3' }))).toBe('Tremonia in Bodelschwingh');
  });
  it('calls a piece without a name of its own by its kind', () => {
    expect(en('all', { list: 'KHS/3' })).toBe('Hamelin Railway');
  });
  it('never takes text of a player for a template', () => {
    expect(en('any', { x: '{who} $& $1' })).toBe('{who} $& $1');
    expect(en('sums', { list: '$&' })).toBe('$& marks');
  });
  it('says plain numbers where a title has no word for money', () => {
    expect(say(TABLE_WORDS, 'en', phrase('table/pay', { amount: 5, from: 'bank', to: 'seat/anna' }))).toBe(
      '5 from bank to seat/anna',
    );
  });
});

describe('the words of the table', () => {
  it('exist in both languages, with the same parameters', () => {
    const params = (text: string): string[] =>
      [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]!).toSorted();
    for (const [key, { de, en: english }] of Object.entries(TABLE_WORDS)) {
      expect(de, key).not.toBe('');
      expect(params(english), key).toEqual(params(de));
    }
  });
});
