import { BANK, companyPlace, ipoPlace, seatPlace } from '../../rail/ids.ts';
import { perTable } from '../../table/places.ts';
import { gameOf } from '../../table/title.ts';
import type { TeClock } from './clock.ts';
import { course } from './course.ts';
import { BOARD } from './data/board.ts';
import { FOUNDING_ORDER } from './data/companies.ts';
import { TILES } from './data/tiles.ts';
import { DUE_SECTIONS } from './dues.ts';
import { handClock } from './hand-clock.ts';
import { handRules } from './hand-rules.ts';
import { moves } from './moves.ts';
import { allPieces, allPlaces } from './pieces.ts';
import { sentence, where } from './now.ts';
import { turn } from './readers.ts';
import { ledger, score, summary } from './score.ts';
import { runsOf } from '../../rail/verbs/run.ts';
import { bestRunOf, readRun } from './runs.ts';
import { setup } from './setup.ts';
import { isAlike } from '../../rail/faces.ts';
import { stage } from './stage.ts';
import { words } from './words.ts';

const PIECES = Object.keys(allPieces(''));
const ofKind = (kind: string): readonly string[] => PIECES.filter((id) => id.startsWith(`${kind}/`));
/** Names never change while a game is played: only the seats differ from table to table. */
const domainsOf = perTable((seats: readonly string[]) => ({
  company: FOUNDING_ORDER,
  hex: Object.keys(BOARD.hexes),
  tile: Object.keys(TILES),
  train: ofKind('train'),
  token: ofKind('token'),
  piece: PIECES,
  account: [BANK, ...seats.map(seatPlace), ...FOUNDING_ORDER.flatMap((c) => [companyPlace(c), ipoPlace(c)])],
  place: allPlaces(seats),
}));

/** 18TE – railways in the Tecklenburg land. */
export const game = gameOf<TeClock>({
  id: '18te',
  title: '18TE',
  subtitle: { de: 'Eisenbahnen im Tecklenburger Land', en: 'Railways in the Tecklenburg land' },
  players: { min: 2, max: 3 },
  variants: [{ id: 'standard', label: { de: 'Standard', en: 'Standard' } }],
  optionSpecs: [],
  reconstructed: [
    {
      de: 'Drei von 85 Plättchen sind unbekannt; es gilt die veröffentlichte Liste.',
      en: 'Three of 85 tiles are unknown; the published list is used.',
    },
    {
      de: 'Lokpreise der zweiten Seite stammen aus nur einer Quelle.',
      en: 'Train prices of the second side come from one source only.',
    },
  ],
  words,
  setup,
  moves,
  handRules,
  handClock,
  dueSections: DUE_SECTIONS,
  domains: ({ clock }) => domainsOf(clock.seats),
  turn,
  course,
  now: sentence,
  where,
  stage,
  ledger,
  ended: ({ clock }) => clock.round === 'end',
  score,
  summary,
  same: (_, a, b) => isAlike(a, b),
  runs: runsOf({
    best: bestRunOf,
    earns: (table, company, { routes }) => readRun(table, company, routes).revenue,
  }),
});
