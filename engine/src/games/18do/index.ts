import { isAlike } from '../../rail/faces.ts';
import { BANK, companyPlace, ipoPlace, seatPlace } from '../../rail/ids.ts';
import type { BoardSpec } from '../../rail/types.ts';
import { usualHandClock } from '../../rail/verbs/now.ts';
import { runsOf } from '../../rail/verbs/run.ts';
import { perTable } from '../../table/places.ts';
import { gameOf } from '../../table/title.ts';
import type { Place, Seat } from '../../table/types.ts';
import { ALL_COMPANIES, SMALL_IDS } from './brewery/data/companies.ts';
import { BREW_DUES } from './brewery/dues.ts';
import { EVENT_PIECES, expertPlaces, KIM_PIECES } from './brewery/expert/pieces.ts';
import { isSameKim } from './brewery/expert/readers.ts';
import { EXPERT_DUES } from './brewery/expert/dues.ts';
import { breweryBox, breweryPlaces } from './brewery/pieces.ts';
import { BREWERY_COURSE } from './brewery/steps.ts';
import { bestRunOf } from './best-run.ts';
import type { DoClock, Variant } from './clock.ts';
import { hasBreweries, OWN_KEYS } from './clock.ts';
import { course, OPERATING } from './course.ts';
import { PRIVATES } from './data/breweries.ts';
import { LAST_ROUNDS } from './data/limits.ts';
import { TILES } from './data/tiles.ts';
import { PHASES } from './data/trains.ts';
import { DUE_SECTIONS } from './dues.ts';
import { handRules } from './hand-rules.ts';
import { INTRO } from './intro/course.ts';
import { automaton } from './investor/automaton.ts';
import { material } from './material.ts';
import { moves } from './moves.ts';
import { sentence, where } from './now.ts';
import { allPlaces, boxPieces } from './pieces.ts';
import { boardOf, isBrewery, isExpert } from './readers.ts';
import { readRun } from './runs.ts';
import { ledger, score, summary } from './score.ts';
import { setup } from './setup.ts';
import { stage } from './stage.ts';
import { turn } from './turn.ts';
import { words } from './words.ts';

const PIECES = [
  ...new Set([...Object.keys(boxPieces()), ...Object.keys(breweryBox()), ...KIM_PIECES, ...EVENT_PIECES]),
];
const ofKind = (kind: string): readonly string[] => PIECES.filter((id) => id.startsWith(`${kind}/`));
/** Names never change while a game is played: only seats, board and variant differ from table to table. */
const domainsIn = (variant: Variant) =>
  perTable((board: BoardSpec) => perTable((seats: readonly Seat[]) => domainsOf(variant, board, seats)));
const [RAILWAY, BREWERY, EXPERT] = [domainsIn('trg'), domainsIn('hsb'), domainsIn('exp')];
function domainsOf(variant: Variant, board: BoardSpec, seats: readonly Seat[]) {
  return {
    company: [...ALL_COMPANIES, ...SMALL_IDS],
    private: [...PRIVATES.map(({ id }) => id), ...SMALL_IDS],
    hex: Object.keys(board.hexes),
    tile: Object.keys(TILES),
    train: ofKind('train'),
    card: [...ofKind('train'), ...ofKind('kettle')],
    token: ofKind('token'),
    kim: KIM_PIECES,
    piece: PIECES,
    account: [
      BANK,
      ...seats.map(seatPlace),
      ...ALL_COMPANIES.flatMap((c) => [companyPlace(c), ipoPlace(c)]),
      ...SMALL_IDS.map(companyPlace),
    ],
    place: placesOf(variant, board, seats),
  };
}
/** Heat, Sweat & Beer has two lines of prices where the others have a market; the expert game displays, boxes and cards too. */
const placesOf = (variant: Variant, board: BoardSpec, seats: readonly Seat[]): readonly Place[] => {
  const railway = allPlaces(board, seats);
  if (!hasBreweries(variant)) return railway;
  const shared = railway.filter((place) => !place.startsWith('market/'));
  const brewery = [...new Set([...shared, ...breweryPlaces(board)])];
  return variant === 'exp' ? [...brewery, ...expertPlaces()] : brewery;
};

/** Rounds that hands may set, and the steps of all turns that there are. */
const ROUNDS = ['SR', 'OR', 'BR', 'end'];
const STEPS = [...OPERATING, ...INTRO, ...BREWERY_COURSE];

/** 18DO-Dortmund – railways, and later breweries, in the city of coal, steel and beer. */
export const game = gameOf<DoClock>({
  id: '18do',
  title: '18DO-Dortmund',
  subtitle: { de: 'Eisenbahnen, Kohle, Stahl und Bier', en: 'Railways, coal, steel and beer' },
  players: { min: 2, max: 5 },
  variants: [
    { id: 'trg', label: { de: 'The Railway Game', en: 'The Railway Game' } },
    { id: 'hsb', label: { de: 'Heat, Sweat & Beer', en: 'Heat, Sweat & Beer' } },
    { id: 'exp', label: { de: 'Heat, Sweat & Beer, Expertenspiel', en: 'Heat, Sweat & Beer, expert game' } },
    { id: 'efs', label: { de: 'Einführungsspiel', en: 'Introductory game' } },
    { id: 'zsv', label: { de: 'Zu zweit mit dem Investor', en: 'Two players with the Investor' } },
    {
      id: 'zsv-hsb',
      label: {
        de: 'Heat, Sweat & Beer zu zweit mit dem Investor',
        en: 'Heat, Sweat & Beer for two with the Investor',
      },
    },
  ],
  optionSpecs: [
    {
      id: 'keepCard',
      label: {
        de: 'Zu zweit: um „Investor’s Railway“ darf geboten werden (8.3.5)',
        en: 'Two players: "Investor\'s Railway" may be kept for a sum (8.3.5)',
      },
      choices: [
        { value: false, label: { de: 'Nein, es wechselt jede Runde', en: 'No, it goes to and fro' } },
        { value: true, label: { de: 'Ja', en: 'Yes' } },
      ],
      start: false,
    },
    {
      id: 'certificates',
      label: {
        de: 'Heat, Sweat & Beer: Zertifikatslimit (6.4.4)',
        en: 'Heat, Sweat & Beer: certificate limit (6.4.4)',
      },
      choices: [
        {
          value: 'rulebook',
          label: { de: 'wie im Railway Game: 17/13/10', en: 'as in The Railway Game: 17/13/10' },
        },
        { value: 'board', label: { de: 'wie auf dem Spielplan: 26/19/18', en: 'as on the board: 26/19/18' } },
      ],
      start: 'rulebook',
    },
    {
      id: 'dealtBreweries',
      label: {
        de: 'Heat, Sweat & Beer: kleine Brauereien werden verteilt (6.2.2)',
        en: 'Heat, Sweat & Beer: small breweries are dealt (6.2.2)',
      },
      choices: [
        { value: false, label: { de: 'Nein, es wird geboten', en: 'No, players bid' } },
        { value: true, label: { de: 'Ja, zum gedruckten Preis', en: 'Yes, at the printed price' } },
      ],
      start: false,
    },
  ],
  reconstructed: [
    {
      de: 'Der Plan ist aus den Hinweisen des Regelwerks rekonstruiert; ein eigener lässt sich als Datei mitbringen.',
      en: 'The map is reconstructed from hints in the rulebook; an own one can be brought as a file.',
    },
    {
      de: 'Gebotsfelder, Bierkapazität der Züge und einige Plättchenwerte sind rekonstruiert.',
      en: 'Bid fields, beer capacity of the trains and some tile values are reconstructed.',
    },
    {
      de: 'Heat, Sweat & Beer: Preise und Einheiten der Kärtchen, Startkapital, Gebotsfelder, Füllzahlen und Rundenleiste sind zum Teil rekonstruiert.',
      en: 'Heat, Sweat & Beer: prices and units of cards, start capital, bid fields, fill numbers and round track are partly reconstructed.',
    },
    {
      de: 'Startkurse: jede Spalte der gedruckten Tabelle gilt als eine Farbphase.',
      en: 'Start prices: each column of the printed table is read as one colour phase.',
    },
  ],
  words,
  material,
  setup,
  moves,
  handRules,
  handClock: { ...usualHandClock(PHASES, STEPS, LAST_ROUNDS, ROUNDS), ...OWN_KEYS },
  dueSections: { ...DUE_SECTIONS, ...BREW_DUES, ...EXPERT_DUES },
  domains: (table) =>
    (isExpert(table) ? EXPERT : isBrewery(table) ? BREWERY : RAILWAY)(boardOf(table))(table.clock.seats),
  turn,
  course,
  now: sentence,
  where,
  stage,
  ledger,
  ended: ({ clock }) => clock.round === 'end',
  score,
  summary,
  same: (table, a, b) => isAlike(a, b) || isSameKim(table, a, b),
  runs: runsOf({
    best: bestRunOf,
    earns: (table, company, { routes }) => readRun(table, company, routes).revenue,
  }),
  automaton,
});
