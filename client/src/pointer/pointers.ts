import type { Point } from '../draw/geometry.ts';
import { toWorld } from '../draw/geometry.ts';
import { carryTo, letGo, takeUp, tapWith } from '../hand/at-point.ts';
import { benchNow, cancel, countHeld, holdsFan, turnHeld, useHand } from '../hand/hand.ts';
import type { Drawable } from '../layout/pieces.ts';
import { pieceAt } from '../layout/scene.ts';
import { stopAt } from '../runs/stop-at.ts';
import { canTrace, tapStop, traceTo, useRoutes } from '../runs/routes.ts';
import { useView } from '../table/view.ts';
import { askRedraw, camera, sceneNow } from '../camera/current.ts';
import { panBy, zoomAt } from '../camera/camera.ts';
import { arrowIn, beginArrow, endArrow, moveArrow } from './arrow.ts';
import { endCarry, moveCarry } from './carry.ts';
import type { Done, Gesture, Spot, Step, Wish } from './gesture.ts';
import { done, IDLE } from './gesture.ts';
import { hover } from './hover.ts';
import { endPan, movePan } from './pan.ts';
import { beginPinch, endPinch, movePinch } from './pinch.ts';
import type { PointerHooks } from './pointer-hooks.ts';
import { endTrace, moveTrace } from './trace.ts';
import { beginPress, endPress, isLongBy, LONG_MS, movePress, pressLong } from './press.ts';

interface PressOptions {
  readonly isTouch: boolean;
  readonly button: number;
  readonly isAlt: boolean;
  readonly isShift: boolean;
  readonly when: number;
}

/** Pixels from the tip of a finger to what it carries. */
const FINGER = 56;

/** The pointers on the tabletop: decides which gesture begins, tells it what happens, and does what it wants. */
export class Pointers {
  #gesture: Gesture = IDLE;
  #down = new Map<number, Point>();
  #long: ReturnType<typeof setTimeout> | null = null;
  readonly #hooks: PointerHooks;
  /** Where the pointer is in the world. */
  at: Point | null = null;
  hover: Drawable | null = null;
  isTouch = false;

  constructor(hooks: PointerHooks) {
    this.#hooks = hooks;
  }

  get isCarrying(): boolean {
    return this.#gesture.kind === 'carry';
  }
  /** The arrow that is being drawn. */
  get arrow(): { readonly from: Point; readonly to: Point } | null {
    return arrowIn(this.#gesture);
  }
  /** A finger covers what it holds: it is shown above it. */
  get raise(): number {
    return this.isCarrying ? this.#finger : 0;
  }
  get #finger(): number {
    return this.isTouch ? FINGER / camera.now.scale : 0;
  }

  down(id: number, at: Point, { isTouch, button, isAlt, isShift, when }: PressOptions): void {
    this.isTouch = isTouch;
    this.#down.set(id, at);
    useView.setState({ following: null });
    if (this.#down.size === 2) {
      this.#interrupt();
      const [a, b] = [...this.#down.values()] as [Point, Point];
      this.#gesture = beginPinch(a, b);
      return;
    }
    if (button === 2 && useHand.getState().held) {
      this.#interrupt();
      return;
    }
    if (this.isCarrying) return;
    const world = toWorld(camera.now, at);
    this.at = world;
    if (isAlt) {
      this.#gesture = beginArrow(world);
      return;
    }
    const scene = sceneNow();
    const hit = button === 0 && scene ? pieceAt(scene, world) : null;
    const traces = button === 0 && canTrace(world, hit, isTouch) ? { traces: world } : {};
    this.#gesture = beginPress({ at, hit, isTouch, isFan: isShift, since: when, ...traces });
    this.#long = setTimeout(() => this.#pressedLong(), LONG_MS);
  }

  move(id: number, at: Point): void {
    const world = toWorld(camera.now, at);
    this.at = world;
    if (this.#down.has(id)) this.#down.set(id, at);
    this.#run(this.#moved({ at, world }));
    this.#hooks.onPointer({ x: world.x, y: world.y - this.raise });
  }

  #moved(spot: Spot): Step {
    const gesture = this.#gesture;
    switch (gesture.kind) {
      case 'idle': {
        const { held, by, question } = useHand.getState();
        return hover(spot, held !== null && by !== 'keys' && question === null);
      }
      case 'press':
        return movePress(gesture, spot);
      case 'pan':
        return movePan(gesture, spot);
      case 'carry':
        return moveCarry(gesture, spot);
      case 'pinch':
        return movePinch(gesture, [...this.#down.values()]);
      case 'arrow':
        return moveArrow(gesture, spot);
      case 'trace':
        return moveTrace(gesture, spot);
    }
  }

  up(id: number, at: Point, isInside: boolean, when: number): void {
    this.#down.delete(id);
    if (this.#gesture.kind === 'press' && isLongBy(this.#gesture, when)) this.#pressedLong();
    this.#stopLong();
    this.#run(this.#ended({ at, world: toWorld(camera.now, at) }, isInside));
  }

  #ended(spot: Spot, isInside: boolean): Done {
    const gesture = this.#gesture;
    switch (gesture.kind) {
      case 'idle':
        return done(IDLE);
      case 'press':
        return endPress(gesture, spot);
      case 'pan':
        return endPan();
      case 'carry':
        return endCarry(gesture, spot, isInside);
      case 'pinch':
        return endPinch([...this.#down.values()]);
      case 'arrow':
        return endArrow(gesture, spot);
      case 'trace':
        return endTrace(gesture, spot);
    }
  }

  /** The browser took the pointer away: whatever was going on did not happen. */
  interrupted(): void {
    this.#down.clear();
    this.#interrupt();
  }

  left(): void {
    this.hover = null;
    if (this.#gesture.kind === 'idle') this.at = null;
    this.#hooks.onPointer(null);
    askRedraw('hand');
  }

  wheel(at: Point, deltaY: number, options: { isFine: boolean; isShift: boolean }): void {
    if (useHand.getState().held?.kind === 'piece' && !options.isFine) {
      if (holdsFan()) countHeld(deltaY > 0 ? -1 : 1);
      else turnHeld(deltaY > 0 ? 1 : -1, options.isShift);
      return;
    }
    camera.set(zoomAt(camera.now, at, Math.exp(-deltaY * (options.isFine ? 0.01 : 0.0016))));
  }

  #run(step: Step): void {
    const { next, wishes } = 'takeUp' in step ? (this.#takeUp(step) ? step.held : step.failed) : step;
    if (next.kind !== 'press') this.#stopLong();
    this.#gesture = next;
    for (const wish of wishes) this.#do(wish);
  }

  #do(wish: Wish): void {
    switch (wish.do) {
      case 'look': {
        const panned = panBy(camera.now, wish.by.x, wish.by.y);
        camera.set(wish.zoom ? zoomAt(panned, wish.zoom.at, wish.zoom.factor) : panned);
        return;
      }
      case 'hover':
        this.#hoverAt(wish.world);
        return;
      case 'carry':
        this.#carryTo(wish.world);
        return;
      case 'let-go':
        this.#letGo(wish.world);
        return;
      case 'put-back':
        this.#hooks.onDropped(cancel(), wish.world);
        return;
      case 'tap':
        this.#tapped(wish);
        return;
      case 'tremble':
        navigator.vibrate?.(12);
        return;
      case 'ping':
        this.#hooks.onPing(toWorld(camera.now, wish.at));
        return;
      case 'arrow':
        this.#hooks.onArrow(wish.from, wish.to);
        return;
      case 'trace':
        traceTo(wish.from, wish.to);
        return;
      case 'redraw':
        askRedraw('hand');
    }
  }

  #takeUp({ takeUp: hit, isTouch, isFan }: { takeUp: Drawable; isTouch: boolean; isFan: boolean }): boolean {
    const scene = sceneNow();
    if (!scene || !benchNow() || !takeUp(scene, hit, isTouch ? 'touch' : 'mouse', isFan)) return false;
    this.hover = null;
    return true;
  }

  #pressedLong(): void {
    this.#long = null;
    if (this.#gesture.kind === 'press') this.#run(pressLong(this.#gesture, useHand.getState().held !== null));
  }

  #carryTo(world: Point): void {
    const scene = sceneNow();
    if (scene && useHand.getState().held) carryTo(scene, { x: world.x, y: world.y - this.raise });
  }

  #letGo(world: Point): void {
    const scene = sceneNow();
    if (!scene || !useHand.getState().held) return;
    const { end, at } = letGo(scene, { x: world.x, y: world.y - this.#finger });
    this.#hooks.onDropped(end, at);
  }

  #interrupt(): void {
    this.#stopLong();
    this.#gesture = IDLE;
    const { held, by } = useHand.getState();
    if (held && by !== 'keys') this.#hooks.onDropped(cancel(), this.at ?? { x: 0, y: 0 });
  }

  /** A tap: a stop of a route, a place for what is held, or (by finger) the piece to take up. */
  #tapped({ world, hit, isTouch }: Extract<Wish, { do: 'tap' }>): void {
    const scene = sceneNow();
    if (!scene) return;
    if (useRoutes.getState().drawing !== null) {
      const stop = stopAt(world);
      if (stop) tapStop(stop);
      return;
    }
    // A tap beside a question is an answer: no.
    if (useHand.getState().question) {
      this.#hooks.onDropped(cancel(), world);
      return;
    }
    if (useHand.getState().held) {
      const dropped = tapWith(scene, world, hit);
      if (dropped) this.#hooks.onDropped(dropped.end, dropped.at);
      return;
    }
    if (isTouch && hit?.layer === 'pieces') this.#takeUp({ takeUp: hit, isTouch, isFan: false });
  }

  #hoverAt(world: Point): void {
    const scene = sceneNow();
    const hit = scene && !this.isTouch ? pieceAt(scene, world) : null;
    if (hit?.id === this.hover?.id) return;
    this.hover = hit;
    askRedraw('hand');
  }

  #stopLong(): void {
    if (this.#long !== null) clearTimeout(this.#long);
    this.#long = null;
  }
}
