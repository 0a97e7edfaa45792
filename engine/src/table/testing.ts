import { apply } from './apply.ts';
import { Draft } from './draft.ts';
import type { Game, MoveSpec, Rule } from './game.ts';
import type { Act, Config, Entry, Outcome, Play } from './play.ts';
import { redoTarget, undoTarget } from './history.ts';
import { commit, openPlay } from './play.ts';
import { pieceIds, pieceOf, piecesAt, piecesFrom } from './places.ts';
import type { MoveOf } from './shape.ts';
import { nullable, ref, text, whole } from './shape.ts';
import { TABLE_WORDS } from './table-words.ts';
import type { Clock, Json, Move, Seat, Table, Weight } from './types.ts';
import { trusted } from './types.ts';
import { phrase } from './words.ts';

/**
 * "Stones", a game for the tests of the kernel: stones lie in a heap, a turn takes one for 5 (a due) and pushes
 * the counter (a due); a die, a toll to the bank, a tithe of one red stone. Small, and it has every kind of
 * thing that the kernel promises something about.
 */
export interface StonesClock extends Clock {
  readonly turn: Seat;
  readonly round: number;
  readonly motto: string | null;
}
export type StonesTable = Table<StonesClock>;

export const SEATS = ['anna', 'bert', 'cleo'] as const;
export const RED = ['stone/red/1', 'stone/red/2', 'stone/red/3'] as const;
export const BLUE = ['stone/blue/1', 'stone/blue/2'] as const;
export const PLACES = [
  'heap',
  'box',
  'tray',
  'seat/anna',
  'seat/bert',
  'seat/cleo',
  'steps/0',
  'steps/1',
  'steps/2',
];
const PRICE = 5;
const LAST_STEP = 2;

type StonesRule<M extends Move = Move> = Rule<StonesClock, M>;
const rule = <M extends Move>(
  name: string,
  weight: Weight,
  isBroken: (t: StonesTable, m: M) => boolean,
): StonesRule<M> => ({
  id: `stones/${name}`,
  section: '1',
  weight,
  atoms: [],
  check: (table, move) => (isBroken(table, move) ? { seat: move.seat } : null),
});

export const seat = (name: Seat): string => `seat/${name}`;
const yourTurn = rule('turn', 'breach', ({ clock }, move) => clock.turn !== move.seat);

const stoneFields = { stone: ref('stone') } as const;
type StoneMove = MoveOf<typeof stoneFields>;
const inHeap = rule<StoneMove>(
  'in-heap',
  'breach',
  ({ pieces }, { stone }) => pieces.get(stone)?.at !== 'heap',
);
const canPay = rule<StoneMove>('purse', 'caution', ({ cash }, move) => (cash[seat(move.seat)] ?? 0) < PRICE);
const lastOne = rule<StoneMove>('last', 'note', (table) => piecesAt(table, 'heap').length === 1);

/** A stone from the heap; the price and the push of the counter are dues. */
const take: MoveSpec<StonesClock, StoneMove> = {
  fields: stoneFields,
  example: { type: 'take', seat: 'anna', stone: 'stone/red/1' },
  effects: (table, move) => {
    const step = Number(pieceOf(table, 'counter')?.at.slice('steps/'.length) ?? 0) || 0;
    return new Draft(table)
      .put(move.stone, seat(move.seat))
      .pay(PRICE, seat(move.seat), 'bank', 'due/price')
      .put('counter', `steps/${Math.min(step + 1, LAST_STEP)}`, { due: 'due/counter' }).effects;
  },
  rules: [yourTurn, inHeap, canPay, lastOne],
  label: (_, move) => phrase('stones/take', { stone: move.stone }),
};
/** The same hand movement as taking, for nothing: a gesture that can mean two moves. */
const borrow: MoveSpec<StonesClock, StoneMove> = {
  fields: stoneFields,
  example: { type: 'borrow', seat: 'anna', stone: 'stone/red/1' },
  effects: (_, move) => [{ put: move.stone, at: seat(move.seat) }],
  rules: [yourTurn, inHeap, rule('borrow-late', 'breach', ({ clock }) => clock.round < 2)],
  label: (_, move) => phrase('stones/borrow', { stone: move.stone }),
};
/** One red stone of the seat goes into the box, and 3 to every other player: all of it dues. */
const tithe: MoveSpec<StonesClock> = {
  fields: {},
  example: { type: 'tithe', seat: 'anna' },
  effects: (table, move) => {
    const mine = piecesAt(table, seat(move.seat)).filter((piece) => piece.startsWith('stone/red/'));
    const draft = new Draft(table);
    if (mine[0] !== undefined) draft.put(mine[0], 'box', { due: 'due/tithe' });
    for (const other of table.clock.seats)
      if (other !== move.seat) draft.pay(3, seat(move.seat), seat(other), 'due/gift');
    return draft.effects;
  },
  rules: [yourTurn],
  label: () => phrase('stones/tithe'),
};
/** The bank pays what the die shows. */
const roll: MoveSpec<StonesClock> = {
  fields: {},
  example: { type: 'roll', seat: 'anna' },
  effects: (_, move, luck) => {
    const eyes = luck(6) + 1;
    return [
      { put: 'die', at: 'tray', side: String(eyes) },
      { pay: eyes, from: 'bank', to: seat(move.seat) },
    ];
  },
  rules: [yourTurn],
  label: () => phrase('stones/roll'),
};
const toll: MoveSpec<StonesClock> = {
  fields: {},
  example: { type: 'toll', seat: 'anna' },
  effects: (_, move) => [{ pay: 2, from: seat(move.seat), to: 'bank' }],
  rules: [yourTurn],
  label: () => phrase('stones/toll'),
};
const pass: MoveSpec<StonesClock> = {
  fields: {},
  example: { type: 'pass', seat: 'anna' },
  effects: ({ clock }) => {
    const next = clock.seats[(clock.seats.indexOf(clock.turn) + 1) % clock.seats.length] ?? clock.turn;
    const isNewRound = next === clock.seats[0];
    return [{ set: 'turn', to: next }, ...(isNewRound ? [{ set: 'round', to: clock.round + 1 }] : [])];
  },
  rules: [yourTurn],
  label: () => phrase('stones/pass'),
};

export function newTable(seats: readonly Seat[] = SEATS): StonesTable {
  return {
    pieces: piecesFrom({
      ...Object.fromEntries([...RED, ...BLUE].map((id, order) => [id, { at: 'heap', order }])),
      counter: { at: 'steps/0' },
      die: { at: 'tray', side: '1' },
    }),
    cash: { bank: 100, ...Object.fromEntries(seats.map((name) => [seat(name), 20])) },
    clock: { seats, variant: 'standard', options: {}, dues: [], turn: seats[0] ?? '', round: 1, motto: null },
  };
}

const stones = (table: StonesTable): string[] => pieceIds(table).filter((id) => id.startsWith('stone/'));
const isTwin = (a: string, b: string): boolean =>
  a.startsWith('stone/') && a.slice(0, a.lastIndexOf('/')) === b.slice(0, b.lastIndexOf('/'));

export const GAME: Game<StonesClock> = {
  id: 'stones',
  title: 'Stones',
  subtitle: { de: 'Steine', en: 'Stones' },
  players: { min: 2, max: 4 },
  variants: [{ id: 'standard', label: { de: 'Standard', en: 'Standard' } }],
  optionSpecs: [],
  reconstructed: [],
  words: { ...TABLE_WORDS, money: { de: '# M', en: '# M' } },
  /** The die is rolled once at the start: the setup has luck of its own. */
  setup: ({ seats }, luck) => apply(newTable(seats), [{ put: 'die', at: 'tray', side: String(luck(6) + 1) }]),
  moves: { take, borrow, tithe, roll, toll, pass },
  handClock: { turn: ref('seat'), round: whole(1, 9), motto: nullable(text(10)) },
  domains: (table) => ({
    stone: stones(table),
    piece: pieceIds(table),
    account: Object.keys(table.cash),
    place: PLACES,
  }),
  turn: ({ clock }) => (clock.round > 9 ? [] : [clock.turn]),
  *options(table, who) {
    if (table.clock.turn !== who) return;
    for (const stone of piecesAt(table, 'heap')) yield trusted({ type: 'take', seat: who, stone });
    yield trusted({ type: 'pass', seat: who });
  },
  prompt: ({ clock }) => ({ seats: [clock.turn], text: phrase('stones/prompt'), where: [], choices: [] }),
  where: () => [],
  readings: (_, who, gesture) => {
    if (!('piece' in gesture))
      return [
        { type: 'toll', seat: who },
        { type: 'no such move', seat: who },
      ];
    if (!gesture.piece.startsWith('stone/')) return [];
    return [
      { type: 'borrow', seat: who, stone: gesture.piece },
      { type: 'take', seat: who, stone: gesture.piece },
    ];
  },
  stage: () => ({ currency: 'M', liveries: {}, surfaces: [], faces: {}, names: {}, runs: [] }),
  ledger: () => ({ columns: [], rows: [] }),
  ended: ({ clock }) => clock.round > 9,
  score: () => [],
  summary: () => ({}),
  same: (_, a, b) => isTwin(a, b),
};
/** The same game for functions that know no particular clock. */
export const STONES = GAME as unknown as Game;

export const CONFIG: Config = {
  game: 'stones',
  variant: 'standard',
  options: {},
  seats: SEATS,
  seed: 7,
  mode: 'coach',
  bookkeeping: 'auto',
};

/** A value that cannot be changed any more, however deep one reaches. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** An evening at the table: every position is frozen, so whoever changes one in place is caught in the act. */
export class Evening {
  play: Play;
  last: Outcome | null = null;

  constructor(config: Partial<Config> = {}) {
    this.play = openPlay(STONES, { ...CONFIG, ...config });
    frozen(this.play.table);
  }

  act(act: Act, who: Seat | null = null): this {
    const outcome = commit(this.play, { id: `id/${this.play.log.length}`, seat: who, act });
    if (outcome.ok) this.play = outcome.play;
    frozen(this.play.table);
    this.last = outcome;
    return this;
  }
  /** `move('take', 'anna', { stone: 'stone/red/1' })` */
  move(type: string, who: Seat, fields: Readonly<Record<string, Json>> = {}, marks: object = {}): this {
    return this.act({ do: 'move', move: trusted({ type, seat: who, ...fields }), ...marks }, who);
  }
  take(who: Seat, stone: string): this {
    return this.move('take', who, { stone });
  }
  /** A piece carried by hand. */
  carry(who: Seat, piece: string, to: string): this {
    return this.move('put', who, { piece, to });
  }
  /** Money given by hand. */
  give(who: Seat, from: string, to: string, amount: number): this {
    return this.move('pay', who, { from, to, amount });
  }
  undo(to: number | null = undoTarget(this.play)): this {
    return to === null ? this : this.act({ do: 'undo', to });
  }
  redo(): this {
    const to = redoTarget(this.play);
    return to === null ? this : this.act({ do: 'undo', to });
  }

  get table(): StonesTable {
    return this.play.table as StonesTable;
  }
  get log(): readonly Entry[] {
    return this.play.log;
  }
  get entry(): Entry {
    return this.play.log.at(-1)!;
  }
  /** Rules that spoke up about the last proposal, committed or refused. */
  get rules(): readonly string[] {
    if (!this.last) return [];
    return (this.last.ok ? this.last.entry.findings : this.last.findings).map((finding) => finding.rule);
  }
  at(piece: string): string | undefined {
    return pieceOf(this.table, piece)?.at;
  }
  cash(account: string): number {
    return this.table.cash[account] ?? 0;
  }
  /** What is still to be done, as `due/price` and so on. */
  get dues(): readonly string[] {
    return this.table.clock.dues.map(({ why }) => why);
  }
}

/** An evening with something of everything: luck, a way back, a flag let stand, dues that stay open. */
export const eveningOfAllKinds = (): Evening =>
  new Evening({ seed: 11 })
    .take('anna', RED[0])
    .take('bert', RED[1])
    .move('roll', 'anna')
    .undo()
    .move('roll', 'anna')
    .act({ do: 'waive', entry: 2 })
    .act({ do: 'bookkeeping', bookkeeping: 'hands-on' })
    .take('anna', RED[2]);
