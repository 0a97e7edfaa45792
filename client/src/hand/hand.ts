import type { Blank } from '@stellwerk/engine/table/game.ts';
import type { Reading } from '@stellwerk/engine/table/interpret.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Account, Move, PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { play as send, takeBack } from '../table/act.ts';
import { type Shown, shownNow } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import type { Bench, Drop, Held, Over } from './machine.ts';
import { blanksFor, drop, dropMoney, hover, rotate, takeMore, typeAmount } from './machine.ts';
import { countField, isSaidByPlace, fanOf, goesInFans } from './several.ts';
import { targetsOf } from './targets.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

/** A small question at the pointer. */
export type Question =
  | { readonly kind: 'readings'; readonly readings: readonly Reading[]; readonly place: Place }
  | { readonly kind: 'blanks'; readonly move: Move; readonly blanks: readonly Blank[]; readonly place: Place }
  | { readonly kind: 'money'; readonly from: Account; readonly to: Account };

export interface HandState {
  readonly held: Held | null;
  readonly over: Over | null;
  readonly by: 'mouse' | 'touch' | 'keys' | null;
  readonly question: Question | null;
  /** Every turn is wanted, also those that fit nowhere. */
  readonly isAnyTurn: boolean;
}

const EMPTY: HandState = { held: null, over: null, by: null, question: null, isAnyTurn: false };
export const useHand = create<HandState>()(() => EMPTY);

/** The table before the last move, where that is mine and was not built upon: a hand can put it back. */
function beforeMine({ play, kind }: Shown): Table | null {
  const last = play.log[play.head];
  if (last?.act.do !== 'move' || play.isPresentOnly || play.head === 0) return null;
  const isMine = kind === 'what-if' || useTable.getState().mine.includes(last.act.move.seat);
  return isMine ? positionAt(play, play.line[play.head] ?? 0) : null;
}

export function benchNow(): Bench | null {
  const shown = shownNow();
  if (!shown?.seat || shown.kind === 'past') return null;
  const { game, table, settings } = shown.play;
  return { game, table, seat: shown.seat, mode: settings.mode, before: beforeMine(shown) };
}

export interface Lift {
  readonly piece: PieceId;
  /** Tiles turn in the hand. */
  readonly turns: boolean;
  /** Places beside the map where it could be dropped. */
  readonly places: readonly Place[];
  readonly by: 'mouse' | 'touch' | 'keys';
  /** Pieces that lie over it and come along, where such pieces go together. */
  readonly above?: readonly PieceId[];
  /** Places of the sheet where it lies. */
  readonly home?: readonly Place[];
}

const fanFor = (bench: Bench, piece: PieceId, turns: boolean, places: readonly Place[]) => {
  const fan = turns ? [piece] : fanOf(bench, piece);
  return fan.length > 1 && goesInFans(bench, piece, places) ? fan : [piece];
};

/** Takes a piece up; false where the viewer may not. */
export function lift({ piece, turns, places, by, above = [], home = [] }: Lift): boolean {
  const bench = benchNow();
  const lying = bench && pieceOf(bench.table, piece);
  if (!bench || !lying) return false;
  const targets = targetsOf(bench.game, bench.table, bench.seat, piece, places);
  const [, ...others] = fanFor(bench, piece, turns, places);
  const along = others.filter((id) => above.includes(id));
  const fan = [piece, ...along, ...others.filter((id) => !above.includes(id))];
  const count = along.length > 0 ? 1 + along.length : null;
  const turn = lying.turn ?? 0;
  const held: Held = { kind: 'piece', piece, from: lying.at, turn, turns, targets, fan, count, home };
  useHand.setState({ ...EMPTY, held, by });
  return true;
}

/**
 * The table has changed under the hand: the places that fit are asked for again. False where the piece is gone and no
 * equal one lies where it lay.
 */
export function refreshHeld(places: readonly Place[]): boolean {
  const { held, over, isAnyTurn, question } = useHand.getState();
  const bench = benchNow();
  if (held?.kind !== 'piece' || !bench) return true;
  const { game, table, seat } = bench;
  const isThere = (id: PieceId): boolean => pieceOf(table, id)?.at === held.from;
  const piece = isThere(held.piece)
    ? held.piece
    : pieceIds(table).find((id) => isThere(id) && game.same?.(table, id, held.piece));
  if (piece === undefined) return false;
  const fan = fanFor(bench, piece, held.turns, places);
  const count = held.count === null ? null : Math.min(held.count, fan.length);
  const again: Held = {
    ...held,
    piece,
    fan,
    count,
    targets: targetsOf(game, table, seat, piece, places),
  };
  useHand.setState({ held: again });
  if (over && !question) show(hover(bench, again, over.place, isAnyTurn));
  return true;
}

export function liftMoney(from: Account, by: 'mouse' | 'touch' | 'keys'): boolean {
  if (!benchNow()) return false;
  useHand.setState({ ...EMPTY, held: { kind: 'money', from, amount: null }, by });
  return true;
}

/** The hand is over a place, or over none. */
export function moveOver(place: Place | null): void {
  const { held, over, isAnyTurn } = useHand.getState();
  const bench = benchNow();
  if (held?.kind !== 'piece' || !bench) return;
  if (place === null) {
    if (over) useHand.setState({ over: null });
    return;
  }
  if (over?.place === place) return;
  show(hover(bench, held, place, isAnyTurn));
}

function show(over: Over): void {
  useHand.setState({ over });
  const [first] = over.readings;
  if (over.verdict === 'wrong' && first)
    useView.setState({ whyNot: { move: first.move, findings: over.findings } });
}

export function turnHeld(by: 1 | -1, isAny = false): void {
  const { held, over } = useHand.getState();
  const bench = benchNow();
  if (held?.kind !== 'piece' || !bench) return;
  const turned = rotate(held, over, by, isAny);
  useHand.setState({ held: turned, isAnyTurn: isAny });
  // Where no turn fits, all of them are tried.
  if (over) show(hover(bench, turned, over.place, isAny || !turned.targets.has(over.place)));
}

/** One more or one less of a fan; the place under the hand answers for that many. */
export function countHeld(by: number): void {
  const { held, over, isAnyTurn } = useHand.getState();
  const bench = benchNow();
  if (held?.kind !== 'piece' || !bench) return;
  const next = takeMore(held, by);
  if (next === held) return;
  useHand.setState({ held: next });
  if (over) show(hover(bench, next, over.place, isAnyTurn));
}

/** Whether more than one of what is held could be taken. */
export const holdsFan = (): boolean => {
  const { held } = useHand.getState();
  return held?.kind === 'piece' && held.fan.length > 1;
};

export function typeInHand(key: string): boolean {
  const { held } = useHand.getState();
  if (held?.kind !== 'money') return false;
  const next = typeAmount(held, key);
  if (next === held) return false;
  useHand.setState({ held: next });
  return true;
}

/** Lets go where the hand is. Returns how it ended, so that the tabletop can let the piece glide home. */
export function release(): Drop {
  const { over, held } = useHand.getState();
  if (held?.kind !== 'piece') return cancel();
  return end(drop(over), over?.place ?? '');
}

export function releaseMoney(to: Account | null): Drop {
  const { held } = useHand.getState();
  const bench = benchNow();
  if (held?.kind !== 'money' || to === null || !bench) return cancel();
  return end(dropMoney(bench, held, to), to);
}

function end(result: Drop, place: Place): Drop {
  switch (result.kind) {
    case 'send':
      return sendOrAsk(result.move, place, result);
    case 'menu':
      useHand.setState({ question: { kind: 'readings', readings: result.readings, place } });
      return result;
    case 'amount':
      useHand.setState({ question: { kind: 'money', from: result.from, to: result.to } });
      return result;
    case 'back':
      useHand.setState(EMPTY);
      takeBack();
      return result;
    case 'home':
      return cancel();
  }
}

/** A move that wants a number is asked for it; everything else goes out. */
function sendOrAsk(move: Move, place: Place, result: Drop): Drop {
  const bench = benchNow();
  const { held } = useHand.getState();
  const blanks = bench && blanksFor(bench, move);
  // How many is answered by the hand itself, once it has been said.
  const said =
    bench && blanks && held?.kind === 'piece' && held.count !== null
      ? countField(bench, move, held.piece, place)
      : null;
  const isPiece = held?.kind === 'piece';
  const isOpen =
    blanks?.some(
      (blank) =>
        blank.field !== said &&
        blank.min < blank.max &&
        !(bench && isPiece && isSaidByPlace(bench, move, place, blank)),
    ) ?? false;
  if (blanks && isOpen) useHand.setState({ question: { kind: 'blanks', move, blanks, place } });
  else {
    useHand.setState(EMPTY);
    send(move);
  }
  return result;
}

/** One of several readings was chosen. */
export function choose(move: Move): void {
  const { question } = useHand.getState();
  useHand.setState({ question: null });
  sendOrAsk(move, question?.kind === 'readings' ? question.place : '', { kind: 'send', move });
}

export function fill(move: Move): void {
  useHand.setState(EMPTY);
  send(move);
}

/** Puts everything back; nothing was sent. */
export function cancel(): Drop {
  useHand.setState(EMPTY);
  return { kind: 'home' };
}
