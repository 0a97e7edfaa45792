import type { View } from '../draw/board.ts';
import { atScale } from '../draw/look.ts';
import { useHand } from '../hand/hand.ts';
import type { Held } from '../hand/machine.ts';
import { useCursor } from '../keys/cursor-at.ts';
import type { Scene } from '../layout/scene.ts';
import { hasLessMotion } from '../settings/settings.ts';
import { turnOf } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { shownNow } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { moving } from '../camera/animate.ts';
import { askRedraw, painter } from '../camera/current.ts';
import { heldActing } from '../together/acting.ts';
import { drawHandLayer } from './hand-layer.ts';
import { drawMarks } from './marks.ts';
import { othersNow } from '../together/other-hands.ts';
import type { Canvas2D } from '../camera/painter.ts';
import type { Pointers } from '../pointer/pointers.ts';
import type { RouteDrawn } from '../runs/shown-runs.ts';
import type { Traces } from './traces.ts';

const place = (pen: Canvas2D, { camera, ratio }: View): void => {
  const scale = camera.scale * ratio;
  pen.setTransform(scale, 0, 0, scale, camera.x * ratio, camera.y * ratio);
};

/** Whether there is nothing to draw: a canvas that is empty and stays empty need not be touched. */
export function isBare(layer: 'marks' | 'hand', pointers: Pointers | null, isScreen = false): boolean {
  if (heldNow(isScreen)) return false;
  if (layer === 'hand')
    return (
      !pointers?.hover &&
      !pointers?.arrow &&
      moving.glides.length + moving.pings.length === 0 &&
      useTable.getState().others.length === 0
    );
  const shown = shownNow();
  const { play, ahead, desk } = useTable.getState();
  return (
    moving.rings.length === 0 &&
    moving.wrong === null &&
    useCursor.getState().region === null &&
    (!shown || !painter.scene || routesNow(shown, painter.scene).length === 0) &&
    Object.keys(desk.marks).length === 0 &&
    play?.table === ahead?.table &&
    (shown?.play.flags.size ?? 0) === 0 &&
    (shown?.play.table.clock.dues.length ?? 0) === 0
  );
}

/** What is in the hand; on the shared screen in the hand of whoever acts. */
function heldNow(isScreen: boolean): Held | null {
  const shown = isScreen ? shownNow() : null;
  return shown ? heldActing(shown) : useHand.getState().held;
}

let traces: Traces | null = null;
/** Brings what draws runs and dues; whatever of them there is to be seen appears with it. */
export async function bringTraces(): Promise<void> {
  traces ??= (await import('./traces.ts')).traces;
  askRedraw('marks');
}
const routesNow = (shown: Shown, scene: Scene): readonly RouteDrawn[] =>
  traces?.routesNow(shown, scene) ?? [];

/** Draws glows, flags and the rest from what the stores say at this moment. */
export function paintMarks(pen: Canvas2D, view: View, isScreen = false): void {
  const { scene, look } = painter;
  const shown = shownNow();
  if (!scene || !look || !shown) return;
  place(pen, view);
  const { over } = useHand.getState();
  const held = heldNow(isScreen);
  const { region, item } = useCursor.getState();
  const { play: committed, desk, seats } = useTable.getState();
  const order = Object.keys(seats);
  drawMarks(pen, {
    scene,
    look: atScale(look, view.camera.scale),
    play: shown.play,
    committed: shown.kind === 'live' ? (committed?.table ?? shown.play.table) : shown.play.table,
    held,
    overPlace: over?.place ?? null,
    isOverWrong: over?.verdict === 'wrong' && over.place !== (held?.kind === 'piece' ? held.from : ''),
    routes: routesNow(shown, scene),
    traces,
    focus: region ? { place: item?.place ?? null, drawable: item?.drawable ?? null } : null,
    marks: Object.values(desk.marks).map((mark) => ({
      mark,
      colour: order.includes(mark.who) ? look.seat(mark.who).colour : look.theme.note,
    })),
    hasLessMotion: hasLessMotion(),
    now: performance.now(),
  });
}

/** The first amount that somebody still has to pay. */
function dueFrom(account: string): number | null {
  for (const { effect } of shownNow()?.play.table.clock.dues ?? [])
    if ('pay' in effect && effect.from === account) return effect.pay;
  return null;
}

/** `isScreen`: the shared screen, where the hand of whoever acts is larger. */
export function paintHand(pen: Canvas2D, view: View, pointers: Pointers | null, isScreen = false): void {
  const { scene, look } = painter;
  if (!scene || !look) return;
  place(pen, view);
  const hand = useHand.getState();
  const isByKeys = hand.by === 'keys';
  const { item } = useCursor.getState();
  // A finger may have chosen another place than the keys: the piece lies where the words say.
  const chosen = hand.over === null ? null : scene.places.spot(hand.over.place);
  const shown = shownNow();
  const acting = isScreen && shown ? (turnOf(shown.play)[0] ?? null) : null;
  const me = useTable.getState().mine[0];
  drawHandLayer(pen, {
    scene,
    look: atScale(look, view.camera.scale),
    hand,
    pointer: isByKeys ? (chosen ?? item) : (pointers?.at ?? null),
    raise: pointers?.raise ?? 0,
    hover: pointers?.hover ?? null,
    others: othersNow(Date.now(), acting),
    arrow: pointers?.arrow
      ? { ...pointers.arrow, colour: me === undefined ? look.theme.note : look.seat(me).colour }
      : null,
    scale: view.camera.scale,
    due: hand.held?.kind === 'money' ? dueFrom(hand.held.from) : null,
    now: performance.now(),
  });
}
