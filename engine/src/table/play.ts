import { apply } from './apply.ts';
import { matchDue, settled, settleEffects, withDues } from './dues.ts';
import { TABLE_MOVES } from './free.ts';
import type { Game, Setup } from './game.ts';
import { canonical, hashOf } from './hash.ts';
import { judge, specOf, verdictOf } from './judge.ts';
import type { Verdict } from './judge.ts';
import { recordedLuck, replayedLuck, seededLuck } from './luck.ts';
import type { Luck } from './luck.ts';
import { gameWith } from './material.ts';
import type { Bookkeeping, Effect, Finding, Mode, Move, Pay, Put, Seat, Table } from './types.ts';

/** What was agreed when the table was opened. */
export interface Config extends Setup {
  readonly game: string;
  readonly seed: number;
  readonly mode: Mode;
  readonly bookkeeping: Bookkeeping;
}

/** What can be in the log: moves, and what the people at the table agree about. */
export type Act =
  | { readonly do: 'setup' }
  /** `free`: committed without judgement. `overruled`: refused in `strict`, and these seats let it stand. */
  | {
      readonly do: 'move';
      readonly move: Move;
      readonly free?: boolean;
      readonly overruled?: readonly Seat[];
    }
  /** Back (or forward again) to the position after entry `to`. */
  | { readonly do: 'undo'; readonly to: number; readonly agreed?: readonly Seat[] }
  | { readonly do: 'waive'; readonly entry: number; readonly agreed?: readonly Seat[] }
  | { readonly do: 'uphold'; readonly entry: number; readonly agreed?: readonly Seat[] }
  | { readonly do: 'house-rule'; readonly rule: string; readonly agreed: readonly Seat[] }
  | { readonly do: 'mode'; readonly mode: Mode }
  | { readonly do: 'bookkeeping'; readonly bookkeeping: Bookkeeping };

export interface Entry {
  readonly n: number;
  /** Made by whoever sent it, so that a retry is recognised. */
  readonly id: string;
  /** `null`: the table itself (setup, the host's powers). */
  readonly seat: Seat | null;
  readonly act: Act;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly luck: readonly number[];
  readonly hash: string;
}

export interface Settings {
  readonly mode: Mode;
  readonly bookkeeping: Bookkeeping;
  readonly houseRules: readonly string[];
}
export type FlagState = 'open' | 'waived' | 'upheld';

/**
 * A game being played: the log and everything that follows from it. Positions after every entry stay in
 * memory (they share structure), so undo, history and branches are look-ups. `line[n]` is the entry that
 * entry n was played on: undo moves the head, nothing is ever erased.
 */
export interface Play {
  readonly game: Game;
  readonly config: Config;
  readonly settings: Settings;
  readonly table: Table;
  /** The entry whose position is on the table now. */
  readonly head: number;
  readonly log: readonly Entry[];
  readonly positions: readonly Table[];
  readonly line: readonly number[];
  readonly flags: ReadonlyMap<number, FlagState>;
}

export interface Proposal {
  readonly id: string;
  readonly seat: Seat | null;
  readonly act: Act;
}
export type Outcome =
  | { readonly ok: true; readonly play: Play; readonly entry: Entry; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly verdict: 'refused'; readonly findings: readonly Finding[] };

/** Where luck comes from: a record of what was drawn, or a source of its own. Without either the seed decides. */
export type Chance = readonly number[] | Luck;
const sourceOf = (chance: Chance | undefined): Luck | null =>
  chance === undefined ? null : typeof chance === 'function' ? chance : replayedLuck(chance);

/** Opens a table: entry 0 is the setup. */
export function openPlay(game: Game, config: Config, chance?: Chance): Play {
  const { luck, drawn } = recordedLuck(sourceOf(chance) ?? seededLuck(config.seed, 0));
  const table = game.setup(config, luck);
  const entry: Entry = {
    n: 0,
    id: 'setup',
    seat: null,
    act: { do: 'setup' },
    verdict: 'legal',
    findings: [],
    luck: drawn,
    hash: hashOf(table),
  };
  return {
    game: gameWith(game, config.options),
    config,
    settings: { mode: config.mode, bookkeeping: config.bookkeeping, houseRules: [] },
    table,
    head: 0,
    log: [entry],
    positions: [table],
    line: [-1],
    flags: new Map(),
  };
}

interface Carried {
  readonly findings: readonly Finding[];
  readonly effects: readonly Effect[];
}

/** The hand movement in a free `put` or `pay`, as it could carry out a due. */
function handOf(move: Move): Put | Pay | null {
  if (move.type === 'put') return { put: move['piece'] as string, at: move['to'] as string };
  if (move.type === 'pay')
    return { pay: move['amount'] as number, from: move['from'] as string, to: move['to'] as string };
  return null;
}

const sameTurn = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((s, i) => s === b[i]);

/** Judges a move and works out its effects, without committing anything. */
export function consider(play: Play, move: Move, luck: Luck): Carried {
  const { game, table, settings } = play;
  const hand = table.clock.dues.length > 0 ? handOf(move) : null;
  const done = hand && matchDue(table, hand, (a, b) => game.same?.(table, a, b) ?? false);
  if (done) return { findings: [], effects: done };
  if (move.type === 'settle')
    return { findings: [], effects: settleEffects(table, move['due'] as string | undefined) };
  const spec = specOf(game, move.type);
  if (!spec) return { findings: judge(game, table, move), effects: [] };
  const view = settled(table);
  const findings = [...judge(game, view, move)];
  const effects = spec.effects(view, move, luck);
  if (settings.bookkeeping === 'auto') return { findings, effects };
  const open = table.clock.dues;
  if (open.length > 0 && !sameTurn(game.turn(view), game.turn(apply(view, effects))))
    findings.push({ rule: 'table/open-dues', section: '', weight: 'breach', params: { count: open.length } });
  // A free move is a hand movement and nothing else: it neither makes dues nor cancels those of the pieces it touches.
  const isFree = Object.hasOwn(TABLE_MOVES, move.type);
  return { findings, effects: isFree ? effects : withDues(table, effects, String(play.log.length)) };
}

/** Commits a proposal, or refuses it with its findings. The old play is untouched. */
export function commit(play: Play, proposal: Proposal, chance?: Chance): Outcome {
  const { act } = proposal;
  if (act.do !== 'move') return commitAgreement(play, proposal);
  const n = play.log.length;
  const { luck, drawn } = recordedLuck(sourceOf(chance) ?? seededLuck(play.config.seed, n));
  const { findings, effects } = consider(play, act.move, luck);
  let verdict = verdictOf(play.settings.mode, findings, play.settings.houseRules);
  const overruled = verdict === 'refused' && act.overruled !== undefined;
  if (act.free) verdict = 'free';
  else if (overruled) verdict = 'flagged';
  if (verdict === 'refused') return { ok: false, verdict, findings };
  const table = apply(play.table, effects);
  const entry: Entry = {
    n,
    id: proposal.id,
    seat: proposal.seat,
    act,
    verdict,
    findings: act.free ? [] : findings,
    luck: drawn,
    hash: hashOf(table),
  };
  const flags =
    verdict === 'flagged' ? new Map(play.flags).set(n, overruled ? 'waived' : 'open') : play.flags;
  return {
    ok: true,
    entry,
    effects,
    play: {
      ...play,
      table,
      head: n,
      log: [...play.log, entry],
      positions: [...play.positions, table],
      line: [...play.line, play.head],
      flags,
    },
  };
}

/** True while an entry is part of the game that led to the present position. */
export function isLive(play: Play, entry: number): boolean {
  for (let n = play.head; n >= 0; n = play.line[n] ?? -1) if (n === entry) return true;
  return false;
}

/** The last move (or the setup) in the line that ends with entry `n`: agreements move no piece by a decision. */
function moveAt(play: Play, n: number): number {
  let at = n;
  while (at > 0 && play.log[at]!.act.do !== 'move') at = play.line[at] ?? 0;
  return at;
}

/** The head as it was after entry `n`. */
const headAfter = (play: Play, n: number): number =>
  play.log[n]!.act.do === 'move' || play.positions[n] !== play.positions[play.line[n] ?? n]
    ? n
    : (play.line[n] ?? n);

/** The entry to which the last undone move would be played again, or null. */
export function redoTarget(play: Play): number | null {
  const base = moveAt(play, play.head);
  for (let n = play.log.length - 1; n > base; n--) {
    // From the most recent head that lies ahead of the present one, the step that leaves the present one.
    let next = moveAt(play, headAfter(play, n));
    while (next > base) {
      const under = moveAt(play, play.line[next]!);
      if (under === base) return next;
      next = under;
    }
  }
  return null;
}

/** The head after taking back the last move, or null at the start. */
export function undoTarget(play: Play): number | null {
  const last = moveAt(play, play.head);
  return last > 0 ? play.line[last]! : null;
}

const refused = (rule: string): Outcome => ({
  ok: false,
  verdict: 'refused',
  findings: [{ rule, section: '', weight: 'breach', params: {} }],
});

function commitAgreement(play: Play, proposal: Proposal): Outcome {
  const { act } = proposal;
  const n = play.log.length;
  const base = {
    n,
    id: proposal.id,
    seat: proposal.seat,
    act,
    verdict: 'legal' as const,
    findings: [],
    luck: [],
  };
  let { table, head, settings, flags } = play;
  switch (act.do) {
    case 'undo':
      if (!(act.to in play.positions) || play.log[act.to]?.n !== act.to)
        return refused('table/no-such-entry');
      head = act.to;
      flags = reopened(play, head);
      break;
    case 'waive':
      if (play.flags.get(act.entry) !== 'open') return refused('table/no-open-flag');
      flags = new Map(flags).set(act.entry, 'waived');
      break;
    case 'uphold':
      if (play.flags.get(act.entry) !== 'open' || !isLive(play, act.entry))
        return refused('table/no-open-flag');
      flags = new Map(flags).set(act.entry, 'upheld');
      head = play.line[act.entry]!;
      break;
    case 'house-rule':
      if (settings.houseRules.includes(act.rule)) return refused('table/house-rule-stands');
      settings = { ...settings, houseRules: [...settings.houseRules, act.rule] };
      flags = new Map(
        [...flags].map(([k, state]) => [
          k,
          state === 'open' && flaggedOnlyBy(play.log[k], settings.houseRules) ? 'waived' : state,
        ]),
      );
      break;
    case 'mode':
      settings = { ...settings, mode: act.mode };
      break;
    case 'bookkeeping':
      settings = { ...settings, bookkeeping: act.bookkeeping };
      break;
    default:
      return refused('table/unknown-move');
  }
  // An undo also lands on the position as it was: its dues are open again. Automatic bookkeeping leaves none open.
  table = head === play.head ? play.table : play.positions[head]!;
  const effects: readonly Effect[] = settings.bookkeeping === 'auto' ? settleEffects(table) : [];
  table = apply(table, effects);
  const entry: Entry = { ...base, hash: hashOf(table) };
  const moved = table !== play.positions[head];
  return {
    ok: true,
    entry,
    effects,
    play: {
      ...play,
      settings,
      flags,
      table,
      head: moved ? n : head,
      log: [...play.log, entry],
      positions: [...play.positions, table],
      line: [...play.line, head],
    },
  };
}

const flaggedOnlyBy = (entry: Entry | undefined, rules: readonly string[]): boolean =>
  !!entry && entry.findings.every((f) => f.weight !== 'breach' || rules.includes(f.rule));

/** A move that was upheld and stands on the table again (redo, or a branch from it) has its flag open again. */
function reopened(play: Play, head: number): Play['flags'] {
  const back = { ...play, head };
  const again = [...play.flags].filter(([n, state]) => state === 'upheld' && isLive(back, n));
  if (again.length === 0) return play.flags;
  const flags = new Map(play.flags);
  for (const [n] of again)
    flags.set(n, flaggedOnlyBy(play.log[n], play.settings.houseRules) ? 'waived' : 'open');
  return flags;
}

const comesOut = (made: Entry, recorded: Entry): boolean =>
  made.n === recorded.n &&
  made.hash === recorded.hash &&
  made.verdict === recorded.verdict &&
  made.act.do === recorded.act.do &&
  canonical(made.luck) === canonical(recorded.luck);

/** Plays a log again. The same code as play: it stops at the first entry that does not come out as recorded. */
export function replay(
  game: Game,
  config: Config,
  log: readonly Entry[],
): { readonly play: Play; readonly differs: number | null } {
  let play = openPlay(game, config, log[0]?.luck);
  if (log[0] && !comesOut(play.log[0]!, log[0])) return { play, differs: 0 };
  for (const entry of log.slice(1)) {
    const outcome = commit(play, { id: entry.id, seat: entry.seat, act: entry.act }, entry.luck);
    if (!outcome.ok || !comesOut(outcome.entry, entry)) return { play, differs: play.log.length };
    play = outcome.play;
  }
  return { play, differs: null };
}

/** The live moves from the setup to an entry: the shortest log that leads to its position. */
export function lineTo(play: Play, entry = play.head): readonly Entry[] {
  const entries: Entry[] = [];
  for (let n = entry; n > 0; n = play.line[n] ?? -1) {
    const made = play.log[n];
    if (made?.act.do === 'move') entries.push(made);
  }
  return entries.reverse();
}
