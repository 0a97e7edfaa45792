import type { Point } from '../draw/geometry.ts';
import { THEMES } from '../draw/theme.ts';
import type { Held } from '../hand/machine.ts';
import { themeNow, hasLessMotion, useSettings } from '../settings/settings.ts';
import type { Other } from '../table/table.ts';
import { useTable } from '../table/table.ts';
import { painter } from '../camera/current.ts';
import { findSpot } from '../camera/shared-spot.ts';

/** What is in somebody's hand, as the others are told. */
export type Carried =
  | { readonly piece: string; readonly turn: number; readonly count: number }
  | { readonly from: string; readonly amount: number };

/** Somebody else's pointer, with what it holds. */
export interface OtherHand {
  readonly client: number;
  readonly name: string;
  readonly colour: string;
  readonly ink: string;
  readonly at: Point;
  /** 1 fresh, 0 gone. */
  readonly presence: number;
  readonly carried: Carried | null;
  /** How large the arrow is; on the shared screen that of whoever acts is larger. */
  readonly size: number;
}

export const carriedOf = (held: Held | null, turn: number): Carried | null => {
  if (!held) return null;
  return held.kind === 'piece'
    ? { piece: held.piece, turn, count: held.count ?? 1 }
    : { from: held.from, amount: held.amount ?? 0 };
};

/** Reads what somebody says to hold; what is no such thing is nothing. */
export function readCarried(value: unknown): Carried | null {
  if (typeof value !== 'object' || value === null) return null;
  const { piece, turn, count, from, amount } = value as Readonly<Record<string, unknown>>;
  const isAmount = (n: unknown): n is number => typeof n === 'number' && Number.isFinite(n);
  if (typeof piece === 'string')
    return { piece, turn: isAmount(turn) ? turn : 0, count: isAmount(count) ? count : 1 };
  return typeof from === 'string' && isAmount(amount) ? { from, amount } : null;
}

/** Whether this person plays that seat: has taken it, or is the host and nobody has. */
export const playsSeat = ({ user }: Other, seat: string): boolean => {
  if (user?.seats?.includes(seat) || user?.who === seat) return true;
  return user?.kind === 'host' && !useTable.getState().seats[seat]?.taken;
};

const FADE_FROM = 3000;
const FADE_TO = 10_000;
export const GONE = 60_000;
const SMOOTH_MS = 60;

interface Trail {
  x: number;
  y: number;
  when: number;
}
const trails = new Map<number, Trail>();

/** Presence comes twenty times a second; in between a hand goes on smoothly to where it was seen last. */
function smoothed(client: number, goal: Point, now: number): Point {
  const trail = trails.get(client);
  if (!trail || hasLessMotion() || now - trail.when > 500) {
    trails.set(client, { ...goal, when: now });
    return goal;
  }
  const part = 1 - Math.exp(-(now - trail.when) / SMOOTH_MS);
  trail.x += (goal.x - trail.x) * part;
  trail.y += (goal.y - trail.y) * part;
  trail.when = now;
  return { x: trail.x, y: trail.y };
}

/** Others' pointers: full for three seconds, pale after ten, gone after a minute. */
export function othersNow(now: number, enlarged: string | null = null): readonly OtherHand[] {
  const { others, seats } = useTable.getState();
  const { look, scene } = painter;
  if (!scene) return [];
  const theme = THEMES[themeNow(useSettings.getState().theme)];
  return others.flatMap((other): readonly OtherHand[] => {
    const { user, pointer, drag, since, client } = other;
    const age = now - since;
    const goal = findSpot(scene, pointer);
    if (!user || !goal || age > GONE) {
      trails.delete(client);
      return [];
    }
    const t = Math.min(1, Math.max(0, (age - FADE_FROM) / (FADE_TO - FADE_FROM)));
    const seat = Object.hasOwn(seats, user.who) ? look?.seat(user.who) : undefined;
    return [
      {
        client,
        name: user.name || user.who,
        colour: seat?.colour ?? theme.ink3,
        ink: seat?.ink ?? theme.ui,
        at: smoothed(client, goal, now),
        presence: 1 - 0.6 * t,
        carried: readCarried(drag),
        size: enlarged !== null && playsSeat(other, enlarged) ? 1.5 : 1,
      },
    ];
  });
}
