import { alone, firstThen } from '../../../table/rules.ts';
import { choice, optional, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { KINDS } from '../box.ts';
import { byHand } from '../by-hand.ts';
import type { ToeTable } from '../clock.ts';
import { stepOf } from '../course.ts';
import { BLIND_PRICE } from '../data/limits.ts';
import { unwanted } from '../helps.ts';
import { BANK, discard, isVehicle, kindOfVehicle, seatPlace, supply } from '../pieces.ts';
import { display, inSupply, onDisplay, placeOf, shownModel, vehicleName, vehiclesAt } from '../readers.ts';
import { cashRules, note, purchaseRules, rule, when } from '../rules.ts';
import type { ToeMove } from '../rules.ts';
import { draw } from '../supply.ts';
import { doing, layBefore } from '../toe-draft.ts';

/** Everybody is on once (ch. 6); at the end of the phase vehicles are only assigned (ch. 8). */
const purchase = [
  alone(
    rule('everybody-once', '6', ['TOE-6.2'], ({ clock }) =>
      when(clock.stage === 'fair' && stepOf(clock) === 'closing'),
    ),
  ),
  ...purchaseRules('fair', ['two-vehicles', 'TOE-8.14'], ['three-vehicles', 'TOE-8.15']),
];
const PRICE = optional(whole(0, 1_000_000));

const buyFields = { piece: ref('vehicle'), price: PRICE } as const;
type Buy = MoveOf<typeof buyFields>;
const printed = (table: ToeTable, { piece }: Buy): number => shownModel(table, piece)?.price ?? 0;
/** Out of the supply everything costs what it costs unseen. */
const due = (table: ToeTable, move: Buy): number =>
  inSupply(table, move.piece) ? BLIND_PRICE[kindOfVehicle(move.piece)] : printed(table, move);

/** Buys a vehicle from the display (ch. 8, vehicle fair). */
export const buy: ToeMove<Buy> = {
  fields: buyFields,
  example: { type: 'buy', seat: 'anna', piece: 'loco/1' },
  effects: doing((draft, move, table, luck) => {
    const { seat, piece, price = due(table, move) } = move;
    // Nothing in the supply is anything yet: also what a hand has picked there becomes what luck says.
    const drawn = inSupply(table, piece) ? draw(draft, kindOfVehicle(piece), luck) : null;
    layBefore(draft, piece, seat, undefined, drawn?.model);
    draft.pay(price, seatPlace(seat), BANK, 'due/vehicle').countPurchase(seat);
  }),
  rules: [
    ...purchase,
    ...firstThen(
      [
        rule<Buy>('from-display', '8', ['TOE-8.16'], (table, { piece }) =>
          when(!onDisplay(table, piece) && !inSupply(table, piece)),
        ),
        rule<Buy>('unseen', '8', ['TOE-8.18'], (table, { piece }) => when(inSupply(table, piece))),
      ],
      rule<Buy>('printed-price', '8', ['TOE-8.16'], (table, move) => {
        const price = printed(table, move);
        const isWrong = move.price !== undefined && move.price !== 0 && move.price !== price;
        return when(isWrong && onDisplay(table, move.piece), { price });
      }),
      cashRules<Buy>(due),
    ),
    note<Buy>('no-use-yet', '7', ['TOE-FAQ.5'], (table, { seat, piece }) => {
      const category = onDisplay(table, piece) ? unwanted(table, seat, piece) : null;
      return category === null ? null : { category };
    }),
  ],
  label: (table, move) => {
    const { seat, piece, price = due(table, move) } = move;
    return phrase('toe/log/buy', { seat, vehicle: vehicleName(table, piece), price });
  },
  candidates: (table, seat) =>
    KINDS.flatMap((kind) => display(table, kind)).map((piece) => ({ type: 'buy', seat, piece })),
  concerns: (_, move, piece) => move.piece === piece,
  reads: (_, seat, { piece, from, to }) =>
    isVehicle(piece) && from.startsWith('fair/') && to === seatPlace(seat)
      ? [{ type: 'buy', seat, piece }]
      : [],
  offer: (table) => byHand(table, 'buy', ({ piece }) => piece),
};

const blindFields = {
  what: choice(...KINDS),
  price: PRICE,
  /** Somebody looked for this one in the supply. */
  model: optional(ref('model')),
} as const;
type Blind = MoveOf<typeof blindFields>;
const flat = (_: ToeTable, { what }: Blind): number => BLIND_PRICE[what];

/** Buys a vehicle unseen from a supply, at a flat price. */
export const blind: ToeMove<Blind> = {
  fields: blindFields,
  example: { type: 'blind', seat: 'anna', what: 'loco' },
  effects: doing((draft, move, table, luck) => {
    const { seat, what, model, price = flat(table, move) } = move;
    const drawn =
      (model === undefined ? null : draw(draft, what, luck, (id) => id === model)) ?? draw(draft, what, luck);
    if (!drawn) return;
    layBefore(draft, drawn.piece, seat, undefined, drawn.model);
    draft.pay(price, seatPlace(seat), BANK, 'due/vehicle').countPurchase(seat);
  }),
  rules: [
    ...purchase,
    ...firstThen(
      rule<Blind>('supply-empty', '8', ['TOE-8.17'], (table, { what }) =>
        when(vehiclesAt(table, supply(what)).length + vehiclesAt(table, discard(what)).length === 0),
      ),
      rule<Blind>('no-search', '8', ['TOE-8.18'], (_, { model }) => when(model !== undefined)),
      rule<Blind>('flat-price', '8', ['TOE-8.17'], (table, move) => {
        const price = flat(table, move);
        const isWrong = move.price !== undefined && move.price !== 0 && move.price !== price;
        return when(isWrong, { price, what: move.what });
      }),
      cashRules<Blind>(flat),
    ),
  ],
  label: (table, move) => {
    const { seat, what, price = flat(table, move) } = move;
    return phrase('toe/log/blind', { seat, what, price });
  },
  candidates: (_, seat) => KINDS.map((what) => ({ type: 'blind', seat, what })),
  concerns: (table, { what }, piece) => placeOf(table, piece) === supply(what),
  reads: (_, seat, { piece, from, to }) =>
    isVehicle(piece) && from.startsWith('supply/') && to === seatPlace(seat)
      ? [{ type: 'blind', seat, what: kindOfVehicle(piece) }]
      : [],
  offer: () => ({
    label: ({ what }) => phrase(`toe/do/blind/${what}`, { price: BLIND_PRICE[what] }),
    tone: 'plain',
  }),
};
