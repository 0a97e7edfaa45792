import { apply } from '../../table/apply.ts';
import type { Game } from '../../table/game.ts';
import { judge } from '../../table/judge.ts';
import { noLuck } from '../../table/luck.ts';
import type { Effect, Finding, Move } from '../../table/types.ts';
import {
  BANK,
  companyPlace,
  DEPOT,
  hexPlace,
  marketPlace,
  POOL,
  priceMarker,
  seatPlace,
  slotPlace,
  station,
  SUPPLY,
} from '../../rail/ids.ts';
import { ordinaryAt } from '../../rail/shares.ts';
import { piecesAt } from '../../table/places.ts';
import type { MoveSpec } from '../../table/game.ts';
import { Draft } from '../../table/draft.ts';
import type { TeClock, TeTable } from './clock.ts';
import { found } from './deal.ts';
import { setup } from './setup.ts';

/** Scenes for tests: a table is set up, then changed by hand until it shows what the test is about. */
export const SEATS2 = ['anna', 'bert'] as const;
export const SEATS3 = ['anna', 'bert', 'cleo'] as const;

/** Seats in the given order (no shuffling), anna holds "First Trade". */
export const newTable = (seats: readonly string[] = SEATS3): TeTable =>
  // Answering n − 1 to every question leaves a shuffled list as it was.
  setup({ seats, variant: 'standard', options: {} }, (n) => n - 1);

export class Scene {
  table: TeTable;
  constructor(seats: readonly string[] = SEATS3) {
    this.table = newTable(seats);
  }
  do(...effects: readonly Effect[]): this {
    this.table = apply(this.table, effects);
    return this;
  }
  clock(changes: Partial<TeClock>): this {
    return this.do(...Object.entries(changes).map(([set, to]) => ({ set, to }) as Effect));
  }
  /** A founded company: president, bid (par follows from it), the rest in the treasury. Money moves as in a real founding. */
  founded(company: string, president: string, bid = 180): this {
    const draft = new Draft(this.table);
    found(draft, company, president, bid);
    this.table = draft.table;
    return this.clock({ opened: true });
  }
  /** Ordinary certificates from the treasury to a seat, the pool or anywhere, without payment. */
  shares(company: string, to: string, count: number): this {
    const place = to === POOL || to.includes('/') ? to : seatPlace(to);
    const pieces = ordinaryAt(this.table, company, companyPlace(company)).slice(0, count);
    return this.do(...pieces.map((put) => ({ put, at: place })));
  }
  price(company: string, row: number, col: number, order = 0): this {
    return this.do({ put: priceMarker(company), at: marketPlace(row, col), order });
  }
  /** Cash of an account set to an amount; the bank takes the difference. */
  cash(account: string, amount: number): this {
    const now = this.table.cash[account] ?? 0;
    return this.do(
      now < amount
        ? { pay: amount - now, from: BANK, to: account }
        : { pay: now - amount, from: account, to: BANK },
    );
  }
  train(company: string, type: string, side?: string): this {
    const piece = piecesAt(this.table, DEPOT).find((p) => p.startsWith(`train/${type}/`))!;
    return this.do({ put: piece, at: company === POOL ? POOL : companyPlace(company), side: side ?? type });
  }
  tile(hex: string, tile: string, turn = 0): this {
    const piece = piecesAt(this.table, SUPPLY).find((p) => p.startsWith(`tile/${tile}/`))!;
    return this.do({ put: piece, at: hexPlace(hex), turn });
  }
  token(company: string, index: number, hex: string, node = 0, slot = 0): this {
    return this.do({ put: station(company, index), at: slotPlace(hex, node, slot) });
  }
  /** An operating round in which `company` is at `step`, with its home station placed where given. */
  operating(company: string, step: TeClock['step'] = 'track'): this {
    return this.clock({ round: 'OR', or: 1, operating: company, step });
  }
}

/** Findings of one move spec alone, without the whole game. */
export const findingsOf = <M extends Move>(
  spec: MoveSpec<TeClock, M>,
  table: TeTable,
  move: M,
): readonly Finding[] => judge({ moves: { [move.type]: spec } } as unknown as Game<TeClock>, table, move);

/** Rule ids of the breaches of a move. */
export const breaches = <M extends Move>(
  spec: MoveSpec<TeClock, M>,
  table: TeTable,
  move: M,
): readonly string[] =>
  findingsOf(spec, table, move)
    .filter((f) => f.weight === 'breach')
    .map((f) => f.rule);

/** The table after the move, whatever the rules say. */
export const after = <M extends Move>(spec: MoveSpec<TeClock, M>, table: TeTable, move: M): TeTable =>
  apply(table, spec.effects(table, move, noLuck));
