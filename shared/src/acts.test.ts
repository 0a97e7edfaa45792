import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Act, Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Json } from '@stellwerk/engine/table/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOf, ACTS, grantedAct, QUESTIONS, questionOf, seatOf } from './acts.ts';
import { USUAL } from './opening.ts';

let fresh: Play;
beforeAll(async () => {
  const game = (await loadGame(GAME_IDS[0]!))!;
  const seats = ['anna', 'bert'];
  fresh = openPlay(game, { ...USUAL, game: game.id, options: {}, seats, seed: 1 });
});
const enter = (play: Play, act: Act): Play => {
  const outcome = commit(play, { id: `e${play.log.length}`, seat: seatOf(act), act });
  if (!outcome.ok) throw new Error('refused');
  return outcome.play;
};
const firstMove = (play: Play): { readonly [key: string]: Json } => {
  const [seat = ''] = play.game.turn(play.table);
  const [move] = play.game.options(play.table, seat);
  return { ...move } as { readonly [key: string]: Json };
};
const moved = (play: Play): Play => enter(play, actOf(play, { do: 'move', move: firstMove(play) }, [])!);

describe('what people do at a table', () => {
  it('can be asked for where it can be done with the others’ word, and only there', () => {
    expect(questionOf({ do: 'undo' })).toEqual({ do: 'undo' });
    expect(questionOf({ do: 'waive', entry: 3 })).toEqual({ do: 'waive', entry: 3 });
    expect(questionOf({ do: 'redo' })).toBeNull();
    expect(questionOf({ do: 'mode', mode: 'free' })).toBeNull();
    expect(questionOf({ do: 'move', move: {} })).toBeNull();
    const asked = Object.keys(QUESTIONS).filter((what) => what !== 'overrule');
    expect(Object.keys(ACTS)).toEqual(expect.arrayContaining(asked));
  });

  it('takes back the last move and plays it again, where there is one', () => {
    expect(actOf(fresh, { do: 'undo' }, [])).toBeNull();
    expect(actOf(fresh, { do: 'redo' }, [])).toBeNull();
    const once = moved(fresh);
    const back = actOf(once, { do: 'undo' }, [])!;
    expect(back).toEqual({ do: 'undo', to: 0 });
    expect(actOf(enter(once, back), { do: 'redo' }, [])).toEqual({ do: 'undo', to: 1 });
    expect(actOf(moved(once), { do: 'undo', to: 0 }, [])).toEqual({ do: 'undo', to: 0 });
  });

  it('keeps who agreed', () => {
    const agreed = ['anna'];
    expect(actOf(fresh, { do: 'house-rule', rule: 'x' }, agreed)).toEqual({
      do: 'house-rule',
      rule: 'x',
      agreed,
    });
    expect(grantedAct(fresh, { do: 'undo', to: 0 }, agreed)).toEqual({ do: 'undo', to: 0, agreed });
  });

  it('is read before it is entered: a move that names what is not there is none', () => {
    const move = firstMove(fresh);
    expect(actOf(fresh, { do: 'move', move }, [])).toEqual({ do: 'move', move });
    expect(actOf(fresh, { do: 'move', move: { ...move, seat: 'nobody' } }, [])).toBeNull();
    expect(actOf(fresh, { do: 'move', move: { type: 'dance', seat: 'anna' } }, [])).toBeNull();
    expect(actOf(fresh, { do: 'move', move: 7 }, [])).toBeNull();
    expect(grantedAct(fresh, { do: 'overrule', move: 7 }, ['anna'])).toBeNull();
    const overruled = { do: 'move', move, overruled: ['anna'] };
    expect(grantedAct(fresh, { do: 'overrule', move }, ['anna'])).toEqual(overruled);
  });

  it('belongs to a seat where it is a move, and to the table else', () => {
    expect(seatOf(actOf(fresh, { do: 'move', move: firstMove(fresh) }, [])!)).toBe(firstMove(fresh)['seat']);
    expect(seatOf({ do: 'undo', to: 0 })).toBeNull();
  });
});
