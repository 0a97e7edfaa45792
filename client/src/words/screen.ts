import { bring } from './brought.ts';

/** The view for a shared screen. */
export const screenTexts = bring({
  'screen.acts': { de: '{who} ist am Zug', en: '{who} acts' },
  'screen.move': { de: 'Zug {n}', en: 'move {n}' },
  'screen.cut': { de: 'So lag der Tisch zuletzt.', en: 'This is how the table lay last.' },
  'screen.worth': { de: 'Vermögen {worth}', en: 'worth {worth}' },
  'screen.points': { de: '{worth} {n|Punkt|Punkte}', en: '{worth} {n|point|points}' },
  'screen.empty': { de: 'Hier liegt gerade nichts.', en: 'Nothing lies here now.' },
  'screen.place': { de: 'Platz {n}', en: 'place {n}' },
  'screen.no-equipment': { de: 'keine Ausstattung', en: 'no equipment' },
  'screen.waiting': { de: 'Noch nicht gegründet: {who}', en: 'Not yet founded: {who}' },
  'screen.last': { de: 'Zuletzt:', en: 'Last:' },
  'screen.nothing-yet': { de: 'Noch nichts geschehen.', en: 'Nothing has happened yet.' },
  'screen.flag': { de: 'Fahne an Zug {n}:', en: 'Flag on move {n}:' },
  'screen.holds': { de: 'hält {piece}, {n} Plätze passen', en: 'holds {piece}, {n} places fit' },
  'screen.holds-none': { de: 'hält {piece}', en: 'holds {piece}' },
  'screen.holds-one': { de: 'hält {piece}, ein Platz passt', en: 'holds {piece}, one place fits' },
  'screen.follows': { de: 'folgt {who}', en: 'following {who}' },
});
