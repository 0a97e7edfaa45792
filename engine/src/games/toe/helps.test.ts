import { describe, expect, it } from 'vitest';
import { say } from '../../table/words.ts';
import { game } from './index.ts';
import { breaches, findings, Scene } from './testing.ts';
import type { Move } from '../../table/types.ts';

/** What is said quietly about a move that breaks no rule. */
const quietly = (scene: Scene, move: Move): readonly string[] => {
  expect(breaches(scene.table, move)).toEqual([]);
  return findings(scene.table, move).map(({ rule, params }) => say(game.words, 'en', { key: rule, params }));
};

describe('what a neighbour at the table would say', () => {
  const licence = { type: 'licence', seat: 'anna', connection: 'manchester-london' };
  it('TOE-7.7 a licence joins a section: what that is worth a year', () => {
    const scene = new Scene().contract('anna', 'S3').licences('anna', 'edinburgh-manchester').phase('site');
    scene.mans('S3', 'henry', 'res');
    expect(quietly(scene, licence)).toEqual(['Joins Edinburgh–London for S 3: 60k more a year.']);
    expect(quietly(scene, { ...licence, connection: 'paris-lyon' })).toEqual([]);
  });
  it('TOE-7.5 without a locomotive it counts later', () => {
    const scene = new Scene().contract('anna', 'S3').licences('anna', 'edinburgh-manchester').phase('site');
    expect(quietly(scene, licence)).toEqual([
      'Joins Edinburgh–London for S 3; it counts once a locomotive is assigned there.',
    ]);
  });
  it('TOE-7.8 a contract on offer runs over licences that are there already', () => {
    const scene = new Scene().opens('ETN1', 'EF3').licences('anna', 'berlin-praha').phase('conference');
    expect(quietly(scene, { type: 'take', seat: 'anna', contract: 'ETN1' })).toEqual([
      'Your network joins 1 of 2 sections of this contract already.',
    ]);
    expect(quietly(scene, { type: 'take', seat: 'anna', contract: 'EF3' })).toEqual([]);
  });
  it('TOE-FAQ.5 a vehicle that no own contract asks for', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [lady, henry] = scene.shows('loco', 'lady', 'henry');
    expect(quietly(scene, { type: 'buy', seat: 'anna', piece: lady! })).toEqual([
      'None of your contracts asks for this category: electric locomotive.',
    ]);
    expect(quietly(scene, { type: 'buy', seat: 'anna', piece: henry! })).toEqual([]);
  });
  it('TOE-7.6 assigned, but no section is joined: why the marker stays', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [henry] = scene.owns('anna', 'henry');
    const assign = { type: 'assign', seat: 'anna', piece: henry!, contract: 'S3' };
    expect(quietly(scene, assign)).toEqual([
      'No section of S 3 is joined yet; until then nothing counts here.',
    ]);
    scene.licences('anna', 'edinburgh-manchester', 'manchester-london');
    expect(quietly(scene, assign)).toEqual([]);
  });
  it('TOE-8.26 a free vehicle that would earn something is not forgotten; what is hidden is not told', () => {
    const closing = (options = {}): Scene => {
      const scene = new Scene(undefined, options)
        .contract('anna', 'S3')
        .licences('anna', 'edinburgh-manchester', 'manchester-london')
        .phase('fair');
      scene.owns('anna', 'henry', 'bomz');
      return scene.clock({ step: 'closing', turn: null, open: ['anna', 'bob'] }).booked();
    };
    expect(quietly(closing(), { type: 'done', seat: 'anna' })).toEqual([
      'Henry is free and would bring 40k more a year for S 3. After this you can assign again in the next vehicle fair or auction only.',
    ]);
    expect(quietly(closing(), { type: 'done', seat: 'bob' })).toEqual([]);
    expect(quietly(closing({ hidden: true }), { type: 'done', seat: 'anna' })).toEqual([]);
  });
});
