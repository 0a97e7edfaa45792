import { totalCash } from '../../table/apply.ts';
import type { Game } from '../../table/game.ts';
import { nullable, ref, whole } from '../../table/shape.ts';
import { TABLE_WORDS } from '../../table/table-words.ts';
import type { Json, Seat, Table } from '../../table/types.ts';
import { advice } from './advice.ts';
import { deviation } from './books.ts';
import type { Box } from './box.ts';
import type { ToeClock, ToeTable } from './clock.ts';
import { MONEY, TARGET_MAX, TARGET_MIN } from './data/limits.ts';
import { materialWords } from './material-words.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { ownCards } from './own-cards.ts';
import { allPlaces, contractPiece, isChip, isVehicle, licenceItem } from './pieces.ts';
import { prompt } from './prompt.ts';
import { box, modelOf, supplyModels, turn, vehiclesAt } from './readers.ts';
import { readings } from './readings.ts';
import { ledger, score, summary } from './score.ts';
import { setup } from './setup.ts';
import { same } from './same.ts';
import { stage } from './stage.ts';
import { view } from './view.ts';
import { words } from './words.ts';

const yesNo = (id: string, de: string, en: string) => ({
  id,
  label: { de, en },
  choices: [
    { value: false, label: { de: 'nein', en: 'no' } },
    { value: true, label: { de: 'ja', en: 'yes' } },
  ],
  start: false,
});
const numbers = Array.from({ length: TARGET_MAX - TARGET_MIN + 1 }, (_, i) => TARGET_MIN + i);

/** Names are the same as long as people and box are; they are asked for with every move. */
const known = new WeakMap<
  readonly Seat[],
  { readonly box: Box; readonly domains: ReturnType<typeof listDomains> }
>();
const listDomains = (content: Box, table: ToeTable) => {
  const pieces = Object.keys(table.pieces);
  const vehicles = pieces.filter(isVehicle);
  const connections = [...content.connections.keys()];
  const contracts = [...content.contracts.keys()];
  const licences = connections.flatMap((id) => table.clock.seats.map((seat) => licenceItem(id, seat)));
  return {
    connection: connections,
    contract: contracts,
    vehicle: vehicles,
    model: [...content.models.keys()],
    chip: pieces.filter(isChip),
    item: [...vehicles, ...contracts.map(contractPiece), ...licences],
    piece: pieces,
    account: Object.keys(table.cash),
    place: allPlaces(content, table.clock.seats),
  };
};
function domains(table: ToeTable): ReturnType<typeof listDomains> {
  const content = box(table);
  let entry = known.get(table.clock.seats);
  if (!entry || entry.box !== content)
    known.set(table.clock.seats, (entry = { box: content, domains: listDomains(content, table) }));
  return entry.domains;
}

/** What must hold after legal play: money, models and markers add up. */
function audit(table: ToeTable): string | null {
  if (totalCash(table as unknown as Table) !== MONEY)
    return `money: ${totalCash(table as unknown as Table)} instead of ${MONEY}`;
  for (const seat of table.clock.seats) {
    if ((table.cash[`seat/${seat}`] ?? 0) < 0) return `${seat} owes money`;
    if (!table.clock.gone.includes(seat) && deviation(table, seat) !== 0)
      return `marker of ${seat} is off by ${deviation(table, seat)}k`;
  }
  for (const kind of ['loco', 'wagon'] as const) {
    const left = [...supplyModels(table, kind).values()].reduce((sum, n) => sum + n, 0);
    if (left !== vehiclesAt(table, `supply/${kind}`).length) return `supply of ${kind} does not add up`;
  }
  const lost = Object.keys(table.pieces).find(
    (piece) => isVehicle(piece) && !table.pieces[piece]!.at.startsWith('supply/') && !modelOf(table, piece),
  );
  return lost === undefined ? null : `nobody knows what ${lost} is`;
}

/** Trains of Europe. */
export const game: Game<ToeClock> = {
  id: 'toe',
  title: 'Trains of Europe',
  subtitle: {
    de: 'Verträge, Züge und Strecken in ganz Europa',
    en: 'Contracts, trains and lines all over Europe',
  },
  players: { min: 2, max: 4 },
  variants: [{ id: 'standard', label: { de: 'Standard', en: 'Standard' } }],
  optionSpecs: [
    {
      id: 'target',
      label: { de: 'Verträge bis zum Spielende', en: 'Contracts that end the game' },
      choices: numbers.map((value) => ({
        value: value as Json,
        label: { de: String(value), en: String(value) },
      })),
      start: TARGET_MIN,
    },
    yesNo('unlimited', 'Ohne festgelegte Zahl von Verträgen', 'No fixed number of contracts'),
    yesNo('hidden', 'Verdeckte Fahrzeuge', 'Hidden vehicles'),
    yesNo('audit', 'Außerordentliche Steuerprüfung', 'Extraordinary tax audit'),
    yesNo('rescue', 'Insolvenz in Eigenregie', 'Insolvency in self-administration'),
    yesNo('lastPayout', 'Gewinn des letzten Jahres noch auszahlen', 'Pay out the profit of the last year'),
    {
      id: 'ties',
      label: { de: 'Gleichstand bei Netz oder Ländern', en: 'Tie for network or countries' },
      choices: [
        { value: 'nobody', label: { de: 'niemand bekommt +2', en: 'nobody gets +2' } },
        { value: 'all', label: { de: 'alle bekommen +2', en: 'all get +2' } },
      ],
      start: 'nobody',
    },
  ],
  reconstructed: [
    {
      de: 'Der Spielplan (Städte, Segmente, Trassen) ist aus Regeltext und Entfernungen rekonstruiert.',
      en: 'The board (cities, segments, tracks) is rebuilt from the rulebook text and from distances.',
    },
    {
      de: 'Von 74 Verträgen nennt die Regel drei (S3, EF 3, ETN 1); die übrigen sind rekonstruiert.',
      en: 'Of 74 contracts the rulebook shows three (S3, EF 3, ETN 1); the others are reconstructed.',
    },
    {
      de: 'Von den Fahrzeugen stehen acht in der Regel; die übrigen und alle Stückzahlen sind rekonstruiert.',
      en: 'Eight vehicles are shown in the rulebook; the others and all numbers of copies are reconstructed.',
    },
  ],
  material: ownCards,
  words: { ...TABLE_WORDS, ...materialWords, ...words },
  setup,
  moves,
  handClock: {
    round: whole(1, 99),
    chair: ref('seat'),
    turn: nullable(ref('seat')),
    target: nullable(whole(TARGET_MIN, TARGET_MAX)),
  },
  domains,
  turn,
  options,
  prompt,
  advice,
  readings,
  stage,
  ledger,
  ended: ({ clock }) => clock.stage === 'end',
  score,
  view,
  hides: (options) => options['hidden'] === true,
  summary,
  audit,
  same,
};
