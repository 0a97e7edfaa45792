import { describe, expect, it } from 'vitest';
import { isRun } from '../rail/shown-run.ts';
import { settled } from '../table/dues.ts';
import type { Game } from '../table/game.ts';
import { judge } from '../table/judge.ts';
import { seededLuck } from '../table/luck.ts';
import type { Luck } from '../table/luck.ts';
import { anyMove, neighbour } from '../table/near-moves.ts';
import type { Play } from '../table/play.ts';
import { randomGame, randomOption, RANDOM_PLAY } from '../table/random-play.ts';
import type { Move, ParsedMove } from '../table/types.ts';
import { GAME_IDS, loadGame } from './registry.ts';

const SEATS = ['anna', 'bert', 'cleo', 'dora'];
const POSITIONS = 400;
const LOOKS = 60;

/** Slips of whoever has the turn: something of a kind that the step has, or a legal move with one thing changed. */
function* slips(game: Game, play: Play, pick: Luck): Generator<ParsedMove> {
  const table = settled(play.table);
  const [seat] = game.turn(table);
  if (seat === undefined) return;
  const kinds = game.course?.(table) ?? [];
  for (const kind of kinds) {
    const any = anyMove(game, table, kind, pick, seat);
    if (any) yield any;
  }
  const { move, others } = randomOption(game, play, seat, pick);
  for (const one of [move, ...others]) {
    const near = one && neighbour(game, table, one, pick);
    if (near) yield near;
  }
}
/** Each route of a run has a reason of its own. */
const reasonsFor = (move: Move): number => (isRun(move) ? Math.max(1, move.routes.length) : 1);

/** Who corrects what stands in the way first learns soon enough whether something else does. */
describe('one reason where one suffices', () => {
  it.each(GAME_IDS)('a slip of %s is answered with one rule', async (id) => {
    const game = (await loadGame(id))!;
    const found = new Set<string>();
    let judged = 0;
    for (let i = 0; i < Math.max(3, game.variants.length); i++) {
      const variant = game.variants[i % game.variants.length]!.id;
      const looking = seededLuck(-1, i);
      let at = 0;
      const look = (play: Play): void => {
        if (at++ % Math.ceil(POSITIONS / LOOKS) > 0 || at > POSITIONS) return;
        for (const move of slips(game, play, looking)) {
          judged++;
          const broken = judge(game, settled(play.table), move).filter(({ weight }) => weight === 'breach');
          if (broken.length > reasonsFor(move))
            found.add(`${move.type}: ${broken.map(({ rule }) => rule).join(' and ')}`);
        }
      };
      randomGame(
        game,
        {
          ...{ game: id, variant, options: {}, seed: 11 + i, mode: 'strict', bookkeeping: 'auto' },
          seats: SEATS.slice(0, Math.max(game.players.min, Math.min(3 + (i % 2), game.players.max))),
        },
        seededLuck(7, i),
        { ...RANDOM_PLAY, look, limit: POSITIONS, isCurious: true },
      );
    }
    expect([...found]).toEqual([]);
    expect(judged).toBeGreaterThan(100);
  });
});
