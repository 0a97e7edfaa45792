import { describe, expect, it } from 'vitest';
import { words } from './words.ts';
import { box, ownMaterial } from './box.ts';
import { BUILT_IN } from './data/built-in.ts';
import { parseMaterial } from './material.ts';
import type { Material } from './material.ts';
import { newTable } from './testing.ts';

/** The built-in material with some lines replaced. */
const changed = (change: Partial<Material>): Material => ({ ...BUILT_IN, ...change });
const swapped = (lines: readonly string[], from: string, to: string): readonly string[] =>
  lines.map((line) => (line.startsWith(from) ? to : line));
const problems = (material: unknown): readonly (readonly [string, string])[] => {
  const parsed = parseMaterial(material);
  return parsed.ok ? [] : parsed.error.map(({ place, say }) => [place, say.key] as const);
};

describe('own boards, tiles and prices', () => {
  it('the built-in material is itself a file that fits', () => {
    expect(ownMaterial.check(ownMaterial.published)).toMatchObject({ ok: true });
    expect(JSON.parse(JSON.stringify(ownMaterial.published))).toEqual(BUILT_IN);
  });
  it('a table plays with what it brings along', () => {
    const board = swapped(BUILT_IN.board, 'K27', 'K27 Mobile: city kept GMO home GMO; coast 40; label M');
    const market = swapped(BUILT_IN.market, '45 55', '45 55 65 70 77p 80 85 92 100 110 120 132');
    const table = newTable(undefined, { material: changed({ name: 'mine', board, market }) as never });
    expect(box(table).board.hexes['K27']?.terrain).toEqual([{ kind: 'coast', cost: 40 }]);
    expect(box(table).pars).toEqual([100, 92, 85, 80, 77, 70]);
    expect(box(newTable()).pars).toContain(75);
    expect(ownMaterial.names(table.clock.options)['name/par/77']).toBeDefined();
  });
  it('every line that cannot be read is named', () => {
    const board = swapped(BUILT_IN.board, 'A13', 'A13 Calgary: citty; group CAN');
    const market = swapped(BUILT_IN.market, '20 30', '20 thirty');
    const tiles = swapped(BUILT_IN.tiles, '895', '895 x3: city 50 x2 at 0 1');
    expect(problems(changed({ board, market, tiles })).map(([place]) => place)).toEqual([
      `board[${BUILT_IN.board.findIndex((line) => line.startsWith('A13'))}]`,
      `tiles[${BUILT_IN.tiles.findIndex((line) => line.startsWith('895'))}]`,
      `market[${BUILT_IN.market.findIndex((line) => line.startsWith('20 30'))}]`,
    ]);
  });
  it('says what no line says alone', () => {
    const homeless = swapped(BUILT_IN.board, 'C9', 'C9 Seattle: city');
    expect(problems(changed({ board: homeless }))).toEqual([['board', '1862/material/no-home']]);
    const loose = swapped(BUILT_IN.board, 'C7', 'C7: town 10 at 1');
    expect(problems(changed({ board: loose }))).toEqual([['board', '1862/material/loose-track']]);
    const bonuses = [{ company: 'XY', targets: ['D20'], shortest: 3, early: 30, late: 60 }];
    expect(problems(changed({ bonuses }))).toEqual([
      ['bonuses[0].company', '1862/material/no-company'],
      ['bonuses[0].targets[0]', '1862/material/no-stop'],
    ]);
    expect(problems(changed({ market: ['70 80'] })).map(([, key]) => key)).toEqual([
      '1862/material/no-par',
      '1862/material/no-close',
    ]);
    const twice = [...BUILT_IN.board, 'A9:'];
    expect(problems(changed({ board: twice }))).toEqual([
      [`board[${BUILT_IN.board.length}]`, '1862/material/hex-twice'],
    ]);
  });
  it('a home that is no city, and an ERIE that is missing', () => {
    const town = swapped(BUILT_IN.board, 'D22', 'D22 Minneapolis: town home NP');
    expect(problems(changed({ board: town }))).toEqual([['board', '1862/material/home-no-city']]);
    const board = swapped(BUILT_IN.board, 'E31', 'E31 Toronto: gray; city 20 at 1; group CAN');
    const tiles = BUILT_IN.tiles.filter((line) => !line.startsWith('ERIE'));
    expect(problems(changed({ board, tiles })).map(([, key]) => key)).toEqual([
      '1862/material/no-erie',
      '1862/material/no-erie-tile',
    ]);
  });
  it('has a schema, and refuses what has another shape', () => {
    expect(ownMaterial.schema()).toMatchObject({ title: expect.stringContaining('1862') as string });
    expect(problems({ name: 'x' }).length).toBeGreaterThan(0);
    expect(problems(changed({ board: [3] as never }))[0]?.[0]).toBe('board[0]');
  });
  it('every sentence about a file has its words', () => {
    const keys = ['no-home', 'line', 'no-stop', 'hexes'].map((key) => `1862/material/${key}`);
    for (const key of keys) expect(Object.keys(words)).toContain(key);
  });
});
