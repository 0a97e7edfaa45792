import type { Place } from '@stellwerk/engine/table/types.ts';
import type { Point } from '../draw/geometry.ts';
import { hasLessMotion } from '../settings/settings.ts';
import { askRedraw, painter } from './current.ts';
import type { Glide, Ring } from './motion.ts';
import { RING_MS } from './motion.ts';

/** A call for attention on the map. */
export interface Ping extends Point {
  readonly start: number;
  readonly colour: string;
}
export const PING_MS = 2400;

interface Moving {
  glides: readonly Glide[];
  rings: readonly Ring[];
  pings: readonly Ping[];
  /** A place where something was refused; its outline stays for a while. */
  wrong: { readonly place: Place; readonly until: number } | null;
}
export const moving: Moving = { glides: [], rings: [], pings: [], wrong: null };

let frame = 0;
let lastMarks = 0;
const BREATH_MS = 48;
/** Others who want a frame: breathing glows, a pending edge, somebody's pointer. */
const wishes = new Set<() => boolean>();
export const onFrame = (wish: () => boolean): (() => void) => {
  wishes.add(wish);
  return () => wishes.delete(wish);
};

/** Runs only while something moves: a table at rest costs nothing. */
export function wake(): void {
  if (frame === 0) frame = requestAnimationFrame(tick);
}

function tick(now: number): void {
  frame = 0;
  const done = moving.glides.filter(({ start, ms }) => now - start >= ms);
  if (done.length > 0) {
    moving.glides = moving.glides.filter((glide) => !done.includes(glide));
    refreshHidden();
  }
  moving.rings = moving.rings.filter(({ start }) => now - start < RING_MS);
  moving.pings = moving.pings.filter(({ start }) => now - start < PING_MS);
  if (moving.wrong && now > moving.wrong.until) moving.wrong = null;
  const { glides, rings, pings, wrong } = moving;
  const isBusy = glides.length + rings.length + pings.length > 0 || wrong !== null;
  const isWished = [...wishes].map((wish) => wish()).includes(true);
  // Breathing and fading are slow: twenty times a second is smooth enough, and leaves the frames to the hand.
  if ((rings.length > 0 || wrong !== null || isWished) && now - lastMarks >= BREATH_MS) {
    lastMarks = now;
    askRedraw('marks');
  }
  if (glides.length + pings.length > 0 || isWished) askRedraw('hand');
  if (isBusy || isWished) wake();
}

let inHand: readonly string[] = [];

/** What must not be seen at its place: it is in the hand, or on its way there. */
export function refreshHidden(): void {
  const hidden = new Set(moving.glides.map(({ drawable }) => drawable.id));
  for (const id of inHand) hidden.add(id);
  if (hidden.size === painter.hidden.size && [...hidden].every((id) => painter.hidden.has(id))) return;
  painter.hidden = hidden;
  askRedraw('pieces');
}

export function hideInHand(ids: readonly string[]): void {
  inHand = ids;
  refreshHidden();
}

/** Sends pieces on their way; with reduced motion they are there at once and a ring tells where. */
export function send(glides: readonly Glide[], hasRings: boolean): void {
  if (glides.length === 0) return;
  const start = performance.now();
  if (hasRings)
    moving.rings = [...moving.rings, ...glides.map(({ drawable }) => ({ id: drawable.id, start }))].slice(
      -20,
    );
  if (!hasLessMotion()) moving.glides = [...moving.glides, ...glides];
  refreshHidden();
  wake();
}

export function ping(at: Point, colour: string): void {
  moving.pings = [...moving.pings, { ...at, start: performance.now(), colour }].slice(-8);
  wake();
}

export function markWrong(place: Place): void {
  moving.wrong = { place, until: performance.now() + (hasLessMotion() ? 4000 : 2000) };
  wake();
}
