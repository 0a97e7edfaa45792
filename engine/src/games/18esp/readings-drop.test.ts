import { describe, expect, it } from 'vitest';
import { withDues } from '../../table/dues.ts';
import type { Game, Gesture } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { noLuck } from '../../table/luck.ts';
import type { Due, Move } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { game } from './index.ts';
import { mcp } from './operate-scene.ts';
import { newTable, Scene } from './testing.ts';

const plain = game as unknown as Game;

describe('where a hand lets go', () => {
  it('ESP-3.2.01 a card of the row is a bid only while it is up', () => {
    const table = newTable();
    const drop = (piece: string) => game.readings(table, 'anna', { piece, to: 'seat/anna' });
    expect(drop('private/P1')).toEqual([{ type: 'bid', seat: 'anna', bid: 20 }]);
    expect(drop('private/P3')).toEqual([]);
  });
  it('ESP-5.1.06 a train or a minor dropped on a company that does not operate is not for the one that does', () => {
    const { table } = mcp('takeover')
      .major('CRB', 'anna')
      .major('N', 'anna')
      .minor('SC', 'anna')
      .train('CRB', '3');
    const drop = (piece: string, to: string) =>
      game.readings(table, 'anna', { piece, to }).map((m) => m.type);
    expect([drop('train/3/1', 'company/MCP'), drop('train/3/1', 'company/N')]).toEqual([['offer'], []]);
    expect([drop('charter/SC', 'company/MCP'), drop('charter/SC', 'company/N')]).toEqual([['takeover'], []]);
  });
});

/** The first reading of a gesture, with the breaches of the rules it would be. */
const read = (table: EspTable, gesture: Gesture) => {
  const [reading] = interpret(plain, table, 'anna', gesture);
  const broken = reading!.findings.filter(({ weight }) => weight === 'breach').map(({ rule }) => rule);
  return [reading!.move, broken.map((rule) => rule.replace('18esp/', ''))] as const;
};
const drop = (scene: Scene, piece: string, to: string) => read(scene.table, { piece, to });

describe('a share dropped on the market', () => {
  const stock = () => new Scene().stockRound(3, '3').veteran('MCP', 'CRB');
  it('ESP-4.4.04 ✓ the director’s card is two shares, whoever’s cards end up there', () => {
    const scene = stock().par('MCP', 'anna').shares('MCP', 'bert', 2);
    expect(drop(scene, 'cert/MCP/0', 'pool')).toEqual([
      { type: 'sell', seat: 'anna', company: 'MCP', count: 2 },
      [],
    ]);
  });
  it('ESP-4.2.03 ✗ the director’s card, and nobody could take it', () => {
    const scene = stock().par('MCP', 'anna').shares('MCP', 'bert', 1);
    expect(drop(scene, 'cert/MCP/0', 'pool')[1]).toEqual(['4.2/no-successor']);
    // Nor is it read as the sale of another card.
    expect(drop(scene.shares('MCP', 'anna', 1), 'cert/MCP/0', 'pool')[1]).toEqual(['4.2/no-successor']);
  });
  it('ESP-4.2.06 ✗ the certificate of a minor', () => {
    expect(drop(stock().minor('SC', 'anna'), 'cert/SC/0', 'pool')[1]).toEqual(['4.2/minor-stays']);
  });
  it('ESP-5.7.1.05 for a train: as few as may be sold, not fewer', () => {
    const scene = mcp('trains', '4')
      .major('CRB', 'bert', 80)
      .shares('CRB', 'anna', 2)
      .clock({ veterans: ['CRB'] })
      .stackFrom('4')
      .cash('company/MCP', 100)
      .cash('seat/anna', 40)
      .price('CRB', 80)
      .price('MCP', 60);
    expect(drop(scene, 'cert/CRB/3', 'pool')).toEqual([
      { type: 'raise', seat: 'anna', company: 'CRB', count: 2 },
      [],
    ]);
  });
});

describe('a scrapped train dropped on the charter', () => {
  it('ESP-6.2.1.03 ✓ goes under a train of the company; of two kinds the hand is asked', () => {
    const scene = mcp('trains', '4').train('MCP', '4').train('scrap', '2').cash('company/MCP', 500);
    const [move, broken] = drop(scene, 'train/2/1', 'company/MCP');
    expect([move, broken]).toEqual([
      { type: 'combine', seat: 'anna', train: 'train/4/1', recycled: 'train/2/1' },
      [],
    ]);
    const two = scene.train('MCP', '3');
    expect(interpret(plain, two.table, 'anna', { piece: 'train/2/1', to: 'company/MCP' })).toHaveLength(2);
  });
  it('ESP-6.2.1.02 ✗ without a train to put it under it is not for sale', () => {
    const scene = mcp('trains', '4').train('scrap', '2').cash('company/MCP', 500);
    expect(drop(scene, 'train/2/1', 'company/MCP')[1]).toEqual(['5.7/not-for-sale']);
  });
});

describe('hands that make no move are told a paragraph', () => {
  const scene = () =>
    mcp('trains', '4')
      .major('CRB', 'bert', 80)
      .train('MCP', '4')
      .under('MCP', 0, '2', '1+2')
      .private('P4', 'anna');
  it.each([
    ['ESP-5.7.07 ✗ the own train back to the stack', 'train/4/1', 'depot', '5.7/train-to-stack'],
    ['ESP-6.2.1.07 ✗ a half out of a combined train', 'train/2/1', 'company/MCP', '6.2.1/half-stays'],
    [
      'ESP-5.8.01 ✗ a private company to one that does not operate',
      'private/P4',
      'company/CRB',
      '5.1/others-turn',
    ],
    [
      'ESP-5.1.06 ✗ a train of the stack to one that does not operate',
      'train/4/3',
      'company/CRB',
      '5.1/others-turn',
    ],
    ['ESP-4.2.01 ✗ a share back into the issue', 'cert/MCP/1', 'ipo/MCP', '4.2/share-back'],
  ])('%s', (_, piece, to, rule) => {
    expect(drop(scene(), piece, to)[1]).toEqual([rule]);
  });
  it('ESP-1.4.01 ✗ money from company to company', () => {
    const gesture = { pay: 50, from: 'company/MCP', to: 'company/CRB' };
    expect(read(scene().table, gesture)[1]).toEqual(['1.4/companies-apart']);
  });
  it('ESP-3.2.01 ✗ a private company that is not up yet', () => {
    expect(read(newTable(), { piece: 'private/P3', to: 'seat/anna' })[1]).toEqual(['3.2/auction-order']);
  });
});

describe('bookkeeping by hand', () => {
  /** The pieces that are left to be carried, and where to. */
  const dues = (table: EspTable, move: Move) =>
    withDues(table, game.moves[move.type]!.effects(table, move, noLuck), 'x')
      .flatMap((effect) => ('set' in effect && effect.set === 'dues' ? (effect.to as unknown as Due[]) : []))
      .flatMap(({ effect }) => ('put' in effect ? [[effect.put, effect.at] as const] : []));
  it('ESP-4.3.2.04 ESP-6.1.3.01 a major starts: nobody carries markers to where no hand comes', () => {
    const scene = new Scene().stockRound(2, '2').par('CFLG', 'anna', 80).shares('CFLG', 'bert', 1);
    const places = dues(scene.table, { type: 'buy', seat: 'anna', company: 'CFLG', from: 'ipo' }).map(
      ([, at]) => at,
    );
    expect(places.filter((place) => place === 'company/CFLG')).toHaveLength(2);
    expect(places.filter((place) => place.startsWith('locked/'))).toEqual([]);
  });
  it('ESP-7.07 phase 5: only started minors are cleared away by hand', () => {
    const scene = mcp('trains', '4').minor('SC', 'bert').stackFrom('5').cash('company/MCP', 900);
    const move = { type: 'train', seat: 'anna', train: 'train/5/1', side: '5' };
    const left = dues(scene.table, move).map(([piece]) => piece);
    expect(left).toContain('charter/SC');
    expect(left).not.toContain('charter/CM');
  });
});
