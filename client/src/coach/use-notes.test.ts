import { afterthoughts } from '@stellwerk/engine/table/afterthoughts.ts';
import { later, rulesOf } from '@stellwerk/engine/table/rules.ts';
import { CONFIG, RED, STONES } from '@stellwerk/engine/table/testing.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { trusted } from '@stellwerk/engine/table/types.ts';
import { nextToThinkOf, notesNow } from './use-notes.ts';

const take = specOf(STONES, 'take')!;
const thought = later(rulesOf('stones')('thought', '2', [], () => ({})));
const game = { ...STONES, moves: { ...STONES.moves, take: { ...take, rules: [...take.rules, thought] } } };

function taken(): Play {
  const move = trusted({ type: 'take', seat: 'anna', stone: RED[0]! });
  const outcome = commit(openPlay(game, CONFIG), { id: 'one', seat: 'anna', act: { do: 'move', move } });
  if (!outcome.ok) expect.fail('refused');
  return outcome.play;
}

describe('notes of the coach', () => {
  it('come a moment after the entry: the newest entry is thought of first, then nothing is left', () => {
    const play = taken();
    expect(notesNow(play)).toEqual([]);
    const order: number[] = [];
    for (let next = nextToThinkOf(play); next; next = nextToThinkOf(play)) {
      order.push(next.n);
      afterthoughts(play, next.n);
    }
    expect(order).toEqual([1, 0]);
    expect(notesNow(play).map(({ entry, finding }) => [entry.n, finding.rule])).toEqual([
      [1, 'stones/2/thought'],
    ]);
  });
});
