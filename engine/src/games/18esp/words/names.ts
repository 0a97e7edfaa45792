import type { Words } from '../../../table/words.ts';
import { BOARD } from '../data/board.ts';
import { CHARTERS } from '../data/companies.ts';
import { PRIVATES } from '../data/privates.ts';
import { TRAINS } from '../data/trains.ts';

const same = (text: string) => ({ de: text, en: text });
const from = <T>(list: readonly T[], word: (item: T) => readonly [string, Words[string]]): Words =>
  Object.fromEntries(list.map(word));

const hexes = Object.values(BOARD.hexes);
const charters = Object.values(CHARTERS);

/** What places, purses and pieces are called. */
export const nameWords: Words = {
  ...from(hexes, (hex) => [`name/${hex.id}`, same(hex.name ? `${hex.name} (${hex.id})` : hex.id)]),
  ...from(charters, (c) => [`name/company/${c.id}`, { de: `Kasse der ${c.id}`, en: `${c.id} treasury` }]),
  ...from(charters, (c) => [`name/ipo/${c.id}`, { de: `Ausgabestapel der ${c.id}`, en: `${c.id} issue` }]),
  ...from(charters, (c) => [
    `name/charter/${c.id}`,
    { de: `Tafel der ${c.id}`, en: `charter of the ${c.id}` },
  ]),
  ...from(charters, (c) => [
    `name/locked/${c.id}`,
    { de: `gesperrte Marker der ${c.id}`, en: `locked markers of ${c.id}` },
  ]),
  ...from(PRIVATES, (p) => [
    `name/${p.id}`,
    same(`${p.id} ${p.name}${p.backName === undefined ? '' : ` / ${p.backName}`}`),
  ]),
  ...from(PRIVATES, (p) => [`name/with/${p.id}`, { de: `unter ${p.id}`, en: `under ${p.id}` }]),
  ...from(
    TRAINS.flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}/${i + 1}`)),
    (train) => [`name/under/train/${train}`, { de: `unter Zug ${train}`, en: `under train ${train}` }],
  ),
  money: same('# Pts.'),
  'name/bank': { de: 'Bank', en: 'bank' },
  'name/pool': { de: 'Open Market', en: 'open market' },
  'name/market': { de: 'Open Market', en: 'open market' },
  'name/ipo': { de: 'Ausgabestapel', en: 'issue' },
  'name/depot': { de: 'Zugstapel', en: 'train stack' },
  'name/supply': { de: 'Plättchenvorrat', en: 'tile tray' },
  'name/scrap': { de: 'Schrottplatz', en: 'scrapyard' },
  'name/privates': { de: 'Reihe der Privatbahnen', en: 'row of private companies' },
  'name/out': { de: 'aus dem Spiel', en: 'out of the game' },
  'name/yellow': { de: 'gelb', en: 'yellow' },
  'name/green': { de: 'grün', en: 'green' },
  'name/brown': { de: 'braun', en: 'brown' },
  'name/gray': { de: 'grau', en: 'gray' },
  'name/build': { de: 'Gleis und Station', en: 'track and station' },
  'name/run': { de: 'Fahrt', en: 'run' },
  'name/income': { de: 'Einnahmen', en: 'income' },
  'name/takeover': { de: 'Übernahme', en: 'takeover' },
  'name/trains': { de: 'Züge', en: 'trains' },
  'name/goal-destination': { de: 'Ziel', en: 'destination' },
  'name/goal-offboard': { de: 'rotes Gebiet', en: 'red area' },
  'name/goal-port': { de: 'Hafen', en: 'port' },
  'name/narrow': { de: 'Schmalspur', en: 'narrow gauge' },
  'name/iberian': { de: 'Breitspur', en: 'Iberian gauge' },
};
