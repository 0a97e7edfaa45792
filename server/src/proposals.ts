import { actOf, nextAct } from '@stellwerk/engine/table/automaton.ts';
import { flagAt } from '@stellwerk/engine/table/flags.ts';
import { takesBackNews } from '@stellwerk/engine/table/hidden.ts';
import { isLive, lastDecision, undoTarget } from '@stellwerk/engine/table/history.ts';
import { parseMove } from '@stellwerk/engine/table/judge.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';
import type { Act, Entry, Play } from '@stellwerk/engine/table/play.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Json, Move, ParsedMove, Seat } from '@stellwerk/engine/table/types.ts';
import type { Agreement, Question } from '@stellwerk/shared/acts.ts';
import { agreementOf } from '@stellwerk/shared/acts.ts';
import { toldOf } from '@stellwerk/shared/told.ts';
import { deskAfter } from '@stellwerk/shared/desk-work.ts';
import { isHost, mayPlay, ownSeats, takenSeats } from './seats.ts';
import type { Decision, Message, Sender, TableState, World } from './state.ts';
import { no } from './state.ts';

/** Puts an act before the engine: an entry, or the refusal with its findings. */
export function enter(
  state: TableState,
  id: string,
  seat: Seat | null,
  act: Act,
  world: World,
  whose: Pick<Entry, 'by'> = {},
): Decision {
  const outcome = commit(state.play, { id, seat, ...whose, at: world.now, act }, world.luck(state.play));
  if (!outcome.ok) return { ok: false, reason: 'rules', findings: outcome.findings };
  const { entry, play } = outcome;
  return {
    ok: true,
    kind: 'entry',
    next: { ...state, play, desk: deskAfter(state.desk, state.play, play) },
    body: entry as unknown as Json,
    answer: verdictOf(entry),
  };
}

export const verdictOf = (entry: Entry) => ({
  verdict: entry.verdict === 'flagged' ? ('flagged' as const) : ('committed' as const),
  n: entry.n,
  findings: entry.findings,
});

/** What a seat that nobody holds does now, by the same way as everybody; null: nothing. */
export function byItself(state: TableState, id: string, world: World): Decision | null {
  const act = nextAct(state.play);
  return act && enter(state, id, act.move.seat, actOf(act), world);
}

/** Reads a move and asks whose it is. */
export function readMove(
  state: TableState,
  { holder }: Sender,
  value: Json,
): { move: ParsedMove } | { refusal: Decision } {
  const parsed = parseMove(state.play.game, state.play.table, value);
  if (!parsed.ok) return { refusal: { ok: false, reason: 'malformed-move', ...toldOf(parsed.error) } };
  return mayPlay(state, holder, parsed.value.seat)
    ? { move: parsed.value }
    : { refusal: no('not-your-seat') };
}

/** Whose hand it is, where somebody acts for a seat that nobody has: the log says so. */
export const handOf = (state: TableState, { holder }: Sender, seat: Seat): Pick<Entry, 'by'> =>
  state.seats[seat]?.automaton || (state.seats[seat]?.taken === false && isHost(state, holder))
    ? { by: ownSeats(state, holder)[0] ?? null }
    : {};

/** Nobody has held a piece for longer than so many entries of the others: further back nobody looks, whatever `base` says. */
const LOOK_BACK = 1000;
/** Whether an entry can have moved one of these pieces: what it did is written in it, unless it went back. */
const mayMove = ({ act, effects }: Entry, named: readonly string[]): boolean =>
  act.do !== 'move' || !effects || effects.some((effect) => 'put' in effect && named.includes(effect.put));

/**
 * Whether somebody else has moved a piece that this move names, after its sender last saw the table: of two hands at
 * one piece the first wins, in every mode. Whatever else has changed is for the rules to say.
 */
function wasQuicker({ play, ...state }: TableState, { holder }: Sender, base: number, move: Move): boolean {
  const named = Object.values(move).filter(
    (value): value is string => typeof value === 'string' && play.table.pieces.has(value),
  );
  if (named.length === 0) return false;
  return play.log.slice(Math.max(1, base, play.log.length - LOOK_BACK)).some((entry) => {
    const { n, seat } = entry;
    if (seat === null || !mayMove(entry, named) || mayPlay({ play, ...state }, holder, seat)) return false;
    const [before, after] = [positionAt(play, n - 1), positionAt(play, n)];
    return named.some((piece) => pieceOf(before, piece)?.at !== pieceOf(after, piece)?.at);
  });
}

/** True where nobody else sits at the table whom one would have to ask. */
const isAlone = (state: TableState, { holder }: Sender): boolean =>
  takenSeats(state).every((seat) => mayPlay(state, holder, seat)) &&
  (ownSeats(state, holder).length > 0 || isHost(state, holder));

/**
 * Whether this takes back what told anybody something: a draw, or what lay face down. Nobody can unsee it, so it is not
 * for one person to say, be it the host: else one would look, take back and do something better.
 */
export function tellsNews(play: Play, act: Question | Act): boolean {
  if (act.do === 'undo') return act.to !== undefined && takesBackNews(play, act.to);
  return act.do === 'uphold' && takesBackNews(play, play.line[act.entry] ?? -1);
}

/**
 * Moves are judged; agreements that need nobody's consent are entered; the others are sent back to be asked.
 */
export function propose(
  state: TableState,
  sender: Sender,
  { id, act, base }: Message<'propose'>,
  world: World,
): Decision {
  const { holder } = sender;
  const { play } = state;
  if (act.do === 'move') {
    const read = readMove(state, sender, act.move);
    if ('refusal' in read) return read.refusal;
    if (wasQuicker(state, sender, base, read.move)) return no('quicker');
    const whose = handOf(state, sender, read.move.seat);
    return enter(state, id, read.move.seat, { do: 'move', move: read.move }, world, whose);
  }
  const own = ownSeats(state, holder);
  const speaker = own[0] ?? null;
  if (speaker === null && !isHost(state, holder)) return no('watching-only');
  const made = agreementOf(play, act, own);
  if (!made) return no(act.do === 'redo' ? 'nothing-to-redo' : 'nothing-to-undo');
  const why = whyNot(state, sender, act, made);
  return why ?? enter(state, id, speaker, made, world);
}

/** Whether the sender may do it without asking anybody; null: yes. */
function whyNot(state: TableState, sender: Sender, { do: what }: Agreement, made: Act): Decision | null {
  const { play } = state;
  const { holder } = sender;
  const isOwn = (n: number): boolean => mayPlay(state, holder, play.log[n]?.seat ?? '');
  const alone = (isOwnToo: boolean): Decision | null =>
    isOwnToo || isHost(state, holder) || isAlone(state, sender) ? null : no('needs-consent');
  switch (made.do) {
    case 'undo': {
      if (what === 'redo') return alone(isOwn(made.to));
      if (made.to === play.head || !isLive(play, made.to)) return no('no-such-entry');
      if (tellsNews(play, made)) return isAlone(state, sender) ? null : no('needs-consent');
      return alone(made.to === undoTarget(play) && isOwn(lastDecision(play)));
    }
    case 'uphold':
      if (flagAt(play, made.entry) === 'gone') return no('no-such-entry');
      if (tellsNews(play, made)) return isAlone(state, sender) ? null : no('needs-consent');
      return alone(isOwn(made.entry));
    case 'waive':
      return flagAt(play, made.entry) === 'gone' ? no('no-such-entry') : alone(false);
    case 'mode':
    case 'bookkeeping':
      return isHost(state, holder) ? null : no('not-host');
    default:
      return alone(false);
  }
}
