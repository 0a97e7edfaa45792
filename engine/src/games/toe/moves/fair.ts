import type { MoveSpec } from '../../../table/game.ts';
import { choice, optional, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { KINDS } from '../box.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { BLIND_PRICE } from '../data/limits.ts';
import { unwanted } from '../helps.ts';
import { BANK, discard, seatPlace, supply } from '../pieces.ts';
import { boughtBy, onDisplay, placeOf, shownModel, vehicleName, vehiclesAt } from '../readers.ts';
import { allowanceRules, covered, inPhase, paidInCash, playerRules, rule, when, yourTurn } from '../rules.ts';
import { draw } from '../supply.ts';
import { drafted, layBefore } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';

const limits = allowanceRules('fair', ['two-vehicles', 'three-vehicles'], ['TOE-8.14', 'TOE-8.15']);
const countOne = (draft: ToeDraft, seat: string): void => {
  draft.set('bought', { ...draft.clock.bought, [seat]: boughtBy(draft.clock, seat) + 1 });
};

const buyFields = { piece: ref('vehicle'), price: optional(whole(0, 1_000_000)) } as const;
export type BuyMove = MoveOf<typeof buyFields>;
const printed = (table: ToeTable, { piece }: BuyMove): number => shownModel(table, piece)?.price ?? 0;
const inSupply = (table: ToeTable, piece: string): boolean => placeOf(table, piece).startsWith('supply/');

/** Buys a vehicle from the display (ch. 8, vehicle fair). */
export const buy: MoveSpec<ToeClock, BuyMove> = {
  fields: buyFields,
  example: { type: 'buy', seat: 'anna', piece: 'loco/1' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      layBefore(draft, move.piece, move.seat);
      draft.pay(move.price ?? printed(table, move), seatPlace(move.seat), BANK, 'due/vehicle');
      countOne(draft, move.seat);
    }),
  rules: [
    ...playerRules,
    inPhase('fair'),
    yourTurn,
    ...limits,
    rule<BuyMove>('from-display', '8', ['TOE-8.16'], (table, { piece }) =>
      when(!onDisplay(table, piece) && !inSupply(table, piece)),
    ),
    rule<BuyMove>('printed-price', '8', ['TOE-8.16'], (table, move) =>
      when(
        move.price !== undefined &&
          move.price !== 0 &&
          onDisplay(table, move.piece) &&
          move.price !== printed(table, move),
        {
          price: printed(table, move),
        },
      ),
    ),
    rule<BuyMove>('unseen', '8', ['TOE-8.18'], (table, { piece }) => when(inSupply(table, piece))),
    paidInCash<BuyMove>(printed),
    covered<BuyMove>((table, move) => move.price ?? printed(table, move)),
    rule<BuyMove>(
      'no-use-yet',
      '7',
      ['TOE-FAQ.5'],
      (table, { seat, piece }) => {
        const category = onDisplay(table, piece) ? unwanted(table, seat, piece) : null;
        return category === null ? null : { category };
      },
      'note',
    ),
  ],
  label: (table, move) =>
    phrase('toe/log/buy', {
      seat: move.seat,
      vehicle: vehicleName(table, move.piece),
      price: move.price ?? printed(table, move),
    }),
};

const blindFields = {
  what: choice(...KINDS),
  price: optional(whole(0, 1_000_000)),
  /** Somebody looked for this one in the supply. */
  model: optional(ref('model')),
} as const;
export type BlindMove = MoveOf<typeof blindFields>;
const flat = (_: ToeTable, { what }: BlindMove): number => BLIND_PRICE[what];

/** Buys a vehicle unseen from a supply, at a flat price. */
export const blind: MoveSpec<ToeClock, BlindMove> = {
  fields: blindFields,
  example: { type: 'blind', seat: 'anna', what: 'loco' },
  effects: (table, move, luck) =>
    drafted(table, (draft) => {
      const { seat, what, model } = move;
      const drawn =
        (model === undefined ? null : draw(draft, what, luck, (id) => id === model)) ??
        draw(draft, what, luck);
      if (!drawn) return;
      layBefore(draft, drawn.piece, seat, undefined, drawn.model);
      draft.pay(move.price ?? flat(table, move), seatPlace(seat), BANK, 'due/vehicle');
      countOne(draft, seat);
    }),
  rules: [
    ...playerRules,
    inPhase('fair'),
    yourTurn,
    ...limits,
    rule<BlindMove>('flat-price', '8', ['TOE-8.17'], (table, move) =>
      when(move.price !== undefined && move.price !== 0 && move.price !== flat(table, move), {
        price: flat(table, move),
        what: move.what,
      }),
    ),
    rule<BlindMove>('no-search', '8', ['TOE-8.18'], (_, { model }) => when(model !== undefined)),
    rule<BlindMove>('supply-empty', '8', ['TOE-8.17'], (table, { what }) =>
      when(vehiclesAt(table, supply(what)).length + vehiclesAt(table, discard(what)).length === 0),
    ),
    paidInCash<BlindMove>(flat),
    covered<BlindMove>((table, move) => move.price ?? flat(table, move)),
  ],
  label: (table, move) =>
    phrase('toe/log/blind', { seat: move.seat, what: move.what, price: move.price ?? flat(table, move) }),
};
