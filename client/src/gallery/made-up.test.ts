import '../layout/kinds/all.ts';
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../draw/board.ts';
import { type Box, overlaps } from '../draw/geometry.ts';
import { FIGURE, SIGN } from '../draw/label.ts';
import { atScale, type Look, makeLook } from '../draw/look.ts';
import { mapNames, nameSize } from '../draw/map-names.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { recorder, type Written } from '../draw/testing.ts';
import { DARK, LIGHT } from '../draw/theme.ts';
import { drawRunMarks } from '../layout/runs.ts';
import { drawDrawable, drawGroundLayer, type Scene, sceneOf } from '../layout/scene.ts';
import { drawBlock } from '../layout/sheets.ts';
import { blockOf } from '../layout/world.ts';
import { breweryTable } from './brewery-table.ts';
import { continentTable, type Laid } from './continent-table.ts';

/** The stage of a window of 1440 × 900 with its panel. */
const WINDOW = { w: 1100, h: 848 } as const;
const CLEAR = 11;
const WORDS = { 'table/plain': { de: '{text}', en: '{text}' } };

const TABLES: readonly (readonly [string, Laid])[] = [
  ['a continent, four seats', continentTable()],
  ['a continent where all thirteen operate, six seats', continentTable({ seats: 6, operating: 13 })],
  ['a continent before its first round', continentTable({ isStart: true })],
  ['a brewery round', breweryTable('beer')],
  ['a railway round', breweryTable('rail')],
  ['a start round', breweryTable('start')],
];

const lookOf = ({ stage }: Laid, theme = LIGHT): Look =>
  makeLook({ theme, stage, words: WORDS, language: 'en', viewer: 'anna' });
const fitOf = ({ world }: Scene): number => Math.min(WINDOW.w / world.width, WINDOW.h / world.height);
const everything = { x: -1e5, y: -1e5, w: 2e5, h: 2e5 };

/** Everything that is written at a zoom, its sizes in pixels. */
function writtenAt(scene: Scene, look: Look, scale: number): readonly Written[] {
  const { pen, written } = recorder();
  const own = atScale(look, scale);
  for (const block of scene.world.blocks) drawBlock(pen, own, block, scene);
  const view = { visible: everything, camera: { x: 0, y: 0, scale }, ratio: 1 };
  if (scene.board) drawBoard(pen, own, scene.board, view, new SpriteCache(() => null));
  for (const drawable of scene.drawables)
    if (drawable.layer === 'pieces') drawDrawable(pen, own, scene.tiles, drawable);
  drawRunMarks(pen, own, scene);
  return written().map((text) => ({ ...text, size: text.size * scale }));
}

const boxOf = ({ x, y, w, h }: Box): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

describe.each(TABLES)('%s', (_, laid) => {
  const look = lookOf(laid);
  const scene = sceneOf(laid.stage, laid.table, 'anna', look.amount);
  const { world, places, drawables } = scene;
  const outer = world.blocks.filter(({ inner }) => !inner);

  it('lays no block over another, and all of them on the table', () => {
    const clashes = outer.flatMap((a, i) =>
      outer.slice(i + 1).flatMap((b) => (overlaps(a.box, b.box) ? [`${a.id} × ${b.id}`] : [])),
    );
    expect(clashes).toEqual([]);
    const out = world.blocks.filter(
      ({ box }) =>
        box.x < 0 || box.y < 0 || box.x + box.w > world.width + 1 || box.y + box.h > world.height + 1,
    );
    expect(out.map(({ id }) => id)).toEqual([]);
  });

  it('has a box for every surface but the steps of a turn', () => {
    const shown = new Set(world.blocks.map(({ id }) => id));
    expect(laid.stage.surfaces.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('shows every piece once, and finds every place again', () => {
    expect(drawables.flatMap(({ pieces }) => pieces).toSorted()).toEqual(
      [...laid.table.pieces.ids].toSorted(),
    );
    const wrong = places.all.flatMap((spot) => {
      const found = places.at(spot, spot.shape === 'hex' ? 'hex' : 'slot');
      return found === spot.place ? [] : [`${spot.place} → ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps pieces on their blocks', () => {
    const out = drawables.filter((d) => {
      const block = blockOf(world, d.group);
      return d.layer === 'pieces' && (!block || !overlaps(boxOf(d), block.box));
    });
    expect(out.map(({ id, group }) => `${id} on ${group}`)).toEqual([]);
  });

  it('has nothing to squint at in a window of 1440 × 900: no words under 11 pixels', () => {
    const letters = new Set(Object.keys(laid.stage.liveries));
    const small = writtenAt(scene, look, fitOf(scene)).filter(({ text, size }) => {
      // Letters of tokens and figures in fields of their own are signs that something else repeats.
      const isSign = letters.has(text) || text.length <= 2;
      const isFigure = /^[\d.,%+×–]+$/.test(text);
      return size < (isSign ? SIGN : isFigure ? FIGURE : CLEAR) - 0.05;
    });
    expect(small.map(({ text, size }) => `${text} ${size.toFixed(1)}`)).toEqual([]);
  });

  it.each([0.1, 0.22, 0.5, 1])('is drawn in light and dark at %d pixels a unit', (scale) => {
    for (const theme of [LIGHT, DARK]) {
      const { pen, count } = recorder();
      const view = { visible: everything, camera: { x: 0, y: 0, scale }, ratio: 1 };
      drawGroundLayer(pen, atScale(lookOf(laid, theme), scale), scene, view, new SpriteCache(() => null));
      expect(count('save')).toBe(count('restore'));
    }
  });
});

describe('a map of 165 hexes', () => {
  const laid = continentTable();
  const look = lookOf(laid);
  const scene = sceneOf(laid.stage, laid.table, 'anna', look.amount);
  const scale = fitOf(scene);

  it('is as large as it must be to be read without zooming', () => {
    expect(scene.board?.hexes.length).toBeGreaterThanOrEqual(165);
    expect(scale * 100).toBeGreaterThan(24);
    expect(nameSize(atScale(look, scale))).not.toBeNull();
  });

  it('has the names of all its stops, and none over another', () => {
    const names = mapNames(scene.board!, nameSize(atScale(look, scale))!);
    const stops = scene.board!.hexes.filter(({ art, name }) => name && art.face.nodes.length > 0);
    expect(names.map(({ hex }) => hex.id)).toEqual(expect.arrayContaining(stops.map(({ id }) => id)));
    const crossed = names.flatMap((a, i) =>
      names.slice(i + 1).flatMap((b) => (overlaps(a, b) ? [`${a.lines[0]} × ${b.lines[0]}`] : [])),
    );
    expect(crossed.length).toBeLessThan(names.length * 0.12);
  });

  it('counts a bonus on every side that is crossed, and says how it comes about', () => {
    const { pen, texts } = recorder();
    drawRunMarks(pen, atScale(look, scale), scene);
    expect(texts()).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '+150', '240', '−90']));
    expect(texts()).not.toContain('6');
  });
});

describe('companies in groups', () => {
  const formOf = (scene: Scene, id: string) => blockOf(scene.world, id)?.form;
  it('are cards while they operate, half cards while they wait, plates while their group is closed', () => {
    const { stage, table } = continentTable();
    const scene = sceneOf(stage, table, 'anna');
    expect([formOf(scene, 'NYC'), formOf(scene, 'CN'), formOf(scene, 'WP'), formOf(scene, 'ORN')]).toEqual([
      'card',
      'half',
      'half',
      'plate',
    ]);
  });

  it('all thirteen fit beside the map', () => {
    const { stage, table } = continentTable({ operating: 13 });
    const { world } = sceneOf(stage, table, 'anna');
    const cards = world.blocks.filter(({ form }) => form === 'card');
    const map = blockOf(world, 'map')!;
    expect(cards).toHaveLength(13);
    expect(Math.max(...cards.map(({ box }) => box.y + box.h))).toBeLessThanOrEqual(map.box.y + map.box.h + 1);
  });
});

describe('a card that holds something', () => {
  const { stage, table } = breweryTable('start');
  const scene = sceneOf(stage, table, 'anna');
  it('has it on itself, wherever it lies, and is the place for more of it', () => {
    const card = scene.drawables.find(({ id }) => id === 'private/1')!;
    const cubes = scene.drawables.filter(({ place }) => place === 'on/private/1');
    expect(cubes.flatMap(({ pieces }) => pieces)).toHaveLength(2);
    for (const cube of cubes) {
      expect(overlaps(boxOf(cube), boxOf(card))).toBe(true);
      expect(cube.z).toBeGreaterThan(card.z);
    }
    expect(scene.places.spot('on/private/1')).toMatchObject({ x: card.x, y: card.y, w: card.w });
  });
});
