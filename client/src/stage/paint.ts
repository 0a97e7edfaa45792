import type { View } from '../draw/board.ts';
import { atScale } from '../draw/look.ts';
import { THEMES } from '../draw/theme.ts';
import { useHand } from '../hand/hand.ts';
import { useCursor } from '../keys/cursor.ts';
import { useRoutes } from '../state/routes.ts';
import { hasLessMotion, themeNow, useSettings } from '../settings/settings.ts';
import { shownNow } from '../state/shown.ts';
import { useTable } from '../state/table.ts';
import { moving } from './animate.ts';
import { painter } from '../view/current.ts';
import type { OtherHand } from './hand-layer.ts';
import { drawHandLayer } from './hand-layer.ts';
import { drawMarks } from './marks.ts';
import type { Canvas2D } from '../view/painter.ts';
import type { Pointers } from './pointer.ts';

const place = (pen: Canvas2D, { camera, ratio }: View): void => {
  const scale = camera.scale * ratio;
  pen.setTransform(scale, 0, 0, scale, camera.x * ratio, camera.y * ratio);
};

/** Whether there is nothing to draw: a canvas that is empty and stays empty need not be touched. */
export function isBare(layer: 'marks' | 'hand', pointers: Pointers | null): boolean {
  const { held } = useHand.getState();
  if (held) return false;
  if (layer === 'hand')
    return (
      !pointers?.hover &&
      moving.glides.length + moving.pings.length === 0 &&
      useTable.getState().others.length === 0
    );
  const shown = shownNow();
  const { play, ahead, desk } = useTable.getState();
  return (
    moving.rings.length === 0 &&
    moving.wrong === null &&
    useCursor.getState().region === null &&
    useRoutes.getState().routes.length === 0 &&
    Object.keys(desk.marks).length === 0 &&
    play?.table === ahead?.table &&
    (shown?.play.flags.size ?? 0) === 0 &&
    (shown?.play.table.clock.dues.length ?? 0) === 0
  );
}

/** Draws glows, flags and the rest from what the stores say at this moment. */
export function paintMarks(pen: Canvas2D, view: View): void {
  const { scene, look } = painter;
  const shown = shownNow();
  if (!scene || !look || !shown) return;
  place(pen, view);
  const { held, over } = useHand.getState();
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
    routes: useRoutes.getState().routes,
    focus: region ? { place: item?.place ?? null, drawable: item?.drawable ?? null } : null,
    marks: Object.values(desk.marks).map((mark) => ({
      mark,
      colour: order.includes(mark.who) ? look.seat(mark.who).colour : look.theme.note,
    })),
    hasLessMotion: hasLessMotion(),
    now: performance.now(),
  });
}

const FADE_FROM = 3000;
const FADE_TO = 10_000;
const GONE = 60_000;

/** Others' pointers: full for three seconds, pale after ten, gone after a minute. */
export function othersNow(now: number): readonly OtherHand[] {
  const { others, seats } = useTable.getState();
  const { look } = painter;
  const theme = THEMES[themeNow(useSettings.getState().theme)];
  return others.flatMap((other): readonly OtherHand[] => {
    const { user, pointer, drag, since } = other;
    const age = now - since;
    if (!user || !pointer || age > GONE) return [];
    const t = Math.min(1, Math.max(0, (age - FADE_FROM) / (FADE_TO - FADE_FROM)));
    const seat = Object.hasOwn(seats, user.who) ? look?.seat(user.who) : undefined;
    return [
      {
        name: user.name || user.who,
        colour: seat?.colour ?? theme.ink3,
        ink: seat?.ink ?? theme.ui,
        at: pointer,
        presence: 1 - 0.6 * t,
        piece: typeof drag === 'string' ? drag : null,
      },
    ];
  });
}

/** The first amount that somebody still has to pay. */
function dueFrom(account: string): number | null {
  for (const { effect } of shownNow()?.play.table.clock.dues ?? [])
    if ('pay' in effect && effect.from === account) return effect.pay;
  return null;
}

export function paintHand(pen: Canvas2D, view: View, pointers: Pointers | null): void {
  const { scene, look } = painter;
  if (!scene || !look) return;
  place(pen, view);
  const hand = useHand.getState();
  const isByKeys = hand.by === 'keys';
  const { item } = useCursor.getState();
  drawHandLayer(pen, {
    scene,
    look: atScale(look, view.camera.scale),
    hand,
    pointer: isByKeys ? item : (pointers?.at ?? null),
    raise: pointers?.raise ?? 0,
    hover: pointers?.hover ?? null,
    others: othersNow(Date.now()),
    scale: view.camera.scale,
    due: hand.held?.kind === 'money' ? dueFrom(hand.held.from) : null,
    now: performance.now(),
  });
}
