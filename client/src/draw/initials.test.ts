import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';
import { makeLook } from './look.ts';
import { LIGHT } from './theme.ts';

describe('the signs of people', () => {
  it('are the same on the mats as beside the table: two of one name are told apart', async () => {
    const game = (await loadGame('18te'))!;
    const config = { game: '18te', variant: 'standard', options: {}, seats: ['a', 'b', 'c'], seed: 1 };
    const { table } = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
    const look = makeLook({
      theme: LIGHT,
      stage: game.stage(table),
      words: game.words,
      language: 'en',
      viewer: null,
      seatNames: { a: 'Anna', b: 'Anna 2', c: 'Jonas' },
    });
    expect(['a', 'b', 'c'].map((seat) => look.seat(seat).initial)).toEqual(['An', 'A2', 'J']);
  });
  it('are on the pieces of their colour, too, where a title has colours for people', async () => {
    const game = (await loadGame('toe'))!;
    const config = { game: 'toe', variant: 'standard', options: {}, seats: ['anna', 'jonas'], seed: 1 };
    const { table } = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
    const look = makeLook({
      ...{ theme: LIGHT, stage: game.stage(table), words: game.words, language: 'en', viewer: null },
      seatNames: { anna: 'Anna', jonas: 'Green' },
    });
    expect(['anna', 'jonas'].map((seat) => look.liveries[seat]?.letters)).toEqual(['A', 'G']);
  });
  it('are one letter where that tells them apart', () => {
    expect(initialsOf(['Anna', 'bert', 'Çelik'])).toEqual(['A', 'B', 'Ç']);
  });
  it('are two where it does not: the players of an imported game', () => {
    expect(initialsOf(['Player 1', 'Player 2', 'Player 3', 'Quinn'])).toEqual(['P1', 'P2', 'P3', 'Q']);
    expect(initialsOf(['Anna Maier', 'Anna Zander', 'Arne'])).toEqual(['AM', 'AZ', 'Ar']);
  });
  it('are never alike, whatever people are called', () => {
    const signs = initialsOf(['A', 'A', 'a', '', '?', 'Anna', 'Anna']);
    expect(new Set(signs).size).toBe(signs.length);
  });
});
