import { bring } from './brought.ts';

/** What the tabletop says by itself, whatever stands around it. */
export const tabletopTexts = bring({
  tabletop: { de: 'Der Tisch', en: 'The table' },
  'outcome.left': { de: '{said} (dann {left})', en: '{said} (then {left})' },
  'outcome.first': { de: '{who} zum Kurs {price}', en: '{who} at a price of {price}' },
  'outcome.stays': { de: '{who} bleibt bei {price}', en: '{who} stays at {price}' },
  'outcome.next': { de: 'Dann: {what}', en: 'Then: {what}' },
  'what-if.luck': {
    de: 'Hier entscheidet der Zufall. Was gezogen wird, weiß niemand vorher.',
    en: 'Here chance decides. Nobody knows beforehand what will be drawn.',
  },
  'follow.called': {
    de: '{who} zeigt euch etwas. Beweg den Tisch, um wieder selbst zu schauen.',
    en: '{who} wants to show you something. Move the table to look for yourself again.',
  },
  'asked.voted-down': {
    de: 'Die Runde sagt Nein zur Frage von {who}.',
    en: 'The table says no to what {who} asked.',
  },
  'asked.host-said-no': {
    de: 'Wer den Tisch aufgebaut hat, sagt Nein zur Frage von {who}.',
    en: 'Whoever set up the table says no to what {who} asked.',
  },
  'asked.moot': { de: 'Die Frage von {who} hat sich erledigt.', en: 'What {who} asked is settled.' },
  'asked.asker-left': {
    de: '{who} ist gegangen; die Frage ist vom Tisch.',
    en: '{who} has left; the question is off the table.',
  },
  zoom: { de: 'Ausschnitt', en: 'View' },
  'zoom.in': { de: 'Näher', en: 'Closer' },
  'zoom.out': { de: 'Weiter weg', en: 'Farther' },
  'zoom.fit': { de: 'Alles zeigen', en: 'Show everything' },
  views: { de: 'Ansichten', en: 'Views' },
  'view.table': { de: 'Ganzer Tisch', en: 'Whole table' },
  'view.map': { de: 'Plan', en: 'Map' },
  'view.companies': { de: 'Gesellschaften', en: 'Companies' },
  'view.market': { de: 'Markt', en: 'Market' },
  'view.hands': { de: 'Ablagen', en: 'Hands' },
  'view.chosen': { de: 'gewählt für: {step}', en: 'chosen for: {step}' },
  'view.look': { de: 'Dort wird gespielt: {view}', en: 'Played there: {view}' },
});
