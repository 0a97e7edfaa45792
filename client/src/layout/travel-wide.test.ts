import { describe, expect, it } from 'vitest';
import { cardIn } from '../draw/faces.ts';
import { overlaps } from '../draw/geometry.ts';
import type { Look } from '../draw/look.ts';
import { recorder, WIDE_LETTER, type Written } from '../draw/testing.ts';
import { drawBlock } from './sheets.ts';
import type { Drawable } from './flow.ts';
import type { Scene } from './scene.ts';
import { boxOf, laid, lookOf, scaleOf, table, WINDOWS, wordsOn } from './testing-travel.ts';

/** Where no other font is there, browsers take one whose letters are a quarter wider. */

const CASES = [2, 3, 4].flatMap((count) =>
  [false, true].flatMap((isLate) => WINDOWS.map(([w, h]) => ({ count, isLate, w, h }))),
);
const cards = ({ drawables }: Scene): readonly Drawable[] => drawables.filter(({ face }) => cardIn(face));
const meet = (a: Written, b: Written): boolean =>
  a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 0.36 * (a.size + b.size) * 0.9;
/** What is written on a card, in the units of the table. */
const onCard = (look: Look, drawable: Drawable): readonly Written[] =>
  wordsOn(look, drawable, WIDE_LETTER).map((one) => ({
    ...one,
    left: one.left + drawable.x,
    right: one.right + drawable.x,
    y: one.y + drawable.y,
  }));

describe.each(CASES)(
  'a table of $count, late: $isLate, on $w × $h, in a wide font',
  ({ count, isLate, w, h }) => {
    const scene = laid(table(count, isLate), w, h);
    const scale = scaleOf(scene, w, h);
    const look = lookOf(scene, scale);
    // Where the whole table is too small for it, the step chooses what fills the window.
    const isWhole = scale >= scene.world.legible!;

    it('has nothing on a card that lies over something else there', () => {
      for (const drawable of cards(scene)) {
        const words = wordsOn(look, drawable, WIDE_LETTER);
        words.forEach((a, i) => {
          for (const b of words.slice(i + 1))
            expect(meet(a, b), `${drawable.id}: ${a.text} and ${b.text}`).toBe(false);
          expect(Math.max(-a.left, a.right), `${drawable.id}: ${a.text}`).toBeLessThan(drawable.w / 2);
        });
      }
    });

    it('has contracts on offer with whole cities, and on the whole table what each bonus is worth', () => {
      for (const drawable of cards(scene).filter(({ place }) => place.startsWith('open/'))) {
        const card = cardIn(drawable.face)!;
        const texts = wordsOn(look, drawable, WIDE_LETTER).map(({ text }) => text);
        for (const { text } of card.lines) expect(texts).toContain(look.say(text));
        if (isWhole) for (const { value } of card.bonuses ?? []) expect(texts).toContain(value);
      }
    });

    it('has vehicles and contracts on its mats with whole names or none', () => {
      const own = cards(scene).filter(({ place }) => /^(seat|under)\//.test(place));
      expect(own.length).toBeGreaterThan(count);
      for (const drawable of isWhole ? own : []) {
        const texts = wordsOn(look, drawable, WIDE_LETTER).map(({ text }) => text);
        expect(
          texts.filter((text) => /[….]$/.test(text)),
          drawable.id,
        ).toEqual([]);
      }
    });

    it('has mats that say cities, countries, profit and how much is done', () => {
      const mats = scene.world.blocks.filter(({ surface }) => surface.kind === 'mat');
      for (const block of isWhole || count < 4 ? mats : []) {
        const { pen, texts } = recorder(WIDE_LETTER);
        drawBlock(pen, look, block, scene);
        if (block.surface.kind !== 'mat') continue;
        for (const note of block.surface.notes) expect(texts()).toContain(look.say(note));
      }
    });

    it('has chips that cover no word of the contract on which they lie', () => {
      const chips = scene.drawables.filter(({ place }) => place.startsWith('on/'));
      expect(chips.length).toBeGreaterThan(0);
      for (const chip of chips) {
        const contract = scene.drawables.find(
          ({ id }) => id === `contract/${chip.place.slice('on/'.length)}`,
        )!;
        const title = onCard(look, contract).filter(({ text }) => /\d/.test(text) && !text.startsWith('+'));
        for (const { left, right, y, size, text } of title)
          expect(
            overlaps(boxOf(chip), { x: left, y: y - 0.3 * size, w: right - left, h: 0.6 * size }),
            `${contract.id}: ${text}`,
          ).toBe(false);
      }
    });
  },
);
