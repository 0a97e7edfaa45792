import { GAME_IDS, loadGame, loadLessons } from '@stellwerk/engine/games/registry.ts';
import { turnOf } from '@stellwerk/engine/table/ask.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { randomOption } from '@stellwerk/engine/table/random-play.ts';
import type { Plugin } from 'vite';
import { playerLiveries, samplePlay } from '../src/app/start/games.ts';
import { drawGame } from '../src/app/start/picture.ts';
import type { TitleCard } from '../src/app/start/title-card.ts';
import { SpriteCache } from '../src/draw/sprites.ts';
import { THEMES } from '../src/draw/theme.ts';
import { SvgPen } from '../src/draw/svg-pen.ts';

const ID = 'virtual:title-cards';
const RESOLVED = `\0${ID}`;
/** Far enough that there is track to be seen, not so far that it is all there is. */
const MOVES = 150;
const SIZE = { width: 196, height: 188 } as const;

/** A board with something on it: some way into a game that luck plays, the same each time. */
function midGame(game: Game): Play {
  const luck = seededLuck(4, 0);
  let play = samplePlay(game);
  for (let i = 0; i < MOVES; i++) {
    const seat = turnOf(game, play.table)[0];
    const { move } = seat === undefined ? { move: null } : randomOption(game, play, seat, luck);
    if (!move) break;
    const done = commit(play, { id: `picture/${i}`, seat: move.seat, act: { do: 'move', move } });
    if (!done.ok) break;
    play = done.play;
  }
  return play;
}

/** A unit of the table is an eighth of a point in these pictures, or less: fractions are only weight, but for arcs. */
const coarse = (svg: string): string =>
  svg.replace(/ d="[^"]*"/g, (path) => {
    const parts = path.includes('A') ? 10 : 1;
    return path.replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n) * parts) / parts));
  });

function svgOf({ game, table }: Play, theme: keyof typeof THEMES): string {
  const svg = new SvgPen(null);
  const frame = { ...SIZE, theme: THEMES[theme], language: 'en', ratio: 1 } as const;
  drawGame(svg.pen, game, table, frame, new SpriteCache(() => null));
  return coarse(svg.document(SIZE.width, SIZE.height, 'none'));
}

const cardOf = (game: Game, lessons: number): TitleCard => {
  const { id, title, subtitle, players, variants, optionSpecs, reconstructed, material } = game;
  return {
    id,
    title,
    subtitle,
    players,
    variants,
    optionSpecs,
    reconstructed,
    liveries: playerLiveries(game),
    takesMaterial: material !== undefined,
    lessons,
    picture: { light: `/titles/${id}-light.svg`, dark: `/titles/${id}-dark.svg` },
  };
};

/**
 * What the start page shows of every title, worked out while building: the page needs neither the rules of games that
 * nobody picked nor the code that draws boards. The pictures come from the same renderers as the table itself.
 */
export function titleCards(): Plugin {
  let games: readonly Game[] = [];
  let lessons: readonly number[] = [];
  let drawn: ReadonlyMap<string, string> | null = null;
  const pictures = (): ReadonlyMap<string, string> =>
    (drawn ??= new Map(
      games.flatMap((game) => {
        const { light, dark } = cardOf(game, 0).picture;
        const play = midGame(game);
        return [
          [light, svgOf(play, 'light')],
          [dark, svgOf(play, 'dark')],
        ];
      }),
    ));
  return {
    name: 'title-cards',
    async buildStart() {
      const loaded = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
      games = loaded.filter((game) => game !== null);
      lessons = await Promise.all(games.map(async ({ id }) => (await loadLessons(id)).length));
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED
        ? `export default ${JSON.stringify(games.map((game, i) => cardOf(game, lessons[i] ?? 0)))};`
        : null,
    generateBundle() {
      for (const [path, source] of pictures())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const found = pictures().get(request.url ?? '');
        if (found === undefined) next();
        else answer.setHeader('content-type', 'image/svg+xml').end(found);
      });
    },
  };
}
