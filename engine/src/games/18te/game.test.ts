import { trusted } from '../../table/types.ts';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { seededLuck } from '../../table/luck.ts';
import type { Config, Play } from '../../table/play.ts';
import { commit, openPlay } from '../../table/play.ts';
import { randomGame } from '../../table/random-play.ts';
import { hashOf } from '../../table/hash.ts';
import { game } from './index.ts';
import { lay } from './moves/lay.ts';
import { breaches, Scene, SEATS3 } from './testing.ts';

const plain = game as unknown as Game;
const config = (seats: readonly string[], seed: number): Config => ({
  game: '18te',
  variant: 'standard',
  options: {},
  seats,
  seed,
  mode: 'strict',
  bookkeeping: 'auto',
});

describe('bookkeeping by hand', () => {
  it('leads to the same position as the automatic one when every due is done', () => {
    const auto = randomGame(plain, config(SEATS3, 3), seededLuck(3, 3)).play;
    let hands: Play = openPlay(plain, { ...auto.config, bookkeeping: 'hands-on' });
    let dues = 0;
    for (const { act, seat, id, hash } of auto.log.slice(1, 200)) {
      const done = commit(hands, { id, seat, act });
      if (!done.ok) throw new Error(done.findings.map((f) => f.rule).join());
      dues += done.play.table.clock.dues.length;
      const settled = commit(done.play, {
        id: `${id}/settle`,
        seat,
        act: { do: 'move', move: trusted({ type: 'settle', seat: seat ?? 'anna' }) },
      });
      if (!settled.ok) throw new Error('dues can always be done');
      hands = settled.play;
      expect(hashOf(hands.table)).toBe(hash);
    }
    expect(dues).toBeGreaterThan(200);
  });
});

describe('whose decision it is (§3.7)', () => {
  const scene = new Scene().founded('KHS', 'anna').operating('KHS').token('KHS', 0, 'G5', 0, 0);
  it('TE-3.7.3 ✓ the president lays a tile for the company', () => {
    expect(breaches(lay, scene.table, { type: 'lay', seat: 'anna', hex: 'F6', tile: '58', turn: 4 })).toEqual(
      [],
    );
  });
  it('TE-3.7.3 ✗ somebody else lays it', () => {
    expect(breaches(lay, scene.table, { type: 'lay', seat: 'bert', hex: 'F6', tile: '58', turn: 4 })).toEqual(
      ['18te/3.7/president-decides'],
    );
  });
});

describe('gestures', () => {
  const scene = new Scene().founded('KHS', 'anna', 240).clock({ turn: 'bert' });
  const read = (table: Scene['table'], seat: string, piece: string, to: string) =>
    interpret(game, table, seat, { piece, to }).map(({ move, findings, free }) => ({
      type: move.type,
      findings: findings.length,
      free,
    }));

  it('a certificate from the treasury to my mat is a purchase', () => {
    expect(read(scene.table, 'bert', 'cert/KHS/5', 'seat/bert')).toEqual([
      { type: 'buy', findings: 0, free: false },
    ]);
  });
  it('the next 30 % certificate to my mat opens its auction', () => {
    expect(read(scene.table, 'bert', 'cert/KWE/0', 'seat/bert')).toEqual([
      { type: 'auction', findings: 0, free: false },
    ]);
  });
  it('while an auction runs its own certificate is a bid, that of another company is none', () => {
    const company = 'KWE';
    const auction = { company, opener: 'anna', bidder: 'anna', bid: 180, turn: 'bert', out: [] };
    const { table } = scene.clock({ auction });
    expect(read(table, 'bert', 'cert/KWE/0', 'seat/bert')).toEqual([
      { type: 'bid', findings: 0, free: false },
    ]);
    const [other] = interpret(game, table, 'bert', { piece: 'cert/CME/0', to: 'seat/bert' });
    expect(other?.move.type).toBe('auction');
    expect(other?.findings.map(({ rule }) => rule)).toEqual(['18te/6.5/auction-first']);
  });
  it('a train from the factory to a charter has two readings, one a side', () => {
    const table = scene.clock({ round: 'OR', or: 1, operating: 'KHS', step: 'trains' }).table;
    expect(read(table, 'anna', 'train/2/1', 'company/KHS').map((r) => r.type)).toEqual(['train', 'train']);
  });
  it('a tile from the tray to a hex is a lay, in the turns that fit', () => {
    const table = new Scene().founded('KHS', 'anna').operating('KHS').token('KHS', 0, 'G5', 0, 0).table;
    const readings = read(table, 'anna', 'tile/58/1', 'hex/F6');
    expect(readings.length).toBeGreaterThan(0);
    expect(readings.every((r) => r.type === 'lay' && r.findings === 0)).toBe(true);
  });
  it('a token put on the bank is a free move', () => {
    expect(read(scene.table, 'anna', 'token/KHS/1', 'bank')).toEqual([
      { type: 'put', findings: 1, free: true },
    ]);
  });
});
