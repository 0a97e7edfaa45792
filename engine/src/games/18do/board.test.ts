import { describe, expect, it } from 'vitest';
import { mapFor } from './board.ts';
import { BOARD, BOARD_TEXT } from './data/board.ts';
import { material } from './material.ts';
import { reach } from './reach.ts';
import { boardOf } from './readers.ts';
import { Build } from './track-scene.ts';
import { newTable, SEATS2, SEATS3 } from './testing.ts';

const lines = BOARD_TEXT.trim().split('\n');

describe('a board of one’s own', () => {
  it('the published one is one, and is read back the same', () => {
    expect(material.check(material.published).ok).toBe(true);
    expect(mapFor({ board: material.published }, 'trg').board).toEqual(BOARD);
  });
  it('is what a table plays on, for two without the south-east', () => {
    const hexes = lines.map((line) => line.replace('D9 Unionviertel', 'D9 Union'));
    const file = { hexes, beer: { south: 70 } };
    expect(boardOf(newTable(SEATS3, 'trg', { board: file })).hexes['D9']?.name).toBe('Union');
    expect(Object.keys(boardOf(newTable(SEATS2, 'zsv', { board: file })).hexes)).toHaveLength(59);
    expect(mapFor({ board: file }, 'trg').beer['south']).toBe(70);
  });
  it('says everything that does not fit, with its line', () => {
    const broken = lines
      .map((line) => (line.startsWith('C8') ? 'C8 Hafen: harbor' : line))
      .filter((line) => !line.startsWith('E12'));
    const checked = material.check({ hexes: broken });
    expect(checked.ok).toBe(false);
    const problems = checked.ok ? [] : checked.error;
    expect(problems.map(({ say }) => say.key)).toEqual([
      '18do/material/line',
      '18do/material/home',
      '18do/material/city',
      '18do/material/harbour',
    ]);
    expect(material.check({ hexes: 3 }).ok).toBe(false);
  });
});

describe('red fields of two hexes', () => {
  it('the station on one of them stands on both', () => {
    const { stops, sides } = reach(new Build('CME').table, 'CME');
    expect([...stops].sort()).toEqual(['A2/n0', 'B1/n0']);
    expect([...sides].sort()).toEqual(['A2:5', 'B1:4', 'B1:5']);
  });
});
