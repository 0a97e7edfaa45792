import { firstThen } from '../../../table/rules.ts';
import { choice, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { chipsOn } from '../books.ts';
import { KINDS } from '../box.ts';
import { PHASES } from '../clock.ts';
import type { ToeTable } from '../clock.ts';
import { BLIND_CONTRACT_CASH, PAYOUT_CAP } from '../data/limits.ts';
import { CHIPS_ON_OPEN_MAX } from '../data/subsidies.ts';
import {
  BACK,
  BANK,
  CHAIR_CARD,
  discard,
  isChip,
  isVehicle,
  kindOfVehicle,
  onPlace,
  phaseCard,
  phasePlace,
  seatPlace,
  tail,
} from '../pieces.ts';
import {
  activeSeats,
  boughtBy,
  inSupply,
  isOn,
  isReminded,
  modelOf,
  placeOf,
  vehicleName,
  vehiclesAt,
  yearBegins,
} from '../readers.ts';
import { gameOn, rule, when } from '../rules.ts';
import type { ToeMove } from '../rules.ts';
import { doing, show } from '../toe-draft.ts';
import { pieceIds, pieceOf } from '../../../table/places.ts';

/**
 * What a hand can do and the rulebook speaks about, mostly to forbid it. These moves exist so that such a gesture is
 * answered with its paragraph instead of "no rule knows this".
 */
const isIn = ({ clock }: ToeTable, seat: string): boolean => activeSeats(clock).includes(seat);

const collectFields = { amount: whole(1, 1_000_000) } as const;
type Collect = MoveOf<typeof collectFields>;
type Claim = 'gift' | 'cap' | 'kept' | 'k';
/** What somebody who takes cash seems to think of. */
const claimOf = (table: ToeTable, { seat, amount }: Collect): Claim => {
  if (table.clock.stage === 'conference' && amount === BLIND_CONTRACT_CASH && boughtBy(table.clock, seat) > 0)
    return 'gift';
  if (amount > PAYOUT_CAP) return 'cap';
  return yearBegins(table) && isReminded(table, seat) ? 'kept' : 'k';
};
const noCash = (claim: Claim, name: string, section: string, atom: string, params = {}) =>
  rule<Collect>(name, section, [atom], (table, move) => when(claimOf(table, move) === claim, params));

/** Takes cash from the bank. The bank pays by itself whatever is due. */
export const collect: ToeMove<Collect> = {
  fields: collectFields,
  example: { type: 'collect', seat: 'anna', amount: 30_000 },
  effects: doing((draft, { seat, amount }) => draft.pay(amount, BANK, seatPlace(seat))),
  rules: [
    gameOn,
    noCash('k', 'k-is-no-cash', '5', 'TOE-5.4'),
    noCash('gift', 'unseen-only', '8', 'TOE-8.36'),
    noCash('cap', 'payout-cap', '9', 'TOE-9.3', { most: PAYOUT_CAP }),
    noCash('kept', 'nothing-kept', '12', 'TOE-12.2'),
  ],
  label: (_, { seat, amount }) => phrase('toe/log/collect', { seat, amount }),
  reads: ({ clock }, seat, { piece, pay, from, to }) =>
    clock.stage !== 'premium' && piece === '' && from === BANK && to === seatPlace(seat)
      ? [{ type: 'collect', seat, amount: pay }]
      : [],
};

const chipFields = { piece: ref('chip'), contract: ref('contract') } as const;
type Chip = MoveOf<typeof chipFields>;
const lies = (table: ToeTable, piece: string): boolean => /^(on|seat)\//.test(placeOf(table, piece));

/** Lays a subsidy chip on a contract. */
export const chip: ToeMove<Chip> = {
  fields: chipFields,
  example: { type: 'chip', seat: 'anna', piece: 'chip/1', contract: 'EF3' },
  effects: doing((draft, { piece, contract }) => draft.put(piece, onPlace(contract))),
  rules: [
    gameOn,
    rule<Chip>('chip-stays', '13', ['TOE-FAQ.12'], (table, { piece }) => when(lies(table, piece))),
    rule<Chip>('two-chips', '9', ['TOE-9.7'], (table, { piece, contract }) =>
      when(!lies(table, piece) && chipsOn(table, contract) >= CHIPS_ON_OPEN_MAX, { contract }),
    ),
    rule<Chip>('chips-at-year-end', '8', ['TOE-8.38'], (table, { piece, contract }) =>
      when(!lies(table, piece) && chipsOn(table, contract) < CHIPS_ON_OPEN_MAX),
    ),
  ],
  label: (_, { seat, contract }) => phrase('toe/log/chip', { seat, contract }),
  reads: (_, seat, { piece, to }) =>
    isChip(piece) && to.startsWith('on/') ? [{ type: 'chip', seat, piece, contract: tail(to) }] : [],
};

const discardFields = { piece: ref('vehicle'), pile: choice(...KINDS) } as const;
type Discard = MoveOf<typeof discardFields>;

/** Puts a vehicle on a discard pile. */
export const discardVehicle: ToeMove<Discard> = {
  fields: discardFields,
  example: { type: 'discard', seat: 'anna', piece: 'wagon/1', pile: 'wagon' },
  effects: doing((draft, { piece, pile }) => show(draft, piece, discard(pile))),
  rules: [
    gameOn,
    ...firstThen(
      rule<Discard>('two-piles', '3', ['TOE-3.4'], (_, { piece, pile }) =>
        when(kindOfVehicle(piece) !== pile),
      ),
      rule<Discard>('not-discarded', '7', ['TOE-7.15'], (table, { piece }) =>
        when(!placeOf(table, piece).startsWith('discard/')),
      ),
    ),
  ],
  label: (_, { seat, pile }) => phrase('toe/log/discard', { seat, what: pile }),
  *candidates(table, seat) {
    for (const pile of KINDS)
      for (const piece of vehiclesAt(table, discard(pile)))
        if (isIn(table, seat)) yield { type: 'discard', seat, piece, pile };
  },
  concerns: (_, move, piece) => move.piece === piece,
  reads: (_, seat, { piece, to }) =>
    isVehicle(piece)
      ? KINDS.filter((pile) => to === discard(pile)).map((pile) => ({ type: 'discard', seat, piece, pile }))
      : [],
};

const CARDS = [...PHASES.map(phaseCard), CHAIR_CARD];
const replaceFields = { piece: choice(...CARDS) } as const;
type Replace = MoveOf<typeof replaceFields>;

/** Puts a phase card back on the board, or the chair card away. */
export const replace: ToeMove<Replace> = {
  fields: replaceFields,
  example: { type: 'replace', seat: 'anna', piece: 'phase/site' },
  effects: doing((draft, { piece }, table) =>
    draft.put(piece, piece === CHAIR_CARD ? seatPlace(table.clock.chair) : phasePlace(piece.slice(6))),
  ),
  rules: [
    gameOn,
    rule<Replace>('cards-stay', '6', ['TOE-6.9'], ({ clock }, { piece }) =>
      when(piece === CHAIR_CARD || clock.calls.some((c) => c.phase !== null && phaseCard(c.phase) === piece)),
    ),
  ],
  label: (_, { seat, piece }) => phrase('toe/log/replace', { seat, piece }),
  candidates: (table, seat) =>
    isIn(table, seat) ? CARDS.map((piece) => ({ type: 'replace', seat, piece })) : [],
  concerns: (_, move, piece) => move.piece === piece,
  // A phase card carried to the own mat is a call.
  reads: (_, seat, { piece, to }) =>
    CARDS.includes(piece) && (piece === CHAIR_CARD || to !== seatPlace(seat))
      ? [{ type: 'replace', seat, piece }]
      : [],
};

const peekFields = { piece: ref('vehicle') } as const;
type Peek = MoveOf<typeof peekFields>;

/** Turns a face-down vehicle over, for all to see. */
export const peek: ToeMove<Peek> = {
  fields: peekFields,
  example: { type: 'peek', seat: 'anna', piece: 'loco/1' },
  effects: doing((draft, { piece }, table) => {
    if (modelOf(table, piece)) show(draft, piece, placeOf(table, piece));
  }),
  rules: [
    gameOn,
    rule<Peek>('unseen', '8', ['TOE-8.18'], (table, { piece }) => when(inSupply(table, piece))),
    rule<Peek>('face-down', '3', ['TOE-3.5'], (table, { piece }) => {
      const isFaceDown = (pieceOf(table, piece)?.side ?? BACK) === BACK;
      return when(isFaceDown && !inSupply(table, piece) && isOn(table, 'hidden'));
    }),
  ],
  label: (table, { seat, piece }) => phrase('toe/log/peek', { seat, vehicle: vehicleName(table, piece) }),
  candidates: (table, seat) =>
    pieceIds(table)
      .filter((piece) => isVehicle(piece) && isIn(table, seat))
      .map((piece) => ({ type: 'peek', seat, piece })),
  concerns: (_, move, piece) => move.piece === piece,
};
