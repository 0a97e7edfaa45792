import type { MoveSpec } from '../../../table/game.ts';
import { ref } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { assigned, chipsOn } from '../books.ts';
import type { ToeClock } from '../clock.ts';
import { BLIND_CONTRACT_CASH } from '../data/limits.ts';
import { CHIP_VALUE } from '../data/subsidies.ts';
import { joinedAlready } from '../helps.ts';
import { BANK, contractPiece, OUT, seatPlace, STARTS } from '../pieces.ts';
import { boughtBy, cardOf, holderOf, isDone, isOpen, placeOf, withSign } from '../readers.ts';
import { allowanceRules, inPhase, playerRules, rule, when, yourTurn } from '../rules.ts';
import { layChips, pileSize, topOfPile, underPile } from '../supply.ts';
import { drafted, layBefore } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';

const limits = allowanceRules('conference', ['one-contract', 'two-contracts'], ['TOE-8.31', 'TOE-8.32']);
const accept = (draft: ToeDraft, seat: string, contract: string): void => {
  draft.put(contractPiece(contract), seatPlace(seat));
  draft.set('bought', { ...draft.clock.bought, [seat]: boughtBy(draft.clock, seat) + 1 });
};

const takeFields = { contract: ref('contract') } as const;
export type TakeMove = MoveOf<typeof takeFields>;

/** Accepts an open contract: its tax and its chips move the marker at once (ch. 8, conference room). */
export const take: MoveSpec<ToeClock, TakeMove> = {
  fields: takeFields,
  example: { type: 'take', seat: 'anna', contract: 'EF3' },
  effects: (table, { seat, contract }) =>
    drafted(table, (draft) => {
      // A completed contract is a result, not a contract to be taken.
      if (!isDone(table, contract)) accept(draft, seat, contract);
    }),
  rules: [
    ...playerRules,
    inPhase('conference'),
    yourTurn,
    ...limits,
    rule<TakeMove>('start-contracts', '2', ['TOE-2.12'], (table, { contract }) =>
      when(
        [OUT, STARTS].includes(placeOf(table, contractPiece(contract))) &&
          cardOf(table, contract)?.deck === 'start',
      ),
    ),
    rule<TakeMove>('open-contracts', '8', ['TOE-8.35'], (table, { contract }) =>
      when(!isOpen(table, contract) && ![OUT, STARTS].includes(placeOf(table, contractPiece(contract)))),
    ),
    rule<TakeMove>(
      'joined-already',
      '7',
      ['TOE-7.8'],
      (table, { seat, contract }) => (isOpen(table, contract) ? joinedAlready(table, seat, contract) : null),
      'note',
    ),
  ],
  label: (table, { seat, contract }) => {
    const off = chipsOn(table, contract) * CHIP_VALUE - (cardOf(table, contract)?.tax ?? 0);
    return off === 0
      ? phrase('toe/log/take', { seat, contract })
      : phrase('toe/log/take-taxed', { seat, contract, off: withSign(off) });
  },
};

export type DrawMove = MoveOf<Record<never, never>>;

/** Accepts the top card of the pile unseen: one chip on it, 50.000 € for the taker (TOE-8.35). */
export const drawContract: MoveSpec<ToeClock, DrawMove> = {
  fields: {},
  example: { type: 'draw', seat: 'anna' },
  effects: (table, { seat }, luck) =>
    drafted(table, (draft) => {
      const contract = topOfPile(table, luck);
      if (contract === null) return;
      accept(draft, seat, contract);
      draft.set('unseen', [...draft.clock.unseen, contract]);
      layChips(draft, [contract], 'due/chips');
      draft.pay(BLIND_CONTRACT_CASH, BANK, seatPlace(seat), 'due/unseen');
    }),
  rules: [
    ...playerRules,
    inPhase('conference'),
    yourTurn,
    ...limits,
    rule('pile-empty', '8', ['TOE-8.35'], (table) => when(pileSize(table) === 0)),
  ],
  label: (_, { seat }) => phrase('toe/log/draw', { seat, bonus: BLIND_CONTRACT_CASH }),
};

const returnFields = { contract: ref('contract') } as const;
export type ReturnMove = MoveOf<typeof returnFields>;

/** Puts a contract back under the pile. Once taken it is kept; a hand can do it all the same. */
export const returnContract: MoveSpec<ToeClock, ReturnMove> = {
  fields: returnFields,
  example: { type: 'return', seat: 'anna', contract: 'EF3' },
  effects: (table, { seat, contract }) =>
    drafted(table, (draft) => {
      if (holderOf(table, contract) !== seat || isDone(table, contract)) return;
      for (const piece of assigned(table, contract)) layBefore(draft, piece, seat);
      underPile(draft, contract);
    }),
  rules: [...playerRules, rule('kept', '8', ['TOE-8.37'], () => ({}))],
  label: (_, { seat, contract }) => phrase('toe/log/return', { seat, contract }),
};
