import type { Words } from '../table/words.ts';

/** What can be wrong with a game of 18xx.games, whatever its title. */
export const IMPORT_WORDS = {
  'import/export': {
    de: 'erwartet wird eine Partie, wie 18xx.games sie ausgibt',
    en: 'expected a game exported by 18xx.games',
  },
  'import/title': { de: 'kein Spiel, das wir kennen: {title}', en: 'not a game we know: {title}' },
  'import/object': { de: 'erwartet wird ein Objekt', en: 'expected an object' },
  'import/list': { de: 'erwartet wird eine Liste', en: 'expected a list' },
  'import/text': { de: 'erwartet wird ein Text', en: 'expected a text' },
  'import/whole': { de: 'erwartet wird eine ganze Zahl', en: 'expected a whole number' },
  'import/id': { de: 'erwartet wird eine Kennung', en: 'expected an id' },
  'import/name': { de: 'erwartet wird ein Name', en: 'expected a name' },
  'import/type': { de: 'erwartet wird die Art der Aktion', en: 'expected the type of the action' },
  'import/known-type': {
    de: 'erwartet wird eine Aktion, die wir kennen, nicht „{type}“',
    en: 'expected an action that we know, not "{type}"',
  },
  'import/undone': {
    de: 'erwartet wird die Kennung einer früheren Aktion',
    en: 'expected the id of an action before this one',
  },
  'import/actor': {
    de: 'erwartet wird ein Spieler oder eine Gesellschaft',
    en: 'expected a player or a company',
  },
  'import/known-actor': {
    de: 'erwartet wird ein Spieler oder eine Gesellschaft dieser Partie',
    en: 'expected a player or a company of this game',
  },
  'import/started': {
    de: 'erwartet wird eine Gesellschaft, die schon fährt, nicht {company}',
    en: 'expected a company that has started, not {company}',
  },
  'import/impossible': {
    de: 'erwartet wird etwas, das hier getan werden kann',
    en: 'expected something that can be done here',
  },
  'import/elsewhere': {
    de: 'erwartet wird eine Aktion, die hierher gehört; die Partie ging vorher einen anderen Weg',
    en: 'expected an action that belongs here; the game went another way before it',
  },
  'import/late-bid': {
    de: 'erwartet wird kein Gebot mehr nach der Versteigerung',
    en: 'expected no bid after the auction',
  },
  'import/shares': { de: 'erwartet werden Namen von Aktien', en: 'expected the names of shares' },
  'import/tile': {
    de: 'erwartet wird ein Plättchen dieses Spiels, nicht „{tile}“',
    en: 'expected a tile of this game, not "{tile}"',
  },
  'import/city': { de: 'erwartet wird der Name einer Stadt', en: 'expected the name of a city' },
  'import/choice': {
    de: 'erwartet wird eine Wahl, die wir kennen, nicht „{choice}“',
    en: 'expected a choice that we know, not "{choice}"',
  },
  'import/train': { de: 'erwartet wird der Name eines Zuges', en: 'expected the name of a train' },
  'import/bought-train': {
    de: 'erwartet wird ein Zug, der gekauft wurde, nicht „{train}“',
    en: 'expected a train that has been bought, not "{train}"',
  },
  'import/train-on-sale': {
    de: 'erwartet wird ein Zug, der zu kaufen ist, nicht „{train}“',
    en: 'expected a train that is for sale, not "{train}"',
  },
  'import/scrapped-train': {
    de: 'erwartet wird ein Zug, der verschrottet wurde, nicht „{train}“',
    en: 'expected a train that was scrapped, not "{train}"',
  },
  'import/hexes': { de: 'erwartet wird eine Liste von Feldern', en: 'expected a list of hexes' },
  'import/hex-lists': { de: 'erwartet werden Listen von Feldern', en: 'expected lists of hexes' },
  'import/stops': { de: 'erwartet wird eine Liste von Halten', en: 'expected a list of stops' },
} as const satisfies Words;

/** A reason for which an export cannot be read. */
export type ImportFault = keyof typeof IMPORT_WORDS;
