import { judge } from '@stellwerk/engine/table/judge.ts';
import type { Choice, Game, Ledger } from '@stellwerk/engine/table/game.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Move, Seat, Table } from '@stellwerk/engine/table/types.ts';
import { stageOf } from '../table/stage.ts';
import { ruled, turnOf } from '../table/settled.ts';
import { roundAt } from '../table/round-name.ts';

/** Somebody has said "pass for me": where, at which question, and how far the log has been looked at. */
export interface Standing {
  readonly table: string;
  readonly seat: Seat;
  readonly round: string;
  /** The very pass: dropping out of an auction is another one. */
  readonly label: string;
  readonly seen: number;
}

export type Pass = Choice & { readonly move: Move };
/** Why it ends: what I hold is touched, the round is over, another question, or the table went back. */
export type Ending = 'touched' | 'round' | 'question' | 'other';

/** The pass that a seat is offered, if passing is all there is to say to it. */
export function passOf(game: Game, table: Table, seat: Seat): Pass | null {
  const choices = game
    .prompt(ruled(table), seat)
    .choices.filter(
      (choice): choice is Pass => choice.move?.type === 'pass' && choice.tone === 'quiet' && !choice.blanks,
    );
  return choices.length === 1 ? choices[0]! : null;
}

const tableBefore = (play: Play, n: number): Table => positionAt(play, play.line[n] ?? 0);

/** The pass that can be repeated: the one that is offered now, else the one I made last in this round. */
export function repeatable(play: Play, seat: Seat): Pass | null {
  const { game, table, log } = play;
  if (game.ended(table)) return null;
  if (turnOf(play).includes(seat)) return passOf(game, table, seat);
  const last = log.findLast((entry) => entry.seat === seat && entry.act.do === 'move');
  if (last?.act.do !== 'move' || last.act.move.type !== 'pass') return null;
  const before = tableBefore(play, last.n);
  return roundAt(game, before) === roundAt(game, table) ? passOf(game, before, seat) : null;
}

type Row = Ledger['rows'][number];
const rowOf = ({ rows }: Ledger, label: string): Row | undefined => rows.find((row) => row.label === label);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a move of somebody else touches what a seat has: its own row, and everything about companies it holds. */
export function touches(game: Game, before: Table, after: Table, seat: Seat): boolean {
  const [old, now] = [game.ledger(before), game.ledger(after)];
  if (!isSame(rowOf(old, seat), rowOf(now, seat))) return true;
  const { liveries } = stageOf(game, after);
  const held = Object.entries(rowOf(now, seat)?.cells ?? {}).flatMap(([company, share]) =>
    Object.hasOwn(liveries, company) && share ? [company] : [],
  );
  const cellOf = ({ rows }: Ledger, id: string, company: string) =>
    rows.find((row) => row.id === id)?.cells[company] ?? null;
  return held.some(
    (company) =>
      !isSame(rowOf(old, company), rowOf(now, company)) ||
      now.rows.some(({ id }) => cellOf(old, id, company) !== cellOf(now, id, company)),
  );
}

function endsAt(play: Play, { seat }: Standing, { act, n, seat: by }: Entry): Ending | null {
  if (act.do !== 'move') return 'other';
  if (by === seat) return act.move.type === 'pass' ? null : 'other';
  const after = positionAt(play, n);
  return touches(play.game, tableBefore(play, n), after, seat) ? 'touched' : null;
}

/** Whether passing goes on after what has happened since; null: it does. */
export function endingOf(play: Play, standing: Standing): Ending | null {
  const { game, table, log } = play;
  if (log.length < standing.seen) return 'other';
  if (game.ended(table) || roundAt(game, table) !== standing.round) return 'round';
  for (const entry of log.slice(standing.seen)) {
    const ending = endsAt(play, standing, entry);
    if (ending) return ending;
  }
  if (!turnOf(play).includes(standing.seat)) return null;
  return passOf(game, table, standing.seat)?.label.key === standing.label ? null : 'question';
}

/** The pass that is to be made now, if it is this seat's turn and nothing speaks against it. */
export function passNow(play: Play, { seat }: Standing): Move | null {
  const { game, table } = play;
  if (!turnOf(play).includes(seat) || table.clock.dues.length > 0) return null;
  const move = passOf(game, table, seat)?.move;
  return move && !judge(game, table, move).some(({ weight }) => weight === 'breach') ? move : null;
}
