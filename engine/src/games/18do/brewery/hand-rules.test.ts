import { describe, expect, it } from 'vitest';
import { DEPOT, OUT, POOL, companyPlace } from '../../../rail/ids.ts';
import type { Game } from '../../../table/game.ts';
import { judge } from '../../../table/judge.ts';
import { game } from '../index.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { BrewScene } from './brew-scene.ts';
import { demandPlace, EXPORT_BOX } from './pieces.ts';
import { cubesAt } from './readers.ts';

const title = game as unknown as Game;
/** What is said about a hand that carries a piece somewhere, without the remark that no rule knows it. */
const said = (scene: BrewScene, piece: string, to: string, more: object = {}): readonly string[] =>
  judge(title, scene.table, { type: 'put', seat: 'anna', piece, to, ...more })
    .map(({ rule }) => rule)
    .filter((rule) => !rule.startsWith('table/'))
    .map((rule) => rule.replace('18do/', ''));
const scene = () =>
  new BrewScene()
    .small('B7', 'anna', 's2', '3')
    .small('B4', 'bert', 's1')
    .railway('BME', 'anna', '4')
    .wants(2, 2, 0);

describe('hands at the beer market', () => {
  it('HSB-5.1.3.05 ✗ a cube is put out of the game or before somebody', () => {
    const [cube = ''] = cubesAt(scene().table, BEER_SUPPLY);
    expect(said(scene(), cube, OUT)).toContain('5.1.3/cubes-in-play');
    expect(said(scene(), cube, 'seat/anna')).toContain('5.1.3/cubes-in-play');
  });
  it('HSB-5.1.3.05 ✓ a cube goes to a demand field', () => {
    const [cube = ''] = cubesAt(scene().table, BEER_SUPPLY);
    expect(said(scene(), cube, demandPlace(2, 'new'))).toEqual([]);
  });
  it('HSB-5.1.3.04 ✗ the export box is emptied by hand', () => {
    const [cube = ''] = cubesAt(scene().table, EXPORT_BOX);
    expect(said(scene(), cube, BEER_SUPPLY)).toEqual(['5.1.3/cubes-in-play']);
  });
});

describe('hands on cards', () => {
  it('HSB-5.4.4.01 ✗ a brewery turns its card to the locomotive', () => {
    expect(said(scene(), 'train/3/1', companyPlace('B7'), { side: 'front' })).toContain('5.4.4/kettle-side');
  });
  it('HSB-5.4.4.01 ✗ a train is carried from a railway to a brewery', () => {
    expect(said(scene(), 'train/4/1', companyPlace('B7'))).toEqual(['5.4.4/kettle-side']);
  });
  it('HSB-5.4.4.01 ✓ back to the kettle', () => {
    const turned = scene().do({ put: 'train/3/1', at: companyPlace('B7'), side: 'front' });
    expect(said(turned, 'train/3/1', companyPlace('B7'), { side: 'kettle' })).toEqual([]);
  });
  it('HSB-5.4.4.02 ✗ a railway turns its train to the kettle', () => {
    expect(said(scene(), 'train/4/1', 'company/BME', { side: 'kettle' })).toContain('5.4.4/railway-side');
  });
  it('HSB-5.4.4.02 ✓ it leaves it as it is', () => {
    expect(said(scene(), 'train/4/1', 'company/BME')).toEqual([]);
  });
  it('HSB-5.4.4.05 ✗ equipment goes to another brewery or a railway', () => {
    expect(said(scene(), 'kettle/2/1', companyPlace('B4'))).toEqual(['5.4.4/equipment-stays']);
    expect(said(scene(), 'train/3/1', 'company/BME')).toContain('5.4.4/equipment-stays');
  });
  it('HSB-5.4.4.05 ✓ it leaves the game', () => {
    expect(said(scene(), 'kettle/2/1', OUT)).toEqual([]);
  });
  it('HSB-6.5.2.2.08 equipment goes neither to the pool nor to the display', () => {
    expect(said(scene(), 'train/3/1', POOL)).toContain('6.5.2.2/equipment-out');
    expect(said(scene(), 'train/3/1', DEPOT)).toContain('6.5.2.2/equipment-out');
  });
  it('HSB-6.5.1.07 ✗ a type 3 leaves for a siding while a 2A is on display', () => {
    expect(said(scene(), 'train/3/2', OUT)).toEqual(['6.5.1/siding-card']);
  });
  it('HSB-6.5.1.07 ✓ the next card', () => {
    expect(said(scene(), 'train/2A/1', OUT)).toEqual([]);
  });
});
