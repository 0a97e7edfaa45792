import { describe, expect, it } from 'vitest';
import { companyPlace } from '../../../../rail/ids.ts';
import type { Game } from '../../../../table/game.ts';
import { judge } from '../../../../table/judge.ts';
import type { Move } from '../../../../table/types.ts';
import { game } from '../../index.ts';
import { deliveredPlace, loadPlace } from '../pieces.ts';
import { boxPlace, EVENT_DISPLAY, eventPlace } from './pieces.ts';
import { ExpertScene } from './scene.ts';

const title = game as unknown as Game;
/** What is said about a hand, without the remark that no rule knows it. */
const said = (scene: ExpertScene, move: Omit<Move, 'seat'>): readonly string[] =>
  judge(title, scene.table, { seat: 'anna', ...move } as Move)
    .map(({ rule }) => rule.replace('18do/', ''))
    .filter((rule) => !rule.startsWith('table/'));
const carries = (scene: ExpertScene, piece: string, to: string) => said(scene, { type: 'put', piece, to });
const pays = (scene: ExpertScene, from: string, to: string) =>
  said(scene, { type: 'pay', from: companyPlace(from), to: companyPlace(to), amount: 20 });
const scene = () =>
  new ExpertScene()
    .small('B4', 'anna', 's2')
    .small('B5', 'bert', 's2')
    .railway('BME', 'anna', '5')
    .event('B4', 'K')
    .kims('B4', 'A1');

describe('hands and markers', () => {
  it('HSB-7.2.06 ✗ K is passed to another brewery', () => {
    expect(carries(scene(), 'sem/K', eventPlace('B5'))).toEqual(['7.2/event-stays']);
    expect(carries(scene(), 'sem/K', 'seat/bert')).toEqual(['7.2/event-stays']);
  });
  it('HSB-7.2.06 ✓ K goes back to the display', () => {
    expect(carries(scene(), 'sem/K', EVENT_DISPLAY)).toEqual([]);
  });
  it('HSB-7.2.03 ✗ G and K on one sheet', () => {
    expect(carries(scene(), 'sem/G', eventPlace('B4'))).toEqual(['7.2/events-one']);
  });
  it('HSB-7.2.03 ✓ G on a sheet without any', () => {
    expect(carries(scene(), 'sem/G', eventPlace('B5'))).toEqual([]);
  });
  it('HSB-7.1.03 ✗ a second small investment in the box', () => {
    expect(carries(scene(), 'kim/B2/1', boxPlace('B4', 0))).toEqual(['7.1/box-taken']);
  });
  it('HSB-7.1.03 ✓ one in an empty box', () => {
    expect(carries(scene(), 'kim/B2/1', boxPlace('B5', 0))).toEqual([]);
  });
  it('HSB-7.2.10 ✗ the cube of the advertising goes onto a train', () => {
    const reserved = { brewery: 'B4', card: 'kettle/2/1', segment: 2, customers: 'regular' } as const;
    const waiting = scene()
      .clock({ reserved })
      .do({ put: 'cube/37', at: loadPlace('kettle/2/1') });
    expect(carries(waiting, 'cube/37', loadPlace('train/5/1'))).toEqual(['7.2/reserved-delivers']);
  });
  it('HSB-7.2.10 ✓ it goes to the delivery field beside its origin', () => {
    const reserved = { brewery: 'B4', card: 'kettle/2/1', segment: 2, customers: 'regular' } as const;
    const waiting = scene()
      .clock({ reserved })
      .do({ put: 'cube/37', at: loadPlace('kettle/2/1') });
    expect(carries(waiting, 'cube/37', deliveredPlace(2, 'regular'))).toEqual([]);
  });
  it('HSB-7.1.3.08 ✗ B4 pays BME 20 Mark for loading', () => {
    expect(pays(scene(), 'B4', 'BME')).toEqual(['7.1.3/wagon-money']);
    expect(pays(scene(), 'BME', 'B4')).toEqual(['7.1.3/wagon-money']);
  });
  it('HSB-7.1.3.08 ✓ what is paid for a wagon is no such payment; other payments have their own sentence', () => {
    expect(pays(scene(), 'B4', 'B5')).toEqual(['4.7/no-payments']);
    expect(said(scene(), { type: 'pay', from: companyPlace('BME'), to: 'bank', amount: 20 })).toEqual([]);
  });
});
