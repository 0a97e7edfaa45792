import { alone, firstThen } from '../../../table/rules.ts';
import { optional, ref } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Params, PieceId, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { assigned, countOf, modelsUnder, needOf, powerOf, twinsAlike, wagonsIn } from '../books.ts';
import { byHand, ofVehicle } from '../by-hand.ts';
import type { OfVehicle } from '../by-hand.ts';
import type { ToeTable } from '../clock.ts';
import { stepOf } from '../course.ts';
import { idle } from '../helps.ts';
import { isLocomotive, isTraction } from '../material-types.ts';
import type { Contract, Vehicle } from '../material-types.ts';
import { contractPiece, isVehicle, seatPlace, tail, underPlace } from '../pieces.ts';
import {
  cardOf,
  contractsOf,
  holderOf,
  isDone,
  modelOf,
  onTurn,
  placeOf,
  vehicleName,
  vehiclesAt,
} from '../readers.ts';
import { note, playerRules, rule, when } from '../rules.ts';
import type { ToeMove, ToeRule } from '../rules.ts';
import { doing, layBefore, show } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';

const assignFields = {
  piece: ref('vehicle'),
  contract: ref('contract'),
  /** The vehicle it replaces, which comes back to the mat. */
  instead: optional(ref('vehicle')),
} as const;
type Assign = MoveOf<typeof assignFields>;

/** The contract that a vehicle lies under. */
const contractOver = (table: ToeTable, piece: PieceId): string | null => {
  const at = placeOf(table, piece);
  return at.startsWith('under/') ? tail(at) : null;
};
/** Before the seat, or under one of its contracts. */
const isMine = (table: ToeTable, seat: Seat, piece: PieceId): boolean => {
  const over = contractOver(table, piece);
  return over === null ? placeOf(table, piece) === seatPlace(seat) : holderOf(table, over) === seat;
};

/** Wagons that nothing pulls any more come off too (OQ-4). */
function shedWagons(draft: ToeDraft, contract: string, seat: Seat): void {
  const models = modelsUnder(draft.table, contract);
  let over = wagonsIn(models) - powerOf(models);
  for (const piece of assigned(draft.table, contract).toReversed()) {
    const model = modelOf(draft.table, piece);
    if (over <= 0 || !model || isTraction(model.category)) continue;
    layBefore(draft, piece, holderOf(draft.table, contract) ?? seat);
    over--;
  }
}

// —— When ——

const closed = ({ clock }: ToeTable): boolean => clock.stage !== 'fair' && clock.stage !== 'auction';
const phaseRule = (name: string, atoms: readonly string[], stage: string): ToeRule =>
  alone(rule(name, '8', atoms, ({ clock }) => when(clock.stage === stage)));
const NAMED: readonly string[] = ['site', 'conference', 'aid', 'end'];

/** In the fair from the own turn on until the phase is closed; in the auction house after the last auction (OQ-5). */
const timing: readonly ToeRule[] = [
  alone(
    rule('before-your-turn', '6', ['TOE-6.3'], ({ clock }, { seat }) => {
      const isFair = clock.stage === 'fair' && stepOf(clock) === 'turns';
      const turn = onTurn(clock);
      return when(isFair && turn !== seat && !clock.acted.includes(seat), { turn: turn ?? '' });
    }),
  ),
  alone(
    rule('after-the-auction', '8', ['TOE-8.59'], ({ clock }) =>
      when(clock.stage === 'auction' && stepOf(clock) !== 'closing'),
    ),
  ),
];

// —— What fits ——

interface Fit {
  readonly card: Contract;
  readonly model: Vehicle;
  /** What lies there besides, after an exchange. */
  readonly others: readonly Vehicle[];
}
/** Null as long as something more basic is wrong: one reason at a time, and no hint at vehicles of others. */
function fitOf(table: ToeTable, { seat, piece, contract, instead }: Assign): Fit | null {
  const card = cardOf(table, contract);
  const model = modelOf(table, piece);
  if (!card || !model || !isMine(table, seat, piece) || holderOf(table, contract) !== seat) return null;
  const others = assigned(table, contract)
    .filter((other) => other !== piece && other !== instead)
    .flatMap((other) => modelOf(table, other) ?? []);
  return { card, model, others };
}

const fits = (
  name: string,
  section: string,
  atom: string,
  check: (fit: Fit, most: number) => Params | null,
): ToeRule<Assign> =>
  rule<Assign>(name, section, [atom], (table, move) => {
    const fit = fitOf(table, move);
    return fit && check(fit, needOf(fit.card, fit.model.category));
  });
const fitRules: readonly ToeRule<Assign>[] = firstThen(
  fits('category', '13', 'TOE-FAQ.5', ({ model: { category } }, most) => when(most === 0, { category })),
  fits('number', '13', 'TOE-FAQ.4', ({ model: { category }, others }, most) =>
    when(most > 0 && countOf(others, category) >= most, { most, category }),
  ),
  fits('twins', '8', 'TOE-8.23', ({ model, others }, most) =>
    when(isLocomotive(model.category) && most > 0 && !twinsAlike([...others, model])),
  ),
  fits('power', '8', 'TOE-8.22', ({ model, others }) => {
    const power = powerOf(others);
    return when(!isTraction(model.category) && wagonsIn(others) + 1 > power, { power });
  }),
);

/** What an exchange could be about: vehicles there of the same category. */
const twinsUnder = (table: ToeTable, contract: string, piece: PieceId): readonly PieceId[] => {
  const category = modelOf(table, piece)?.category;
  return assigned(table, contract).filter((other) => modelOf(table, other)?.category === category);
};

/** Slides a vehicle under an own contract, or exchanges one there (ch. 8, fair and auction house). */
export const assign: ToeMove<Assign> = {
  fields: assignFields,
  example: { type: 'assign', seat: 'anna', piece: 'loco/1', contract: 'S3' },
  effects: doing((draft, { seat, piece, contract, instead }, table) => {
    const before = contractOver(table, piece);
    if (instead !== undefined && instead !== piece && contractOver(table, instead) === contract)
      layBefore(draft, instead, holderOf(table, contract) ?? seat);
    show(draft, piece, underPlace(contract));
    if (before !== null && before !== contract) shedWagons(draft, before, seat);
    if (instead !== undefined) shedWagons(draft, contract, seat);
  }),
  rules: [
    ...playerRules,
    phaseRule('no-assigning-site', ['TOE-8.13'], 'site'),
    phaseRule('no-assigning-conference', ['TOE-8.39'], 'conference'),
    phaseRule('no-assigning-aid', ['TOE-8.68'], 'aid'),
    alone(
      rule('fair-or-auction', '8', ['TOE-8.27'], (table) =>
        when(closed(table) && !NAMED.includes(table.clock.stage)),
      ),
    ),
    ...timing,
    ...firstThen(
      [
        rule<Assign>('discarded', '7', ['TOE-7.16'], (table, { piece }) =>
          when(placeOf(table, piece).startsWith('discard/')),
        ),
        rule<Assign>('own-vehicle', '8', ['TOE-8.26'], (table, { seat, piece }) =>
          when(!isMine(table, seat, piece) && !placeOf(table, piece).startsWith('discard/')),
        ),
      ],
      rule<Assign>('own-open-contract', '8', ['TOE-8.28'], (table, { seat, contract }) =>
        when(holderOf(table, contract) !== seat || isDone(table, contract), { contract }),
      ),
      [
        rule<Assign>('there-already', '8', ['TOE-8.26'], (table, { piece, contract }) =>
          when(contractOver(table, piece) === contract),
        ),
        rule<Assign>('exchange-what', '8', ['TOE-8.26'], (table, { instead, contract }) =>
          when(instead !== undefined && contractOver(table, instead) !== contract),
        ),
      ],
      rule<Assign>('unknown-vehicle', '8', ['TOE-8.18'], (table, { seat, piece }) =>
        when(isMine(table, seat, piece) && modelOf(table, piece) === null),
      ),
      fitRules,
    ),
    note<Assign>('earns-nothing-yet', '7', ['TOE-7.6'], (table, { seat, contract }) =>
      when(!isDone(table, contract) && idle(table, seat, contract), { contract }),
    ),
  ],
  label: (table, { seat, piece, contract, instead }) =>
    phrase(instead === undefined ? 'toe/log/assign' : 'toe/log/exchange', {
      seat,
      vehicle: vehicleName(table, piece),
      instead: instead === undefined ? null : vehicleName(table, instead),
      contract,
    }),
  *candidates(table, seat) {
    const open = contractsOf(table, seat).filter((id) => !isDone(table, id));
    const mine = [...vehiclesAt(table, seatPlace(seat)), ...open.flatMap((id) => assigned(table, id))];
    for (const contract of open) {
      const card = cardOf(table, contract);
      const there = assigned(table, contract);
      for (const piece of mine) {
        const category = modelOf(table, piece)?.category;
        if (!card || !category || there.includes(piece) || needOf(card, category) === 0) continue;
        yield { type: 'assign', seat, piece, contract };
        for (const instead of twinsUnder(table, contract, piece))
          yield { type: 'assign', seat, piece, contract, instead };
      }
    }
  },
  concerns: (_, move, piece) => move.piece === piece || contractPiece(move.contract) === piece,
  reads: (table, seat, { piece, to }) => {
    if (!isVehicle(piece) || !to.startsWith('under/')) return [];
    const plain: Assign = { type: 'assign', seat, piece, contract: tail(to) };
    return [plain, ...twinsUnder(table, tail(to), piece).map((instead) => ({ ...plain, instead }))];
  },
  offer: (table) => byHand(table, 'assign', ({ piece }) => piece),
};

/** Takes a vehicle back from an own open contract. */
export const withdraw: ToeMove<OfVehicle> = {
  ...ofVehicle('withdraw', (seat, { from, to }) => from.startsWith('under/') && to === seatPlace(seat)),
  example: { type: 'withdraw', seat: 'anna', piece: 'wagon/1' },
  effects: doing((draft, { seat, piece }, table) => {
    const over = contractOver(table, piece);
    if (over === null) return;
    layBefore(draft, piece, holderOf(table, over) ?? seat);
    shedWagons(draft, over, seat);
  }),
  rules: [
    ...playerRules,
    alone(
      rule('fair-or-auction', '8', ['TOE-8.27'], (table) =>
        when(closed(table) && table.clock.stage !== 'insolvency' && table.clock.stage !== 'end'),
      ),
    ),
    alone(rule('with-its-vehicles', '12', ['TOE-12.10'], ({ clock }) => when(clock.stage === 'insolvency'))),
    ...timing,
    rule<OfVehicle>('not-assigned', '8', ['TOE-8.26'], (table, { seat, piece }) =>
      when(contractOver(table, piece) === null || !isMine(table, seat, piece)),
    ),
  ],
  label: (table, { seat, piece }) =>
    phrase('toe/log/withdraw', {
      seat,
      vehicle: vehicleName(table, piece),
      contract: contractOver(table, piece),
    }),
  *candidates(table, seat) {
    for (const contract of contractsOf(table, seat))
      for (const piece of assigned(table, contract)) yield { type: 'withdraw', seat, piece };
  },
};
