import type { Words } from './words.ts';

/** What the table itself says, whatever is played on it. */
export const TABLE_WORDS: Words = {
  'table/free-move': {
    de: 'Diesen Zug kennt keine Regel. Er gilt als freier Zug.',
    en: 'No rule knows this move. It stands as a free move.',
  },
  'table/unknown-move': {
    de: 'Diese Art von Zug gibt es hier nicht.',
    en: 'There is no such kind of move here.',
  },
  'table/open-dues': {
    de: 'Bevor es weitergeht, ist noch zu tun: {what:name} ({who}).',
    en: 'Before the turn passes on, this is still to do: {what:name} ({who}).',
  },
  'table/no-such-entry': { de: 'Diesen Eintrag gibt es nicht.', en: 'There is no such entry.' },
  'table/no-open-flag': {
    de: 'An diesem Eintrag hängt keine offene Fahne.',
    en: 'There is no open flag on this entry.',
  },
  'table/house-rule-stands': {
    de: 'Das ist hier schon Hausregel.',
    en: 'This is a house rule here already.',
  },
  'table/no-house-rule': {
    de: 'Das ist hier keine Hausregel.',
    en: 'This is no house rule here.',
  },
  'table/put': { de: '{piece} nach {to:name}', en: '{piece} to {to:name}' },
  'table/pay': {
    de: '{amount:money} von {from:name} an {to:name}',
    en: '{amount:money} from {from:name} to {to:name}',
  },
  'table/set': { de: 'stellt die Uhr: {key}', en: 'sets the clock: {key}' },
  'table/plain': { de: '{text}', en: '{text}' },
  'table/seat': { de: '{seat}', en: '{seat}' },
  'table/settle': { de: 'erledigt, was offen war', en: 'does what was still to do' },
  'table/skip': { de: 'lässt aus: {step:name}', en: 'leaves out: {step:name}' },
  'table/no-skip': {
    de: 'Diesen Schritt kann man jetzt nicht auslassen.',
    en: 'This step cannot be left out now.',
  },
};
