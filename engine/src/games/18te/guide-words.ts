import type { Words } from '../../table/words.ts';

const A = '18te/applies';

/** What stands beside a sentence of the rulebook: few words, with the numbers of the position. */
export const appliesWords: Words = {
  [`${A}/colours`]: { de: '{colours:name}', en: '{colours:name}' },
  [`${A}/limit`]: { de: 'höchstens {limit}', en: 'at most {limit}' },
  [`${A}/before`]: { de: 'noch {left} × {train} davor', en: '{left} × {train} before it' },
  [`${A}/bank`]: { de: '{bank:money} in der Bank', en: '{bank:money} in the bank' },
  [`${A}/turn`]: { de: 'jetzt {seat}', en: 'now {seat}' },
  [`${A}/certificates`]: { de: '{count} von {limit}', en: '{count} of {limit}' },
  [`${A}/first-round`]: { de: 'das ist die erste', en: 'this is the first' },
  [`${A}/past`]: { de: 'vorbei', en: 'past' },
  [`${A}/pool-full`]: { de: 'voll: {companies}', en: 'full: {companies}' },
  [`${A}/pool-room`]: { de: 'überall noch Platz', en: 'room for all' },
  [`${A}/prices`]: { de: '{prices}', en: '{prices}' },
  [`${A}/cash`]: { de: 'du hast {cash:money}', en: 'you have {cash:money}' },
  [`${A}/bought`]: { de: 'schon gekauft', en: 'bought already' },
  [`${A}/one-left`]: { de: 'eines von einem frei', en: 'one of one left' },
  [`${A}/sold`]: { de: 'verkauft: {companies}', en: 'sold: {companies}' },
  [`${A}/all-founded`]: { de: 'alle gegründet', en: 'all founded' },
  [`${A}/next-company`]: { de: 'als Nächste {company}', en: 'next: {company}' },
  [`${A}/least-bid`]: { de: 'jetzt ab {bid:money}', en: 'now from {bid:money}' },
  [`${A}/bid`]: { de: '{bidder}: {bid:money}', en: '{bidder}: {bid:money}' },
  [`${A}/passes`]: { de: '{passes} von {of} gepasst', en: '{passes} of {of} passed' },
  [`${A}/step`]: { de: 'jetzt {step:name}', en: 'now {step:name}' },
  [`${A}/laid`]: { de: 'schon gelegt', en: 'laid already' },
  [`${A}/nowhere`]: { de: 'nirgends möglich', en: 'nowhere possible' },
  [`${A}/hexes`]: { de: 'hier: {hexes}', en: 'here: {hexes}' },
  [`${A}/tiles`]: { de: 'passend: {tiles}', en: 'fitting: {tiles}' },
  [`${A}/of-treasury`]: { de: 'Kasse {cash:money}', en: 'treasury {cash:money}' },
  [`${A}/closed`]: { de: 'voll: {hexes}', en: 'full: {hexes}' },
  [`${A}/home-first`]: { de: 'gilt für die {company}', en: 'holds for the {company}' },
  [`${A}/not-this`]: { de: 'nicht die {company}', en: 'not the {company}' },
  [`${A}/only`]: { de: 'nur die {company}', en: 'only the {company}' },
  [`${A}/had`]: { de: 'schon erhalten', en: 'received already' },
  [`${A}/bonus-open`]: { de: 'noch offen', en: 'still open' },
  [`${A}/placed`]: { de: 'schon gesetzt', en: 'placed already' },
  [`${A}/no-stations`]: { de: 'keiner mehr da', en: 'none left' },
  [`${A}/stations`]: { de: 'noch {n}', en: '{n} left' },
  [`${A}/short`]: { de: '{cash:money}, nötig {cost:money}', en: '{cash:money}, {cost:money} needed' },
  [`${A}/cost-of`]: { de: '{cost:money} von {cash:money}', en: '{cost:money} of {cash:money}' },
  [`${A}/target`]: { de: '{hex:name}', en: '{hex:name}' },
  [`${A}/no-trains`]: { de: 'keine Lok da', en: 'no train there' },
  [`${A}/has-train`]: { de: 'eine Lok ist da', en: 'a train is there' },
  [`${A}/trains`]: { de: '{n} {n|Lok|Loks}', en: '{n} {n|train|trains}' },
  [`${A}/shown`]: { de: 'gezeigt: {revenue:money}', en: 'shown: {revenue:money}' },
  [`${A}/unsold`]: { de: 'Kasse {treasury} %, Bank {pool} %', en: 'treasury {treasury} %, pool {pool} %' },
  [`${A}/right`]: { de: 'ab {price}: Kurs {to}', en: 'from {price}: price {to}' },
  [`${A}/left`]: { de: 'Kurs {to}', en: 'price {to}' },
  [`${A}/last`]: { de: 'zuletzt {last:money}', en: 'last {last:money}' },
  [`${A}/of-limit`]: { de: '{count} von {limit}', en: '{count} of {limit}' },
  [`${A}/on-top`]: { de: 'jetzt {sides}', en: 'now {sides}' },
  [`${A}/first-turn`]: { de: 'das ist ihre erste', en: 'this is its first' },
  [`${A}/in-pool`]: { de: 'jetzt {percent} %', en: 'now {percent} %' },
  [`${A}/price`]: { de: 'Kurs {price}', en: 'price {price}' },
};

const Q = '18te/ask';

/** What only the table of 18TE answers with. */
export const answerWords: Words = {
  [`${Q}/goal`]: { de: '{hex:name}: {bonus:money}, offen', en: '{hex:name}: {bonus:money}, open' },
  [`${Q}/goal-had`]: { de: '{hex:name}: {bonus:money} erhalten', en: '{hex:name}: {bonus:money} received' },
  [`${Q}/fact/auction`]: { de: 'Nächste Versteigerung', en: 'Next to be auctioned' },
  [`${Q}/auction`]: { de: 'ab {bid:money}', en: 'from {bid:money}' },
  [`${Q}/export`]: { de: 'Exportmarker', en: 'export marker' },
  [`${Q}/export/does`]: {
    de: 'Kauft in dieser Betriebsrunde niemand aus der Fabrik, verlässt die oberste Lok das Spiel.',
    en: 'If nobody buys from the factory in this operating round, the top train leaves the game.',
  },
  [`${Q}/export-off`]: { de: 'Exportmarker', en: 'export marker' },
  [`${Q}/export-off/does`]: {
    de: 'Liegt nicht auf der Fabrik: Jetzt wird nichts exportiert.',
    en: 'It does not lie on the factory: nothing is exported now.',
  },
  [`${Q}/first-trade`]: { de: 'Erster Handel', en: 'First Trade' },
  [`${Q}/first-trade/does`]: {
    de: '{seat} hat in der nächsten Aktienrunde den ersten Zug.',
    en: '{seat} has the first turn of the next stock round.',
  },
  [`${Q}/payout`]: { de: '{company}, letzte Ausschüttung', en: '{company}, last payout' },
  [`${Q}/payout/does`]: {
    de: 'Zuletzt {last:money}. Das merkt der Marker nur, erlaubt wird davon nichts.',
    en: 'Last {last:money}. The marker only records it; nothing depends on it.',
  },
  [`${Q}/payouts`]: { de: 'Auszahlungsplan, {amount:money}', en: 'payout track, {amount:money}' },
  [`${Q}/payouts/does`]: {
    de: 'Hier steht, wer zuletzt so viel ausgeschüttet hat.',
    en: 'Here stands whoever paid out so much last.',
  },
};
