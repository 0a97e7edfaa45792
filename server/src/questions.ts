import { settled } from '@stellwerk/engine/table/dues.ts';
import { flagAt } from '@stellwerk/engine/table/flags.ts';
import { canonical } from '@stellwerk/engine/table/hash.ts';
import { isLive, undoTarget } from '@stellwerk/engine/table/history.ts';
import { judge, parseMove } from '@stellwerk/engine/table/judge.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import type { Finding, Json, Seat } from '@stellwerk/engine/table/types.ts';
import type { Asked, Question } from '@stellwerk/shared/acts.ts';
import { grantedAct } from '@stellwerk/shared/acts.ts';
import type { Answered, Request } from '@stellwerk/shared/documents.ts';
import { ANSWERED_KEPT } from '@stellwerk/shared/documents.ts';
import { enter, handOf, readMove, tellsNews } from './proposals.ts';
import { isHost, mayPlay, ownSeats, takenSeats } from './seats.ts';
import type { Decision, Message, Sender, TableState, World } from './state.ts';
import { no } from './state.ts';

const MOST_REQUESTS = 8;

/** Puts a question to the table. What needs no consent is done at once. */
export function ask(
  state: TableState,
  sender: Sender,
  { id, question, seat }: Message<'ask'>,
  world: World,
): Decision {
  const { holder } = sender;
  if (seat !== undefined && !mayPlay(state, holder, seat)) return no('not-your-seat');
  if (question.do === 'overrule') {
    const read = readMove(state, sender, question.move);
    if ('refusal' in read) return read.refusal;
    // What is legal by now, or would only be flagged, needs no vote.
    const whose = handOf(state, sender, read.move.seat);
    const plain = enter(state, id, read.move.seat, { do: 'move', move: read.move }, world, whose);
    if (plain.ok) return plain;
    const asked = { do: 'overrule', move: read.move } as const;
    return open(state, sender, id, seat ?? read.move.seat, asked, world, plain.findings);
  }
  const by = seat ?? ownSeats(state, holder)[0];
  if (by === undefined) return no('watching-only');
  const fitting = fit(state, question);
  return 'ok' in fitting ? fitting : open(state, sender, id, by, fitting, world);
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
      return flagAt(play, asked.entry) === 'open' ? asked : { ok: false, reason: 'no-such-entry' };
    case 'house-rule':
    case 'lift-house-rule': {
      // Nobody is asked about what stands already, or has ended.
      const tried = commit(play, { id: '', seat: null, act: { ...asked, agreed: [] } });
      return tried.ok ? asked : { ok: false, reason: 'rules', findings: tried.findings };
    }
  }
}

function open(
  state: TableState,
  sender: Sender,
  id: string,
  by: Seat,
  question: Question,
  world: World,
  findings: readonly Finding[] = [],
): Decision {
  const requests = Object.values(state.requests);
  if (requests.some((request) => canonical(request.question) === canonical(question)))
    return no('already-asked');
  if (requests.length >= MOST_REQUESTS) return no('too-many-requests');
  const votes = Object.fromEntries(ownSeats(state, sender.holder).map((seat) => [seat, true]));
  const isNews = tellsNews(state.play, question);
  const needs = question.do === 'undo' || isNews ? 'all' : 'most';
  const isDecided = isHost(state, sender.holder) && question.do === 'undo' && !isNews;
  const broken = findings.length > 0 ? { findings } : {};
  return settle(state, { id, by, question, votes, needs, ...broken }, isDecided, world);
}

/**
 * A vote of all seats that the sender speaks for, or of one of them. The host's word on a take-back decides
 * it.
 */
export function vote(
  state: TableState,
  { holder }: Sender,
  message: Message<'vote'>,
  world: World,
): Decision {
  const request = Object.hasOwn(state.requests, message.request)
    ? state.requests[message.request]
    : undefined;
  if (!request) return no('no-such-request');
  const seats = ownSeats(state, holder).filter((seat) => message.seat === undefined || seat === message.seat);
  const isHostsWord = isHost(state, holder) && request.question.do === 'undo';
  const isDecided = isHostsWord && (!message.yes || !tellsNews(state.play, request.question));
  if (seats.length === 0 && !isDecided) return no('no-vote');
  const votes = { ...request.votes, ...Object.fromEntries(seats.map((seat) => [seat, message.yes])) };
  const asked = { ...request, votes };
  if (isDecided && !message.yes) return close(state, asked, seats.length > 0 ? 'voted-down' : 'host-said-no');
  return settle(state, asked, isDecided, world);
}

/** Counts: enough yes enters the act, enough no ends the question, else it stays open. */
function settle(state: TableState, request: Request, isDecided: boolean, world: World): Decision {
  const voters = takenSeats(state);
  const yes = voters.filter((seat) => request.votes[seat] === true);
  const against = voters.filter((seat) => request.votes[seat] === false).length;
  const isAll = request.needs === 'all' || tellsNews(state.play, request.question);
  if (
    isDecided ||
    (isAll ? yes.length === voters.length : yes.length * 2 > voters.length || voters.length === 0)
  )
    return pass(state, request, yes, world);
  if (isAll ? against > 0 : against * 2 >= voters.length) return close(state, request, 'voted-down');
  return {
    ok: true,
    kind: 'request',
    next: { ...state, requests: { ...state.requests, [request.id]: request } },
    body: request as unknown as Json,
  };
}

function pass(state: TableState, request: Request, agreed: readonly Seat[], world: World): Decision {
  const act = grantedAct(state.play, request.question, agreed);
  const entered = act && enter(state, request.id, request.by, act, world);
  if (!entered?.ok || entered.ok === 'said') return close(state, request, 'moot');
  const { [request.id]: _, ...requests } = state.requests;
  return { ...entered, next: { ...entered.next, requests } };
}

/** Ends a question without an entry. What became of it stays to be read for a while, with who said what. */
export function close(state: TableState, request: Request, ended: Answered['ended']): Decision {
  const { [request.id]: _, ...requests } = state.requests;
  const earlier = Object.entries(state.answered).slice(1 - ANSWERED_KEPT);
  const answered = Object.fromEntries([...earlier, [request.id, { ...request, ended }]]);
  return {
    ok: true,
    kind: 'request',
    next: { ...state, requests, answered },
    body: { do: 'close', request: request.id, reason: ended },
    answer: { reason: ended === 'moot' ? 'moot' : 'voted-down' },
  };
}

/** Whether there is nothing left to decide: the move was taken back, its flag is settled, the position is another. */
function isMoot({ play }: TableState, { question, findings = [] }: Request): boolean {
  switch (question.do) {
    case 'undo':
      return question.to === play.head || !isLive(play, question.to);
    case 'waive':
    case 'uphold':
      return flagAt(play, question.entry) !== 'open';
    case 'house-rule':
      return play.settings.houseRules.includes(question.rule);
    case 'lift-house-rule':
      return !play.settings.houseRules.includes(question.rule);
    case 'overrule': {
      const read = parseMove(play.game, play.table, question.move);
      return !read.ok || breaches(judge(play.game, settled(play.table), read.value)) !== breaches(findings);
    }
  }
}
const breaches = (findings: readonly Finding[]): string =>
  findings
    .filter(({ weight, rule }) => weight === 'breach' && rule !== 'table/open-dues')
    .map(({ rule }) => rule)
    .join();

/**
 * The table has changed, or somebody left: what is no question any more ends, the votes of those seats no longer count,
 * and what they asked is nobody's question. Returns what the first question that this changes comes to, or null; it is to
 * be asked again until nothing changes.
 */
export function recount(state: TableState, left: readonly Seat[], world: World): Decision | null {
  for (const request of Object.values(state.requests)) {
    if (isMoot(state, request)) return close(state, request, 'moot');
    if (left.length === 0) continue;
    if (left.includes(request.by) || takenSeats(state).length === 0)
      return close(state, request, 'asker-left');
    const votes = Object.fromEntries(Object.entries(request.votes).filter(([seat]) => !left.includes(seat)));
    const counted = settle(state, { ...request, votes }, false, world);
    const isOpen = counted.ok === true && Object.hasOwn(counted.next.requests, request.id);
    if (!isOpen || Object.keys(votes).length < Object.keys(request.votes).length) return counted;
  }
  return null;
}

/** The seats that somebody had before and nobody has now. */
export const seatsLeft = (before: TableState, after: TableState): readonly Seat[] =>
  before.seats === after.seats ? [] : takenSeats(before).filter((seat) => !takenSeats(after).includes(seat));
