import { describe, expect, it } from 'vitest';
import { nextAct, playOn } from '../../../../table/automaton.ts';
import type { Game } from '../../../../table/game.ts';
import { undoTarget } from '../../../../table/history.ts';
import { hashOf } from '../../../../table/hash.ts';
import { seededLuck } from '../../../../table/luck.ts';
import type { Config, Play } from '../../../../table/play.ts';
import { commit, openPlay } from '../../../../table/play.ts';
import { RANDOM_PLAY, randomGame } from '../../../../table/random-play.ts';
import { positionAt } from '../../../../table/positions.ts';
import { recallLog } from '../../../../table/replay.ts';
import { trusted } from '../../../../table/types.ts';
import type { Move } from '../../../../table/types.ts';
import { INVESTOR } from '../../clock.ts';
import { game } from '../../index.ts';

// A title's own clock type matters only inside the title.
const title = game as unknown as Game;
const config = (seed: number): Config => ({
  ...{ game: '18do', variant: 'zsv-hsb', options: {}, seats: ['anna', 'bert'], seed },
  ...{ mode: 'strict', bookkeeping: 'auto' },
});

/** Somebody moves, and what happens by itself follows. */
const moved = (play: Play, move: Move): Play => {
  const act = { do: 'move', move: trusted(move) } as const;
  const outcome = commit(play, { id: `m${play.log.length}`, seat: move.seat, act });
  if (!outcome.ok) throw new Error(outcome.findings.map(({ rule }) => rule).join(', '));
  const { play: after, refused } = playOn(outcome.play, { mark: 'by-itself' });
  expect(refused).toBe(null);
  return after;
};
/** Whoever is to move passes, leaves it, ends the turn, or makes the first move that is offered. */
const FIRST = ['pass', 'leave', 'brew-leave', 'done', 'brew-done'];
function until(isThere: (play: Play) => boolean): Play {
  let play = openPlay(title, config(3));
  for (let i = 0; i < 300 && !isThere(play); i++) {
    const [seat = ''] = title.turn(play.table);
    expect(seat).not.toBe(INVESTOR);
    const options = [...title.options(play.table, seat)];
    play = moved(play, options.find(({ type }) => FIRST.includes(type)) ?? options[0]!);
  }
  return play;
}
const typesOf = (play: Play): readonly string[] =>
  play.log.flatMap(({ act }) => (act.do === 'move' && act.move.seat === INVESTOR ? [act.move.type] : []));
const hasDone = (type: string) => (play: Play) => typesOf(play).includes(type);

describe('the Investor with a railway and a brewery at a table', () => {
  it('HSB-8.2.1.01 HSB-8.2.1.3.01 acts by himself through rounds of all kinds, and each entry says why', () => {
    const play = until(hasDone('convert'));
    expect(new Set(typesOf(play))).toEqual(
      new Set([
        'invest',
        'pass',
        'run',
        'payout',
        'train',
        'done',
        'deliver',
        'brew-pay',
        'buy',
        'brew-done',
        'convert',
      ]),
    );
    for (const { act } of play.log)
      if (act.do === 'move' && act.move.seat === INVESTOR) {
        expect(act.because?.section).toMatch(/^8\./);
        expect(act.because?.atoms.every((atom) => atom.startsWith('HSB-8.'))).toBe(true);
      }
  });
  it('HSB-8.2.1.01 HSB-8.2.2.01 carried out by hand: his only legal move is the one that is due', () => {
    const play = until(hasDone('convert'));
    const his = play.log.flatMap((_, n) => {
      const table = positionAt(play, n);
      return title.turn(table).includes(INVESTOR) ? [table] : [];
    });
    expect(his.length).toBeGreaterThan(20);
    for (const table of his) {
      const due = title.automaton?.act(table)?.move;
      const options = [...title.options(table, INVESTOR)].filter(({ type }) => type !== 'run');
      expect(options).toEqual(due?.type === 'run' ? [] : [due]);
    }
  });
  it('HSB-8.2.1.3.01 a move that is taken back takes along what he did after it; he does it again', () => {
    const play = until(hasDone('convert'));
    const undone = commit(play, { id: 'undo', seat: 'anna', act: { do: 'undo', to: undoTarget(play)! } });
    if (!undone.ok) throw new Error('not taken back');
    expect(title.turn(undone.play.table)).not.toContain(INVESTOR);
    expect(nextAct(undone.play)).toBe(null);
    const [seat = ''] = title.turn(undone.play.table);
    const again = moved(undone.play, { type: 'pass', seat });
    expect(typesOf(again).filter((type) => type === 'convert')).toHaveLength(2);
    expect(hashOf(again.table)).toBe(hashOf(play.table));
  });
  it('HSB-8.2.2.01 stopped in the middle of his turn, by a restart or in a what-if, it goes on from there', () => {
    const play = until(hasDone('deliver'));
    const first = play.log.findIndex(({ act }) => act.do === 'move' && act.move.type === 'deliver');
    const { play: back } = recallLog(title, play.config, play.log.slice(0, first + 1));
    if (back === null) throw new Error('not recalled');
    expect(nextAct(back)?.move).toMatchObject({ seat: INVESTOR });
    const { play: on, refused } = playOn(back, { mark: 'after' });
    expect([refused, nextAct(on)]).toEqual([null, null]);
    const same = play.log.slice(0, on.log.length).map(({ act }) => act);
    expect(on.log.map(({ act }) => act)).toEqual(same);
  });
  it.each([
    [11, 0],
    [12, 0.3],
  ])('HSB-8.5.01 by chance, seed %i and nonsense %d: it ends, and nothing is lost', (seed, chaos) => {
    const { ended, violation } = randomGame(title, config(seed), seededLuck(seed, 0), {
      ...RANDOM_PLAY,
      chaos,
    });
    expect([violation?.what, ended]).toEqual([undefined, true]);
  });
});
