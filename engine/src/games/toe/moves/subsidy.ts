import { alone, unless } from '../../../table/rules.ts';
import { optional, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { Kind } from '../box.ts';
import { ofVehicle } from '../by-hand.ts';
import type { OfVehicle } from '../by-hand.ts';
import type { ToeTable } from '../clock.ts';
import { PREMIUM_CALLER, PREMIUM_PER_CITY } from '../data/limits.ts';
import { finishTurn } from '../flow.ts';
import { citiesOf } from '../network.ts';
import { AID, BANK, discard, kindOfVehicle, seatPlace, supply } from '../pieces.ts';
import { callerOf, placeOf, shownModel, supplyModels, vehicleName, vehiclesAt } from '../readers.ts';
import { inPhase, playerRules, rule, when, yourTurn } from '../rules.ts';
import { surplus } from '../supply.ts';
import { doing, layBefore } from '../toe-draft.ts';
import { mayCloseYear } from '../year-line.ts';

/** What a seat gets for its cities (ch. 8, development premium). */
export const premiumFor = (table: ToeTable, seat: string, isCaller: boolean): number =>
  citiesOf(table, seat).length * PREMIUM_PER_CITY + (isCaller ? PREMIUM_CALLER : 0);
export const premiumOf = (table: ToeTable, seat: string): number =>
  premiumFor(table, seat, callerOf(table.clock) === seat);

const premiumFields = { amount: optional(whole(0, 1_000_000)) } as const;
type Premium = MoveOf<typeof premiumFields>;
/** Somebody who did not call the phase wants the caller's extra. */
const wantsExtra = (table: ToeTable, { seat, amount }: Premium): boolean =>
  callerOf(table.clock) !== seat && amount === premiumOf(table, seat) + PREMIUM_CALLER;

/** Takes the development premium (ch. 8). */
export const premium = mayCloseYear<Premium>({
  fields: premiumFields,
  example: { type: 'premium', seat: 'anna' },
  effects: doing((draft, { seat, amount }, table, luck) => {
    draft.pay(amount ?? premiumOf(table, seat), BANK, seatPlace(seat));
    if (table.clock.stage === 'premium') finishTurn(draft, seat, luck);
  }),
  rules: [
    ...playerRules,
    inPhase('premium'),
    yourTurn,
    rule<Premium>('per-city', '8', ['TOE-8.60'], (table, move) => {
      const amount = premiumOf(table, move.seat);
      const isWrong = move.amount !== undefined && move.amount !== amount && !wantsExtra(table, move);
      return when(isWrong, { cities: citiesOf(table, move.seat).length, amount });
    }),
    rule<Premium>('callers-extra', '8', ['TOE-8.61', 'TOE-6.11'], (table, move) =>
      when(wantsExtra(table, move)),
    ),
  ],
  label: (table, { seat, amount = premiumOf(table, seat) }) => phrase('toe/log/premium', { seat, amount }),
  candidates: (_, seat) => [{ type: 'premium', seat }],
  reads: (table, seat, { piece, pay, from, to }) => {
    if (table.clock.stage !== 'premium' || piece !== '' || from !== BANK || to !== seatPlace(seat)) return [];
    return [
      pay === premiumOf(table, seat) ? { type: 'premium', seat } : { type: 'premium', seat, amount: pay },
    ];
  },
  offer: (table, seat) => {
    const amount = premiumOf(table, seat);
    return amount > 0 ? { label: () => phrase('toe/do/premium', { amount }), tone: 'main' } : null;
  },
});

/** Takes one vehicle of the selection for nothing (ch. 8, state aid). */
export const choose = mayCloseYear<OfVehicle>({
  ...ofVehicle('choose', (seat, { from, to }) => from === AID && to === seatPlace(seat)),
  example: { type: 'choose', seat: 'anna', piece: 'loco/1' },
  effects: doing((draft, { seat, piece }, table, luck) => {
    if (placeOf(table, piece) === AID) layBefore(draft, piece, seat);
    if (table.clock.stage === 'aid') finishTurn(draft, seat, luck);
  }),
  rules: [
    ...playerRules,
    inPhase('aid'),
    alone(
      rule('one-vehicle', '8', ['TOE-8.65'], ({ clock }, { seat }) =>
        when(clock.stage === 'aid' && clock.acted.includes(seat)),
      ),
    ),
    unless(yourTurn, ({ clock }, { seat }) => clock.acted.includes(seat)),
    rule<OfVehicle>('from-selection', '8', ['TOE-8.62'], (table, { piece }) =>
      when(placeOf(table, piece) !== AID),
    ),
    rule('no-two-alike', '8', ['TOE-8.63'], (table) =>
      when(table.clock.stage === 'aid' && canExchange(table)),
    ),
  ],
  label: (table, { seat, piece }) => phrase('toe/log/choose', { seat, vehicle: vehicleName(table, piece) }),
  candidates: (table, seat) => vehiclesAt(table, AID).map((piece) => ({ type: 'choose', seat, piece })),
});

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
