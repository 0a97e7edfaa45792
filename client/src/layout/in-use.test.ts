import './kinds/all.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { piecesAt, piecesFrom } from '@stellwerk/engine/table/places.ts';
import type { Piece, Table } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { CHARTER } from '../draw/charter.ts';
import { overlaps } from '../draw/geometry.ts';
import type { RackSurface } from '../draw/rack.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import type { Drawable } from './flow.ts';
import { planStrip } from './racks.ts';
import { type Scene, sceneOf } from './scene.ts';
import { bigTable } from './testing.ts';

/** What is used now is large, what is not steps back. */

const begun = (game: Game, variant: string, seats: number): Table =>
  openPlay(game, {
    game: game.id,
    variant,
    options: {},
    seats: ['anna', 'bert', 'cora', 'dirk', 'emil'].slice(0, seats),
    seed: 1,
    mode: 'coach',
    bookkeeping: 'auto',
  }).table;
const boxOf = ({ x, y, w, h }: Drawable) => ({ x: x - w / 2, y: y - h / 2, w, h });
const sizeOf = ({ world }: Scene, window: number) => Math.min(window / world.width, 1 / world.height);

describe('a start round', () => {
  it('has larger fields to bid on than the tracks that nobody moves on yet', async () => {
    const game = (await loadGame('18do'))!;
    const table = begun(game, 'hsb', 4);
    const { places, world } = sceneOf(game.stage(table), table, 'anna', undefined, 1.3);
    const bids = world.blocks.find(({ surface }) => surface.kind === 'bids')!;
    const fields = places.all.filter(({ block, place }) => block === bids.id && /\/\d+$/.test(place));
    const prices = world.blocks.find(({ surface }) => surface.kind === 'market')!;
    const cells = places.all.filter(({ block }) => block === prices.id);
    expect(Math.min(...fields.map(({ w }) => w))).toBeGreaterThan(1.8 * Math.max(...cells.map(({ w }) => w)));
    expect(bids.box.h).toBeGreaterThan(2 * prices.box.h);
  });
});

describe('a table of railways and breweries', () => {
  it('is one view among others in a window in which its papers could not be read', async () => {
    const game = (await loadGame('18do'))!;
    const fresh = begun(game, 'hsb', 4);
    const table: Table = {
      ...fresh,
      clock: { ...fresh.clock, round: 'OR', step: 'track' } as Table['clock'],
    };
    const legibleIn = (w: number, h: number): boolean => {
      const scene = sceneOf(game.stage(table), table, 'anna', undefined, w / h);
      return sizeOf(scene, w / h) * h >= scene.world.legible!;
    };
    expect(legibleIn(940, 668)).toBe(false);
    expect(legibleIn(1100, 848)).toBe(true);
    expect(legibleIn(1580, 1028)).toBe(true);
  });
});

describe('companies that are not founded', () => {
  const cardsOf = async (round: 'SR' | 'OR') => {
    const game = (await loadGame('18esp'))!;
    const fresh = begun(game, game.variants[0]?.id ?? '', 4);
    const { companies } = fresh.clock as unknown as { readonly companies: readonly string[] };
    const sold = companies.at(-5)!;
    const pieces: Record<string, Piece> = { ...fresh.pieces.toJSON() };
    pieces[`marker/${sold}`] = { at: 'market/1/2' };
    const table = {
      ...fresh,
      pieces: piecesFrom(pieces),
      clock: { ...fresh.clock, round, set: 1, or: round === 'OR' ? 1 : 0 } as Table['clock'],
    };
    const { world } = sceneOf(game.stage(table), table, 'anna');
    const charters = world.blocks.filter(({ surface }) => surface.kind === 'charter');
    return { sold, full: charters.filter(({ box }) => box.h === CHARTER.h).map(({ id }) => id) };
  };
  it('lie open where they are traded, those first whose shares are sold, and are spines where they only wait', async () => {
    const [trade, operation] = [await cardsOf('SR'), await cardsOf('OR')];
    expect(trade.full[0]).toBe(trade.sold);
    expect(trade.full.length).toBeGreaterThan(operation.full.length + 1);
    expect(operation.full).not.toContain(operation.sold);
  });
});

describe('tiles in a strip', () => {
  const slots = (count: number, dim: boolean) =>
    Array.from({ length: count }, (_, i) => ({ place: 'supply', pieces: [`tile/${i}/1`], dim }));
  const tray = (open: number, later: number): RackSurface =>
    ({
      kind: 'rack',
      id: 'tray',
      role: 'tray',
      title: phrase('tray'),
      groups: [
        { label: null, slots: slots(open, false) },
        { label: null, slots: slots(later, true) },
      ],
    }) as unknown as RackSurface;
  it.each([
    [7, 38],
    [27, 18],
    [45, 0],
  ])('%i kinds that may be laid stand large, %i that come later small behind them', (open, later) => {
    const plan = planStrip(tray(open, later), 1900, 275);
    const [now, then] = plan.groups.map((group) => group.slots);
    expect([now!.length, then!.length]).toEqual([open, later]);
    for (const one of then!) {
      expect(now![0]!.w).toBeGreaterThan(1.3 * one.w);
      expect(now!.some((other) => overlaps(one, other))).toBe(false);
    }
    for (const { x, y, w, h } of [...now!, ...then!]) {
      expect(x + w).toBeLessThanOrEqual(1900);
      expect(y + h).toBeLessThanOrEqual(275);
    }
  });
});

describe('shares of very many companies', () => {
  const crowded = (): { scene: Scene; mine: readonly Drawable[] } => {
    const { stage, table } = bigTable({ seats: 5, companies: 12, columns: 9, rows: 12 });
    const pieces: Record<string, Piece> = { ...table.pieces.toJSON() };
    for (const id of Object.keys(pieces))
      if (/^cert\/.*\/[0-3]$/.test(id)) pieces[id] = { ...pieces[id]!, at: 'seat/p1' };
    const full = { ...table, pieces: piecesFrom(pieces) };
    const scene = sceneOf(stage, full, 'p1');
    const mat = scene.world.blocks.find(({ surface }) => surface.kind === 'mat' && surface.seat === 'p1')!;
    const held = new Set(piecesAt(full, 'seat/p1'));
    const mine = scene.drawables.filter(
      ({ group, face, piece }) => group === mat.id && face.kind === 'certificate' && held.has(piece ?? ''),
    );
    return { scene, mine };
  };
  it('lie in piles, and the front of each says how much of its company that is', () => {
    const { mine } = crowded();
    const fronts = mine.filter(({ face }) => face.kind === 'certificate' && face.president);
    expect(fronts).toHaveLength(12);
    for (const { face } of fronts) expect(face).toMatchObject({ percent: 50 });
  });
  it('no pile lies on the front of another', () => {
    const { mine } = crowded();
    const fronts = mine.filter(({ face }) => face.kind === 'certificate' && face.president);
    const clashes = fronts.flatMap((a, i) =>
      fronts.slice(i + 1).flatMap((b) => (overlaps(boxOf(a), boxOf(b)) ? [`${a.id} ${b.id}`] : [])),
    );
    expect(clashes).toEqual([]);
  });
});
