import './kinds/all.ts';
import { describe, expect, it } from 'vitest';
import { cardIn } from '../draw/faces.ts';
import { overlaps } from '../draw/geometry.ts';
import type { Drawable } from './flow.ts';
import { boxOf as box, laid, lookOf, scaleOf, table, WINDOWS, wordsOn } from './testing-travel.ts';

const isContract = ({ id }: Drawable): boolean => id.startsWith('contract/');
const isUnder = ({ place }: Drawable): boolean => place.startsWith('under/');

const CASES = [2, 3, 4].flatMap((count) =>
  [false, true].flatMap((isLate) => WINDOWS.map(([w, h]) => ({ count, isLate, w, h }))),
);

describe.each(CASES)('a table of $count, late: $isLate, on $w × $h', ({ count, isLate, w, h }) => {
  const scene = laid(table(count, isLate), w, h);
  const scale = scaleOf(scene, w, h);
  const look = lookOf(scene, scale);
  const isWhole = scale >= scene.world.legible!;

  it('fills the window', () => {
    const { width, height } = scene.world;
    expect((width * height * scale * scale) / (w * h)).toBeGreaterThan(0.92);
  });

  it('has contracts on offer with every city, its title and its profit', () => {
    const offered = scene.drawables.filter((d) => isContract(d) && d.place.startsWith('open/'));
    expect(offered).toHaveLength(5);
    for (const drawable of offered) {
      const card = cardIn(drawable.face)!;
      const words = wordsOn(look, drawable);
      const texts = words.map(({ text }) => text);
      const wanted = [card.title, ...card.lines.map(({ text }) => text), card.foot!.at(-1)!];
      for (const one of wanted) expect(texts).toContain(typeof one === 'string' ? one : look.say(one));
      for (const { size } of words) expect(size * scale).toBeGreaterThan(8.9);
    }
  });

  it('has contracts on its mats that can be told by title, cities and profit', () => {
    const mine = scene.drawables.filter((d) => isContract(d) && d.place.startsWith('seat/'));
    expect(mine).toHaveLength(isLate ? 3 * count : count);
    // Where the whole table is too small the step chooses what fills the window: there only the shape counts.
    for (const drawable of isWhole ? mine : []) {
      const card = cardIn(drawable.face)!;
      const said = wordsOn(look, drawable)
        .map(({ text }) => text)
        .join(' ');
      expect(said).toContain(look.say(card.title));
      expect(said).toContain(card.foot!.at(-1));
      // Of each at least so much that no other city is meant.
      for (const { text } of card.lines) expect(said).toContain(look.say(text).slice(0, 5));
    }
  });

  it('has nothing over its money and what lies with it', () => {
    const out = scene.world.blocks.find(({ id }) => id === 'out')!.box;
    const purse = scene.drawables.find(({ account }) => account === 'bank')!;
    const chips = scene.drawables.find(({ place }) => place === 'chips')!;
    expect(overlaps(out, box(purse))).toBe(false);
    expect(overlaps(out, box(chips))).toBe(false);
    for (const { x, y, max } of scene.captions.filter(({ y: at }) => Math.abs(at - chips.y) < chips.h))
      expect(overlaps(out, { x: x - max / 2, y: y - 12, w: max, h: 12 })).toBe(false);
    expect(purse.w).toBeGreaterThan(200);
  });

  it('shows what an assigned vehicle is, where a hand finds it', () => {
    const under = scene.drawables.filter(isUnder);
    expect(under).toHaveLength(isLate ? 2 * count : 0);
    for (const drawable of isWhole ? under : []) {
      const card = cardIn(drawable.face)!;
      expect(drawable.h * scale).toBeGreaterThan(17);
      expect(wordsOn(look, drawable).map(({ text }) => text)).toContain(look.say(card.tag!));
      // All of it but the edge that is tucked under its contract.
      const contract = scene.drawables.find(
        (d) => isContract(d) && d.id === `contract/${drawable.place.slice('under/'.length)}`,
      )!;
      const covered = Math.max(0, contract.y + contract.h / 2 - (drawable.y - drawable.h / 2));
      expect(drawable.x > contract.x + contract.w / 2 ? 0 : covered).toBeLessThan(0.25 * drawable.h);
    }
  });

  it('keeps piles and bank off the land, and pieces off each other', () => {
    const { blocks } = scene.world;
    const map = blocks.find(({ surface }) => surface.kind === 'network')!;
    const onMap = blocks.filter(({ inner }) => inner).map(({ id }) => id);
    expect(onMap).toEqual(expect.arrayContaining(['bank', 'piles', 'chips']));
    for (const { box: own } of blocks.filter(({ id }) => onMap.includes(id)))
      for (const spot of scene.places.all.filter(({ block }) => block === map.id))
        expect(overlaps(own, { x: spot.x - 20, y: spot.y - 20, w: 40, h: 40 })).toBe(false);
    const cards = scene.drawables.filter((d) => cardIn(d.face) && !isUnder(d));
    const clashes = cards.flatMap((a, i) =>
      cards.slice(i + 1).flatMap((b) => (overlaps(box(a), box(b)) ? [`${a.id} × ${b.id}`] : [])),
    );
    expect(clashes).toEqual([]);
  });
});

describe('a table with an auction', () => {
  it('lays what is for sale under the other cards, and stays nearly as large', () => {
    const before = laid(table(3, true), 1100, 848);
    const scene = table(3, true).phase('auction');
    scene.offered('anna', 'am');
    scene.offered('bob', 'henry');
    const during = laid(scene, 1100, 848);
    const offers = during.drawables.filter(({ place }) => place.startsWith('auction/'));
    expect(offers).toHaveLength(2);
    expect(scaleOf(during, 1100, 848)).toBeGreaterThan(0.9 * scaleOf(before, 1100, 848));
    for (const offer of offers) expect(offer.w * scaleOf(during, 1100, 848)).toBeGreaterThan(60);
  });
});
