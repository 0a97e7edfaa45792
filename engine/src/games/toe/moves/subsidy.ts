import type { MoveSpec } from '../../../table/game.ts';
import { noLuck } from '../../../table/luck.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { Kind } from '../box.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { PREMIUM_CALLER, PREMIUM_PER_CITY } from '../data/limits.ts';
import { finishTurn } from '../flow.ts';
import { citiesOf } from '../network.ts';
import { AID, BANK, discard, kindOfVehicle, seatPlace, supply } from '../pieces.ts';
import { callerOf, placeOf, shownModel, supplyModels, vehicleName, vehiclesAt } from '../readers.ts';
import { inPhase, playerRules, rule, when, yourTurn } from '../rules.ts';
import { surplus } from '../supply.ts';
import { drafted, layBefore } from '../toe-draft.ts';
import { yearLine } from '../year-line.ts';

/** What a seat gets for its cities (ch. 8, development premium). */
export const premiumFor = (table: ToeTable, seat: string, isCaller: boolean): number =>
  citiesOf(table, seat).length * PREMIUM_PER_CITY + (isCaller ? PREMIUM_CALLER : 0);
export const premiumOf = (table: ToeTable, seat: string): number =>
  premiumFor(table, seat, callerOf(table.clock) === seat);

const premiumFields = { amount: optional(whole(0, 1_000_000)) } as const;
export type PremiumMove = MoveOf<typeof premiumFields>;
/** Somebody who did not call the phase wants the caller's extra. */
const wantsExtra = (table: ToeTable, { seat, amount }: PremiumMove): boolean =>
  callerOf(table.clock) !== seat && amount === premiumOf(table, seat) + PREMIUM_CALLER;

export const premium: MoveSpec<ToeClock, PremiumMove> = {
  fields: premiumFields,
  example: { type: 'premium', seat: 'anna' },
  effects: (table, { seat, amount }, luck) =>
    drafted(table, (draft) => {
      draft.pay(amount ?? premiumOf(table, seat), BANK, seatPlace(seat));
      if (table.clock.stage === 'premium') finishTurn(draft, seat, luck);
    }),
  rules: [
    ...playerRules,
    inPhase('premium'),
    yourTurn,
    rule<PremiumMove>('per-city', '8', ['TOE-8.60'], (table, move) =>
      when(
        move.amount !== undefined && move.amount !== premiumOf(table, move.seat) && !wantsExtra(table, move),
        {
          cities: citiesOf(table, move.seat).length,
          amount: premiumOf(table, move.seat),
        },
      ),
    ),
    rule<PremiumMove>('callers-extra', '8', ['TOE-8.61', 'TOE-6.11'], (table, move) =>
      when(wantsExtra(table, move)),
    ),
  ],
  label: (table, move) => {
    const { seat, amount = premiumOf(table, seat) } = move;
    return yearLine(table, seat, phrase('toe/log/premium', { seat, amount }), () =>
      premium.effects(table, move, noLuck),
    );
  },
};

const chooseFields = { piece: ref('vehicle') } as const;
export type ChooseMove = MoveOf<typeof chooseFields>;

/** Takes one vehicle of the selection for nothing (ch. 8, state aid). */
export const choose: MoveSpec<ToeClock, ChooseMove> = {
  fields: chooseFields,
  example: { type: 'choose', seat: 'anna', piece: 'loco/1' },
  effects: (table, { seat, piece }, luck) =>
    drafted(table, (draft) => {
      if (placeOf(table, piece) === AID) layBefore(draft, piece, seat);
      if (table.clock.stage === 'aid') finishTurn(draft, seat, luck);
    }),
  rules: [
    ...playerRules,
    inPhase('aid'),
    rule('one-vehicle', '8', ['TOE-8.65'], ({ clock }, { seat }) =>
      when(clock.stage === 'aid' && clock.acted.includes(seat)),
    ),
    rule('turn', '6', ['TOE-6.3', 'TOE-8.64'], (table, move) =>
      table.clock.acted.includes(move.seat) ? null : yourTurn.check(table, move),
    ),
    rule<ChooseMove>('from-selection', '8', ['TOE-8.62'], (table, { piece }) =>
      when(placeOf(table, piece) !== AID),
    ),
    rule('no-two-alike', '8', ['TOE-8.63'], (table) =>
      when(table.clock.stage === 'aid' && canExchange(table)),
    ),
  ],
  label: (table, move) => {
    const { seat, piece } = move;
    return yearLine(table, seat, phrase('toe/log/choose', { seat, vehicle: vehicleName(table, piece) }), () =>
      choose.effects(table, move, noLuck),
    );
  },
};

/** Two alike can be helped only before the first choice, and while something else is left to draw. */
export function canExchange(table: ToeTable): boolean {
  const there = vehiclesAt(table, AID);
  const models = new Set(there.map((piece) => shownModel(table, piece)?.id));
  return (
    table.clock.acted.length === 0 &&
    surplus(table, there, 1).some((piece) => hasOther(table, kindOfVehicle(piece), models))
  );
}
const hasOther = (table: ToeTable, kind: Kind, models: ReadonlySet<string | undefined>): boolean =>
  (vehiclesAt(table, supply(kind)).length > 0 &&
    [...supplyModels(table, kind)].some(([id, copies]) => copies > 0 && !models.has(id))) ||
  vehiclesAt(table, discard(kind)).some((piece) => !models.has(shownModel(table, piece)?.id));
