import { bring } from './brought.ts';

/** People at one table: calls, arrows, who was quicker, what became of a question. */
export const togetherTexts = bring({
  'follow.me': { de: 'Folgt mir', en: 'Follow me' },
  'follow.following': { de: 'Du folgst {who}', en: 'You follow {who}' },
  'follow.stop': { de: 'Selbst schauen', en: 'Look for yourself' },
  'tools.together': { de: 'Für die anderen', en: 'For the others' },
  'tools.wipe': { de: 'Meine Pfeile wegwischen', en: 'Wipe my arrows' },
  'tools.hand': { de: 'Hand heben', en: 'Raise your hand' },
  'hand.raised': { de: '{who} hebt die Hand.', en: '{who} raises a hand.' },
  'judged.title': {
    de: 'Wieder da: {n} {n|Zug ist|Züge sind} geprüft',
    en: 'Back again: {n} {n|move was|moves were} judged',
  },
  'judged.stands': { de: 'gilt.', en: 'stands.' },
  'judged.flagged': { de: 'gilt mit Fahne:', en: 'stands with a flag:' },
  'judged.back': { de: 'geht zurück:', en: 'goes back:' },
  'past.take-back': { de: 'Bis hierher zurücknehmen', en: 'Take back to here' },
  'copy.button': { de: 'Von hier an neuem Tisch weiterspielen', en: 'Play on from here as a new table' },
  'copy.title': { de: 'An einem neuen Tisch weiterspielen', en: 'Play on at a new table' },
  'copy.text': {
    de: 'Ein neuer Tisch mit dieser Partie bis Zug {n}: derselbe Titel, dieselben Optionen und Plätze. Dieser Tisch bleibt, wie er ist.',
    en: 'A new table with this game up to move {n}: same title, options and seats. This table stays as it is.',
  },
  'copy.name': { de: 'Name des neuen Tisches', en: 'Name of the new table' },
  'copy.called': { de: '{name}, ab Zug {n}', en: '{name}, from move {n}' },
  'copy.make': { de: 'Tisch aufstellen', en: 'Set it up' },
  'copy.made': {
    de: 'Der Tisch „{name}“ steht. Er ist ein Tisch für sich, mit eigenen Links.',
    en: 'The table “{name}” is set up. It is a table of its own, with links of its own.',
  },
  'copy.go': { de: 'Zum neuen Tisch', en: 'Go to the new table' },
  'answered.voted-down': { de: 'Die Runde hat Nein gesagt.', en: 'The table said no.' },
  'answered.host-said-no': {
    de: 'Wer den Tisch aufgebaut hat, sagt Nein.',
    en: 'Whoever set up the table says no.',
  },
  'answered.moot': {
    de: 'Deine Frage hat sich erledigt: Worum es ging, liegt so nicht mehr auf dem Tisch.',
    en: 'Your question is settled: what it was about no longer lies on the table like that.',
  },
  'answered.asker-left': {
    de: 'Deine Frage ist vom Tisch: Der Platz ist frei.',
    en: 'Your question is off the table: the seat is free.',
  },
  'hand.quicker': { de: '{who} war schneller.', en: '{who} was quicker.' },
  'hand.gone': { de: 'Das Stück liegt jetzt anderswo.', en: 'The piece lies elsewhere now.' },
});
