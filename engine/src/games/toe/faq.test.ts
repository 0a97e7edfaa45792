import { trusted } from '../../table/types.ts';
import { describe, expect, it } from 'vitest';
import { commit, openPlay } from '../../table/play.ts';
import type { Game } from '../../table/game.ts';
import { chipsOn } from './books.ts';
import { game } from './index.ts';
import { contractPiece } from './pieces.ts';
import { breaches, Scene } from './testing.ts';
import { pieceOf } from '../../table/places.ts';

const ROUTE = [
  'edinburgh-manchester',
  'manchester-london',
  'london-calais',
  'calais-bruxelles',
  'bruxelles-koeln',
  'koeln-frankfurt',
];

describe('questions and answers (ch. 13)', () => {
  it('TOE-FAQ.9 ✗ S3 is turned over with an unmet speed bonus', () => {
    const scene = new Scene().contract('anna', 'S3').licences('anna', ...ROUTE);
    scene.mans('S3', 'henry', 'res', 'res');
    expect(breaches(scene.table, { type: 'complete', seat: 'anna', contract: 'S3' })).toEqual([
      'toe/13/all-conditions',
    ]);
  });
  it('TOE-FAQ.9 ✓ with all conditions met, bonus last', () => {
    const scene = new Scene().contract('anna', 'S3').licences('anna', ...ROUTE);
    scene.mans('S3', 'mascha', 'res', 'res');
    scene.booked().play({ type: 'complete', seat: 'anna', contract: 'S3' });
    expect(pieceOf(scene.table, contractPiece('S3'))?.side).toBe('done');
  });
  it('TOE-FAQ.12 ✗ a chip is moved to another contract', () => {
    const scene = new Scene().contract('anna', 'EF1', 'EF2').chips('EF1', 1);
    const move = { type: 'chip', seat: 'anna', piece: 'chip/1', contract: 'EF2' };
    expect(breaches(scene.table, move)).toEqual(['toe/13/chip-stays']);
  });
  it('TOE-FAQ.12 ✓ it stays on its contract', () => {
    const scene = new Scene()
      .opens('EF1')
      .chips('EF1', 1)
      .phase('conference')
      .play({ type: 'take', seat: 'anna', contract: 'EF1' });
    expect(chipsOn(scene.done('anna').table, 'EF1')).toBe(1);
  });
  it('TOE-13.6 the players may agree on a reading: a house rule silences a rule', () => {
    const config = {
      game: 'toe',
      seats: ['anna', 'bob'],
      variant: 'standard',
      options: {},
      seed: 1,
      mode: 'strict',
      bookkeeping: 'auto',
    } as const;
    const play = openPlay(game as unknown as Game, config);
    const seat = game.turn(play.table as never)[0]!;
    const skip = { id: 'a', seat, act: { do: 'move', move: trusted({ type: 'done', seat }) } } as const;
    expect(commit(play, skip).ok).toBe(false);
    const agreed = commit(play, {
      id: 'b',
      seat: null,
      act: { do: 'house-rule', rule: 'toe/6/must-call', agreed: ['anna', 'bob'] },
    });
    expect(agreed.ok && commit(agreed.play, skip).ok).toBe(true);
  });
});
