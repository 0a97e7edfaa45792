import type { Words } from '../../table/words.ts';

const A = '18esp/applies';
const Q = '18esp/ask';

/** What stands beside a sentence of the rulebook: few words, with the numbers of the position. */
export const appliesWords: Words = {
  [`${A}/of`]: { de: '{count} von {limit}', en: '{count} of {limit}' },
  [`${A}/full`]: { de: 'voll: {companies}', en: 'full: {companies}' },
  [`${A}/room`]: { de: 'überall noch Platz', en: 'room for all' },
  [`${A}/bought`]: { de: 'schon gekauft', en: 'bought already' },
  [`${A}/one-left`]: { de: 'noch frei', en: 'one of one left' },
  [`${A}/cash`]: { de: 'du hast {cash:money}', en: 'you have {cash:money}' },
  [`${A}/debt`]: { de: 'Schulden: {debt:money}', en: 'debts: {debt:money}' },
  [`${A}/no-debt`]: { de: 'keine Schulden', en: 'no debts' },
  [`${A}/sold`]: { de: 'verkauft: {companies}', en: 'sold: {companies}' },
  [`${A}/passes`]: { de: '{passes} von {of} gepasst', en: '{passes} of {of} passed' },
  [`${A}/built`]: { de: 'schon gebaut', en: 'built already' },
  [`${A}/built-of`]: { de: '{n} von 2 gebaut', en: '{n} of 2 built' },
  [`${A}/not`]: { de: 'nicht die {company}', en: 'not the {company}' },
  [`${A}/holds`]: { de: 'gilt für die {company}', en: 'holds for the {company}' },
  [`${A}/mine-laid`]: { de: 'schon gelegt', en: 'laid already' },
  [`${A}/upgraded`]: { de: 'schon aufgerüstet', en: 'upgraded already' },
  [`${A}/treasury`]: { de: 'Kasse {cash:money}', en: 'treasury {cash:money}' },
  [`${A}/left`]: { de: 'noch {n}', en: '{n} left' },
  [`${A}/none-left`]: { de: 'keiner mehr da', en: 'none left' },
  [`${A}/trains`]: { de: '{n} {n|Lok|Loks}', en: '{n} {n|train|trains}' },
  [`${A}/no-train`]: { de: 'keine Lok da', en: 'no train there' },
  [`${A}/price`]: { de: 'Kurs {price}', en: 'price {price}' },
  [`${A}/top`]: { de: 'jetzt {train}, noch {n}', en: 'now {train}, {n} left' },
  [`${A}/short`]: { de: '{cash:money}, nötig {cost:money}', en: '{cash:money}, {cost:money} needed' },
  [`${A}/cost-of`]: { de: '{cost:money} von {cash:money}', en: '{cost:money} of {cash:money}' },
};

/** What only the table of 18España answers with. */
/** What this rulebook calls otherwise than the family does. */
const rulebookWords: Words = {
  'ask/kind/tile': { de: 'Gleisteil', en: 'tile' },
  'ask/phase-tiles': { de: 'Gleisteile: {colours:name}.', en: 'Tiles: {colours:name}.' },
  'ask/rounds': {
    de: '1 Aktienrunde, {n} {n|Operationsrunde|Operationsrunden}',
    en: '1 stock, {n} operating',
  },
  'ask/round/OR': { de: 'Operationsrunde {n}', en: 'Operating round {n}' },
  'ask/fact/upgrades': { de: 'Passende Gleisteile', en: 'Upgrades that fit' },
  'ask/president-certificate': {
    de: '{company} {percent} %, für den Direktor',
    en: '{company} {percent} %, for the director',
  },
  'ask/part/supply': {
    de: 'Gleisteile, die noch gelegt werden können. {count} Stück.',
    en: 'Tiles that can still be laid. {count} of them.',
  },
  'ask/fact/becomes': { de: 'Wird aufgerüstet zu', en: 'Becomes' },
};

export const answerWords: Words = {
  ...rulebookWords,
  '18esp/news/goal': {
    de: '{company} erreicht ein Ziel: {goal:name}',
    en: '{company} reaches a goal: {goal:name}',
  },
  [`${Q}/fact/kind`]: { de: 'Art', en: 'Kind' },
  [`${Q}/minor`]: { de: 'klein, ein Zertifikat', en: 'minor, one certificate' },
  [`${Q}/no-goal`]: { de: 'alle erreicht', en: 'all reached' },
  [`${Q}/goals`]: { de: '{goals:name} offen; Ziel {hex:name}', en: '{goals:name} open; to {hex:name}' },
  [`${Q}/fact/float`]: { de: 'Bis zum Start', en: 'Until it starts' },
  [`${Q}/float`]: { de: '{sold} von {of} % verkauft', en: '{sold} of {of} % sold' },
  [`${Q}/fact/par`]: { de: 'Ausgabekurs', en: 'Par' },
  [`${Q}/fact/locked`]: { de: 'Marker gesperrt', en: 'Markers locked' },
  [`${Q}/private`]: { de: '{private} · {name:name}', en: '{private} · {name:name}' },
  [`${Q}/income`]: {
    de: 'Bringt {income:money} je Operationsrunde.',
    en: 'Brings {income:money} each operating round.',
  },
  [`${Q}/private-none`]: { de: 'Gehört noch niemandem.', en: 'Belongs to nobody yet.' },
  [`${Q}/private-seat`]: { de: 'Gehört {seat}.', en: 'Belongs to {seat}.' },
  [`${Q}/private-company`]: { de: 'Gehört der {company}.', en: 'Belongs to the {company}.' },
  [`${Q}/fact/sold-for`]: { de: 'Verkauf an Gesellschaft', en: 'Sold to a company' },
  [`${Q}/at-most`]: { de: 'höchstens {most:money}', en: 'at most {most:money}' },
  [`${Q}/fact/closes`]: { de: 'Schließt', en: 'Closes' },
  [`${Q}/closes`]: { de: 'spätestens mit Phase 5', en: 'with phase 5 at the latest' },
  [`${Q}/privates`]: { de: 'Privatgesellschaften', en: 'private companies' },
  [`${Q}/privates/does`]: {
    de: 'Sie werden vor dem Spiel der Reihe nach versteigert.',
    en: 'They are auctioned one after the other before the game.',
  },
  [`${Q}/order`]: { de: 'Reihenfolgekarte {n}', en: 'order card {n}' },
  [`${Q}/order/does`]: {
    de: 'Wer die niedrigste hat, beginnt die Aktienrunde. Nach ihr wird neu verteilt: am meisten Bargeld, niedrigste Karte.',
    en: 'The lowest one starts the stock round. After it they are dealt anew: most cash, lowest card.',
  },
  [`${Q}/lynx`]: { de: 'Luchs', en: 'lynx' },
  [`${Q}/lynx/does`]: { de: 'Zeigt, wer die Aktienrunde beginnt.', en: 'Shows who starts the stock round.' },
  [`${Q}/par`]: { de: '{company}, Ausgabekurs {par}', en: '{company}, par {par}' },
  [`${Q}/par/does`]: {
    de: 'So viel kostet eine Aktie aus dem Ausgabestapel, auch wenn der Kurs steigt.',
    en: 'What a share from the issue costs, even when the price rises.',
  },
  [`${Q}/par-cell`]: { de: 'Ausgabekurs {par}', en: 'par {par}' },
  [`${Q}/par-cell/does`]: {
    de: 'Die Marker zeigen, zu welchem Preis die Aktien einer Gesellschaft ausgegeben werden.',
    en: 'The markers show at which price the shares of a company are issued.',
  },
  [`${Q}/closed`]: { de: 'Pass {hex:name}, geschlossen', en: 'pass {hex:name}, closed' },
  [`${Q}/closed/does`]: {
    de: 'Eine große Gesellschaft eröffnet ihn ab Phase 3 für die Zahl auf dem Marker.',
    en: 'A major opens it from phase 3 on for the number on the marker.',
  },
  [`${Q}/white`]: { de: 'Heimat der {company}, nicht im Spiel', en: 'home of {company}, not in this game' },
  [`${Q}/white/does`]: {
    de: 'Darunter ist ein gewöhnlicher freier Kreis: Wer hier setzt oder legt, nimmt den Marker weg.',
    en: 'An ordinary free circle lies under it: whoever places a station or a tile here takes the marker off.',
  },
  [`${Q}/tender`]: { de: 'Tender', en: 'tender' },
  [`${Q}/tender/does`]: {
    de: 'Eine Lok fährt mit ihm einen Ort, eine Mine oder einen Hafen weiter an. Eine Gesellschaft hat höchstens einen.',
    en: 'With it a train visits one more town, mine or port. A company has at most one.',
  },
  [`${Q}/scrap`]: { de: 'Verschrottete Loks', en: 'scrapped trains' },
  [`${Q}/scrap/does`]: {
    de: 'Große Gesellschaften können daraus Kombi-Züge bauen.',
    en: 'Majors can make combined trains of them.',
  },
  [`${Q}/under`]: { de: 'Unter der Lok', en: 'under the train' },
  [`${Q}/under/does`]: {
    de: 'Die wiederverwendete Hälfte eines Kombi-Zugs.',
    en: 'The recycled half of a combined train.',
  },
};
