import './kinds/all.ts';
import { game as toe } from '@stellwerk/engine/games/toe/index.ts';
import { Scene as Table, SEATS2 } from '@stellwerk/engine/games/toe/testing.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../draw/geometry.ts';
import type { Drawable } from './flow.ts';
import { type Scene, sceneOf } from './scene.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

const game = toe as unknown as Game;
const laid = ({ table }: Table): Scene => sceneOf(game.stage(table as never), table as never, 'anna');
const lying = (scene: Scene, piece: string): Drawable =>
  scene.drawables.find(({ pieces }) => pieces.includes(piece))!;
const box = ({ x, y, w, h }: Drawable) => ({ x: x - w / 2, y: y - h / 2, w, h });

/** Anna has called the site visit; she holds the chair, the bank, a contract, and a chip of one that is done. */
const called = (): Table => {
  const scene = new Table(SEATS2).contract('anna', 'S3').chips('S3', 1).phase('site');
  const chip = pieceIds(scene.table).find((id) => pieceOf(scene.table, id)!.at === 'on/S3')!;
  return scene
    .cash('anna', 1_450_000)
    .do({ put: 'phase/site', at: 'seat/anna' }, { put: chip, at: 'seat/anna' });
};

describe('the column of a mat', () => {
  it('TOE-6.9 a called phase card lies under the name of its caller, its field on the board shows it still', () => {
    const scene = laid(called());
    const card = lying(scene, 'phase/site');
    const contract = lying(scene, 'contract/S3');
    expect(card.x + card.w / 2).toBeLessThan(contract.x - contract.w / 2);
    const field = scene.drawables.find(({ id }) => id === 'none/phase/site')!;
    expect([field.piece, field.dim, field.place]).toEqual([null, false, 'phases/site']);
    expect(field.face).toMatchObject({ form: 'phase', state: 'running' });
  });
  it('nothing in it lies on anything else, and a purse of millions ends before the cards', () => {
    const scene = laid(called());
    const mat = scene.world.blocks.find(({ surface }) => surface.kind === 'mat' && surface.seat === 'anna')!;
    const mine = scene.drawables.filter(({ group }) => group === mat.id);
    expect(mine.length).toBeGreaterThan(5);
    for (const one of mine)
      for (const other of mine)
        if (one !== other)
          expect([one.id, other.id, overlaps(box(one), box(other))]).toEqual([one.id, other.id, false]);
  });
  it('TOE-12.4 a word about a forgiven loss keeps its place: the card lies among the others then', () => {
    const scene = laid(called().reminded('anna'));
    const [card, contract] = [lying(scene, 'phase/site'), lying(scene, 'contract/S3')];
    expect(card.x - card.w / 2).toBeGreaterThan(contract.x + contract.w / 2);
  });
});
