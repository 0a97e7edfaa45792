import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { bandOf } from './card-parts.ts';
import { drawIcon } from './icons.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, panel, within } from './pen.ts';

/** Face down it is as large as a vehicle; as a deck it fills the place it is given. */
export const BACK = { w: 217, h: 188 } as const;

/** The back of a card with the name of its deck, and how many are left of it. */
export function drawDeck(
  pen: Pen,
  look: Look,
  face: CardFace,
  { w, h }: { readonly w: number; readonly h: number },
  count: number,
  name?: string,
): void {
  const { theme } = look;
  const k = Math.min(w / 162, h / 200);
  const { fill, ink } = bandOf(look, face.band ?? face.back ?? '');
  panel(pen, { x: -w / 2, y: -h / 2 + 4, w, h }, 15 * k, { fill: theme.shadow, alpha: 0.09 });
  panel(pen, { x: -w / 2, y: -h / 2, w, h }, 15 * k, { fill, stroke: theme.hair, width: 2 });
  faded(pen, 0.9, () => within(pen, 0, -h * 0.13, 2.2 * k, () => drawIcon(pen, 'rails', ink, fill)));
  const style = { fill: ink, align: 'center', max: w - 12 * k, least: 0.6, middle: true } as const;
  const title = name ?? look.say(face.tag ?? face.title);
  const below = count > 1 ? h * 0.2 : h * 0.25;
  const wide = label(pen, look, title, 0, below, {
    ...style,
    size: 26 * k,
    weight: 700,
    grow: 1.5,
    whole: true,
  });
  if (count <= 1) return;
  const number = look.amount(count);
  const left = { ...style, size: 24 * k, weight: 500, grow: 1.3, whole: true };
  if (wide > 0 && label(pen, look, `${number} ${look.words.left}`, 0, h * 0.2 + 34 * k, left) > 0) return;
  // From afar its colour says which one it is, and the figure how many are left.
  label(pen, look, number, 0, wide > 0 ? h * 0.2 + 34 * k : h * 0.25, { ...left, weight: 800, grow: 3 });
}
