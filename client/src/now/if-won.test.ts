import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Hammer } from '@stellwerk/engine/stage/stage.ts';
import { written } from '@stellwerk/engine/table/pieces.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { trusted } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { bidsWorthIt } from './BidForm.tsx';
import { ifItWins, whoHasItThen } from './if-won.ts';

const done = (play: Play, move: Move): Play => {
  const made = commit(play, {
    id: `m${play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move: trusted(move) },
  });
  if (!made.ok) throw new Error(`refused: ${move.type}`);
  return made.play;
};
const hammerOf = ({ game, table }: Play): Hammer | undefined => game.stage(table).hammer;

/** The first auction of a title that goes round the table; null where it has none within its first rounds. */
async function firstAuction(id: string): Promise<Play | null> {
  const game = (await loadGame(id))!;
  const players = Math.max(3, game.players.min);
  const seats = ['anna', 'bert', 'cleo', 'dora'].slice(0, players);
  let play = openPlay(game, {
    game: id,
    variant: game.variants[0]!.id,
    options: {},
    seats,
    seed: 4,
    mode: 'strict',
    bookkeeping: 'auto',
  });
  for (let i = 0; i < 400 && !hammerOf(play)?.bidder; i++) {
    const [seat] = game.turn(play.table);
    const options = seat === undefined ? [] : [...game.options(play.table, seat)];
    // Whatever leads to a bid first, then whatever goes on.
    const wanted = ['auction', 'bid', 'open', 'offer', 'call', 'done', 'pass'];
    const of = (type: string): Move | undefined =>
      options.find(
        (move) => move.type === type && (type !== 'call' || JSON.stringify(move).includes('auction')),
      );
    const move = wanted.map(of).find(Boolean) ?? options.at(i % Math.max(1, options.length));
    if (!move) return null;
    play = done(play, move);
  }
  return hammerOf(play)?.bidder ? play : null;
}

describe('what follows if a bid wins', () => {
  it('is what happens when everybody else drops out, in every title with an auction that goes round', async () => {
    const seen: string[] = [];
    for (const id of GAME_IDS) {
      const play = await firstAuction(id);
      if (!play) continue;
      const [seat] = play.game.turn(play.table);
      const bid = [...play.game.options(play.table, seat!)].find((move) => 'bid' in move)!;
      const told = ifItWins(play.game, play.table, hammerOf(play)!, bid);
      let real = done(play, bid);
      for (let i = 0; i < 8 && hammerOf(real)?.bidder === seat; i++)
        real = done(real, { type: hammerOf(real)!.pass, seat: play.game.turn(real.table)[0]! });
      expect(told && written(told)).toEqual(written(real.table));
      seen.push(id);
    }
    expect(seen.length).toBeGreaterThan(1);
  });

  it('whoever leads has it when the only other one drops out, and not before', () => {
    const seats = [
      { seat: 'anna', state: 'turn' },
      { seat: 'bert', state: 'leads' },
      { seat: 'cleo', state: 'in' },
    ] as const;
    const hammer: Hammer = { bid: 200, bidder: 'bert', pass: 'pass', seats };
    expect(whoHasItThen(hammer, 'anna')).toBeNull();
    expect(whoHasItThen({ ...hammer, seats: seats.slice(0, 2) }, 'anna')).toBe('bert');
    expect(whoHasItThen({ ...hammer, bidder: null, seats: seats.slice(0, 2) }, 'anna')).toBeNull();
  });
});

it('bids worth a button: the next one, and the first of every later mark that the purse reaches', () => {
  const blank = { field: 'bid', label: { key: 'bid' }, min: 230, max: 290, step: 10, start: 230 };
  const marks = [180, 210, 240, 270, 300].map((from) => ({ from, value: from / 3 }));
  expect(bidsWorthIt(blank, { title: { key: 'par' }, marks })).toEqual([230, 240, 270]);
  expect(bidsWorthIt(blank, undefined)).toEqual([]);
});
