import { railDomains } from '../../rail/verbs/domains.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import { gameOf } from '../../table/title.ts';
import type { TeClock } from './clock.ts';
import { OWN_KEYS } from './clock.ts';
import { course, OPERATING } from './course.ts';
import { BOARD } from './data/board.ts';
import { FOUNDING_ORDER } from './data/companies.ts';
import { TILES } from './data/tiles.ts';
import { PHASES } from './data/trains.ts';
import { DUE_SECTIONS } from './dues.ts';
import { handRules } from './hand-rules.ts';
import { moves } from './moves.ts';
import { allPlaces } from './pieces.ts';
import { sentence, where } from './now.ts';
import { turn } from './readers.ts';
import { ledger, score, summary } from './score.ts';
import { runsOf } from '../../rail/verbs/run.ts';
import { bestRunOf, readRun } from './runs.ts';
import { setup } from './setup.ts';
import { isAlike } from '../../rail/faces.ts';
import { stage } from './stage.ts';
import { words } from './words.ts';

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
  handClock: { ...usualHandClock(PHASES, OPERATING, 2), ...OWN_KEYS },
  dueSections: DUE_SECTIONS,
  domains: (table) => {
    const places = allPlaces(table.clock.seats);
    return railDomains(table, { companies: FOUNDING_ORDER, board: BOARD, tiles: TILES, places });
  },
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
