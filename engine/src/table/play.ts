import { apply } from './apply.ts';
import { baseOf, enter, groundOf } from './enter.ts';
import type { Entering, Ground } from './enter.ts';
import { matchDue, openDues, settled, settleEffects, withDues } from './dues.ts';
import { TABLE_MOVES } from './free.ts';
import type { Because, Game, Setup } from './game.ts';
import { happened } from './happened.ts';
import { hashOf } from './hash.ts';
import { beside, judge, specOf, verdictOf } from './judge.ts';
import type { Verdict } from './judge.ts';
import { laidOf } from './laid.ts';
import type { Laid } from './laid.ts';
import { drawnBefore, stepsBehind } from './history.ts';
import { recordedLuck, rememberedLuck, replayedLuck, seededLuck } from './luck.ts';
import type { Luck } from './luck.ts';
import { gameWith } from './material.ts';
import { notePosition } from './positions.ts';
import type { Bookkeeping, Effect, Finding, Mode, Move, ParsedMove, Pay, Put, Seat, Table } from './types.ts';

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
  /**
   * `free`: committed without judgement. `overruled`: refused in `strict`, and these seats let it stand. `because`: made by
   * a seat that nobody holds, and the paragraph that made it.
   */
  | {
      readonly do: 'move';
      readonly move: ParsedMove;
      readonly free?: boolean;
      readonly overruled?: readonly Seat[];
      readonly because?: Because;
    }
  /** Back (or forward again) to the position after entry `to`. */
  | { readonly do: 'undo'; readonly to: number; readonly agreed?: readonly Seat[] }
  | { readonly do: 'waive'; readonly entry: number; readonly agreed?: readonly Seat[] }
  | { readonly do: 'uphold'; readonly entry: number; readonly agreed?: readonly Seat[] }
  | { readonly do: 'house-rule'; readonly rule: string; readonly agreed: readonly Seat[] }
  /** The house rule ends: from here on the rule judges again. What it let stand, stands. */
  | { readonly do: 'lift-house-rule'; readonly rule: string; readonly agreed: readonly Seat[] }
  | { readonly do: 'mode'; readonly mode: Mode }
  | { readonly do: 'bookkeeping'; readonly bookkeeping: Bookkeeping };

export interface Entry {
  readonly n: number;
  /** Made by whoever sent it, so that a retry is recognised. */
  readonly id: string;
  /** `null`: the table itself (setup, the host's powers). */
  readonly seat: Seat | null;
  /** Whose hand it was, where somebody acted for an empty seat; null: somebody without a seat. */
  readonly by?: Seat | null;
  /** When it was entered, in milliseconds since 1970, where somebody has a clock. */
  readonly at?: number;
  readonly act: Act;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly luck: readonly number[];
  /** The position that was laid: of entry 0. */
  readonly laid?: Laid;
  /** What happened on the table. Absent in the setup, in records of older releases, and where hands are hidden. */
  readonly effects?: readonly Effect[];
  readonly hash: string;
}

export interface Settings {
  readonly mode: Mode;
  readonly bookkeeping: Bookkeeping;
  readonly houseRules: readonly string[];
}
export type FlagState = 'open' | 'waived' | 'upheld';

/**
 * A game being played: the log and everything that follows from it. `positionAt` gives the position after any entry, so
 * undo, history and branches are look-ups. `line[n]` is the entry that entry n was played on: undo moves the head,
 * nothing is ever erased.
 */
export interface Play {
  readonly game: Game;
  readonly config: Config;
  readonly settings: Settings;
  readonly table: Table;
  /** The entry whose position is on the table now. */
  readonly head: number;
  readonly log: readonly Entry[];
  readonly line: readonly number[];
  readonly flags: ReadonlyMap<number, FlagState>;
  /** Nothing but the present position is known: hidden hands, or a log that this program cannot read. */
  readonly isPresentOnly?: true;
}

export type Proposal = Pick<Entry, 'id' | 'seat' | 'by' | 'at' | 'act'>;
export type Outcome =
  | { readonly ok: true; readonly play: Play; readonly entry: Entry }
  | { readonly ok: false; readonly verdict: 'refused'; readonly findings: readonly Finding[] };

/** Where luck comes from: a record of what was drawn, or a source of its own. Without either the seed decides. */
export type Chance = readonly number[] | Luck;
const isRecord = (chance: Chance | undefined): chance is readonly number[] => Array.isArray(chance);

/**
 * The luck of a move. It goes by the line that leads to the position and not by the length of the log: whoever takes a
 * move back and makes it again draws the same again, wherever the first draw came from.
 */
function luckOf(play: Play, move: Move, chance: Chance | undefined): Luck {
  if (isRecord(chance)) return replayedLuck(chance);
  return rememberedLuck(
    () => drawnBefore(play, move),
    () => chance ?? seededLuck(play.config.seed, stepsBehind(play) + 1),
  );
}

/** Opens a table: entry 0 is the setup. */
export function openPlay(game: Game, config: Config, chance?: Chance): Play {
  const source = isRecord(chance) ? replayedLuck(chance) : (chance ?? seededLuck(config.seed, 0));
  const { luck, drawn } = recordedLuck(source);
  return layOut(game, config, game.setup(config, luck), drawn);
}

/** A table with its first position on it, wherever that comes from: the setup of the title, or a record. */
export function layOut(game: Game, config: Config, table: Table, luck: readonly number[]): Play {
  const entry: Entry = {
    n: 0,
    id: 'setup',
    seat: null,
    act: { do: 'setup' },
    verdict: 'legal',
    findings: [],
    luck,
    laid: laidOf(table, config),
    hash: hashOf(table),
  };
  notePosition([entry], [-1], table);
  return {
    game: gameWith(game, config.options),
    config,
    settings: { mode: config.mode, bookkeeping: config.bookkeeping, houseRules: [] },
    table,
    head: 0,
    log: [entry],
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

/** Judges a move and works out its effects, without committing anything. Unjudged, the rules are not asked. */
export function consider(play: Play, move: Move, luck: Luck, isUnjudged = false): Carried {
  const { game, table, settings } = play;
  const hand = table.clock.dues.length > 0 ? handOf(move) : null;
  const done = hand && matchDue(table, hand, (a, b) => game.same?.(table, a, b) ?? false);
  if (done) return { findings: [], effects: done };
  if (move.type === 'settle')
    return { findings: [], effects: settleEffects(table, move['due'] as string | undefined) };
  const spec = specOf(game, move.type);
  if (!spec) return { findings: judge(game, table, move), effects: [] };
  const view = settled(table);
  const found = isUnjudged ? [] : judge(game, view, move, settings.houseRules);
  const effects = spec.effects(view, move, luck);
  if (settings.bookkeeping === 'auto') return { findings: found, effects };
  const isLeft = table.clock.dues.length > 0 && !sameTurn(game.turn(view), game.turn(apply(view, effects)));
  const findings = isLeft ? beside(found, openDues(game, table), settings.houseRules) : found;
  // A free move is a hand movement and nothing else: it neither makes dues nor cancels those of the pieces it touches.
  const isFree = Object.hasOwn(TABLE_MOVES, move.type);
  return { findings, effects: isFree ? effects : withDues(table, effects, String(play.log.length)) };
}

/** Commits a proposal, or refuses it with its findings. The old play is untouched. */
export const commit = (play: Play, proposal: Proposal, chance?: Chance): Outcome =>
  committed(play, proposal, chance, false);

/**
 * The same without asking the rules: for a game that is only written down as moves, to be judged where it is opened.
 * What it says of legality is nothing.
 */
export const commitUnjudged = (play: Play, proposal: Proposal): Outcome =>
  committed(play, proposal, undefined, true);

function committed(play: Play, proposal: Proposal, chance: Chance | undefined, isUnjudged: boolean): Outcome {
  const { act } = proposal;
  const n = play.log.length;
  if (act.do !== 'move')
    return admit(play, { n, ...proposal, verdict: 'legal', findings: [], luck: [] }, null);
  const { luck, drawn } = recordedLuck(luckOf(play, act.move, chance));
  const { findings, effects } = consider(play, act.move, luck, isUnjudged);
  const judged = verdictOf(play.settings.mode, findings, play.settings.houseRules);
  if (judged === 'refused' && !act.free && !act.overruled) return { ok: false, verdict: 'refused', findings };
  const verdict = act.free ? 'free' : judged === 'refused' ? 'flagged' : judged;
  return admit(play, { n, ...proposal, verdict, findings: act.free ? [] : findings, luck: drawn }, effects);
}

/** Enters what was judged. The effects of an agreement are known only where it falls (`null`). */
function admit(play: Play, entering: Entering, effects: readonly Effect[] | null): Outcome {
  const ground = groundOf(play, entering);
  if ('rule' in ground) {
    const finding: Finding = { rule: ground.rule, section: '', weight: 'breach', params: {} };
    return { ok: false, verdict: 'refused', findings: [finding] };
  }
  const kept = happened(baseOf(play, ground), effects ?? leftOpen(play, ground));
  return { ok: true, ...enter(play, ground, entering, kept) };
}

/** An undo also lands on the position as it was: its dues are open again. Automatic bookkeeping leaves none open. */
const leftOpen = (play: Play, ground: Ground): readonly Effect[] =>
  ground.settings.bookkeeping === 'auto' ? settleEffects(baseOf(play, ground)) : [];
