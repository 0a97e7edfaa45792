import type { Point } from '../draw/geometry.ts';
import { useHand } from '../hand/hand.ts';
import { useSettings } from '../settings/settings.ts';
import { newId } from '../table/ids.ts';
import { session } from '../table/session.ts';
import type { Other } from '../table/table.ts';
import { useTable } from '../table/table.ts';
import { toast, useView } from '../table/view.ts';
import { painter, sceneNow } from '../camera/current.ts';
import { findSpot, shareSpot } from '../camera/shared-spot.ts';
import { text } from '../words/texts.ts';
import { ping } from '../camera/animate.ts';

/** A call rides in one's presence; its id tells a new one from the same one told again. */
interface Call {
  readonly id: string;
  readonly kind: 'ping' | 'follow';
  readonly at?: unknown;
}

function readCall(value: unknown): Call | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, kind, at } = value as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && (kind === 'ping' || kind === 'follow') ? { id, kind, at } : null;
}

const colourOf = (seat: string | undefined): string | null => {
  const { look } = painter;
  if (!look) return null;
  return seat !== undefined && Object.hasOwn(useTable.getState().seats, seat)
    ? look.seat(seat).colour
    : look.theme.note;
};

/** "Look here": three rings, for me and for everybody. */
export function callTo(at: Point): void {
  const scene = sceneNow();
  const colour = colourOf(useTable.getState().mine[0]);
  if (!scene || colour === null) return;
  ping(at, colour);
  session()?.show({ call: { id: newId(8), kind: 'ping', at: shareSpot(scene, at) } });
}

/** "Follow me": the others see what I see, until they move. */
export const callToFollow = (): void => session()?.show({ call: { id: newId(8), kind: 'follow' } });

/** The last call of everybody who is here; a call that was there before us was not for us. */
const heard = new Map<number, string>();

export function hearCalls(others: readonly Other[], before: readonly Other[]): void {
  for (const other of others) {
    const call = readCall(other.call);
    if (!call || heard.get(other.client) === call.id) continue;
    heard.set(other.client, call.id);
    if (before.some(({ client }) => client === other.client)) answer(other, call);
  }
  for (const client of heard.keys())
    if (!others.some((other) => other.client === client)) heard.delete(client);
}

function answer({ client, user }: Other, call: Call): void {
  const scene = sceneNow();
  if (call.kind === 'ping') {
    const at = scene && findSpot(scene, call.at);
    const colour = colourOf(user?.who);
    if (at && colour !== null) ping(at, colour);
    return;
  }
  // Nobody's view is taken away from under a hand that holds something.
  if (useHand.getState().held || !user) return;
  useView.setState({ following: client });
  toast(text(useSettings.getState().language, 'follow.called', { who: user.name || user.who }));
}
