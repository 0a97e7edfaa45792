import { trusted } from '@stellwerk/engine/table/types.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Act, Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSpeech } from './speech.ts';
import { sayEntry } from './say-entry.ts';
import { headBefore, wayBetween } from './way-back.ts';

const cards = Object.fromEntries(
  ['Anna', 'Bert'].map((name) => [name.toLowerCase(), { name, colour: '', taken: true, link: 0 }]),
);
let fresh: Play;
beforeAll(async () => {
  const game = (await loadGame(GAME_IDS[0]!))!;
  const config = { game: game.id, variant: 'standard', options: {}, seats: ['anna', 'bert'], seed: 1 };
  fresh = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
});

const act = (play: Play, made: Act, seat = 'anna'): Play => {
  const outcome = commit(play, { id: `e${play.log.length}`, seat, act: made });
  if (!outcome.ok) throw new Error('refused');
  return outcome.play;
};
const pass = (play: Play): Play => {
  const seat = play.game.turn(play.table)[0]!;
  return act(play, { do: 'move', move: trusted({ type: 'pass', seat }) }, seat);
};
const last = (play: Play): string => sayEntry(makeSpeech(play.game, 'en', cards), play, play.log.at(-1)!);

describe('a way back', () => {
  it('is called by the one move that it takes back', () => {
    const back = act(pass(fresh), { do: 'undo', to: 0 });
    expect(last(back)).toMatch(/^Anna takes back: (Anna|Bert) passes$/);
  });
  it('is counted where it takes several', () => {
    expect(last(act(pass(pass(fresh)), { do: 'undo', to: 0 }))).toBe('Anna takes 2 moves back, to move 0');
  });
  it('is told from the way forth again', () => {
    const back = act(pass(fresh), { do: 'undo', to: 0 });
    const forth = act(back, { do: 'undo', to: 1 });
    expect(last(forth)).toMatch(/^Anna restores: (Anna|Bert) passes$/);
    expect(wayBetween(forth, headBefore(forth, 3), 1).kind).toBe('redo');
  });
  it('says where it leads when no move lies between', () => {
    expect(last(act(fresh, { do: 'undo', to: 0 }))).toBe('Anna goes to move 0');
  });
  it('keeps count of what was taken back before', () => {
    const twice = act(pass(act(pass(pass(fresh)), { do: 'undo', to: 1 })), { do: 'undo', to: 0 });
    expect(last(twice)).toBe('Anna takes 2 moves back, to move 0');
  });
});
