import { trusted } from '../../table/types.ts';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { commit, openPlay } from '../../table/play.ts';
import { game } from './index.ts';
import { markerAt, vehiclesAt } from './readers.ts';
import { cashOf, Scene, SEATS3 } from './testing.ts';

const read = (scene: Scene, piece: string | undefined, to: string, more = {}) =>
  interpret(game, scene.table, 'anna', { piece: piece ?? '', to, ...more }).map(
    ({ move, findings, free }) => ({
      move,
      rules: findings.filter((f) => f.weight === 'breach').map((f) => f.rule),
      free,
    }),
  );
const first = (scene: Scene, piece: string | undefined, to: string, more = {}) =>
  read(scene, piece, to, more)[0]!;

describe('gestures', () => {
  it('a stick on a connection is a licence, on the track where it was put', () => {
    const scene = new Scene().phase('site');
    expect(first(scene, 'stick/anna/7', 'network/paris-lyon/1/0')).toEqual({
      move: { type: 'licence', seat: 'anna', connection: 'paris-lyon', track: 1 },
      rules: [],
      free: false,
    });
  });
  it('on a track that somebody holds, a stick means the free one beside it', () => {
    const scene = new Scene().licences('bob', 'paris-lyon').phase('site');
    expect(first(scene, 'stick/anna/7', 'network/paris-lyon/0/0')).toEqual({
      move: { type: 'licence', seat: 'anna', connection: 'paris-lyon', track: 1 },
      rules: [],
      free: false,
    });
    scene.licences('cleo', 'paris-lyon');
    expect(first(scene, 'stick/anna/7', 'network/paris-lyon/0/0').rules).toContain('toe/8/tracks-full');
  });
  it('somebody else’s stick on an own licence gives it away, elsewhere it is a free move', () => {
    const scene = new Scene().licences('anna', 'paris-lyon').phase('site');
    expect(first(scene, 'stick/bob/7', 'network/paris-lyon/0/0')).toMatchObject({
      move: { type: 'give', connection: 'paris-lyon', to: 'bob' },
      rules: ['toe/8/licences-by-auction'],
    });
    expect(first(scene, 'stick/bob/7', 'network/berlin-praha/0/0').free).toBe(true);
    expect(first(scene, 'stick/anna/1', 'network/berlin-praha/0/0').free).toBe(true);
  });
  it('TOE-8.47 while a licence is up for sale, a stick on its track is a bid for it', () => {
    const scene = new Scene().licences('bob', 'paris-lyon').licences('cleo', 'paris-lyon').phase('auction');
    const items = ['bob', 'cleo'].map((seat) => `licence/paris-lyon/${seat}`);
    scene.clock({ step: 'bidding', turn: 'anna', items });
    expect(first(scene, 'stick/anna/7', 'network/paris-lyon/1/0')).toEqual({
      move: { type: 'open', seat: 'anna', item: items[1], bid: 20_000 },
      rules: [],
      free: false,
    });
    scene.play({ type: 'open', seat: 'anna', item: items[0]!, bid: 20_000 }).clock({
      lot: { ...scene.table.clock.lot!, turn: 'anna', bidder: 'cleo' },
    });
    expect(first(scene, 'stick/anna/7', 'network/paris-lyon/0/0').move).toMatchObject({
      type: 'raise',
      bid: 30_000,
    });
  });
  it('a phase card taken to the own mat is a call', () => {
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    expect(first(scene, 'phase/site', 'seat/anna').move).toEqual({
      type: 'call',
      seat: 'anna',
      phase: 'site',
    });
    expect(first(scene.phase('site'), 'phase/site', 'phases/site').rules).toEqual(['toe/6/cards-stay']);
  });
  it('vehicles: display, supply and state aid to the mat, mat to contract and back, to the auction', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [lady] = scene.shows('loco', 'lady');
    expect(first(scene, lady, 'seat/anna').move.type).toBe('buy');
    expect(first(scene, vehiclesAt(scene.table, 'supply/wagon')[5], 'seat/anna').move).toEqual({
      type: 'blind',
      seat: 'anna',
      what: 'wagon',
    });
    const [henry, mascha] = scene.owns('anna', 'henry', 'mascha');
    expect(first(scene, henry, 'under/S3').move.type).toBe('assign');
    scene.play({ type: 'assign', seat: 'anna', piece: henry!, contract: 'S3' });
    expect(first(scene, henry, 'seat/anna').move.type).toBe('withdraw');
    expect(first(scene, mascha, 'under/S3')).toMatchObject({
      move: { type: 'assign', instead: henry },
      rules: [],
    });
    scene.phase('auction');
    expect(first(scene, mascha, 'auction/anna').move.type).toBe('offer');
    expect(first(scene, mascha, 'discard/wagon').rules).toContain('toe/3/two-piles');
    expect(first(scene, vehiclesAt(scene.table, 'supply/wagon')[0], 'fair/wagon/3').rules).toEqual([
      'toe/8/fair-at-year-end',
    ]);
  });
  it('contracts: open and pile to the mat, turned over, put back', () => {
    const scene = new Scene().opens('EF3').phase('conference');
    expect(first(scene, 'contract/EF3', 'seat/anna').move.type).toBe('take');
    expect(first(scene, 'contract/EF9', 'seat/anna').move.type).toBe('draw');
    scene.contract('anna', 'EF3');
    expect(first(scene, 'contract/EF3', 'seat/anna', { side: 'done' }).rules).toEqual([
      'toe/13/all-conditions',
    ]);
    expect(first(scene, 'contract/EF3', 'pile').rules).toEqual(['toe/8/kept']);
  });
  it('marker, chip, and money from the bank', () => {
    const scene = new Scene()
      .contract('anna', 'EF3')
      .opens('EF1')
      .licences('anna', 'paris-lyon')
      .phase('premium');
    expect(first(scene, 'marker/anna', 'profit/-70').rules).toEqual([]);
    expect(first(scene, 'marker/anna', 'profit/30').rules).toEqual(['toe/5/marker']);
    expect(first(scene, 'chip/1', 'on/EF1').rules).toEqual(['toe/8/chips-at-year-end']);
    const money = (pay: number) =>
      interpret(game, scene.table, 'anna', { pay, from: 'bank', to: 'seat/anna' })[0]!;
    expect(money(40_000)).toMatchObject({ move: { type: 'premium', seat: 'anna' }, findings: [] });
    expect(money(50_000).findings.map((f) => f.rule)).toEqual(['toe/8/per-city']);
    scene.phase('site');
    expect(money(30_000).findings.map((f) => f.rule)).toEqual(['toe/5/k-is-no-cash']);
  });
  it('reaching for an offer is a bid, a stick carried to the auction announces its licence', () => {
    const scene = new Scene()
      .licences('anna', 'paris-lyon')
      .phase('auction')
      .clock({ open: ['anna', 'bob'] });
    const [lady] = scene.owns('bob', 'lady');
    scene.play({ type: 'offer', seat: 'bob', piece: lady! }).done('bob');
    expect(first(scene, 'stick/anna/1', 'auction/anna')).toMatchObject({
      move: { type: 'announce', connection: 'paris-lyon' },
      rules: [],
    });
    scene.done('anna');
    expect(first(scene, lady, 'seat/anna')).toMatchObject({ move: { type: 'open', bid: 30_000 }, rules: [] });
  });
  it('anything else is a free move', () => {
    expect(first(new Scene(), 'chip/1', 'bank')).toMatchObject({ free: true, rules: ['table/free-move'] });
  });
});

describe('bookkeeping by hand', () => {
  it('a purchase leaves payment and marker open; the rules look at the table as it will be', () => {
    const plain = game as unknown as Game;
    const config = {
      game: 'toe',
      seats: [...SEATS3],
      variant: 'standard',
      options: {},
      seed: 3,
      mode: 'strict',
      bookkeeping: 'hands-on',
    } as const;
    const scene = new Scene().contract('anna', 'S3').licences('anna', 'edinburgh-manchester').phase('site');
    scene.mans('S3', 'henry');
    let play = { ...openPlay(plain, config), table: scene.table } as ReturnType<typeof openPlay>;
    const go = (move: { type: string; seat: string; [key: string]: string | number }) => {
      const outcome = commit(play, {
        id: String(play.log.length),
        seat: move.seat,
        act: { do: 'move', move: trusted(move) },
      });
      if (outcome.ok) play = outcome.play;
      return outcome;
    };
    go({ type: 'licence', seat: 'anna', connection: 'manchester-london' });
    expect(play.table.clock.dues.map((due) => due.why)).toEqual(['due/licence', 'due/profit']);
    expect(cashOf(play.table as never, 'anna')).toBe(100_000);
    const early = go({ type: 'done', seat: 'anna' });
    expect(early.ok ? [] : early.findings.map((f) => f.rule)).toEqual(['table/open-dues']);
    go({ type: 'pay', seat: 'anna', from: 'seat/anna', to: 'bank', amount: 20_000 });
    go({ type: 'put', seat: 'anna', piece: 'marker/anna', to: 'profit/40' });
    expect(play.table.clock.dues).toEqual([]);
    expect(markerAt(play.table as never, 'anna')).toBe(40);
    expect(go({ type: 'done', seat: 'anna' }).ok).toBe(true);
  });
});
