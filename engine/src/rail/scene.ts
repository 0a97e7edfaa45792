import { apply } from '../table/apply.ts';
import { Draft } from '../table/draft.ts';
import type { Game, MoveSpec } from '../table/game.ts';
import { laterNotes } from '../table/afterthoughts.ts';
import { judge } from '../table/judge.ts';
import { noLuck } from '../table/luck.ts';
import { pieceOf, piecesAt } from '../table/places.ts';
import type { Account, Effect, Finding, Move, Place, Seat, Table } from '../table/types.ts';
import type { RailClock } from './clock.ts';
import { BANK, certificate, DEPOT, POOL, seatPlace, slotPlace, station } from './ids.ts';
import { purse } from './readers.ts';
import { ordinaryAt } from './shares.ts';
import type { CompanyId, HexId } from './types.ts';

/**
 * Scenes for tests: a table is set up, then changed by hand until it shows what the test is about. Every
 * call returns the scene; `table` is the position so far. A title adds what only it has.
 */
export class RailScene<C extends RailClock> {
  table: Table<C>;
  constructor(table: Table<C>) {
    this.table = table;
  }
  do(...effects: readonly Effect[]): this {
    this.table = apply(this.table, effects);
    return this;
  }
  draft(write: (draft: Draft<C>) => void): this {
    const draft = new Draft<C>(this.table);
    write(draft);
    this.table = draft.table;
    return this;
  }
  clock(changes: Partial<C>): this {
    return this.do(...Object.entries(changes).map(([set, to]) => ({ set, to }) as Effect));
  }
  /** Cash of an account (`seat/anna`, `company/KHS`) set to an amount; the bank takes the difference. */
  cash(account: Account, amount: number): this {
    const now = this.table.cash[account] ?? 0;
    return this.do(
      now < amount
        ? { pay: amount - now, from: BANK, to: account }
        : { pay: now - amount, from: account, to: BANK },
    );
  }
  token(company: CompanyId, index: number, hex: HexId, node = 0, slot = 0): this {
    return this.do({ put: station(company, index), at: slotPlace(hex, node, slot) });
  }
  /** Ordinary certificates to a seat, the pool or anywhere, without payment and without swaps. */
  protected hand(company: CompanyId, from: Place, to: string, count: number): this {
    const place = to === POOL || to.includes('/') ? to : seatPlace(to);
    const pieces = ordinaryAt(this.table, company, from).slice(0, count);
    return this.do(...pieces.map((put) => ({ put, at: place })));
  }
  /** The first train of this type in the stack. */
  protected inStack(type: string): string {
    return piecesAt(this.table, DEPOT).find((piece) => piece.startsWith(`train/${type}/`))!;
  }
}

/** Single moves of a title, tried out without the whole game. */
export function trials<C extends RailClock>() {
  const findingsOf = <M extends Move>(spec: MoveSpec<C, M>, table: Table<C>, move: M): readonly Finding[] =>
    judge({ moves: { [move.type]: spec } } as unknown as Game<C>, table, move);
  return {
    findingsOf,
    /** What is said about a move when somebody has thought about it. */
    notesOn: <M extends Move>(spec: MoveSpec<C, M>, table: Table<C>, move: M): readonly Finding[] =>
      laterNotes({ moves: { [move.type]: spec } }, table, move),
    /** Rule ids of the breaches of a move. */
    breaches: <M extends Move>(spec: MoveSpec<C, M>, table: Table<C>, move: M): readonly string[] =>
      findingsOf(spec, table, move)
        .filter(({ weight }) => weight === 'breach')
        .map(({ rule }) => rule),
    /** The table after the move, whatever the rules say. */
    after: <M extends Move>(spec: MoveSpec<C, M>, table: Table<C>, move: M): Table<C> =>
      apply(table, spec.effects(table, move, noLuck)),
  };
}

/** What is in the purses, and where the president's certificate lies. */
export const purses = (table: Table<RailClock>): Readonly<Record<Seat, number>> =>
  Object.fromEntries(table.clock.seats.map((seat) => [seat, purse(table, seat)]));
export const bigOne = (table: Table<RailClock>, company: CompanyId): Place =>
  pieceOf(table, certificate(company, 0))!.at;
