import { canonical } from '@stellwerk/engine/table/hash.ts';
import { parseMove } from '@stellwerk/engine/table/judge.ts';
import type { Act, Entry, Play } from '@stellwerk/engine/table/play.ts';
import { isLive, redoTarget, undoTarget } from '@stellwerk/engine/table/history.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import { settled } from '@stellwerk/engine/table/dues.ts';
import type { Json, Move, Seat } from '@stellwerk/engine/table/types.ts';
import { withoutArrows } from '@stellwerk/shared/desk.ts';
import type { Question, Request } from '@stellwerk/shared/documents.ts';
import { toldOf } from '@stellwerk/shared/answers.ts';
import type { Asked } from '@stellwerk/shared/messages.ts';
import { isHost, mayPlay, ownSeats, takenSeats } from './seats.ts';
import type { Decision, Message, Sender, TableState } from './state.ts';
import { no } from './state.ts';

const MOST_REQUESTS = 8;

/** Puts an act before the engine: an entry, or the refusal with its findings. */
function enter(state: TableState, id: string, seat: Seat | null, act: Act): Decision {
  const outcome = commit(state.play, { id, seat, act });
  if (!outcome.ok) return { ok: false, reason: 'rules', findings: outcome.findings };
  const { entry, play } = outcome;
  return {
    ok: true,
    kind: 'entry',
    next: { ...state, play, desk: deskAfter(state, play) },
    body: entry as unknown as Json,
    answer: verdictOf(entry),
  };
}

/** What people drew for each other belonged to the turn that is over. Mostly nobody has, and nobody asks whose turn it is. */
function deskAfter({ play: before, desk }: TableState, after: Play): TableState['desk'] {
  const wiped = withoutArrows(desk);
  if (wiped === desk) return desk;
  const turnOf = ({ game, table }: Play): string => game.turn(settled(table)).join();
  return turnOf(before) === turnOf(after) ? desk : wiped;
}

export const verdictOf = (entry: Entry) => ({
  verdict: entry.verdict === 'flagged' ? ('flagged' as const) : ('committed' as const),
  n: entry.n,
  findings: entry.findings,
});

/** Reads a move and asks whose it is. */
function readMove(
  state: TableState,
  { holder }: Sender,
  value: Json,
): { move: Move } | { refusal: Decision } {
  const parsed = parseMove(state.play.game, state.play.table, value);
  if (!parsed.ok) return { refusal: { ok: false, reason: 'malformed-move', ...toldOf(parsed.error) } };
  return mayPlay(state, holder, parsed.value.seat)
    ? { move: parsed.value }
    : { refusal: no('not-your-seat') };
}

/**
 * Whether somebody else has moved a piece that this move names, after its sender last saw the table: of two hands at
 * one piece the first wins, in every mode. Whatever else has changed is for the rules to say.
 */
function wasQuicker({ play, ...state }: TableState, { holder }: Sender, base: number, move: Move): boolean {
  const named = Object.values(move).filter(
    (value): value is string => typeof value === 'string' && Object.hasOwn(play.table.pieces, value),
  );
  if (named.length === 0) return false;
  return play.log.slice(Math.max(1, base)).some(({ n, seat }) => {
    if (seat === null || mayPlay({ play, ...state }, holder, seat)) return false;
    const [before, after] = [play.positions[play.line[n] ?? 0], play.positions[n]];
    return named.some((piece) => before?.pieces[piece]?.at !== after?.pieces[piece]?.at);
  });
}

/** True where nobody else sits at the table whom one would have to ask. */
const isAlone = (state: TableState, { holder }: Sender): boolean =>
  takenSeats(state).every((seat) => mayPlay(state, holder, seat)) &&
  (ownSeats(state, holder).length > 0 || isHost(state, holder));

/**
 * Moves are judged; agreements that need nobody's consent are entered; the others are sent back to be asked.
 */
export function propose(state: TableState, sender: Sender, { id, act, base }: Message<'propose'>): Decision {
  const { holder } = sender;
  const { play } = state;
  const speaker = ownSeats(state, holder)[0] ?? null;
  const decidesAlone = isHost(state, holder) || isAlone(state, sender);
  const agreed = ownSeats(state, holder);
  if (act.do === 'move') {
    const read = readMove(state, sender, act.move);
    if ('refusal' in read) return read.refusal;
    if (wasQuicker(state, sender, base, read.move)) return no('quicker');
    return enter(state, id, read.move.seat, { do: 'move', move: read.move });
  }
  if (speaker === null && !isHost(state, holder)) return no('watching-only');
  switch (act.do) {
    case 'undo': {
      const back = undoTarget(play);
      const to = act.to ?? back;
      if (to === null) return no('nothing-to-undo');
      if (to === play.head || !isLive(play, to)) return no('no-such-entry');
      const isOwnLast = to === back && mayPlay(state, holder, play.log[play.head]?.seat ?? '');
      if (!decidesAlone && !isOwnLast) return no('needs-consent');
      return enter(state, id, speaker, { do: 'undo', to });
    }
    case 'redo': {
      const to = redoTarget(play);
      if (to === null) return no('nothing-to-redo');
      if (!decidesAlone && !mayPlay(state, holder, play.log[to]?.seat ?? '')) return no('needs-consent');
      return enter(state, id, speaker, { do: 'undo', to });
    }
    case 'uphold': {
      const isOwn = mayPlay(state, holder, play.log[act.entry]?.seat ?? '');
      if (!decidesAlone && !isOwn) return no('needs-consent');
      return enter(state, id, speaker, { ...act, agreed });
    }
    case 'waive':
    case 'house-rule':
    case 'lift-house-rule':
      if (!decidesAlone) return no('needs-consent');
      return enter(state, id, speaker, { ...act, agreed });
    case 'mode':
    case 'bookkeeping':
      if (!isHost(state, holder)) return no('not-host');
      return enter(state, id, speaker, act);
  }
}

/** Puts a question to the table. What needs no consent is done at once. */
export function ask(state: TableState, sender: Sender, { id, question, seat }: Message<'ask'>): Decision {
  const { holder } = sender;
  if (seat !== undefined && !mayPlay(state, holder, seat)) return no('not-your-seat');
  if (question.do === 'overrule') {
    const read = readMove(state, sender, question.move);
    if ('refusal' in read) return read.refusal;
    // What is legal by now, or would only be flagged, needs no vote.
    const plain = enter(state, id, read.move.seat, { do: 'move', move: read.move });
    if (plain.ok) return plain;
    return open(state, sender, id, seat ?? read.move.seat, { do: 'overrule', move: read.move });
  }
  const by = seat ?? ownSeats(state, holder)[0];
  if (by === undefined) return no('watching-only');
  const fitting = fit(state, question);
  return 'ok' in fitting ? fitting : open(state, sender, id, by, fitting);
}

/** A question that makes sense now, or why it does not. */
function fit(
  { play }: TableState,
  asked: Exclude<Asked, { do: 'overrule' }>,
): Question | Extract<Decision, { ok: false }> {
  switch (asked.do) {
    case 'undo': {
      const to = asked.to ?? undoTarget(play);
      if (to === null) return { ok: false, reason: 'nothing-to-undo' };
      return to !== play.head && isLive(play, to)
        ? { do: 'undo', to }
        : { ok: false, reason: 'no-such-entry' };
    }
    case 'waive':
    case 'uphold':
      return play.flags.get(asked.entry) === 'open' ? asked : { ok: false, reason: 'no-such-entry' };
    case 'house-rule':
    case 'lift-house-rule': {
      // Nobody is asked about what stands already, or has ended.
      const tried = commit(play, { id: '', seat: null, act: { ...asked, agreed: [] } });
      return tried.ok ? asked : { ok: false, reason: 'rules', findings: tried.findings };
    }
  }
}

function open(state: TableState, sender: Sender, id: string, by: Seat, question: Question): Decision {
  const requests = Object.values(state.requests);
  if (requests.some((request) => canonical(request.question) === canonical(question)))
    return no('already-asked');
  if (requests.length >= MOST_REQUESTS) return no('too-many-requests');
  const votes = Object.fromEntries(ownSeats(state, sender.holder).map((seat) => [seat, true]));
  const request: Request = { id, by, question, votes, needs: question.do === 'undo' ? 'all' : 'most' };
  return settle(state, request, isHost(state, sender.holder) && question.do === 'undo');
}

/**
 * A vote of all seats that the sender speaks for, or of one of them. The host's word on a take-back decides
 * it.
 */
export function vote(state: TableState, { holder }: Sender, message: Message<'vote'>): Decision {
  const request = Object.hasOwn(state.requests, message.request)
    ? state.requests[message.request]
    : undefined;
  if (!request) return no('no-such-request');
  const seats = ownSeats(state, holder).filter((seat) => message.seat === undefined || seat === message.seat);
  const isDecided = isHost(state, holder) && request.question.do === 'undo';
  if (seats.length === 0 && !isDecided) return no('no-vote');
  const votes = { ...request.votes, ...Object.fromEntries(seats.map((seat) => [seat, message.yes])) };
  if (isDecided && !message.yes) return close(state, request, 'voted-down');
  return settle(state, { ...request, votes }, isDecided);
}

/** Counts: enough yes enters the act, enough no ends the question, else it stays open. */
function settle(state: TableState, request: Request, isDecided: boolean): Decision {
  const voters = takenSeats(state);
  const yes = voters.filter((seat) => request.votes[seat] === true);
  const against = voters.filter((seat) => request.votes[seat] === false).length;
  const isAll = request.needs === 'all';
  if (
    isDecided ||
    (isAll ? yes.length === voters.length : yes.length * 2 > voters.length || voters.length === 0)
  )
    return pass(state, request, yes);
  if (isAll ? against > 0 : against * 2 >= voters.length) return close(state, request, 'voted-down');
  return {
    ok: true,
    kind: 'request',
    next: { ...state, requests: { ...state.requests, [request.id]: request } },
    body: request as unknown as Json,
  };
}

function actOf(state: TableState, question: Question, agreed: readonly Seat[]): Act | null {
  if (question.do !== 'overrule') return { ...question, agreed };
  // The table may have changed since the question: names must still exist.
  const parsed = parseMove(state.play.game, state.play.table, question.move);
  return parsed.ok ? { do: 'move', move: parsed.value, overruled: agreed } : null;
}

function pass(state: TableState, request: Request, agreed: readonly Seat[]): Decision {
  const act = actOf(state, request.question, agreed);
  const entered = act && enter(state, request.id, request.by, act);
  if (!entered?.ok || entered.ok === 'said') return close(state, request, 'no-such-entry');
  const { [request.id]: _, ...requests } = state.requests;
  return { ...entered, next: { ...entered.next, requests } };
}

function close(
  state: TableState,
  request: Request,
  reason: 'voted-down' | 'no-such-entry' | 'seat-free',
): Decision {
  const { [request.id]: _, ...requests } = state.requests;
  return {
    ok: true,
    kind: 'request',
    next: { ...state, requests },
    body: { do: 'close', request: request.id, reason },
    answer: { reason },
  };
}

/**
 * Somebody left: the votes of those seats no longer count, and what they asked is nobody's question any more. Returns
 * what the first question that this changes comes to, or null; it is to be asked again until nothing changes.
 */
export function recount(state: TableState, left: readonly Seat[]): Decision | null {
  for (const request of Object.values(state.requests)) {
    if (left.includes(request.by) || takenSeats(state).length === 0)
      return close(state, request, 'seat-free');
    const votes = Object.fromEntries(Object.entries(request.votes).filter(([seat]) => !left.includes(seat)));
    const counted = settle(state, { ...request, votes }, false);
    const isOpen = counted.ok === true && Object.hasOwn(counted.next.requests, request.id);
    if (!isOpen || Object.keys(votes).length < Object.keys(request.votes).length) return counted;
  }
  return null;
}

/** The seats that somebody had before and nobody has now. */
export const seatsLeft = (before: TableState, after: TableState): readonly Seat[] =>
  before.seats === after.seats ? [] : takenSeats(before).filter((seat) => !takenSeats(after).includes(seat));
