import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import { PATTERNS } from '@stellwerk/engine/stage/stage.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { drawChip } from '../draw/chip.ts';
import { drawFace, drawGhost } from '../draw/face.ts';
import type { HexArt } from '../draw/face-layout.ts';
import * as glow from '../draw/glow.ts';
import * as signs from '../draw/signs.ts';
import { atScale, type Look } from '../draw/look.ts';
import { drawPin } from '../draw/marker.ts';
import type { Pen } from '../draw/pen.ts';
import { faded, within, write } from '../draw/pen.ts';
import { artOfTile, drawPiece, sizeOf } from '../draw/piece.ts';
import { drawBorder } from '../draw/terrain.ts';
import { drawToll } from '../draw/toll.ts';
import { drawToken } from '../draw/token.ts';
import { tileBoxOf } from '../layout/board.ts';
import { SAMPLE_LIVERIES, SAMPLES } from './samples.ts';

const label = (pen: Pen, look: Look, text: string, x: number, y: number, max = 96): void =>
  void write(pen, text, x, y, { size: 12, weight: 500, fill: look.theme.ink2, align: 'center', max });

function grid(
  pen: Pen,
  look: Look,
  arts: readonly { readonly title: string; readonly art: HexArt }[],
  width: number,
  zoom = 0.43,
): void {
  const [stepX, stepY] = [Math.max(60, 226 * zoom), 200 * zoom + 24];
  const perRow = Math.max(1, Math.floor((width - 30) / stepX));
  arts.forEach(({ title, art }, i) => {
    const [x, y] = [24 + ((i % perRow) + 0.5) * stepX, 10 + (Math.floor(i / perRow) + 0.5) * stepY];
    within(pen, x, y, zoom, () => drawFace(pen, atScale(look, zoom), art, 'green'));
    label(pen, look, title, x, y + 100 * zoom + 9);
  });
}

export function drawTileSheet(pen: Pen, look: Look, stage: Stage, width: number, zoom: number): void {
  const box = tileBoxOf(stage);
  if (!box) return;
  const tiles = Object.values(box.tiles);
  grid(
    pen,
    look,
    tiles.map((tile) => ({
      title: `#${tile.id} ×${tile.count === 'unlimited' ? '∞' : tile.count}`,
      art: artOfTile(box, tile.id, 0),
    })),
    width,
    zoom,
  );
}

export function drawSampleSheet(pen: Pen, look: Look): void {
  grid(pen, { ...look, liveries: SAMPLE_LIVERIES }, SAMPLES, 1600);
}

const CARDS: readonly Face[] = [
  {
    kind: 'card',
    form: 'contract',
    title: phrase('ETR 1'),
    tag: phrase('Regio'),
    band: '#2E6B3A',
    lines: ['Edinburgh', 'Manchester', 'Dublin'].map((city, i) => ({
      text: phrase(city),
      ...(i < 2 ? { value: '+20k', done: i === 0 } : {}),
    })),
    icons: [
      { icon: 'railcar', count: 1, label: 'ET' },
      { icon: 'control', count: 2, label: 'ES' },
    ],
    bonuses: [
      { icon: 'vehicle', count: 1, value: '+20k' },
      { icon: 'speed', count: 2, value: '+10k', done: true },
    ],
    foot: ['tax 50k', '40k'],
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
    ],
    foot: ['30k'],
  },
  {
    kind: 'card',
    form: 'phase',
    title: phrase('Site visit'),
    lines: [{ text: phrase('now · called by Anna'), icon: 'pin' }],
    state: 'running',
  },
  {
    kind: 'card',
    title: phrase('Schuylkill Valley'),
    lines: [{ text: phrase('Blocks its hex until it is sold to a company. Closes in phase 5') }],
    foot: ['20', '5'],
  },
  { kind: 'card', title: phrase('First trade'), lines: [] },
];

export function drawPieceSheet(pen: Pen, look: Look, stage: Stage): void {
  const own: Look = { ...look, liveries: { ...SAMPLE_LIVERIES, ...look.liveries } };
  Object.keys(SAMPLE_LIVERIES).forEach((id, i) => {
    within(pen, 60 + i * 66, 50, 1, () => drawToken(pen, own, id, 25));
    label(pen, look, SAMPLE_LIVERIES[id]?.pattern ?? '', 60 + i * 66, 92);
  });
  PATTERNS.forEach((pattern, i) => {
    const livery = {
      id: 'x',
      letters: 'AB',
      name: '',
      fill: '#5B5F66',
      ink: '#FFFFFF',
      line: '#5B5F66',
      pattern,
    };
    within(pen, 1010 + i * 66, 50, 1, () => drawToken(pen, { ...own, liveries: { x: livery } }, 'x', 25));
  });
  const faces = ['certificate', 'train'].flatMap((kind) => {
    const seen = new Set<string>();
    return Object.values(stage.faces).filter((face) => {
      const key = JSON.stringify(face);
      if (face.kind !== kind || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  });
  faces.slice(0, 16).forEach((face, i) => {
    const { w, h } = sizeOf(face);
    drawPiece(
      pen,
      own,
      null,
      face,
      { x: 70 + i * 96, y: 165, w: w * 0.7, h: h * 0.7 },
      { count: face.kind === 'train' ? i % 4 : 1 },
    );
  });
  const certificate = faces.find((face) => face.kind === 'certificate' && !face.president);
  const train = faces.find((face) => face.kind === 'train');
  if (certificate) {
    drawPiece(pen, own, null, certificate, { x: 70, y: 290, w: 64, h: 89 }, { countsZero: true });
    drawPiece(pen, own, null, certificate, { x: 160, y: 290, w: 64, h: 89 }, { notAgain: true });
  }
  if (train) {
    drawPiece(pen, own, null, train, { x: 250, y: 290, w: 70, h: 91 }, { nextToRust: true });
    drawPiece(pen, own, null, train, { x: 340, y: 290, w: 70, h: 91 }, { rusted: true });
  }
  [80, 212, 2707, 4190000].forEach((amount, i) =>
    within(pen, 450 + i * 120 + (i > 2 ? 30 : 0), 270, 1, () =>
      drawChip(pen, own, amount, 60 + String(amount).length * 13, 36),
    ),
  );
  within(pen, 450, 340, 1, () => drawPin(pen, own, 'KHS', 'A'));
  drawPiece(
    pen,
    own,
    null,
    { kind: 'marker', letters: 'E', colour: look.theme.note },
    { x: 510, y: 325, w: 38, h: 38 },
  );
  drawPiece(pen, own, null, { kind: 'cube', colour: '#B92B27' }, { x: 570, y: 325, w: 30, h: 30 });
  ['KHS', 'KWE', 'CME', 'TWE'].forEach((livery, i) =>
    drawPiece(pen, own, null, { kind: 'stick', livery }, { x: 640 + i * 90, y: 325, w: 76, h: 15 }),
  );
  CARDS.forEach((face, i) => {
    const { w, h } = sizeOf(face);
    const x = 150 + i * 230;
    drawPiece(pen, own, null, face, { x, y: 590, w: w * 0.75, h: h * 0.75 });
  });
}

export function drawStateSheet(pen: Pen, look: Look, stage: Stage): void {
  const box = tileBoxOf(stage);
  const tile =
    box &&
    Object.values(box.tiles).find((t) => t.nodes.some((node) => node.kind === 'city' && node.slots === 1));
  if (!box || !tile) return;
  const own = atScale(look, 0.66);
  const art = artOfTile(box, tile.id, 1);
  const empty: HexArt = { ...art, face: { colour: 'white', nodes: [], paths: [] }, tile: null };
  const hex: glow.Outline = { kind: 'hex', orientation: box.orientation };
  const livery = Object.keys(stage.liveries)[0] ?? '';
  const states: readonly (readonly [string, () => void])[] = [
    ['rest', () => drawFace(pen, own, empty, 'green')],
    [
      'glow',
      () => (
        drawFace(pen, own, empty, 'green'),
        glow.drawGlow(pen, own, hex, { filled: true }),
        faded(pen, glow.GHOST, () => drawGhost(pen, own, art))
      ),
    ],
    ['glow on a tile', () => (drawFace(pen, own, art, 'green'), glow.drawGlow(pen, own, hex))],
    ['quiet', () => faded(pen, glow.QUIET, () => drawFace(pen, own, art, 'green'))],
    [
      'fits',
      () => (glow.drawLift(pen, own, hex), drawFace(pen, own, art, 'green'), glow.drawFits(pen, own, hex)),
    ],
    ['wrong', () => (drawFace(pen, own, empty, 'green'), glow.drawWrong(pen, own, hex))],
    ['focus', () => (drawFace(pen, own, art, 'green'), signs.drawFocus(pen, own, hex))],
    ['just moved', () => (drawFace(pen, own, art, 'green'), signs.drawJustMoved(pen, own, hex, 0.1))],
    ['open flag', () => (drawFace(pen, own, art, 'green'), signs.drawFlag(pen, own, hex, 'open', 'left'))],
    ['waived', () => (drawFace(pen, own, art, 'green'), signs.drawFlag(pen, own, hex, 'waived', 'left'))],
    [
      'turning',
      () => (
        drawFace(pen, own, art, 'green'),
        glow.drawTurnRing(pen, own, box.orientation, new Set([0, 2]), 0)
      ),
    ],
    ['pending', () => (drawFace(pen, own, art, 'green'), glow.drawPending(pen, own, hex, 0.3))],
    ['many', () => (drawFace(pen, own, empty, 'green'), glow.drawGlow(pen, own, hex, { thin: true }))],
  ];
  states.forEach(([title, draw], i) => {
    const [x, y] = [90 + (i % 10) * 155, 80 + Math.floor(i / 10) * 200];
    within(pen, x, y, 0.66, draw);
    label(pen, look, title, x, y + 90);
  });
  const disc: glow.Outline = { kind: 'disc', r: 48 };
  within(
    pen,
    560,
    280,
    0.66,
    () => (drawToken(pen, own, livery, 48), signs.drawFlag(pen, own, disc, 'open')),
  );
  within(pen, 680, 280, 0.66, () => (drawToken(pen, own, livery, 48), glow.drawGlow(pen, own, disc)));
  within(
    pen,
    820,
    280,
    0.66,
    () => (drawChip(pen, own, 80, 130, 56), signs.drawWay(pen, own, { x: 80, y: 0 }, { x: 210, y: 0 })),
  );
  within(pen, 1040, 280, 0.66, () =>
    signs.drawDue(pen, own, { kind: 'box', w: 130, h: 56, radius: 28 }, `${look.words.due} 80`),
  );
  within(pen, 1200, 280, 0.66, () => {
    drawBorder(pen, own, { side: 0, kind: 'river', cost: 30 }, 'flat');
    drawToll(pen, own, { side: 0, kind: 'river', cost: 30 }, 'flat');
  });
  within(pen, 1350, 280, 0.66, () => drawBorder(pen, own, { side: 0, kind: 'impassable', cost: 0 }, 'flat'));
}
