import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import { isBreach } from '../hand/targets.ts';
import { judge } from '@stellwerk/engine/table/judge.ts';
import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import { describe, expect, it } from 'vitest';
import { freshTable, midGame } from '../gallery/midgame.ts';
import { groupOf, shelvesOf } from './offers.ts';

const games = (await Promise.all(GAME_IDS.map(loadGame))).filter((game) => game !== null);

describe.each(games.map((game) => [game.title, game] as const))('what is to be had: %s', (_, game) => {
  it.each(['at the beginning', 'in the middle'])('%s, every piece lies on one shelf, once', (when) => {
    const table = when === 'in the middle' ? midGame(game) : freshTable(game);
    const shelves = shelvesOf(game.stage(table), table);
    expect(shelves.length).toBeGreaterThan(0);
    const pieces = shelves.flatMap((shelf) => shelf.offers(null).flatMap((offer) => offer.pieces));
    expect(new Set(pieces).size).toBe(pieces.length);
    for (const piece of pieces) expect(piecesAt(table, pieceOf(table, piece)!.at)).toContain(piece);
  });

  it('what can be taken is allowed, and what cannot is not offered', () => {
    const table = midGame(game);
    const seat = game.turn(table)[0] ?? table.clock.seats[0]!;
    for (const shelf of shelvesOf(game.stage(table), table))
      for (const offer of shelf.offers({ game, table, seat })) {
        for (const move of offer.moves) expect(judge(game, table, move).some(isBreach)).toBe(false);
        expect(groupOf(offer) === 'not').toBe(offer.moves.length === 0);
      }
  });
});

describe('trains of other companies', () => {
  const railways = games.filter((game) =>
    game.stage(midGame(game)).surfaces.some(({ kind }) => kind === 'charter'),
  );

  it.each(railways.map((game) => [game.title, game] as const))(
    '%s: whoever operates finds them',
    (_, game) => {
      const table = midGame(game);
      const stage = game.stage(table);
      const charters = stage.surfaces.filter((surface) => surface.kind === 'charter');
      const acting = charters.some((charter) => charter.acting);
      const running = charters
        .filter((charter) => !charter.acting && charter.state === 'open')
        .flatMap(({ place }) => piecesAt(table, place).filter((id) => stage.faces[id]?.kind === 'train'));
      const shelf = shelvesOf(stage, table).find(({ id }) => id === 'others');
      const offered = shelf?.offers(null).flatMap(({ pieces }) => pieces) ?? [];
      expect(offered.toSorted()).toEqual(acting ? running.toSorted() : []);
    },
  );

  it('18TE: one of them is bought, or its director is asked for it', () => {
    const game = games.find(({ id }) => id === '18te')!;
    const mid = midGame(game);
    const table = { ...mid, clock: { ...mid.clock, step: 'trains' } };
    const seat = game.turn(table)[0]!;
    const shelf = shelvesOf(game.stage(table), table).find(({ id }) => id === 'others')!;
    const moves = shelf.offers({ game, table, seat }).flatMap((offer) => offer.moves);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(['train', 'offer']).toContain(move.type);
  });
});

describe('an auction in 18TE', () => {
  it('is offered once, whichever certificate a hand would begin it with', () => {
    const game = games.find(({ id }) => id === '18te')!;
    const table = freshTable(game);
    const shelves = shelvesOf(game.stage(table), table);
    const offers = shelves.flatMap((shelf) => shelf.offers({ game, table, seat: game.turn(table)[0]! }));
    const auctions = offers.filter(({ moves }) => moves.some(({ type }) => type === 'auction'));
    expect(auctions).toHaveLength(1);
    expect(auctions[0]!.face).toMatchObject({ kind: 'certificate', president: true });
  });
});

describe('the shelves of Trains of Europe', () => {
  it('begin with what can be had; phases, which are called and never bought, come last', () => {
    const game = games.find(({ id }) => id === 'toe')!;
    const table = freshTable(game);
    const ids = shelvesOf(game.stage(table), table).map(({ id }) => id);
    expect(ids[0]).toBe('contracts');
    expect(ids.at(-1)).toBe('phases');
  });
});
