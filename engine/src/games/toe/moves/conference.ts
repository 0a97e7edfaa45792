import { phrase } from '../../../table/words.ts';
import { assigned, chipsOn } from '../books.ts';
import { byHand, ofContract } from '../by-hand.ts';
import type { OfContract } from '../by-hand.ts';
import type { ToeTable } from '../clock.ts';
import { BLIND_CONTRACT_CASH } from '../data/limits.ts';
import { CHIP_VALUE } from '../data/subsidies.ts';
import { joinedAlready } from '../helps.ts';
import { BANK, contractPiece, isContract, OUT, PILE, seatPlace, STARTS } from '../pieces.ts';
import { cardOf, holderOf, isDone, isOpen, openContracts, placeOf, withSign } from '../readers.ts';
import { note, playerRules, purchaseRules, rule, when } from '../rules.ts';
import type { ToeMove } from '../rules.ts';
import { layChips, pileSize, topOfPile, underPile } from '../supply.ts';
import { doing, layBefore } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';

const purchase = purchaseRules('conference', ['one-contract', 'TOE-8.31'], ['two-contracts', 'TOE-8.32']);
const accept = (draft: ToeDraft, seat: string, contract: string): ToeDraft =>
  draft.put(contractPiece(contract), seatPlace(seat)).countPurchase(seat);

/** Left-over start contracts. */
const isLeftOver = (table: ToeTable, contract: string): boolean =>
  [OUT, STARTS].includes(placeOf(table, contractPiece(contract)));

/** Accepts an open contract: its tax and its chips move the marker at once (ch. 8, conference room). */
export const take: ToeMove<OfContract> = {
  ...ofContract(
    'take',
    (seat, { piece, from, to }, { clock }) =>
      to === seatPlace(seat) && from !== to && from !== PILE && !clock.items.includes(piece),
  ),
  example: { type: 'take', seat: 'anna', contract: 'EF3' },
  effects: doing((draft, { seat, contract }, table) => {
    // A completed contract is a result, not a contract to be taken.
    if (!isDone(table, contract)) accept(draft, seat, contract);
  }),
  rules: [
    ...purchase,
    rule<OfContract>('start-contracts', '2', ['TOE-2.12'], (table, { contract }) =>
      when(isLeftOver(table, contract) && cardOf(table, contract)?.deck === 'start'),
    ),
    rule<OfContract>('open-contracts', '8', ['TOE-8.35'], (table, { contract }) =>
      when(!isOpen(table, contract) && !isLeftOver(table, contract)),
    ),
    note<OfContract>('joined-already', '7', ['TOE-7.8'], (table, { seat, contract }) =>
      isOpen(table, contract) ? joinedAlready(table, seat, contract) : null,
    ),
  ],
  label: (table, { seat, contract }) => {
    const off = chipsOn(table, contract) * CHIP_VALUE - (cardOf(table, contract)?.tax ?? 0);
    return off === 0
      ? phrase('toe/log/take', { seat, contract })
      : phrase('toe/log/take-taxed', { seat, contract, off: withSign(off) });
  },
  candidates: (table, seat) => openContracts(table).map((contract) => ({ type: 'take', seat, contract })),
  concerns: (_, { contract }, piece) => contractPiece(contract) === piece,
  offer: (table) => byHand(table, 'take', ({ contract }) => contractPiece(contract)),
};

/** Accepts the top card of the pile unseen: one chip on it, 50.000 € for the taker (TOE-8.35). */
export const drawContract: ToeMove = {
  fields: {},
  example: { type: 'draw', seat: 'anna' },
  effects: doing((draft, { seat }, table, luck) => {
    const contract = topOfPile(table, luck);
    if (contract === null) return;
    accept(draft, seat, contract).set('unseen', [...draft.clock.unseen, contract]);
    layChips(draft, [contract], 'due/chips');
    draft.pay(BLIND_CONTRACT_CASH, BANK, seatPlace(seat), 'due/unseen');
  }),
  rules: [...purchase, rule('pile-empty', '8', ['TOE-8.35'], (table) => when(pileSize(table) === 0))],
  label: (_, { seat }) => phrase('toe/log/draw', { seat, bonus: BLIND_CONTRACT_CASH }),
  candidates: (_, seat) => [{ type: 'draw', seat }],
  concerns: (table, _, piece) => placeOf(table, piece) === PILE,
  reads: (_, seat, { piece, from, to }) =>
    isContract(piece) && from === PILE && to === seatPlace(seat) ? [{ type: 'draw', seat }] : [],
  offer: () => ({ label: () => phrase('toe/do/draw', { bonus: BLIND_CONTRACT_CASH }), tone: 'plain' }),
};

/** Puts a contract back under the pile. Once taken it is kept; a hand can do it all the same. */
export const returnContract: ToeMove<OfContract> = {
  ...ofContract('return', (_, { to }) => to === PILE),
  example: { type: 'return', seat: 'anna', contract: 'EF3' },
  effects: doing((draft, { seat, contract }, table) => {
    if (holderOf(table, contract) !== seat || isDone(table, contract)) return;
    for (const piece of assigned(table, contract)) layBefore(draft, piece, seat);
    underPile(draft, contract);
  }),
  rules: [...playerRules, rule('kept', '8', ['TOE-8.37'], () => ({}))],
  label: (_, { seat, contract }) => phrase('toe/log/return', { seat, contract }),
};
