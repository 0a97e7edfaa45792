import '../layout/kinds/all.ts';
import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import { bringLanguage, loadTitle } from '../words/title-words.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { fit } from '../draw/geometry.ts';
import { atScale, makeLook } from '../draw/look.ts';
import { THEMES } from '../draw/theme.ts';
import { drawPieceSheet, drawSampleSheet, drawStateSheet, drawTileSheet } from './sheets.ts';
import { freshTable, midGame, SEAT_NAMES, SEATS } from './midgame.ts';
import { benchBoard } from './bench-sheet.ts';
import { breweryTable } from './brewery-table.ts';
import { continentTable } from './continent-table.ts';
import { bigTable } from '../layout/testing.ts';
import { benchTable } from './bench-table.ts';
import { sceneOf } from '../layout/scene.ts';
import { deal } from './deal.ts';
import { cardsOf, drawCardSheet, openHand } from './card-sheet.ts';
import { drawNetworkSheet } from './network-sheet.ts';
import { drawTable, measure } from './table-sheet.ts';

/**
 * The drawings of the client without the client:
 * `?theme=dark&only=table&w=1260&h=948&zoom=2&x=…&y=…&lang=de`, `?only=cards&k=0.35` at that many pixels a unit.
 */
const query = new URLSearchParams(location.search);
const number = (key: string, otherwise: number): number => Number(query.get(key) ?? otherwise);

function canvas(title: string, width: number, height: number): CanvasRenderingContext2D {
  const heading = document.createElement('h2');
  heading.textContent = title;
  const element = document.createElement('canvas');
  const ratio = number('dpr', devicePixelRatio);
  element.width = width * ratio;
  element.height = height * ratio;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  document.body.append(heading, element);
  const pen = element.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  pen.scale(ratio, ratio);
  return pen;
}

/** Tables of no title: `?made=continent&seats=4`, `?made=lots`, `?made=beer`, `?made=rail`, `?made=start`. */
function madeUp(name: string, seats: number): ReturnType<typeof bigTable> | null {
  switch (name) {
    case 'big':
      return bigTable({ seats });
    case 'continent':
      return continentTable({ seats, operating: number('operating', 8) });
    case 'lots':
      return continentTable({ seats, isStart: true });
    case 'beer':
    case 'rail':
    case 'start':
      return breweryTable(name);
    default:
      return null;
  }
}

async function show(): Promise<void> {
  const game = await loadTitle(query.get('game') ?? GAME_IDS[0] ?? '');
  if (!game) throw new Error('No such game.');
  const theme = THEMES[query.get('theme') === 'dark' ? 'dark' : 'light'];
  const only = query.get('only');
  const language: Language = query.get('lang') === 'de' ? 'de' : 'en';
  await bringLanguage(language);
  document.body.dataset['theme'] = theme.name;
  if (only) document.body.dataset['only'] = only;
  const seatCount = number('seats', 3);
  const seats =
    seatCount === 3 ? SEATS : Array.from({ length: seatCount }, (_, i) => SEATS[i] ?? `seat${i + 1}`);
  const laid = query.has('fresh') || seatCount !== 3 ? freshTable(game, seats) : midGame(game);
  const cards = query.get('deal')?.split(',').map(Number);
  const table = cards ? deal(game, laid, cards) : laid;
  const big = madeUp(query.get('made') ?? (query.has('big') ? 'big' : ''), seatCount);
  const stage = big?.stage ?? game.stage(table);
  const look = makeLook({ theme, stage, words: game.words, language, viewer: 'anna', seatNames: SEAT_NAMES });
  const shows = (name: string): boolean => only === null || only === name;
  if (shows('tiles')) {
    const [w, h] = [number('w', 1600), number('h', 380)];
    drawTileSheet(canvas('All tiles', w, h), look, stage, w, number('k', 0.43));
  }
  if (shows('samples')) drawSampleSheet(canvas('Samples', 1600, 480), look);
  if (shows('pieces')) drawPieceSheet(canvas('Pieces', 1600, 780), look, stage);
  if (shows('states')) drawStateSheet(canvas('States', 1600, 420), look, stage);
  if (shows('cards')) {
    const faces = cardsOf([openHand(game, table), stage]).slice(
      number('skip', 0),
      number('skip', 0) + number('n', 400),
    );
    const [w, h] = [number('w', 1600), number('h', 1000)];
    drawCardSheet(canvas('Cards', w, h), look, faces, w, number('k', 0.456));
  }
  if (shows('network')) drawNetworkSheet(canvas('Network', 1260, 948), look);
  if (only === 'bench-table') {
    const scene = sceneOf(stage, table, 'anna', look.amount);
    const camera = fit({ x: 0, y: 0, w: scene.world.width, h: scene.world.height }, 1260, 948);
    const times = await benchTable(canvas('Bench', 1260, 948), atScale(look, camera.scale), scene, camera);
    document.body.dataset['times'] = JSON.stringify(times);
  }
  if (only === 'bench')
    document.body.dataset['times'] = JSON.stringify(
      await benchBoard(canvas('Bench', 1260, 1040), look, stage),
    );
  if (shows('table')) {
    const [w, h] = [number('w', 1260), number('h', 948)];
    const pen = canvas('Table', w, h);
    const scene = { stage, table: big?.table ?? table, viewer: query.has('big') ? 'p1' : 'anna' };
    const world = measure(scene);
    const camera = fit({ x: 0, y: 0, w: world.width, h: world.height }, w, h);
    const zoom = number('zoom', 1);
    const centre = { x: number('x', world.width / 2), y: number('y', world.height / 2) };
    const scale = camera.scale * zoom;
    const view = zoom === 1 ? camera : { scale, x: w / 2 - centre.x * scale, y: h / 2 - centre.y * scale };
    const times = drawTable(pen, atScale(look, scale), scene, view, w, h, number('dpr', devicePixelRatio));
    document.body.dataset['times'] = JSON.stringify(times);
  }
  document.body.dataset['ready'] = 'yes';
}

show().catch((error: unknown) => {
  document.body.dataset['ready'] = 'failed';
  document.body.append(error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error));
});
