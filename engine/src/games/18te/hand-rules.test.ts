import { describe, expect, it } from 'vitest';
import { interpret } from '../../table/interpret.ts';
import type { Gesture } from '../../table/game.ts';
import type { Seat } from '../../table/types.ts';
import { say } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { handRules } from './hand-rules.ts';
import { game } from './index.ts';
import { kwe } from './operate-scene.ts';
import { laterRound } from './stock-scene.ts';
import { words } from './words.ts';
import { pieceIds, pieceOf } from '../../table/places.ts';

/** What the table says to a hand, with the paragraph. */
const told = (table: TeTable, seat: Seat, gesture: Gesture): readonly string[] =>
  interpret(game, table, seat, gesture).flatMap(({ findings }) =>
    findings.filter(({ weight }) => weight === 'breach').map(({ rule }) => rule),
  );
const khs = () => laterRound().founded('KHS', 'anna', 240);

describe('certificates and money in the hand', () => {
  it('TE-6.2.3 ✗ the 30 % certificate into the pool, alone or beside others', () => {
    const gesture = { piece: 'cert/KHS/0', to: 'pool' };
    const [alone] = interpret(game, khs().table, 'anna', gesture);
    expect([alone?.move['count'], alone?.findings[0]?.rule]).toEqual([3, '18te/6.2/president-certificate']);
    expect(told(khs().shares('KHS', 'anna', 1).table, 'anna', gesture)).toEqual([
      '18te/6.2/certificate-stays',
    ]);
    expect(told(kwe('trains').table, 'anna', { piece: 'cert/KWE/0', to: 'pool' })).toEqual([
      '18te/6.2/certificate-stays',
    ]);
  });
  it('TE-6.2.3 ✗ … or back to the company', () => {
    expect(told(khs().table, 'anna', { piece: 'cert/KHS/0', to: 'company/KHS' })).toEqual([
      '18te/6.2/certificate-stays',
    ]);
  });
  it('TE-6.2.5 certificates are sold into the pool, not to their company', () => {
    const { table } = khs().shares('KHS', 'anna', 1);
    expect(told(table, 'anna', { piece: 'cert/KHS/1', to: 'company/KHS' })).toEqual([
      '18te/6.2/sold-to-pool',
    ]);
    expect(told(table, 'anna', { piece: 'cert/KHS/1', to: 'pool' })).toEqual([]);
  });
  it('TE-6.0.5 ✗ a certificate or money to another player', () => {
    const { table } = khs().shares('KHS', 'anna', 1);
    for (const gesture of [
      { piece: 'cert/KHS/1', to: 'seat/bert' },
      { pay: 60, from: 'seat/bert', to: 'seat/anna' },
    ])
      expect(told(table, 'anna', gesture)).toEqual(['18te/6/between-players']);
  });
});

describe('for a company that is not at work', () => {
  it('TE-7.0.1 a train, an issue, a redemption while another company operates', () => {
    const { table } = kwe('trains').founded('CME', 'bert').shares('CME', 'pool', 1);
    for (const gesture of [
      { piece: 'train/2/1', to: 'company/CME', side: '2' },
      { piece: 'cert/CME/2', to: 'pool' },
      { piece: 'cert/CME/1', to: 'company/CME' },
    ])
      expect(told(table, 'bert', gesture)).toEqual(['18te/7/not-its-turn']);
    expect(told(table, 'anna', { piece: 'train/2/1', to: 'company/KWE', side: '2' })).toEqual([]);
  });
  it('TE-3.1.3 ✗ a train in the stock round', () => {
    expect(told(khs().table, 'anna', { piece: 'train/2/1', to: 'company/KHS', side: '2' })).toEqual([
      '18te/3.1/companies-later',
    ]);
  });
});

describe('what lies stays', () => {
  it('TE-3.4.3 ✗ a train turned over, in its turn or at any other time', () => {
    const flip = { piece: 'train/2/1', to: 'company/KWE', side: '1+1' };
    expect(told(kwe('trains').train('KWE', '2').table, 'anna', flip)).toEqual(['18te/3.4/side-stays']);
    const idle = kwe('trains').train('KWE', '2').clock({ round: 'SR', operating: null });
    expect(told(idle.table, 'anna', flip)).toEqual(['18te/3.4/side-stays']);
  });
  it('TE-7.3.21 ✗ a tile turned, or taken off the map', () => {
    const { table } = kwe('track');
    const tile = pieceIds(table).find((id) => pieceOf(table, id)?.at === 'hex/C11')!;
    expect(told(table, 'anna', { piece: tile, to: 'hex/C11', turn: 1 })).toEqual(['18te/7.3/tile-stays']);
    expect(told(table, 'anna', { piece: tile, to: 'supply' })).toEqual(['18te/7.3/tile-stays']);
  });
  it('TE-7.4.6 ✗ a station back onto the charter', () => {
    expect(told(kwe('station').table, 'anna', { piece: 'token/KWE/0', to: 'company/KWE' })).toEqual([
      '18te/7.4/stations-stay',
    ]);
  });
  it('what no paragraph speaks of is a free move, and every rule here has its words', () => {
    expect(told(khs().table, 'anna', { piece: 'card/first-trade', to: 'bank' })).toEqual(['table/free-move']);
    for (const { id } of handRules)
      for (const language of ['de', 'en'] as const) expect(say(words, language, { key: id })).not.toBe(id);
  });
});
