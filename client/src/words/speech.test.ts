import type { RailClock } from '@stellwerk/engine/rail/clock.ts';
import type { Mode, Table } from '@stellwerk/engine/table/types.ts';
import { trusted } from '@stellwerk/engine/table/types.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay, commit } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { lastingGame } from '../table/testing.ts';
import { makeSpeech } from './speech.ts';
import { sayEntry } from './say-entry.ts';

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
    expect(sayEntry(speech, made.play, made.entry)).toMatch(/^khs moves /);
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
    expect(sayEntry(speech, made.play, made.entry)).toContain('moved for the empty seat: Green');
  });
});

describe('a move against a rule', async () => {
  const game = (await loadGame('18te'))!;
  const seats = Object.fromEntries(['Anna', 'Bert', 'Carla'].map((name) => [name.toLowerCase(), card(name)]));
  const speech = makeSpeech(game, 'en', seats);
  /** Some company operates; somebody else than its president lays a tile for it. */
  const strangely = (mode: Mode, marks: object = {}) => {
    let operating = lastingGame(game, 20, { mode });
    for (let n = 21; (operating.table as unknown as Table<RailClock>).clock.operating === null; n++)
      operating = lastingGame(game, n, { mode });
    const other = operating.config.seats.find((seat) => !game.turn(operating.table).includes(seat))!;
    const move = trusted({ type: 'lay', seat: other, hex: 'C3', tile: '57', turn: 0 });
    const made = commit(operating, { id: 'x', seat: other, act: { do: 'move', move, ...marks } });
    if (!made.ok) throw new Error('refused');
    return { other, said: sayEntry(speech, made.play, made.entry) };
  };

  it('says whose hand it was where its sentence has the company', () => {
    const { said, other } = strangely('coach');
    expect(said).toMatch(/^[A-Z]+ lays /);
    expect(said).toMatch(new RegExp(` · moved by ${speech.name(other)}$`));
  });
  it('says who allowed it, where the table was asked before', () => {
    const { said, other } = strangely('strict', { overruled: ['anna', 'bert', 'carla'] });
    const others = ['anna', 'bert', 'carla']
      .filter((seat) => seat !== other)
      .map((seat) => speech.name(seat));
    expect(said).toMatch(new RegExp(` · moved by ${speech.name(other)} · allowed by ${others.join(', ')}$`));
  });
  it('says to whom it speaks, to all but to them', () => {
    const said = { rule: '18te/6.5/raise-step', section: '6.5', weight: 'breach', params: {} } as const;
    const german = makeSpeech(game, 'de', seats);
    const other = { ...said, rule: '18te/6.5/next-company' };
    for (const [one, to] of [
      [speech, 'To Bert: '],
      [german, 'An Bert: '],
    ] as const) {
      expect(one.findingTo(said, 'bert', ['anna'])).toBe(`${to}${one.finding(said)}`);
      expect(one.findingTo(said, 'bert', ['bert'])).toBe(one.finding(said));
      expect(one.findingTo(other, 'bert', ['anna'])).toBe(one.finding(other));
    }
  });
  it('names nobody twice, and a move by the rules names no hand', () => {
    const seated = ['anna', 'bert', 'carla'];
    const config = { game: '18te', variant: 'standard', options: {}, seats: seated, seed: 1 } as const;
    const play = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
    const turn = game.turn(play.table);
    const other = seated.find((seat) => !turn.includes(seat))!;
    for (const move of [
      { type: 'pass', seat: other },
      { type: 'lay', seat: other, hex: 'C3', tile: '57', turn: 0 },
    ]) {
      const made = commit(play, { id: 'x', seat: other, act: { do: 'move', move: trusted(move) } });
      if (!made.ok) throw new Error('refused');
      expect(made.entry.verdict).toBe('flagged');
      expect(sayEntry(speech, made.play, made.entry).split(speech.name(other))).toHaveLength(2);
    }
    const late = lastingGame(game, 60);
    for (const entry of late.log) expect(sayEntry(speech, late, entry)).not.toContain('moved by');
  });
});
