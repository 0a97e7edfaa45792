import { describe, expect, it } from 'vitest';
import { interpret } from '../table/interpret.ts';
import { pieceIds, pieceOf } from '../table/places.ts';
import { openPlay } from '../table/play.ts';
import { GAME_IDS, loadGame } from './registry.ts';

/**
 * Hands may do anything at any time: before a company operates, a sentence about it would begin with a gap. What was done
 * is told all the same, by whoever did it.
 */
describe.each(GAME_IDS)('%s before anybody operates', (id) => {
  it('has no gap in what a hand means', async () => {
    const game = (await loadGame(id))!;
    const { table } = openPlay(game, {
      ...{ game: id, variant: game.variants[0]!.id, options: {}, seats: ['anna', 'bert', 'cleo'], seed: 1 },
      ...{ mode: 'coach', bookkeeping: 'auto' },
    });
    const ids = pieceIds(table);
    const ofKind = new Map(ids.map((piece) => [piece.split('/')[0]!, piece]));
    const hexes = game
      .stage(table)
      .surfaces.flatMap((surface) => (surface.kind === 'hexmap' ? Object.keys(surface.board.hexes) : []));
    const places = [
      ...new Set(ids.map((piece) => pieceOf(table, piece)!.at)),
      ...hexes.slice(0, 40).flatMap((hex) => [`hex/${hex}`, `hex/${hex}/n0/0`]),
      ...[...new Set(ids.flatMap((piece) => /^charter\/(.+)$/.exec(piece)?.[1] ?? []))].map(
        (company) => `company/${company}`,
      ),
    ];
    const gaps = [...ofKind.values()].flatMap((piece) =>
      places.flatMap((to) =>
        interpret(game, table, 'anna', { piece, to }).flatMap(({ move, free }) => {
          if (free) return [];
          const { key, params = {} } = game.moves[move.type]!.label(table, move);
          return Object.values(params).some((value) => value === '–' || value === '') ? [key] : [];
        }),
      ),
    );
    expect([...new Set(gaps)]).toEqual([]);
  });
});
