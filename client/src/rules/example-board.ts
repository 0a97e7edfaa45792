import type { Game } from '@stellwerk/engine/table/game.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Example } from '@stellwerk/engine/table/rulebook.ts';
import type { Language, Piece, Table } from '@stellwerk/engine/table/types.ts';
import type { BoardPen } from '../draw/board.ts';
import type { Box } from '../draw/geometry.ts';
import { corners, fit, visible } from '../draw/geometry.ts';
import { makeLook } from '../draw/look.ts';
import { SpriteCache } from '../draw/sprites.ts';
import type { Theme } from '../draw/theme.ts';
import '../layout/kinds/all.ts';
import { drawGroundLayer, drawPieceLayer, sceneOf } from '../layout/scene.ts';
import { piecesFrom } from '@stellwerk/engine/table/places.ts';

interface Frame {
  readonly theme: Theme;
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The printed board of a title: what an example is laid on. */
function printedTable(game: Game): Table {
  const seats = Array.from({ length: game.players.min }, (_, i) => `seat${i + 1}`);
  const options = Object.fromEntries(game.optionSpecs.map(({ id, start }) => [id, start]));
  const variant = game.variants[0]?.id ?? 'standard';
  const config = { game: game.id, variant, options, seats, seed: 1 } as const;
  return openPlay(game, { ...config, mode: 'free', bookkeeping: 'auto' }).table;
}

/** With the tiles of the example on their hexes; one that the box does not have stays away. */
function withTiles(table: Table, laid: Example['laid'] = {}): Table {
  const pieces: Record<string, Piece> = { ...table.pieces.toJSON() };
  for (const [hex, [tile, turn]] of Object.entries(laid)) {
    const piece = Object.keys(pieces).find(
      (id) => id.startsWith(`tile/${tile}/`) && !pieces[id]!.at.startsWith('hex/'),
    );
    if (piece !== undefined) pieces[piece] = { ...pieces[piece]!, at: `hex/${hex}`, turn };
  }
  return { ...table, pieces: piecesFrom(pieces) };
}

const AROUND = 118;
const VEIL = 0.5;

/** The part of the board that an example speaks of: its hexes bright and framed, the others pale. */
export function drawExample(pen: BoardPen, game: Game, example: Example, frame: Frame): void {
  const { theme, language, width, height, ratio } = frame;
  const table = withTiles(printedTable(game), example.laid);
  const stage = game.stage(table);
  const scene = sceneOf(stage, table, null);
  const map = scene.world.blocks.find(({ surface }) => surface.kind === 'hexmap');
  const spots = (example.hexes ?? []).flatMap((hex) => scene.places.spot(`hex/${hex}`) ?? []);
  if (!map || map.surface.kind !== 'hexmap' || spots.length === 0) return;
  const { orientation } = map.surface.board;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const box: Box = { x: left, y: top, w: Math.max(...xs) + AROUND - left, h: Math.max(...ys) + AROUND - top };
  const camera = fit(box, width, height, 0);
  const look = makeLook({ theme, stage, words: game.words, language, viewer: null, scale: camera.scale });
  const view = { visible: visible(camera, width, height), camera, ratio };
  const part = {
    ...scene,
    world: { ...scene.world, blocks: [] },
    captions: [],
    drawables: scene.drawables.filter(({ group }) => group === map.id),
  };
  pen.fillStyle = theme.board;
  pen.fillRect(0, 0, width * ratio, height * ratio);
  pen.save();
  pen.translate(camera.x * ratio, camera.y * ratio);
  pen.scale(camera.scale * ratio, camera.scale * ratio);
  drawGroundLayer(pen, look, part, view, new SpriteCache());
  drawPieceLayer(pen, look, part, view);
  const around = (r: number): void => {
    for (const { x, y } of spots) {
      corners(orientation, r).forEach((p, i) =>
        i === 0 ? pen.moveTo(x + p.x, y + p.y) : pen.lineTo(x + p.x, y + p.y),
      );
      pen.closePath();
    }
  };
  const seen = view.visible;
  pen.beginPath();
  pen.rect(seen.x, seen.y, seen.w, seen.h);
  around(99);
  pen.fillStyle = theme.board;
  pen.globalAlpha = VEIL;
  pen.fill('evenodd');
  pen.globalAlpha = 1;
  pen.beginPath();
  around(96);
  pen.strokeStyle = theme.accent;
  pen.lineWidth = 5;
  pen.stroke();
  pen.restore();
}
