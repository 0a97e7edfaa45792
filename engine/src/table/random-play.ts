import { totalCash } from './apply.ts';
import { optionsOf, turnOf } from './ask.ts';
import { byItself, seatsByHand } from './automaton.ts';
import { settled } from './dues.ts';
import type { Game } from './game.ts';
import { hashAfresh, hashOf } from './hash.ts';
import { judge, parseMove } from './judge.ts';
import type { Luck } from './luck.ts';
import type { Config, Play, Proposal } from './play.ts';
import { commit, openPlay } from './play.ts';
import { recallLog, replay } from './replay.ts';
import { sample } from './shape.ts';
import { TABLE_MOVES } from './free.ts';
import type { ParsedMove, Seat } from './types.ts';
import { pieceIds } from './places.ts';

/** What random play may not find. */
export interface Violation {
  readonly what: string;
  readonly play: Play;
}
export interface RandomGame {
  readonly play: Play;
  readonly ended: boolean;
  readonly moves: number;
  readonly violation: Violation | null;
}
export interface RandomPlay {
  /** Part of the moves that are random well-formed nonsense or free moves (in `coach`). */
  readonly chaos: number;
  /** After this many moves nonsense stops, so that the game can show that it still ends. */
  readonly chaosUntil: number;
  readonly limit: number;
  /** Where the game begins, if not with the setup. */
  readonly begin?: (config: Config) => Play;
  /** People do first what nobody has done yet in this game. */
  readonly isCurious?: boolean;
  /** Looks at every position; see `lookout.ts`. */
  readonly look?: (play: Play) => void;
}
export const RANDOM_PLAY: RandomPlay = { chaos: 0, chaosUntil: 250, limit: 6000 };

const NONE: ReadonlySet<string> = new Set();
/** From so many moves on people get weary: more and more often they only say that it goes on. */
const WEARY = { from: 1500, all: 6000 } as const;
/** Kinds of moves that say more than that: whoever trades in circles can do without them. */
const busyKinds = ({ moves }: Game): ReadonlySet<string> =>
  new Set(Object.keys(moves).filter((kind) => Object.keys(moves[kind]!.fields).length > 0));

/**
 * One legal move: first a kind of move, then one of its kind, so that a hundred tile lays do not drown the one pass. Kinds
 * are tried in an order by chance, and only until one has a move: to list what all of them have would take most of the
 * time of a game. `others`: some more of the kind, to look at. `known`: kinds that can wait until others have been tried.
 */
export function randomOption(
  game: Game,
  play: Play,
  seat: Seat,
  pick: Luck,
  known: ReadonlySet<string> = NONE,
): { readonly move: ParsedMove | null; readonly others: readonly ParsedMove[] } {
  const kinds = new Set(game.course?.(settled(play.table)) ?? Object.keys(game.moves));
  while (kinds.size > 0) {
    const fresh = [...kinds].filter((kind) => !known.has(kind));
    const among = fresh.length > 0 ? fresh : [...kinds];
    const kind = among[pick(among.length)]!;
    const moves = [...optionsOf(game, play.table, seat, { type: kind })];
    if (moves.length > 0)
      return { move: moves[pick(moves.length)]!, others: [moves[0]!, moves[pick(moves.length)]!] };
    kinds.delete(kind);
  }
  return { move: null, others: [] };
}

/** A well-formed move that nobody asked for. */
export function randomNonsense(game: Game, play: Play, pick: Luck): ParsedMove | null {
  const types = [...Object.keys(game.moves), ...Object.keys(game.moves), ...Object.keys(TABLE_MOVES)];
  const type = types[pick(types.length)]!;
  const domains = { ...game.domains(play.table), seat: play.table.clock.seats };
  const spec = Object.hasOwn(TABLE_MOVES, type) ? TABLE_MOVES[type]! : game.moves[type]!;
  const fields = sample({ kind: 'record', fields: spec.fields }, pick, domains) as Record<string, never>;
  if (type === 'set') {
    const keys = Object.keys(game.handClock);
    const key = keys[pick(keys.length)];
    if (key === undefined) return null;
    Object.assign(fields, { key, to: sample(game.handClock[key]!, pick, domains) ?? null });
  }
  if (type === 'skip') {
    const { step } = play.table.clock as unknown as { readonly step?: string };
    const shape = game.handClock['step'];
    if (step === undefined || !shape) return null;
    Object.assign(fields, { from: step, step, to: sample(shape, pick, domains) });
  }
  const { seats } = play.table.clock;
  const move = { ...fields, type, seat: seats[pick(seats.length)]! };
  const parsed = parseMove(game, play.table, move);
  return parsed.ok ? parsed.value : null;
}

/** What no move changes: all the money, and the number of pieces. Says what is otherwise than at the start. */
function watchOver(start: Play): (play: Play) => string | null {
  const [money, pieces] = [totalCash(start.table), pieceIds(start.table).length];
  return ({ table }) => {
    const found = totalCash(table);
    if (found !== money) return `money: ${found} instead of ${money}`;
    return pieceIds(table).length === pieces ? null : 'a piece was made or lost';
  };
}

/** Plays one game by chance and watches over the promises of the kernel and the title. Never throws: a throw is a violation. */
export function randomGame(
  game: Game,
  config: Config,
  pick: Luck,
  how: RandomPlay = RANDOM_PLAY,
): RandomGame {
  const agreed: Config = how.chaos > 0 ? { ...config, mode: 'coach' } : config;
  const start = how.begin?.(agreed) ?? openPlay(game, agreed);
  let play = start;
  let moves = 0;
  const played = new Set<string>();
  const busy = busyKinds(game);
  const invariants = watchOver(start);
  const broken = (what: string): RandomGame => ({ play, ended: false, moves, violation: { what, play } });
  const become = (now: Play): void => {
    play = now;
    how.look?.(now);
  };
  const act = (proposal: Proposal): string | null => {
    const outcome = commit(play, proposal);
    if (!outcome.ok) return `refused: ${outcome.findings.map((f) => f.rule).join(', ')}`;
    become(outcome.play);
    moves++;
    return invariants(play) ?? others();
  };
  /** The seats that nobody holds make their acts; by legal play they never wait for anybody. */
  const others = (): string | null => {
    const acts = byItself(play, { mark: 'random' });
    let next = acts.next();
    for (; !next.done; next = acts.next()) {
      moves++;
      become(next.value);
    }
    const refused = next.value;
    if (refused) return `refused by itself: ${refused.map((f) => f.rule).join(', ')}`;
    if (how.chaos > 0 || game.ended(play.table)) return invariants(play);
    const waiting = seatsByHand(play);
    return waiting.length > 0 ? `does not move by itself: ${waiting.join(', ')}` : invariants(play);
  };
  try {
    become(start);
    const first = others();
    if (first) return broken(first);
    while (!game.ended(play.table)) {
      if (moves >= how.limit) return broken(`not over after ${how.limit} moves`);
      const id = `random/${moves}`;
      const isChaos = how.chaos > 0 && moves < how.chaosUntil && pick(1000) < how.chaos * 1000;
      const nonsense = isChaos ? randomNonsense(game, play, pick) : null;
      if (nonsense) {
        const wrong = act({ id, seat: nonsense.seat, act: { do: 'move', move: nonsense } });
        if (wrong) return broken(wrong);
        continue;
      }
      const seats = turnOf(game, play.table);
      const from = pick(seats.length);
      const isWeary = moves > WEARY.from && pick(WEARY.all) < moves;
      const canWait = isWeary ? busy : how.isCurious ? played : NONE;
      let move: ParsedMove | null = null;
      for (let i = 0; i < seats.length && !move; i++) {
        const option = randomOption(game, play, seats[(from + i) % seats.length]!, pick, canWait);
        move = option.move;
        for (const other of option.others) {
          const breach = judge(game, settled(play.table), other).find((f) => f.weight === 'breach');
          if (breach) return broken(`an option is not legal: ${JSON.stringify(other)} (${breach.rule})`);
        }
      }
      if (move) played.add(move.type);
      if (!move) return broken(`nobody can move: ${seats.join(', ') || 'no seat has the turn'}`);
      const wrong =
        act({ id, seat: move.seat, act: { do: 'move', move } }) ??
        (how.chaos === 0 ? (game.audit?.(play.table) ?? null) : null);
      if (wrong) return broken(wrong);
    }
    if (hashOf(play.table) !== hashAfresh(play.table))
      return broken('the kept hash differs from a fresh one');
    const again = replay(game, play.config, play.log);
    if (again.differs !== null) return broken(`replay differs at entry ${again.differs}`);
    const written = JSON.parse(JSON.stringify(play.log)) as Play['log'];
    const recalled = recallLog(game, play.config, written);
    if (recalled.differs !== null) return broken(`the record differs at entry ${recalled.differs}`);
  } catch (error) {
    return broken(`thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  return { play, ended: true, moves, violation: null };
}
