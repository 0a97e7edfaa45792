import type { Words } from '../../table/words.ts';

const A = '18do/applies';
const Q = '18do/ask';

/** What stands beside a sentence of the rulebook: few words, with the numbers of the position. */
export const appliesWords: Words = {
  [`${A}/of`]: { de: '{count} von {limit}', en: '{count} of {limit}' },
  [`${A}/done`]: { de: 'schon getan', en: 'done already' },
  [`${A}/one-left`]: { de: 'noch frei', en: 'one of one left' },
  [`${A}/no-director`]: { de: 'du leitest keine', en: 'you direct none' },
  [`${A}/directs`]: { de: 'du leitest {companies}', en: 'you direct {companies}' },
  [`${A}/left`]: { de: 'noch {n}', en: '{n} left' },
  [`${A}/none-left`]: { de: 'keiner mehr da', en: 'none left' },
  [`${A}/there`]: { de: 'schon da', en: 'there already' },
  [`${A}/brown`]: { de: 'Braun ja, Grau noch nicht', en: 'brown yes, grey not yet' },
  [`${A}/not-yet`]: { de: 'noch nicht', en: 'not yet' },
  [`${A}/flipped`]: { de: 'umgedreht', en: 'flipped' },
  [`${A}/pays`]: { de: 'zahlt noch', en: 'still pays' },
  [`${A}/cubes`]: { de: '{count} Bierquader', en: '{count} {count|cube|cubes}' },
  [`${A}/share`]: { de: 'höchstens {share} %', en: '{share} % at most' },
  [`${A}/full`]: { de: 'voll: {companies}', en: 'full: {companies}' },
  [`${A}/room`]: { de: 'überall noch Platz', en: 'room for all' },
  [`${A}/first-round`]: { de: 'erste Aktienrunde', en: 'first stock round' },
  [`${A}/may-sell`]: { de: 'jetzt erlaubt', en: 'allowed now' },
  [`${A}/cash`]: { de: 'du hast {cash:money}', en: 'you have {cash:money}' },
  [`${A}/sold`]: { de: 'verkauft: {companies}', en: 'sold: {companies}' },
  [`${A}/treasury`]: { de: 'Kasse {cash:money}', en: 'treasury {cash:money}' },
  [`${A}/price`]: { de: 'Kurs {price}', en: 'price {price}' },
  [`${A}/no-train`]: { de: 'kein Zug da', en: 'no train there' },
  [`${A}/trains`]: { de: '{n} {n|Zug|Züge}', en: '{n} {n|train|trains}' },
};

const said = (name: string, title: readonly [string, string], does: readonly [string, string]): Words => ({
  [`${Q}/${name}`]: { de: title[0], en: title[1] },
  [`${Q}/${name}/does`]: { de: does[0], en: does[1] },
});

/** Trains are called trains here, not locomotives. */
const trainWords: Words = {
  'ask/kind/train': { de: 'Zug', en: 'train' },
  'ask/train-then': {
    de: 'Noch {left}, dann kommt der {next}er-Zug.',
    en: '{left} left, then come the {next}s.',
  },
  'ask/train-gone': { de: 'Keiner mehr im Stapel.', en: 'None left in the stack.' },
  'ask/scrapped-by': {
    de: 'den ersten {train}er-Zug, noch {left} davor',
    en: 'the first {train}, {left} before it',
  },
  'ask/scrapped-next': {
    de: 'den ersten {train}er-Zug, er ist der nächste',
    en: 'the first {train}, which is next',
  },
  'ask/ends-with': {
    de: 'erster {train}er-Zug ({price:money}), {left} davor',
    en: 'the first {train} ({price:money}), {left} before it',
  },
  'ask/ends-next': {
    de: 'erster {train}er-Zug ({price:money}), er ist der nächste',
    en: 'the first {train} ({price:money}), which is next',
  },
  'ask/ended-with': { de: 'erster {train}er-Zug', en: 'the first {train}' },
  'ask/phase-limit': {
    de: 'Höchstens {limit} {limit|Zug|Züge} je Gesellschaft.',
    en: 'At most {limit} {limit|train|trains} a company.',
  },
  'ask/phase-limits': {
    de: 'Höchstens {major} {major|Zug|Züge} je Gesellschaft, {minor} je kleiner.',
    en: 'At most {major} {major|train|trains} a company, {minor} a minor.',
  },
  'ask/money/company': {
    de: 'Die Kasse der {company}: für Gleis, Bahnhöfe und Züge, nicht für Spieler.',
    en: 'The treasury of the {company}: for track, stations and trains, not for players.',
  },
  'ask/part/pool': {
    de: 'Verkaufte Anteile und abgegebene Züge. {count} Karten.',
    en: 'Shares that were sold and trains that were given up. {count} cards.',
  },
  'ask/part/depot': {
    de: 'Neue Züge, immer der oberste ist zu haben. Noch {count}.',
    en: 'New trains, the top one is for sale. {count} left.',
  },
  'ask/round-does/OR': {
    de: 'Jede Gesellschaft baut, fährt, verdient und kauft Züge, einmal.',
    en: 'Every company builds, runs, earns and buys trains, once.',
  },
  'ask/fact/first': { de: 'Der erste', en: 'The first one' },
  'ask/fact/limit': { de: 'Zuglimit', en: 'Train limit' },
  'ask/fact/then-limit': { de: 'Dann Zuglimit', en: 'Train limit then' },
  'ask/fact/trains': { de: 'Züge', en: 'Trains' },
};

/** What only the table of 18DO answers with. */
export const answerWords: Words = {
  'ask/zone/yellow': {
    de: 'Startkurs ab der gelben Phase.',
    en: 'Start price from the yellow phase on.',
  },
  'ask/zone/green': {
    de: 'Startkurs ab der grünen Phase.',
    en: 'Start price from the green phase on.',
  },
  'ask/zone/brown': {
    de: 'Startkurs ab der braunen Phase.',
    en: 'Start price from the brown phase on.',
  },
  'ask/zone/gray': {
    de: 'Startkurs ab der grauen Phase.',
    en: 'Start price from the grey phase on.',
  },
  'ask/rounds': {
    de: '1 Aktienrunde, {n} {n|Operationsrunde|Operationsrunden}',
    en: '1 stock, {n} operating',
  },
  'ask/round/OR': { de: 'Operationsrunde {n}', en: 'Operating round {n}' },
  'ask/fact/scrapped': { de: 'Überaltert durch', en: 'Obsolete with' },
  ...trainWords,
  'ask/then-rust': { de: 'alle {trains} überaltern', en: 'all {trains} become obsolete' },
  'ask/then-rusted': { de: 'alle {trains} sind überaltert', en: 'all {trains} are obsolete' },
  'ask/round-does/auction': {
    de: 'Die Privatbrauereien kommen unter den Hammer.',
    en: 'The private breweries come under the hammer.',
  },
  'ask/kind/private': { de: 'Privatbrauerei', en: 'private brewery' },
  'ask/president-certificate': {
    de: '{company} {percent} %, für den Direktor',
    en: '{company} {percent} %, for the director',
  },
  'ask/fact/becomes': { de: 'Wird aufgerüstet zu', en: 'Becomes' },
  ...said(
    'first-action',
    ['Erste Aktion, Aktienrunde', 'first action, stock round'],
    ['{seat} beginnt die Aktienrunde.', '{seat} starts the stock round.'],
  ),
  ...said(
    'manager',
    ['Investor’s Railway', 'Investor’s Railway'],
    [
      '{seat} verwaltet die Bahn des Investors; nach jeder Operationsrunde wechselt die Karte.',
      '{seat} manages the Investor’s railway; the card changes hands after every operating round.',
    ],
  ),
  ...said(
    'order',
    ['Reihenfolgemarker B2', 'order marker B2'],
    [
      'Hält einen Kreis von Dortmund City für die Bahn mit Brauereimarker 2 frei, bis zur grauen Phase.',
      'Keeps a circle of Dortmund City for the railway with brewery marker 2, until the grey phase.',
    ],
  ),
  ...said(
    'cube',
    ['Exportbier', 'export beer'],
    [
      'Ein Zug ab 5 nimmt es von Dortmund City zu einer Fernverbindung mit; nur von umgedrehten Karten.',
      'A train from 5 on takes it from Dortmund City to a long-distance connection; only off flipped cards.',
    ],
  ),
  ...said(
    'siding',
    ['Standortmarker', 'site marker'],
    [
      'Eröffnet einen Gleisanschluss mit 10 oder baut ihn auf 20 und 30 aus.',
      'Opens a siding with 10 or extends it to 20 and 30.',
    ],
  ),
  ...said(
    'brewery-marker',
    ['Brauereimarker {number}', 'brewery marker {number}'],
    [
      'Wird einer Bahn zugeteilt, die sein Besitzer leitet; dann wird die Karte umgedreht.',
      'It is assigned to a railway that its owner directs; then the card is flipped.',
    ],
  ),
  ...said(
    'brewery-marker-on',
    ['Brauereimarker {number}', 'brewery marker {number}'],
    ['Gehört der {company}.', 'Belongs to the {company}.'],
  ),
  ...said(
    'payout',
    ['Dividendenmarker der {company}', 'dividend marker of the {company}'],
    ['Letzte Einnahmen: {last}.', 'Last revenue: {last}.'],
  ),
  ...said(
    'payouts',
    ['Dividendenblatt {amount}', 'dividend sheet {amount}'],
    ['Hier liegen die letzten Einnahmen der Bahnen.', 'The last revenues of the railways lie here.'],
  ),
  ...said(
    'bid',
    ['Gebot {amount} auf {name:name}', 'bid {amount} on {name:name}'],
    ['Überboten wird nur mit einem höheren Feld.', 'Only a higher field outbids.'],
  ),
  ...said(
    'beer',
    ['Biervorrat', 'beer supply'],
    [
      '{count} Bierquader. Jeder Gleisanschluss bringt dem Direktor einen.',
      '{count} {count|cube|cubes}. Every siding brings its director one.',
    ],
  ),
  ...said(
    'sidings',
    ['Standortmarker', 'site markers'],
    ['{count} Stück: schwarz für Kohle, rot für Stahl.', '{count} of them: black for coal, red for steel.'],
  ),
  ...said(
    'no-site',
    ['{hex:name}', '{hex:name}'],
    ['Hier ist weder Bergwerk noch Stahlwerk.', 'There is neither mine nor mill here.'],
  ),
  [`${Q}/site`]: { de: '{kind:name}: {name}, {hex:name}', en: '{kind:name}: {name}, {hex:name}' },
  [`${Q}/site-closed`]: {
    de: 'Noch ohne Gleisanschluss: zählt nichts und kann nicht aufgerüstet werden.',
    en: 'Without a siding yet: adds nothing and cannot be upgraded.',
  },
  [`${Q}/site-open`]: {
    de: 'Der Gleisanschluss bringt {value} mehr und kann weiter ausgebaut werden.',
    en: 'The siding adds {value} and can be extended further.',
  },
  [`${Q}/site-full`]: {
    de: 'Der Gleisanschluss bringt {value} mehr, mehr geht nicht.',
    en: 'The siding adds {value}, that is the most.',
  },
  [`${Q}/flipped`]: {
    de: 'Umgedreht: keine Rendite mehr, {cubes} Bierquader können fahren.',
    en: 'Flipped: no more income, {cubes} {cubes|cube|cubes} can be carried.',
  },
  [`${Q}/income`]: {
    de: 'Zahlt {income:money} zu Beginn jeder Operationsrunde.',
    en: 'Pays {income:money} at the start of every operating round.',
  },
  [`${Q}/fact/owner`]: { de: 'Besitzer', en: 'Owner' },
  [`${Q}/fact/cubes`]: { de: 'Bierquader', en: 'Beer cubes' },
  [`${Q}/nobody`]: { de: 'noch niemand', en: 'nobody yet' },
  [`${Q}/seat`]: { de: '{seat}', en: '{seat}' },
  [`${Q}/count`]: { de: '{count}', en: '{count}' },
};
