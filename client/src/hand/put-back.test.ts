import { trusted } from '@stellwerk/engine/table/types.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { isPut } from '@stellwerk/engine/table/apply.ts';
import { commit, type Config, openPlay, type Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { turns } from '../draw/faces.ts';
import { sceneOf } from '../layout/scene.ts';
import { homeOf } from './goal.ts';
import { type Bench, drop, type HeldPiece, hover } from './machine.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

const games = (await Promise.all(GAME_IDS.map(loadGame))).flatMap((game) => game ?? []);

const opened = (game: (typeof games)[number]): Play => {
  const config: Config = {
    game: game.id,
    variant: game.variants[0]!.id,
    options: {},
    seats: ['anna', 'bert', 'carla'],
    seed: 3,
    mode: 'coach',
    bookkeeping: 'auto',
  };
  return openPlay(game, config);
};

/** As the hand has it that takes the piece up. */
function hold({ table, game }: Play, piece: string): HeldPiece {
  const stage = game.stage(table);
  const { at, turn = 0 } = pieceOf(table, piece)!;
  const home = homeOf(sceneOf(stage, table, null), piece);
  const isTile = turns(stage.faces[piece]);
  return {
    kind: 'piece',
    piece,
    from: at,
    turn,
    turns: isTile,
    targets: new Map(),
    fan: [piece],
    count: null,
    home,
  };
}

const benchOf = (play: Play, mine: boolean): Bench => ({
  game: play.game,
  table: play.table,
  seat: 'anna',
  mode: 'coach',
  before: mine && play.head > 0 ? positionAt(play, play.line[play.head]!) : null,
});

/** Legal moves, a different kind before one that was there already. */
function* played(first: Play, most: number): Generator<Play> {
  let play = first;
  const seen = new Map<string, number>();
  for (let i = 0; i < most; i++) {
    const seat = play.game.turn(play.table)[0];
    if (seat === undefined) return;
    const options: Move[] = [];
    for (const move of play.game.options(play.table, seat)) {
      options.push(move);
      if (options.length > 300) break;
    }
    options.sort((a, b) => (seen.get(a.type) ?? 0) - (seen.get(b.type) ?? 0));
    const [next] = options;
    if (!next) return;
    seen.set(next.type, (seen.get(next.type) ?? 0) + 1);
    const outcome = commit(play, { id: `m${i}`, seat, act: { do: 'move', move: trusted(next) } });
    if (!outcome.ok) return;
    play = outcome.play;
    yield play;
  }
}

describe.each(games.map((game) => [game.title, game] as const))('a piece of %s put back', (_, game) => {
  const first = opened(game);
  const kinds = new Map(
    pieceIds(first.table).map((id) => [
      `${id.split('/')[0]} ${pieceOf(first.table, id)!.at.split('/')[0]}`,
      id,
    ]),
  );

  it('where it came from is no move, of whatever kind and however it was turned meanwhile', () => {
    const bench = benchOf(first, false);
    for (const piece of kinds.values()) {
      const held = hold(first, piece);
      expect(drop(hover(bench, held, held.from)), piece).toEqual({ kind: 'home' });
      if (held.turns)
        expect(drop(hover(bench, { ...held, turn: 4 }, held.from, true)), piece).toEqual({ kind: 'home' });
    }
  });

  it('anywhere on the sheet where it lay is no flagged move either', () => {
    const bench = benchOf(first, false);
    for (const piece of kinds.values()) {
      const held = hold(first, piece);
      for (const place of held.home!)
        expect(hover(bench, held, place).verdict, `${piece} → ${place}`).not.toBe('free');
    }
  });

  it('to where it lay before the last move takes that back, unless the rules know a move', () => {
    let count = 0;
    for (const play of played(first, 40)) {
      const before = positionAt(play, play.line[play.head]!);
      const moved = (play.log[play.head]!.effects ?? []).flatMap((e) => (isPut(e) ? [e.put] : []));
      for (const piece of moved.slice(0, 4)) {
        const [now, then] = [pieceOf(play.table, piece)!.at, pieceOf(before, piece)!.at];
        if (now === then) continue;
        count++;
        const over = hover(benchOf(play, true), hold(play, piece), then);
        expect(['back', 'fits'], `${piece}: ${now} → ${then}`).toContain(over.verdict);
        expect(hover(benchOf(play, false), hold(play, piece), then).verdict).not.toBe('back');
      }
    }
    expect(count).toBeGreaterThan(5);
  });
});
