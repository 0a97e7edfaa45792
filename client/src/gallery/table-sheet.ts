import '../layout/kinds/all.ts';
import type { DrawnRun, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { type Camera, visible } from '../draw/geometry.ts';
import type { Look } from '../draw/look.ts';
import { drawGhost } from '../draw/face.ts';
import { drawGlow, drawWrong, GHOST, type Outline } from '../draw/glow.ts';
import { drawFlag } from '../draw/signs.ts';
import { disc, faded, within } from '../draw/pen.ts';
import { artOfTile } from '../draw/piece.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { drawRunLines, drawRunMarks } from '../layout/runs.ts';
import { drawGroundLayer, drawPieceLayer, type Scene, sceneOf } from '../layout/scene.ts';
import { worldOf } from '../layout/world.ts';

export interface Shown {
  readonly stage: Stage;
  readonly table: Table;
  readonly viewer: string;
}

export const measure = ({ stage, viewer }: Shown) => worldOf(stage, viewer);

const RUNS: readonly DrawnRun[] = [
  {
    livery: '',
    label: '',
    value: 70,
    stops: [
      { hex: 'G5', node: 0 },
      { hex: 'F6', node: 0 },
      { hex: 'D6', node: 0 },
    ],
    hexes: ['G5', 'F6', 'E7', 'D6'],
    segments: [],
  },
  {
    livery: '',
    label: '',
    value: 90,
    stops: [
      { hex: 'F10', node: 0 },
      { hex: 'E13', node: 0 },
      { hex: 'D14', node: 0 },
      { hex: 'D16', node: 0 },
    ],
    hexes: ['F10', 'E11', 'E13', 'D14'],
    segments: [],
  },
];

/** A tile in the hand over the scene in the middle of a game: what glows, what is wrong, a flag. */
function drawHand(pen: CanvasRenderingContext2D, look: Look, scene: Scene): void {
  const { places, tiles } = scene;
  if (!tiles) return;
  const hex: Outline = { kind: 'hex', orientation: tiles.orientation };
  const over = (place: string, draw: () => void): void => {
    const spot = places.spot(place);
    if (spot) within(pen, spot.x, spot.y, 1, draw);
  };
  for (const [place, turn] of [
    ['hex/E3', 0],
    ['hex/B6', 4],
    ['hex/G7', 1],
  ] as const)
    over(place, () => {
      drawGlow(pen, look, hex, { filled: true });
      faded(pen, GHOST, () => drawGhost(pen, look, artOfTile(tiles, '8', turn)));
    });
  over('hex/F12', () => drawWrong(pen, look, hex));
  over('hex/B10/n0/0', () => drawFlag(pen, look, { kind: 'disc', r: 26 }, 'open'));
  over('company/KWE', () => drawGlow(pen, look, { kind: 'box', w: 557, h: 250, radius: 17 }));
}

/** The whole table as the client will draw it; returns how long things took, in milliseconds. */
export function drawTable(
  pen: CanvasRenderingContext2D,
  look: Look,
  shown: Shown,
  camera: Camera,
  w: number,
  h: number,
  ratio: number,
): Readonly<Record<string, number>> {
  const sprites = new SpriteCache();
  const view = { visible: visible(camera, w, h), camera, ratio };
  const start = performance.now();
  const scene = sceneOf(shown.stage, shown.table, shown.viewer, look.amount);
  const laid = performance.now();
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const from = performance.now();
    pen.fillStyle = look.theme.table;
    pen.fillRect(0, 0, w, h);
    for (let x = 2; x < w; x += 22)
      for (let y = 2; y < h; y += 22) disc(pen, x, y, 1, { fill: look.theme.grain });
    pen.save();
    pen.translate(camera.x, camera.y);
    pen.scale(camera.scale, camera.scale);
    drawGroundLayer(pen, look, scene, view, sprites);
    const isHeld = location.search.includes('glow');
    const runs = isHeld ? RUNS : scene.stage.runs;
    drawRunLines(pen, look, scene, runs);
    drawPieceLayer(pen, look, scene, view, new Set(), sprites);
    if (isHeld) drawHand(pen, look, scene);
    drawRunMarks(pen, look, scene, runs);
    pen.restore();
    times.push(performance.now() - from);
  }
  return {
    layout: laid - start,
    first: times[0] ?? 0,
    again: Math.min(...times.slice(1)),
    sprites: sprites.size,
    bytes: sprites.bytes,
  };
}
