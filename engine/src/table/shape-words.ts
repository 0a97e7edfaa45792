import type { Language } from './types.ts';
import { say } from './words.ts';
import type { Phrase, Words } from './words.ts';

/** What a value should have been: parts of a sentence, to be said after "expected". */
const SHAPE_WORDS: Words = {
  'shape/text': { de: 'ein Text von höchstens {max} Zeichen', en: 'a text of at most {max} characters' },
  'shape/whole': {
    de: 'eine ganze Zahl von {min} bis {max}',
    en: 'a whole number from {min} to {max}',
  },
  'shape/flag': { de: 'true oder false', en: 'true or false' },
  'shape/choice': { de: 'eines von {of}', en: 'one of {of}' },
  'shape/ref': { de: 'ein Name ({to:name})', en: 'the name of a {to:name}' },
  'shape/known': {
    de: 'ein bekannter Name ({to:name}), nicht „{found}“',
    en: 'a known {to:name}, not "{found}"',
  },
  'shape/list': { de: 'eine Liste mit höchstens {max} Einträgen', en: 'a list of at most {max} entries' },
  'shape/record': { de: 'ein Objekt', en: 'an object' },
  'shape/either': { de: 'eine von {count} Formen', en: 'one of {count} forms' },
  'shape/map': { de: 'ein Objekt mit Namen ({to:name})', en: 'an object by the name of a {to:name}' },
  'shape/json': {
    de: 'einfaches JSON von höchstens {max} Zeichen',
    en: 'plain JSON of at most {max} characters',
  },
  'shape/nothing': {
    de: 'nichts: dieses Feld ist hier nicht bekannt',
    en: 'nothing: this field is not known here',
  },
  'shape/move': { de: 'ein Zug von {game}, nicht {found}', en: 'a move of {game}, not {found}' },
  'shape/own-piece': { de: 'ein Teil dieses Tisches', en: 'a piece of this table' },
  'shape/message-id': {
    de: '8 bis 40 Buchstaben, Ziffern, - oder _',
    en: '8 to 40 letters, digits, - or _',
  },
  'name/seat': { de: 'Platz', en: 'seat' },
  'name/piece': { de: 'Teil', en: 'piece' },
  'name/place': { de: 'Ort', en: 'place' },
  'name/account': { de: 'Kasse', en: 'account' },
  'name/company': { de: 'Gesellschaft', en: 'company' },
  'name/hex': { de: 'Feld', en: 'hex' },
  'name/tile': { de: 'Plättchen', en: 'tile' },
  'name/train': { de: 'Zug', en: 'train' },
};

/** `a whole number from 0 to 5` */
export const sayWanted = (wanted: Phrase, language: Language): string => say(SHAPE_WORDS, language, wanted);
