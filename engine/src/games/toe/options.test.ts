import { describe, expect, it } from 'vitest';
import { game as toe } from './index.ts';
import { vehiclesAt } from './readers.ts';
import { Scene } from './testing.ts';

describe('options', () => {
  it('can be narrowed to a piece or a kind', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [henry] = scene.owns('anna', 'henry');
    expect([...toe.options(scene.table, 'anna', { piece: henry! })]).toEqual([
      { type: 'assign', seat: 'anna', piece: henry, contract: 'S3' },
    ]);
    const about = (piece: string) => [...toe.options(scene.table, 'anna', { piece })];
    expect(about(vehiclesAt(scene.table, 'supply/wagon')[3]!)).toEqual([
      { type: 'blind', seat: 'anna', what: 'wagon' },
    ]);
    expect([...toe.options(scene.table, 'anna', { type: 'done' })]).toHaveLength(1);
    expect([...toe.options(scene.table, 'anna', { type: 'target' })].map((move) => move['to'])).toEqual([
      4, 5, 6, 7, 8,
    ]);
  });
  it('a stick of the own stack stands for every licence, a phase card for its call, the pile for its top card', () => {
    const about = (scene: Scene, piece: string) => [...toe.options(scene.table, 'anna', { piece })];
    const scene = new Scene().licences('anna', 'paris-lyon').opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    expect(about(scene, 'phase/aid')).toEqual([{ type: 'call', seat: 'anna', phase: 'aid' }]);
    scene.phase('site');
    expect(about(scene, 'stick/anna/20')).toEqual([...toe.options(scene.table, 'anna', { type: 'licence' })]);
    expect(about(scene, 'stick/bob/20')).toEqual([]);
    scene.phase('conference');
    expect(about(scene, 'contract/EF9')).toEqual([{ type: 'draw', seat: 'anna' }]);
    scene.phase('auction').clock({ step: 'offers', open: ['anna'] });
    expect(about(scene, 'stick/anna/1')).toEqual([
      { type: 'announce', seat: 'anna', connection: 'paris-lyon' },
    ]);
  });
});
