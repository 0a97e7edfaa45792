import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { contractPiece, licenceItem } from './pieces.ts';
import { completed } from './books.ts';
import { markerAt, vehiclesAt } from './readers.ts';
import { breaches, cashOf, finishYear, lastPhase, Scene, SEATS3 } from './testing.ts';
import { pieceOf } from '../../table/places.ts';

/** Where two rules meet: what each of them leaves open alone. */

const last = (options = {}): Scene => lastPhase(SEATS3, options);
const pass = (seat: string) => ({ type: 'pass', seat });

/** Anna cannot pay for ETR 4 a second time; all its vehicles are there, but none of its sections. */
function annaBroke(): Scene {
  const scene = last({ rescue: true, target: 3 }).contract('anna', 'ETR4').cash('anna', 0).reminded('anna');
  scene.mans('ETR4', 'linnea', 'bdf', 'bdf');
  return scene;
}
const sellsEtr4 = (scene: Scene): Scene =>
  scene.play({ type: 'sell', seat: 'anna', contract: 'ETR4' }).done('anna');
const LINE = ['hamburg-berlin', 'berlin-praha', 'praha-wien'] as const;

describe('insolvency and what a bought contract changes', () => {
  it('TOE-12.16 who is next in line and can pay again after a purchase does not have to sell off', () => {
    const scene = annaBroke().contract('bob', 'ETR1').cash('bob', 40_000).reminded('bob');
    scene.licences('bob', ...LINE);
    sellsEtr4(finishYear(scene)).play(pass('cleo'));
    scene.play({ type: 'open', seat: 'bob', item: contractPiece('ETR4'), bid: 20_000 }).play(pass('cleo'));
    expect(completed(scene.table, 'bob')).toEqual(['ETR4']);
    expect(markerAt(scene.table, 'bob')).toBe(-10);
    expect(cashOf(scene.table, 'bob')).toBe(40_000 - 20_000 - 10_000);
    expect(scene.table.clock).toMatchObject({ stage: 'call', round: 2, gone: [], rescued: ['anna', 'bob'] });
  });
  it('TOE-10.4 a third contract completed by it ends the game: the year has been played out', () => {
    const scene = annaBroke()
      .completed('cleo', 'S1', 'S2')
      .licences('cleo', ...LINE);
    sellsEtr4(finishYear(scene));
    scene.play({ type: 'open', seat: 'cleo', item: contractPiece('ETR4'), bid: 20_000 }).play(pass('bob'));
    expect(completed(scene.table, 'cleo')).toHaveLength(3);
    expect(scene.table.clock).toMatchObject({ stage: 'end', ending: 'contracts', round: 1 });
  });
  it('TOE-12.8 a contract put up by mistake is taken back before the bidding, not during it', () => {
    const scene = finishYear(annaBroke()).play({ type: 'sell', seat: 'anna', contract: 'ETR4' });
    const back = { type: 'retract', seat: 'anna', item: contractPiece('ETR4') };
    expect(breaches(scene.table, back)).toEqual([]);
    expect([...game.options(scene.table, 'anna')]).toContainEqual(back);
    scene.done('anna');
    expect(breaches(scene.table, back)).toEqual(['toe/8/offers-stand']);
  });
});

describe('the end of a year and audits', () => {
  it('TOE-10.3 an audit lifts a marker to 500k: this was the last year, its profit is not paid', () => {
    const scene = last({ audit: true, unlimited: true }).completed('anna', 'S1', 'S2', 'S4', 'S5').booked();
    scene.marker('anna', 400).done('cleo', 'anna', 'bob');
    expect(scene.table.clock).toMatchObject({ stage: 'audit', ending: null });
    scene.play({ type: 'audit', seat: 'bob', of: 'anna' }).done('anna', 'bob', 'cleo');
    expect(scene.table.clock).toMatchObject({ stage: 'end', ending: 'profit', round: 1 });
    expect(SEATS3.map((seat) => cashOf(scene.table, seat))).toEqual([0, 200_000, 100_000]);
  });
  it('TOE-11.3 where the last profit is paid, audits come before it in the last year too', () => {
    const scene = last({ audit: true, lastPayout: true }).completed('anna', 'S1', 'S2', 'S4').booked();
    scene.marker('bob', 70).done('cleo', 'anna', 'bob');
    expect(scene.table.clock).toMatchObject({ stage: 'audit', ending: 'contracts' });
    scene.play({ type: 'audit', seat: 'cleo', of: 'bob' }).done('anna', 'bob', 'cleo');
    expect(scene.table.clock.stage).toBe('end');
    expect(SEATS3.map((seat) => cashOf(scene.table, seat))).toEqual([300_000, 30_000, 170_000]);
  });
  it('TOE-11.3 without a payout there is no extraordinary audit, only the final check', () => {
    const scene = last({ audit: true }).completed('anna', 'S1', 'S2', 'S4').booked().marker('bob', 70);
    expect(scene.done('cleo', 'anna', 'bob').table.clock.stage).toBe('final');
  });
  it('TOE-10.2 ✗ a new number of contracts is agreed when only the final check is left', () => {
    const scene = last({ audit: true }).completed('anna', 'S1', 'S2', 'S4').booked().marker('bob', 70);
    scene.done('cleo', 'anna', 'bob');
    expect(breaches(scene.table, { type: 'target', seat: 'anna', to: 5 })).toEqual(['toe/10/too-late']);
  });
});

describe('licences in the auction house', () => {
  /** Two ways from Praha to Budapest: each can be spared, but not both. */
  function twoWays(): Scene {
    const scene = new Scene()
      .contract('anna', 'ETN1')
      .licences('anna', 'praha-wien', 'wien-budapest')
      .licences('anna', 'krakow-praha', 'krakow-kosice', 'kosice-budapest');
    scene.mans('ETN1', 'lady');
    return scene
      .phase('auction')
      .clock({ open: ['anna'] })
      .booked();
  }
  const upper = licenceItem('krakow-praha', 'anna');
  const lower = licenceItem('praha-wien', 'anna');
  const announced = (): Scene =>
    twoWays()
      .play({ type: 'announce', seat: 'anna', connection: 'praha-wien' })
      .play({ type: 'announce', seat: 'anna', connection: 'krakow-praha' })
      .done('anna');

  it('TOE-8.49 ✗ of two ways both are sold', () => {
    const scene = announced();
    expect(scene.table.clock.items).toEqual([lower, upper]);
    scene.play({ type: 'open', seat: 'bob', item: lower, bid: 10_000 }).play(pass('cleo'));
    expect(scene.table.clock.items).toEqual([]);
    expect(markerAt(scene.table, 'anna')).toBe(-60 + 20 + 20);
  });
  it('TOE-8.49 ✗ a licence on offer came into use by a hand: nobody bids on it', () => {
    const scene = announced().do({ put: 'stick/anna/1', at: 'sticks/anna' });
    expect(breaches(scene.table, { type: 'open', seat: 'bob', item: upper, bid: 20_000 })).toEqual([
      'toe/8/licence-used',
    ]);
  });
  it('TOE-8.49 ✓ one of two ways', () => {
    expect(breaches(announced().table, { type: 'open', seat: 'bob', item: upper, bid: 20_000 })).toEqual([]);
  });
});

describe('a phase that was left against the rules', () => {
  it('TOE-8.50 TOE-8.58 called away in the middle of an auction: offers go back, no bid stays behind', () => {
    const scene = new Scene().phase('auction').clock({ open: ['bob'] });
    const [lady] = scene.owns('bob', 'lady');
    scene.play({ type: 'offer', seat: 'bob', piece: lady! }).done('bob');
    scene.play({ type: 'open', seat: 'anna', item: lady!, bid: 30_000 });
    scene.move({ type: 'call', seat: 'bob', phase: 'site' });
    expect(pieceOf(scene.table, lady!)?.at).toBe('seat/bob');
    expect(scene.table.clock).toMatchObject({ stage: 'site', turn: 'bob', lot: null, items: [] });
    expect(breaches(scene.table, { type: 'raise', seat: 'cleo', bid: 40_000 })).toEqual(['toe/8/no-lot']);
  });
  it('TOE-8.67 called away from the state aid: what nobody chose is discarded', () => {
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    scene.move({ type: 'call', seat: 'anna', phase: 'aid' });
    expect(vehiclesAt(scene.table, 'aid')).toHaveLength(5);
    scene.move({ type: 'call', seat: 'bob', phase: 'site' });
    expect(vehiclesAt(scene.table, 'aid')).toEqual([]);
    expect(vehiclesAt(scene.table, 'discard/wagon')).toHaveLength(3);
  });
});
