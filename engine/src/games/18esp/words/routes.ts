import type { Words } from '../../../table/words.ts';

/** Routes and what they earn. */
export const routeWords: Words = {
  '18esp/5.4.2/not-its-train': {
    de: 'Dieser Zug gehört der {company} nicht. Eine Gesellschaft fährt nur mit eigenen Zügen.',
    en: 'This train does not belong to the {company}. A company runs its own trains only.',
  },
  '18esp/6.2.1/half-alone': {
    de: 'Das ist die Hälfte eines Kombi-Zugs. Beide Hälften fahren immer zusammen.',
    en: 'This train is part of a combined train. Both parts always run together.',
  },
  '18esp/5.4.2/better-run': {
    de: 'Eine Fahrt mit {more:money} mehr ist möglich: {income:money} zum Ausschütten und {subsidy:money} für die Kasse statt {shownIncome:money} und {shownSubsidy:money}.{less| Ausgeschüttet würde damit weniger.| Ausgeschüttet würde damit weniger.|}',
    en: 'A run worth {more:money} more is possible: {income:money} to pay out and {subsidy:money} for the treasury instead of {shownIncome:money} and {shownSubsidy:money}.{less| That would pay out less.| That would pay out less.|}',
  },
  '18esp/5.4.2/train-twice': {
    de: 'Der {train} fährt schon eine Strecke. Jeder Zug fährt einmal.',
    en: 'The {train} already runs a route. Each train runs once.',
  },
  '18esp/3.1/fresh-train': {
    de: 'Der {train} ist erst in dieser Operationsrunde dazugekommen. Er fährt ab der nächsten.',
    en: 'The {train} has joined in this operating round. It runs from the next one on.',
  },
  '18esp/5.1.2/no-station': {
    de: 'Auf der Strecke liegt kein Bahnhof der {company}. Jede Strecke braucht einen.',
    en: 'No station of the {company} is on the route. Every route needs one.',
  },
  '18esp/5.1.2/through-full': {
    de: 'In {hex:name} sind alle Kreise von anderen besetzt. Dort kann die Strecke enden, aber nicht durchfahren.',
    en: 'All places in {hex:name} are taken by others. The route may end there but not pass.',
  },
  '18esp/5.1.2/hex-twice': {
    de: 'Die Strecke kommt zweimal durch {hex:name}. Auf 18xx.games geht das nur in Feldern mit zwei Städten.',
    en: 'The route comes through {hex:name} twice. On 18xx.games this works only in hexes with two cities.',
  },
  '18esp/5.1.2/same-place': {
    de: 'Die Strecke hält in zwei Stadtteilen von {hex:name}. Einer zählt.',
    en: 'The route calls at two parts of {hex:name}. One of them counts.',
  },
  '18esp/5.1.2/not-a-stop': {
    de: 'In {hex:name} gibt es diesen Halt nicht. Eine Strecke führt von Halt zu Halt.',
    en: 'There is no such stop in {hex:name}. A route leads from stop to stop.',
  },
  '18esp/5.4.2/minor-abroad': {
    de: 'Die {company} ist eine kleine Gesellschaft. Rote Fernverbindungen und Pässe fährt sie nicht an, also auch nicht {hex:name}.',
    en: 'The {company} is a minor. It visits neither red areas nor passes, so not {hex:name}.',
  },
  '18esp/5.3.3/mine-and-town': {
    de: 'In {hex:name} zählt ein Zug die Mine oder die Kleinstadt, nicht beide.',
    en: 'In {hex:name} a train counts the mine or the town, not both.',
  },
  '18esp/5.4.1/too-long': {
    de: 'Die Strecke hat {count} {count|Halt|Halte}, der {train} fährt höchstens {most} an.',
    en: 'The route has {count} {count|stop|stops}; the {train} visits {most} at most.',
  },
  '18esp/5.4.1/too-many-large': {
    de: 'Auf der Strecke liegen {count} Städte, Pässe und rote Fernverbindungen. Der {train} schafft davon {most}, dazu nur Kleinstädte, Minen und Häfen.',
    en: 'The route has {count} cities, passes and red areas. The {train} visits {most} of these; the others must be towns, mines or ports.',
  },
  '18esp/5.4.2/wrong-gauge': {
    de: 'Von {from:name} nach {to:name} liegt Gleis der anderen Spurweite. Der {train} kann dort nicht fahren.',
    en: 'From {from:name} to {to:name} the track has the other gauge. The {train} cannot run there.',
  },
  '18esp/5.4.2/shared-track': {
    de: 'Zwei Züge benutzen dasselbe Gleis. Sie dürfen sich nur in Halten treffen.',
    en: 'Two trains use the same track. They may meet in stops only.',
  },
  '18esp/5.4.2/closed-pass': {
    de: 'Der Pass {hex:name} ist noch geschlossen.',
    en: 'The pass {hex:name} is still closed.',
  },
  '18esp/5.4.2/same-side': {
    de: '{from:name} und {to:name} liegen beide im Westen oder beide im Osten. Eine Strecke enthält nur eines davon.',
    en: '{from:name} and {to:name} both lie in the west or both in the east. A route contains only one of them.',
  },
  '18esp/5.4.2/beyond-pass': {
    de: 'Der {train} fährt auf einer Spurweite. In {hex:name} endet seine Strecke, über den Pass kommt nur ein Kombi-Zug.',
    en: 'The {train} runs on one gauge. Its route ends in {hex:name}; only a combined train crosses the pass.',
  },
  '18esp/5.1.2/through-red': {
    de: '{hex:name} ist eine rote Fernverbindung. Dort endet jede Strecke.',
    en: '{hex:name} is a red area. Every route ends there.',
  },
  '18esp/6.2/two-passes': {
    de: 'Auf der Strecke liegen zwei Pässe, {from:name} und {to:name}. Erlaubt ist einer.',
    en: 'Two passes are on the route, {from:name} and {to:name}. One is allowed.',
  },
  '18esp/3.1/aranjuez-first': {
    de: 'Der Erdbeerzug fährt zuerst eine Strecke mit Aranjuez. Danach ist er frei.',
    en: 'The strawberry train first runs a route with Aranjuez. After that it is free.',
  },
  '18esp/3.1/no-tender': {
    de: 'Die {company} hat keinen Tender.',
    en: 'The {company} has no tender.',
  },
  '18esp/6.2.1/one-map-only': {
    de: 'Der {train} bleibt auf einer Karte und bringt so nichts ein. Ein Kombi-Zug verdient nur, wenn er über einen Pass fährt und auf beiden Seiten hält.',
    en: 'The {train} keeps to one map and earns nothing like this. A combined train earns only if it crosses a pass and calls on both sides.',
  },
  '18esp/5.5/all-or-nothing': {
    de: 'Die Einnahmen sind {income:money}. Sie werden ganz ausgezahlt oder ganz einbehalten.',
    en: 'The income is {income:money}. It is paid out or withheld as a whole.',
  },
};
