import type { Face, Livery } from '@stellwerk/engine/stage/stage.ts';
import { PATTERNS } from '@stellwerk/engine/stage/stage.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { describe, expect, it } from 'vitest';
import { buildOf } from './card.ts';
import * as glow from './glow.ts';
import * as signs from './signs.ts';
import { hasIcon } from './icons.ts';
import { DARK, LIGHT, seatColour } from './theme.ts';
import { drawPiece, sizeOf } from './piece.ts';
import { planMarket } from './market.ts';
import { drawToken } from './token.ts';
import { drawRunBadges, drawRunLine, wayOver } from './run.ts';
import { slotRadius } from './stops.ts';
import { trainText } from './train.ts';
import { plainLook, recorder } from './testing.ts';

const livery = (pattern: Livery['pattern']): Livery => ({
  id: 'A',
  letters: 'ABC',
  name: 'A',
  fill: '#111111',
  ink: '#FFFFFF',
  line: '#111111',
  pattern,
});
const look = plainLook({ liveries: { A: livery('dots') } });

const FACES: readonly Face[] = [
  { kind: 'tile', tile: 'nobody knows' },
  { kind: 'disc', livery: 'A' },
  { kind: 'disc', livery: 'unknown' },
  { kind: 'disc', livery: 'A', shape: 'pin' },
  { kind: 'certificate', livery: 'A', percent: 30, president: true },
  {
    kind: 'train',
    colour: 'green',
    sides: { '3': { range: '3', price: 200 }, '2+2': { range: '2+2', price: 180 } },
  },
  { kind: 'train', colour: 'green', sides: {} },
  { kind: 'card', title: phrase('t'), lines: [] },
  {
    kind: 'card',
    form: 'contract',
    title: phrase('t'),
    tag: phrase('Regio'),
    band: 'A',
    lines: [
      { text: phrase('a'), value: '+20k', done: true },
      { text: phrase('b'), value: '+10k' },
      { text: phrase('c') },
    ],
    icons: [
      { icon: 'coach', count: 9, label: 'B' },
      { icon: 'nobody knows', count: 1 },
    ],
    bonuses: [
      { icon: 'vehicle', count: 1, value: '+20k' },
      { icon: 'moon', count: 1, value: '+20k', done: true },
      { icon: 'speed', count: 3, value: '+10k' },
    ],
    foot: ['1', phrase('tax')],
  },
  {
    kind: 'card',
    form: 'vehicle',
    title: phrase('Taurus'),
    tag: phrase('EL'),
    lines: [],
    icons: [
      { icon: 'electric', count: 1 },
      { icon: 'speed', count: 2 },
      { icon: 'power', count: 3 },
      { icon: 'moon', count: 1 },
    ],
    foot: ['30k'],
  },
  {
    kind: 'card',
    form: 'phase',
    title: phrase('Site visit'),
    lines: [{ text: phrase('called by Anna'), icon: 'pin' }],
    state: 'done',
  },
  { kind: 'card', form: 'back', title: phrase('contract, face down'), tag: phrase('Contracts'), lines: [] },
  { kind: 'card', form: 'office', title: phrase('chair'), lines: [] },
  {
    kind: 'card',
    title: phrase('t'),
    lines: [{ text: phrase('a long sentence of many words that is wrapped') }],
    foot: ['20', '5'],
  },
  { kind: 'marker', letters: '●', colour: '#123456' },
  { kind: 'stick', livery: 'A' },
  { kind: 'cube', colour: '#654321' },
  { kind: 'chip', amount: -5 },
  { kind: 'chip', amount: 10, round: true },
];

describe('every kind of piece', () => {
  it.each(FACES)('is drawn: %o', (face) => {
    const { pen, calls, count } = recorder();
    const { w, h } = sizeOf(face);
    drawPiece(
      pen,
      look,
      null,
      face,
      { x: 5, y: 5, w, h },
      { count: 3, dim: true, nextToRust: true, countsZero: true },
    );
    expect(calls.length).toBeGreaterThan(3);
    expect(count('save')).toBe(count('restore'));
    drawPiece(
      pen,
      { ...look, theme: DARK },
      null,
      face,
      { x: 5, y: 5, w: w / 2, h: h / 2 },
      { faceDown: true, rusted: true, notAgain: true },
    );
    expect(count('save')).toBe(count('restore'));
  });
});

describe('a token', () => {
  it.each(PATTERNS)('shows its letters over the pattern %s', (pattern) => {
    const { pen, texts } = recorder();
    drawToken(pen, plainLook({ liveries: { A: livery(pattern) } }), 'A', 24);
    expect(texts()).toEqual(['ABC']);
  });
});

describe('a train card', () => {
  const face = FACES.find(({ kind }) => kind === 'train') as Extract<Face, { kind: 'train' }>;
  it('shows both sides until one is chosen', () => {
    expect(trainText(look, face)).toEqual({ range: '3/2+2', price: '200 | 180' });
    expect(trainText(look, face, '3')).toEqual({ range: '3', price: '200' });
  });
});

describe('cards', () => {
  it('are built by what is on them', () => {
    const built = FACES.flatMap((face) => (face.kind === 'card' ? [buildOf(face)] : []));
    expect(built).toEqual(['slip', 'contract', 'vehicle', 'phase', 'back', 'slip', 'note']);
    expect(hasIcon('coach')).toBe(true);
  });
});

describe('signs of places', () => {
  it('leave the pen as it was', () => {
    const shapes: readonly glow.Outline[] = [
      { kind: 'hex', orientation: 'pointy' },
      { kind: 'disc', r: 20 },
      { kind: 'box', w: 100, h: 60 },
    ];
    for (const shape of shapes) {
      const { pen, count } = recorder();
      glow.drawGlow(pen, look, shape, { filled: true });
      glow.drawGlow(pen, look, shape, { thin: true });
      glow.drawWrong(pen, look, shape);
      glow.drawFits(pen, look, shape);
      signs.drawFlag(pen, look, shape, 'open');
      signs.drawFlag(pen, look, shape, 'waived', 'left');
      glow.drawPending(pen, look, shape, null);
      signs.drawDue(pen, look, shape, 'due 80');
      signs.drawJustMoved(pen, look, shape, 2);
      signs.drawFocus(pen, look, shape);
      glow.drawLift(pen, look, shape);
      expect(count('save')).toBe(count('restore'));
      expect(pen.globalAlpha).toBe(1);
    }
  });
});

describe('a run', () => {
  const face = {
    colour: 'yellow' as const,
    nodes: [{ kind: 'city' as const, value: 20, slots: 1 }],
    paths: [
      { from: 0 as const, to: 'n0' as const },
      { from: 3 as const, to: 'n0' as const },
    ],
  };
  const art = { face, turn: 0, orientation: 'flat' as const, tile: 'x' };
  it('goes from side to side over the stop and ends in it', () => {
    const through = wayOver({ x: 0, y: 0, art, node: 0, from: 0, to: 3 });
    expect(through[0]?.y).toBeCloseTo(86.6, 1);
    expect(through.at(-1)?.y).toBeCloseTo(-86.6, 1);
    const ending = wayOver({ x: 0, y: 0, art, node: 0, from: 0, to: null });
    expect(ending.at(-1)).toEqual({ x: 0, y: 0 });
  });
  it('goes under the stations on its way', () => {
    const { pen, calls } = recorder();
    const hexes = [
      { x: 0, y: 0, art, node: 0, from: null, to: 3 },
      { x: 0, y: -173, art, node: 0, from: 0, to: null },
    ];
    drawRunLine(pen, look, hexes, 0);
    const points = calls.flatMap(({ name, args }) => (name.endsWith('To') ? [args.map(Number)] : []));
    expect(points.length).toBeGreaterThan(8);
    const r = slotRadius(1) - 0.01;
    for (const [x = 0, y = 0] of points)
      expect(Math.min(Math.hypot(x, y), Math.hypot(x, y + 173))).toBeGreaterThan(r);
  });
  it('numbers its stops and says its sum', () => {
    const { pen, texts } = recorder();
    const hexes = [
      { x: 0, y: 0, art, node: 0, from: null, to: 3 },
      { x: 0, y: -173, art, node: 0, from: 0, to: null },
    ];
    drawRunLine(pen, look, hexes, 1);
    drawRunBadges(pen, look, hexes, 1, '40');
    expect(texts()).toEqual(['1', '2', '40']);
  });
});

describe('a long market', () => {
  it('is folded, and no two cells overlap', () => {
    const market = { kind: '1d' as const, rows: [Array.from({ length: 45 }, (_, i) => ({ price: i }))] };
    const plan = planMarket({
      kind: 'market',
      id: 'm',
      title: phrase('m'),
      market,
      place: 'market',
      legend: [],
    });
    expect(plan.w).toBeLessThan(1500);
    const keys = new Set(plan.cells.map(({ box }) => `${box.x}|${box.y}`));
    expect(keys.size).toBe(45);
  });
});

describe('themes', () => {
  const luminance = (hex: string): number => {
    const channel = (i: number): number => {
      const v = Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
      return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
  };
  const contrast = (a: string, b: string): number => {
    const [x, y] = [luminance(a), luminance(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  it.each([LIGHT, DARK])('can be read: $name', (theme) => {
    expect(contrast(theme.ink, theme.paper)).toBeGreaterThan(7);
    expect(contrast(theme.ink3, theme.paper2)).toBeGreaterThan(4.5);
    expect(contrast(theme.inkMap, theme.tile.white)).toBeGreaterThan(7);
    for (const colour of ['yellow', 'green', 'brown', 'gray', 'red', 'blue'] as const)
      expect(contrast(theme.inkPiece, theme.tile[colour])).toBeGreaterThan(4.5);
    for (let i = 0; i < 7; i++) expect(contrast(seatColour(theme, i), theme.cursorInk)).toBeGreaterThan(4.5);
  });
});
