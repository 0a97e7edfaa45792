import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../words/use-text.ts';
import { AnswersLater } from '../answers/AnswersLater.tsx';
import { later } from '../parts/later.tsx';
import { HandCard } from '../hand/HandCard.tsx';
import type { Sheet } from './sheet.ts';
import { Sheets } from './Sheets.tsx';
import { shifted, StillSheet } from './shifted.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { camera, onRedraw, painter } from '../camera/current.ts';
import { bringTraces, isBare, paintHand, paintMarks } from './paint.ts';
import type { Canvas2D } from '../camera/painter.ts';
import { useHand } from '../hand/hand.ts';
import { usePointers } from './use-pointers.ts';
import { useMotion } from './use-motion.ts';
import type { OnTabletop } from './use-scene.ts';
import { heartOnly, shapeOf, useScene } from './use-scene.ts';
import { useScreen } from './use-screen.ts';

const Tools = later(async () => (await import('./Tools.tsx')).Tools, null);

const NAMES = ['ground', 'pieces', 'marks', 'hand'] as const;
type LayerName = (typeof NAMES)[number];

/** Pixels on a display of high density are dear without a graphics card; two a point are enough for print. */
const REST_MS = 700;
/** So long a leaf through history rests before everything is drawn sharp for its scale. */
const SHARP_MS = 90;
/** Between two bits of work that nobody waits for. */
const BETWEEN_MS = 50;
const ratioOf = (): number => Math.min(2, window.devicePixelRatio || 1);

function useSize(ref: React.RefObject<HTMLDivElement | null>): { readonly w: number; readonly h: number } {
  const [size, setSize] = useState({ w: 0, h: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ w: Math.floor(width), h: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Makes the picture for the next motion, and bitmaps for a leaf through history, when nobody waits for anything. */
function useStill(onTabletop: OnTabletop | null, isScreen: boolean): void {
  useEffect(() => {
    if (!onTabletop || isScreen) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const foresee = (): void => {
      if (!painter.foresee(camera.now, ratioOf())) timer = setTimeout(foresee, BETWEEN_MS);
    };
    const plan = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => {
        if (camera.isMoving || useHand.getState().held) plan();
        else {
          painter.prepare(camera.now, ratioOf(), true);
          timer = setTimeout(foresee, BETWEEN_MS);
        }
      }, REST_MS);
    };
    plan();
    painter.onStale = plan;
    const stop = camera.subscribe((isMoving) => {
      if (!isMoving) plan();
    });
    return () => {
      painter.onStale = () => undefined;
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [onTabletop, isScreen]);
}

/** The table itself. Konva keeps the canvases; what is drawn, and where hands are, is worked out by arithmetic. */
export function Tabletop({
  isScreen = false,
  follows = false,
  views = true,
  type,
}: {
  /** The map alone, to look at. */
  readonly isScreen?: boolean;
  /** Goes where whoever acts looks. */
  readonly follows?: boolean;
  /** Offers the parts of the table as views, where it is small. */
  readonly views?: boolean;
  /** Pixels of the smallest type on a crowded map, where it is read from further away. */
  readonly type?: number;
}) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const sheets = useRef<Partial<Record<LayerName, Sheet | null>>>({});
  const size = useSize(box);
  const onTabletop = useScene(shapeOf(size), type);
  const pointers = usePointers(box, !isScreen);
  const bare = useRef<Partial<Record<LayerName, boolean>>>({});
  const under = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const picture = new StillSheet();
    picture.host = under.current;
    let marksAt = camera.now;
    const draw = (name: LayerName): void => {
      const sheet = sheets.current[name];
      const style = sheet?.canvas.style;
      const still =
        camera.isMoving && useHand.getState().held === null ? painter.prepare(camera.now, ratioOf()) : null;
      // In motion the picture of the table is moved, and what was marked on it with it; at rest all is drawn sharp.
      if (still && style) {
        const isBareNow =
          name === 'ground' ||
          name === 'pieces' ||
          (name === 'marks' && painter.isWhole) ||
          isBare(name, pointers.current, follows);
        if (name === 'ground') picture.show(still, camera.now);
        // A sheet of nothing the size of the window is dear to lay over the others, frame by frame.
        style.display = isBareNow ? 'none' : '';
        if (name === 'marks') style.transform = shifted(marksAt, camera.now);
        bare.current[name] = false;
        if (name !== 'hand' || isBareNow) return;
      }
      if (name === 'ground') picture.hide();
      // An empty canvas that stays empty is left alone: each one touched is one more to put together.
      const isEmpty =
        name === 'pieces'
          ? camera.isMoving && painter.hasStill
          : name !== 'ground' && isBare(name, pointers.current, follows);
      if (isEmpty && bare.current[name]) return;
      bare.current[name] = isEmpty;
      if (style) {
        style.display = '';
        style.transform = '';
      }
      if (name === 'marks') marksAt = camera.now;
      sheet?.draw();
    };
    const drawAll = (): void => NAMES.forEach(draw);
    painter.over = (pen, whole) => paintMarks(pen, whole, follows);
    let sharpening: ReturnType<typeof setTimeout> | undefined;
    painter.onSoft = () => {
      clearTimeout(sharpening);
      sharpening = setTimeout(() => draw('ground'), SHARP_MS);
    };
    onRedraw((which) => {
      if (which === 'all' || which === 'marks') painter.stale();
      if (which === 'all') drawAll();
      else draw(which);
    });
    const stop = camera.subscribe(drawAll);
    return () => {
      onRedraw(() => undefined);
      painter.over = null;
      painter.onSoft = () => undefined;
      clearTimeout(sharpening);
      stop();
      picture.hide();
    };
  }, [pointers, follows]);
  useEffect(() => {
    // Without the network this stays away, and so does what stands around the tabletop, which says so.
    bringTraces().catch(() => undefined);
  }, []);
  // In the same breath as the canvases: hands and keys never meet a scene that is no longer there.
  useLayoutEffect(() => {
    if (!onTabletop || size.w === 0) return;
    painter.scene = onTabletop.scene;
    painter.part = isScreen ? heartOnly(onTabletop.scene) : null;
    painter.look = onTabletop.look;
    bare.current = {};
    const { top = 0 } = box.current?.getBoundingClientRect() ?? {};
    camera.resize(size.w, size.h, onTabletop.scene.world, window.innerHeight - top);
    for (const name of NAMES) sheets.current[name]?.draw();
  }, [onTabletop, size, isScreen]);
  useScreen(onTabletop, size, follows ? 'follow' : isScreen ? 'map' : 'no');
  useStill(onTabletop, isScreen);
  useMotion(onTabletop);
  const view = (): Parameters<typeof painter.ground>[1] =>
    painter.view(camera.now, camera.size, ratioOf(), camera.isMoving);
  const paint: Record<LayerName, (pen: Canvas2D) => void> = {
    ground: (pen) => painter.ground(pen, view()),
    pieces: (pen) => painter.pieces(pen, view()),
    marks: (pen) => paintMarks(pen, view(), follows),
    hand: (pen) => paintHand(pen, view(), pointers.current, follows),
  };
  return (
    <div className={isScreen ? 'stage screen' : 'stage'}>
      <div ref={under} className="stage-still" aria-hidden="true" />
      <div ref={box} className="stage-canvas" aria-hidden="true">
        {size.w > 0 ? (
          <Sheets
            size={size}
            ratio={ratioOf()}
            paint={paint}
            onSheet={(name, sheet) => {
              sheets.current[name] = sheet;
              bare.current[name] = false;
            }}
          />
        ) : null}
      </div>
      {onTabletop ? null : <p className="stage-empty">{t('loading')}</p>}
      {isScreen || !onTabletop ? null : (
        <>
          <HandCard />
          {/* Takes room from the tabletop: it is there from the beginning. */}
          {views ? <ViewSwitch onTabletop={onTabletop} size={size} /> : null}
          <Tools onTabletop={onTabletop} pointers={pointers} canvases={box} zooms={!views} />
          <AnswersLater stage={box} />
        </>
      )}
    </div>
  );
}
