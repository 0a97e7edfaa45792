import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Choice } from '@stellwerk/engine/table/game.ts';
import { describe, expect, it } from 'vitest';
import { partOf } from '../layout/focus.ts';
import { viewOfStep } from './views.ts';

const FACES: Readonly<Record<string, Face>> = {
  'tile/8/1': { kind: 'tile', tile: '8' },
  'token/KHS/1': { kind: 'disc', livery: 'KHS' },
  'train/3/1': { kind: 'train', colour: 'green', sides: {} },
  'share/KHS/1': { kind: 'certificate', livery: 'KHS', percent: 10, president: false },
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
const byHand = (hands: string): Choice => ({ label: { key: 'x' }, move: null, tone: 'plain', hands });
const press: Choice = { label: { key: 'x' }, move: { type: 'pay', seat: 'a' }, tone: 'main' };

describe('the view that a step asks for', () => {
  it.each([
    ['tile', 'map'],
    ['token/KHS', 'map'],
    ['train', 'companies'],
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
  it('is the map for a run, the market for a payout, and the whole table where nobody operates', () => {
    expect(viewOfStep(stage(true), [{ ...press, drawn: 'routes' }])).toBe('map');
    expect(viewOfStep(stage(true), [press])).toBe('market');
    expect(viewOfStep(stage(false), [press])).toBe('table');
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
