import type { Words } from '../../../table/words.ts';

/** What is said about routes, revenue and bonus. */
export const runWords: Words = {
  '1862/10/not-its-train': {
    de: 'Diese Lok gehört der {company} nicht.',
    en: 'This train does not belong to the {company}.',
  },
  '1862/10/train-twice': {
    de: 'Diese Lok fährt schon eine Strecke. Jede Lok fährt einmal je Zug.',
    en: 'This train already runs a route. Each train runs once a turn.',
  },
  '1862/10/ran-already': {
    de: 'Die Loks sind in diesem Zug schon gefahren. Was jetzt gekauft wird, fährt im nächsten.',
    en: 'The trains have run in this turn. What is bought now runs in the next one.',
  },
  '1862/10/no-station': {
    de: 'Auf der Strecke steht kein Marker der {company}. Jede Strecke braucht einen.',
    en: 'No marker of the {company} is on the route. Every route needs one.',
  },
  '1862/10/too-long': {
    de: 'Die Strecke hat {count} {count|Station|Stationen}, eine {name}er-Lok fährt höchstens {most} an.',
    en: 'The route has {count} {count|station|stations}; a train of type {name} calls at {most} at most.',
  },
  '1862/10/through-full': {
    de: 'In {hex:name} sind alle Plätze von anderen besetzt. Dort kann die Strecke enden, aber nicht weitergehen.',
    en: 'All places in {hex:name} are taken by others. The route may end there but not go on.',
  },
  '1862/10/reversal': {
    de: 'Zwischen {from:name} und {to:name} müsste die Lok an einer Weiche wenden. Das kann sie nicht.',
    en: 'Between {from:name} and {to:name} the train would have to turn back at a junction. It cannot.',
  },
  '1862/10/shared-track': {
    de: 'Zwei Loks benutzen dasselbe Gleis. Sie dürfen sich nur in Stationen treffen.',
    en: 'Two trains use the same track. They may meet in stations only.',
  },
  '1862/11/through-red': {
    de: '{hex:name} ist eine Fernverbindung. Dort endet jede Strecke.',
    en: '{hex:name} is a red area. Every route ends there.',
  },
  '1862/5/bonus-target': {
    de: '{hex:name} ist kein Ziel der {company} und bringt ihr keinen Bonus.',
    en: '{hex:name} is no target of the {company} and earns it no bonus.',
  },
  '1862/5/bonus-earned': {
    de: 'Für {hex:name} gibt es keinen Bonus: keine Lok der {company} beginnt in ihrer Heimat und fährt dort an.',
    en: '{hex:name} earns no bonus: no train of the {company} starts at its home and calls there.',
  },
  '1862/5/one-bonus': {
    de: 'Die {company} bekommt in jeder Betriebsrunde nur einen Bonus.',
    en: 'The {company} gets one bonus only in each operating round.',
  },
  '1862/log/run': { de: '{company} fährt {revenue:money} ein', en: '{company} runs for {revenue:money}' },
  '1862/log/run-bonus': {
    de: '{company} fährt {revenue:money} ein, davon {bonus:money} Bonus',
    en: '{company} runs for {revenue:money}, {bonus:money} of it bonus',
  },
  '1862/choice/run': { de: 'Fahren', en: 'run' },
  '1862/choice/run-nothing': { de: 'Ohne Fahrt weiter', en: 'go on without a run' },
};
