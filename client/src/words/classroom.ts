import { bring } from './brought.ts';

/** What a class and its teacher are told. */
export const classTexts = bring({
  'class.title': { de: 'Klasse', en: 'Class' },
  'class.who': { de: 'Wie heißt du?', en: 'What is your name?' },
  'class.who-text': {
    de: 'Du arbeitest an einem eigenen Tisch. Wer unterrichtet, sieht, wie weit du bist.',
    en: 'You work at a table of your own. Whoever teaches sees how far you are.',
  },
  'class.begin': { de: 'Anfangen', en: 'Begin' },
  'class.invite': { de: 'Link für die Klasse kopieren', en: 'Copy the link for the class' },
  'class.invited': { de: 'Link kopiert', en: 'Link copied' },
  'class.nobody': { de: 'Noch ist niemand da.', en: 'Nobody is here yet.' },
  'class.at': { de: 'Schritt {n} von {of}', en: 'step {n} of {of}' },
  'class.over': { de: 'fertig', en: 'finished' },
  'class.wrong': { de: '{n} {n|Fehlversuch|Fehlversuche}', en: '{n} wrong {n|try|tries}' },
  'class.task-done': { de: 'Aufgabe gelöst', en: 'task done' },
  'class.look': { de: 'Tisch von {who} ansehen', en: 'Look at {who}’s table' },
  'class.looking': { de: 'Du siehst den Tisch von {who}', en: 'You are looking at {who}’s table' },
  'class.own': { de: 'Zurück zu meinem', en: 'Back to mine' },
  'class.lead': { de: 'Alle folgen mir', en: 'Everybody follows me' },
  'class.lead-text': {
    de: 'Wenn du weitergehst, gehen alle mit.',
    en: 'When you go on, everybody goes with you.',
  },
  'class.led': { de: 'Ihr geht gemeinsam vor', en: 'You go through it together' },
});
