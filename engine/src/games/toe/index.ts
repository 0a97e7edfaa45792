import { totalCash } from '../../table/apply.ts';
import { gameOf } from '../../table/title.ts';
import type { Seat } from '../../table/types.ts';
import { advice } from './advice.ts';
import { deviation } from './books.ts';
import { KINDS } from './box.ts';
import type { Box } from './box.ts';
import { same } from './by-hand.ts';
import { handClock } from './clock.ts';
import type { ToeClock, ToeTable } from './clock.ts';
import { course, ON_REQUEST } from './course.ts';
import { OPTIONS, RECONSTRUCTED } from './data/edition.ts';
import { MONEY } from './data/limits.ts';
import { DUE_SECTIONS } from './dues.ts';
import { moves } from './moves.ts';
import { sentence, where } from './now.ts';
import { ownCards } from './own-cards.ts';
import { allPlaces, contractPiece, isChip, isVehicle, licenceItem } from './pieces.ts';
import { box, purse, supplyModels, turn, vehiclesAt } from './readers.ts';
import { ledger, score, summary } from './score.ts';
import { setup } from './setup.ts';
import { stage } from './stage.ts';
import { unknownVehicles } from './supply.ts';
import { view } from './view.ts';
import { words } from './words.ts';
import { pieceIds } from '../../table/places.ts';

/** Names are the same as long as people and box are; they are asked for with every move. */
const known = new WeakMap<
  readonly Seat[],
  { readonly box: Box; readonly domains: ReturnType<typeof listDomains> }
>();
const listDomains = (content: Box, table: ToeTable) => {
  const pieces = pieceIds(table);
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
  const money = totalCash(table);
  if (money !== MONEY) return `money: ${money} instead of ${MONEY}`;
  for (const seat of table.clock.seats) {
    if (purse(table, seat) < 0) return `${seat} owes money`;
    if (!table.clock.gone.includes(seat) && deviation(table, seat) !== 0)
      return `marker of ${seat} is off by ${deviation(table, seat)}k`;
  }
  for (const kind of KINDS) {
    const left = [...supplyModels(table, kind).values()].reduce((sum, n) => sum + n, 0);
    if (left !== vehiclesAt(table, `supply/${kind}`).length) return `supply of ${kind} does not add up`;
  }
  const [lost] = unknownVehicles(table);
  return lost === undefined ? null : `nobody knows what ${lost} is`;
}

/** Trains of Europe. */
export const game = gameOf<ToeClock>({
  id: 'toe',
  title: 'Trains of Europe',
  subtitle: {
    de: 'Verträge, Züge und Strecken in ganz Europa',
    en: 'Contracts, trains and lines all over Europe',
  },
  players: { min: 2, max: 4 },
  variants: [{ id: 'standard', label: { de: 'Standard', en: 'Standard' } }],
  optionSpecs: OPTIONS,
  reconstructed: RECONSTRUCTED,
  material: ownCards,
  words,
  setup,
  moves,
  handClock,
  dueSections: DUE_SECTIONS,
  domains,
  turn,
  course,
  onRequest: ON_REQUEST,
  now: sentence,
  where,
  advice,
  stage,
  ledger,
  ended: ({ clock }) => clock.stage === 'end',
  score,
  view,
  hides: (options) => options['hidden'] === true,
  summary,
  audit,
  same,
});
