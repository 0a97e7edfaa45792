import type { Words } from '../../../table/words.ts';
import { BOARD } from '../data/board.ts';
import { CHARTERS } from '../data/companies.ts';

const same = (text: string) => ({ de: text, en: text });

const names: Words = {
  ...Object.fromEntries(
    Object.values(BOARD.hexes).map((hex) => [
      `name/${hex.id}`,
      same(hex.name ? `${hex.name} (${hex.id})` : hex.id),
    ]),
  ),
  ...Object.fromEntries(
    Object.values(CHARTERS).map((c) => [
      `name/company/${c.id}`,
      { de: `Kasse der ${c.id}`, en: `${c.id} treasury` },
    ]),
  ),
  ...Object.fromEntries(
    Object.values(CHARTERS).map((c) => [
      `name/ipo/${c.id}`,
      { de: `${c.id}, ungegründet`, en: `${c.id}, not founded` },
    ]),
  ),
  ...Object.fromEntries(
    Object.values(CHARTERS).map((c) => [
      `name/charter/${c.id}`,
      { de: `Tafel der ${c.id}`, en: `charter of the ${c.id}` },
    ]),
  ),
};

/** Farther than any dividend goes. */
const LONGEST_PAYOUT = 300;
const payoutTrack: Words = Object.fromEntries(
  Array.from({ length: LONGEST_PAYOUT + 1 }, (_, i) => [
    `name/payout/${10 * i}`,
    { de: `Ausschüttungsleiste ${10 * i}`, en: `payout track ${10 * i}` },
  ]),
);

/** Names, rounds, steps and what the parts of the table are called. */
export const baseWords: Words = {
  ...names,
  ...payoutTrack,
  money: same('#M'),
  'name/bank': { de: 'Bank', en: 'bank' },
  'name/pool': { de: 'Bankvermögen', en: 'pool' },
  'name/depot': { de: 'Lokfabrik', en: 'train factory' },
  'name/supply': { de: 'Plättchenvorrat', en: 'tile tray' },
  'name/out': { de: 'aus dem Spiel', en: 'out of the game' },
  'name/treasury': { de: 'Gesellschaftskasse', en: 'treasury' },
  '18te/title': same('18TE'),
  '18te/subtitle': same('Eisenbahnen im Tecklenburger Land'),
  '18te/round/SR': { de: 'AR {set}', en: 'SR {set}' },
  '18te/round/OR': { de: 'BR {set}.{or}', en: 'OR {set}.{or}' },
  '18te/round/end': { de: 'Spielende', en: 'end of the game' },
  '18te/marker/SR': { de: 'AR', en: 'SR' },
  '18te/marker/OR1': { de: 'BR 1', en: 'OR 1' },
  '18te/marker/OR2': { de: 'BR 2', en: 'OR 2' },
  '18te/phase': { de: 'Phase {phase}', en: 'phase {phase}' },
  '18te/phase/title': same('Phase'),
  '18te/step/title': { de: 'Schritt', en: 'Step' },
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
  '18te/market/down': { de: 'runter: je verkaufter Aktie', en: 'down: per share sold' },
  '18te/market/yellow': { de: 'gelb: zählt nicht zum Limit', en: 'yellow: not counted for the limit' },
  '18te/round/title': { de: 'Runde', en: 'Round' },
  '18te/depot': { de: 'Lokfabrik', en: 'Train factory' },
  '18te/pool': { de: 'Bankvermögen', en: 'Pool' },
  '18te/bank': same('Bank'),
  '18te/out': { de: 'Aus dem Spiel', en: 'Out of the game' },
  '18te/tray': { de: 'Plättchen', en: 'Tile tray' },
  '18te/colour/yellow': { de: 'gelb', en: 'yellow' },
  '18te/colour/green': { de: 'grün', en: 'green' },
  '18te/colour/brown': { de: 'braun', en: 'brown' },
  '18te/colour/from': { de: '{colour:name} · Phase {phase}', en: '{colour:name} · phase {phase}' },
  'name/yellow': { de: 'gelb', en: 'yellow' },
  'name/green': { de: 'grün', en: 'green' },
  'name/brown': { de: 'braun', en: 'brown' },
  '18te/train/soldout': { de: 'ausverkauft', en: 'sold out' },
  '18te/train/next': { de: 'als Nächste', en: 'next' },
  '18te/train/rusts': { de: 'verschrottet {train}', en: 'rusts {train}' },
  '18te/payouts': { de: 'Letzte Ausschüttung', en: 'Last payout' },
  '18te/charter/unfounded': { de: 'Noch nicht gegründet', en: 'Not yet founded' },
  '18te/charter/next': {
    de: 'nächste Versteigerung, mindestens {bid:money}',
    en: 'next to be auctioned, at least {bid:money}',
  },
  '18te/charter/gone': { de: 'Bankrott, aus dem Spiel', en: 'Bankrupt, out of the game' },
  '18te/charter/president': { de: '{seat} · {percent} %', en: '{seat} · {percent} %' },
  '18te/charter/bonus': { de: 'Zielprämie erhalten', en: 'bonus received' },
  '18te/mat/first': { de: 'Erster Handel', en: 'first trade' },
  '18te/mat/certificates': { de: '{count} von {limit} Zertifikaten', en: '{count} of {limit} certificates' },
  '18te/mat/worth': { de: 'Wert {worth:money}', en: 'worth {worth:money}' },
  '18te/mat/broke': { de: 'bankrott', en: 'bankrupt' },
  '18te/score/cash': { de: 'Bargeld', en: 'cash' },
  '18te/score/shares': { de: 'Aktien {company}', en: 'shares {company}' },
  '18te/ledger/cash': { de: 'Geld', en: 'Cash' },
  '18te/ledger/worth': { de: 'Vermögen', en: 'Worth' },
  '18te/ledger/price': { de: 'Kurs', en: 'Price' },
  '18te/ledger/revenue': { de: 'Letzte Einnahme', en: 'Last revenue' },
  '18te/ledger/trains': { de: 'Loks', en: 'Trains' },
  '18te/ledger/certificates': { de: 'Zertifikate', en: 'Certificates' },
  '18te/ledger/treasury': { de: 'In der Kasse', en: 'In treasury' },
  '18te/ledger/pool': { de: 'In der Bank', en: 'In pool' },
  '18te/8/over': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  '18te/3.1/stock-round-only': {
    de: 'Spieler handeln nur in der Aktienrunde.',
    en: 'Players trade in stock rounds only.',
  },
  '18te/3.1/operating-round-only': {
    de: 'Gesellschaften handeln nur in der Betriebsrunde.',
    en: 'Companies act in operating rounds only.',
  },
  '18te/6/turn': { de: '{turn} ist am Zug.', en: 'It is the turn of {turn}.' },
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
    de: 'Die {company} hat mehr Loks, als die Phase erlaubt. Erst gibt sie die überzähligen ab.',
    en: 'The {company} has more trains than the phase allows. First it gives up the surplus.',
  },
  '18te/7.8/offer-open': {
    de: 'Erst wird die Anfrage nach der Lok beantwortet.',
    en: 'The request for the train is answered first.',
  },
  'due/price': { de: 'Kursmarker versetzen', en: 'move the price marker' },
  'due/presidency': { de: 'Direktorenzertifikat tauschen', en: "swap the president's certificate" },
  'due/sale': { de: 'Verkaufserlös auszahlen', en: 'pay for the sale' },
  'due/bid': { de: 'Gebot in die Kasse zahlen', en: 'pay the bid into the treasury' },
  'due/founding': { de: 'Gesellschaft einrichten', en: 'set up the company' },
  'due/sweetener': { de: '10 auf das Zertifikat legen', en: 'lay 10 on the certificate' },
  'due/par': { de: 'Kursmarker einsetzen', en: 'place the price marker' },
  'due/bankrupt': { de: 'Gesellschaft auflösen', en: 'dissolve the company' },
  'due/first-trade': { de: '„Erster Handel“ weitergeben', en: 'hand on "First Trade"' },
  'due/round': { de: 'Rundenmarker versetzen', en: 'move the round marker' },
  'due/export': { de: 'Exportmarker und Export', en: 'export marker and export' },
  'due/home': { de: 'Heimatbahnhof setzen', en: 'place the home station' },
  'due/rust': { de: 'Loks verschrotten', en: 'scrap the trains' },
};
