import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import '../layout/kinds/all.ts';
import { boardOf } from '../layout/board.ts';
import { worldOf } from '../layout/world.ts';
import { overlaps } from './geometry.ts';
import { mapNames } from './map-names.ts';

const namesOf = async (id: string, variant: string | undefined, size: number) => {
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
  return mapNames(boardOf(worldOf(stage, null), stage, table)!, size);
};

describe('names on a crowded map', () => {
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
