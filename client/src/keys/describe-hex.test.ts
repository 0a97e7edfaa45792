import type { Face } from '@stellwerk/engine/rail/types.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { sayFace, sayHex } from './describe-hex.ts';

const sight = { language: 'en', orientation: 'flat', values: 'green' } as const;
const city: Face = {
  colour: 'green',
  label: 'OO',
  nodes: [{ kind: 'city', value: { yellow: 20, green: 30 }, slots: 2 }],
  paths: [
    { from: 0, to: 'n0' },
    { from: 'n0', to: 3 },
    { from: 1, to: 4 },
  ],
};

describe('a hex for somebody who cannot see it', () => {
  it('is told by its stops, their value in this phase, its track and its letters', () => {
    expect(sayFace(city, sight)).toEqual([
      'city 30, 2 circles, track to the south and north',
      'track from south-west to north-east',
      'letters OO',
    ]);
    expect(sayFace(city, { ...sight, language: 'de', orientation: 'pointy' })[0]).toBe(
      'Stadt 30, 2 Kreise, Gleis nach Südwesten und Nordosten',
    );
  });
  it.each(GAME_IDS)('of %s has words for everything that is printed, in both languages', async (id) => {
    const game = (await loadGame(id))!;
    const config = { game: id, variant: game.variants[0]?.id ?? 'standard', options: {}, seats: ['a', 'b'] };
    const { table } = openPlay(game, { ...config, seed: 1, mode: 'coach', bookkeeping: 'auto' });
    const stage = game.stage(table);
    const hexes = stage.surfaces.flatMap((s) => (s.kind === 'hexmap' ? Object.keys(s.board.hexes) : []));
    for (const language of ['de', 'en'] as const) {
      const said = hexes.flatMap((hex) => sayHex(`hex/${hex}`, stage, table, language));
      expect(said.length > 0).toBe(hexes.length > 0);
      expect(said.filter((words) => /[{}]|hex\.|side\.|undefined/.test(words))).toEqual([]);
    }
  });
  it('is nothing where there is no hex', async () => {
    const game = (await loadGame(GAME_IDS[0]!))!;
    const config = { game: game.id, variant: 'standard', options: {}, seats: ['a', 'b'], seed: 1 };
    const { table } = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
    expect(sayHex('pool', game.stage(table), table, 'en')).toEqual([]);
    expect(sayHex('hex/none', game.stage(table), table, 'en')).toEqual([]);
  });
});
