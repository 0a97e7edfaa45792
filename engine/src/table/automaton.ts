import { settled } from './dues.ts';
import type { AutomatonAct, Game, Setup } from './game.ts';
import { isByItself } from './history.ts';
import { parseMove } from './judge.ts';
import type { Chance, Entry, Play, Settings } from './play.ts';
import { commit } from './play.ts';
import { turnOf } from './ask.ts';
import type { Finding, ParsedMove, Seat, Table } from './types.ts';

/**
 * Seats that nobody holds. The title says what they do, whoever keeps the table (a server, a browser without one, the
 * simulator) commits it like anybody's move and asks again. Only what can be derived is asked, so it does not matter who
 * asks, how often, or whether somebody stopped in the middle.
 */

/** So many acts in a row end it: a title that never stops must not take the table along. */
export const MOST_IN_A_ROW = 100;

/** Seats at this table that nobody can take. */
export const automatonSeats = (game: Game, config: Setup): readonly Seat[] =>
  game.automaton?.seats(config) ?? [];

/** Where people keep the books or move as they like, they also make the acts of such a seat, and are told what they are. */
const playsItself = ({ mode, bookkeeping }: Settings): boolean => mode !== 'free' && bookkeeping === 'auto';

/**
 * Such seats that the people at the table play now: by hand; or where the title has nothing to say although it is their
 * turn, because the position is a broken one.
 */
export function seatsByHand({ game, config, settings, table }: Play): readonly Seat[] {
  const seats = automatonSeats(game, config);
  if (seats.length === 0 || !playsItself(settings)) return seats;
  const turn = turnOf(game, table);
  return seats.filter((seat) => turn.includes(seat));
}

/** What a seat that nobody holds is to do in this position; null: nothing. */
export function actIn(game: Game, table: Table): AutomatonAct<ParsedMove> | null {
  if (!game.automaton) return null;
  const view = settled(table);
  const act = game.ended(view) ? null : game.automaton.act(view);
  const parsed = act && parseMove(game, view, act.move);
  return act && parsed?.ok ? { ...act, move: parsed.value } : null;
}

const inARow = ({ log, line, head }: Play): number => {
  let count = 0;
  for (let n = head; n > 0 && (isByItself(log[n]) || log[n]!.act.do !== 'move'); n = line[n] ?? 0)
    if (isByItself(log[n])) count++;
  return count;
};

/** What it does next at this table; null where it is not asked, has nothing to do or does not come to an end. */
export function nextAct(play: Play): AutomatonAct<ParsedMove> | null {
  const { game, config, settings, table } = play;
  if (!game.automaton || !playsItself(settings) || play.isPresentOnly) return null;
  const act = actIn(game, table);
  if (!act || !automatonSeats(game, config).includes(act.move.seat)) return null;
  return inARow(play) < MOST_IN_A_ROW ? act : null;
}

/** The next act as it goes into the log. */
export const actOf = ({ move, section, atoms }: AutomatonAct<ParsedMove>) =>
  ({ do: 'move', move, because: { section, atoms } }) as const;

type Manner = { readonly mark: string } & Pick<Entry, 'at'>;

/**
 * What happens by itself now, the table after each act of it; at last what the rules have against an act of the title,
 * which ends it, or null. `mark` makes the ids of the entries unique.
 */
export function* byItself(
  play: Play,
  { mark, ...more }: Manner,
  chance?: (play: Play) => Chance,
): Generator<Play, readonly Finding[] | null, void> {
  let now = play;
  for (let act = nextAct(now); act; act = nextAct(now)) {
    const id = `${mark}.${now.log.length}`;
    const outcome = commit(now, { id, seat: act.move.seat, ...more, act: actOf(act) }, chance?.(now));
    if (!outcome.ok) return outcome.findings;
    now = outcome.play;
    yield now;
  }
  return null;
}

/** The table after everything that happens by itself now. */
export function playOn(
  play: Play,
  manner: Manner,
): { readonly play: Play; readonly refused: readonly Finding[] | null } {
  let now = play;
  const acts = byItself(play, manner);
  for (;;) {
    const { done, value } = acts.next();
    if (done) return { play: now, refused: value };
    now = value;
  }
}
