import type { Entry } from '@stellwerk/engine/table/play.ts';
import type { Request } from '@stellwerk/shared/documents.ts';
import { describe, expect, it } from 'vitest';
import { declined } from './questions.ts';

const request = (id: string): Request => ({
  id,
  by: 'anna',
  question: { do: 'undo', to: 3 },
  votes: { anna: true },
  needs: 'all',
});
const entry = (id: string): Entry => ({
  n: 4,
  id,
  seat: 'anna',
  act: { do: 'undo', to: 3 },
  verdict: 'legal',
  findings: [],
  luck: [],
  hash: '',
});

describe('a question to the table', () => {
  it('ended as the table says, with who said what, when it is gone and the log does not have it', () => {
    const [first, second] = [request('first'), request('second')];
    const ended = { ...first, votes: { anna: true, bert: false }, ended: 'voted-down' as const };
    expect(declined({ first, second }, {}, [entry('second')], { first: ended })).toEqual([ended]);
  });
  it('was not turned down where nobody said so', () => {
    const first = request('first');
    expect(declined({ first }, {}, [], {})).toEqual([{ ...first, ended: 'moot' }]);
  });
  it('is open as long as it is there', () => {
    const first = request('first');
    expect(declined({ first }, { first }, [], {})).toEqual([]);
  });
});
