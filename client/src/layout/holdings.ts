import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { CERTIFICATE, PRESIDENT } from '../draw/certificate.ts';
import { type Drawable, drawableOf, faceOf, type Item, type Source } from './flow.ts';

type Certificate = Extract<ReturnType<typeof faceOf>, { readonly kind: 'certificate' }>;
export const certificateOf = (source: Source, id: PieceId): Certificate | null => {
  const face = faceOf(source, id);
  return face.kind === 'certificate' ? face : null;
};

/** Liveries in the order of the mat, then as they come. */
export function byLivery(
  source: Source,
  ids: readonly PieceId[],
  order: readonly string[],
): ReadonlyMap<string, readonly PieceId[]> {
  const groups = new Map<string, PieceId[]>();
  for (const livery of order) groups.set(livery, []);
  for (const id of ids) {
    const livery = certificateOf(source, id)?.livery ?? '';
    const list = groups.get(livery);
    if (list) list.push(id);
    else groups.set(livery, [id]);
  }
  return new Map([...groups].filter(([, list]) => list.length > 0));
}

const STEP = 28;
/** Where there is little room an edge is enough, where there is hardly any a hair: their number stands under them. */
const STEPS = { wide: STEP, tight: 15, stacked: 4 } as const;
export type Closeness = keyof typeof STEPS;
const APART = 10;

interface Where {
  readonly place: Place;
  readonly group: string;
  readonly z: number;
}

/** Certificates of one company: president's first, the others overlapping with the front one on the left. */
export function holdingItem(
  source: Source,
  ids: readonly PieceId[],
  letters: string,
  at: Where,
  hasCaption: boolean,
  closeness: Closeness = 'wide',
): Item {
  const isTight = closeness !== 'wide';
  const president = ids.filter((id) => certificateOf(source, id)?.president);
  const others = ids
    .filter((id) => !certificateOf(source, id)?.president)
    .toSorted((a, b) => (certificateOf(source, b)?.percent ?? 0) - (certificateOf(source, a)?.percent ?? 0));
  const step = STEPS[closeness];
  const head = president.length > 0 ? PRESIDENT.w + step * (president.length - 1) : 0;
  const tail = others.length > 0 ? CERTIFICATE.w + step * (others.length - 1) : 0;
  const hasBoth = head > 0 && tail > 0;
  // Where there is little room the others look out from behind the president's.
  const start = head > 0 ? (isTight ? head + step - CERTIFICATE.w : head + APART) : 0;
  const cards = hasBoth ? start + tail : head + tail;
  const percent = ids.reduce((sum, id) => sum + (certificateOf(source, id)?.percent ?? 0), 0);
  // The caption is wider than a single certificate; the next group must not touch it.
  const w = Math.max(cards, hasCaption && !isTight ? 140 : 0);
  const { h } = CERTIFICATE;
  // One pile says on its front what all of it is worth: nothing stands under it.
  const isPile = closeness === 'stacked';
  const front = president[0] ?? others[0];
  const faceFor = (id: PieceId): Face => {
    const face = faceOf(source, id);
    return isPile && id === front && face.kind === 'certificate' ? { ...face, percent } : face;
  };
  return {
    w,
    h,
    lay: (x, y, scale) => {
      const inset = (w - cards) / 2;
      const lay = (id: PieceId, left: number, width: number, depth: number): Drawable =>
        drawableOf(
          source,
          { face: faceFor(id), pieces: [id], side: undefined },
          {
            ...at,
            z: at.z + 40 - depth,
            x: x + (inset + left + width / 2) * scale,
            y: y + (h * scale) / 2,
            w: width * scale,
            h: h * scale,
          },
        );
      return {
        drawables: [
          ...president.map((id, i) => lay(id, i * step, PRESIDENT.w, i)),
          ...others.map((id, i) => lay(id, start + i * step, CERTIFICATE.w, i + 1)),
        ],
        captions:
          hasCaption && !isPile
            ? [
                {
                  x: x + (w * scale) / 2,
                  y: y + h * scale + 31,
                  text: `${letters} ${percent} %`,
                  short: `${percent}%`,
                  size: 25 * Math.max(0.8, scale),
                  weight: 700,
                  max: w * scale + 8,
                  under: true,
                },
              ]
            : [],
      };
    },
  };
}
