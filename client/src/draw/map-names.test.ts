import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import '../layout/kinds/all.ts';
import { boardOf } from '../layout/board.ts';
import { worldOf } from '../layout/world.ts';
import { lastingGame } from '../table/testing.ts';
import type { BoardHex } from './board.ts';
import { growthOf, layoutOf } from './face-layout.ts';
import { INNER, overlaps, type Point } from './geometry.ts';
import { mapNames, type NameWidth } from './map-names.ts';
import { SIDING } from './plate.ts';
import { plateBox } from './stops.ts';

/** Letters of a system font that is wider than most. */
const wideFont: NameWidth = (line, size, isOutside) => line.length * size * (isOutside ? 0.72 : 0.68);

const namesOf = async (id: string, variant: string | undefined, size: number, widthFor?: NameWidth) => {
  const game = (await loadGame(id))!;
  const { min } = game.players;
  const { table } = openPlay(game, {
    game: id,
    variant: variant ?? game.variants[0]!.id,
    options: {},
    seats: ['anna', 'bert', 'cora', 'dirk'].slice(0, Math.max(3, min)),
    seed: 1,
    mode: 'coach',
    bookkeeping: 'auto',
  });
  const stage = game.stage(table);
  return mapNames(boardOf(worldOf(stage, null), stage, table)!, size, widthFor);
};

/** Stations and large cities stand on it. */
const lateBoard = async (id: string) => {
  const game = (await loadGame(id))!;
  const { table } = lastingGame(game, 600);
  const stage = game.stage(table);
  return boardOf(worldOf(stage, null), stage, table)!;
};

describe('names on a crowded map', () => {
  it('1862, late: none lies under a station or on another, at any size', async () => {
    const board = await lateBoard('1862');
    const plates = board.hexes.flatMap((hex) =>
      layoutOf(hex.art).drawn.stops.flatMap(({ node, at }) => {
        const { w, h } = plateBox(node.slots);
        return node.slots === 0
          ? []
          : [{ x: hex.x + at.x - w / 2, y: hex.y + at.y - h / 2, w, h, of: hex.name }];
      }),
    );
    expect(plates.length).toBeGreaterThan(10);
    for (const size of [20, 28, 34, 40, 45, 50]) {
      const names = mapNames(board, size);
      const clashes = names.flatMap((a, i) => [
        ...names.slice(i + 1).flatMap((b) => (overlaps(a, b) ? [`${a.hex.name} × ${b.hex.name}`] : [])),
        ...plates.flatMap((plate) => (overlaps(a, plate) ? [`${a.hex.name} under ${plate.of}`] : [])),
      ]);
      expect(clashes, `size ${size}`).toEqual([]);
    }
  });

  it.each([20, 26])(
    '18DO, late, at %i: no name under a plate on a site, and no such plate on a figure',
    async (size) => {
      const board = await lateBoard('18do');
      const boxOf = (hex: BoardHex, at: Point, { w, h }: { readonly w: number; readonly h: number }) => ({
        x: hex.x + at.x - w / 2,
        y: hex.y + at.y - h / 2,
        w,
        h,
        of: hex.name,
      });
      const sites = board.hexes.flatMap((hex) =>
        (hex.fields ?? []).flatMap(({ field, x, y }) =>
          field.kind === 'site' ? [boxOf(hex, { x, y }, SIDING)] : [],
        ),
      );
      const figures = board.hexes.flatMap((hex) =>
        layoutOf(hex.art, growthOf(size)).revenues.map(({ at }) => boxOf(hex, at, { w: 26, h: 26 })),
      );
      expect([sites.length > 12, figures.length > 12]).toEqual([true, true]);
      const wrong = sites.flatMap((site) => [
        ...mapNames(board, size).flatMap((name) =>
          overlaps(name, site) ? [`${name.hex.name} under a siding of ${site.of}`] : [],
        ),
        ...figures.flatMap((figure) =>
          overlaps(figure, site) ? [`siding of ${site.of} on the value of ${figure.of}`] : [],
        ),
      ]);
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['1862', undefined, 45],
    ['18do', 'trg', 28],
  ])('%s: no two of them lie over each other', async (id, variant, size) => {
    const names = await namesOf(id, variant, size);
    const clashes = names.flatMap((a, i) =>
      names.slice(i + 1).flatMap((b) => (overlaps(a, b) ? [`${a.hex.name} × ${b.hex.name}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it.each([20, 26, 29])(
    '18DO at %i: a wide font is reckoned with; no name leaves the sheet',
    async (size) => {
      const names = await namesOf('18do', 'trg', size, wideFont);
      const xs = names.map(({ hex }) => hex.x);
      const [left, right] = [Math.min(...xs) - INNER - 31, Math.max(...xs) + INNER + 31];
      expect(names.some(({ hex }) => hex.name === 'Bodelschwingh')).toBe(true);
      const wrong = names.flatMap((a, i) => [
        ...(a.x < left || a.x + a.w > right ? [`${a.hex.name} leaves the sheet`] : []),
        ...names.slice(i + 1).flatMap((b) => (overlaps(a, b) ? [`${a.hex.name} × ${b.hex.name}`] : [])),
      ]);
      expect(wrong).toEqual([]);
      for (const { lines, w, hex } of names)
        expect(w, hex.name).toBeGreaterThanOrEqual(
          Math.max(...lines.map((line) => wideFont(line, size, false))),
        );
    },
  );

  it('no name lies on the price of a river beside a town', async () => {
    const names = await namesOf('1862', undefined, 45);
    const priced = names.filter(
      ({ hex }) => hex.art.face.nodes.length > 0 && (hex.art.terrain ?? []).some(({ cost }) => cost > 0),
    );
    expect(priced.length).toBeGreaterThan(2);
    const covered = priced.flatMap(({ hex }) => {
      const price = { x: hex.x + 10, y: hex.y - 82, w: 50, h: 32 };
      return names.flatMap((name) => (overlaps(name, price) ? [`${name.hex.name} on ${hex.name}`] : []));
    });
    expect(covered).toEqual([]);
  });
});
