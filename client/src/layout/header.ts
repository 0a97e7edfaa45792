import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { overlaps } from '../draw/geometry.ts';
import { label } from '../draw/label.ts';
import { detailOf, type Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import type { Scene } from './scene.ts';
import type { Block } from './world.ts';

interface Titled {
  readonly title: Phrase;
  readonly subtitle: Phrase;
  readonly reconstructed: boolean;
}

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
  const steps = scene.world.blocks.filter(
    (b) => b.surface.kind === 'steps' && b.inner && overlaps(b.box, box),
  );
  const right = Math.min(box.x + box.w - 20, ...steps.map((b) => b.box.x));
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
  const isBeside = mayBeBeside && right - x - width > 180;
  const at = isBeside ? { x: x + width + 18, y: box.y + 57 } : { x, y: box.y + 92 };
  label(pen, look, words, at.x, at.y, {
    grow: 1.4,
    size: isBeside ? 28 : 24,
    serif: isBeside,
    italic: isBeside,
    fill: look.theme.ink2,
    max: Math.min(right - at.x - 20, box.w / 2),
  });
}
