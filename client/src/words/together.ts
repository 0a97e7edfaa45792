/** People at one table: calls, arrows, who was quicker, what became of a question. */
export const togetherTexts = {
  'follow.me': { de: 'Folgt mir', en: 'Follow me' },
  'follow.called': {
    de: '{who} zeigt euch etwas. Beweg den Tisch, um wieder selbst zu schauen.',
    en: '{who} wants to show you something. Move the table to look for yourself again.',
  },
  'follow.following': { de: 'Du folgst {who}', en: 'You follow {who}' },
  'follow.stop': { de: 'Selbst schauen', en: 'Look for yourself' },
  'tools.together': { de: 'Für die anderen', en: 'For the others' },
  'tools.wipe': { de: 'Meine Pfeile wegwischen', en: 'Wipe my arrows' },
  'tools.hand': { de: 'Hand heben', en: 'Raise your hand' },
  'hand.raised': { de: '{who} hebt die Hand.', en: '{who} raises a hand.' },
  'hand.quicker': { de: '{who} war schneller.', en: '{who} was quicker.' },
  'hand.gone': { de: 'Das Stück liegt jetzt anderswo.', en: 'The piece lies elsewhere now.' },
  'judged.title': {
    de: 'Wieder da: {n} {n|Zug ist|Züge sind} geprüft',
    en: 'Back again: {n} {n|move was|moves were} judged',
  },
  'judged.stands': { de: 'gilt.', en: 'stands.' },
  'judged.flagged': { de: 'gilt mit Fahne:', en: 'stands with a flag:' },
  'judged.back': { de: 'geht zurück:', en: 'goes back:' },
  'past.take-back': { de: 'Bis hierher zurücknehmen', en: 'Take back to here' },
  'asked.no': {
    de: 'Die Runde sagt Nein zur Frage von {who}.',
    en: 'The table says no to what {who} asked.',
  },
  'asked.closed': { de: 'Die Frage von {who} hat sich erledigt.', en: 'What {who} asked is settled.' },
  'screen.holds': { de: 'hält {piece}, {n} Plätze passen', en: 'holds {piece}, {n} places fit' },
  'screen.holds-none': { de: 'hält {piece}', en: 'holds {piece}' },
  'screen.holds-one': { de: 'hält {piece}, ein Platz passt', en: 'holds {piece}, one place fits' },
  'screen.follows': { de: 'folgt {who}', en: 'following {who}' },
} as const;
