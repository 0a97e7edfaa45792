import { apply } from './apply.ts';
import { hashAfter } from './hash.ts';
import { isLive } from './history.ts';
import { notePosition, positionAt } from './positions.ts';
import type { Entry, FlagState, Play, Settings } from './play.ts';
import type { Effect } from './types.ts';

/** What an entry does beside its effects: the entry whose position they fall on, what is agreed, and the flags. */
export interface Ground {
  readonly head: number;
  readonly settings: Settings;
  readonly flags: Play['flags'];
}
/** The rule that an agreement does not keep: there is nothing to agree about. */
export interface Groundless {
  readonly rule: string;
}

/** Where an entry falls. Kernel only: no rule of a title is asked, so it answers the same in every release. */
export function groundOf(play: Play, { n, act, verdict }: Entering): Ground | Groundless {
  const { head, settings, flags } = play;
  switch (act.do) {
    case 'move': {
      // Only what `strict` refuses can be overruled.
      const isOverruled = act.overruled !== undefined && settings.mode === 'strict';
      const flag: FlagState = isOverruled ? 'waived' : 'open';
      return { head, settings, flags: verdict === 'flagged' ? new Map(flags).set(n, flag) : flags };
    }
    case 'undo':
      if (play.log[act.to]?.n !== act.to) return { rule: 'table/no-such-entry' };
      return { head: act.to, settings, flags: reopened(play, act.to) };
    case 'waive':
      if (flags.get(act.entry) !== 'open') return { rule: 'table/no-open-flag' };
      return { head, settings, flags: new Map(flags).set(act.entry, 'waived') };
    case 'uphold':
      if (flags.get(act.entry) !== 'open' || !isLive(play, act.entry)) return { rule: 'table/no-open-flag' };
      return { head: play.line[act.entry]!, settings, flags: new Map(flags).set(act.entry, 'upheld') };
    case 'house-rule': {
      if (settings.houseRules.includes(act.rule)) return { rule: 'table/house-rule-stands' };
      const houseRules = [...settings.houseRules, act.rule];
      return { head, settings: { ...settings, houseRules }, flags: silenced(play, houseRules) };
    }
    case 'lift-house-rule': {
      if (!settings.houseRules.includes(act.rule)) return { rule: 'table/no-house-rule' };
      const houseRules = settings.houseRules.filter((rule) => rule !== act.rule);
      return { head, settings: { ...settings, houseRules }, flags };
    }
    case 'mode':
      return { head, settings: { ...settings, mode: act.mode }, flags };
    case 'bookkeeping':
      return { head, settings: { ...settings, bookkeeping: act.bookkeeping }, flags };
    default:
      return { rule: 'table/unknown-move' };
  }
}

const flaggedOnlyBy = (entry: Entry | undefined, rules: readonly string[]): boolean =>
  !!entry && entry.findings.every((f) => f.weight !== 'breach' || rules.includes(f.rule));

/** A house rule also settles what was flagged by that rule alone. */
function silenced({ flags, log }: Play, houseRules: readonly string[]): Play['flags'] {
  return new Map(
    [...flags].map(([n, state]) => [
      n,
      state === 'open' && flaggedOnlyBy(log[n], houseRules) ? 'waived' : state,
    ]),
  );
}

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

/** The position that the effects of an entry fall on. */
export const baseOf = (play: Play, { head }: Ground): Play['table'] => positionAt(play, head);

export type Entering = Omit<Entry, 'hash' | 'effects'>;

/** The one way into the log, for what was judged this moment and for what was recorded long ago. */
export function enter(
  play: Play,
  ground: Ground,
  entering: Entering,
  effects: readonly Effect[],
): { readonly play: Play; readonly entry: Entry } {
  const { n, act } = entering;
  const { head, settings, flags } = ground;
  const base = baseOf(play, ground);
  const table = apply(base, effects);
  const entry: Entry = { ...entering, effects, hash: hashAfter(base, effects, table) };
  // An agreement that moves nothing leaves the head where it falls: the next move is played on that one.
  const isStep = act.do === 'move' || table !== base;
  // Copied once, and packed: a list that is spread and then gets one more is copied twice.
  const [log, line] = [play.log.toSpliced(n, 0, entry), play.line.toSpliced(n, 0, head)];
  notePosition(log, line, table);
  return {
    entry,
    play: {
      ...play,
      settings,
      flags,
      table,
      head: isStep ? n : head,
      log,
      line,
    },
  };
}
