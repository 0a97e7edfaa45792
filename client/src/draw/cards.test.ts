import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import './travel-cards.ts';
import { buildOf } from './card.ts';
import { atScale, makeLook, type Look } from './look.ts';
import { drawPiece, sizeOf } from './piece.ts';
import { recorder } from './testing.ts';
import { LIGHT } from './theme.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

const SEATS = ['anna', 'jonas', 'mirel'];
const need = async (id: string): Promise<Game> => {
  const game = await loadGame(id);
  if (!game) throw new Error(`${id} is missing`);
  return game;
};

/** Everything of the box face up in front of Anna: decks turned over, every model of vehicle once. */
function allUp(game: Game): Stage {
  const table = game.setup({ seats: SEATS, variant: game.variants[0]?.id ?? '', options: {} }, (n) => n - 1);
  const models = ['taurus', 'mascha', 'linnea', 'bpdfz', 'wlabmz', 'bomz', 'zacns', 'habbiins', 'res'];
  let next = 0;
  const closed = Object.entries(game.stage(table).faces).filter(
    ([, face]) => face.kind === 'card' && face.form === 'back',
  );
  return game.stage(
    apply(
      table,
      closed.map(([id]) => {
        const side = /^(loco|wagon)/.test(id) ? models[next++ % models.length] : undefined;
        return { put: id, at: 'seat/anna', ...(side === undefined ? {} : { side }) };
      }),
    ),
  );
}

const cards = (stage: Stage): readonly Face[] => [
  ...new Map(
    Object.values(stage.faces)
      .filter(({ kind }) => kind === 'card' || kind === 'certificate' || kind === 'train')
      .map((face) => [JSON.stringify(face), face]),
  ).values(),
];

const lookOf = (game: Game, stage: Stage, language: Language): Look =>
  makeLook({ theme: LIGHT, stage, words: game.words, language, viewer: 'anna' });

describe.each(['toe', '18esp', '18te'])('the cards of %s', (id) => {
  it.each(['de', 'en'] as const)('keep their words inside their edges, %s', async (language) => {
    const game = await need(id);
    const stage = allUp(game);
    const look = lookOf(game, stage, language);
    for (const face of cards(stage))
      for (const scale of [0.2, 0.3, 0.456, 0.8, 1.6]) {
        const { w, h } = sizeOf(face);
        const { pen, written } = recorder();
        drawPiece(pen, atScale(look, scale), null, face, { x: 0, y: 0, w, h });
        for (const { text, left, right, y } of written()) {
          const at = `${JSON.stringify(face).slice(0, 90)} ${scale}: ${text}`;
          expect(Math.max(-left, right), at).toBeLessThanOrEqual(w / 2 + 1);
          expect(Math.abs(y), at).toBeLessThanOrEqual(h / 2 - 3);
        }
      }
  });
});

describe('a contract', () => {
  it('shows its cities with the income between them, what it needs, and what it brings', async () => {
    const game = await need('toe');
    const stage = allUp(game);
    const look = lookOf(game, stage, 'en');
    const face = stage.faces['contract/EF3'];
    if (face?.kind !== 'card') throw new Error('no contract');
    const { pen, texts } = recorder();
    drawPiece(pen, look, null, face, { x: 0, y: 0, ...sizeOf(face) });
    expect(texts()).toEqual(
      expect.arrayContaining([
        'EF 3',
        'Freight',
        'Dublin',
        'Calais',
        'Köln',
        '+40k',
        '+30k',
        'DL',
        '2 G',
        '60k',
      ]),
    );
    expect(texts().filter((text) => text.startsWith('tax'))).toHaveLength(1);
  });

  it.each([1, 0.5, 0.42, 0.36, 0.31, 0.27])(
    'keeps its incomes off its names at %s pixels a unit',
    async (scale) => {
      const game = await need('toe');
      const stage = allUp(game);
      const look = atScale(lookOf(game, stage, 'en'), scale);
      for (const face of Object.values(stage.faces)) {
        if (face.kind !== 'card' || buildOf(face) !== 'contract') continue;
        const names = new Set(face.lines.map((line) => look.say(line.text)));
        const { pen, written } = recorder();
        drawPiece(pen, look, null, face, { x: 0, y: 0, ...sizeOf(face) });
        // From afar a long name may end in dots.
        const isName = (text: string): boolean =>
          names.has(text) ||
          (scale < 0.5 &&
            [...names].some((name) => text.endsWith('…') && name.startsWith(text.slice(0, -1))));
        const cities = written().filter(({ text }) => isName(text));
        expect(cities).toHaveLength(face.lines.length);
        for (const income of written().filter(({ text, y }) => /^\+\d+k$/.test(text) && y < 60))
          for (const city of cities) {
            const isBeside = income.left >= city.right - 1 || income.right <= city.left;
            const apart = Math.abs(income.y - city.y) - (income.size + city.size) * 0.35;
            expect(isBeside || apart >= 0.2 * city.size, `${look.say(face.title)}: ${city.text}`).toBe(true);
          }
      }
    },
  );
});

describe('a closed deck', () => {
  it('says what it is and how many are left, and nothing of what is in it', async () => {
    const game = await need('toe');
    const table = game.setup(
      { seats: SEATS, variant: game.variants[0]?.id ?? '', options: {} },
      (n) => n - 1,
    );
    const stage = game.stage(table);
    const look = lookOf(game, stage, 'en');
    const [, face] =
      Object.entries(stage.faces).find(([piece]) => pieceOf(table, piece)?.at === 'pile') ?? [];
    if (face?.kind !== 'card') throw new Error('no pile');
    const { pen, texts } = recorder();
    drawPiece(pen, look, null, face, { x: 0, y: 0, w: 150, h: 204 }, { count: 61 });
    expect(texts()).toEqual(['Contracts', '61 left']);
  });
});
