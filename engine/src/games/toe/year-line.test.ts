import { describe, expect, it } from 'vitest';
import type { Move } from '../../table/types.ts';
import { say } from '../../table/words.ts';
import { game } from './index.ts';
import { Scene, SEATS2, SEATS3 } from './testing.ts';

/** The last phase of a year is being played; Bob is the last one to play it. */
const last = (phase: 'conference' | 'premium' | 'aid', options = {}): Scene =>
  new Scene(SEATS3, options)
    .opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5')
    .clock({
      calls: [
        { seat: 'anna', phase: 'site' },
        { seat: 'bob', phase: 'fair' },
      ],
    })
    .phase(phase, 'cleo');
const line = (scene: Scene, move: Move): string =>
  say(game.words, 'en', game.moves[move.type]!.label(scene.table, move));
const done = (seat: string) => ({ type: 'done', seat });

describe('what a year pays is told by the move that closes it', () => {
  it('TOE-9.2 TOE-9.4 profits and losses of everybody, nobody with nothing', () => {
    const scene = last('conference').completed('anna', 'S1').contract('cleo', 'EF3').booked();
    expect(line(scene, done('cleo'))).toBe('cleo is done');
    scene.done('cleo', 'anna');
    expect(line(scene, done('bob'))).toBe(
      'bob is done. Year 1 is over: anna gets 130,000\u00a0€, cleo pays 70,000\u00a0€',
    );
    expect(say(game.words, 'de', game.moves['done']!.label(scene.table, done('bob')))).toBe(
      'bob ist fertig. Jahr 1 ist zu Ende: anna bekommt 130.000\u00a0€, cleo zahlt 70.000\u00a0€',
    );
  });
  it('TOE-9.2 also when a premium or a chosen vehicle was the last thing to be done', () => {
    const premium = last('premium').completed('anna', 'S1').booked();
    premium.play({ type: 'premium', seat: 'cleo' }).play({ type: 'premium', seat: 'anna' });
    expect(line(premium, { type: 'premium', seat: 'bob' })).toMatch(
      /Year 1 is over: anna gets 130,000\u00a0€$/,
    );
    const aid = last('aid')
      .completed('anna', 'S1')
      .booked()
      .clock({ turn: 'bob', acted: ['cleo', 'anna'] });
    const lady = aid.vehicle('lady', 'aid');
    expect(line(aid, { type: 'choose', seat: 'bob', piece: lady })).toBe(
      'bob takes Lady as state aid. Year 1 is over: anna gets 130,000\u00a0€',
    );
  });
  it('TOE-9.2 TOE-8.52 also when it was a bid that nobody is left to raise', () => {
    const scene = new Scene(SEATS2)
      .opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5')
      .completed('anna', 'S1')
      .clock({
        calls: [
          { seat: 'anna', phase: 'site' },
          { seat: 'bob', phase: 'fair' },
        ],
      })
      .phase('auction', 'anna')
      .booked();
    const [lady] = scene.owns('bob', 'lady');
    scene
      .clock({ open: ['bob'] })
      .play({ type: 'offer', seat: 'bob', piece: lady! })
      .done('bob');
    expect(line(scene, { type: 'open', seat: 'anna', item: lady!, bid: 30_000 })).toBe(
      'anna opens on Lady with 30,000\u00a0€. Year 1 is over: anna gets 130,000\u00a0€',
    );
  });
  it('TOE-11.3 with audits the payout comes after them, and so does its line', () => {
    const scene = last('conference', { audit: true }).completed('anna', 'S1').booked().done('cleo', 'anna');
    expect(line(scene, done('bob'))).toBe('bob is done');
    scene.done('bob', 'anna', 'bob');
    expect(line(scene, done('cleo'))).toBe('cleo is done. Year 1 is over: anna gets 130,000\u00a0€');
  });
  it('OQ-9 the last year pays nothing, and nothing is said', () => {
    const scene = last('conference').completed('anna', 'S1', 'S2', 'S4').booked().done('cleo', 'anna');
    expect(line(scene, done('bob'))).toBe('bob is done');
  });
  it('TOE-12.3 TOE-12.6 a loss that was forgiven, and one that made somebody insolvent', () => {
    const scene = last('conference').contract('anna', 'EF3').contract('cleo', 'EF9').reminded('cleo');
    scene.cash('anna', 20_000).cash('cleo', 0).booked().done('cleo', 'anna');
    expect(line(scene, done('bob'))).toBe(
      'bob is done. Year 1 is over: anna pays 20,000\u00a0€ (the rest is forgiven), cleo pays 0\u00a0€ (insolvent)',
    );
  });
});
