import { isAlike } from '../../rail/faces.ts';
import { BANK, companyPlace, seatPlace } from '../../rail/ids.ts';
import { runsOf } from '../../rail/verbs/run.ts';
import { perTable } from '../../table/places.ts';
import { gameOf } from '../../table/title.ts';
import { audit } from './audit.ts';
import type { Box } from './box.ts';
import { box } from './box.ts';
import type { Clock62 } from './clock.ts';
import { course } from './course.ts';
import { COMPANIES } from './data/companies.ts';
import { RECONSTRUCTED } from './data/edition.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { DUE_SECTIONS } from './dues.ts';
import { handClock } from './hand-clock.ts';
import { handRules } from './hand-rules.ts';
import { moves } from './moves.ts';
import { sentence, where } from './now.ts';
import { ownMaterial } from './own-material.ts';
import { allPieces, allPlaces } from './pieces.ts';
import type { Run62 } from './run-rules.ts';
import { bestRunOf } from './runs.ts';
import { ledger, score, summary } from './score.ts';
import { turn } from './seats.ts';
import { setup } from './setup.ts';
import { readRun } from './shown.ts';
import { stage } from './stage.ts';
import { words } from './words.ts';

/** Names never change while a game is played: only boxes and seats differ from table to table. */
const namesIn = perTable((printed: Box) => {
  const pieces = Object.keys(allPieces(printed, ''));
  const ofKind = (kind: string): readonly string[] => pieces.filter((id) => id.startsWith(`${kind}/`));
  return {
    company: COMPANIES,
    private: PRIVATE_IDS,
    hex: Object.keys(printed.board.hexes),
    tile: Object.keys(printed.tiles),
    train: ofKind('train'),
    token: ofKind('token'),
    piece: pieces,
  };
});
const accountsOf = perTable((seats: readonly string[]) => [
  BANK,
  ...seats.map(seatPlace),
  ...COMPANIES.map(companyPlace),
]);

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
  handClock,
  dueSections: DUE_SECTIONS,
  domains: (table) => ({
    ...namesIn(box(table)),
    account: accountsOf(table.clock.seats),
    place: allPlaces(box(table), table.clock.seats),
  }),
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
