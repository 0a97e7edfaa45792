import type { Luck } from '../../table/luck.ts';
import { perTable, pieceIds, pieceOf, piecesAt } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { KINDS } from './box.ts';
import type { Kind } from './box.ts';
import type { ToeTable } from './clock.ts';
import { ALIKE_MAX, OPEN_CONTRACTS } from './data/limits.ts';
import { CHIPS, CHIPS_ON_OPEN_MAX } from './data/subsidies.ts';
import { chipsOn } from './books.ts';
import {
  BACK,
  CHIP_STOCK,
  contractPiece,
  discard,
  fairPlace,
  isChip,
  isContract,
  isVehicle,
  kindOfVehicle,
  onPlace,
  openPlace,
  PILE,
  SPARE,
  supply,
  tail,
} from './pieces.ts';
import {
  display,
  displaySize,
  inSupply,
  modelOf,
  numbersTo,
  openContracts,
  supplyModels,
  vehiclesAt,
} from './readers.ts';
import { show, toDiscard } from './toe-draft.ts';
import type { ToeDraft } from './toe-draft.ts';

type Drawn = { readonly piece: PieceId; readonly model: string };
/** Whether a model may be drawn, after what was drawn before it. */
type Allow = (model: string, drawn: readonly Drawn[]) => boolean;
const ANY: Allow = () => true;

/** A supply while something is drawn from it: pieces that are nobody yet, and the multiset they can become. */
interface Urn {
  readonly pieces: PieceId[];
  readonly models: Map<string, number>;
}
function openUrn(table: ToeTable, kind: Kind): Urn {
  const models = new Map(supplyModels(table, kind));
  // A position made by hand may not add up; then everything is possible.
  if (![...models.values()].some((copies) => copies > 0)) for (const id of models.keys()) models.set(id, 1);
  return { pieces: [...vehiclesAt(table, supply(kind))], models };
}
/** One model out of the multiset, each copy as likely as the other. */
function drawFrom({ pieces, models }: Urn, luck: Luck, allow: (model: string) => boolean): Drawn | null {
  let total = 0;
  for (const [id, copies] of models) if (allow(id)) total += copies;
  const [piece] = pieces;
  if (piece === undefined || total === 0) return null;
  let ticket = luck(total);
  for (const [id, copies] of models) {
    if (!allow(id) || (ticket -= copies) >= 0) continue;
    models.set(id, copies - 1);
    pieces.shift();
    return { piece, model: id };
  }
  return null;
}

/**
 * The discards go back into the supply, where they are nobody in particular (TOE-9.11). Like everything that is shuffled,
 * drawn or laid out, this is no due: bookkeeping by hand is about money, markers, chips and what players own.
 */
export function reshuffle(draft: ToeDraft, kind: Kind): void {
  for (const piece of vehiclesAt(draft.table, discard(kind)))
    draft.put(piece, supply(kind), { side: BACK }).keep(piece, null);
}

/** Draws several in a row; each is told what was drawn before it. An empty supply takes the discards in first. */
function drawMany(draft: ToeDraft, kind: Kind, luck: Luck, count: number, allow: Allow): readonly Drawn[] {
  const drawn: Drawn[] = [];
  let urn = openUrn(draft.table, kind);
  let fresh = vehiclesAt(draft.table, discard(kind)).length === 0;
  while (drawn.length < count) {
    const next = drawFrom(urn, luck, (model) => allow(model, drawn));
    if (next) drawn.push(next);
    else if (fresh) break;
    else {
      fresh = true;
      reshuffle(draft, kind);
      urn = openUrn(draft.table, kind);
      // What has been drawn already is not in the supply any more, whatever the table still says.
      for (const { piece, model } of drawn) {
        urn.pieces.splice(urn.pieces.indexOf(piece), 1);
        urn.models.set(model, (urn.models.get(model) ?? 1) - 1);
      }
    }
  }
  return drawn;
}
/** Draws a vehicle unseen: any piece of the supply, which becomes what luck says. */
export const draw = (draft: ToeDraft, kind: Kind, luck: Luck, allow: Allow = ANY): Drawn | null =>
  drawMany(draft, kind, luck, 1, allow)[0] ?? null;

/** How many of a model lie there or have been drawn for it. */
const alike = (table: ToeTable, there: readonly PieceId[], drawn: readonly Drawn[], model: string): number =>
  there.filter((piece) => modelOf(table, piece)?.id === model).length +
  drawn.filter((one) => one.model === model).length;

/** Fills the fields of the fair; a third identical vehicle would go back and be replaced, so it is not drawn (TOE-2.4). */
export function fillFair(draft: ToeDraft, luck: Luck): void {
  for (const kind of KINDS) {
    const { table } = draft;
    const fields = numbersTo(displaySize(table)).map((i) => fairPlace(kind, i));
    const gaps = fields.filter((place) => vehiclesAt(table, place).length === 0);
    const shown = display(table, kind);
    const fits: Allow = (model, soFar) => alike(table, shown, soFar, model) < ALIKE_MAX;
    const drawn = drawMany(draft, kind, luck, gaps.length, fits);
    drawn.forEach(({ piece, model }, i) => show(draft, piece, gaps[i]!, undefined, model));
  }
}
export function clearFair(draft: ToeDraft): void {
  const shown = KINDS.flatMap((kind) => display(draft.table, kind));
  toDiscard(draft, shown);
}

/** The selection of the state aid: no two alike while there is a choice (TOE-8.62, TOE-8.63). */
export function drawAid(draft: ToeDraft, kind: Kind, count: number, place: string, luck: Luck): void {
  const { table } = draft;
  const there = vehiclesAt(table, place);
  const lay = (most: number, allow: Allow): number => {
    const drawn = drawMany(draft, kind, luck, most, allow);
    for (const { piece, model } of drawn) show(draft, piece, place, undefined, model);
    return drawn.length;
  };
  const laid = lay(count, (model, soFar) => alike(table, there, soFar, model) === 0);
  if (laid < count) lay(count - laid, ANY);
}
/** Identical vehicles among these, beyond the number allowed. */
export function surplus(table: ToeTable, pieces: readonly PieceId[], most: number): readonly PieceId[] {
  const seen = new Map<string, number>();
  return pieces.filter((piece) => {
    const model = modelOf(table, piece)?.id;
    if (model === undefined) return true;
    seen.set(model, (seen.get(model) ?? 0) + 1);
    return seen.get(model)! > most;
  });
}

// —— Contracts ——

/** The card that comes next: any of the shuffled ones; when they are gone, those put under the pile, in order. */
function nextOf(table: ToeTable, pile: readonly PieceId[], luck: Luck): PieceId | undefined {
  const loose = pile.filter((piece) => pieceOf(table, piece)!.order === undefined);
  return loose.length > 0 ? loose[luck(loose.length)] : pile[0];
}
export function topOfPile(table: ToeTable, luck: Luck): string | null {
  const piece = nextOf(table, piecesAt(table, PILE).filter(isContract), luck);
  return piece === undefined ? null : tail(piece);
}
export const pileSize = (table: ToeTable): number => piecesAt(table, PILE).filter(isContract).length;

export function underPile(draft: ToeDraft, contract: string): void {
  const orders = piecesAt(draft.table, PILE).map((piece) => pieceOf(draft.table, piece)!.order ?? 0);
  draft.put(contractPiece(contract), PILE, { order: Math.max(0, ...orders) + 1 });
  for (const chip of piecesAt(draft.table, onPlace(contract)).filter(isChip)) draft.put(chip, homeOf(chip));
}
/** The first chips are real ones, the others substitutes. */
const homeOf = (chip: PieceId): string => (Number(tail(chip)) <= CHIPS ? CHIP_STOCK : SPARE);

export function fillContracts(draft: ToeDraft, luck: Luck): void {
  const { table } = draft;
  const pile = [...piecesAt(table, PILE).filter(isContract)];
  for (let i = 0; i < OPEN_CONTRACTS; i++) {
    if (piecesAt(table, openPlace(i)).some(isContract)) continue;
    const next = nextOf(table, pile, luck);
    if (next === undefined) return;
    pile.splice(pile.indexOf(next), 1);
    draft.put(next, openPlace(i));
  }
}

/** Lays a chip on each: from the stock, or a substitute (OQ-20). */
export function layChips(draft: ToeDraft, contracts: readonly string[], due?: string): void {
  const stock = [...piecesAt(draft.table, CHIP_STOCK), ...piecesAt(draft.table, SPARE)].filter(isChip);
  contracts.forEach(
    (contract, i) => stock[i] !== undefined && draft.put(stock[i], onPlace(contract), { due }),
  );
}

/** TOE-9.6, TOE-9.7: every open contract gets a chip; one that has two already goes under the pile. */
export function subsidise(draft: ToeDraft): void {
  const { table } = draft;
  const open = openContracts(table);
  const rejected = open.filter((id) => chipsOn(table, id) >= CHIPS_ON_OPEN_MAX);
  const kept = open.filter((id) => !rejected.includes(id));
  layChips(draft, kept, 'due/chips');
  for (const id of rejected) underPile(draft, id);
}

/** What is wrong with the display before a year begins, for the rules of `call` and for `tidy`. */
export const disorder = perTable((table: ToeTable) => {
  const size = displaySize(table);
  return {
    alike: KINDS.flatMap((kind) => surplus(table, display(table, kind), ALIKE_MAX)),
    crowded: KINDS.filter((kind) => display(table, kind).length > size),
    gaps: openContracts(table).length < OPEN_CONTRACTS && pileSize(table) > 0,
    chips: openContracts(table).filter((id) => chipsOn(table, id) > CHIPS_ON_OPEN_MAX),
  };
});

/** Vehicles of which nobody knows what they are: a hand took them out of the supply. */
export const unknownVehicles = (table: ToeTable): readonly PieceId[] =>
  pieceIds(table).filter((piece) => isVehicle(piece) && !inSupply(table, piece) && !modelOf(table, piece));
/** Puts vehicles back into their supply, face down. */
export function putBack(draft: ToeDraft, pieces: readonly PieceId[]): void {
  for (const piece of pieces) draft.put(piece, supply(kindOfVehicle(piece)), { side: BACK });
}
