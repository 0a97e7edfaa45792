import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Act, Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { trusted } from '@stellwerk/engine/table/types.ts';
import { expect, it } from 'vitest';
import { lastBids } from './last-bids.ts';

const done = (play: Play, move: Move): Play => {
  const made = commit(play, {
    id: `m${play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move: trusted(move) },
  });
  expect(made.ok).toBe(true);
  return made.ok ? made.play : play;
};

it('what everybody bid last is read from the log, for this lot only, and lies on the stage as the table has it', async () => {
  const game = (await loadGame(GAME_IDS[0]!))!;
  const config = {
    game: game.id,
    variant: 'standard',
    options: {},
    seats: ['anna', 'bert', 'cleo'],
    seed: 4,
  };
  let play = openPlay(game, { ...config, mode: 'strict', bookkeeping: 'auto' });
  const turn = (): string => game.turn(play.table)[0]!;
  const offered = (type: string, at = 0): Move => [...game.options(play.table, turn(), { type })][at]!;
  const first = turn();
  expect(game.stage(play.table).hammer).toBeUndefined();
  play = done(play, offered('auction', 1));
  const second = turn();
  play = done(play, offered('bid'));
  const third = turn();
  play = done(play, offered('pass'));
  expect(lastBids(play)).toEqual(
    new Map([
      [second, 200],
      [first, 190],
    ]),
  );
  expect(game.stage(play.table).hammer).toMatchObject({
    piece: 'cert/KHS/0',
    bid: 200,
    bidder: second,
    seats: [
      { seat: first, state: 'turn' },
      { seat: second, state: 'leads' },
      { seat: third, state: 'out' },
    ],
  });
  // The charter says what is bid, and no longer what the first bid had to be.
  const notes = game
    .stage(play.table)
    .surfaces.flatMap((surface) => (surface.kind === 'charter' && surface.id === 'KHS' ? surface.notes : []));
  expect(notes.at(-1)).toMatchObject({ params: { bid: 200, seat: second } });
  // Hands that do something else meanwhile, and what the table agrees about it, are no end of the bidding.
  const aside = (act: Act): Play => {
    const made = commit(play, { id: `m${play.log.length}`, seat: first, act });
    expect(made.ok).toBe(true);
    return made.ok ? made.play : play;
  };
  play = aside({ do: 'mode', mode: 'free' });
  play = aside({
    do: 'move',
    move: trusted({ type: 'put', seat: first, piece: 'tile/8/1', to: 'hex/E3' }),
  });
  expect(lastBids(play)).toEqual(
    new Map([
      [second, 200],
      [first, 190],
    ]),
  );
  // Knocked down: whatever is bid for next begins anew.
  play = done(play, offered('pass'));
  expect(game.stage(play.table).hammer).toBeUndefined();
  expect(lastBids(play).size).toBe(0);
});
