import { describe, expect, it } from 'vitest';
import { companyPlace, OUT } from '../../../../rail/ids.ts';
import type { Game } from '../../../../table/game.ts';
import { interpret } from '../../../../table/interpret.ts';
import { pieceOf } from '../../../../table/places.ts';
import { game } from '../../index.ts';
import { purse, trainsOf, treasury } from '../../readers.ts';
import { acted, broke, played } from '../../testing.ts';
import { anna, BrewScene } from '../brew-scene.ts';
import { equipDuty } from '../duty.ts';
import { closedPlace, KETTLE } from '../pieces.ts';
import { equipmentOf } from '../readers.ts';

/** B7 of anna at its last step, in the yellow phase: cards of type 2 cost 80. */
const seven = (cash: number, ...types: readonly string[]) =>
  new BrewScene()
    .small('B7', 'anna', ...types)
    .brews('B7', 'equip')
    .cash(companyPlace('B7'), cash);
/** DUB of anna in the green phase: cards of type 3 cost 180. */
const dub = (cash: number, ...types: readonly string[]) =>
  new BrewScene()
    .company('DUB', 'anna', 80, ...types)
    .gone('2A', '2B')
    .clock({ phase: '3' })
    .brews('DUB', 'equip')
    .cash(companyPlace('DUB'), cash);
const TWO = 'train/2A/1';
const THREE = 'train/3/1';

describe('buying equipment', () => {
  it('HSB-6.5.2.6.01 ✗ from another brewery, or not the next card', () => {
    const scene = seven(500, 's2').small('B4', 'bert', '2A').brews('B7', 'equip');
    expect(broke(scene.table, anna.equips(TWO))).toEqual(['6.5.2.6/equip-source']);
    expect(broke(seven(500, 's2').table, anna.equips(THREE))).toEqual(['5.4.4/equip-next']);
    expect(broke(seven(500).table, anna.equips('kettle/1/5'))).toEqual(['5.4.4/start-cards']);
  });
  it('HSB-6.5.2.6.01 ✓ the next card of the display, turned to its kettle; the treasury pays', () => {
    const table = played(seven(100, 's2').table, anna.equips(TWO));
    expect(pieceOf(table, TWO)).toMatchObject({ at: companyPlace('B7'), side: KETTLE });
    expect([treasury(table, 'B7'), trainsOf(table, 'B7')]).toEqual([20, []]);
  });
  it('HSB-5.4.4.08 ✗ a START card', () => {
    expect(broke(seven(500).table, anna.equips('kettle/2/7'))).toEqual(['5.4.4/start-cards']);
  });
  it('HSB-5.4.4.08 ✓ a card of type 2 of the display', () => {
    expect(broke(seven(500).table, anna.equips(TWO))).toEqual([]);
  });
  it('HSB-5.4.4.09 ✗ a type 3 while a 2B is on display', () => {
    expect(broke(seven(500, 's2').gone('2A').table, anna.equips(THREE))).toEqual(['5.4.4/equip-next']);
  });
  it('HSB-5.4.4.09 ✓ the 2B', () => {
    expect(broke(seven(500, 's2').gone('2A').table, anna.equips('train/2B/1'))).toEqual([]);
  });
  it('HSB-6.5.2.6.02 ✗ two cards from the green phase on, three in the yellow one', () => {
    const one = played(dub(400, '3').table, anna.equips('train/3/2'));
    expect(broke(one, anna.equips('train/3/3'))).toEqual(['6.5.2.6/equip-count']);
    const two = played(seven(500).table, anna.equips(TWO), anna.equips('train/2A/2'));
    expect(broke(two, anna.equips('train/2A/3'))).toEqual(['6.5.2.6/equip-count']);
  });
  it('HSB-6.5.2.6.02 ✓ two in the yellow phase', () => {
    expect(broke(played(seven(500).table, anna.equips(TWO)), anna.equips('train/2A/2'))).toEqual([]);
  });
  it('HSB-6.5.2.6.03 the last type 2 and the first type 3 in one turn; green starts and the turn’s purchases are over', () => {
    const scene = seven(500).gone('2A', '2B');
    const last = 'train/2B/1';
    scene.do({ put: last, at: 'depot' });
    const table = played(scene.table, anna.equips(last), anna.equips(THREE));
    expect([table.clock.phase, equipmentOf(table, 'B7')]).toEqual(['3', [last, THREE].toSorted()]);
    expect(pieceOf(table, 'no-demand/1')?.at).not.toBe(closedPlace(3));
    expect(broke(table, anna.equips('train/3/2'))).toEqual(['6.5.2.6/equip-count']);
    // The first purchase was a type 3 already: then there is no second one.
    const green = played(seven(500).gone('2A', '2B').table, anna.equips(THREE));
    expect(broke(green, anna.equips('train/3/2'))).toEqual(['6.5.2.6/equip-count']);
  });
  it('HSB-6.5.2.6.04 ✗ a fifth card of a company in phase 3', () => {
    expect(broke(dub(500, '3', '3', '3', '3').table, anna.equips('train/3/5'))).toEqual([
      '6.5.2.6/equip-limit',
    ]);
  });
  it('HSB-6.5.2.6.04 ✓ the fourth', () => {
    expect(broke(dub(500, '3', '3', '3').table, anna.equips('train/3/4'))).toEqual([]);
  });
  it('HSB-6.5.2.6.05 the owner adds up to half of the price', () => {
    const table = played(seven(40, 's2').table, anna.equips(TWO));
    expect([treasury(table, 'B7'), purse(table, 'anna')]).toEqual([0, 465 - 40]);
    const poor = seven(40, 's2').cash('seat/anna', 30);
    expect(broke(poor.table, anna.equips(TWO))).toEqual(['6.5.2.6/equip-cash']);
    // Whoever owes money himself still spends that of the brewery.
    expect(broke(seven(80, 's2').cash('seat/anna', -20).table, anna.equips(TWO))).toEqual([]);
  });
  it('HSB-6.5.2.6.06 ✗ price 180, treasury 70, the owner adds 110; or private money before the treasury is empty', () => {
    const scene = seven(70, 's2').gone('2A', '2B').clock({ phase: '3' });
    expect(broke(scene.table, anna.equips(THREE))).toEqual(['6.5.2.6/at-most-half']);
    expect(broke(scene.table, anna.equips(THREE, { private: 110 }))).toEqual(['6.5.2.6/at-most-half']);
    expect(broke(seven(80, 's2').table, anna.equips(TWO, { private: 10 }))).toEqual([
      '6.5.2.6/treasury-first',
    ]);
  });
  it('HSB-6.5.2.6.06 ✓ price 180, treasury 90, the owner adds 90', () => {
    const scene = seven(90, 's2').gone('2A', '2B').clock({ phase: '3' });
    expect(broke(scene.table, anna.equips(THREE, { private: 90 }))).toEqual([]);
  });
  it('HSB-6.5.2.6.07 ✗ a director adds money for a second card', () => {
    expect(broke(dub(160, '3').table, anna.equips('train/3/2', { private: 20 }))).toEqual([
      '6.5.2.6/treasury-pays',
    ]);
    expect(broke(dub(160, '3').table, anna.equips('train/3/2'))).toEqual(['6.5.2.6/treasury-pays']);
  });
  it('HSB-6.5.2.6.07 ✓ the treasury alone', () => {
    expect(broke(dub(180, '3').table, anna.equips('train/3/2'))).toEqual([]);
  });
  const late = () => seven(2000).gone('2A', '2B', '3', '4', '5').clock({ phase: '6' });
  it('HSB-6.5.2.6.08 ✗ a small brewery buys type 6', () => {
    expect(broke(late().table, anna.equips('train/6/1'))).toEqual(['6.5.2.6/small-types']);
  });
  it('HSB-6.5.2.6.08 ✓ type 5; where only 6 and 8 are left it stays without, and that is no breach', () => {
    const five = seven(2000).gone('2A', '2B', '3', '4').clock({ phase: '5' });
    expect(broke(five.table, anna.equips('train/5/1'))).toEqual([]);
    expect([equipDuty(late().table, 'B7'), broke(late().table, anna.does('brew-done'))]).toEqual([null, []]);
  });
  it('HSB-6.5.2.6.01 a card dragged onto the sheet is a purchase', () => {
    const title = game as unknown as Game;
    const [reading] = interpret(title, seven(100, 's2').table, 'anna', {
      piece: TWO,
      to: companyPlace('B7'),
    });
    expect([reading?.move, reading?.findings]).toEqual([anna.equips(TWO), []]);
  });
});

describe('the duty to own equipment', () => {
  it('HSB-6.5.2.7.01 ✗ a small brewery without equipment and with enough money ends its turn', () => {
    const scene = seven(200).gone('2A', '2B').clock({ phase: '3' });
    expect(broke(scene.table, anna.does('brew-done'))).toEqual(['6.5.2.7/small-must-equip']);
  });
  it('HSB-6.5.2.7.01 ✓ after it has bought', () => {
    const scene = seven(200).gone('2A', '2B').clock({ phase: '3' });
    expect(broke(played(scene.table, anna.equips(THREE)), anna.does('brew-done'))).toEqual([]);
  });
  it('HSB-6.5.2.7.02 short of money it may stay without; the owner may add any sum, but need not', () => {
    const scene = seven(10).gone('2A', '2B').clock({ phase: '3' });
    expect(broke(scene.table, anna.does('brew-done'))).toEqual([]);
    const helped = played(scene.table, anna.equips(THREE));
    expect(purse(helped, 'anna')).toBe(465 - 170);
    expect(broke(scene.table, anna.does('force-equip', { card: THREE }))).toEqual(['6.5.2.7/no-force-equip']);
    expect(acted(scene.table, anna.does('force-equip', { card: THREE }))).toEqual(scene.table);
  });
  it('HSB-6.5.2.7.03 ✗ a company without a card ends its turn', () => {
    expect(broke(dub(500).table, anna.does('brew-done'))).toEqual(['6.5.2.7/must-equip']);
    expect(broke(dub(10).table, anna.does('brew-done'))).toEqual(['6.5.2.7/equip-sells']);
    expect(broke(dub(10).clock({ dutySold: true }).table, anna.does('brew-done'))).toEqual([
      '6.5.2.7/equip-forces',
    ]);
  });
  it('HSB-6.5.2.7.03 ✓ with one, or where there is none to be had', () => {
    expect(broke(dub(10, '3').table, anna.does('brew-done'))).toEqual([]);
    const none = dub(10).gone('3', '4', '5', '6', '8');
    expect(broke(none.table, anna.does('brew-done'))).toEqual([]);
  });
  it('HSB-6.5.2.7.01 HSB-5.4.4.01 hands have broken something: what cannot be bought any more is not owed', () => {
    expect(equipDuty(seven(100).clock({ equipped: 1 }).table, 'B7')).toBe('buy');
    expect(equipDuty(seven(100).clock({ equipped: 2 }).table, 'B7')).toBe(null);
    const lost = new BrewScene().company('DUB', 'anna', 60).cash(companyPlace('DUB'), 300);
    expect(broke(lost.operating('DUB', 'trains').table, anna.does('done'))).toEqual([]);
  });
  it('HSB-6.5.2.1.01 ✗ to end the turn before the payout', () => {
    expect(broke(dub(10, '3').brews('DUB').table, anna.does('brew-done'))).toEqual(['6.5.2.1/brew-step']);
  });
});

describe('giving up equipment', () => {
  const turn = (...types: readonly string[]) =>
    new BrewScene()
      .small('B8', 'anna', ...types)
      .wants(1, 3, 3)
      .wants(2, 3, 3)
      .brews('B8');
  const giveUp = (card: string) => anna.does('give-up', { card });
  it('HSB-6.5.2.2.02 any cards, for nothing; they leave the game', () => {
    const scene = turn('s1', 's2', '2A').cash(companyPlace('B8'), 10);
    const table = played(scene.table, giveUp('kettle/1/1'), giveUp(TWO));
    expect([equipmentOf(table, 'B8'), treasury(table, 'B8')]).toEqual([['kettle/2/1'], 10]);
    expect(pieceOf(table, TWO)?.at).toBe(OUT);
  });
  it('HSB-6.5.2.2.02 ✗ a card of another brewery', () => {
    const scene = turn('s1').small('B4', 'bert', 's2').brews('B8');
    expect(broke(scene.table, giveUp('kettle/2/1'))).toEqual(['6.5.2.2/gives-own']);
  });
  it('HSB-6.5.2.2.03 ✗ after a delivery, or as surplus that it is not', () => {
    const delivered = played(turn('s1', 's2').table, anna.delivers('kettle/2/1', 2));
    expect(broke(delivered, giveUp('kettle/1/1'))).toEqual(['6.5.2.2/give-up-first']);
    expect(broke(delivered, anna.does('scrap', { card: 'kettle/1/1' }))).toEqual(['6.5.2.2/no-surplus-card']);
  });
  it('HSB-6.5.2.2.03 ✓ as the first step', () => {
    expect(broke(turn('s1', 's2').table, giveUp('kettle/1/1'))).toEqual([]);
  });
  it('HSB-6.5.2.2.04 a company gives up its only card: no income, the price falls, and a purchase is forced', () => {
    const scene = new BrewScene()
      .company('DUB', 'anna', 80, '3')
      .gone('2A', '2B')
      .clock({ phase: '3' })
      .brews('DUB');
    const table = played(scene.table, giveUp(THREE), anna.paysOut());
    expect([equipmentOf(table, 'DUB'), equipDuty(table, 'DUB')]).toEqual([[], 'sell']);
  });
  const crowded = () =>
    new BrewScene().small('B7', 'anna', '3', '4').small('B4', 'bert', '3').clock({ phase: '5' }).brews('B4');
  it('HSB-6.5.2.2.05 surplus leaves at once, whoever’s turn it is; owner or director chooses', () => {
    expect(broke(crowded().table, anna.does('scrap', { card: THREE }))).toEqual([]);
    expect(broke(crowded().table, anna.does('scrap', { card: 'train/4/1' }))).toEqual([]);
    expect(broke(crowded().table, { type: 'scrap', seat: 'bert', card: THREE })).toEqual([
      '6.5.2.2/scrap-chooses',
    ]);
    const table = played(crowded().table, anna.does('scrap', { card: THREE }));
    expect([equipmentOf(table, 'B7'), pieceOf(table, THREE)?.at]).toEqual([['train/4/1'], OUT]);
  });
  it('HSB-6.5.2.2.06 ✗ to go on in phase 5 while a small brewery has two cards', () => {
    const move = { type: 'deliver', seat: 'bert', card: 'train/3/2', segment: 2, customers: 'regular' };
    expect(broke(crowded().wants(2, 3, 0).table, move)).toEqual(['6.5.2.2/equipment-first']);
  });
  it('HSB-6.5.2.2.06 ✓ with one card each', () => {
    const move = { type: 'deliver', seat: 'bert', card: 'train/3/2', segment: 2, customers: 'regular' };
    const table = played(crowded().wants(2, 3, 0).table, anna.does('scrap', { card: THREE }));
    expect(broke(table, move)).toEqual([]);
  });
  it('HSB-6.5.2.2.01 equipment does not expire with phases', () => {
    const scene = seven(500).gone('2A', '2B', '3').clock({ phase: '3' });
    scene.do({ put: 'train/2A/1', at: companyPlace('B7'), side: KETTLE });
    const table = played(scene.table, anna.equips('train/4/1'));
    expect([table.clock.phase, pieceOf(table, 'train/2A/1')?.at]).toEqual(['4', companyPlace('B7')]);
  });
});
