import type { Choice, Prompt } from '../../table/game.ts';
import { piecesAt } from '../../table/places.ts';
import type { Move, PieceId, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { itemName, minimumBid, ownerOf } from './auction.ts';
import type { Kind } from './box.ts';
import { isPhase } from './clock.ts';
import type { ToeTable } from './clock.ts';
import { BID_STEP, BLIND_CONTRACT_CASH, BLIND_PRICE, TARGET_MAX, TARGET_MIN } from './data/limits.ts';
import { premiumFor, premiumOf } from './moves/subsidy.ts';
import { options } from './options.ts';
import { contractPiece, licenceItem, sticksPlace } from './pieces.ts';
import { textOf } from './prompt-text.ts';
import { onDisplay, purse, shownModel, turn } from './readers.ts';
import { same } from './same.ts';

const has = (table: ToeTable, seat: Seat, type: string): boolean =>
  !![...take(options(table, seat, { type }), 1)][0];
function* take<T>(items: Iterable<T>, count: number): Iterable<T> {
  let left = count;
  if (left > 0)
    for (const item of items) {
      yield item;
      if (--left <= 0) return;
    }
}
const button = (key: string, move: Move, tone: Choice['tone'] = 'plain', params = {}): Choice => ({
  label: phrase(`toe/do/${key}`, params),
  move,
  tone,
});
/** A licence is bought with a stick from the own stack. */
function byStick(table: ToeTable, seat: Seat): readonly Choice[] {
  const [hands] = piecesAt(table, sticksPlace(seat));
  return hands !== undefined && has(table, seat, 'licence')
    ? [{ label: phrase('toe/do/licence'), move: null, tone: 'main', hands, pieces: [hands] }]
    : [];
}
/** It does not matter which of the two is taken: one is the other, or its twin beside it or in the display. */
const alike = (table: ToeTable, a: PieceId, b: PieceId): boolean =>
  a === b ||
  same(table, a, b) ||
  (onDisplay(table, a) && onDisplay(table, b) && shownModel(table, a) === shownModel(table, b));
/** Something to do with the hands, and the cards to do it with; of equal ones only one. */
function byHand(table: ToeTable, seat: Seat, type: string): readonly Choice[] {
  const pieces: PieceId[] = [];
  for (const move of options(table, seat, { type })) {
    const piece = (move['piece'] as PieceId | undefined) ?? contractPiece(move['contract'] as string);
    if (!pieces.some((other) => alike(table, other, piece))) pieces.push(piece);
  }
  const [hands] = pieces;
  return hands === undefined
    ? []
    : [{ label: phrase(`toe/do/${type}`), move: null, tone: 'main', hands, pieces }];
}
/** A licence for sale is only announced: its sticks stay on the map. */
const announcing = (table: ToeTable, seat: Seat): readonly Choice[] =>
  [...options(table, seat, { type: 'announce' })].map((move) => {
    const connection = move['connection'] as string;
    return button('announce', move, 'plain', {
      connection,
      bid: minimumBid(table, licenceItem(connection, seat)),
    });
  });
/** What is laid out may be taken back, until all have finished laying out. */
const retracting = (table: ToeTable, seat: Seat): readonly Choice[] =>
  [...options(table, seat, { type: 'retract' })].map((move) =>
    button('retract', move, 'plain', { item: itemName(table, move['item'] as string) }),
  );
/** Vehicles to assign, exchange or take back. */
const assigning = (table: ToeTable, seat: Seat): readonly Choice[] => [
  ...byHand(table, seat, 'assign'),
  ...byHand(table, seat, 'withdraw'),
];
const whenLegal = (table: ToeTable, seat: Seat, choice: Choice): readonly Choice[] =>
  choice.move && has(table, seat, choice.move.type) ? [choice] : [];

function bidChoices(table: ToeTable, seat: Seat): readonly Choice[] {
  const { lot } = table.clock;
  const amount = (start: number): Choice['blanks'] => [
    {
      field: 'bid',
      label: phrase('toe/do/amount'),
      min: start,
      max: Math.max(start, purse(table, seat)),
      step: BID_STEP,
      start,
    },
  ];
  const pass = button('pass', { type: 'pass', seat }, 'quiet');
  if (lot) {
    const bid = lot.bid + BID_STEP;
    const raise: Choice = {
      ...button('raise', { type: 'raise', seat, bid }, 'main'),
      blanks: amount(bid) ?? [],
    };
    return [...whenLegal(table, seat, raise), pass];
  }
  const items = [
    ...new Set([...options(table, seat, { type: 'open' })].map((move) => move['item'] as string)),
  ];
  const opens = items.map((item): Choice => {
    const bid = minimumBid(table, item);
    return {
      ...button('open', { type: 'open', seat, item, bid }, 'plain', {
        item: itemName(table, item),
        owner: ownerOf(table, item) ?? '',
        bid,
      }),
      blanks: amount(bid) ?? [],
    };
  });
  return [...opens, pass];
}

/** An insolvent company puts up contracts, then the others bid; asked again, it has to put up more or it is out. */
function selling(table: ToeTable, seat: Seat): readonly Choice[] {
  const { insolvent, items } = table.clock;
  const sells = [...options(table, seat, { type: 'sell' })].map((move) =>
    button('sell', move, 'plain', {
      contract: move['contract'] ?? '',
      bid: minimumBid(table, contractPiece(move['contract'] as string)),
    }),
  );
  const begin = button('sell-off', { type: 'done', seat }, 'main', { count: items.length });
  return [...sells, ...retracting(table, seat), ...(insolvent?.asked || items.length === 0 ? [] : [begin])];
}

/** Where nothing else is left to do, going on is the obvious step. */
const orDone = (seat: Seat, ...others: readonly Choice[]): readonly Choice[] => [
  ...others,
  button('done', { type: 'done', seat }, others.length > 0 ? 'quiet' : 'main'),
];

function choicesOf(table: ToeTable, seat: Seat): readonly Choice[] {
  const { clock } = table;
  if (clock.step === 'bidding' && (clock.stage === 'auction' || clock.stage === 'insolvency'))
    return bidChoices(table, seat);
  switch (clock.stage) {
    case 'call':
      return [
        ...whenLegal(table, seat, button('tidy', { type: 'tidy', seat }, 'main')),
        ...[...options(table, seat, { type: 'call' })].map((move) =>
          button(`call/${move['phase'] as string}`, move, 'plain', { amount: premiumFor(table, seat, true) }),
        ),
      ];
    case 'site':
      return orDone(seat, ...byStick(table, seat));
    case 'fair':
      return orDone(
        seat,
        ...byHand(table, seat, 'buy'),
        ...[...options(table, seat, { type: 'blind' })].map((move) =>
          button(`blind/${move['what'] as string}`, move, 'plain', {
            price: BLIND_PRICE[move['what'] as Kind],
          }),
        ),
        ...assigning(table, seat),
      );
    case 'conference':
      return orDone(
        seat,
        ...byHand(table, seat, 'take'),
        ...whenLegal(
          table,
          seat,
          button('draw', { type: 'draw', seat }, 'plain', { bonus: BLIND_CONTRACT_CASH }),
        ),
      );
    case 'premium': {
      const amount = premiumOf(table, seat);
      return orDone(
        seat,
        ...(amount > 0 ? [button('premium', { type: 'premium', seat }, 'main', { amount })] : []),
      );
    }
    case 'aid': {
      const none = !has(table, seat, 'choose');
      return [
        ...whenLegal(table, seat, button('tidy', { type: 'tidy', seat }, 'main')),
        ...byHand(table, seat, 'choose'),
        ...(none ? orDone(seat) : []),
      ];
    }
    case 'auction':
      return orDone(
        seat,
        ...byHand(table, seat, 'offer'),
        ...announcing(table, seat),
        ...retracting(table, seat),
        ...assigning(table, seat),
      );
    case 'insolvency':
      return [...selling(table, seat), button('quit', { type: 'quit', seat }, 'quiet')];
    case 'audit':
    case 'final':
      return [
        ...[...options(table, seat, { type: 'audit' })].map((move) =>
          button('audit', move, 'plain', { of: move['of'] ?? '' }),
        ),
        ...orDone(seat),
      ];
    case 'end':
      return [];
  }
}

/** A proposal for another number of contracts can be answered at any time; a new one is made on request. */
function targetChoices(table: ToeTable, seat: Seat): readonly Choice[] {
  const { proposal, target, stage } = table.clock;
  if (target === null || stage === 'end') return [];
  if (proposal && !proposal.agreed.includes(seat))
    return [button('agree', { type: 'target', seat, to: proposal.to }, 'plain', { to: proposal.to })];
  // Who calls may bring it up; the others have nothing to do now.
  if (stage !== 'call' || proposal || !turn(table).includes(seat)) return [];
  const start = Math.min(TARGET_MAX, target + 1);
  const blank = {
    field: 'to',
    label: phrase('toe/do/contracts'),
    min: TARGET_MIN,
    max: TARGET_MAX,
    step: 1,
    start,
  };
  return [{ ...button('target', { type: 'target', seat, to: start }, 'quiet'), blanks: [blank] }];
}

/** Whose turn it is, where we are, and what can be done. */
export function prompt(table: ToeTable, seat: Seat | null): Prompt {
  const { clock } = table;
  const seats = turn(table);
  const choices =
    seat === null
      ? []
      : [
          // Who has had the turn may still assign until the phase is closed, without being waited for.
          ...(seats.includes(seat) ? choicesOf(table, seat) : assigning(table, seat)),
          ...targetChoices(table, seat),
        ];
  return {
    seats,
    text: textOf(table, seats),
    where: [
      phrase('toe/year', { round: clock.round }),
      phrase(`toe/stage/${clock.stage}`),
      ...(isPhase(clock.stage) ? [phrase(`toe/step/${clock.step}`)] : []),
      ...(clock.ending !== null && clock.stage !== 'end' ? [phrase('toe/last-year')] : []),
    ],
    choices,
  };
}
