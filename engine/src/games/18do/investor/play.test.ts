import { describe, expect, it } from 'vitest';
import { playOn } from '../../../table/automaton.ts';
import type { Game } from '../../../table/game.ts';
import type { Play } from '../../../table/play.ts';
import { commit, openPlay } from '../../../table/play.ts';
import { undoTarget } from '../../../table/history.ts';
import { trusted } from '../../../table/types.ts';
import type { Move } from '../../../table/types.ts';
import { game } from '../index.ts';

// A title's own clock type matters only inside the title.
const title = game as unknown as Game;
const opened = (): Play =>
  openPlay(title, {
    ...{ game: '18do', variant: 'zsv', options: {}, seats: ['anna', 'bert'], seed: 3 },
    ...{ mode: 'strict', bookkeeping: 'auto' },
  });
/** Somebody moves, and what happens by itself follows. */
const moved = (play: Play, move: Move): Play => {
  const outcome = commit(play, {
    id: `m${play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move: trusted(move) },
  });
  if (!outcome.ok) throw new Error(outcome.findings.map(({ rule }) => rule).join(', '));
  const { play: after, refused } = playOn(outcome.play, { mark: 'by-itself' });
  expect(refused).toBe(null);
  return after;
};
/** Whoever is to move makes the first move that is offered: bids, a card, then passes, until the Investor has acted. */
const untilHeActs = (): Play => {
  let play = opened();
  for (let i = 0; i < 20 && byHim(play).length === 0; i++) {
    const [seat = ''] = title.turn(play.table);
    const options = [...title.options(play.table, seat)];
    play = moved(play, options.find(({ type }) => type === 'pass') ?? options[0]!);
  }
  return play;
};
const byHim = (play: Play) => play.log.filter(({ act }) => act.do === 'move' && act.move.seat === 'investor');

describe('the Investor at a table', () => {
  it('DO-8.2.1.2 acts by himself, with the paragraph in the log, and never waits for a person', () => {
    const play = untilHeActs();
    const [entry] = byHim(play);
    expect(entry?.act).toMatchObject({
      move: { type: 'invest' },
      because: { section: '8.3.3', atoms: ['DO-8.3.3.2'] },
    });
    expect(title.turn(play.table)).not.toContain('investor');
  });
  it('DO-8.2.1.2 taking a move back takes along what he did after it; he does it again', () => {
    const play = untilHeActs();
    const undone = commit(play, { id: 'undo', seat: 'anna', act: { do: 'undo', to: undoTarget(play)! } });
    if (!undone.ok) throw new Error('not taken back');
    expect(title.turn(undone.play.table)).not.toContain('investor');
    const again = playOn(undone.play, { mark: 'again' });
    expect(again.play.log.length).toBe(undone.play.log.length);
    const once = moved(undone.play, { type: 'pass', seat: title.turn(undone.play.table)[0] ?? '' });
    expect(byHim(once).at(-1)?.act).toMatchObject({ move: { type: 'invest' } });
  });
});
