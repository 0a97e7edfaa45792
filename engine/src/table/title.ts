import type { About, Choice, Game, Gesture, Hand, MoveSpec, Rule, UpTo } from './game.ts';
import { choicesFrom } from './offers.ts';
import type { Offer } from './offers.ts';
import { isLegal } from './rules.ts';
import type { Clock, Move, ParsedMove, Seat, Table } from './types.ts';
import type { Phrase } from './words.ts';
import { perTable, pieceOf } from './places.ts';

/**
 * What a title writes down. A move knows itself (`candidates`, `reads`, `offer`), the course says which kinds of moves
 * the present step has; what a seat may do, what a hand means and what the panel offers follow from the two.
 */
export interface Title<C extends Clock> extends Omit<Game<C>, 'options' | 'readings' | 'prompt'> {
  /** Kinds of moves that are asked about now, in the order in which they are offered. */
  course(table: Table<C>): readonly string[];
  /** Kinds that are listed only for somebody who asks for them by name; a button is offered where they insist on it (`anyway`). */
  readonly onRequest?: readonly string[];
  /** What is to do now, in one imperative sentence to those who decide. */
  now(table: Table<C>, seats: readonly Seat[]): Phrase;
}

/** Rules about the moment and the seat, the same for all candidates, and rules about each of them; notes stop nothing. */
const partsOf = perTable((rules: readonly Rule<Clock>[]) => {
  const breaches = rules.filter(({ weight }) => weight === 'breach');
  return { moment: breaches.filter(({ alone }) => alone), each: breaches.filter(({ alone }) => !alone) };
});

/** Legal moves of one kind: its candidates that break none of its rules, so an option is never illegal. */
export function* legal<C extends Clock, M extends Move>(
  spec: MoveSpec<C, M>,
  table: Table<C>,
  seat: Seat,
  about: About = {},
): Iterable<M> {
  const { piece } = about;
  if (!spec.candidates || (piece !== undefined && !spec.concerns)) return;
  const { moment, each } = partsOf(spec.rules as unknown as readonly Rule<Clock>[]) as unknown as {
    readonly moment: readonly Rule<C>[];
    readonly each: readonly Rule<C, M>[];
  };
  if (!isLegal(moment, table, { type: spec.example.type, seat })) return;
  for (const move of spec.candidates(table, seat, about)) {
    if (piece !== undefined && !spec.concerns?.(table, move, piece)) continue;
    if (!isLegal(each, table, move)) continue;
    yield move;
    if (spec.upTo) yield* higher(spec.upTo, each, table, move);
  }
}
/** The same with every higher amount. Both ends are asked; only where they differ, each of those between. */
function* higher<C extends Clock, M extends Move>(
  upTo: UpTo<C, M>,
  rules: readonly Rule<C, M>[],
  table: Table<C>,
  lowest: M,
): Iterable<M> {
  const { field } = upTo;
  const last = upTo.most(table, lowest);
  const isEven = isLegal(rules, table, { ...lowest, [field]: last });
  for (let amount = Number(lowest[field]) + 1; amount <= last; amount++) {
    const move = { ...lowest, [field]: amount };
    if (isEven || isLegal(rules, table, move)) yield move;
  }
}

/** Whether a seat has a legal move of this kind now. */
export function isOpenTo<C extends Clock, M extends Move>(
  spec: MoveSpec<C, M>,
  table: Table<C>,
  seat: Seat,
): boolean {
  return firstOf(legal(spec, table, seat)).length > 0;
}

/** Nothing, or the first one; the others are not even looked for. */
function firstOf<T>(items: Iterable<T>): readonly T[] {
  for (const item of items) return [item];
  return [];
}

const handOf = (table: Table, gesture: Gesture): Hand =>
  'piece' in gesture
    ? { ...gesture, pay: 0, from: pieceOf(table, gesture.piece)?.at ?? '' }
    : { piece: '', ...gesture };

/** The title with everything that follows from its moves. */
export function gameOf<C extends Clock>(title: Title<C>): Game<C> {
  const { moves } = title;
  const kinds = Object.keys(moves);
  /** Whoever asks kind by kind asks for the course each time. */
  const course = perTable((table: Table<C>) => title.course(table));
  const ofKind = (kind: string, table: Table<C>, seat: Seat, about: About): Iterable<ParsedMove> =>
    Object.hasOwn(moves, kind)
      ? (legal<C, Move>(moves[kind]!, table, seat, about) as Iterable<ParsedMove>)
      : [];
  function* ofAll(table: Table<C>, seat: Seat, about: About): Iterable<ParsedMove> {
    for (const kind of course(table)) yield* ofKind(kind, table, seat, about);
  }
  function options(table: Table<C>, seat: Seat, about: About = {}): Iterable<ParsedMove> {
    const { type: kind } = about;
    if (kind === undefined) return ofAll(table, seat, about);
    const isAsked = course(table).includes(kind) || title.onRequest?.includes(kind);
    return isAsked ? ofKind(kind, table, seat, about) : [];
  }
  /** What the panel offers. A kind that is offered by other means is not even asked about: its moves may be many. */
  function offered(table: Table<C>, seat: Seat): readonly Choice[] {
    const asked = course(table);
    const offers = new Map<string, Offer | null>();
    for (const kind of [...asked, ...(title.onRequest ?? [])])
      if (!offers.has(kind)) offers.set(kind, moves[kind]?.offer?.(table, seat) ?? null);
    const listed = asked.flatMap((kind) => {
      const offer = offers.get(kind);
      if (!offer || offer.anyway) return [];
      const found = legal<C, Move>(moves[kind]!, table, seat);
      return offer.single ? firstOf(found) : [...found];
    });
    return choicesFrom(listed, [...asked, ...(title.onRequest ?? [])], (kind) => offers.get(kind) ?? null);
  }
  return {
    ...title,
    course,
    options,
    readings: (table, seat, gesture) => {
      const hand = handOf(table as unknown as Table, gesture);
      return kinds.flatMap((kind) => [...(moves[kind]!.reads?.(table, seat, hand) ?? [])]);
    },
    prompt: (table, seat) => {
      const seats = title.turn(table);
      const choices = seat === null ? [] : offered(table, seat);
      return { seats, text: title.now(table, seats), where: title.where(table), choices };
    },
  };
}
