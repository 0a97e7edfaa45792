import type { Words } from '../../table/words.ts';

const A = '1862/applies';
const Q = '1862/ask';

/** What stands beside a sentence of the rulebook: few words, with the numbers of the position. */
export const appliesWords: Words = {
  [`${A}/phase`]: { de: 'jetzt, Phase {phase}', en: 'now, phase {phase}' },
  [`${A}/group-open`]: { de: 'erfüllt', en: 'done' },
  [`${A}/privates-left`]: { de: 'noch Privatbahnen da', en: 'privates are left' },
  [`${A}/waits`]: { de: 'fehlt: {companies}', en: 'missing: {companies}' },
  [`${A}/bank`]: { de: 'Bank {bank:money}', en: 'bank {bank:money}' },
  [`${A}/turn`]: { de: '{seat} ist am Zug', en: 'turn of {seat}' },
  [`${A}/of`]: { de: '{count} von {limit}', en: '{count} of {limit}' },
  [`${A}/share`]: { de: 'höchstens {percent} %', en: 'at most {percent} %' },
  [`${A}/cash`]: { de: 'frei: {cash:money}', en: 'free: {cash:money}' },
  [`${A}/tied`]: { de: 'gebunden: {tied:money}', en: 'tied: {tied:money}' },
  [`${A}/none-tied`]: { de: 'nichts gebunden', en: 'nothing tied' },
  [`${A}/bought`]: { de: 'schon gekauft', en: 'bought already' },
  [`${A}/one-left`]: { de: 'noch frei', en: 'one of one left' },
  [`${A}/first-round`]: { de: 'erste Aktienrunde', en: 'first stock round' },
  [`${A}/later-round`]: { de: 'vorbei', en: 'past' },
  [`${A}/full`]: { de: 'voll: {companies}', en: 'full: {companies}' },
  [`${A}/room`]: { de: 'überall noch Platz', en: 'room for all' },
  [`${A}/passes`]: { de: '{passes} von {of} gepasst', en: '{passes} of {of} passed' },
  [`${A}/lot`]: { de: '{private:name}: {price:money}', en: '{private:name}: {price:money}' },
  [`${A}/sold`]: { de: 'verkauft: {companies}', en: 'sold: {companies}' },
  [`${A}/laid`]: { de: '{laid} von {of} gelegt', en: '{laid} of {of} laid' },
  [`${A}/home`]: { de: 'erst {home:name}', en: 'first {home:name}' },
  [`${A}/home-built`]: { de: 'Heimat hat Gleis', en: 'home has track' },
  [`${A}/treasury`]: { de: 'Kasse {cash:money}', en: 'treasury {cash:money}' },
  [`${A}/colours`]: { de: '{colours:name}', en: '{colours:name}' },
  [`${A}/placed`]: { de: 'schon gesetzt', en: 'placed already' },
  [`${A}/left`]: { de: 'noch {n}', en: '{n} left' },
  [`${A}/none-left`]: { de: 'keiner mehr da', en: 'none left' },
  [`${A}/bonus`]: { de: 'höchstens {bonuses}', en: 'at most {bonuses}' },
  [`${A}/trains`]: { de: '{n} {n|Lok|Loks}', en: '{n} {n|train|trains}' },
  [`${A}/no-train`]: { de: 'keine Lok da', en: 'no train there' },
  [`${A}/price`]: { de: 'Kurs {price}', en: 'price {price}' },
  [`${A}/top`]: { de: 'jetzt {train}, noch {n}', en: 'now {train}, {n} left' },
  [`${A}/not-yet`]: { de: 'noch nicht', en: 'not yet' },
};

/** What only the table of 1862 answers with. */
export const answerWords: Words = {
  'ask/rounds': {
    de: '1 Aktienrunde, {n} {n|Betriebsrunde|Betriebsrunden}',
    en: '1 stock, {n} operating',
  },
  'ask/kind/certificate': { de: 'Aktie', en: 'share' },
  'ask/fact/certificates': { de: 'Papiere', en: 'Papers' },
  'ask/kind/private': { de: 'Privatbahn', en: 'private company' },
  'ask/round-does/auction': {
    de: 'Die Privatbahnen kommen unter den Hammer.',
    en: 'The private companies come under the hammer.',
  },
  'ask/fact/becomes': { de: 'Wird aufgerüstet zu', en: 'Becomes' },
  'ask/round/OR': { de: 'Betriebsrunde {n}', en: 'Operating round {n}' },
  'ask/president-certificate': {
    de: '{company} {percent} %, für den Direktor',
    en: '{company} {percent} %, for the director',
  },
  'ask/close-cell': {
    de: 'Wer hierher kommt, scheidet aus dem Spiel aus.',
    en: 'Whoever comes here leaves the game.',
  },
  [`${Q}/fact/bonus`]: { de: 'Bonus', en: 'Bonus' },
  [`${Q}/bonus`]: { de: '{targets:name}: bis {most}', en: '{targets:name}: up to {most}' },
  [`${Q}/fact/waits`]: { de: 'Bis zum Betrieb', en: 'Until it operates' },
  [`${Q}/float`]: { de: '{sold} von {of} % verkauft', en: '{sold} of {of} % sold' },
  [`${Q}/unfounded`]: { de: 'zu gründen', en: 'to be founded' },
  [`${Q}/group-closed`]: { de: 'Gruppe noch geschlossen', en: 'its group is closed' },
  [`${Q}/private`]: { de: '{private} · {private:name}', en: '{private} · {private:name}' },
  [`${Q}/income`]: {
    de: 'Bringt {income:money} zu Beginn jeder Betriebsrunde.',
    en: 'Brings {income:money} at the start of each operating round.',
  },
  [`${Q}/private-none`]: { de: 'Gehört noch niemandem.', en: 'Belongs to nobody yet.' },
  [`${Q}/private-seat`]: { de: 'Gehört {seat}.', en: 'Belongs to {seat}.' },
  [`${Q}/private-closed`]: { de: 'Ist geschlossen.', en: 'Has closed.' },
  [`${Q}/aside`]: {
    de: 'Papier der {company} für den Rückkauf',
    en: 'paper of the {company} for the buy-back',
  },
  [`${Q}/aside/does`]: {
    de: 'Liegt bereit, bis die {company} die Hälfte ihrer Aktien zurückkauft.',
    en: 'Lies aside until the {company} buys back half of its shares.',
  },
  [`${Q}/own-half`]: { de: '{company} 50 %, für die Gesellschaft', en: '{company} 50 %, for the company' },
  [`${Q}/own-half/does`]: {
    de: 'Die {company} hat die Hälfte ihrer Aktien zurückgekauft. Schüttet sie aus, kommt dieser Anteil in ihr Betriebskapital.',
    en: 'The {company} has bought back half of its shares. When it pays out, this part goes into its treasury.',
  },
  [`${Q}/privates`]: { de: 'Auslage der Privatbahnen', en: 'display of private companies' },
  [`${Q}/privates/does`]: {
    de: 'Die billigste wird gekauft, auf die anderen wird geboten. Erst wenn alle verkauft sind, gibt es Aktien.',
    en: 'The cheapest is bought, the others are bid on. Shares can be had once all are sold.',
  },
  [`${Q}/priority`]: { de: 'Startspielerkarte', en: 'priority card' },
  [`${Q}/priority/does`]: {
    de: 'Wer sie hat, beginnt die Aktienrunde. Danach bekommt sie, wer links vom letzten sitzt, der gehandelt hat.',
    en: 'Its holder begins the stock round. Then it goes to the left of the last one who acted.',
  },
  [`${Q}/par`]: { de: '{company}, Ausgabekurs {par}', en: '{company}, par {par}' },
  [`${Q}/par/does`]: {
    de: 'So viel kostet eine unverkaufte Aktie, wie auch immer der Kurs steht.',
    en: 'What an unsold share costs, whatever the price is.',
  },
  [`${Q}/par-cell`]: { de: 'Ausgabekurs {par}', en: 'par {par}' },
  [`${Q}/par-cell/does`]: {
    de: 'Die Marker zeigen, zu welchem Kurs eine Gesellschaft ihre Aktien ausgibt.',
    en: 'The markers show at which price a company issues its shares.',
  },
  [`${Q}/baltimore`]: { de: 'Marker der B&O', en: 'marker of the B&O' },
  [`${Q}/baltimore/does`]: {
    de: 'Er hält einen Platz in Baltimore besetzt, bis der Besitzer der Privatbahn 3 sie schließt.',
    en: 'It keeps a place in Baltimore taken until the owner of private 3 closes it.',
  },
  [`${Q}/flipped`]: { de: 'Umgedrehter Marker der {company}', en: 'turned marker of the {company}' },
  [`${Q}/flipped/does`]: {
    de: 'Die {company} ist aus dem Spiel. Ihr Marker hält nur noch den Platz besetzt.',
    en: 'The {company} has left the game. Its marker only keeps the place taken.',
  },
  [`${Q}/erie`]: { de: 'ERIE-Plättchen', en: 'ERIE tile' },
  [`${Q}/erie/does`]: {
    de: 'Der Besitzer der Privatbahn 2 legt es, wann er will, auf Toronto. Dann führen dort drei Gleise hinaus.',
    en: 'The owner of private 2 places it on Toronto whenever he likes. Then three tracks lead out of it.',
  },
};
