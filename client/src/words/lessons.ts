import { bring } from './brought.ts';

/** What the lessons say around what a lesson itself says. */
export const lessonTexts = bring({
  'lesson.meanwhile': { de: 'Inzwischen', en: 'Meanwhile' },
  'lesson.panel': { de: 'Lektion', en: 'lesson' },
  'lesson.pointed': { de: 'Gezeigt wird auf: {names}', en: 'Pointed at: {names}' },
  'lesson.task': { de: 'Deine Aufgabe', en: 'Your task' },
  'lesson.done': { de: 'Geschafft', en: 'Done' },
  'lesson.last-try': { de: 'Dein letzter Versuch', en: 'Your last try' },
  'lesson.not-asked': {
    de: 'Das ginge am Tisch, aber gefragt ist hier etwas anderes.',
    en: 'At a table that would be fine, but something else is asked for here.',
  },
  'lesson.nothing': {
    de: 'Nichts ist verändert, versuch es noch einmal.',
    en: 'Nothing was changed, try again.',
  },
  'lesson.hint': { de: 'Ein Tipp', en: 'A hint' },
  'lesson.next-hint': { de: 'Noch ein Tipp', en: 'Next hint' },
  'lesson.hint-of': { de: 'Tipp {n} von {of}', en: 'Hint {n} of {of}' },
  'lesson.back': { de: 'Zurück', en: 'Back' },
  'lesson.again': { de: 'Nochmal', en: 'Again' },
  'lesson.next': { de: 'Weiter', en: 'Next' },
  'lesson.skip': { de: 'Überspringen', en: 'Skip' },
  'lesson.all': { de: 'Alle Lektionen', en: 'All lessons' },
  'lesson.leave': { de: 'Verlassen', en: 'Leave' },
  'lesson.step-of': { de: 'Schritt {n} von {of}', en: 'Step {n} of {of}' },
  'lesson.minutes-left': {
    de: 'noch etwa {n} {n|Minute|Minuten}',
    en: 'about {n} {n|minute|minutes} left',
  },
  'lesson.over': { de: 'Das war es', en: 'That is it' },
  'lesson.over-text': {
    de: 'Du hast alle Schritte hinter dir. Am Tisch sagt dir der Coach dasselbe, sobald es darauf ankommt.',
    en: 'You have done every step. At a table the coach tells you the same when it matters.',
  },
  'lesson.goes-on': { de: 'So geht es weiter', en: 'What comes next' },
  'lesson.from-the-start': { de: 'Von vorn', en: 'From the start' },
  'lesson.learn': { de: 'Am Tisch lernen', en: 'Learn at the table' },
  'lesson.learn-text': {
    de: 'Jede Lektion ist ein echter Tisch. Du ziehst selbst, und der Schiedsrichter antwortet.',
    en: 'Every lesson is a real table. You make the moves, and the referee answers.',
  },
  'lesson.first': {
    de: '{title} am Tisch lernen · {n} {n|Lektion|Lektionen}',
    en: 'Learn {title} at the table · {n} {n|lesson|lessons}',
  },
  'lesson.none': {
    de: 'Für dieses Spiel gibt es noch keine Lektion.',
    en: 'There is no lesson for this game yet.',
  },
  'lesson.facts': {
    de: '{minutes} {minutes|Minute|Minuten} · {steps} {steps|Schritt|Schritte}',
    en: '{minutes} {minutes|minute|minutes} · {steps} {steps|step|steps}',
  },
  'lesson.state-done': { de: 'geschafft', en: 'done' },
  'lesson.state-begun': { de: 'bei Schritt {n} von {of}', en: 'at step {n} of {of}' },
});
