import { ruleWords } from '../../../rail/words/rules.ts';
import type { Words } from '../../../table/words.ts';

/** What is said about shares: buying, selling, directors, limits (chapters 5, 18 and 19). */
export const stockWords: Words = {
  ...ruleWords('1862', {
    '6': ['operating-round-only'],
    '18': ['stock-round-only', 'turn'],
    '19': ['own-certificates', 'sold-before'],
    '20': ['over'],
  }),
  '1862/19/must-sell': {
    de: 'Du hast {count} {count|Papier|Papiere}, erlaubt sind {limit}. Erst verkaufst du die überzähligen.',
    en: 'You have {count} {count|paper|papers}, the limit is {limit}. First you sell the surplus.',
  },
  '1862/19/one-a-turn': {
    de: 'Du hast in diesem Zug schon eine Aktie gekauft. Es gibt eine pro Zug.',
    en: 'You have bought a share in this turn already. It is one a turn.',
  },
  '1862/2/sold-to-pool': {
    de: 'Verkaufte Aktien der {company} kommen in den Bankpool, getrennt von den unverkauften.',
    en: 'Sold shares of the {company} go to the pool, apart from the unsold ones.',
  },
  '1862/2/treasury-apart': {
    de: 'Das Betriebskapital der {company} bleibt für sich: kein Geld zwischen ihr und Spielern oder anderen Gesellschaften.',
    en: 'The treasury of the {company} stays apart: no money between it and players or other companies.',
  },
  '1862/5/director-decides': {
    de: 'Für die {company} entscheidet {director}.',
    en: '{director} decides for the {company}.',
  },
  '1862/5/no-successor': {
    de: 'Niemand sonst hält {least} % der {company}. Ohne Nachfolger behältst du die Direktoraktie: du kannst jetzt {most|höchstens #|höchstens #|keine Aktie} verkaufen.',
    en: "Nobody else holds {least} % of the {company}. Without a successor you keep the director's certificate: you can sell {most|# at most|# at most|none} now.",
  },
  '1862/5/director-goes': {
    de: 'Mit diesem Verkauf wird {director} Direktor der {company} und entscheidet von da an für sie.',
    en: 'With this sale {director} becomes director of the {company} and decides for it from then on.',
  },
  '1862/13/gone': {
    de: 'Die {company} hat das Spiel verlassen.',
    en: 'The {company} has left the game.',
  },
  '1862/18/between-players': {
    de: 'Von {from} zu {to} geht kein Handel. Spieler handeln nur mit der Bank.',
    en: 'There is no trade from {from} to {to}. Players deal with the bank only.',
  },
  '1862/18/sales-first': {
    de: 'Dein Zug endete mit dem Kauf. Verkauft wird vor dem Kauf.',
    en: 'Your turn ended with the purchase. Sales come before it.',
  },
  '1862/19/turn-over': {
    de: 'Dein Zug ist schon vorbei.',
    en: 'Your turn is over already.',
  },
  '1862/19/no-sales-yet': {
    de: 'Dies ist die erste Aktienrunde. Verkauft wird erst ab der zweiten.',
    en: 'This is the first stock round. Selling starts with the second one.',
  },
  '1862/19/no-price': {
    de: 'Die {company} hat noch keinen Kurs: ihre Direktoraktie ist nicht verkauft.',
    en: "The {company} has no price yet: its director's certificate is not sold.",
  },
  '1862/19/pool-limit': {
    de: 'Im Bankpool liegen {lies} Aktien der {company}. Mehr als {limit} dürfen es nicht werden: du kannst jetzt {most|höchstens #|höchstens #|keine davon} verkaufen.',
    en: 'The pool holds {lies} shares of the {company}. There may never be more than {limit}: you can sell {most|# at most|# at most|none} now.',
  },
  '1862/19/privates-first': {
    de: 'Noch liegen Privatbahnen aus. Aktien gibt es erst, wenn alle acht verkauft sind.',
    en: 'Privates are still on display. Shares can be bought once all eight are sold.',
  },
  '1862/19/group-2': {
    de: 'Die {company} gehört zur Gruppe 2: erst sind alle Papiere der Gruppe 1 verkauft. Es fehlt: {before}.',
    en: 'The {company} is in group 2: first all papers of group 1 are sold. Missing: {before}.',
  },
  '1862/19/group-3': {
    de: 'Die {company} gehört zur Gruppe 3: erst sind alle Gesellschaften der Gruppe 2 in Betrieb. Es fehlt: {before}.',
    en: 'The {company} is in group 3: first all companies of group 2 operate. Missing: {before}.',
  },
  '1862/19/group-4': {
    de: 'Die {company} gehört zur Gruppe 4: erst sind alle Gesellschaften der Gruppe 3 gegründet. Es fehlt: {before}.',
    en: 'The {company} is in group 4: first all companies of group 3 are founded. Missing: {before}.',
  },
  '1862/19/director-first': {
    de: 'Die erste Aktie der {company} ist ihre Direktoraktie.',
    en: "The first share of the {company} is its director's certificate.",
  },
  '1862/19/founded-already': {
    de: 'Die Direktoraktie der {company} ist schon verkauft.',
    en: "The director's certificate of the {company} is sold already.",
  },
  '1862/19/par-printed': {
    de: '{par} ist kein Ausgabekurs. Es gibt {pars}.',
    en: '{par} is no par. There are {pars}.',
  },
  '1862/19/none-there': {
    de: 'Dort liegt keine Aktie der {company} ({from:name}).',
    en: 'No share of the {company} lies there ({from:name}).',
  },
  '1862/19/share-price': {
    de: 'Das kostet {price:money}, du hast {cash:money}. Bezahlt wird sofort und ganz.',
    en: 'That costs {price:money}, you have {cash:money}. It is paid at once and in full.',
  },
  '1862/19/certificate-limit': {
    de: 'Du hast {count} von {limit} erlaubten Papieren. Mehr darfst du nicht kaufen.',
    en: 'You have {count} of {limit} papers. You may not buy more.',
  },
  '1862/19/share-limit': {
    de: 'Du hältst {percent} % der {company}. Mehr als {limit} % darf niemand kaufen.',
    en: 'You hold {percent} % of the {company}. Nobody may buy more than {limit} %.',
  },
  'name/unsold': { de: 'unverkaufte Aktien', en: 'unsold shares' },

  '1862/log/raise': {
    de: 'verkauft in Not {count} × {company} zu {price:money}',
    en: 'sells {count} × {company} in an emergency at {price:money}',
  },
  '1862/log/found': {
    de: 'gründet die {company} mit Ausgabekurs {par:money} für {price:money}',
    en: 'founds the {company} at par {par:money} for {price:money}',
  },
  '1862/log/buy-unsold': { de: 'kauft {company} für {price:money}', en: 'buys {company} for {price:money}' },
  '1862/log/buy-pool': {
    de: 'kauft {company} aus dem Bankpool für {price:money}',
    en: 'buys {company} from the pool for {price:money}',
  },

  'due/director': { de: 'Direktoraktie tauschen', en: "swap the director's certificate" },
  'due/par': { de: 'Marker auf den Ausgabekurs', en: 'marker onto the par' },
  'due/capital': { de: 'Betriebskapital auszahlen', en: 'pay the treasury' },
  'due/start': { de: 'Besitzbogen und Marker ausgeben', en: 'hand out charter and markers' },
  'due/priority': { de: 'Priority-Karte weitergeben', en: 'hand on the priority card' },
};
