import { nameWords, same, wordsFor } from '../../../rail/words/names.ts';
import { tableWords } from '../../../rail/words/table.ts';
import type { Words } from '../../../table/words.ts';
import { BOARD } from '../data/board.ts';
import { PRIVATES } from '../data/breweries.ts';
import { CHARTERS, COMPANIES } from '../data/companies.ts';
import { siteName } from '../data/sites.ts';
import {
  bidPlace,
  breweryMarker,
  cardPlace,
  payoutPlace,
  privateCard,
  sitePlace,
  startPlace,
} from '../pieces.ts';

const names: Words = {
  ...nameWords(BOARD, CHARTERS),
  ...wordsFor(COMPANIES, (id) => [`name/ipo/${id}`, { de: `Auslage der ${id}`, en: `${id} on display` }]),
  ...wordsFor(COMPANIES, (id) => [
    `name/charter/${id}`,
    { de: `Besitzblatt der ${id}`, en: `sheet of the ${id}` },
  ]),
  ...wordsFor(Object.values(BOARD.hexes), ({ id, name = id }) => {
    const site = siteName(id);
    const place = site === '' ? `${name} (${id})` : `${site}, ${name} (${id})`;
    return [`name/${sitePlace(id)}`, { de: `Standort ${place}`, en: `site ${place}` }];
  }),
  ...wordsFor(
    Array.from({ length: 201 }, (_, i) => 10 * i),
    (amount) => [
      `name/${payoutPlace(amount)}`,
      { de: `Dividendenblatt ${amount}`, en: `dividend sheet ${amount}` },
    ],
  ),
  'name/beer': { de: 'Biervorrat', en: 'beer supply' },
  'name/sidings': { de: 'Standortmarker', en: 'site markers' },
  'name/order/B2': { de: 'Reihenfolgemarker B2', en: 'order marker B2' },
  'name/site/coal': { de: 'Kohle', en: 'coal' },
  'name/site/steel': { de: 'Stahl', en: 'steel' },
};
const breweries: Words = Object.assign(
  {},
  ...PRIVATES.map(({ id, number, bids }): Words => {
    const [de, en] = [`Privatbrauerei Nr. ${number}`, `private brewery No. ${number}`];
    return {
      [`name/${id}`]: { de, en: `Private brewery No. ${number}` },
      [`name/${privateCard(id)}`]: { de, en },
      [`name/${breweryMarker(id)}`]: { de: `Brauereimarker ${number}`, en: `brewery marker ${number}` },
      [`name/${cardPlace(id)}`]: { de: `auf ${de}`, en: `on ${en}` },
      [`name/${startPlace(id)}`]: { de: `Startpaket, ${de}`, en: `start package, ${en}` },
      ...wordsFor(bids, (amount) => [
        `name/${bidPlace(id, amount)}`,
        { de: `Gebot ${amount} auf Nr. ${number}`, en: `bid ${amount} on No. ${number}` },
      ]),
    };
  }),
);
const abilities: Words = {
  '18do/private/PB1/short': { de: '2 Bierquader', en: '2 cubes of beer' },
  '18do/private/PB1': {
    de: 'Bringt zwei Bierquader mit.',
    en: 'Comes with two cubes of export beer.',
  },
  '18do/private/PB2/short': { de: 'Platz in Dortmund City', en: 'slot in Dortmund City' },
  '18do/private/PB2': {
    de: 'Hält einen Kreis in Dortmund City frei, bis zur grauen Phase.',
    en: 'Keeps a circle of Dortmund City, until the grey phase.',
  },
  '18do/private/PB3/short': { de: 'Bahnhof City halb', en: 'City station half' },
  '18do/private/PB3': {
    de: 'Ein Bahnhof in Dortmund City kostet die Hälfte.',
    en: 'One station in Dortmund City costs half.',
  },
  '18do/private/PB4/short': { de: '+10 je Bierfahrt', en: '+10 per beer run' },
  '18do/private/PB4': {
    de: 'Jeder Zug, der Bier fährt, bringt 10 mehr.',
    en: 'Every train that carries beer earns 10 more.',
  },
  '18do/private/PB5/short': { de: '+1 Bierquader je Runde', en: '+1 cube a round' },
  '18do/private/PB5': {
    de: 'In jeder Operationsrunde trägt ein Zug einen Bierquader mehr, auch ein 3er oder 4er.',
    en: 'In every operating round one train carries one more cube, a 3- or 4-train too.',
  },
};
const step = (id: string, de: string, en: string): Words => ({
  [`18do/step/${id}`]: { de, en },
  [`name/${id}`]: { de, en: en.toLowerCase() },
});
const steps: Words = {
  ...step('track', 'Gleis', 'Track'),
  ...step('station', 'Bahnhof', 'Station'),
  ...step('siding', 'Gleisanschluss', 'Siding'),
  ...step('run', 'Fahrt', 'Run'),
  ...step('payout', 'Einnahmen', 'Revenue'),
  ...step('trains', 'Züge', 'Trains'),
  ...step('certificate', 'Zertifikat', 'Certificate'),
  ...step('network', 'Gleis', 'Track'),
  ...step('build', 'Bahnhof oder Anschluss', 'Station or siding'),
  ...step('swap', 'Zugtausch', 'Swap'),
  '18do/step/track/skip': { de: 'Kein Gleis, weiter', en: 'No track, go on' },
  '18do/step/station/skip': { de: 'Kein Bahnhof, weiter', en: 'No station, go on' },
  '18do/step/siding/skip': { de: 'Kein Anschluss, weiter', en: 'No siding, go on' },
  '18do/step/network/skip': { de: 'Kein Gleis, weiter', en: 'No track, go on' },
  '18do/step/build/skip': { de: 'Nichts bauen, weiter', en: 'Build nothing, go on' },
};

/** Names, rounds, steps, and what the parts of the table are called. */
export const baseWords: Words = {
  ...tableWords('18do'),
  ...names,
  ...breweries,
  ...abilities,
  ...steps,
  money: same('#M'),
  'piece/train': { de: 'Zug {train} zu {price}', en: 'train {train} at {price}' },
  'piece/no-train': { de: 'kein Zug', en: 'no train' },
  'piece/beer': { de: 'Bierquader', en: 'beer cube' },
  'piece/siding': { de: 'Standortmarker {type} {value}', en: 'site marker {type} {value}' },
  'piece/equipment': { de: 'Ausstattung Typ {type}', en: 'equipment type {type}' },
  'name/pool': { de: 'Bank Pool', en: 'Bank Pool' },
  'name/from:company': { de: 'Gesellschaft', en: 'company' },
  'name/depot': { de: 'Zugauslage', en: 'train display' },
  'name/treasury': { de: 'Betriebskapital', en: 'treasury' },
  'name/round/SR': { de: 'Aktienrunde', en: 'stock round' },
  'name/round/OR1': { de: '1. Operationsrunde', en: '1st operating round' },
  'name/round/OR2': { de: '2. Operationsrunde', en: '2nd operating round' },
  'name/round/OR3': { de: '3. Operationsrunde', en: '3rd operating round' },
  '18do/title': same('18DO-Dortmund'),
  '18do/subtitle': { de: 'Eisenbahnen, Kohle, Stahl und Bier', en: 'Railways, coal, steel and beer' },
  '18do/round/OR': same('OR {set}.{or}'),
  '18do/marker/OR1': same('OR 1'),
  '18do/marker/OR2': same('OR 2'),
  '18do/marker/OR3': same('OR 3'),
  '18do/round/start': { de: 'Startrunde', en: 'start round' },
  '18do/round/EFS': { de: 'Einführungsspiel', en: 'introductory game' },
  '18do/market': { de: 'Aktienmarkt', en: 'Stock market' },
  '18do/depot': { de: 'Züge', en: 'Trains' },
  '18do/pool': same('Bank Pool'),
  '18do/train/next': { de: 'als Nächster', en: 'next' },
  '18do/train/rusts': { de: '{train}er überaltern', en: '{train}s become obsolete' },
  '18do/ledger/revenue': { de: 'Letzte Einnahmen', en: 'Last revenue' },
  '18do/ledger/trains': { de: 'Züge', en: 'Trains' },
  '18do/ledger/cubes': { de: 'Bier', en: 'Beer' },
  'due/track': { de: 'Baukosten bezahlen', en: 'pay for the track' },
  'due/station': { de: 'Bahnhof bezahlen', en: 'pay for the station' },
  'due/stations': { de: 'Bahnhöfe auf das neue Plättchen', en: 'stations onto the new tile' },
  'due/siding': { de: 'Gleisanschluss bezahlen', en: 'pay for the siding' },
  'due/siding-back': { de: 'Niedrigen Marker zurücklegen', en: 'put the low marker back' },
  'due/cube': { de: 'Bierquader auf das Besitzkärtchen', en: 'beer cube onto the card' },
  'due/beer': { de: 'Geliefertes Bier in den Vorrat', en: 'delivered beer back to the supply' },
  'due/marker-used': { de: 'Benutzten Marker weglegen', en: 'put the used marker away' },
  'due/taken-sheet': { de: 'Besitzblatt und Bahnhöfe nehmen', en: 'take sheet and stations' },
  'due/next-train': { de: 'Nächsten Zug auf das Besitzblatt', en: 'next train onto the sheet' },
  'due/train-out': { de: 'Alten Zug weglegen', en: 'put the old train away' },
};
