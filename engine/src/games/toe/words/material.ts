import { MISFIT_WORDS } from '../../../table/misfits.ts';
import type { Words } from '../../../table/words.ts';

/** What is said about a file of own cards. */
export const materialWords: Words = {
  ...MISFIT_WORDS,
  'toe/material/cities': { de: '{count} {count|Stadt|Städte}', en: '{count} {count|city|cities}' },
  'toe/material/connections': {
    de: '{count} {count|Streckenabschnitt|Streckenabschnitte}',
    en: '{count} {count|connection|connections}',
  },
  'toe/material/starts': {
    de: '{count} {count|Startvertrag|Startverträge}',
    en: '{count} start {count|contract|contracts}',
  },
  'toe/material/contracts': {
    de: '{count} {count|Vertrag|Verträge}',
    en: '{count} {count|contract|contracts}',
  },
  'toe/material/vehicles': {
    de: '{count} {count|Fahrzeug|Fahrzeuge} in {models} {models|Sorte|Sorten}',
    en: '{count} {count|vehicle|vehicles} of {models} {models|model|models}',
  },
  'toe/material/letters': {
    de: '„{id}“ ist als Name nicht zu gebrauchen: nur Buchstaben, Ziffern, Punkte und Bindestriche.',
    en: '“{id}” will not do as a name: letters, digits, dots and hyphens only.',
  },
  'toe/material/taken': {
    de: 'Der Name „{id}“ ist schon vergeben; jedes Ding braucht einen eigenen.',
    en: 'The name “{id}” is taken already; everything needs one of its own.',
  },
  'toe/material/outside': {
    de: 'Diese Stadt liegt neben dem Plan, der {width} breit und {height} hoch ist.',
    en: 'This city lies off the board, which is {width} wide and {height} high.',
  },
  'toe/material/city': {
    de: 'Eine Stadt „{id}“ gibt es auf diesem Plan nicht.',
    en: 'There is no city “{id}” on this board.',
  },
  'toe/material/same-city': {
    de: 'Hier soll eine andere Stadt stehen als am Anfang, nicht wieder „{id}“.',
    en: 'This should be another city than at the beginning, not “{id}” again.',
  },
  'toe/material/no-section': {
    de: 'Ein Vertrag braucht mindestens eine Teilstrecke.',
    en: 'A contract needs at least one section.',
  },
  'toe/material/no-speed': {
    de: 'Zu diesem Bonus fehlt die Geschwindigkeitsklasse (min, 1 bis 4).',
    en: 'This bonus needs its speed class (min, 1 to 4).',
  },
  'toe/material/no-traction': {
    de: 'Ein Vertrag braucht mindestens eine Lok oder einen Triebwagen (EL, DL oder ET).',
    en: 'A contract needs at least one locomotive or railcar (EL, DL or ET).',
  },
  'toe/material/tens': {
    de: 'Beträge gehen in Schritten von 10 (Tausend), nicht {amount}.',
    en: 'Amounts go in steps of 10 (thousand), not {amount}.',
  },
  'toe/material/profit': {
    de: 'Einnahmen weniger Steuer ergeben {sum}, nicht {profit}.',
    en: 'Incomes less tax come to {sum}, not {profit}.',
  },
  'toe/material/pulls': {
    de: 'Eine Lok oder ein Triebwagen zieht mindestens einen Wagen (power ab 1).',
    en: 'A locomotive or railcar pulls at least one wagon (power from 1).',
  },
  'toe/material/pulls-nothing': {
    de: 'Ein Wagen zieht nichts (power 0).',
    en: 'A wagon pulls nothing (power 0).',
  },
  'toe/material/few-start': {
    de: 'Es braucht mindestens {fewest} Startverträge; hier {count|ist|sind} {count}.',
    en: 'At least {fewest} start contracts are needed; here {count|is|are} {count}.',
  },
  'toe/material/few-main': {
    de: 'Es braucht mindestens {fewest} Verträge für den Stapel; hier {count|ist|sind} {count}.',
    en: 'At least {fewest} contracts of the main deck are needed; here {count|is|are} {count}.',
  },
  'toe/material/few-loco': {
    de: 'Es braucht mindestens {fewest} Loks und Triebwagen, Stückzahlen gezählt; hier {count|ist|sind} {count}.',
    en: 'At least {fewest} locomotives and railcars are needed, copies counted; here {count|is|are} {count}.',
  },
  'toe/material/few-wagon': {
    de: 'Es braucht mindestens {fewest} Wagen, Stückzahlen gezählt; hier {count|ist|sind} {count}.',
    en: 'At least {fewest} wagons are needed, copies counted; here {count|is|are} {count}.',
  },
};
