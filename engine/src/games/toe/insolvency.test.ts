import { describe, expect, it } from 'vitest';
import { chipsOn, profitOf } from './books.ts';
import { game } from './index.ts';
import { contractPiece, licenceItem, underPlace } from './pieces.ts';
import { contractsOf, isReminded, markerAt, unassigned, vehiclesAt } from './readers.ts';
import { breaches, cashOf, finishYear, holds, lastPhase, Scene } from './testing.ts';
import { pieceOf } from '../../table/places.ts';

const SEATS = ['you', 'anna', 'bob', 'cleo'] as const;
const last = (options = {}, seats: readonly string[] = SEATS): Scene => lastPhase(seats, options);
const rescue = { rescue: true };
const open = (seat: string, item: string, bid: number) => ({ type: 'open', seat, item, bid });
/** You have lost once already and cannot pay the 60k of ETN1; Lady runs on it, no section is met. */
function insolvent(cash = 20_000): Scene {
  const scene = last(rescue).contract('you', 'ETN1').cash('you', cash).reminded('you');
  scene.mans('ETN1', 'lady');
  return scene;
}

describe('insolvency in self-administration (ch. 12, variant)', () => {
  const selling = (cash?: number): Scene => finishYear(insolvent(cash));
  it('TOE-12.7 ✗ assets are sold off without being insolvent', () => {
    const scene = last(rescue).contract('you', 'EF3');
    expect(breaches(scene.table, { type: 'sell', seat: 'you', contract: 'EF3' })).toEqual([
      'toe/12/insolvent-only',
    ]);
    expect(breaches(scene.table, { type: 'quit', seat: 'you' })).toEqual(['toe/12/insolvent-only']);
  });
  it('TOE-12.7 ✓ an insolvent company sells instead of dropping out', () => {
    const scene = selling();
    expect(scene.table.clock).toMatchObject({
      stage: 'insolvency',
      step: 'offers',
      insolvent: { seat: 'you' },
    });
    expect(game.turn(scene.table)).toEqual(['you']);
    expect(breaches(scene.table, { type: 'sell', seat: 'you', contract: 'ETN1' })).toEqual([]);
  });
  it('TOE-FAQ.13 ✗ an insolvency auction after the first loss', () => {
    const scene = finishYear(last(rescue).contract('you', 'EF3').cash('you', 0));
    expect(scene.table.clock.stage).toBe('call');
    expect(breaches(scene.table, { type: 'sell', seat: 'you', contract: 'EF3' })).toEqual([
      'toe/12/not-after-first-loss',
    ]);
  });
  it('TOE-12.7 ✗ after the first loss vehicles and licences are not offered outside the auction house either', () => {
    const scene = finishYear(
      last(rescue).contract('you', 'EF3').licences('you', 'paris-lyon').cash('you', 0),
    );
    const [bomz] = scene.owns('you', 'bomz');
    const offers = [
      { type: 'offer', seat: 'you', piece: bomz! },
      { type: 'announce', seat: 'you', connection: 'paris-lyon' },
    ];
    for (const move of offers) expect(breaches(scene.table, move)).toContain('toe/12/not-after-first-loss');
    expect(breaches(scene.table, offers[0]!)).toEqual(['toe/12/not-after-first-loss']);
    scene.phase('auction', 'you');
    for (const move of offers) expect(breaches(scene.table, move)).toEqual([]);
  });
  it('TOE-4.2 ✗ who has had no loss is told that it belongs into the auction house', () => {
    const scene = new Scene().phase('site');
    const [bomz] = scene.owns('anna', 'bomz');
    expect(breaches(scene.table, { type: 'offer', seat: 'anna', piece: bomz! })).toEqual(['toe/4/phase']);
  });
  it('TOE-FAQ.13 ✓ after the second one', () => {
    expect(breaches(selling().table, { type: 'sell', seat: 'you', contract: 'ETN1' })).toEqual([]);
  });
  it('TOE-12.8 ✗ a completed contract is sold', () => {
    const scene = insolvent().completed('you', 'ETR2').contract('you', 'EF9');
    finishYear(scene);
    expect(breaches(scene.table, { type: 'sell', seat: 'you', contract: 'ETR2' })).toEqual([
      'toe/12/own-open-contracts',
    ]);
  });
  it('TOE-12.8 ✓ unassigned vehicles, unused licences, and the open contracts that are offered', () => {
    const scene = insolvent().licences('you', 'paris-lyon');
    const [bomz] = scene.owns('you', 'bomz');
    finishYear(scene);
    expect(scene.table.clock.items).toEqual([bomz, licenceItem('paris-lyon', 'you')]);
    scene.play({ type: 'sell', seat: 'you', contract: 'ETN1' });
    expect(scene.table.clock.items).toContain(contractPiece('ETN1'));
  });
  it('TOE-12.9 the person to the right of the insolvent one bids first', () => {
    const scene = selling().play({ type: 'sell', seat: 'you', contract: 'ETN1' }).done('you');
    expect(game.turn(scene.table)).toEqual(['cleo']);
    expect(breaches(scene.table, open('anna', contractPiece('ETN1'), 30_000))).toEqual(['toe/8/opener']);
  });
  it('TOE-12.10 ✗ the contract is sold and its locomotive kept', () => {
    const scene = selling();
    const [lady] = vehiclesAt(scene.table, underPlace('ETN1'));
    expect(breaches(scene.table, { type: 'withdraw', seat: 'you', piece: lady! })).toEqual([
      'toe/12/with-its-vehicles',
    ]);
  });
  it('TOE-12.10 ✓ vehicles and chips go along', () => {
    const scene = insolvent().chips('ETN1', 1);
    finishYear(scene).play({ type: 'sell', seat: 'you', contract: 'ETN1' }).done('you');
    scene
      .play(open('cleo', contractPiece('ETN1'), 30_000))
      .play({ type: 'pass', seat: 'anna' })
      .play({ type: 'pass', seat: 'bob' });
    expect(contractsOf(scene.table, 'cleo')).toEqual(['ETN1']);
    expect(vehiclesAt(scene.table, underPlace('ETN1'))).toHaveLength(1);
    expect(chipsOn(scene.table, 'ETN1')).toBe(1);
    expect(markerAt(scene.table, 'cleo')).toBe(-50);
  });
  it('TOE-12.11 ✗ 20.000 € for a contract with 50k profit', () => {
    const scene = selling().play({ type: 'sell', seat: 'you', contract: 'ETN1' }).done('you');
    expect(breaches(scene.table, open('cleo', contractPiece('ETN1'), 20_000))).toEqual([
      'toe/12/contract-minimum',
    ]);
  });
  it('TOE-12.11 ✓ 30.000 €; never below 20.000 €', () => {
    const scene = selling().play({ type: 'sell', seat: 'you', contract: 'ETN1' }).done('you');
    expect(breaches(scene.table, open('cleo', contractPiece('ETN1'), 30_000))).toEqual([]);
    const cheap = insolvent().contract('you', 'ETR1');
    finishYear(cheap).play({ type: 'sell', seat: 'you', contract: 'ETR1' }).done('you');
    expect(breaches(cheap.table, open('cleo', contractPiece('ETR1'), 10_000))).toEqual([
      'toe/12/contract-minimum',
    ]);
    expect(breaches(cheap.table, open('cleo', contractPiece('ETR1'), 20_000))).toEqual([]);
  });
  it("TOE-12.12 seller's and buyer's markers follow the contract", () => {
    const scene = insolvent().licences('cleo', 'berlin-praha').chips('ETN1', 1);
    finishYear(scene).play({ type: 'sell', seat: 'you', contract: 'ETN1' }).done('you');
    scene
      .play(open('cleo', contractPiece('ETN1'), 30_000))
      .play({ type: 'pass', seat: 'anna' })
      .play({ type: 'pass', seat: 'bob' });
    expect(markerAt(scene.table, 'you')).toBe(0);
    expect(markerAt(scene.table, 'cleo')).toBe(-60 + 10 + 10 + 20);
  });
  it('TOE-12.13 the price goes to the seller, who settles the debt from it at once', () => {
    const scene = insolvent(40_000);
    const [lady] = scene.owns('you', 'lady');
    finishYear(scene).done('you');
    scene
      .play(open('cleo', lady!, 30_000))
      .play({ type: 'pass', seat: 'anna' })
      .play({ type: 'pass', seat: 'bob' });
    expect(cashOf(scene.table, 'you')).toBe(40_000 + 30_000 - 60_000);
    expect(scene.table.clock).toMatchObject({ stage: 'call', gone: [], rescued: ['you'] });
    expect(isReminded(scene.table, 'you')).toBe(false);
  });
  it('TOE-12.14 ✗ sticks are handed over together with the contract', () => {
    const scene = insolvent().licences('you', 'berlin-praha');
    finishYear(scene);
    const gift = { type: 'give', seat: 'you', connection: 'berlin-praha', to: 'cleo' };
    expect(breaches(scene.table, gift)).toEqual(['toe/12/without-licences']);
  });
  it('TOE-12.14 ✓ licences stay with the seller', () => {
    const scene = insolvent(0).licences('you', 'berlin-praha').contract('you', 'EF9');
    finishYear(scene).play({ type: 'sell', seat: 'you', contract: 'ETN1' }).done('you');
    scene
      .play(open('cleo', contractPiece('ETN1'), 30_000))
      .play({ type: 'pass', seat: 'anna' })
      .play({ type: 'pass', seat: 'bob' });
    expect(contractsOf(scene.table, 'cleo')).toEqual(['ETN1']);
    expect(holds(scene.table, 'you', 'berlin-praha')).toBe(true);
    expect(scene.table.clock.items).toContain(licenceItem('berlin-praha', 'you'));
  });
  it('TOE-12.15 ✗ bids on an unused vehicle are refused', () => {
    const scene = insolvent();
    const [bomz] = scene.owns('you', 'bomz');
    finishYear(scene);
    expect(breaches(scene.table, { type: 'retract', seat: 'you', item: bomz! })).toEqual([
      'toe/12/everything-unused',
    ]);
  });
  it('TOE-12.15 ✓ everything unused can be bid on; licences at 10.000 € a segment', () => {
    const scene = insolvent().licences('you', 'berlin-warszawa');
    const [bomz] = scene.owns('you', 'bomz');
    finishYear(scene).done('you');
    expect(breaches(scene.table, open('cleo', bomz!, 20_000))).toEqual([]);
    expect(breaches(scene.table, open('cleo', licenceItem('berlin-warszawa', 'you'), 30_000))).toEqual([]);
    expect(breaches(scene.table, open('cleo', licenceItem('berlin-warszawa', 'you'), 20_000))).toEqual([
      'toe/8/licence-minimum',
    ]);
  });
  it('TOE-12.16 ✗ another vehicle is auctioned after the company was saved', () => {
    const scene = insolvent();
    const [bomz] = scene.owns('you', 'bomz');
    finishYear(scene).play({ type: 'sell', seat: 'you', contract: 'ETN1' }).done('you');
    scene
      .play(open('cleo', contractPiece('ETN1'), 30_000))
      .play({ type: 'pass', seat: 'anna' })
      .play({ type: 'pass', seat: 'bob' });
    expect(markerAt(scene.table, 'you')).toBe(0);
    expect(breaches(scene.table, open('anna', bomz!, 20_000))).toEqual(['toe/12/insolvency-over']);
    expect(pieceOf(scene.table, bomz!)?.at).toBe('seat/you');
  });
  it('TOE-12.16 ✓ as long as the debt stands, the auction goes on', () => {
    const scene = insolvent(0);
    const [bomz, am] = scene.owns('you', 'bomz', 'am');
    finishYear(scene).done('you');
    scene
      .play(open('cleo', bomz!, 20_000))
      .play({ type: 'pass', seat: 'anna' })
      .play({ type: 'pass', seat: 'bob' });
    expect(scene.table.clock.stage).toBe('insolvency');
    expect(game.turn(scene.table)).toEqual(['anna']);
    expect(breaches(scene.table, open('anna', am!, 20_000))).toEqual([]);
  });
  it('nobody buys: the company may offer more once, then it drops out', () => {
    const scene = selling().done('you');
    expect(scene.table.clock).toMatchObject({
      stage: 'insolvency',
      step: 'offers',
      insolvent: { seat: 'you', asked: true },
    });
    scene.play({ type: 'sell', seat: 'you', contract: 'ETN1' }).done('you');
    for (const seat of ['cleo', 'anna', 'bob']) scene.play({ type: 'pass', seat });
    expect(scene.table.clock).toMatchObject({ stage: 'call', round: 2, gone: ['you'] });
    expect(cashOf(scene.table, 'you')).toBe(0);
  });
  it('the company may also drop out at once', () => {
    expect(selling().play({ type: 'quit', seat: 'you' }).table.clock.gone).toEqual(['you']);
  });

  it('worked example 13: the contract goes to Anna for 50.000 €, you are saved at +10k', () => {
    const scene = last(rescue)
      .contract('you', 'ETN1')
      .cash('you', 20_000)
      .reminded('you')
      .licences('anna', 'praha-wien', 'wien-budapest');
    const [lady] = scene.mans('ETN1', 'lady');
    scene.do({ put: 'chip/1', at: 'seat/you' });
    finishYear(scene);
    expect(profitOf(scene.table, 'you')).toBe(-50);
    scene
      .play({ type: 'sell', seat: 'you', contract: 'ETN1' })
      .done('you')
      .play({ type: 'pass', seat: 'cleo' });
    scene.play(open('anna', contractPiece('ETN1'), 30_000)).play({ type: 'raise', seat: 'bob', bid: 40_000 });
    scene
      .play({ type: 'pass', seat: 'cleo' })
      .play({ type: 'raise', seat: 'anna', bid: 50_000 })
      .play({ type: 'pass', seat: 'bob' });
    expect(pieceOf(scene.table, lady!)?.at).toBe(underPlace('ETN1'));
    expect(contractsOf(scene.table, 'anna')).toEqual(['ETN1']);
    expect([cashOf(scene.table, 'you'), cashOf(scene.table, 'anna')]).toEqual([70_000, 50_000]);
    expect([markerAt(scene.table, 'you'), markerAt(scene.table, 'anna')]).toEqual([10, -20]);
    expect(scene.table.clock).toMatchObject({ gone: [], rescued: ['you'], stage: 'call' });
    expect(unassigned(scene.table, 'you')).toEqual([]);
  });
});
