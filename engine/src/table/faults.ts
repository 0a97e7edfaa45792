import { sayWanted } from './shape-words.ts';
import type { Misshape } from './shape.ts';
import type { Language, Params } from './types.ts';
import { say } from './words.ts';
import type { Phrase, Words } from './words.ts';

/** What is wrong with a file, and where: `moves[3].seat`, or a line and column for broken JSON. */
export interface FileFault {
  readonly place: string;
  /** In English, for tools and logs. */
  readonly message: string;
  /** The same for people. A fault travels far from the words of its title, so both languages come along. */
  readonly text?: Said;
}
export type Said = Readonly<Record<Language, string>>;

const FAULT_WORDS: Words = {
  'fault/json': { de: 'kein JSON: {why}', en: 'not JSON: {why}' },
  'fault/version': {
    de: 'erwartet wird 1: die Fassung dieses Dateiformats',
    en: 'expected 1: the version of this file format',
  },
  'fault/object': { de: 'erwartet wird ein Objekt', en: 'expected an object' },
  'fault/list': { de: 'erwartet wird eine Liste', en: 'expected a list' },
  'fault/own-seat': {
    de: '{title} spielt den Platz „{seat}“ selbst: Niemand kann ihn haben.',
    en: '{title} plays the seat "{seat}" itself: nobody can have it.',
  },
  'fault/seat-once': {
    de: 'jeder Platz soll nur einmal vorkommen, „{seat}“ steht zweimal da',
    en: 'expected every seat once, not "{seat}" again',
  },
  'fault/type': { de: 'erwartet wird die Art des Zuges', en: 'expected the type of the move' },
  'fault/luck': { de: 'erwartet wird eine Liste ganzer Zahlen', en: 'expected a list of whole numbers' },
  'fault/trace': {
    de: 'erwartet werden vier Ziffern (0–9, a–f) je Zug',
    en: 'expected four digits (0–9, a–f) a move',
  },
  'fault/players': {
    de: 'erwartet werden {min} bis {max} Plätze für {title}, nicht {count}',
    en: 'expected {min} to {max} seats for {title}, not {count}',
  },
  'fault/one-of': { de: 'erwartet wird eines von {of}', en: 'expected one of {of}' },
  'fault/option': {
    de: 'erwartet wird nichts: diese Einstellung ist hier nicht bekannt',
    en: 'expected nothing: this option is not known here',
  },
  'fault/many-moves': {
    de: 'erwartet werden höchstens {max} Züge, nicht {count}',
    en: 'expected at most {max} moves, not {count}',
  },
  'fault/game': {
    de: 'ein Spiel dieses Namens ist hier nicht bekannt',
    en: 'no game of this name is known here',
  },
  'fault/refused': {
    de: 'dieser Zug ist nach den heutigen Regeln nicht erlaubt: {why}',
    en: 'this move is not allowed by the rules of today: {why}',
  },
  'fault/otherwise': {
    de: 'ab diesem Zug kommt die Partie anders heraus als beim Speichern: seither hat sich eine Regel geändert, oder die Datei',
    en: 'from this move on the game comes out otherwise than when it was saved: since then a rule has changed, or the file',
  },
};

/** Something said by a title, in both languages. */
export const inBoth = (words: Words, phrase: Phrase): Said => ({
  de: say(words, 'de', phrase),
  en: say(words, 'en', phrase),
});

export const faultAt = (place: string, text: Said): FileFault => ({ place, message: text.en, text });
/** `params` may themselves be words. */
export function faultOf(
  place: string,
  key: string,
  params: Params | ((language: Language) => Params) = {},
): FileFault {
  const inside = (language: Language): string =>
    say(FAULT_WORDS, language, { key, params: typeof params === 'function' ? params(language) : params });
  return faultAt(place, { de: inside('de'), en: inside('en') });
}

/** A value that does not have its shape; `within`: where the value itself stands. */
export function misshapen({ place, wanted }: Misshape, within = ''): FileFault {
  const text = {
    de: `erwartet wird ${sayWanted(wanted, 'de')}`,
    en: `expected ${sayWanted(wanted, 'en')}`,
  };
  return faultAt(within === '' ? place : `${within}.${place}`, text);
}
