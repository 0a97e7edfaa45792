import type { MoveSpec } from '../../../table/game.ts';
import { piecesAt } from '../../../table/places.ts';
import { choice, optional, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { chipsOn } from '../books.ts';
import { KINDS } from '../box.ts';
import type { Kind } from '../box.ts';
import { PHASES } from '../clock.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { ALIKE_MAX, BLIND_CONTRACT_CASH, OPEN_CONTRACTS, PAYOUT_CAP } from '../data/limits.ts';
import { CHIPS_ON_OPEN_MAX } from '../data/subsidies.ts';
import {
  AID,
  BACK,
  BANK,
  CHAIR_CARD,
  contractPiece,
  discard,
  fairPlace,
  isVehicle,
  kindOfVehicle,
  onPlace,
  openPlace,
  phaseCard,
  phasePlace,
  seatPlace,
  supply,
} from '../pieces.ts';
import {
  boughtBy,
  display,
  displaySize,
  isOn,
  isReminded,
  modelOf,
  openContracts,
  placeOf,
  vehicleName,
  vehiclesAt,
} from '../readers.ts';
import { gameOn, playerRules, rule, when } from '../rules.ts';
import {
  disorder,
  draw,
  drawAid,
  fillContracts,
  fillFair,
  pileSize,
  returnUnknown,
  surplus,
  topOfPile,
  underPile,
} from '../supply.ts';
import { drafted, show } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';
import { canExchange } from './subsidy.ts';

/**
 * What a hand can do and the rulebook speaks about, mostly to forbid it. These moves exist so that such a
 * gesture is
 * answered with its paragraph instead of "no rule knows this".
 */

const collectFields = { amount: whole(1, 1_000_000) } as const;
export type CollectMove = MoveOf<typeof collectFields>;
const yearBegins = ({ clock }: ToeTable): boolean => clock.stage === 'call' && clock.calls.length === 0;
const whyNot = (table: ToeTable, { seat, amount }: CollectMove): 'gift' | 'cap' | 'kept' | 'k' => {
  if (table.clock.stage === 'conference' && amount === BLIND_CONTRACT_CASH && boughtBy(table.clock, seat) > 0)
    return 'gift';
  if (amount > PAYOUT_CAP) return 'cap';
  return yearBegins(table) && isReminded(table, seat) ? 'kept' : 'k';
};

/** Takes cash from the bank. The bank pays by itself whatever is due. */
export const collect: MoveSpec<ToeClock, CollectMove> = {
  fields: collectFields,
  example: { type: 'collect', seat: 'anna', amount: 30_000 },
  effects: (table, { seat, amount }) => drafted(table, (draft) => draft.pay(amount, BANK, seatPlace(seat))),
  rules: [
    gameOn,
    rule<CollectMove>('k-is-no-cash', '5', ['TOE-5.4'], (table, move) => when(whyNot(table, move) === 'k')),
    rule<CollectMove>('unseen-only', '8', ['TOE-8.36'], (table, move) =>
      when(whyNot(table, move) === 'gift'),
    ),
    rule<CollectMove>('payout-cap', '9', ['TOE-9.3'], (table, move) =>
      when(whyNot(table, move) === 'cap', { most: PAYOUT_CAP }),
    ),
    rule<CollectMove>('nothing-kept', '12', ['TOE-12.2'], (table, move) =>
      when(whyNot(table, move) === 'kept'),
    ),
  ],
  label: (_, { seat, amount }) => phrase('toe/log/collect', { seat, amount }),
};

const chipFields = { piece: ref('chip'), contract: ref('contract') } as const;
export type ChipMove = MoveOf<typeof chipFields>;
const lies = (table: ToeTable, piece: string): boolean => /^(on|seat)\//.test(placeOf(table, piece));

/** Lays a subsidy chip on a contract. */
export const chip: MoveSpec<ToeClock, ChipMove> = {
  fields: chipFields,
  example: { type: 'chip', seat: 'anna', piece: 'chip/1', contract: 'EF3' },
  effects: (table, { piece, contract }) => drafted(table, (draft) => draft.put(piece, onPlace(contract))),
  rules: [
    gameOn,
    rule<ChipMove>('chip-stays', '13', ['TOE-FAQ.12'], (table, { piece }) => when(lies(table, piece))),
    rule<ChipMove>('two-chips', '9', ['TOE-9.7'], (table, { piece, contract }) =>
      when(!lies(table, piece) && chipsOn(table, contract) >= CHIPS_ON_OPEN_MAX, { contract }),
    ),
    rule<ChipMove>('chips-at-year-end', '8', ['TOE-8.38'], (table, { piece, contract }) =>
      when(!lies(table, piece) && chipsOn(table, contract) < CHIPS_ON_OPEN_MAX),
    ),
  ],
  label: (_, { seat, contract }) => phrase('toe/log/chip', { seat, contract }),
};

const discardFields = { piece: ref('vehicle'), pile: choice(...KINDS) } as const;
export type DiscardMove = MoveOf<typeof discardFields>;

/** Puts a vehicle on a discard pile. */
export const discardVehicle: MoveSpec<ToeClock, DiscardMove> = {
  fields: discardFields,
  example: { type: 'discard', seat: 'anna', piece: 'wagon/1', pile: 'wagon' },
  effects: (table, { piece, pile }) => drafted(table, (draft) => show(draft, piece, discard(pile))),
  rules: [
    gameOn,
    rule<DiscardMove>('two-piles', '3', ['TOE-3.4'], (_, { piece, pile }) =>
      when(kindOfVehicle(piece) !== pile),
    ),
    rule<DiscardMove>('not-discarded', '7', ['TOE-7.15'], (table, { piece }) =>
      when(!placeOf(table, piece).startsWith('discard/')),
    ),
  ],
  label: (_, { seat, pile }) => phrase('toe/log/discard', { seat, what: pile }),
};

const replaceFields = { piece: choice(...PHASES.map(phaseCard), CHAIR_CARD) } as const;
export type ReplaceMove = MoveOf<typeof replaceFields>;

/** Puts a phase card back on the board, or the chair card away. */
export const replace: MoveSpec<ToeClock, ReplaceMove> = {
  fields: replaceFields,
  example: { type: 'replace', seat: 'anna', piece: 'phase/site' },
  effects: (table, { piece }) =>
    drafted(table, (draft) =>
      draft.put(piece, piece === CHAIR_CARD ? seatPlace(table.clock.chair) : phasePlace(piece.slice(6))),
    ),
  rules: [
    gameOn,
    rule<ReplaceMove>('cards-stay', '6', ['TOE-6.9'], ({ clock }, { piece }) =>
      when(piece === CHAIR_CARD || clock.calls.some((c) => c.phase !== null && phaseCard(c.phase) === piece)),
    ),
  ],
  label: (_, { seat, piece }) => phrase('toe/log/replace', { seat, piece }),
};

const peekFields = { piece: ref('vehicle') } as const;
export type PeekMove = MoveOf<typeof peekFields>;

/** Turns a face-down vehicle over, for all to see. */
export const peek: MoveSpec<ToeClock, PeekMove> = {
  fields: peekFields,
  example: { type: 'peek', seat: 'anna', piece: 'loco/1' },
  effects: (table, { piece }) =>
    drafted(table, (draft) => {
      if (modelOf(table, piece)) show(draft, piece, placeOf(table, piece));
    }),
  rules: [
    gameOn,
    rule<PeekMove>('face-down', '3', ['TOE-3.5'], (table, { piece }) =>
      when((table.pieces[piece]?.side ?? BACK) === BACK && isOn(table, 'hidden')),
    ),
  ],
  label: (table, { seat, piece }) => phrase('toe/log/peek', { seat, vehicle: vehicleName(table, piece) }),
};

const layFields = { what: choice(...KINDS, 'contract'), slot: optional(whole(0, 4)) } as const;
export type LayMove = MoveOf<typeof layFields>;
const vehicleKinds = KINDS as readonly string[];

/** Lays out one new card from a supply or the pile. */
export const lay: MoveSpec<ToeClock, LayMove> = {
  fields: layFields,
  example: { type: 'lay', seat: 'anna', what: 'wagon' },
  effects: (table, { what, slot }, luck) =>
    drafted(table, (draft) => {
      const places = [0, 1, 2, 3, 4].map((i) => (what === 'contract' ? openPlace(i) : fairPlace(what, i)));
      const to =
        places[slot ?? places.findIndex((place) => piecesAt(table, place).length === 0)] ?? places[0]!;
      const drawn = what === 'contract' ? null : draw(draft, what, luck);
      const contract = what === 'contract' ? topOfPile(table, luck) : null;
      if (drawn) show(draft, drawn.piece, to, undefined, drawn.model);
      if (contract !== null) draft.put(contractPiece(contract), to);
    }),
  rules: [
    ...playerRules,
    rule<LayMove>('fair-at-year-end', '8', ['TOE-8.19'], (table, { what }) =>
      when(vehicleKinds.includes(what) && !yearBegins(table)),
    ),
    rule<LayMove>('contracts-at-year-end', '8', ['TOE-8.38'], (table, { what }) =>
      when(what === 'contract' && !yearBegins(table)),
    ),
    rule<LayMove>('display-size', '6', ['TOE-6.14'], (table, { what }) => {
      const size = displaySize(table);
      const full = what !== 'contract' && display(table, what).length >= size;
      return when(yearBegins(table) && full, { size });
    }),
    rule<LayMove>('five-are-open', '9', ['TOE-9.8'], (table, { what }) =>
      when(yearBegins(table) && what === 'contract' && openContracts(table).length >= OPEN_CONTRACTS),
    ),
    rule<LayMove>('pile-empty', '8', ['TOE-8.35'], (table, { what }) =>
      when(what === 'contract' && pileSize(table) === 0),
    ),
  ],
  label: (_, { seat, what }) => phrase('toe/log/lay', { seat, what }),
};

const untidy = (table: ToeTable): boolean => {
  const { alike, crowded, gaps, chips } = disorder(table);
  const display = alike.length > 0 || crowded.length > 0 || gaps || chips.length > 0;
  return (yearBegins(table) && display) || (table.clock.stage === 'aid' && canExchange(table));
};
/** One vehicle a field, and no more fields than the number of players gives. */
const misplaced = (table: ToeTable, kind: Kind): readonly string[] =>
  Array.from({ length: 5 }, (_, i) =>
    vehiclesAt(table, fairPlace(kind, i)).slice(i < displaySize(table) ? 1 : 0),
  ).flat();
/** Puts surplus vehicles back into their supply, face down. */
const back = (draft: ToeDraft, pieces: readonly string[]): void => {
  for (const piece of pieces.filter(isVehicle))
    draft.put(piece, supply(kindOfVehicle(piece)), { side: BACK });
};

/**
 * Puts the display in order: surplus and identical vehicles are exchanged, contracts filled up (ch. 2, 8,
 * 9).
 */
export const tidy: MoveSpec<ToeClock> = {
  fields: {},
  example: { type: 'tidy', seat: 'anna' },
  effects: (table, _, luck) =>
    drafted(table, (draft) => {
      if (table.clock.stage === 'aid') {
        const twice = surplus(table, vehiclesAt(table, AID), 1);
        back(draft, twice);
        for (const piece of twice) drawAid(draft, kindOfVehicle(piece), 1, AID, luck);
        return;
      }
      if (!yearBegins(table)) return;
      for (const kind of KINDS) {
        back(draft, surplus(draft.table, display(draft.table, kind), ALIKE_MAX));
        back(draft, misplaced(draft.table, kind));
      }
      for (const id of disorder(draft.table).chips) underPile(draft, id);
      returnUnknown(draft);
      fillFair(draft, luck);
      fillContracts(draft, luck);
    }),
  rules: [...playerRules, rule('tidy-already', '2', ['TOE-2.4'], (table) => when(!untidy(table)))],
  label: (_, { seat }) => phrase('toe/log/tidy', { seat }),
};
