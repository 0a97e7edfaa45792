import { describe, expect, it } from 'vitest';
import { say } from '../../table/words.ts';
import { advice } from './advice.ts';
import { game } from './index.ts';
import { Scene } from './testing.ts';

const told = (scene: Scene, seat = 'anna'): readonly string[] =>
  advice(scene.table, seat).map((said) => say(game.words, 'en', said));

/** S 3: Edinburgh–London–Frankfurt, with a diesel locomotive and two open wagons, all at least class 2. */
const joined = (): Scene =>
  new Scene()
    .contract('anna', 'S3')
    .licences('anna', 'edinburgh-manchester', 'manchester-london', 'london-calais')
    .licences('anna', 'calais-bruxelles', 'bruxelles-koeln', 'koeln-frankfurt');

describe('what the coach points out', () => {
  it('TOE-7.5 a contract with nothing earns nothing, and what its first section would cost', () => {
    expect(told(new Scene().contract('anna', 'S3').phase('site'))).toEqual([
      'S 3 earns nothing yet: only with one section joined and a locomotive or railcar does anything count.',
      'S 3: Edinburgh–London is not joined yet. The cheapest way is Edinburgh–Manchester, Manchester–London, 60,000\u00a0€.',
    ]);
  });
  it('TOE-8.6 TOE-8.7 the way goes round what is full or dear', () => {
    const scene = new Scene().contract('anna', 'S3').phase('site');
    scene.licences('anna', 'edinburgh-manchester').licences('bob', 'manchester-london');
    expect(told(scene).at(-1)).toMatch(/The cheapest way is Manchester–London, 40,000\u00a0€\.$/);
  });
  it('TOE-FAQ.4 at the fair it is the vehicles that matter', () => {
    const scene = joined().phase('fair');
    expect(told(scene)).toEqual([
      'S 3 earns nothing yet: a section is joined, but no locomotive or railcar runs there.',
      'S 3 is connected all the way. Still missing: diesel locomotive, open wagon, open wagon.',
    ]);
    scene.mans('S3', 'mascha', 'res');
    expect(told(scene)).toEqual(['S 3 is connected all the way. Still missing: open wagon.']);
  });
  it('TOE-7.13 everything is there but speed', () => {
    const scene = joined().phase('fair');
    scene.mans('S3', 'henry', 'res', 'res');
    expect(told(scene)).toEqual(['S 3 lacks only its bonus: Henry runs at class 1, 2 is asked for.']);
  });
  it('TOE-12.1 a loss that the cash does not cover; what is done, gone or over needs no advice', () => {
    const scene = new Scene().contract('anna', 'EF3').cash('anna', 20_000).booked().phase('conference');
    expect(told(scene)[0]).toBe(
      'At the end of the year a loss of 70,000\u00a0€ is due; you have 20,000\u00a0€.',
    );
    expect(told(new Scene().completed('anna', 'S1').booked())).toEqual([]);
    expect(told(scene.clock({ gone: ['anna'] }))).toEqual([]);
    expect(told(scene.clock({ gone: [], stage: 'end' }))).toEqual([]);
  });
});
