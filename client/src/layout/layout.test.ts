import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { describe, expect, it } from 'vitest';
import { apply } from '@stellwerk/engine/table/apply.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { distance, overlaps, sideMid } from '../draw/geometry.ts';
import { makeLook } from '../draw/look.ts';
import { LIGHT } from '../draw/theme.ts';
import { wayOver } from '../draw/run.ts';
import { plainLook, recorder } from '../draw/testing.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { freshTable, midGame } from '../gallery/midgame.ts';
import { networkStage } from '../gallery/network-sheet.ts';
import { drawRunLines, drawRunMarks, runHexes } from './runs.ts';
import { drawGroundLayer, drawPieceLayer, pieceAt, type Scene, sceneOf } from './scene.ts';
import type { Drawable } from './pieces.ts';
import { bigTable, type Built } from './testing.ts';
import { blockOf } from './world.ts';
import { pieceIds, piecesFrom } from '@stellwerk/engine/table/places.ts';

const game = await loadGame(GAME_IDS[0] ?? '');
if (!game) throw new Error('no game');
const builtFrom = (table: ReturnType<typeof midGame>): Built => ({ stage: game.stage(table), table });

const TABLES: Readonly<Record<string, Built>> = {
  'a fresh table': builtFrom(freshTable(game)),
  'a table in the middle of a game': builtFrom(midGame(game)),
  'a table of two': builtFrom(freshTable(game, ['a', 'b'])),
  'a network': networkStage(),
  'nine companies on a wide map': bigTable(),
  'seven seats': bigTable({ seats: 7, companies: 12, columns: 9, rows: 12 }),
  'four seats on a small map': bigTable({ seats: 4, companies: 3, columns: 4, rows: 4, kinds: 8 }),
};
const sceneFor = ({ stage, table }: Built): Scene => sceneOf(stage, table, table.clock.seats[0] ?? null);

describe.each(Object.entries(TABLES))('%s', (_, built) => {
  const scene = sceneFor(built);
  const { world, places, drawables } = scene;

  it('has no block over another, and none outside', () => {
    const outer = world.blocks.filter(({ inner }) => !inner);
    for (const a of world.blocks) {
      expect(a.box.x).toBeGreaterThanOrEqual(0);
      expect(a.box.x + a.box.w).toBeLessThanOrEqual(world.width + 0.5);
      expect(a.box.y + a.box.h).toBeLessThanOrEqual(world.height + 0.5);
    }
    const clashes = outer.flatMap((a, i) =>
      outer.slice(i + 1).flatMap((b) => (overlaps(a.box, b.box) ? [`${a.id} ${b.id}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it('shows every surface but the steps of a turn', () => {
    const shown = new Set(world.blocks.map(({ id }) => id));
    const missing = built.stage.surfaces.filter(
      (s) => !(s.kind === 'steps' && s.role === 'step') && !shown.has(s.id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('finds every place again from its middle', () => {
    const wrong = places.all.flatMap((spot) => {
      const found = places.at(spot, spot.shape === 'hex' ? 'hex' : 'slot');
      return found === spot.place ? [] : [`${spot.place} → ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  it('gives every piece a drawable or a place in a pile, and only one', () => {
    const seen = drawables.flatMap(({ pieces }) => pieces);
    expect(seen.toSorted()).toEqual(pieceIds(built.table).toSorted());
    expect(new Set(drawables.map(({ id }) => id)).size).toBe(drawables.length);
  });

  it('shows the money of every account that has a surface', () => {
    const accounts = built.stage.surfaces.flatMap((s) =>
      s.kind === 'bank' || s.kind === 'mat' || (s.kind === 'charter' && s.state === 'open')
        ? [s.account]
        : [],
    );
    const shown = new Set(drawables.map(({ account }) => account));
    expect(accounts.filter((account) => !shown.has(account))).toEqual([]);
  });

  it('keeps pieces on the block on which they lie', () => {
    const out = drawables.filter(({ x, y, group }) => {
      const box = blockOf(world, group)?.box;
      return !box || x < box.x - 90 || y < box.y - 6 || x > box.x + box.w + 6 || y > box.y + box.h + 6;
    });
    expect(out.map(({ id, group }) => `${id} on ${group}`)).toEqual([]);
  });

  it('lays no piece over another, but for fans of one company and stacks on the boards', () => {
    const boards = new Set(['hexmap', 'market', 'network', 'track', 'steps']);
    const groups = [...new Set(drawables.map(({ group }) => group))];
    const clashes = groups.flatMap((group) => {
      const list = drawables.filter((d) => d.group === group);
      if (boards.has(blockOf(world, group)?.surface.kind ?? '')) return [];
      const box = (d: Drawable) => ({ x: d.x - d.w / 2 + 1, y: d.y - d.h / 2 + 1, w: d.w - 2, h: d.h - 2 });
      const livery = ({ face }: Drawable) => (face.kind === 'certificate' ? face.livery : null);
      return list.flatMap((a, i) =>
        list
          .slice(i + 1)
          .filter((b) => overlaps(box(a), box(b)) && !(livery(a) !== null && livery(a) === livery(b)))
          .map((b) => `${group}: ${a.id} × ${b.id}`),
      );
    });
    expect(clashes).toEqual([]);
  });

  it('is drawn without a fault, near and far', () => {
    for (const scale of [0.1, 0.25, 0.456, 2]) {
      const { pen, count } = recorder();
      const view = {
        visible: { x: 0, y: 0, w: world.width, h: world.height },
        camera: { x: 0, y: 0, scale },
        ratio: 1,
      };
      const look = plainLook({ scale, liveries: built.stage.liveries });
      drawGroundLayer(pen, look, scene, view, new SpriteCache(() => null));
      drawPieceLayer(pen, look, scene, view);
      const fake = new SpriteCache((width, height) => ({
        image: {} as CanvasImageSource,
        pen: recorder().pen,
        width,
        height,
      }));
      expect(drawGroundLayer(pen, look, scene, view, fake)).toBe(true);
      drawPieceLayer(pen, look, scene, view, new Set(), fake);
      expect(count('save')).toBe(count('restore'));
    }
  });
});

describe('the world of a printed table', () => {
  const scene = sceneFor(TABLES['a table in the middle of a game']!);

  it('has the measures of the design', () => {
    const box = (id: string) => blockOf(scene.world, id)?.box;
    expect(box('tray')?.w).toBe(232);
    expect(box('map')?.w).toBeCloseTo(1294, 0);
    expect(box('market')).toMatchObject({ w: 1132, h: 486 });
    expect(box('depot')).toMatchObject({ w: 706, h: 298 });
    expect(box('bank')?.w).toBe(404);
    expect(scene.world.width).toBeCloseTo(2763, -1);
    expect(scene.world.height).toBeCloseTo(2079, -1);
  });

  it('lays certificates of one company together, president first and the front one on the left', () => {
    const own = scene.drawables.filter(
      ({ face, group }) => face.kind === 'certificate' && face.livery === 'KHS' && group === 'mat/anna',
    );
    const byX = own.toSorted((a, b) => a.x - b.x);
    expect(byX.map(({ face }) => face.kind === 'certificate' && face.president)).toEqual([
      true,
      false,
      false,
    ]);
    expect(byX[1]!.z).toBeGreaterThan(byX[2]!.z);
  });

  it('puts the top of a stack of price markers furthest right and in front', () => {
    const stack = scene.drawables.filter(
      ({ place, piece }) => place.startsWith('market/3/') && piece?.startsWith('marker/'),
    );
    const top = stack.find(({ piece }) => piece === 'marker/KWE')!;
    const under = stack.find(({ piece }) => piece === 'marker/CME')!;
    expect(top.x).toBeGreaterThan(under.x);
    expect(top.z).toBeGreaterThan(under.z);
  });

  it('puts a token into its circle and takes it up there', () => {
    const token = scene.drawables.find(({ piece }) => piece === 'token/KHS/1')!;
    expect(distance(token, scene.places.spot('hex/D6/n0/0')!)).toBeLessThan(0.01);
    expect(pieceAt(scene, token)?.piece).toBe('token/KHS/1');
  });

  it('takes up a tile of the tray by kind, and a tile of the map under its tokens', () => {
    const pile = scene.drawables.find(
      ({ face, group }) => group === 'tray' && face.kind === 'tile' && face.tile === '57',
    )!;
    expect(pile.pieces).toHaveLength(2);
    expect(pieceAt(scene, pile)?.piece).toBe(pile.piece);
    const hex = scene.places.spot('hex/D6')!;
    expect(pieceAt(scene, { x: hex.x, y: hex.y + 70 })?.face).toMatchObject({ kind: 'tile', tile: '14' });
  });

  it('knows the circle from the hex by what is in the hand', () => {
    const slot = scene.places.spot('hex/D6/n0/1')!;
    expect(scene.places.at(slot, 'hex')).toBe('hex/D6');
    expect(scene.places.at(slot, 'slot')).toBe('hex/D6/n0/1');
    expect(scene.places.at({ x: -50, y: -50 })).toBeNull();
  });
});

describe('a run over the map', () => {
  const scene = sceneFor(TABLES['a table in the middle of a game']!);
  const run = {
    livery: 'KHS',
    label: '3',
    value: 70,
    stops: [
      { hex: 'G5', node: 0 },
      { hex: 'F6', node: 0 },
      { hex: 'D6', node: 0 },
    ],
    hexes: ['G5', 'F6', 'E7', 'D6'],
    segments: [],
  };

  it('goes without a gap from hex to hex', () => {
    const points = runHexes(scene, run).flatMap((hex) =>
      wayOver(hex).map((p) => ({ x: p.x + hex.x, y: p.y + hex.y })),
    );
    expect(points.length).toBeGreaterThan(20);
    points.slice(1).forEach((p, i) => expect(distance(p, points[i]!)).toBeLessThan(30));
  });

  it('is drawn with one number a stop', () => {
    const { pen, texts } = recorder();
    drawRunLines(pen, plainLook(), scene, [run]);
    drawRunMarks(pen, plainLook(), scene, [run]);
    expect(texts()).toEqual(['1', '2', '3', '70']);
  });
});

describe('sprites of sheets', () => {
  it('are made anew when a name changes, and not otherwise', () => {
    const { stage, table } = TABLES['a table in the middle of a game']!;
    const scene = sceneFor({ stage, table });
    let made = 0;
    const sprites = new SpriteCache((width, height) => {
      made += 1;
      return { image: {} as CanvasImageSource, pen: recorder().pen, width, height };
    });
    const draw = (name: string): number => {
      const before = made;
      const look = makeLook({
        theme: LIGHT,
        stage,
        words: game.words,
        language: 'en',
        viewer: 'anna',
        seatNames: { anna: name },
        scale: 0.4,
      });
      const view = {
        visible: { x: 0, y: 0, w: scene.world.width, h: scene.world.height },
        camera: { x: 0, y: 0, scale: 0.4 },
        ratio: 1,
      };
      drawGroundLayer(recorder().pen, look, scene, view, sprites);
      return made - before;
    };
    expect(draw('Anna')).toBeGreaterThan(10);
    expect(draw('Anna')).toBe(0);
    expect(draw('Anne')).toBeGreaterThan(0);
  });
});

describe('rivers', () => {
  it('are one line between two hexes, bridged where track comes from both sides', () => {
    const fresh = sceneFor(TABLES['a fresh table']!).board!;
    const mid = sceneFor(TABLES['a table in the middle of a game']!);
    const keys = fresh.borders.map(({ x, y, border }) => {
      const p = sideMid(border.side, fresh.orientation);
      return `${Math.round(x + p.x)},${Math.round(y + p.y)}`;
    });
    expect(new Set(keys).size).toBe(keys.length);
    expect(fresh.borders.every(({ bridged }) => !bridged)).toBe(true);
    const { stage, table } = TABLES['a table in the middle of a game']!;
    const piece = pieceIds(table).find((id) => id.startsWith('tile/9/'))!;
    const across = apply(table, [
      { put: piece, at: 'hex/B6', turn: 0 },
      { put: 'tile/9/2', at: 'hex/B8', turn: 0 },
    ]);
    const built = sceneFor({ stage, table: across }).board!;
    expect(built.borders.filter(({ bridged }) => bridged).length).toBe(
      mid.board!.borders.filter(({ bridged }) => bridged).length + 1,
    );
  });
});

describe('a charter with little room', () => {
  it('keeps its train readable and slides other cards behind it', () => {
    const { stage, table } = bigTable();
    const note = { kind: 'card', title: phrase('T'), lines: [{ text: phrase('tender') }] } as const;
    const crowded: Built = {
      stage: { ...stage, faces: { ...stage.faces, 'card/tender': note } },
      table: {
        ...table,
        pieces: piecesFrom({ ...table.pieces.toJSON(), 'card/tender': { at: 'company/C1' } }),
      },
    };
    const { drawables } = sceneFor(crowded);
    const train = drawables.find(({ id }) => id === 'train/2/0')!;
    const tender = drawables.find(({ id }) => id === 'card/tender')!;
    expect(train.w).toBeGreaterThanOrEqual(0.6 * 100 - 0.01);
    expect(train.z).toBeGreaterThan(tender.z);
    expect(tender.x + tender.w / 2).toBeGreaterThan(train.x + train.w / 2);
  });
});
