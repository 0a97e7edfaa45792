import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { GOALS } from './clock.ts';
import { OPERATING } from './course.ts';
import { game } from './index.ts';
import { laterRound } from './stock-scene.ts';
import { newTable, Scene } from './testing.ts';

const plain = game as unknown as Game;

describe('words', () => {
  it('every step, goal, round and private company has its words', () => {
    for (const { id: step } of OPERATING)
      for (const key of [`18esp/step/${step}`, `18esp/now/${step}`, `name/${step}`])
        expect(game.words[key], key).toBeDefined();
    for (const goal of GOALS) expect(game.words[`name/goal-${goal}`]).toBeDefined();
  });
});

describe('gestures', () => {
  it('a share from the issue to the mat is a purchase, to the market a sale, a president’s card a start', () => {
    const scene = laterRound().major('CFEA', 'anna').veteran('CFEA');
    const read = (piece: string, to: string) => interpret(plain, scene.table, 'anna', { piece, to })[0]!.move;
    expect(read('cert/CFEA/5', 'seat/anna')).toEqual({
      type: 'buy',
      seat: 'anna',
      company: 'CFEA',
      from: 'ipo',
    });
    expect(read('cert/CFEA/1', 'pool')).toEqual({ type: 'sell', seat: 'anna', company: 'CFEA', count: 1 });
    expect(interpret(plain, scene.table, 'anna', { piece: 'cert/CFLG/0', to: 'seat/anna' })).toHaveLength(5);
    expect(read('cert/CFEA/1', 'seat/bert').type).toBe('put');
  });
  it('a private company to the mat is the lowest bid', () => {
    const [reading] = interpret(plain, newTable(), 'anna', { piece: 'private/P1', to: 'seat/anna' });
    expect(reading).toMatchObject({ move: { type: 'bid', bid: 20 }, findings: [] });
  });
  it('a private company to the charter of the operating company is a purchase', () => {
    const scene = new Scene().private('P4', 'anna').phase('2').major('CFEA', 'anna').operating('CFEA');
    const [reading] = interpret(plain, scene.table, 'anna', { piece: 'private/P4', to: 'company/CFEA' });
    expect(reading).toMatchObject({ move: { type: 'private', private: 'P4', price: 100 }, findings: [] });
  });
});

describe('stage', () => {
  it('shows the map, the market, par values, what lies aside and every mat', () => {
    const scene = laterRound({}, '4')
      .major('CRB', 'anna')
      .minor('SC', 'bert')
      .train('CRB', '4')
      .under('CRB', 0, '2', '1+2')
      .train('scrap', '2');
    const stage = game.stage(scene.table);
    expect(stage.surfaces.map((s) => s.id)).toEqual(
      expect.arrayContaining(['map', 'market', 'par', 'aside', 'mat/anna']),
    );
  });
  it('ESP-6.2.1.07 the half of a combined train is on the table, also under one in the market', () => {
    const scene = laterRound({}, '6')
      .do({ put: 'train/5/1', at: 'pool', side: '5' })
      .do({ put: 'train/2/1', at: 'under/train/5/1', side: '1+2' });
    const places = game
      .stage(scene.table)
      .surfaces.flatMap((s) => (s.kind === 'rack' ? s.groups.flatMap(({ slots }) => slots) : []))
      .map(({ place }) => place);
    expect(places).toContain('under/train/5/1');
  });
  it('absent companies leave no marks on the board', () => {
    const map = game.stage(newTable()).surfaces.find((s) => s.kind === 'hexmap')!;
    expect(JSON.stringify(map)).not.toMatch(/"(SFVA|TBF|GSSR|FCA)"/);
  });
  it('colours never stand alone: no two companies share colour and pattern', () => {
    const looks = Object.values(game.stage(newTable()).liveries).map(
      ({ fill, pattern }) => `${fill} ${pattern}`,
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});
