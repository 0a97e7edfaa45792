import './kinds/all.ts';
import type { Face, Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Piece, Table } from '@stellwerk/engine/table/types.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { describe, expect, it } from 'vitest';
import { STRIP_MOST } from '../draw/card-sizes.ts';
import { overlaps } from '../draw/geometry.ts';
import type { Drawable } from './flow.ts';
import { type Scene, sceneOf } from './scene.ts';
import { piecesFrom } from '@stellwerk/engine/table/places.ts';

const card = (form: 'contract' | 'vehicle'): Face => ({ kind: 'card', form, title: phrase('c'), lines: [] });

/** One of three players with so many contracts; under each lie two vehicles and one more is missing, on each lies a chip. */
function desk(
  contracts: number,
  { sticks = 5, spare = 1, done = [] as readonly string[], seats = ['anna', 'bela', 'cleo'] } = {},
): Scene {
  const ids = Array.from({ length: contracts }, (_, i) => `c${i}`);
  const pieces: Record<string, Piece> = {};
  const faces: Record<string, Face> = {};
  const put = (id: string, at: string, face: Face): void => {
    pieces[id] = { at };
    faces[id] = face;
  };
  for (const id of ids) {
    put(`contract/${id}`, 'seat/anna', card('contract'));
    put(`loco/${id}`, `under/${id}`, card('vehicle'));
    put(`wagon/${id}`, `under/${id}`, card('vehicle'));
    put(`chip/${id}`, `on/${id}`, { kind: 'chip', amount: 10, round: true });
  }
  for (let i = 0; i < spare; i++) put(`loco/spare${i}`, 'seat/anna', card('vehicle'));
  for (let i = 0; i < sticks; i++) put(`stick/anna/${i}`, 'sticks/anna', { kind: 'stick', livery: 'anna' });
  const stage: Stage = {
    currency: '€',
    liveries: {},
    faces,
    names: {},
    runs: [],
    surfaces: [
      {
        kind: 'network',
        id: 'map',
        title: phrase('map'),
        subtitle: phrase('sub'),
        reconstructed: false,
        size: { width: 100, height: 100 },
        cities: [
          { id: 'a', name: 'A', x: 0, y: 0 },
          { id: 'b', name: 'B', x: 100, y: 100 },
        ],
        connections: [{ id: 'a-b', from: 'a', to: 'b', segments: 2, tracks: 1 }],
        place: 'network',
      },
      {
        kind: 'mat',
        id: 'mat/anna',
        seat: 'anna',
        place: 'seat/anna',
        account: 'seat/anna',
        acting: true,
        badges: [],
        notes: [],
        groups: [],
        stock: 'sticks/anna',
        folders: ids.map((id) => ({
          card: `contract/${id}`,
          under: `under/${id}`,
          over: `on/${id}`,
          missing: [{ text: phrase('missing'), short: 'B' }],
          ...(done.includes(id) ? { done: true } : {}),
        })),
      },
      ...seats.slice(1).map((seat): Surface => ({
        kind: 'mat',
        id: `mat/${seat}`,
        seat,
        place: `seat/${seat}`,
        account: `seat/${seat}`,
        acting: false,
        badges: [],
        notes: [],
        groups: [],
      })),
    ],
  };
  const table: Table = {
    pieces: piecesFrom(pieces),
    cash: { 'seat/anna': 100 },
    clock: { seats, variant: '', options: {}, dues: [] },
  };
  return sceneOf(stage, table, 'anna');
}
const lying = (scene: Scene, piece: string): Drawable => {
  const found = scene.drawables.find(({ pieces }) => pieces.includes(piece));
  if (!found) throw new Error(`${piece} is nowhere`);
  return found;
};
const box = ({ x, y, w, h }: Drawable) => ({ x: x - w / 2, y: y - h / 2, w, h });

describe('a contract on a mat', () => {
  it('has its vehicles beside it, and a field for what is missing', () => {
    const scene = desk(1, { spare: 0, seats: ['anna'] });
    const contract = lying(scene, 'contract/c0');
    for (const vehicle of ['loco/c0', 'wagon/c0']) {
      const there = lying(scene, vehicle);
      expect(there.x - there.w / 2).toBeGreaterThan(contract.x + contract.w / 2);
      expect(there.place).toBe('under/c0');
    }
    const [missing] = scene.captions.filter(({ field }) => field !== undefined);
    expect(missing?.text).toEqual(phrase('missing'));
    expect(scene.drawables.some((d) => missing?.field && overlaps(box(d), missing.field))).toBe(false);
  });

  it('takes what is put down on it or beside it, and chips at its corner', () => {
    const scene = desk(2);
    expect(scene.places.at(lying(scene, 'contract/c1'))).toBe('under/c1');
    expect(scene.places.at(lying(scene, 'wagon/c0'))).toBe('under/c0');
    expect(scene.places.at(lying(scene, 'chip/c1'))).toBe('on/c1');
  });

  it('leaves the rest of the mat to its owner, and the sticks to themselves', () => {
    const scene = desk(2);
    expect(scene.places.at(lying(scene, 'loco/spare0'))).toBe('seat/anna');
    expect(scene.places.at(lying(scene, 'stick/anna/0'))).toBe('sticks/anna');
    expect(lying(scene, 'stick/anna/0').pieces).toHaveLength(5);
    expect(scene.captions.map(({ text }) => text)).toContain('×5');
  });

  it.each([1, 3, 6, 10])('of %i covers no other one, and of its vehicles only the upper edge', (count) => {
    const scene = desk(count);
    const cards = scene.drawables.filter(({ face }) => face.kind === 'card');
    const clashes = cards.flatMap((a, i) =>
      cards.slice(i + 1).flatMap((b) => {
        const covered = Math.min(a.y + a.h / 2, b.y + b.h / 2) - Math.max(a.y - a.h / 2, b.y - b.h / 2);
        return overlaps(box(a), box(b)) && covered > 0.2 * Math.min(a.h, b.h) ? [`${a.id} × ${b.id}`] : [];
      }),
    );
    expect(clashes).toEqual([]);
    const mat = scene.world.blocks.find(({ id }) => id === 'mat/anna')!.box;
    expect(cards.every((d) => d.x + d.w / 2 <= mat.x + mat.w && d.y + d.h / 2 <= mat.y + mat.h)).toBe(true);
  });

  it.each([1, 2])('is as high as the mat when there are %i', (count) => {
    const scene = desk(count);
    const mat = scene.world.blocks.find(({ id }) => id === 'mat/anna')!.box;
    for (let i = 0; i < count; i++) expect(lying(scene, `contract/c${i}`).h).toBeGreaterThan(0.66 * mat.h);
  });

  it('lets its vehicles look out at its foot where whole cards find no room', () => {
    const scene = desk(4);
    const contract = lying(scene, 'contract/c2');
    for (const vehicle of ['loco/c2', 'wagon/c2']) {
      const tab = lying(scene, vehicle);
      expect(tab.z).toBeLessThan(contract.z);
      expect(tab.y).toBeGreaterThan(contract.y + contract.h / 2);
      expect(tab.x - tab.w / 2).toBeGreaterThanOrEqual(contract.x - contract.w / 2 - 0.01);
      expect(tab.x + tab.w / 2).toBeLessThanOrEqual(contract.x + contract.w / 2 + 0.01);
      expect(scene.places.at(tab)).toBe('under/c2');
    }
    expect(scene.captions.filter(({ field }) => field).map(({ text }) => text)).toEqual(['B', 'B', 'B', 'B']);
  });

  it.each([3, 4, 5, 6, 8])('is wide enough for its cities when there are %i, in several rows', (count) => {
    const scene = desk(count);
    const cards = Array.from({ length: count }, (_, i) => lying(scene, `contract/c${i}`));
    expect(new Set(cards.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1);
    for (const { w, h } of cards) {
      expect(w).toBeGreaterThan(count > 6 ? 100 : 132);
      expect(w).toBeGreaterThan(0.55 * h);
      expect(h).toBeGreaterThan(STRIP_MOST);
    }
    expect(scene.places.at(lying(scene, `wagon/c${count - 1}`))).toBe(`under/c${count - 1}`);
  });

  it('that is done steps back for those with work left, side by side', () => {
    const scene = desk(3, { done: ['c0'], seats: ['anna', 'bela'] });
    const wide = (id: string): number => lying(scene, `contract/${id}`).w;
    expect(wide('c1')).toBe(wide('c2'));
    expect(wide('c1')).toBeGreaterThan(1.15 * wide('c0'));
  });

  it('that is done lies low under those with work left, where cards lie in rows', () => {
    const scene = desk(5, { done: ['c0', 'c3'], seats: ['anna', 'bela', 'cleo'] });
    const [open, done] = [
      ['c1', 'c2', 'c4'],
      ['c0', 'c3'],
    ].map((ids) => ids.map((id) => lying(scene, `contract/${id}`))) as [Drawable[], Drawable[]];
    for (const card of done)
      for (const other of open) {
        expect(card.y).toBeGreaterThan(other.y);
        expect(card.h).toBeLessThanOrEqual(other.h + 0.01);
      }
  });

  it.each([1, 5, 12, 30])('leaves room for %i vehicles beside it', (count) => {
    const scene = desk(3, { spare: count });
    const mat = scene.world.blocks.find(({ id }) => id === 'mat/anna')!.box;
    const spare = scene.drawables.filter(({ id }) => id.startsWith('loco/spare'));
    expect(spare).toHaveLength(count);
    for (const d of spare) {
      expect(d.x + d.w / 2).toBeLessThanOrEqual(mat.x + mat.w + 0.01);
      expect(d.y + d.h / 2).toBeLessThanOrEqual(mat.y + mat.h + 0.01);
      expect(d.h).toBeGreaterThan(20);
      expect(scene.places.at(d)).toBe('seat/anna');
    }
  });
});
