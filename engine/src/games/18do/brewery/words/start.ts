import { nameWords, same, wordsFor } from '../../../../rail/words/names.ts';
import type { Words } from '../../../../table/words.ts';
import { BOARD } from '../../data/board.ts';
import { CARDS, START_CARDS } from '../data/cards.ts';
import { BID_STEPS, BREW_CHARTERS, BREW_COMPANIES, SMALL } from '../data/companies.ts';
import { NO_DEMAND_MARKERS, SEGMENTS } from '../data/demand.ts';
import { PAIRS } from '../data/limits.ts';
import {
  bidPlace,
  closedPlace,
  deliveredPlace,
  demandPlace,
  EXPORT_BOX,
  loadPlace,
  noDemand,
  NO_DEMAND_SUPPLY,
  ORDER_PLACES,
  orderMarker,
  smallPlace,
  smallSheet,
  startCard,
  trackPlace,
} from '../pieces.ts';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

const companies: Words = {
  ...nameWords(BOARD, BREW_CHARTERS),
  ...wordsFor(BREW_COMPANIES, (id) => [`name/${id}`, same(id)]),
  ...wordsFor(BREW_COMPANIES, (id) => [
    `name/ipo/${id}`,
    { de: `Auslage der ${id}`, en: `${id} on display` },
  ]),
  ...wordsFor(BREW_COMPANIES, (id) => [
    `name/charter/${id}`,
    { de: `Besitzblatt der ${id}`, en: `sheet of the ${id}` },
  ]),
};
const breweries: Words = Object.assign(
  {},
  ...[...SMALL.map(({ id }) => id), ...BREW_COMPANIES].map((id): Words => ({
    [`name/${orderMarker(id)}`]: { de: `Reihenfolgemarker ${id}`, en: `order marker ${id}` },
  })),
);
const small: Words = Object.assign(
  {},
  ...SMALL.map(({ id, name }): Words => ({
    // Hexes have such ids too, and KIM.
    ...wordsFor(['brewery', 'small', 'lot', 'company', 'seller', 'buyer'], (param) => [
      `name/${param}:${id}`,
      same(`${name} (${id})`),
    ]),
    [`name/company/${id}`]: { de: `Kasse der ${id}`, en: `${id} treasury` },
    [`name/${smallSheet(id)}`]: same(`${name} (${id})`),
    [`name/${smallPlace(id)}`]: { de: `Startpaket, ${name} (${id})`, en: `start package, ${name} (${id})` },
    ...wordsFor(BID_STEPS, (amount) => [
      `name/${bidPlace(id, amount)}`,
      { de: `Gebot ${amount} auf ${id}`, en: `bid ${amount} on ${id}` },
    ]),
  })),
);
const market: Words = Object.assign(
  {
    [`name/${EXPORT_BOX}`]: { de: 'Exportfeld', en: 'export box' },
    [`name/${NO_DEMAND_SUPPLY}`]: { de: 'Marker „Keine Nachfrage“', en: '"no demand" markers' },
  },
  ...SEGMENTS.map(({ id }): Words => ({
    [`name/${demandPlace(id, 'regular')}`]: {
      de: `Stammkunden, Segment ${id}`,
      en: `regular customers, segment ${id}`,
    },
    [`name/${demandPlace(id, 'new')}`]: {
      de: `Neukunden, Segment ${id}`,
      en: `new customers, segment ${id}`,
    },
    [`name/${deliveredPlace(id, 'regular')}`]: {
      de: `Lieferfeld der Stammkunden, Segment ${id}`,
      en: `delivered to regular customers, segment ${id}`,
    },
    [`name/${deliveredPlace(id, 'new')}`]: {
      de: `Lieferfeld der Neukunden, Segment ${id}`,
      en: `delivered to new customers, segment ${id}`,
    },
    [`name/${closedPlace(id)}`]: { de: `Markerfeld, Segment ${id}`, en: `marker field, segment ${id}` },
  })),
);
const cards: Words = {
  ...wordsFor(
    START_CARDS.flatMap(({ type, count }) => upTo(count).map((i) => ({ type, i }))),
    ({ type, i }) => [
      `name/${startCard(type, i)}`,
      { de: `START-Kärtchen ${type}`, en: `START card ${type}` },
    ],
  ),
  ...wordsFor(
    CARDS.flatMap(({ id, count }) => upTo(count[2]).map((i) => ({ id, piece: `train/${id}/${i}` }))),
    ({ id, piece }) => [
      `name/${loadPlace(piece)}`,
      { de: `Ladung eines ${id}er-Zugs`, en: `load of a type ${id} train` },
    ],
  ),
  ...wordsFor(upTo(NO_DEMAND_MARKERS), (i) => [
    `name/${noDemand(i)}`,
    { de: 'Marker „Keine Nachfrage“', en: '"no demand" marker' },
  ]),
};
const part = (at: number): { readonly de: string; readonly en: string } => {
  if (at === 0) return { de: 'Aktienrunde', en: 'stock round' };
  return at % 2 === 1
    ? { de: 'Eisenbahnrunde', en: 'railway round' }
    : { de: 'Brauereirunde', en: 'brewery round' };
};
const tracks: Words = {
  ...wordsFor(
    ORDER_PLACES.map((place, i) => ({ place, i })),
    ({ place, i }) => [
      `name/${place}`,
      { de: `Brauerei-Reihenfolge, Platz ${i + 1}`, en: `brewery order, place ${i + 1}` },
    ],
  ),
  ...wordsFor(
    PAIRS.flatMap((pairs, set) => Array.from({ length: 2 * pairs + 1 }, (_, at) => ({ set: set + 1, at }))),
    ({ set, at }) => [
      `name/${trackPlace(set, at)}`,
      { de: `Rundenleiste ${set}, ${part(at).de}`, en: `round track ${set}, ${part(at).en}` },
    ],
  ),
};

/** Names of what Heat, Sweat & Beer has on the table, and its start round (§6.1, §6.2.2). */
export const breweryStartWords: Words = {
  ...companies,
  ...breweries,
  ...small,
  ...market,
  ...cards,
  ...tracks,
  'name/display': { de: 'Auslage', en: 'display' },
  'name/company': { de: 'Gesellschaft', en: 'company' },
  '18do/start/small': {
    de: 'Setze deinen Marker auf ein freies Feld. Bezahlt werden Preis und Gebot.',
    en: 'Put your marker on a free field. Price and bid are paid.',
  },
  '18do/6.2.2/start-round-first': {
    de: 'Erst bietet jeder Spieler auf eine kleine Brauerei, bis alle eine haben. Passen geht in der Startrunde nicht.',
    en: 'First every player bids for a small brewery until everybody has one. Nobody passes in the start round.',
  },
  '18do/6.2.2/bid-field': {
    de: 'Neben {lot:name} liegt kein Gebotsfeld mit {bid:money}.',
    en: 'There is no bid field of {bid:money} beside {lot:name}.',
  },
  '18do/6.2.2/bid-higher': {
    de: 'Auf {lot:name} liegen schon {standing:money}. Dort zählt nur ein höheres Gebot; sonst bietest du auf eine andere kleine Brauerei.',
    en: '{standing:money} lies on {lot:name} already. Only a higher bid counts there; else you bid for another small brewery.',
  },
  '18do/6.2.2/bid-cash': {
    de: 'Preis und Gebot kosten {bid:money}. Du hast {cash:money} Privatgeld.',
    en: 'Price and bid come to {bid:money}. You have {cash:money}.',
  },
  '18do/small/capital': { de: 'Startkapital', en: 'start capital' },
  '18do/small/starts': {
    de: 'START-Kärtchen: {ones} × Typ 1, {twos} × Typ 2',
    en: 'START cards: {ones} × type 1, {twos} × type 2',
  },
  'due/small': { de: 'kleine Brauerei bezahlen und nehmen', en: 'pay for the small brewery and take it' },
  'due/small-out': { de: 'übrige Brauerei aus dem Spiel', en: 'the brewery left over leaves the game' },
  'due/capital': { de: 'Startkapital einzahlen', en: 'pay in the start capital' },
};
