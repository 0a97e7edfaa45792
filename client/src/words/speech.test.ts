import { trusted } from '@stellwerk/engine/table/types.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay, commit } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { makeSpeech } from './speech.ts';

const card = (name: string) => ({ name, colour: '', taken: true, link: 0 });

describe('people in sentences', async () => {
  const game = (await loadGame('18te'))!;
  const seats = ['pool', 'green', 'khs'];
  const config = { game: '18te', variant: 'standard', options: {}, seats, seed: 1 } as const;
  const play = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
  const speech = makeSpeech(game, 'en', { pool: card('pool'), green: card('Green'), khs: card('khs') });

  it('go by their names, alone and in a row, whatever the parameter is called', () => {
    const all = { key: 'table/pay', params: { amount: 5, from: 'seat/green', to: 'bank' } };
    expect(speech.phrase(all)).toContain('Green');
    expect(speech.phrase({ key: '18te/now/trade', params: { seat: 'green, khs' } })).toContain('Green, khs');
  });
  it('do not change what things are called', () => {
    const named = makeSpeech(game, 'en', { anna: card('Anna') });
    expect(speech.place('pool')).toBe(named.place('pool'));
    for (const key of ['18te/colour/from', 'table/plain'])
      expect(speech.phrase({ key, params: { colour: 'green', phase: '3', text: 'pool' } })).toBe(
        named.phrase({ key, params: { colour: 'green', phase: '3', text: 'pool' } }),
      );
  });
  it('are not looked up again: somebody called like a thing stays who they are', () => {
    expect(speech.name('seat/pool')).toBe('pool');
    const called = makeSpeech(game, 'de', { p1: card('green') });
    expect(called.phrase({ key: 'table/pay', params: { amount: 1, from: 'seat/p1', to: 'bank' } })).toContain(
      'green',
    );
  });
  it('are said once, also where their name begins with a small letter', () => {
    const move = { type: 'pay', seat: 'khs', from: 'seat/khs', to: 'bank', amount: 5 };
    const made = commit(play, { id: 'x', seat: 'khs', act: { do: 'move', move: trusted(move) } });
    if (!made.ok) throw new Error('refused');
    expect(speech.entry(made.play, made.entry)).toMatch(/^khs moves /);
    const lower = { key: '18te/now/trade', params: { seat: 'khs' } };
    expect(speech.phrase(lower).match(/khs/g)).toHaveLength(1);
  });
  it('stand beside whose hand it was, where somebody acts for an empty seat', () => {
    const move = { type: 'pay', seat: 'khs', from: 'seat/khs', to: 'bank', amount: 5 };
    const made = commit(play, {
      id: 'x',
      seat: 'khs',
      by: 'green',
      act: { do: 'move', move: trusted(move) },
    });
    if (!made.ok) throw new Error('refused');
    expect(speech.entry(made.play, made.entry)).toContain('moved for the empty seat: Green');
  });
});
