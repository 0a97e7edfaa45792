import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { overlaps } from '../draw/geometry.ts';
import { label, sizeAt } from '../draw/label.ts';
import { detailOf, type Look } from '../draw/look.ts';
import { type Pen, widthOf } from '../draw/pen.ts';
import type { Scene } from './scene.ts';
import type { Block } from './world.ts';

interface Titled {
  readonly title: Phrase;
  readonly subtitle: Phrase;
  readonly reconstructed: boolean;
}

const HEADER = 100;
const BESIDE = 28;
/** How much smaller words beside the title may become before they go under it. */
const SMALLER = 0.86;

/** The title of a map, left of what stands in its header; what is said of it beside the title, or under it. */
export function drawHeader(
  pen: Pen,
  look: Look,
  surface: Titled,
  { box }: Block,
  scene: Scene,
  mayBeBeside: boolean,
): void {
  if (!detailOf(look.scale).text) return;
  const header = { ...box, h: HEADER };
  const others = scene.world.blocks.filter((b) => b.inner && overlaps(b.box, header));
  const right = Math.min(box.x + box.w - 20, ...others.map((b) => b.box.x));
  const x = box.x + 35;
  const width = label(pen, look, look.say(surface.title), x, box.y + 58, {
    size: 44,
    weight: 700,
    serif: true,
    fill: look.theme.ink,
    max: right - x - 10,
    grow: 1.4,
  });
  const words = look.say(surface.subtitle) || (surface.reconstructed ? look.words.reconstructed : '');
  const style = { serif: true, italic: true, fill: look.theme.ink2 } as const;
  const wide = widthOf(pen, words, { ...style, size: sizeAt(look, BESIDE, 1.4) ?? BESIDE });
  const isBeside = mayBeBeside && wide * SMALLER <= right - x - width - 38;
  const at = isBeside ? { x: x + width + 18, y: box.y + 57 } : { x, y: box.y + 92 };
  label(pen, look, words, at.x, at.y, {
    grow: 1.4,
    size: isBeside ? BESIDE : 24,
    ...style,
    ...(!isBeside && { serif: false, italic: false }),
    max: Math.min(right - at.x - 20, box.w / 2),
  });
}
