import { describe, expect, it } from 'vitest';
import { breakIn, lineOf } from './lines.ts';

const FILE = `{
  "name": "ours \\"\\u00e4",
  "cities": [
    { "id": "a", "x": -1.5e3 },
    { "id": "b", "on": [true, null] }
  ]
}
`;

describe('where something stands in a file', () => {
  it('finds the line of a value by its place', () => {
    expect(lineOf(FILE, 'name')).toBe(2);
    expect(lineOf(FILE, 'cities[0].x')).toBe(4);
    expect(lineOf(FILE, 'cities[1].on[1]')).toBe(5);
  });
  it('finds what lies around a value that is not there', () => {
    expect(lineOf(FILE, 'cities[1].y')).toBe(5);
    expect(lineOf(FILE, 'cities[9].y')).toBe(3);
    expect(lineOf(FILE, 'nothing')).toBe(1);
  });
  it('agrees with the browser about what is JSON', () => {
    const texts = ['{}', '[]', '1', '"a"', '[1,2]', '{"a":{"b":[]}}', '', '{', '[1,]', '{"a" 1}', "{'a':1}"];
    for (const text of [...texts, '01', 'nul', '"\n"', '[1] x', FILE, FILE.slice(0, -3)]) {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect([text, breakIn(text) === null]).toEqual([text, isJson]);
    }
  });
  it('says where a file stops being JSON', () => {
    expect(breakIn('{\n  "a": 1,\n  "b" 2\n}')).toEqual({ line: 3, column: 7 });
    expect(breakIn('{"a": [1, 2}')).toEqual({ line: 1, column: 12 });
    expect(breakIn('')).toEqual({ line: 1, column: 1 });
  });
  it('does not fall into a well', () => {
    expect(breakIn('['.repeat(200_000))).toMatchObject({ line: 1 });
  });
});
