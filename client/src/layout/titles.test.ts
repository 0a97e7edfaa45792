import './kinds/all.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { layoutOf, NAME_SIZE } from '../draw/face-layout.ts';
import { type Box, overlaps } from '../draw/geometry.ts';
import { atScale, makeLook } from '../draw/look.ts';
import { plainLook, recorder } from '../draw/testing.ts';
import { LIGHT } from '../draw/theme.ts';
import { SpriteCache } from '../draw/sprites.ts';
import type { Caption, Drawable } from './flow.ts';
import { sightOf, sightsOf } from './focus.ts';
import { rack } from './kinds/rack.ts';
import { drawGroundLayer, drawPieceLayer, type Scene, sceneOf } from './scene.ts';
import { type Block, blockOf, slotBox } from './world.ts';

const NAMES = ['anna', 'bert', 'cora', 'dirk', 'emma', 'finn', 'gabi'];
const games = await Promise.all(GAME_IDS.map((id) => loadGame(id)));

/** How a table looks after so many random moves; `chaos`: hands that keep no rule. */
function after(
  game: Game,
  count: number,
  moves: number,
  chaos = 0,
  variant = game.variants[0]?.id ?? '',
): Table {
  const config = {
    game: game.id,
    seats: NAMES.slice(0, count),
    variant,
    options: {},
    seed: 7,
    mode: 'coach' as const,
    bookkeeping: 'auto' as const,
  };
  if (moves === 0) return openPlay(game, config).table;
  return randomGame(game, config, seededLuck(count, moves), { chaos, chaosUntil: moves, limit: moves }).play
    .table;
}

/** Pixels a unit of a whole table in a small window. */
const IN_A_WINDOW = 0.34;
const LENGTHS = [0, 60, 220];
const TABLES = games.flatMap((game) => {
  if (!game) throw new Error('a title is missing');
  const counts = NAMES.map((_, i) => i + 1).filter((n) => n >= game.players.min && n <= game.players.max);
  return counts.flatMap((count) =>
    LENGTHS.map((moves) => ({
      name: `${game.title}, ${count} seats, after ${moves} moves`,
      game,
      table: after(game, count, moves),
    })),
  );
});
/** Another arrangement, for rounds of several kinds. */
const BREWERIES = games
  .filter((game): game is Game => game?.id === '18do')
  .flatMap((game) =>
    [3, 4, 5].flatMap((count) =>
      [...LENGTHS, 420].map((moves) => ({
        name: `${game.title}, breweries, ${count} seats, after ${moves} moves`,
        game,
        table: after(game, count, moves, 0, 'hsb'),
      })),
    ),
  );
const sceneFor = (game: Game, table: Table): Scene =>
  sceneOf(game.stage(table), table, table.clock.seats[0] ?? null);

/** All pieces that take part: what lies in the box is not on the table. */
const onTable = ({ inBox = [] }: Stage, { pieces }: Table): readonly string[] =>
  pieces.ids.filter((id) => !inBox.includes(pieces.get(id)!.at)).toSorted();

const boxOf = ({ x, y, w, h }: Drawable): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
const isInside = (inner: Box, outer: Box, by: number): boolean =>
  inner.x >= outer.x - by &&
  inner.y >= outer.y - by &&
  inner.x + inner.w <= outer.x + outer.w + by &&
  inner.y + inner.h <= outer.y + outer.h + by;
const shrunk = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
});
const captionBox = ({ x, y, text, size, max }: Caption): Box => {
  const w = Math.min(max, (typeof text === 'string' ? text.length : 8) * size * 0.5);
  return { x: x - w / 2, y: y - size * 0.7, w, h: size * 0.7 };
};
/** Chips lie on the corner of a card and reach beyond it; so do pieces on a track or a step. */
const BEYOND: Readonly<Record<string, number>> = { mat: 22, rack: 26, steps: 26, track: 30, market: 26 };

const spread = (block: Block): readonly { readonly slot: Box; readonly place: string }[] => {
  const { surface } = block;
  if (surface.kind !== 'rack' || !block.plan) return [];
  return surface.groups.flatMap(({ slots }, g) =>
    slots.flatMap(({ place }, i) => {
      const slot = slotBox(block, g, i);
      return slot ? [{ slot, place }] : [];
    }),
  );
};

describe.each([...TABLES, ...BREWERIES])('$name', ({ game, table }) => {
  const scene = sceneFor(game, table);
  const { world, drawables, captions, places } = scene;
  const outer = world.blocks.filter(({ inner }) => !inner);
  const pieces = drawables.filter(({ layer }) => layer === 'pieces');

  it('lays no block over another and fills the window of a table with a panel', () => {
    const clashes = outer.flatMap((a, i) =>
      outer.slice(i + 1).flatMap((b) => (overlaps(a.box, b.box) ? [`${a.id} × ${b.id}`] : [])),
    );
    expect(clashes).toEqual([]);
    expect(world.width / world.height).toBeGreaterThan(1.15);
    expect(world.width / world.height).toBeLessThan(1.5);
    const covered = outer.reduce((sum, { box }) => sum + box.w * box.h, 0) / (world.width * world.height);
    expect(covered).toBeGreaterThan(0.8);
  });

  it('keeps pieces on their blocks', () => {
    const out = pieces.filter((d) => {
      const block = blockOf(world, d.group);
      return !block || !isInside(boxOf(d), block.box, BEYOND[block.surface.kind] ?? 2);
    });
    expect(out.map(({ id, group }) => `${id} on ${group}`)).toEqual([]);
  });

  it('has no field that is much larger than what lies on it', () => {
    const loose = outer.flatMap((block) =>
      spread(block).flatMap(({ slot, place }) => {
        const there = pieces.find(
          (d) => d.group === block.id && d.place === place && overlaps(boxOf(d), slot),
        );
        if (!there || there.pieces.length === 0) return [];
        return slot.w > 1.3 * there.w || slot.h > 1.3 * there.h ? [`${place}: ${there.id}`] : [];
      }),
    );
    expect(loose).toEqual([]);
  });

  it('lays no piece over a caption', () => {
    const covered = captions
      .filter(({ field }) => field === undefined)
      .flatMap((caption) =>
        pieces
          .filter((d) => overlaps(captionBox(caption), shrunk(boxOf(d), 1)))
          .map((d) => `${typeof caption.text === 'string' ? caption.text : caption.text.key} under ${d.id}`),
      );
    expect(covered).toEqual([]);
  });

  it.each(['de', 'en'] as const)('writes the name of a pool beside what lies in it (%s)', (language) => {
    const { stage } = scene;
    const look = atScale(
      makeLook({ theme: LIGHT, stage, words: game.words, language, viewer: null }),
      IN_A_WINDOW,
    );
    const covered = world.blocks.flatMap((block) => {
      const { surface, box } = block;
      if (surface.kind !== 'rack' || surface.role !== 'pool') return [];
      const { pen, written } = recorder();
      rack.draw(pen, look, { ...surface, groups: [] }, block, scene);
      const [title] = written();
      const words = title && {
        x: title.left,
        y: title.y - title.size * 0.36,
        w: title.right - title.left,
        h: title.size * 0.72,
      };
      const lying = words ? pieces.filter((d) => d.group === block.id && overlaps(boxOf(d), words)) : [];
      return words && !isInside(words, box, 0)
        ? [`${title.text} out of its block`]
        : lying.map(({ id }) => `${title!.text} under ${id}`);
    });
    expect(covered).toEqual([]);
  });

  it('keeps free what is written under the train stacks', () => {
    const depots = outer.filter(({ surface }) => surface.kind === 'rack' && surface.role === 'depot');
    const covered = depots.flatMap((block) =>
      spread(block).flatMap(({ slot }) => {
        const words = { x: slot.x - 10, y: slot.y + slot.h + 10, w: slot.w + 20, h: 16 };
        return pieces
          .filter((d) => d.group === block.id && !spread(block).some((s) => overlaps(boxOf(d), s.slot)))
          .filter((d) => overlaps(boxOf(d), words))
          .map(({ id }) => id);
      }),
    );
    expect(covered).toEqual([]);
  });

  it('finds every place again, and shows every piece once', () => {
    const wrong = places.all.flatMap((spot) => {
      const found = places.at(spot, spot.shape === 'hex' ? 'hex' : 'slot');
      return found === spot.place ? [] : [`${spot.place} → ${found}`];
    });
    expect(wrong).toEqual([]);
    expect(drawables.flatMap((d) => d.pieces).toSorted()).toEqual(onTable(scene.stage, table));
  });

  it('has something to look at for every view, whole and on the table', () => {
    const sights = sightsOf(world);
    expect(sights).toEqual(expect.arrayContaining(['map', 'market', 'hands']));
    // Only a table with companies has a view of them.
    expect(sights.includes('companies')).toBe(world.blocks.some(({ surface }) => surface.kind === 'charter'));
    for (const sight of sights) {
      const box = sightOf(world, sight, table.clock.seats[0] ?? null);
      expect(box && isInside(box, { x: 0, y: 0, w: world.width, h: world.height }, 0)).toBe(true);
    }
  });
});

describe('a table where hands keep no rule', () => {
  it.each(games.flatMap((game) => (game ? [3, 4].map((seed) => ({ game, seed })) : [])))(
    '$game.title, $seed: every piece is shown and everything is drawn',
    ({ game, seed }) => {
      const count = Math.min(game.players.max, Math.max(game.players.min, seed));
      const table = after(game, count, 90 + seed, 0.5);
      const scene = sceneFor(game, table);
      expect(scene.drawables.flatMap((d) => d.pieces).toSorted()).toEqual(onTable(scene.stage, table));
      const { pen, count: calls } = recorder();
      const { width, height } = scene.world;
      const view = {
        visible: { x: 0, y: 0, w: width, h: height },
        camera: { x: 0, y: 0, scale: 0.4 },
        ratio: 1,
      };
      const look = plainLook({ scale: 0.4, liveries: scene.stage.liveries });
      drawGroundLayer(pen, look, scene, view, new SpriteCache(() => null));
      drawPieceLayer(pen, look, scene, view);
      expect(calls('save')).toBe(calls('restore'));
    },
  );
});

it.each([...TABLES, ...BREWERIES])(
  'a marker on a printed hex leaves its name alone: $name',
  ({ game, table }) => {
    const { drawables, places } = sceneOf(game.stage(table), table, null);
    const covered = drawables.flatMap((d) => {
      const spot = places.spot(d.place);
      const name = d.face.kind === 'marker' && spot?.art ? layoutOf(spot.art).name : null;
      if (!name || !spot) return [];
      const half =
        Math.min(name.max, Math.max(...name.lines.map(({ length }) => length)) * NAME_SIZE * 0.54) / 2;
      const row = { x: spot.x - half, y: spot.y + name.y - 8, w: 2 * half, h: 16 };
      return overlaps(row, boxOfDisc(d)) ? [d.place] : [];
    });
    expect(covered).toEqual([]);
  },
);
/** The square inside a round marker. */
const boxOfDisc = ({ x, y, w }: Drawable): Box => ({
  x: x - 0.35 * w,
  y: y - 0.35 * w,
  w: 0.7 * w,
  h: 0.7 * w,
});
