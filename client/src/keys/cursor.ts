import type { Place } from '@stellwerk/engine/table/types.ts';
import type { Drawable } from '../layout/pieces.ts';
import { fillsCircles, turns } from '../draw/faces.ts';
import { goalAccount, homeOf } from '../hand/goal.ts';
import { meantOf } from '../hand/lookalike.ts';
import { lift, liftMoney, moveOver, release, releaseMoney, useHand } from '../hand/hand.ts';
import { camera, drawableOf, sceneNow, sidePlaces } from '../camera/current.ts';
import { shownNow, speechNow } from '../table/shown.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import { announce } from '../table/view.ts';
import { useCursor } from './cursor-at.ts';
import { describeDrawable, describePlace } from './describe.ts';
import type { Region } from '../layout/kinds/kind.ts';
import type { Direction, Item } from './regions.ts';
import { regionOf } from '../layout/kinds/list.ts';
import { inReadingOrder, itemsOf, neighbour } from './regions.ts';

const wantsSlots = (): boolean => {
  const { held } = useHand.getState();
  return held?.kind === 'piece' && fillsCircles(sceneNow()?.stage.faces[held.piece]);
};

export function itemsNow(region: Region): readonly Item[] {
  const scene = sceneNow();
  return scene ? inReadingOrder(itemsOf(scene, region, useHand.getState().held !== null, wantsSlots())) : [];
}

function stand(region: Region, item: Item | null): void {
  useCursor.setState({ region, item });
  if (!item) return;
  camera.reveal({ x: item.x - item.w / 2, y: item.y - item.h / 2, w: item.w, h: item.h });
  if (useHand.getState().by === 'keys') moveOver(item.place);
  say(item);
}

function say(item: Item): void {
  const scene = sceneNow();
  const speech = speechNow();
  const shown = shownNow();
  if (!scene || !speech || !shown) return;
  const drawable = item.drawable === null ? null : scene.drawables.find(({ id }) => id === item.drawable);
  const { held, over } = useHand.getState();
  const words = drawable
    ? describeDrawable(drawable, scene.stage, speech)
    : describePlace(item.place, scene.stage, shown.play.table, speech, held);
  const [finding] = over?.place === item.place && over.verdict === 'wrong' ? over.findings : [];
  announce(finding ? `${words}. ${speech.finding(finding)} ${speech.section(finding)}` : words);
}

/** How many of what are in the hand, and what the place under it says to that many. */
export function sayHeld(): void {
  const [scene, speech, shown] = [sceneNow(), speechNow(), shownNow()];
  const { held, over } = useHand.getState();
  if (held?.kind !== 'piece' || !scene || !speech || !shown) return;
  const { table } = shown.play;
  const name = nameOfPiece(held.piece, scene.stage, table, speech);
  const [reading] = over && over.count === (held.count ?? 1) ? over.readings : [];
  const [finding] = over?.verdict === 'wrong' ? over.findings : [];
  const more = finding ? speech.finding(finding) : reading ? speech.move(table, reading.move) : '';
  announce([`${held.count ?? 1} × ${name}`, more].filter((part) => part !== '').join('. '));
}

/** The keys come to a region: where they stood, else at its first item. */
export function enterRegion(region: Region): void {
  const { item } = useCursor.getState();
  const items = itemsNow(region);
  stand(region, items.find(({ key }) => key === item?.key) ?? items[0] ?? null);
}

export const leaveRegion = (): void => useCursor.setState({ region: null });

export function walk(direction: Direction): void {
  const { region, item } = useCursor.getState();
  if (!region) return;
  const items = itemsNow(region);
  const from = items.find(({ key }) => key === item?.key) ?? item ?? items[0];
  if (from) stand(region, neighbour(items, from, direction));
}

/** To the next place where what is held may go. */
export function nextTarget(by: 1 | -1): boolean {
  const { held } = useHand.getState();
  const scene = sceneNow();
  if (held?.kind !== 'piece' || !scene || held.targets.size === 0) return false;
  const spots = [...held.targets.keys()].flatMap((place) => scene.places.spot(place) ?? []);
  const order = inReadingOrder(
    spots.map((s) => ({ key: s.place, place: s.place, drawable: null, x: s.x, y: s.y, w: s.w, h: s.h })),
  );
  const at = order.findIndex(({ place }) => place === useCursor.getState().item?.place);
  const next = order[(at + by + order.length) % order.length] ?? order[0];
  const block = scene.world.blocks.find(({ id }) => id === scene.places.spot(next?.place ?? '')?.block);
  const region = block && regionOf(block.surface);
  if (next && region) stand(region, next);
  return true;
}

/** Takes up what the keys stand on, or lets go of what is held. */
export function pickOrDrop(): void {
  const { item, region } = useCursor.getState();
  const scene = sceneNow();
  if (!item || !scene || !region) return;
  const { held, question } = useHand.getState();
  if (question) return;
  if (held?.kind === 'piece') {
    moveOver(item.place);
    release();
    return;
  }
  if (held?.kind === 'money') {
    releaseMoney(goalAccount(scene, item));
    return;
  }
  const drawable = drawnAt(item);
  if (drawable?.account !== undefined) {
    liftMoney(drawable.account, 'keys');
    return;
  }
  const piece = (drawable && meantOf(scene, drawable)) ?? pieceUnderKeys();
  if (piece !== null) liftByKeys(piece);
}

const drawnAt = ({ drawable }: Item): Drawable | null =>
  (drawable !== null && sceneNow()?.drawables.find(({ id }) => id === drawable)) || null;

/** The piece that the keys stand on. */
export function pieceUnderKeys(): string | null {
  const { item } = useCursor.getState();
  return item && (drawnAt(item)?.piece ?? topAt(item.place));
}

/** The piece on top of a place of the map: a token before the tile under it. */
function topAt(place: Place): string | null {
  const scene = sceneNow();
  const found = scene?.drawables.findLast((d) => d.place === place || d.place.startsWith(`${place}/`));
  return found?.piece ?? null;
}

export function liftByKeys(piece: string): boolean {
  const scene = sceneNow();
  if (!scene) return false;
  const isTurned = turns(scene.stage.faces[piece]);
  const places = sidePlaces(scene, piece);
  if (!lift({ piece, turns: isTurned, places, by: 'keys', home: homeOf(scene, piece) })) return false;
  const { held } = useHand.getState();
  if (held?.kind === 'piece' && held.targets.size > 0) nextTarget(1);
  else {
    const drawable = drawableOf(scene, piece);
    if (drawable) moveOver(drawable.place);
  }
  return true;
}
