import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Choice } from '@stellwerk/engine/table/game.ts';
import { describe, expect, it } from 'vitest';
import { partOf, partWith } from '../layout/focus.ts';
import { viewOfStep as viewFor } from './views.ts';

const FACES: Readonly<Record<string, Face>> = {
  'tile/8/1': { kind: 'tile', tile: '8' },
  'token/KHS/1': { kind: 'disc', livery: 'KHS' },
  'train/3/1': { kind: 'train', colour: 'green', sides: {} },
  'share/KHS/1': { kind: 'certificate', livery: 'KHS', percent: 10, president: false },
  'siding/coal/1': { kind: 'plate', letters: 'K', value: '10', tone: 'black' },
  'investment/3/1': {
    kind: 'investment',
    up: 'rail',
    name: '3',
    price: 180,
    colour: 'green',
    brew: { type: '3', reaches: { key: 'x' }, units: [] },
    rail: null,
  },
  'loco/1': { kind: 'card', title: { key: 'x' }, lines: [] },
};
const stage = (acting: boolean): Stage => ({
  currency: '#',
  liveries: {},
  faces: FACES,
  names: {},
  runs: [],
  surfaces: [
    {
      kind: 'charter',
      id: 'KHS',
      livery: 'KHS',
      place: 'company/KHS',
      account: 'company/KHS',
      state: 'open',
      acting,
      headline: '',
      president: null,
      notes: [],
      stations: [],
    },
  ],
});
/** The view for a step, whether or not its main choices are about income. */
const viewOfStep = (of: Stage, choices: readonly Choice[], isPaid = false) =>
  viewFor(of, choices, () => isPaid);
const byHand = (hands: string): Choice => ({ label: { key: 'x' }, move: null, tone: 'plain', hands });
const press: Choice = { label: { key: 'x' }, move: { type: 'pay', seat: 'a' }, tone: 'main' };

describe('the view that a step asks for', () => {
  it.each([
    ['tile', 'map'],
    ['token/KHS', 'map'],
    ['siding/coal', 'map'],
    ['train', 'companies'],
    ['investment', 'companies'],
    ['share', 'hands'],
    ['loco', 'market'],
  ])('with %s in the hand it is the %s', (hands, view) => {
    expect(viewOfStep(stage(true), [press, byHand(hands)])).toBe(view);
  });
  it('with goods in the hand it is the map, or the market where the round is about those who want them', () => {
    const goods = { ...stage(true), faces: { 'cube/1': { kind: 'cube', colour: '#fff' } as const } };
    expect(viewOfStep(goods, [byHand('cube')])).toBe('map');
    const wanted = {
      kind: 'demand',
      id: 'beer',
      title: { key: 'x' },
      columns: { regular: { key: 'x' }, delivered: { key: 'x' }, fresh: { key: 'x' } },
      segments: [],
    } as const;
    const round = { ...goods, surfaces: [...goods.surfaces, wanted] };
    expect(viewOfStep({ ...round, heart: 'beer' }, [byHand('cube')])).toBe('market');
    expect(viewOfStep({ ...round, heart: 'market' }, [byHand('cube')])).toBe('map');
  });
  it('is the companies for trains that are bought by a press, also where no price is asked for', () => {
    const train: Choice = { ...press, move: { type: 'train', seat: 'a', train: 'train/3/1', side: '3' } };
    expect(viewOfStep(stage(true), [press, train])).toBe('companies');
    const price = { field: 'price', label: { key: 'x' }, min: 1, max: 9, step: 1, start: 1 };
    expect(viewOfStep(stage(true), [press, { ...press, blanks: [price] }])).toBe('companies');
    // Also where none can be bought: what they have is seen there.
    expect(viewOfStep(stage(true), [press])).toBe('companies');
  });
  it('is the map for a run, the market for a payout, and the whole table where nobody operates', () => {
    expect(viewOfStep(stage(true), [{ ...press, drawn: 'routes' }])).toBe('map');
    expect(viewOfStep(stage(true), [press], true)).toBe('market');
    expect(viewOfStep(stage(false), [press])).toBe('table');
  });
  it('is what people hold where shares can only be sold by a press, but the whole table where a company is founded or something auctioned', () => {
    const sale: Choice = { ...press, move: { type: 'sell', seat: 'a', company: 'KHS', count: 1 } };
    expect(viewOfStep(stage(false), [press, sale])).toBe('hands');
    // Whoever may found a company takes its certificate from where it lies.
    const founding = stage(false);
    const closed = founding.surfaces.map((one) =>
      one.kind === 'charter' ? { ...one, state: 'closed' as const } : one,
    );
    expect(viewOfStep({ ...founding, surfaces: closed }, [press, sale])).toBe('table');
    const hammer = {} as NonNullable<Stage['hammer']>;
    expect(viewOfStep({ ...stage(false), hammer }, [press, sale])).toBe('table');
  });
});

describe('a part of a map', () => {
  const map = { x: 100, y: 0, w: 1000, h: 2000 };
  it('lies around its middle and never beyond the edge', () => {
    expect(partOf(map, { x: 600, y: 1000 }, { w: 400, h: 300 })).toEqual({ x: 400, y: 850, w: 400, h: 300 });
    expect(partOf(map, { x: 110, y: 1990 }, { w: 400, h: 300 })).toEqual({
      x: 100,
      y: 1700,
      w: 400,
      h: 300,
    });
    expect(partOf(map, { x: 600, y: 1000 }, { w: 4000, h: 300 })).toEqual({
      x: 100,
      y: 850,
      w: 1000,
      h: 300,
    });
  });
});

describe('a part of a map with the tiles beside it', () => {
  const map = { x: 260, y: 0, w: 1300, h: 1400 };
  const tiles = { x: 30, y: 40, w: 200, h: 500 };
  it('shows both, wherever whoever acts has built', () => {
    for (const y of [100, 700, 1100]) {
      const part = partWith(map, { x: 800, y }, { w: 1800, h: 1260 }, tiles)!;
      expect(part.x).toBeLessThanOrEqual(tiles.x);
      expect(part.y).toBeLessThanOrEqual(tiles.y);
      expect(part.y + part.h).toBeGreaterThanOrEqual(Math.max(tiles.y + tiles.h, y));
      expect([part.w, part.h]).toEqual([1530, 1260]);
    }
  });
  it('is none where the window is too small for both', () => {
    expect(partWith(map, { x: 800, y: 1300 }, { w: 1800, h: 1260 }, tiles)).toBeNull();
    expect(partWith(map, { x: 800, y: 700 }, { w: 600, h: 1260 }, tiles)).toBeNull();
  });
});
