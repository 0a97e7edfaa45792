import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Answer } from '@stellwerk/shared/answers.ts';
import type { ClientMessage } from '@stellwerk/shared/messages.ts';
import { PROTOCOL } from '@stellwerk/shared/messages.ts';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import { recount, seatsLeft } from './agreements.ts';
import { decide } from './decide.ts';
import type { Journal, Row } from './journal/journal.ts';
import { linksFor } from './links.ts';
import type { Log } from './log.ts';
import { causeOf, short } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Record, Told } from './record.ts';
import { toldOf } from './record.ts';
import { cardOf, indexOfSeat, mayPlay } from './seats.ts';
import type { Decision, Sender, TableState } from './state.ts';
import type { TokenOffice } from './tokens.ts';

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
 * Decides messages, each on top of those before it. Writes into the books of the record, which nobody sees.
 */
export function decideBatch(house: House, table: string, record: Record, jobs: readonly Job[]): Decided {
  const told = new Map<string, Told>();
  const holders = new Map<Guest, Holder>();
  let { state, n } = record;

  const write = (id: string, { kind, body, next }: Extract<Decision, { ok: true }>): Row => {
    const updates = record.books.write(state, next);
    state = next;
    told.set(id, toldOf(kind, body));
    return { n: ++n, id, kind, body: JSON.stringify(body), updates };
  };
  const ready = jobs.map((job): Ready => {
    const { guest, message } = job;
    const { id } = message;
    const earlier = record.told.get(id) ?? told.get(id);
    if (earlier) return { job, answer: repeat(house, table, record.state, guest, id, earlier), rows: [] };
    if (record.damagedAt !== null)
      return { job, answer: answerOf(id, { verdict: 'refused', reason: 'table-damaged' }), rows: [] };
    const sender = { who: guest.who, holder: holders.get(guest) ?? guest.holder };
    const decision = judge(house, table, state, sender, message);
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
    // A point in the id: no message of a client can have it.
    for (let next = recount(state, left); left.length > 0 && next?.ok === true; next = recount(state, left))
      rows.push(write(`${id}.${rows.length}`, next));
    return { job, answer, rows };
  });
  return { ready, state, holders, told };
}

function judge(
  house: House,
  table: string,
  state: TableState,
  sender: Sender,
  message: ClientMessage,
): Decision {
  try {
    return decide(state, sender, message, house.now());
  } catch (error) {
    // A defect in a title may cost this one message, never the table.
    house.metrics.count('stellwerk_faults_total', 'judge');
    house.log.error('fault', { place: 'judge', table: short(table), cause: causeOf(error) });
    return { ok: false, reason: 'fault' };
  }
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
