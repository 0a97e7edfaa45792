import { trusted } from '@stellwerk/engine/table/types.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { isStillAsked } from './bound.ts';
import type { Question } from './hand.ts';
import type { Bench } from './machine.ts';
import { blanksFor } from './machine.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

let game: Game;
let start: Play;

beforeAll(async () => {
  game = (await loadGame('18te'))!;
  const config = { game: '18te', variant: 'standard', options: {}, seats: ['anna', 'bert', 'cleo'], seed: 1 };
  start = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
});

const made = (play: Play, move: Move): Play => {
  const outcome = commit(play, {
    id: `m${play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move: trusted(move) },
  });
  if (!outcome.ok) throw new Error('refused');
  return outcome.play;
};
const benchOf = (play: Play, seat: string): Bench => ({ game, table: play.table, seat, mode: 'coach' });

/** The auction that whoever is to decide could open, as a question at the hand. */
function asked(play: Play): { seat: string; question: Question; move: Move } {
  const seat = game.turn(play.table)[0]!;
  const { move } = game.prompt(play.table, seat).choices.find(({ blanks }) => blanks !== undefined)!;
  const blanks = blanksFor(benchOf(play, seat), move!)!;
  return { seat, move: move!, question: { kind: 'blanks', move: move!, blanks, place: '' } };
}

describe('a question at the hand', () => {
  it('stays while nothing happens, and while others do what has nothing to do with it', () => {
    const { seat, question } = asked(start);
    const other = start.config.seats.find((one) => one !== seat)!;
    const paid = made(start, { type: 'pay', seat: other, from: `seat/${other}`, to: 'bank', amount: 1 });
    expect(isStillAsked(question, null, start, start, benchOf(start, seat))).toBe(true);
    expect(isStillAsked(question, null, start, paid, benchOf(paid, seat))).toBe(true);
  });
  it('ends with its deed, whichever button did it', () => {
    const { seat, question, move } = asked(start);
    const after = made(start, move);
    expect(isStillAsked(question, null, start, after, benchOf(after, seat))).toBe(false);
  });
  it('ends where the numbers it offers are others now: an auction goes on', () => {
    const first = asked(start);
    const running = made(start, first.move);
    const bidder = asked(running);
    const raised = made(running, bidder.move);
    const next = game.turn(raised.table)[0]!;
    expect(isStillAsked(bidder.question, null, running, raised, benchOf(raised, next))).toBe(false);
  });
  it('ends where its piece lies elsewhere, equal ones or not', () => {
    const { seat, question } = asked(start);
    const piece = pieceIds(start.table).find((id) => id.startsWith('cert/'))!;
    const held = {
      kind: 'piece' as const,
      piece,
      from: pieceOf(start.table, piece)!.at,
      turn: 0,
      turns: false,
      targets: new Map<string, ReadonlySet<number>>(),
      fan: [piece],
      count: null,
    };
    const other = start.config.seats.find((one) => one !== seat)!;
    const gone = made(start, { type: 'put', seat: other, piece, to: `seat/${other}` });
    expect(isStillAsked(question, held, start, start, benchOf(start, seat))).toBe(true);
    expect(isStillAsked(question, held, start, gone, benchOf(gone, seat))).toBe(false);
  });
  it('ends where the table went back', () => {
    const { seat, question } = asked(start);
    const paid = made(start, { type: 'pay', seat: 'bert', from: 'seat/bert', to: 'bank', amount: 1 });
    const back = commit(paid, { id: 'u', seat: null, act: { do: 'undo', to: 0 } });
    if (!back.ok) throw new Error('refused');
    expect(isStillAsked(question, null, paid, back.play, benchOf(back.play, seat))).toBe(false);
  });
});
