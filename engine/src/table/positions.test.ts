import { trusted } from './types.ts';
import { describe, expect, it } from 'vitest';
import { hashOf } from './hash.ts';
import { commit, openPlay } from './play.ts';
import type { Play } from './play.ts';
import { positionAt, positionsOf } from './positions.ts';
import { CONFIG, STONES } from './testing.ts';

const step = (play: Play, i: number): Play => {
  const [from, to] = i % 2 === 0 ? ['seat/anna', 'seat/bert'] : ['seat/bert', 'seat/anna'];
  const move = { type: 'pay', seat: 'anna', from, to, amount: 1 + (i % 3) };
  const made = commit(play, {
    id: `m${i}`,
    seat: 'anna',
    act: { do: 'move', move: trusted(move), free: true },
  });
  if (!made.ok) throw new Error('refused');
  return made.play;
};
const back = (play: Play, to: number): Play => {
  const made = commit(play, { id: `u${play.log.length}`, seat: null, act: { do: 'undo', to } });
  if (!made.ok) throw new Error('refused');
  return made.play;
};
const evening = (moves: number): Play =>
  Array.from({ length: moves }).reduce<Play>((play, _, i) => step(play, i), openPlay(STONES, CONFIG));

describe('positions', () => {
  it('come out of the log as they were, however long ago', () => {
    const play = evening(400);
    for (const n of [0, 1, 63, 64, 65, 200, 351, 399, 400])
      expect([n, hashOf(positionAt(play, n))]).toEqual([n, play.log[n]!.hash]);
    expect(positionsOf(play).map(hashOf)).toEqual(play.log.map(({ hash }) => hash));
  });

  it('older than a few dozen are laid again, not kept: the same position is another object', () => {
    const play = evening(400);
    const far = positionAt(play, 70);
    for (let n = 300; n < 400; n++) positionAt(play, n);
    expect(positionAt(play, 70)).not.toBe(far);
    expect(positionAt(play, 70)).toEqual(far);
    expect(positionAt(play, 390)).toBe(positionAt(play, 390));
  });

  it('of branches stay apart, also of those that somebody only tries out', () => {
    const play = evening(150);
    const other = step(step(back(play, 80), 1), 3);
    const more = step(step(back(play, 80), 2), 5);
    for (const branch of [play, other, more])
      for (const [n, { hash }] of branch.log.entries())
        expect([n, hashOf(positionAt(branch, n))]).toEqual([n, hash]);
    expect(other.log[152]!.hash).not.toBe(more.log[152]!.hash);
  });
});
