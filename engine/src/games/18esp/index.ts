import { railDomains } from '../../rail/verbs/domains.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import { gameOf } from '../../table/title.ts';
import type { EspClock } from './clock.ts';
import { OWN_KEYS } from './clock.ts';
import { course, OPERATING } from './course.ts';
import { bestRunOf } from './best-run.ts';
import { BOARD } from './data/board.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { TILES } from './data/tiles.ts';
import { PHASES } from './data/trains.ts';
import { DUE_SECTIONS } from './dues.ts';
import { handRules } from './hand-rules.ts';
import { moves } from './moves.ts';
import type { RunMove } from './moves/run.ts';
import { brings } from './moves/run.ts';
import { sentence, where } from './now.ts';
import { allPlaces } from './pieces.ts';
import { timesOf, turn } from './readers.ts';
import { runsOf } from '../../rail/verbs/run.ts';
import { readRun } from './runs.ts';
import { audit, ledger, score, summary } from './score.ts';
import { setup } from './setup.ts';
import { sameKind } from './faces.ts';
import { stage } from './stage.ts';
import { words } from './words.ts';

/** 18España – railways of Spain in two gauges. */
export const game = gameOf<EspClock>({
  id: '18esp',
  title: '18España',
  subtitle: { de: 'Eisenbahnen in Spanien', en: 'Railways of Spain' },
  players: { min: 2, max: 6 },
  variants: [
    { id: 'standard', label: { de: 'Standardaufbau', en: 'Standard setup' } },
    { id: 'variable', label: { de: 'Variabler Aufbau', en: 'Variable setup' } },
  ],
  optionSpecs: [
    {
      id: 'published',
      label: { de: 'Wie auf 18xx.games', en: 'As on 18xx.games' },
      choices: [
        { value: false, label: { de: 'nach dem Regelheft', en: 'by the rulebook' } },
        {
          value: true,
          label: { de: 'mit den Abweichungen der Seite', en: 'with the deviations of the site' },
        },
      ],
      start: false,
    },
  ],
  reconstructed: [
    {
      de: 'Drei der 178 Gleisteile sind unbekannt; es gilt die veröffentlichte Liste.',
      en: 'Three of 178 tiles are unknown; the published list is used.',
    },
    {
      de: 'Werte von Lisboa und Paris, der Hafen C1 in Gelb und die Lage von Aranjuez sind aus den Regeln erschlossen.',
      en: 'Values of Lisboa and Paris, port C1 in yellow and the place of Aranjuez are inferred from the rules.',
    },
    {
      de: 'Zu zweit: Das Regelheft nennt nur Startgeld und Zertifikatslimit. Alles andere gilt wie zu dritt.',
      en: 'Two players: the rulebook gives cash and certificate limit only. Everything else is as with three.',
    },
  ],
  words,
  setup,
  moves,
  handRules,
  handClock: { ...usualHandClock(PHASES, OPERATING, 3, ['auction', 'SR', 'OR', 'end']), ...OWN_KEYS },
  dueSections: DUE_SECTIONS,
  domains: (table) => {
    const { companies, seats } = table.clock;
    const places = allPlaces(seats);
    return { ...railDomains(table, { companies, board: BOARD, tiles: TILES, places }), private: PRIVATE_IDS };
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
  audit,
  same: (_, a, b) => sameKind(a, b),
  runs: runsOf<EspClock, RunMove>({
    best: bestRunOf,
    earns: (table, company, { routes, tender }) => brings(table, readRun(table, company, routes, tender)),
    income: (table, company, { routes, tender }) =>
      readRun(table, company, routes, tender).income * timesOf(table, company),
  }),
});
