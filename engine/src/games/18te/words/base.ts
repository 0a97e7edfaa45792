import { nameWords, same, wordsFor } from '../../../rail/words/names.ts';
import { ruleWords } from '../../../rail/words/rules.ts';
import { tableWords } from '../../../rail/words/table.ts';
import type { Words } from '../../../table/words.ts';
import { BOARD } from '../data/board.ts';
import { CHARTERS, FOUNDING_ORDER } from '../data/companies.ts';

const names: Words = {
  ...nameWords(BOARD, CHARTERS),
  ...wordsFor(FOUNDING_ORDER, (id) => [
    `name/ipo/${id}`,
    { de: `${id}, ungegründet`, en: `${id}, not founded` },
  ]),
  ...wordsFor(FOUNDING_ORDER, (id) => [
    `name/charter/${id}`,
    { de: `Ablage der ${id}`, en: `charter of the ${id}` },
  ]),
};

/** Farther than any dividend goes. */
const LONGEST_PAYOUT = 300;
const payoutTrack: Words = Object.fromEntries(
  Array.from({ length: LONGEST_PAYOUT + 1 }, (_, i) => [
    `name/payout/${10 * i}`,
    { de: `Auszahlungsplan ${10 * i}`, en: `payout track ${10 * i}` },
  ]),
);

/** Sentences that the family has, under the paragraphs of this rulebook. */
const shared = ruleWords('18te', {
  '8': ['over'],
  '3.1': ['stock-round-only', 'operating-round-only'],
  '6': ['turn'],
  '7.5': ['too-short', 'skipped-stop', 'better-run'],
  '7.2': ['no-track', 'stop-twice', 'track-twice'],
  '6.2': ['own-certificates'],
  '6.4': ['must-sell', 'one-a-turn', 'sold-before'],
  '7.3': ['empty-hex', 'label', 'old-track'],
});

/** Names, rounds, steps and what the parts of the table are called. */
export const baseWords: Words = {
  ...tableWords('18te'),
  ...shared,
  ...names,
  ...payoutTrack,
  money: same('#M'),
  'piece/president': {
    de: '{percent}-%-Zertifikat der {company}',
    en: '{percent} % certificate of the {company}',
  },
  'name/pool': { de: 'Bankvermögen', en: 'pool' },
  'name/depot': { de: 'Lokfabrik', en: 'train factory' },
  'name/treasury': { de: 'Gesellschaftskasse', en: 'treasury' },
  '18te/title': same('18TE'),
  '18te/subtitle': { de: 'Eisenbahnen im Tecklenburger Land', en: 'Railways in the Tecklenburg land' },
  '18te/step/track': { de: 'Gleis', en: 'Track' },
  '18te/step/track/skip': { de: 'Kein Gleis, weiter', en: 'No track, go on' },
  '18te/step/station/skip': { de: 'Kein Bahnhof, weiter', en: 'No station, go on' },
  '18te/step/station': { de: 'Bahnhof', en: 'Station' },
  '18te/step/run': { de: 'Fahrt', en: 'Run' },
  '18te/step/payout': { de: 'Ausschüttung', en: 'Pay out' },
  '18te/step/trains': { de: 'Loks', en: 'Trains' },
  '18te/step/shares': { de: 'Aktien', en: 'Shares' },
  '18te/market': { de: 'Aktienmarkt', en: 'Stock market' },
  '18te/market/right': { de: 'rechts: ausgezahlt ≥ Kurs', en: 'right: paid ≥ price' },
  '18te/market/down': { de: 'runter: je 10 % verkauft', en: 'down: per 10 % sold' },
  '18te/market/yellow': { de: 'gelb: zählt nicht zum Limit', en: 'yellow: not counted for the limit' },
  '18te/depot': { de: 'Lokfabrik', en: 'Train factory' },
  '18te/pool': { de: 'Bankvermögen', en: 'Pool' },
  '18te/train/next': { de: 'als Nächste', en: 'next' },
  '18te/train/rusts': { de: 'lässt {train} rosten', en: 'rusts {train}' },
  '18te/payouts': { de: 'Letzte Ausschüttung', en: 'Last payout' },
  '18te/charter/unfounded': { de: 'Noch nicht gegründet', en: 'Not yet founded' },
  '18te/charter/next': {
    de: 'nächste Versteigerung, mindestens {bid:money}',
    en: 'next to be auctioned, at least {bid:money}',
  },
  '18te/charter/bid': { de: '{seat} bietet {bid:money}', en: '{seat} bids {bid:money}' },
  '18te/lot/home': { de: 'Heimat {home}', en: 'home {home}' },
  '18te/lot/stations': { de: '{stations} Bahnhofsmarker', en: '{stations} stations' },
  '18te/lot/treasury': { de: 'das Gebot wird zu ihrer Kasse', en: 'the bid becomes its treasury' },
  '18te/lot/par': {
    de: 'Ausgabekurs: das höchste rote Feld bis zu einem Drittel des Gebots',
    en: 'First price: the highest red field within a third of the bid',
  },
  '18te/charter/gone': { de: 'Bankrott, aus dem Spiel', en: 'Bankrupt, out of the game' },
  '18te/charter/president': { de: '{seat} · {percent} %', en: '{seat} · {percent} %' },
  '18te/charter/bonus': { de: 'Bonus erhalten', en: 'bonus received' },
  '18te/mat/first': { de: 'Erster Handel', en: 'first trade' },
  '18te/mat/broke': { de: 'bankrott', en: 'bankrupt' },
  '18te/ledger/revenue': { de: 'Letzte Ausschüttung', en: 'Last payout' },
  '18te/score/shares': { de: 'Zertifikate {company}', en: 'certificates {company}' },
  '18te/ledger/trains': { de: 'Loks', en: 'Trains' },
  '18te/6.5/auction-first': {
    de: 'Erst wird die Versteigerung der {company} beendet.',
    en: 'The auction of the {company} is finished first.',
  },
  '18te/3.7/president-decides': {
    de: 'Für die {company} entscheidet {president}.',
    en: '{president} decides for the {company}.',
  },
  '18te/7/step-order': {
    de: 'Die Schritte haben eine feste Reihenfolge: Gleis, Bahnhof, Fahrt, Ausschüttung, Loks, Aktien. Jetzt: {step:name}.',
    en: 'The steps have a fixed order: track, station, run, pay out, trains, shares. Now: {step:name}.',
  },
  'name/track': { de: 'Gleis', en: 'track' },
  'name/station': { de: 'Bahnhof', en: 'station' },
  'name/run': { de: 'Fahrt', en: 'run' },
  'name/payout': { de: 'Ausschüttung', en: 'pay out' },
  'name/trains': { de: 'Loks', en: 'trains' },
  'name/shares': { de: 'Aktien', en: 'shares' },
  '18te/3.8/surplus-first': {
    de: 'Die {company} hat mehr Loks, als die Phase erlaubt. Erst gibt {president} die überzähligen ab.',
    en: 'The {company} has more trains than the phase allows. First {president} gives up the surplus.',
  },
  '18te/7.8/offer-open': {
    de: 'Erst wird die Anfrage nach der Lok beantwortet.',
    en: 'The request for the train is answered first.',
  },
  'due/presidency': { de: '30-%-Zertifikat tauschen', en: 'swap the 30 % certificate' },
  'due/bid': { de: 'Gebot in die Kasse zahlen', en: 'pay the bid into the treasury' },
  'due/founding': { de: 'Gesellschaft einrichten', en: 'set up the company' },
  'due/sweetener': { de: '10 auf das Zertifikat legen', en: 'lay 10 on the certificate' },
  'due/par': { de: 'Kursmarker einsetzen', en: 'place the price marker' },
  'due/bankrupt': { de: 'Gesellschaft auflösen', en: 'dissolve the company' },
  'due/first-trade': { de: '„Erster Handel“ weitergeben', en: 'hand on "First Trade"' },
  'due/export-on': { de: 'Exportmarker auf die Lokfabrik', en: 'export marker onto the train factory' },
  'due/export-off': { de: 'Exportmarker wegnehmen', en: 'take the export marker off' },
  'due/export': { de: 'Oberste Lok exportieren', en: 'export the top train' },
  'due/home': { de: 'Heimatbahnhof setzen', en: 'place the home station' },
  'due/rust': { de: 'Rostige Loks aus dem Spiel nehmen', en: 'take rusted trains out of the game' },
};
