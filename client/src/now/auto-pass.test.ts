import { trusted } from '@stellwerk/engine/table/types.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Act, Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move, Seat } from '@stellwerk/engine/table/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Standing } from './auto-pass.ts';
import { endingOf, passNow, passOf, repeatable } from './auto-pass.ts';
import { roundAt } from '../table/round-name.ts';
import { turnOrder } from './turn-order.ts';
import { everyPiece } from '@stellwerk/engine/table/places.ts';

let game: Game;
let start: Play;
let n = 0;
beforeAll(async () => {
  game = (await loadGame('18te'))!;
  start = openPlay(game, {
    ...{ game: game.id, variant: 'standard', options: {}, seats: ['anna', 'bert', 'cleo'], seed: 1 },
    ...{ mode: 'strict', bookkeeping: 'auto' },
  });
});

const did = (play: Play, seat: Seat | null, act: Act): Play => {
  const outcome = commit(play, { id: `m${n++}`, seat, act });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
  return outcome.play;
};
const made = (play: Play, move: Move): Play => did(play, move.seat, { do: 'move', move: trusted(move) });
const acting = (play: Play): Seat => game.turn(play.table)[0]!;
/** Whoever is to decide does the first thing of a kind that is offered. */
const does = (play: Play, type: string, about: Record<string, unknown> = {}): Play => {
  const options = [...game.options(play.table, acting(play))];
  const fits = (move: Move): boolean => Object.entries(about).every(([key, value]) => move[key] === value);
  return made(
    play,
    options.find((move) => move.type === type && fits(move))!,
  );
};
const passes = (play: Play): Play => does(play, 'pass');
const standingOf = (play: Play, seat: Seat): Standing => ({
  table: 't',
  seat,
  round: roundAt(game, play.table),
  label: repeatable(play, seat)!.label.key,
  seen: play.log.length,
});

/** KHS and KWE are founded by the first two; the third has nothing yet, and is to trade. */
const founded = (): Play => {
  let play = passes(passes(does(start, 'auction')));
  play = passes(passes(does(play, 'auction')));
  return play;
};

describe('passing for somebody who said so', () => {
  it('is offered with a pass, and afterwards to whoever has passed in this round', () => {
    const first = acting(start);
    expect(repeatable(start, first)?.move.type).toBe('pass');
    const play = passes(start);
    expect(acting(play)).not.toBe(first);
    expect(repeatable(play, first)?.move).toEqual({ type: 'pass', seat: first });
    expect(repeatable(play, acting(passes(play)))).toBe(null);
  });

  it('passes again when the turn comes round, and not before', () => {
    const me = acting(start);
    const standing = standingOf(start, me);
    const mine = passes(start);
    expect(passNow(start, standing)).toEqual({ type: 'pass', seat: me });
    expect(passNow(mine, standing)).toBe(null);
    const round = passes(passes(mine));
    expect([acting(round), endingOf(round, standing)]).toEqual([me, null]);
    expect(passNow(round, standing)).toEqual({ type: 'pass', seat: me });
  });

  it('goes on while others deal in what I do not hold, and ends when they touch what I hold', () => {
    const play = founded();
    const me = acting(play);
    const standing = standingOf(play, me);
    const passed = passes(play);
    const holdsNothing = does(passed, 'buy', { company: 'KHS' });
    expect(endingOf(holdsNothing, standing)).toBe(null);

    const holder = acting(passed);
    const own = everyPiece(passed.table).find(
      ([id, { at }]) => id.startsWith('cert/') && at === `seat/${holder}`,
    )![0];
    const company = own.split('/')[1]!;
    const waits = passes(passed);
    const hers = standingOf(waits, holder);
    expect(endingOf(does(waits, 'buy', { company }), hers)).toBe('touched');
    const other = ['KHS', 'KWE'].find((id) => id !== company)!;
    expect(endingOf(does(waits, 'buy', { company: other }), hers)).toBe(null);
  });

  it('never drops out of an auction: that is another question', () => {
    const me = acting(start);
    const standing = standingOf(start, me);
    const opened = does(passes(start), 'auction');
    const mine = acting(opened) === me ? opened : passes(opened);
    expect(acting(mine)).toBe(me);
    expect(passOf(game, mine.table, me)?.move.type).toBe('pass');
    expect(endingOf(mine, standing)).toBe('question');
  });

  it('ends with the round, when I act myself, and when the table goes back', () => {
    const play = founded();
    const me = acting(play);
    const standing = standingOf(play, me);
    expect(endingOf(passes(passes(passes(play))), standing)).toBe('round');
    expect(endingOf(does(play, 'buy'), standing)).toBe('other');
    const back = did(passes(play), me, { do: 'undo', to: play.head });
    expect(endingOf(back, standing)).toBe('other');
  });
});

describe('the order of an operating round', () => {
  it('has those who operated first, then the present one, then those still to come', () => {
    const play = passes(passes(passes(founded())));
    const [first, second] = turnOrder(play);
    expect([first?.state, second?.state]).toEqual(['now', 'next']);
    let later = play;
    while (turnOrder(later)[0]?.state === 'now') later = does(does(later, 'run'), 'done');
    expect(turnOrder(later)).toEqual([
      { livery: first!.livery, state: 'done' },
      { livery: second!.livery, state: 'now' },
    ]);
    expect(turnOrder(start)).toEqual([]);
  });
});
