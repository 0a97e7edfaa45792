import type { Words } from '../../../table/words.ts';

/** What the coach points out about somebody's own contracts. */
export const adviceWords: Words = {
  'toe/advice/section': {
    de: '{contract:name}: {from:name}–{to:name} ist noch nicht verbunden. Am günstigsten über {way:name}, {price:money}.',
    en: '{contract:name}: {from:name}–{to:name} is not joined yet. The cheapest way is {way:name}, {price:money}.',
  },
  'toe/advice/no-way': {
    de: '{contract:name}: Zwischen {from:name} und {to:name} ist kein Weg mehr frei.',
    en: '{contract:name}: no way is left free between {from:name} and {to:name}.',
  },
  'toe/advice/joined': {
    de: '{contract:name} ist ganz verbunden. Es {short|fehlt|fehlen} noch: {short:name}.',
    en: '{contract:name} is connected all the way. Still missing: {short:name}.',
  },
  'toe/advice/vehicles': {
    de: 'Für {contract:name} {short|fehlt|fehlen} noch: {short:name}.',
    en: '{contract:name} still needs: {short:name}.',
  },
  'toe/advice/idle': {
    de: '{contract:name} bringt noch nichts ein: Erst mit einer verbundenen Teilstrecke und einer Lok oder einem Triebwagen zählt etwas.',
    en: '{contract:name} earns nothing yet: only with one section joined and a locomotive or railcar does anything count.',
  },
  'toe/advice/unpulled': {
    de: '{contract:name} bringt noch nichts ein: Verbunden ist schon etwas, aber Lok oder Triebwagen fehlen.',
    en: '{contract:name} earns nothing yet: a section is joined, but no locomotive or railcar runs there.',
  },
  'toe/advice/slow': {
    de: '{contract:name} fehlt nur der Bonus: {vehicle} fährt Klasse {speed}, verlangt ist {min}.',
    en: '{contract:name} lacks only its bonus: {vehicle} runs at class {speed}, {min} is asked for.',
  },
  'toe/advice/no-sleeper': {
    de: '{contract:name} fehlt nur der Bonus: {vehicle} ist kein Schlaf- oder Liegewagen.',
    en: '{contract:name} lacks only its bonus: {vehicle} is no sleeping or couchette car.',
  },
  'toe/advice/loss': {
    de: 'Am Ende des Jahres sind {loss:money} Verlust fällig; du hast {cash:money}.',
    en: 'At the end of the year a loss of {loss:money} is due; you have {cash:money}.',
  },
};
