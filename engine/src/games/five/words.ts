import { nameWords } from '../../rail/words/names.ts';
import { ruleWords } from '../../rail/words/rules.ts';
import { tableWords } from '../../rail/words/table.ts';
import { TABLE_WORDS } from '../../table/table-words.ts';
import type { Words } from '../../table/words.ts';
import { BOARD, CHARTERS } from './data.ts';

const shared: Words = {
  ...TABLE_WORDS,
  ...tableWords('five'),
  ...nameWords(BOARD, CHARTERS),
  ...ruleWords('five', {
    '2': ['stock-round-only', 'operating-round-only', 'turn', 'one-a-turn'],
    '3': ['empty-hex', 'too-short', 'stop-twice', 'no-track', 'skipped-stop', 'track-twice'],
    '4': ['over'],
  }),
};

const rules: Words = {
  'five/2/founded-once': {
    de: 'Die {company} ist schon gegründet.',
    en: 'The {company} has been founded already.',
  },
  'five/2/founding-price': {
    de: 'Eine Gründung kostet {price:money}. Du hast {cash:money}.',
    en: 'Founding costs {price:money}. You have {cash:money}.',
  },
  'five/2/not-founded': {
    de: 'Die {company} ist noch nicht gegründet. Zuerst kauft jemand ihr erstes Zertifikat.',
    en: 'The {company} is not founded yet. First somebody buys its first certificate.',
  },
  'five/2/none-there': {
    de: 'Von der {company} liegt kein Zertifikat mehr bereit.',
    en: 'No certificate of the {company} is left.',
  },
  'five/2/price': {
    de: 'Das Zertifikat kostet {price:money}. Du hast {cash:money}.',
    en: 'The certificate costs {price:money}. You have {cash:money}.',
  },
  'five/2/share-limit': {
    de: 'Du hältst schon {percent} % der {company}. Mehr als {limit} % darf niemand halten.',
    en: 'You hold {percent} % of the {company} already. Nobody may hold more than {limit} %.',
  },
  'five/3/nobody-operates': {
    de: 'Gerade ist keine Gesellschaft an der Reihe.',
    en: 'No company is operating just now.',
  },
  'five/3/president-decides': {
    de: 'Für die {company} entscheidet {president}.',
    en: '{president} decides for the {company}.',
  },
  'five/3/step-order': {
    de: 'Die Reihenfolge ist Gleis, Fahrt, Loks. Jetzt: {step:name}.',
    en: 'The order is track, run, trains. Now: {step:name}.',
  },
  'five/3/one-tile': {
    de: 'Die {company} hat in diesem Zug schon gebaut. Es gibt ein Plättchen je Zug.',
    en: 'The {company} has built in this turn already. There is one tile a turn.',
  },
  'five/3/tile-supply': {
    de: 'Von {tile} liegt keines mehr im Vorrat.',
    en: 'No {tile} is left in the supply.',
  },
  'five/3/printed': {
    de: 'Auf {hex:name} ist das Gleis gedruckt. Dort wird nichts gelegt.',
    en: 'The track of {hex:name} is printed. Nothing is laid there.',
  },
  'five/3/off-grid': {
    de: 'Das Gleis auf {hex:name} liefe aus dem Plan hinaus: {sides:name}.',
    en: 'The track on {hex:name} would run off the map: {sides:name}.',
  },
  'five/3/blank-side': {
    de: 'Das Gleis auf {hex:name} träfe eine leere Seite von {areas:name}.',
    en: 'The track on {hex:name} would face a blank side of {areas:name}.',
  },
  'five/3/joined': {
    de: 'Das Gleis auf {hex:name} schließt nicht an eine Strecke der {company} an.',
    en: 'The track on {hex:name} is not joined to a route of the {company}.',
  },
  'five/3/not-its-train': {
    de: 'Diese Lok gehört der {company} nicht.',
    en: 'This train does not belong to the {company}.',
  },
  'five/3/train-twice': { de: 'Jede Lok fährt einmal.', en: 'Each train runs once.' },
  'five/3/reversal': {
    de: 'Zwischen {from:name} und {to:name} müsste die Lok umkehren.',
    en: 'Between {from:name} and {to:name} the train would have to reverse.',
  },
  'five/3/no-station': {
    de: 'Keiner der Halte hat einen Bahnhof der {company}.',
    en: 'None of the stops has a station of the {company}.',
  },
  'five/3/through-full': {
    de: '{hex:name} ist voll mit fremden Bahnhöfen: Dort endet jede Fahrt.',
    en: '{hex:name} is full of stations of others: every run ends there.',
  },
  'five/3/too-long': {
    de: 'Die Lok schafft {most} Halte. Das sind {count}.',
    en: 'The train calls at {most} stops. These are {count}.',
  },
  'five/3/too-many-large': {
    de: 'Die Lok schafft {most} Städte. Das sind {count}.',
    en: 'The train calls at {most} cities. These are {count}.',
  },
  'five/3/shared-track': {
    de: 'Zwei Loks benutzen dasselbe Gleis.',
    en: 'Two trains use the same track.',
  },
  'five/3/new-only': {
    de: 'Gekauft wird vom Stapel. {train} liegt nicht dort.',
    en: 'Trains come from the stack. {train} does not lie there.',
  },
  'five/3/top-train': {
    de: 'Oben liegt eine {top}. Eine {train} kommt erst danach.',
    en: 'A {top} lies on top. A {train} comes after it.',
  },
  'five/3/train-limit': {
    de: 'Die {company} hat {count} {count|Lok|Loks}, erlaubt sind {limit}.',
    en: 'The {company} has {count} {count|train|trains}; {limit} are allowed.',
  },
  'five/3/train-price': {
    de: 'Die Lok kostet {price:money}. In der Kasse {cash|liegt|liegen} {cash:money}.',
    en: 'The train costs {price:money}. The treasury has {cash:money}.',
  },
};

const table: Words = {
  money: { de: '# M', en: '# M' },
  'five/title': { de: 'Fünf Felder', en: 'Five Hexes' },
  'five/subtitle': { de: 'Eine Bahn zum Zeigen', en: 'A railway to show how' },
  'five/market': { de: 'Kurse', en: 'Prices' },
  'five/pool': { de: 'Ablage', en: 'Pool' },
  'five/depot': { de: 'Loks', en: 'Trains' },
  'five/train/next': { de: 'als Nächste', en: 'next' },
  'five/step/track': { de: 'Gleis', en: 'Track' },
  'five/step/track/skip': { de: 'Kein Gleis, weiter', en: 'No track, go on' },
  'five/step/run': { de: 'Fahrt', en: 'Run' },
  'five/step/trains': { de: 'Loks', en: 'Trains' },
  'name/track': { de: 'Gleis', en: 'track' },
  'name/run': { de: 'Fahrt', en: 'run' },
  'name/trains': { de: 'Loks', en: 'trains' },
  'five/charter/president': { de: '{seat} hält {percent} %', en: '{seat} holds {percent} %' },
  'five/charter/unfounded': { de: 'noch nicht gegründet', en: 'not founded yet' },
  'five/ledger/trains': { de: 'Loks', en: 'Trains' },
  'due/founding': { de: 'Tafel an den Gründer', en: 'charter to the founder' },
  'due/presidency': { de: 'Zertifikate tauschen', en: 'swap certificates' },
  'due/home': { de: 'Bahnhof setzen', en: 'place the station' },
  'due/train': { de: 'Lok bezahlen', en: 'pay for the train' },
};

const sayings: Words = {
  'five/now/trade': { de: '{seat}, kaufe, gründe oder passe.', en: '{seat}, buy, found or pass.' },
  'five/now/trade/other': { de: '{seat} handelt.', en: '{seat} is trading.' },
  'five/now/track': {
    de: '{seat}, lege für die {company} ein Plättchen oder fahre.',
    en: '{seat}, lay a tile for the {company} or run.',
  },
  'five/now/run': { de: '{seat}, lass die {company} fahren.', en: '{seat}, let the {company} run.' },
  'five/now/trains': {
    de: '{seat}, kaufe der {company} eine Lok oder beende ihren Zug.',
    en: '{seat}, buy the {company} a train or end its turn.',
  },
  'five/now/end': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  'five/log/found': {
    de: 'gründet die {company} für {price:money}',
    en: 'founds the {company} for {price:money}',
  },
  'five/log/buy': { de: 'kauft {company} für {price:money}', en: 'buys {company} for {price:money}' },
  'five/log/run': { de: '{company} fährt {revenue:money} ein', en: '{company} runs for {revenue:money}' },
  'five/log/train': { de: '{company} kauft eine {train}', en: '{company} buys a {train}' },
  'five/choice/found': { de: '{company} gründen · {price:money}', en: 'found {company} · {price:money}' },
  'five/choice/buy': { de: '{company} kaufen · {price:money}', en: 'buy {company} · {price:money}' },
  'five/choice/pass': { de: 'Passen', en: 'Pass' },
  'five/choice/lay': {
    de: 'Plättchen legen · {places} {places|Platz|Plätze}',
    en: 'lay a tile · {places} {places|place|places}',
  },
  'five/choice/run': { de: 'Fahren', en: 'Run' },
  'five/choice/run-nothing': { de: 'Weiter, keine Lok', en: 'Go on, no train' },
  'five/choice/train': { de: '{train} kaufen · {price:money}', en: 'buy a {train} · {price:money}' },
  'five/choice/done': { de: 'Zug beenden', en: 'End the turn' },
};

export const words: Words = { ...shared, ...rules, ...table, ...sayings };
