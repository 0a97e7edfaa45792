import type { Point } from '../draw/geometry.ts';
import { distance, toWorld } from '../draw/geometry.ts';
import { benchNow, cancel, countHeld, holdsFan, turnHeld, useHand } from '../hand/hand.ts';
import type { Drawable } from '../layout/pieces.ts';
import { pieceAt } from '../layout/scene.ts';
import { tapStop, useRoutes } from '../runs/routes.ts';
import { useView } from '../table/view.ts';
import { askRedraw, camera, sceneNow } from '../camera/current.ts';
import { panBy, zoomAt } from '../camera/camera.ts';
import { carryTo, letGo, takeUp, tapWith } from './carry.ts';
import type { PointerHooks } from './pointer-hooks.ts';
import { stopAt } from '../runs/stop-at.ts';

/** What the pointers on the tabletop are doing. One thing at a time; every one of them can be interrupted. */
type Doing =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'pressing';
      readonly at: Point;
      readonly hit: Drawable | null;
      readonly isTouch: boolean;
      /** It has been called to here already; to move now is to take up what lies here. */
      readonly isLong: boolean;
      readonly isShift: boolean;
      readonly since: number;
    }
  | { readonly kind: 'panning'; readonly last: Point }
  | { readonly kind: 'carrying' }
  | { readonly kind: 'pinching'; readonly gap: number; readonly middle: Point }
  | { readonly kind: 'arrow'; readonly from: Point; readonly to: Point };

interface Press {
  readonly isTouch: boolean;
  readonly button: number;
  readonly isAlt: boolean;
  /** Takes those that lie over it along. */
  readonly isShift: boolean;
  /** When the browser saw it, which may be well before it tells us. */
  readonly when: number;
}

const SLOP = 5;
const LONG_MS = 380;
const FINGER = 56;
/** Units: what is shorter is a slip of the hand, no arrow. */
const SHORT = 40;

export class Pointers {
  #doing: Doing = { kind: 'nothing' };
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
    return this.#doing.kind === 'carrying';
  }
  /** The arrow that is being drawn. */
  get arrow(): { readonly from: Point; readonly to: Point } | null {
    return this.#doing.kind === 'arrow' && distance(this.#doing.from, this.#doing.to) > SHORT
      ? this.#doing
      : null;
  }
  /** A finger covers what it holds: it is shown above it. */
  get raise(): number {
    return this.isTouch && this.isCarrying ? FINGER / camera.now.scale : 0;
  }

  down(id: number, at: Point, options: Press): void {
    this.isTouch = options.isTouch;
    this.#down.set(id, at);
    useView.setState({ following: null });
    if (this.#down.size === 2) {
      this.#interrupt();
      const [a, b] = [...this.#down.values()] as [Point, Point];
      this.#doing = { kind: 'pinching', gap: distance(a, b), middle: mid(a, b) };
      return;
    }
    if (options.button === 2 && useHand.getState().held) {
      this.#interrupt();
      return;
    }
    if (this.#doing.kind === 'carrying') return;
    const world = toWorld(camera.now, at);
    this.at = world;
    if (options.isAlt) {
      this.#doing = { kind: 'arrow', from: world, to: world };
      return;
    }
    const { isTouch, isShift, when } = options;
    const scene = sceneNow();
    const hit = options.button === 0 && scene ? pieceAt(scene, world) : null;
    this.#doing = { kind: 'pressing', at, hit, isTouch, isLong: false, isShift, since: when };
    this.#long = setTimeout(() => this.#pressedLong(), LONG_MS);
  }

  move(id: number, at: Point): void {
    const world = toWorld(camera.now, at);
    this.at = world;
    if (this.#down.has(id)) this.#down.set(id, at);
    const doing = this.#doing;
    switch (doing.kind) {
      case 'nothing':
        this.#hoverAt(world);
        if (useHand.getState().held && useHand.getState().by !== 'keys') this.#carryTo(world);
        break;
      case 'pressing':
        if (distance(doing.at, at) > SLOP) this.#begin(doing, at);
        break;
      case 'panning':
        camera.set(panBy(camera.now, at.x - doing.last.x, at.y - doing.last.y));
        this.#doing = { kind: 'panning', last: at };
        break;
      case 'carrying':
        this.#carryTo(world);
        break;
      case 'pinching':
        this.#pinch(doing);
        break;
      case 'arrow':
        this.#doing = { ...doing, to: world };
        askRedraw('hand');
        break;
    }
    this.#hooks.onPointer({ x: world.x, y: world.y - this.raise });
  }

  up(id: number, at: Point, isInside: boolean, when: number): void {
    this.#down.delete(id);
    // A page too busy to notice in time still honours a long press.
    if (this.#long !== null && this.#doing.kind === 'pressing' && when - this.#doing.since >= LONG_MS)
      this.#pressedLong();
    this.#stopLong();
    const doing = this.#doing;
    this.#doing = { kind: 'nothing' };
    const world = toWorld(camera.now, at);
    switch (doing.kind) {
      case 'pressing':
        if (!doing.isLong) this.#tapped(world, doing);
        break;
      case 'carrying':
        if (isInside) this.#letGo(world);
        else this.#cancelAt(world);
        break;
      case 'arrow':
        if (distance(doing.from, world) > SHORT) this.#hooks.onArrow(doing.from, world);
        askRedraw('hand');
        break;
      case 'pinching': {
        const [rest] = this.#down.values();
        if (rest) this.#doing = { kind: 'panning', last: rest };
        break;
      }
      case 'nothing':
      case 'panning':
        break;
    }
  }

  /** The browser took the pointer away: whatever was going on did not happen. */
  interrupted(): void {
    this.#down.clear();
    this.#interrupt();
    this.#doing = { kind: 'nothing' };
  }

  left(): void {
    this.hover = null;
    if (this.#doing.kind === 'nothing') this.at = null;
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

  #begin({ hit, isTouch, isLong, isShift }: Extract<Doing, { kind: 'pressing' }>, at: Point): void {
    this.#stopLong();
    // A finger that moves pans; a tile on the map wants a longer press, because the map is what one pans by.
    const canLift = hit !== null && (isLong || (!isTouch && hit.layer === 'pieces'));
    if (canLift && this.#lift(hit, isTouch, isShift)) {
      this.#carryTo(toWorld(camera.now, at));
      return;
    }
    this.#doing = { kind: 'panning', last: at };
  }

  #lift(hit: Drawable, isTouch: boolean, isFan = false): boolean {
    const scene = sceneNow();
    if (!scene || !benchNow() || !takeUp(scene, hit, isTouch ? 'touch' : 'mouse', isFan)) return false;
    this.#doing = { kind: 'carrying' };
    this.hover = null;
    return true;
  }

  #pressedLong(): void {
    this.#long = null;
    const doing = this.#doing;
    if (doing.kind !== 'pressing') return;
    // A finger cannot take up what it only brushes, so it takes it up by staying; a mouse that stays points at it.
    if (doing.isTouch && doing.hit?.layer === 'pieces' && this.#lift(doing.hit, true)) {
      navigator.vibrate?.(12);
      askRedraw('hand');
      return;
    }
    this.#doing = { ...doing, isLong: true };
    if (!useHand.getState().held) this.#hooks.onPing(toWorld(camera.now, doing.at));
  }

  #carryTo(world: Point): void {
    const scene = sceneNow();
    if (scene && useHand.getState().held) carryTo(scene, { x: world.x, y: world.y - this.raise });
  }

  #letGo(world: Point): void {
    const scene = sceneNow();
    if (!scene || !useHand.getState().held) return;
    const { end, at } = letGo(scene, {
      x: world.x,
      y: world.y - (this.isTouch ? FINGER / camera.now.scale : 0),
    });
    this.#hooks.onDropped(end, at);
  }

  #cancelAt(world: Point): void {
    this.#hooks.onDropped(cancel(), world);
  }

  #interrupt(): void {
    this.#stopLong();
    if (useHand.getState().held && useHand.getState().by !== 'keys')
      this.#cancelAt(this.at ?? { x: 0, y: 0 });
    this.#doing = { kind: 'nothing' };
  }

  /** A tap: a stop of a route, a place for what is held, or (by finger) the piece to take up. */
  #tapped(world: Point, { hit, isTouch }: Extract<Doing, { kind: 'pressing' }>): void {
    const scene = sceneNow();
    if (!scene) return;
    if (useRoutes.getState().drawing !== null) {
      const stop = stopAt(world);
      if (stop) tapStop(stop);
      return;
    }
    if (useHand.getState().held) {
      const dropped = tapWith(scene, world, hit);
      if (dropped) this.#hooks.onDropped(dropped.end, dropped.at);
      return;
    }
    if (isTouch && hit && hit.layer === 'pieces') {
      this.#lift(hit, true);
      this.#doing = { kind: 'nothing' };
    }
  }

  #hoverAt(world: Point): void {
    const scene = sceneNow();
    const hit = scene && !this.isTouch ? pieceAt(scene, world) : null;
    if (hit?.id === this.hover?.id) return;
    this.hover = hit;
    askRedraw('hand');
  }

  #pinch({ gap, middle }: Extract<Doing, { kind: 'pinching' }>): void {
    const [a, b] = [...this.#down.values()];
    if (!a || !b) return;
    const [next, centre] = [distance(a, b), mid(a, b)];
    const moved = panBy(camera.now, centre.x - middle.x, centre.y - middle.y);
    camera.set(gap > 0 ? zoomAt(moved, centre, next / gap) : moved);
    this.#doing = { kind: 'pinching', gap: next, middle: centre };
  }

  #stopLong(): void {
    if (this.#long !== null) clearTimeout(this.#long);
    this.#long = null;
  }
}

const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
