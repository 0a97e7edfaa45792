import { describe, expect, it } from 'vitest';
import { judge } from '../../table/judge.ts';
import { piecesAt } from '../../table/places.ts';
import type { Move } from '../../table/types.ts';
import { BANK_NOTES } from './data/limits.ts';
import { game } from './index.ts';
import { contractPiece } from './pieces.ts';
import { finishYear, lastPhase, Scene, SEATS3 } from './testing.ts';

/** Every word that the rules have for a move, cautions and notes too. */
const said = (scene: Scene, move: Move): readonly string[] =>
  judge(game, scene.table, move).map(({ rule }) => rule);

describe('vehicles that are not there to be taken (ch. 8)', () => {
  const buy = (seat: string, piece: string | undefined) => ({ type: 'buy', seat, piece: piece ?? '' });
  it('TOE-8.16 ✗ the vehicle of somebody else is bought as if it lay on display', () => {
    const scene = new Scene().phase('fair');
    const [lady] = scene.owns('bob', 'lady');
    expect(said(scene, buy('anna', lady))).toEqual(['toe/8/from-display']);
  });
  it('TOE-8.16 ✓ what lies on display', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair').cash('anna', 500_000);
    const [henry] = scene.shows('loco', 'henry');
    expect(said(scene, buy('anna', henry))).not.toContain('toe/8/from-display');
  });
  it('TOE-8.17 ✗ a blind wagon while every wagon is out, also from the discards', () => {
    const blind = { type: 'blind', seat: 'anna', what: 'wagon' };
    const scene = new Scene().phase('fair');
    const wagons = piecesAt(scene.table, 'supply/wagon');
    scene.do(...wagons.map((put) => ({ put, at: 'seat/bob' })));
    expect(said(scene, blind)).toEqual(['toe/8/supply-empty']);
    scene.do({ put: wagons[0]!, at: 'discard/wagon' });
    expect(said(scene, blind)).toEqual([]);
  });
  it('TOE-8.62 only what was drawn for this phase can be chosen', () => {
    const scene = new Scene().phase('aid');
    const [lady] = scene.owns('bob', 'lady');
    expect(said(scene, { type: 'choose', seat: 'anna', piece: lady! })).toEqual(['toe/8/from-selection']);
    const henry = scene.vehicle('henry', 'aid');
    expect(said(scene, { type: 'choose', seat: 'anna', piece: henry })).toEqual([]);
  });
  it('TOE-7.15 vehicles are discarded by completed contracts only', () => {
    const scene = new Scene().phase('fair');
    const [lady] = scene.owns('anna', 'lady');
    const discard = { type: 'discard', seat: 'anna', piece: lady!, pile: 'loco' };
    expect(said(scene, discard)).toEqual(['toe/7/not-discarded']);
    expect(said(scene.do({ put: lady!, at: 'discard/loco' }), discard)).toEqual([]);
  });
});

describe('assigning and withdrawing (ch. 8)', () => {
  /** anna holds S3 with henry under it, bob a wagon of his own. */
  function working() {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [under] = scene.mans('S3', 'henry');
    const [spare] = scene.owns('anna', 'henry');
    const [foreign] = scene.owns('bob', 'henry');
    return { scene, under: under!, spare: spare!, foreign: foreign! };
  }
  const assign = (piece: string, more = {}) => ({
    type: 'assign',
    seat: 'anna',
    piece,
    contract: 'S3',
    ...more,
  });
  it('TOE-8.26 the vehicle of somebody else stays with its owner', () => {
    const { scene, foreign } = working();
    expect(said(scene, assign(foreign))).toContain('toe/8/own-vehicle');
    expect(said(scene, { type: 'withdraw', seat: 'anna', piece: foreign })).toEqual(['toe/8/not-assigned']);
  });
  it('TOE-8.26 what lies under the contract already is not assigned again', () => {
    const { scene, under } = working();
    expect(said(scene, assign(under))).toContain('toe/8/there-already');
  });
  it('TOE-8.26 one exchanges what lies under this contract, and nothing else', () => {
    const { scene, under, spare, foreign } = working();
    expect(said(scene, assign(spare, { instead: foreign }))).toContain('toe/8/exchange-what');
    expect(said(scene, assign(spare, { instead: under }))).not.toContain('toe/8/exchange-what');
  });
  it('TOE-8.26 a vehicle on the mat cannot be withdrawn', () => {
    const { scene, under, spare } = working();
    expect(said(scene, { type: 'withdraw', seat: 'anna', piece: spare })).toEqual(['toe/8/not-assigned']);
    expect(said(scene, { type: 'withdraw', seat: 'anna', piece: under })).toEqual([]);
  });
  it('TOE-6.3 ✗ somebody assigns before the own turn; ✓ once it has come', () => {
    const scene = new Scene().contract('bob', 'S3').phase('fair', 'anna');
    const [henry] = scene.owns('bob', 'henry');
    const move = { type: 'assign', seat: 'bob', piece: henry!, contract: 'S3' };
    expect(said(scene, move)).toContain('toe/6/before-your-turn');
    expect(said(scene.clock({ turn: 'bob' }), move)).not.toContain('toe/6/before-your-turn');
  });
});

describe('the auction house (ch. 8)', () => {
  it('TOE-8.45 ✗ who has finished laying out lays out one more', () => {
    const scene = new Scene().phase('auction').clock({ open: ['bob'] });
    const [lady] = scene.owns('anna', 'lady');
    expect(said(scene, { type: 'offer', seat: 'anna', piece: lady! })).toEqual(['toe/8/laying-out']);
  });
  it('TOE-8.45 ✓ who has not finished yet', () => {
    const scene = new Scene().phase('auction');
    const [lady] = scene.owns('anna', 'lady');
    expect(said(scene, { type: 'offer', seat: 'anna', piece: lady! })).toEqual([]);
  });
  it('TOE-8.40 nobody sells what belongs to somebody else', () => {
    const scene = new Scene().phase('auction');
    const [lady] = scene.owns('bob', 'lady');
    expect(said(scene, { type: 'offer', seat: 'anna', piece: lady! })).toEqual(['toe/8/not-yours']);
  });
  it('TOE-8.40 nobody takes back what was never laid out', () => {
    const scene = new Scene().phase('auction');
    const [lady] = scene.owns('anna', 'lady');
    const retract = { type: 'retract', seat: 'anna', item: lady! };
    expect(said(scene, retract)).toEqual(['toe/8/not-offered']);
    expect(said(scene.play({ type: 'offer', seat: 'anna', piece: lady! }), retract)).toEqual([]);
  });

  /** bob's Lady is up, anna opens; cleo's Henry lies before her, not offered. */
  function bidding() {
    const scene = new Scene(SEATS3).phase('auction').clock({ open: ['bob'] });
    const [lady] = scene.owns('bob', 'lady');
    const [henry] = scene.owns('cleo', 'henry');
    scene.play({ type: 'offer', seat: 'bob', piece: lady! }).done('bob');
    return { scene, lady: lady!, henry: henry! };
  }
  const open = (item: string, bid: number) => ({ type: 'open', seat: 'anna', item, bid });
  it('TOE-8.40 nobody bids where no auction runs', () => {
    const { scene, lady } = bidding();
    expect(said(scene, open(lady, 30_000))).toEqual([]);
    scene.clock({ stage: 'site', step: 'turns' });
    expect(said(scene, open(lady, 30_000))).toEqual(['toe/8/no-auction']);
  });
  it('TOE-8.40 nobody bids for what was not laid out', () => {
    const { scene, henry } = bidding();
    expect(said(scene, open(henry, 500_000))).toContain('toe/8/not-up');
  });
  it('TOE-8.51 ✗ an opening bid of 35.000 €', () => {
    const { scene, lady } = bidding();
    expect(said(scene, open(lady, 35_000))).toEqual(['toe/8/bid-steps']);
  });
  it('TOE-8.51 ✓ of 40.000 €', () => {
    const { scene, lady } = bidding();
    expect(said(scene, open(lady, 40_000))).toEqual([]);
  });
  it('TOE-8.46 ✗ TOE-8.46 ✓ even the cheapest wagon is not sold below 20.000 €', () => {
    const scene = new Scene(SEATS3).phase('auction').clock({ open: ['bob'] });
    const [wagon] = scene.owns('bob', 'am');
    scene.play({ type: 'offer', seat: 'bob', piece: wagon! }).done('bob');
    expect(said(scene, open(wagon!, 10_000))).toEqual(['toe/8/vehicle-minimum']);
    expect(said(scene, open(wagon!, 20_000))).toEqual([]);
  });
  it('TOE-8.50 while bids are made one bids or passes: nobody is simply done', () => {
    const { scene } = bidding();
    expect(said(scene, { type: 'done', seat: 'anna' })).toEqual(['toe/8/bid-or-pass']);
  });
  it('TOE-6.3 ✗ who has finished laying out finishes again', () => {
    const scene = new Scene().phase('auction').clock({ open: ['bob'] });
    expect(said(scene, { type: 'done', seat: 'anna' })).toEqual(['toe/6/not-asked']);
    expect(said(scene, { type: 'done', seat: 'bob' })).toEqual([]);
  });
});

describe('insolvency in self-administration (ch. 12)', () => {
  const SEATS = ['you', 'anna', 'bob', 'cleo'] as const;
  /** You cannot pay the loss of ETN1 for the second time, and are asked what to sell. */
  function selling(): Scene {
    const scene = lastPhase(SEATS, { rescue: true })
      .contract('you', 'ETN1')
      .cash('you', 20_000)
      .reminded('you');
    scene.mans('ETN1', 'lady');
    return finishYear(scene);
  }
  const sell = { type: 'sell', seat: 'you', contract: 'ETN1' };
  it('TOE-12.8 ✗ somebody else decides what is sold', () => {
    expect(said(selling(), { type: 'done', seat: 'anna' })).toEqual(['toe/12/insolvent-decides']);
  });
  it('TOE-12.8 ✗ a contract is offered twice', () => {
    const scene = selling();
    expect(said(scene, sell)).toEqual([]);
    expect(said(scene.play(sell), sell)).toEqual(['toe/12/offered-already']);
  });
  it('TOE-12.8 ✗ a contract is offered, or all is given up, while bids are made', () => {
    const scene = selling().play(sell).done('you').contract('you', 'EF9');
    expect(said(scene, { ...sell, contract: 'EF9' })).toEqual(['toe/12/offers-first']);
    expect(said(scene, { type: 'quit', seat: 'you' })).toEqual(['toe/12/offers-first']);
  });
  it('TOE-12.8 ✓ before the first bid both are free', () => {
    expect(said(selling(), { type: 'quit', seat: 'you' })).toEqual([]);
    expect(selling().play(sell).table.clock.items).toContain(contractPiece('ETN1'));
  });
});

describe('the number of contracts (ch. 4, 10)', () => {
  const target = (to: number, seat = 'anna') => ({ type: 'target', seat, to });
  it('TOE-4.5 more than eight contracts make a long evening, which is said', () => {
    const scene = new Scene(SEATS3, { target: 3 });
    expect(said(scene, target(9))).toEqual(['toe/4/target-most']);
    expect(said(scene, target(8))).toEqual([]);
  });
  it('TOE-4.8 without a fixed number there is none to change', () => {
    expect(said(new Scene(SEATS3, { unlimited: true }), target(5))).toEqual(['toe/4/no-number']);
  });
  it('TOE-10.2 who has agreed need not agree again, and the number that counts needs nobody', () => {
    const scene = new Scene(SEATS3, { target: 3 });
    expect(said(scene, target(3))).toEqual(['toe/10/agreed-already']);
    scene.play(target(5));
    expect(said(scene, target(5))).toEqual(['toe/10/agreed-already']);
    expect(said(scene, target(5, 'bob'))).toEqual([]);
  });
});

describe('counting and tidying by hand (ch. 2, 7)', () => {
  const credit = (seat: string, what: string, index: number) => ({
    type: 'credit',
    seat,
    contract: 'S3',
    what,
    index,
  });
  it('TOE-7.4 only the own contract pays', () => {
    const scene = new Scene().contract('anna', 'S3');
    expect(said(scene, credit('bob', 'section', 0))).toContain('toe/7/own-contract');
    expect(said(scene, credit('anna', 'section', 0))).not.toContain('toe/7/own-contract');
  });
  it('TOE-7.1 what is not printed on the card pays nothing', () => {
    const scene = new Scene().contract('anna', 'S3');
    expect(said(scene, credit('anna', 'section', 9))).toContain('toe/7/no-such-line');
    expect(said(scene, credit('anna', 'section', 0))).not.toContain('toe/7/no-such-line');
  });
  it('TOE-7.15 a completed contract is not turned over twice', () => {
    const scene = new Scene().completed('anna', 'S3');
    expect(said(scene, { type: 'complete', seat: 'anna', contract: 'S3' })).toEqual(['toe/7/turned-over']);
  });
  it('TOE-2.4 ✗ a display in order is tidied; TOE-2.4 ✓ three alike are', () => {
    const tidy = { type: 'tidy', seat: 'anna' };
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    scene.shows('loco', 'lady', 'lady', 'henry', 'henry', 'merkur');
    scene.shows('wagon', 'am', 'am', 'bomz', 'bomz', 'habbiins');
    expect(said(scene, tidy)).toEqual(['toe/2/tidy-already']);
    const three = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    three.shows('loco', 'lady', 'lady', 'lady', 'henry', 'merkur');
    three.shows('wagon', 'am', 'am', 'bomz', 'bomz', 'habbiins');
    expect(said(three, tidy)).toEqual([]);
  });
});

describe('what is printed (ch. 3, 5)', () => {
  it('TOE-3.1 the notes of the bank', () => {
    expect(BANK_NOTES.map(({ value, count }) => [value, count])).toEqual([
      [10_000, 32],
      [20_000, 32],
      [50_000, 16],
      [100_000, 10],
      [200_000, 10],
    ]);
  });
  it('TOE-5.2 the track of yearly profits has a field for every 10k, and goes as far down as anybody stands', () => {
    const track = (scene: Scene) => game.stage(scene.table).surfaces.find((s) => s.kind === 'track');
    expect(track(new Scene())).toMatchObject({ from: -200, to: 500, step: 10 });
    expect(track(new Scene().marker('anna', -250))).toMatchObject({ from: -250 });
  });
  it('TOE-4.5 a table is opened for three to eight contracts', () => {
    const numbers = game.optionSpecs.find(({ id }) => id === 'target')!.choices.map(({ value }) => value);
    expect(numbers).toEqual([3, 4, 5, 6, 7, 8]);
    expect(new Scene(SEATS3, { target: 9 }).table.clock.target).toBe(8);
    expect(new Scene(SEATS3, { target: 8 }).table.clock.target).toBe(8);
  });
});
