import { nameWords as family, same, wordsFor } from '../../../rail/words/names.ts';
import type { Words } from '../../../table/words.ts';
import { BOARD } from '../data/board.ts';
import { CHARTERS } from '../data/companies.ts';
import { PRIVATES } from '../data/privates.ts';
import { TRAINS } from '../data/trains.ts';

const charters = Object.keys(CHARTERS);

/** What places, purses and pieces are called. */
export const nameWords: Words = {
  ...family(BOARD, CHARTERS),
  ...wordsFor(charters, (id) => [`name/ipo/${id}`, { de: `Ausgabestapel der ${id}`, en: `${id} issue` }]),
  ...wordsFor(charters, (id) => [
    `name/locked/${id}`,
    { de: `gesperrte Marker der ${id}`, en: `locked markers of ${id}` },
  ]),
  ...wordsFor(charters, (id) => [
    `name/charter/${id}`,
    { de: `Besitzbogen der ${id}`, en: `charter of the ${id}` },
  ]),
  ...wordsFor(PRIVATES, (p) => [`name/${p.id}`, same(`${p.id} ${p.name}`)]),
  ...wordsFor(PRIVATES, (p) => [`name/${p.id}/back`, same(`${p.id} ${p.backName ?? p.name}`)]),
  ...wordsFor(PRIVATES, (p) => [`name/with/${p.id}`, { de: `unter ${p.id}`, en: `under ${p.id}` }]),
  ...wordsFor(
    TRAINS.flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}/${i + 1}`)),
    (train) => [`name/under/train/${train}`, { de: `unter Zug ${train}`, en: `under train ${train}` }],
  ),
  money: same('# pts'),
  'name/pool': { de: 'freier Markt', en: 'open market' },
  'name/market': { de: 'freier Markt', en: 'open market' },
  'name/par': { de: 'Ausgabekurs', en: 'par' },
  'name/ipo': { de: 'Ausgabestapel', en: 'issue' },
  'name/depot': { de: 'Zugstapel', en: 'train stack' },
  'name/scrap': { de: 'Schrottplatz', en: 'scrapyard' },
  'name/privates': { de: 'Reihe der Privatgesellschaften', en: 'row of private companies' },
  'name/build': { de: 'Gleis und Bahnhof', en: 'track and station' },
  'name/run': { de: 'Fahrt', en: 'run' },
  'name/income': { de: 'Einnahmen', en: 'income' },
  'name/takeover': { de: 'Übernahme', en: 'takeover' },
  'name/trains': { de: 'Züge', en: 'trains' },
  'name/goal-destination': { de: 'Ziel', en: 'destination' },
  'name/goal-offboard': { de: 'Fernverbindung', en: 'red area' },
  'name/goal-port': { de: 'Hafen', en: 'port' },
  'name/narrow': { de: 'Schmalspur', en: 'narrow gauge' },
  'name/iberian': { de: 'iberische Spurweite', en: 'Iberian gauge' },
};
