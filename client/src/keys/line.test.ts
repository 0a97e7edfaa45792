import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSpeech } from '../words/speech.ts';
import type { Candidate } from './line.ts';
import { answer, candidatesOf, match } from './line.ts';

const list: readonly Candidate[] = [
  { move: { type: 'lay', seat: 'a', tile: '57', hex: 'D6', turn: 2 }, words: ['lay', '57', 'd6', '2'] },
  { move: { type: 'lay', seat: 'a', tile: '5', hex: 'D6', turn: 1 }, words: ['lay', '5', 'd6', '1'] },
  { move: { type: 'pass', seat: 'a' }, words: ['pass', 'passt', 'passes'] },
];

describe('the command line', () => {
  it('finds a move by its words in any order', () => {
    expect(match(list, 'lay 57 D6 2')[0]).toBe(list[0]!.move);
    expect(match(list, 'D6 lay 5')).toEqual([list[1]!.move]);
  });
  it('takes the beginning of words, in both languages, but not of figures', () => {
    expect(match(list, 'pas')[0]).toBe(list[2]!.move);
    expect(match(list, 'passt')[0]).toBe(list[2]!.move);
    expect(match(list, 'lay 5')).toEqual([list[1]!.move]);
  });
  it('takes a verb in any of its forms', () => {
    for (const line of ['passen', 'passe', 'Passt']) expect(match(list, line)[0]).toBe(list[2]!.move);
    expect(match([{ move: list[2]!.move, words: ['khs', 'fährt'] }], 'fahren khs')).toHaveLength(1);
  });
  it('says nothing rather than something else', () => {
    expect(match(list, 'buy everything')).toEqual([]);
  });
});

describe('with a real title', () => {
  let game: Game;
  let play: Play;
  beforeAll(async () => {
    game = (await loadGame(GAME_IDS[0]!))!;
    const config = { game: game.id, variant: 'standard', options: {}, seats: ['anna', 'bert'], seed: 1 };
    play = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
  });
  const cards = {
    anna: { name: 'Anna', colour: '', taken: true, link: 0 },
    bert: { name: 'Bert', colour: '', taken: true, link: 0 },
  };
  it('completes from what may be done now', () => {
    const seat = game.turn(play.table)[0]!;
    const said = candidatesOf(game, play.table, seat, [makeSpeech(game, 'de', cards)]);
    expect(match(said, 'passt')[0]?.type).toBe('pass');
    expect(match(candidatesOf(game, play.table, seat, []), 'pass')[0]?.type).toBe('pass');
  });
  it('reads somebody’s books aloud, and what is to be done', () => {
    const speech = makeSpeech(game, 'en', cards);
    expect(answer('read Anna', game, play.table, speech)).toMatch(/^Anna: /);
    expect(answer('read now', game, play.table, speech)).not.toBe('');
    expect(answer('read nobody', game, play.table, speech)).toBe('');
    expect(answer('pass', game, play.table, speech)).toBeNull();
  });
});
