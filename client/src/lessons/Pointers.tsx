import type { LessonStep } from '@stellwerk/engine/lessons/lesson.ts';
import { useCallback, useEffect, useRef } from 'react';
import { camera, sceneNow } from '../camera/current.ts';
import { useInSight } from '../camera/use-in-sight.ts';
import { useViews } from '../camera/views.ts';
import type { Box } from '../draw/geometry.ts';
import { useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table.ts';
import { useLesson } from './lesson.ts';
import type { Pointed } from './pointed.ts';
import { placePills } from './pill.ts';
import { boxAround, findPointed } from './pointed.ts';

const MARGIN = 6;
/** Around what is pointed at, so that names on the map can be read; less of it in a small window. */
const ROOM = 260;
const ROOMY = 1080;
const LEAST_ROOM = 100;
const roomIn = (w: number): number => Math.max(LEAST_ROOM, ROOM * Math.min(1, w / ROOMY));

interface Seen {
  readonly places: readonly (Pointed | null)[];
  readonly bright: readonly Pointed[];
  readonly camera: { readonly x: number; readonly y: number; readonly scale: number };
  readonly size: { readonly w: number; readonly h: number };
}

function look(step: LessonStep): Seen | null {
  const scene = sceneNow();
  if (!scene) return null;
  const places = (step.point ?? []).map(({ at }) => findPointed(scene, at));
  const bright = (step.bright ?? []).flatMap((name) => findPointed(scene, name) ?? []);
  return { places, bright, camera: camera.now, size: camera.size };
}

function goTo(box: Box | null): void {
  const room = roomIn(camera.size.w);
  if (box) camera.focus({ x: box.x - room, y: box.y - room, w: box.w + 2 * room, h: box.h + 2 * room });
  else camera.fitAll();
}

const isSameBox = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h);

/**
 * Goes to the useful part of the table when a step begins; and again when the others have made their moves, if what is
 * pointed at lies elsewhere by then.
 */
function useUsefulPart(step: LessonStep): void {
  const isReady = useIsReady();
  const went = useRef<{ readonly step: LessonStep; readonly box: Box | null; readonly isReady: boolean }>(
    null,
  );
  useEffect(() => {
    let frame = requestAnimationFrame(function go(): void {
      const seen = look(step);
      if (!seen) {
        frame = requestAnimationFrame(go);
        return;
      }
      const box = boxAround([...seen.places.flatMap((one) => one ?? []), ...seen.bright]);
      const last = went.current?.step === step ? went.current : null;
      // From then on it is the pupil who looks round.
      if (last?.isReady) return;
      went.current = { step, box, isReady };
      if (!last || !isSameBox(last.box, box)) goTo(box);
    });
    return () => cancelAnimationFrame(frame);
  }, [step, isReady]);
}

/** The table lies as the step has it: the others have made their moves. */
function useIsReady(): boolean {
  const shown = useTable((s) => s.play?.table);
  const meant = useLesson((s) => s.sitting?.play.table);
  return meant === undefined || shown === meant;
}

/** While a lesson points at something, no step of the game says where to look. */
function useLead(): void {
  useEffect(() => {
    useViews.setState({ isLed: true, at: null, step: null });
    return () => useViews.setState({ isLed: false });
  }, []);
}

/** What the step points at, over the table: a veil with holes, rings with numbers, an arrow. Nothing here takes the pointer. */
export function Pointers({ step }: { readonly step: LessonStep }) {
  const language = useSettings((s) => s.language);
  useLead();
  useUsefulPart(step);
  const seen = useInSight(useCallback(() => look(step), [step]));
  if (!seen) return null;
  const { scale } = seen.camera;
  const at = (p: Pointed) => ({
    ...p,
    x: p.x * scale + seen.camera.x,
    y: p.y * scale + seen.camera.y,
    w: (p.w + 2 * MARGIN) * scale,
    h: (p.h + 2 * MARGIN) * scale,
  });
  const places = seen.places.map((one) => one && at(one));
  const holes = [...places.flatMap((one) => one ?? []), ...seen.bright.map(at)];
  const named = places.flatMap((one, i) => {
    const label = step.point?.[i]?.label[language] ?? '';
    return one
      ? [{ x: one.x - one.w / 2, y: one.y - one.h / 2, w: one.w, h: one.h, label, number: i + 1 }]
      : [];
  });
  const pills = placePills(named, seen.size);
  const [from, to] = (step.arrow ?? []).map((n) => places[n - 1] ?? null);
  return (
    <div className="lesson-pointers" aria-hidden="true">
      <svg width={seen.size.w} height={seen.size.h}>
        {holes.length > 0 ? <Veil holes={holes} /> : null}
        {from && to ? <Arrow from={from} to={to} /> : null}
        {places.map((one, i) => (one ? <Ring key={i} at={one} /> : null))}
      </svg>
      {named.map(({ label, number }, i) => (
        <span key={number} className="lesson-pill" style={{ left: pills[i]?.x, top: pills[i]?.y }}>
          <b>{number}</b> {label}
        </span>
      ))}
    </div>
  );
}

type Drawn = Pointed;

/** The corners of a hex, flat or on a corner. */
const hexOf = ({ x, y, w, h, isPointy }: Drawn): string =>
  [0, 1, 2, 3, 4, 5]
    .map((n) => ((n + (isPointy ? 0.5 : 0)) * Math.PI) / 3)
    .map((a) => {
      const [rx, ry] = isPointy ? [w / Math.sqrt(3), h / 2] : [w / 2, h / Math.sqrt(3)];
      return `${x + rx * Math.cos(a)},${y + ry * Math.sin(a)}`;
    })
    .join(' ');

function Form({ at, className }: { readonly at: Drawn; readonly className?: string }) {
  const { x, y, w, h, shape } = at;
  if (shape === 'hex') return <polygon className={className} points={hexOf(at)} />;
  return shape === 'disc' ? (
    <circle className={className} cx={x} cy={y} r={Math.max(w, h) / 2} />
  ) : (
    <rect className={className} x={x - w / 2} y={y - h / 2} width={w} height={h} rx={Math.min(12, h / 4)} />
  );
}
function Veil({ holes }: { readonly holes: readonly Drawn[] }) {
  return (
    <>
      <mask id="lesson-holes">
        <rect width="100%" height="100%" fill="white" />
        <g fill="black">
          {holes.map((one, i) => (
            <Form key={i} at={one} />
          ))}
        </g>
      </mask>
      <rect className="lesson-veil" width="100%" height="100%" mask="url(#lesson-holes)" />
    </>
  );
}
function Ring({ at }: { readonly at: Drawn }) {
  return (
    <>
      <Form at={at} className="lesson-keyline" />
      <Form at={at} className="lesson-ring" />
    </>
  );
}
function Arrow({ from, to }: { readonly from: Drawn; readonly to: Drawn }) {
  const [mx, my] = [(from.x + to.x) / 2, Math.min(from.y, to.y) - 60];
  const way = `M${from.x},${from.y} Q${mx},${my} ${to.x},${to.y}`;
  return (
    <>
      <marker
        id="lesson-head"
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="5"
        markerHeight="5"
        orient="auto"
      >
        <path d="M0,0 L10,5 L0,10 z" className="lesson-head" />
      </marker>
      <path d={way} className="lesson-arrow under" />
      <path d={way} className="lesson-arrow" markerEnd="url(#lesson-head)" />
    </>
  );
}
