import { nameWords, same, wordsFor } from '../../../rail/words/names.ts';
import { ruleWords } from '../../../rail/words/rules.ts';
import { roundNames, tableWords } from '../../../rail/words/table.ts';
import type { Words } from '../../../table/words.ts';
import { BUILT_IN_BOX } from '../box.ts';
import { CHARTERS, COMPANIES } from '../data/companies.ts';
import { PRIVATES } from '../data/privates.ts';

/** Names of companies' piles and of private companies. Hexes of an own board are named by `box.ts`. */
const names: Words = {
  ...nameWords(BUILT_IN_BOX.board, CHARTERS),
  ...wordsFor(COMPANIES, (id) => [
    `name/ipo/${id}`,
    { de: `unverkaufte Aktien der ${id}`, en: `unsold shares of the ${id}` },
  ]),
  ...wordsFor(COMPANIES, (id) => [
    `name/charter/${id}`,
    { de: `Besitzbogen der ${id}`, en: `charter of the ${id}` },
  ]),
  ...wordsFor(PRIVATES, ({ id, name }) => [`name/${id}`, same(name)]),
  ...wordsFor(BUILT_IN_BOX.pars, (par) => [
    `name/par/${par}`,
    { de: `Ausgabekurs ${par}`, en: `par ${par}` },
  ]),
  'name/pool': { de: 'Bankpool', en: 'pool' },
  'name/depot': { de: 'Loks der Bank', en: 'trains of the bank' },
  'name/treasury': { de: 'Betriebskapital', en: 'treasury' },
  'name/privates': { de: 'Auslage der Privatbahnen', en: 'display of private companies' },
  'name/with/ERIE': { de: 'bei der Privatbahn 2', en: 'with private 2' },
  'name/stop/plain': { de: 'Gleis ohne Bahnhof', en: 'plain track' },
  'name/stop/town': { de: 'eine kleine Station', en: 'a town' },
  'name/stop/city': { de: 'eine Stadt', en: 'a city' },
  'name/stop/mixed': { de: 'mehrere Stationen', en: 'several stations' },
  'name/stop/offboard': { de: 'eine Fernverbindung', en: 'a red area' },
};

/** Sentences that the family has, under the chapters of this rulebook. */
const shared = ruleWords('1862', {
  '7': ['empty-hex', 'label'],
  '8': ['old-track'],
  '10': ['too-short', 'skipped-stop', 'no-track', 'stop-twice', 'track-twice', 'better-run'],
});

/** Names, rounds, steps and what the parts of the table are called. */
export const baseWords: Words = {
  ...tableWords('1862'),
  ...roundNames('1862', tableWords('1862')),
  ...shared,
  ...names,
  money: same('$#'),
  '1862/mat/certificates': { de: '{count} von {limit} Papieren', en: '{count} of {limit} papers' },
  '1862/ledger/certificates': { de: 'Papiere', en: 'Papers' },
  '1862/log/upgrade': {
    de: '{company} rüstet {hex:name} mit {tile} auf',
    en: '{company} upgrades {hex:name} with {tile}',
  },
  'due/purchase': { de: 'Aktie bezahlen', en: 'pay for the share' },
  '1862/title': same('1862'),
  '1862/subtitle': same('USA / Canada'),
  '1862/step/track': { de: 'Gleis', en: 'Track' },
  '1862/step/track/skip': { de: 'Kein Gleis, weiter', en: 'No track, go on' },
  '1862/step/station': { de: 'Bahnhof', en: 'Station' },
  '1862/step/station/skip': { de: 'Kein Bahnhof, weiter', en: 'No station, go on' },
  '1862/step/run': { de: 'Fahrt', en: 'Run' },
  '1862/step/payout': { de: 'Dividende', en: 'Pay out' },
  '1862/step/trains': { de: 'Loks', en: 'Trains' },
  '1862/step/trains/skip': { de: 'Keine Lok, weiter', en: 'No train, go on' },
  '1862/step/buyback': { de: 'Rückkauf', en: 'Buy back' },
  'name/track': { de: 'Gleis', en: 'track' },
  'name/station': { de: 'Bahnhof', en: 'station' },
  'name/run': { de: 'Fahrt', en: 'run' },
  'name/payout': { de: 'Dividende', en: 'pay out' },
  'name/trains': { de: 'Loks', en: 'trains' },
  'name/buyback': { de: 'Rückkauf', en: 'buy back' },
  '1862/market': { de: 'Aktienkurse', en: 'Share prices' },
  '1862/market/pay': { de: 'rechts: Dividende · links: einsparen', en: 'right: paid · left: withheld' },
  '1862/market/sell': { de: 'runter: verkauft · rauf: ausverkauft', en: 'down: sold · up: sold out' },
  '1862/market/par': { de: 'rot: Ausgabekurs', en: 'red: par' },
  '1862/depot': { de: 'Loks', en: 'Trains' },
  '1862/pool': { de: 'Bankpool', en: 'Pool' },
  '1862/train/next': { de: 'als Nächste', en: 'next' },
  '1862/train/rusts': { de: 'verschrottet {train}', en: 'scraps {train}' },
  'due/home': { de: 'Heimatbahnhof setzen', en: 'place the home marker' },
  'due/baltimore': {
    de: 'Marker der B&O setzen oder wegnehmen',
    en: 'place or remove the marker of the B&O',
  },
  'due/track': { de: 'Geländekosten bezahlen', en: 'pay for the terrain' },
  'due/station': { de: 'Bahnhof bezahlen', en: 'pay for the marker' },
  'due/stations': { de: 'Bahnhofsmarker umsetzen', en: 'move the markers along' },
};
