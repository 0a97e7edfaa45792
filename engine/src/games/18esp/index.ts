import { perTable } from '../../table/places.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import { choice, flag, list, nullable, record, ref, whole } from '../../table/shape.ts';
import { TABLE_WORDS } from '../../table/table-words.ts';
import { gameOf } from '../../table/title.ts';
import type { EspClock } from './clock.ts';
import { course, OPERATING } from './course.ts';
import { bestRunOf } from './best-run.ts';
import { BOARD } from './data/board.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { TILES } from './data/tiles.ts';
import { PHASES } from './data/trains.ts';
import { handRules } from './hand-rules.ts';
import { moves } from './moves.ts';
import { sentence, where } from './now.ts';
import { allPlaces } from './pieces.ts';
import { turn } from './readers.ts';
import { isRun } from '../../rail/shown-run.ts';
import { brings, runRead } from './run-rules.ts';
import { audit, ledger, score, summary } from './score.ts';
import { setup } from './setup.ts';
import { imports } from './import/read.ts';
import { sameKind } from './faces.ts';
import { stage } from './stage.ts';
import { words } from './words.ts';

const placesOf = perTable(allPlaces);

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
      de: 'Drei der 178 Plättchen sind unbekannt; es gilt die veröffentlichte Liste.',
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
  words: { ...TABLE_WORDS, ...words },
  setup,
  moves,
  handRules,
  handClock: {
    ...usualHandClock(PHASES, OPERATING, 3),
    ors: whole(1, 3),
    stationed: flag,
    opened: nullable(ref('hex')),
    laid: list(record({ hex: ref('hex'), kind: choice('yellow', 'upgrade', 'mine') }), 6),
    ripe: flag,
  },
  domains: (table) => ({
    company: table.clock.companies,
    private: PRIVATE_IDS,
    hex: Object.keys(BOARD.hexes),
    tile: Object.keys(TILES),
    train: Object.keys(table.pieces).filter((id) => id.startsWith('train/')),
    token: Object.keys(table.pieces).filter((id) => id.startsWith('token/')),
    piece: Object.keys(table.pieces),
    account: Object.keys(table.cash),
    place: placesOf(table.clock.seats),
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
  same: (_, a, b) => sameKind(a, b),
  imports,
  bestRun: (table, company, budget) => {
    const runner = company ?? table.clock.operating;
    return runner === null ? null : bestRunOf(table, runner, budget);
  },
  earns: (table, move) => {
    const read = isRun(move) ? runRead(table, move) : null;
    return read && brings(table, read);
  },
});
