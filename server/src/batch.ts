import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Answer } from '@stellwerk/shared/answers.ts';
import type { ClientMessage } from '@stellwerk/shared/messages.ts';
import { PROTOCOL } from '@stellwerk/shared/messages.ts';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import { decide } from './decide.ts';
import type { Journal, Row } from './journal/journal.ts';
import { linksFor } from './links.ts';
import type { Log } from './log.ts';
import { short, traceOf } from './log.ts';
import type { Metrics } from './metrics.ts';
import { byItself } from './proposals.ts';
import { recount, seatsLeft } from './questions.ts';
import type { Record, Told } from './record.ts';
import { toldOf } from './record.ts';
import { cardOf, indexOfSeat, mayPlay } from './seats.ts';
import type { Decision, Sender, TableState, World } from './state.ts';
import type { TokenOffice } from './tokens.ts';
import type { Turns } from './turns.ts';

/** Somebody at the table, for as long as the socket lives. */
export interface Guest extends Sender {
  holder: Holder;
}

/** What all tables of a server share. */
export interface House {
  readonly journal: Journal;
  readonly tokens: TokenOffice;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly turns: Turns;
  /** Whether a table of so many rows may have one more for this message. */
  readonly mayGrow?: (rows: number, message: ClientMessage) => boolean;
  /** The titles that this server knows. */
  readonly loadGame: (id: string) => Promise<Game | null>;
}

/** A message that waits for its decision. */
export interface Job {
  readonly guest: Guest;
  readonly message: ClientMessage;
  readonly since: number;
  readonly reply: (answer: Answer) => void;
}
export interface Ready {
  readonly job: Job;
  readonly answer: Answer;
  /** What it writes: nothing, one row, or more where questions are decided by somebody's leaving. */
  readonly rows: readonly Row[];
}
/** A batch with its answers, and everything as it will be once the rows are written. */
export interface Decided {
  /** What the seats that nobody holds did before anybody was heard: where somebody stopped in the middle of it. */
  readonly earlier: readonly Row[];
  readonly ready: readonly Ready[];
  readonly state: TableState;
  readonly holders: ReadonlyMap<Guest, Holder>;
  readonly told: ReadonlyMap<string, Told>;
}

export const answerOf = (id: string, more: Partial<Answer>): Answer => ({
  v: PROTOCOL,
  type: 'answer',
  id,
  verdict: 'committed',
  ...more,
});

/**
 * Decides messages, each on top of those before it, as many as there is time for, at least one. Writes into the books of
 * the record, which nobody sees.
 */
export function decideBatch(
  house: House,
  table: string,
  record: Record,
  jobs: readonly Job[],
  luck: World['luck'],
  hasTime: () => boolean = () => true,
): Decided {
  const told = new Map<string, Told>();
  const holders = new Map<Guest, Holder>();
  let { state, n } = record;
  const world: World = { now: house.now(), luck };

  const write = (id: string, { kind, body, next }: Extract<Decision, { ok: true }>): Row => {
    const updates = record.books.write(state, next);
    state = next;
    told.set(id, toldOf(kind, body));
    return { n: ++n, id, kind, body: JSON.stringify(body), updates };
  };
  const decideOne = (job: Job): Ready => {
    const { guest, message } = job;
    const { id } = message;
    const earlier = record.told.get(id) ?? told.get(id);
    if (earlier) return { job, answer: repeat(house, table, record.state, guest, id, earlier), rows: [] };
    if (record.damagedAt !== null)
      return { job, answer: answerOf(id, { verdict: 'refused', reason: 'table-damaged' }), rows: [] };
    if (house.mayGrow?.(n + 1, message) === false)
      return { job, answer: answerOf(id, { verdict: 'refused', reason: 'table-full' }), rows: [] };
    const sender = { who: guest.who, holder: holders.get(guest) ?? guest.holder };
    const decision = judge(house, table, state, sender, message, world);
    if (decision.ok === false) {
      const { ok: _, ...why } = decision;
      const verdict = why.place === undefined ? 'refused' : 'malformed';
      return { job, answer: answerOf(id, { verdict, ...why }), rows: [] };
    }
    if (decision.ok === 'said')
      return { job, answer: signed(house, table, state, sender, id, decision), rows: [] };
    const left = seatsLeft(state, decision.next);
    const rows = [write(id, decision)];
    if (decision.holder) holders.set(guest, decision.holder);
    const answer = signed(house, table, state, sender, id, decision);
    if (decision.kind === 'entry' || left.length > 0) rows.push(...following(left));
    return { job, answer, rows };
  };
  /** What follows by itself: acts of seats that nobody holds, questions that are none any more. */
  const following = (left: readonly Seat[]): readonly Row[] => {
    const rows: Row[] = [];
    for (;;) {
      // A point in the id: no message of a client can have it.
      const id = `follows.${n + 1}`;
      const next = automaton(house, table, state, id, world) ?? recount(state, left, world);
      if (next?.ok !== true) return rows;
      rows.push(write(id, next));
    }
  };
  const isInTheMiddle = record.damagedAt === null && automaton(house, table, state, '', world) !== null;
  const earlier = isInTheMiddle ? following([]) : [];
  const ready: Ready[] = [];
  for (const job of jobs) {
    if (ready.length > 0 && !hasTime()) break;
    ready.push(decideOne(job));
  }
  return { earlier, ready, state, holders, told };
}

/** The next act of a seat that nobody holds. What is refused or fails ends it: then people play the seat. */
function automaton(
  house: House,
  table: string,
  state: TableState,
  id: string,
  world: World,
): Extract<Decision, { ok: true }> | null {
  try {
    const made = byItself(state, id, world);
    return made?.ok === true ? made : null;
  } catch (error) {
    fault(house, table, state, 'automaton', error);
    return null;
  }
}

function judge(
  house: House,
  table: string,
  state: TableState,
  sender: Sender,
  message: ClientMessage,
  world: World,
): Decision {
  try {
    return decide(state, sender, message, world);
  } catch (error) {
    // A defect in a title may cost this one message, never the table.
    fault(house, table, state, 'judge', error);
    return { ok: false, reason: 'fault' };
  }
}

function fault({ metrics, log }: House, table: string, { play }: TableState, place: string, error: unknown) {
  metrics.count('stellwerk_faults_total', place);
  log.error('fault', { place, table: short(table), entries: play.log.length, ...traceOf(error) });
}

/** The answer to a message that was carried out before; its links only to whom they belong. */
function repeat(
  { tokens }: House,
  table: string,
  state: TableState,
  guest: Guest,
  id: string,
  { answer, seat, link }: Told,
): Answer {
  if (link !== undefined && seat !== null && cardOf(state, seat)?.link === link) {
    // Whoever knows the id of a claim made it: the answer with the token did not arrive.
    const own = { index: indexOfSeat(state, seat), generation: link };
    if (guest.holder.kind !== 'host') guest.holder = { kind: 'seat', seats: [own] };
    return answerOf(id, { ...answer, token: tokens.sign(table, guest.holder) });
  }
  if (seat !== null && !mayPlay(state, guest.holder, seat))
    return answerOf(id, { verdict: 'refused', reason: 'id-used' });
  return answerOf(id, answer);
}

function signed(
  { tokens }: House,
  table: string,
  state: TableState,
  sender: Sender,
  id: string,
  decision: Exclude<Decision, { ok: false }>,
): Answer {
  const holder = decision.ok === true ? decision.holder : undefined;
  const { links } = decision;
  return answerOf(id, {
    ...(decision.ok === true ? decision.answer : {}),
    ...(holder ? { token: tokens.sign(table, holder) } : {}),
    ...(links ? { links: linksFor(tokens, table, state, links) } : {}),
  });
}
