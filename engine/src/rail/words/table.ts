import type { Words } from '../../table/words.ts';
import { same } from './names.ts';

/** What the table of every title says: parts of it, rounds, log and choices. By keys of the title, without its name. */
const TABLE: Words = {
  'round/SR': { de: 'AR {set}', en: 'SR {set}' },
  'round/OR': { de: 'BR {set}.{or}', en: 'OR {set}.{or}' },
  'round/end': { de: 'Spielende', en: 'end of the game' },
  'round/title': { de: 'Runde', en: 'Round' },
  'marker/SR': { de: 'AR', en: 'SR' },
  'marker/OR1': { de: 'BR 1', en: 'OR 1' },
  'marker/OR2': { de: 'BR 2', en: 'OR 2' },
  'marker/OR3': { de: 'BR 3', en: 'OR 3' },
  phase: { de: 'Phase {phase}', en: 'phase {phase}' },
  'phase/title': same('Phase'),
  'step/title': { de: 'Schritt', en: 'Step' },
  bank: same('Bank'),
  out: { de: 'Aus dem Spiel', en: 'Out of the game' },
  tray: { de: 'Plättchen', en: 'Tile tray' },
  'colour/from': { de: '{colour:name} · Phase {phase}', en: '{colour:name} · phase {phase}' },
  'train/soldout': { de: 'ausverkauft', en: 'sold out' },
  'mat/certificates': { de: '{count} von {limit} Zertifikaten', en: '{count} of {limit} certificates' },
  'mat/worth': { de: 'Wert {worth:money}', en: 'worth {worth:money}' },
  'score/cash': { de: 'Bargeld', en: 'cash' },
  'score/shares': { de: 'Aktien {company}', en: 'shares {company}' },
  'ledger/cash': { de: 'Geld', en: 'Cash' },
  'ledger/certificates': { de: 'Zertifikate', en: 'Certificates' },
  'ledger/price': { de: 'Kurs', en: 'Price' },
  'ledger/worth': { de: 'Vermögen', en: 'Worth' },

  'log/pass': { de: 'passt', en: 'passes' },
  'log/end-turn': { de: 'beendet den Zug', en: 'ends the turn' },
  'log/sell': {
    de: 'verkauft {count} × {company} zu {price:money}',
    en: 'sells {count} × {company} at {price:money}',
  },
  'log/lay': { de: '{company} legt {tile} auf {hex:name}', en: '{company} lays {tile} on {hex:name}' },
  'log/lay-paid': {
    de: '{company} legt {tile} auf {hex:name} für {cost:money}',
    en: '{company} lays {tile} on {hex:name} for {cost:money}',
  },
  'log/upgrade': {
    de: '{company} wertet {hex:name} mit {tile} auf',
    en: '{company} upgrades {hex:name} with {tile}',
  },
  'log/run-nothing': { de: '{company} fährt nichts ein', en: '{company} runs without revenue' },
  'log/done': { de: '{company} ist fertig', en: '{company} is done' },

  'amount/bid': { de: 'Gebot', en: 'bid' },
  'amount/count': { de: 'Anzahl', en: 'number' },
  'amount/price': { de: 'Preis', en: 'price' },
  'choice/pass': { de: 'Passen', en: 'pass' },
  'choice/decline': { de: 'Ablehnen', en: 'decline' },
  'choice/sell': {
    de: '{company} verkaufen · je {price:money}',
    en: 'sell {company} · {price:money} each',
  },

  'now/end': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  'now/bid': { de: '{seat}, überbiete {bid:money} oder passe.', en: '{seat}, outbid {bid:money} or pass.' },
  'now/trade': { de: '{seat}, handle oder passe.', en: '{seat}, trade or pass.' },
  'now/trade/other': { de: '{seat} handelt.', en: '{seat} is trading.' },
  'now/sold': {
    de: '{seat}, kaufe noch oder beende deinen Zug.',
    en: '{seat}, buy now or end your turn.',
  },
  'now/sold/other': {
    de: '{seat} hat verkauft und handelt weiter.',
    en: '{seat} has sold and goes on trading.',
  },
  'now/go-on': { de: '{seat}, es geht weiter.', en: '{seat}, go on.' },
  'now/go-on/other': { de: '{seat} ist an der Reihe.', en: '{seat} goes on.' },
  'now/run/other': {
    de: '{seat} wählt eine Fahrt für die {company}.',
    en: '{seat} is choosing a run for the {company}.',
  },
  'now/trains/more': { de: 'oder ihren Zug beenden', en: 'or end its turn' },
};

/** Bookkeeping that every title has. */
const DUES: Words = {
  'due/price': { de: 'Kursmarker versetzen', en: 'move the price marker' },
  'due/round': { de: 'Rundenmarker versetzen', en: 'move the round marker' },
  'due/sale': { de: 'Verkaufserlös auszahlen', en: 'pay for the sale' },
  'due/purchase': { de: 'Zertifikat bezahlen', en: 'pay for the certificate' },
  'due/dividend': { de: 'Dividende auszahlen', en: 'pay the dividend' },
  'due/tile-back': { de: 'Altes Plättchen in den Vorrat', en: 'old tile back to the supply' },
};

/** What pieces are called, in the words of the rulebook. */
const PIECES: Words = {
  'piece/tile': { de: 'Plättchen {tile}', en: 'tile {tile}' },
  'piece/train': { de: 'Lok {train} zu {price}', en: 'train {train} at {price}' },
  'piece/no-train': { de: 'keine Lok', en: 'no train' },
  'piece/president': {
    de: 'Direktoraktie {company} {percent} %',
    en: "director's certificate {company} {percent} %",
  },
};

/** The words that a title has in common with the family, under its own keys (`18te/tray`). It overrides what it says otherwise. */
export const tableWords = (title: string): Words => ({
  ...Object.fromEntries(Object.entries(TABLE).map(([key, said]) => [`${title}/${key}`, said])),
  ...DUES,
  ...PIECES,
});

/**
 * Fields of the round marker by what the title writes on them. Its row may show those of this set only; a hand puts the
 * marker elsewhere all the same, and that place needs a name too.
 */
export function roundNames(title: string, words: Words): Words {
  const row = words[`${title}/round/title`];
  const beginning = `${title}/marker/`;
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, { de, en }]) =>
      key.startsWith(beginning) && row
        ? [[`name/round/${key.slice(beginning.length)}`, { de: `${row.de} ${de}`, en: `${row.en} ${en}` }]]
        : [],
    ),
  );
}
