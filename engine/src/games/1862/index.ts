import { isAlike } from '../../rail/faces.ts';
import { railDomains } from '../../rail/verbs/domains.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import { runsOf } from '../../rail/verbs/run.ts';
import { gameOf } from '../../table/title.ts';
import { box, ownMaterial } from './box.ts';
import type { Clock62 } from './clock.ts';
import { OWN_KEYS } from './clock.ts';
import { course, OPERATING } from './course.ts';
import { COMPANIES } from './data/companies.ts';
import { RECONSTRUCTED } from './data/edition.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { PHASES } from './data/trains.ts';
import { DUE_SECTIONS } from './dues.ts';
import { handRules } from './hand-rules.ts';
import { moves } from './moves.ts';
import { sentence, where } from './now.ts';
import { allPlaces } from './pieces.ts';
import type { Run62 } from './moves/run.ts';
import { bestRunOf } from './runs.ts';
import { audit, ledger, score, summary } from './score.ts';
import { turn } from './seats.ts';
import { setup } from './setup.ts';
import { readRun } from './shown.ts';
import { stage } from './stage.ts';
import { words } from './words.ts';

/** 1862 – railways of the USA and Canada, by the rulebook of 2000. */
export const game = gameOf<Clock62>({
  id: '1862',
  title: '1862',
  subtitle: { de: 'Eisenbahnen in den USA und Kanada', en: 'Railways of the USA and Canada' },
  players: { min: 4, max: 7 },
  variants: [{ id: 'standard', label: { de: 'Standard', en: 'Standard' } }],
  optionSpecs: [],
  reconstructed: RECONSTRUCTED,
  words,
  material: ownMaterial,
  setup,
  moves,
  handRules,
  handClock: { ...usualHandClock(PHASES, OPERATING, 3), ...OWN_KEYS },
  dueSections: DUE_SECTIONS,
  domains: (table) => {
    const { board, tiles } = box(table);
    const places = allPlaces(box(table), table.clock.seats);
    return { ...railDomains(table, { companies: COMPANIES, board, tiles, places }), private: PRIVATE_IDS };
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
  same: (_, a, b) => isAlike(a, b),
  runs: runsOf<Clock62, Run62>({
    best: bestRunOf,
    earns: (table, company, { routes, bonus }) => readRun(table, company, routes, bonus).revenue,
  }),
});
