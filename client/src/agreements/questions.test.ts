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
  it('was turned down when it is gone and the log does not have it', () => {
    const [first, second] = [request('first'), request('second')];
    const gone = declined({ first, second }, {}, [entry('second')]);
    expect(gone).toEqual([first]);
  });
  it('is open as long as it is there', () => {
    const first = request('first');
    expect(declined({ first }, { first }, [])).toEqual([]);
  });
});
