import { describe, expect, it } from 'vitest';
import type { Table } from '../table/types.ts';
import type { RailClock } from './clock.ts';
import { isAlike, usualFace } from './faces.ts';
import { TILES } from './map/testing.ts';
import { charterOutline, tileTray, trainRack } from './surfaces.ts';
import { charter, tableOf } from './testing.ts';
import type { PhaseSpec, TrainSpec } from './types.ts';

const phase = (id: string, colours: PhaseSpec['colours']): PhaseSpec => ({
  id,
  colours,
  values: 'yellow',
  trainLimit: {},
  operatingRounds: 1,
});
const PHASES = [phase('2', ['yellow']), phase('3', ['yellow', 'green'])];
const train = (id: string, rustedBy?: string): TrainSpec => ({
  id,
  count: 1,
  colour: 'yellow',
  sides: [{ name: id, price: 100, range: 2 }],
  ...(rustedBy === undefined ? {} : { rustedBy }),
});
const TRAINS = [train('2', '4'), train('3'), train('4')];
const lying = tableOf({
  'tile/57/1': 'supply',
  'tile/57/2': 'hex/0,0',
  'train/2/1': 'out',
  'train/3/1': 'depot',
  'train/4/1': 'depot',
});
const table = {
  ...lying,
  clock: { ...lying.clock, phase: '2', round: 'OR', operating: 'KHS' },
} as Table<RailClock>;

describe('the tray of tiles', () => {
  const kinds = [
    { front: '57', count: 2 },
    { front: '7', count: 9 },
    { front: '14', count: 4 },
  ];
  const tray = tileTray(table, '18te', kinds, TILES, PHASES);
  const groups = tray.kind === 'rack' ? tray.groups : [];
  it('has a group for each colour in the box; a later one says from when', () => {
    expect(groups.map(({ label }) => label)).toEqual([
      { key: 'name/yellow' },
      { key: '18te/colour/from', params: { colour: 'green', phase: '3' } },
    ]);
    expect(groups.map(({ slots }) => slots.map(({ dim }) => dim))).toEqual([[false, false], [true]]);
  });
  it('counts what is left', () => {
    expect(groups[0]?.slots.map(({ count }) => count)).toEqual([1, -1]);
  });
});

describe('the stack of trains', () => {
  it('says what is gone, what comes next, and what each scraps', () => {
    const rack = trainRack(table, '18te', TRAINS);
    const notes = rack.kind === 'rack' ? rack.groups[0]?.slots.map(({ note }) => note) : [];
    expect(notes).toEqual([
      { key: '18te/train/soldout' },
      { key: '18te/train/next' },
      { key: '18te/train/rusts', params: { train: '2' } },
    ]);
  });
});

describe('a charter', () => {
  it('lies with the unsold shares until its company opens', () => {
    expect(charterOutline(table, 'KHS', 'closed')).toMatchObject({ place: 'ipo/KHS', acting: true });
    expect(charterOutline(table, 'KWE', 'gone')).toMatchObject({ place: 'company/KWE', acting: false });
  });
});

describe('pieces', () => {
  const box = { charters: { KHS: charter('KHS', [30, 10]) }, trains: TRAINS, tiles: TILES };
  it.each([
    ['tile/79/1', { kind: 'tile', tile: '79', back: '9n' }],
    ['cert/KHS/0', { kind: 'certificate', livery: 'KHS', percent: 30, president: true }],
    ['train/2/1', { kind: 'train', colour: 'yellow', sides: { '2': { range: '2', price: 100 } } }],
    ['token/KHS/1', { kind: 'disc', livery: 'KHS' }],
  ])('%s has its face', (id, face) => {
    expect(usualFace(box, id)).toEqual(face);
  });
  it.each([
    ['cert/KHS/1', 'cert/KHS/2', true],
    ['cert/KHS/0', 'cert/KHS/2', false],
    ['cert/KHS/1', 'cert/KWE/1', false],
    ['train/3/1', 'train/3/2', true],
    ['token/KHS/1', 'token/KHS/2', false],
  ])('%s and %s are alike: %s', (a, b, alike) => {
    expect(isAlike(a, b)).toBe(alike);
  });
  it('a title may say that its markers are alike too', () => {
    expect(isAlike('token/KHS/1', 'token/KHS/2', ['cert', 'token'])).toBe(true);
  });
});
