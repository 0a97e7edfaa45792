import { describe, expect, it } from 'vitest';
import type { Choice } from '../../table/game.ts';
import { game } from './index.ts';
import { Scene } from './testing.ts';

const choices = (scene: Scene, seat: string): readonly Choice[] => game.prompt(scene.table, seat).choices;
const keys = (scene: Scene, seat: string): readonly string[] =>
  choices(scene, seat).map(({ label }) => label.key.replace('toe/do/', ''));
const byKey = (scene: Scene, seat: string, key: string): Choice =>
  choices(scene, seat).find(({ label }) => label.key === `toe/do/${key}`)!;

describe('what to do now', () => {
  it('the fair names the very cards to take up, equal ones once', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [lady, , taurus] = scene.shows('loco', 'lady', 'lady', 'taurus');
    const [henry] = scene.owns('anna', 'henry');
    expect(byKey(scene, 'anna', 'buy').pieces).toEqual(expect.arrayContaining([lady, taurus]));
    const pieces = byKey(scene, 'anna', 'buy').pieces!;
    expect(pieces.filter((piece) => scene.table.pieces[piece]!.side === 'lady')).toHaveLength(1);
    expect(byKey(scene, 'anna', 'assign').pieces).toEqual([henry]);
  });
  it('a site visit is played with a stick of the own stack, also when some lie on the map', () => {
    const scene = new Scene().licences('anna', 'paris-lyon').phase('site');
    const { hands, pieces } = byKey(scene, 'anna', 'licence');
    expect(scene.table.pieces[hands!]!.at).toBe('sticks/anna');
    expect(pieces).toEqual([hands]);
  });
  it('who has had the turn may still assign while the next one plays, and nobody waits for it', () => {
    const scene = new Scene().contract('anna', 'S3').contract('bob', 'S2').phase('fair');
    const [henry] = scene.owns('anna', 'henry');
    expect(keys(scene, 'bob')).toEqual([]);
    scene.done('anna');
    expect(game.prompt(scene.table, 'anna').seats).toEqual(['bob']);
    expect(choices(scene, 'anna')).toMatchObject([{ label: { key: 'toe/do/assign' }, pieces: [henry] }]);
  });
  it('going on is the main step only when nothing else is left', () => {
    const scene = new Scene().contract('anna', 'S3').phase('conference');
    expect(byKey(scene, 'anna', 'done').tone).toBe('quiet');
    scene.clock({ bought: { anna: 2 } });
    expect(byKey(scene, 'anna', 'done').tone).toBe('main');
  });
  it('a licence is announced, and taken back, by name', () => {
    const scene = new Scene()
      .licences('anna', 'paris-lyon')
      .phase('auction')
      .clock({ open: ['anna'] });
    const offer = byKey(scene, 'anna', 'announce');
    expect(offer).toMatchObject({ move: { type: 'announce', connection: 'paris-lyon' } });
    scene.play(offer.move!);
    expect(byKey(scene, 'anna', 'retract')).toMatchObject({
      label: { params: { item: 'paris-lyon' } },
      move: { type: 'retract', item: 'licence/paris-lyon/anna' },
    });
  });
  it('another number of contracts is brought up by who calls', () => {
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    expect(keys(scene, 'anna')).toContain('target');
    expect(keys(scene, 'bob')).toEqual([]);
  });
});
