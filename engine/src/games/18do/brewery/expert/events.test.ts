import { describe, expect, it } from 'vitest';
import { OUT, POOL, companyPlace, seatPlace } from '../../../../rail/ids.ts';
import type { Game } from '../../../../table/game.ts';
import { interpret } from '../../../../table/interpret.ts';
import { judge } from '../../../../table/judge.ts';
import { pieceOf } from '../../../../table/places.ts';
import { say } from '../../../../table/words.ts';
import type { DoTable } from '../../clock.ts';
import { game } from '../../index.ts';
import { BEER_SUPPLY } from '../../pieces.ts';
import { inPool, priceOf, purse, treasury } from '../../readers.ts';
import { acted, broke, played } from '../../testing.ts';
import { turn } from '../../turn.ts';
import { anna, bert, cleo } from '../brew-scene.ts';
import { deliveredPlace, demandPlace, loadPlace, orderPlace } from '../pieces.ts';
import { cubesAt, equipmentOf, orderTrack } from '../readers.ts';
import type { EventCode } from './data.ts';
import { EVENT_DISPLAY, eventPiece } from './pieces.ts';
import { eventOf } from './readers.ts';
import { ExpertScene } from './scene.ts';

const title = game as unknown as Game;
const [TWO, THREE] = ['kettle/2/1', 'train/3/1'];
const at = (type: string, card: string, segment: number, customers = 'regular') =>
  anna.does(type, { card, segment, customers });
const cubes = (table: DoTable, place: string): number => cubesAt(table, place).length;
const used = (table: DoTable, event: EventCode): boolean =>
  pieceOf(table, eventPiece(event))?.at === EVENT_DISPLAY;
/** anna's DUB with one card of type 3 and an event; nobody waits for beer. */
const dub = (event: EventCode, phase = '3') =>
  new ExpertScene().company('DUB', 'anna', 80, '3').event('DUB', event).clock({ phase }).brews('DUB');

describe('G, the fair', () => {
  it('HSB-7.2.08 HSB-7.2.27 10 Mark into the treasury at any moment of the turn, apart from the income', () => {
    for (const step of ['give-up', 'deliver', 'load', 'equip'] as const) {
      const table = played(dub('G', '2').brews('DUB', step).table, anna.does('fair'));
      expect([treasury(table, 'DUB'), table.clock.earned, used(table, 'G')]).toEqual([10, 0, true]);
    }
    expect(broke(dub('G').table, bert.does('fair'))).toEqual(['6.5.2/brewers-turn']);
  });
});

describe('H, advertising', () => {
  const advertises = (card: string, segment: number, customers = 'regular') =>
    bert.does('advertise', { card, segment, customers });
  /** anna's B7 acts first, bert's B4 has H; a railway round ends and the brewery round begins. */
  const opened = (more: (scene: ExpertScene) => ExpertScene = (scene) => scene) => {
    const scene = new ExpertScene()
      .small('B7', 'anna', 's2')
      .small('B4', 'bert', 's2', 's1')
      .event('B4', 'H')
      .wants(1, 1, 0)
      .wants(2, 2, 1)
      .wants(3, 1, 0)
      .railway('BME', 'cleo', '2A')
      .shares('BME', 'cleo', 3);
    return acted(more(scene).operating('BME', 'trains').table, cleo.does('done'));
  };
  const MINE = 'kettle/2/2';
  it('HSB-7.2.09 HSB-7.2.26 before anybody acts a cube goes onto a card; on the turn of its brewery it is delivered', () => {
    const table = opened();
    expect([table.clock.operating, turn(table)]).toEqual(['B7', ['bert']]);
    expect(broke(table, anna.delivers(TWO, 2))).toEqual(['7.2/event-first']);
    const waits = played(table, advertises(MINE, 2));
    expect([cubes(waits, loadPlace(MINE)), cubes(waits, demandPlace(2, 'regular'))]).toEqual([1, 1]);
    expect([used(waits, 'H'), turn(waits)]).toEqual([true, ['anna']]);
    const next = acted(waits, anna.delivers(TWO, 2), anna.keeps(), anna.does('brew-done'));
    expect(next.clock).toMatchObject({ operating: 'B4', earned: 20, used: { [MINE]: 1 }, reserved: null });
    expect(cubes(next, deliveredPlace(2, 'regular'))).toBe(2);
  });
  it('HSB-7.2.09 whoever acts first delivers at once; a brewery keeps H for another time', () => {
    const first = opened((scene) => scene.event('B7', 'H').do({ put: 'sem/H', at: 'event/B7' }));
    const table = played(first, at('advertise', TWO, 2));
    expect(table.clock).toMatchObject({ operating: 'B7', earned: 20, reserved: null });
    const kept = played(opened(), bert.does('no-event'));
    expect([eventOf(kept, 'B4'), turn(kept)]).toEqual(['H', ['anna']]);
  });
  it('HSB-7.2.09 ✗ with a card of others, beyond its type, from an empty field, or by somebody else', () => {
    const table = opened();
    expect(broke(table, advertises(TWO, 2))).toEqual(['7.2/event-card']);
    expect(broke(table, advertises(MINE, 3))).toEqual(['7.2/event-reach']);
    expect(broke(table, advertises(MINE, 1, 'new'))).toEqual(['7.2/event-waits']);
    expect(broke(table, at('advertise', TWO, 2))).toEqual(['7.2/event-callee']);
    expect(broke(table, advertises('train/9/1', 2))).toEqual(['7.2/event-card']);
  });
  it('HSB-7.2.26 ✗ H after the first brewery has delivered; nothing to keep then', () => {
    const late = played(opened(), bert.does('no-event'), anna.delivers(TWO, 2));
    expect(broke(late, advertises(MINE, 2))).toEqual(['7.2/event-moment']);
    expect(broke(late, bert.does('no-event'))).toEqual(['7.2/event-uncalled']);
  });
  it('HSB-7.2.26 ✗ each of the others outside of its step, which is named', () => {
    const late = (event: EventCode, step: 'load' | 'equip', type: string, fields: object) => {
      const scene = dub(event, '5').wants(3, 1, 0).brews('DUB', step);
      return broke(scene.table, anna.does(type, fields));
    };
    const beer = { card: THREE, segment: 3, customers: 'regular' };
    expect([
      late('K', 'load', 'premium', beer),
      late('O', 'load', 'second-shift', beer),
      late('P', 'equip', 'contract', { company: 'BME' }),
      late('N', 'equip', 'brew-out', beer),
      late('I', 'load', 'trade-in', { card: 'train/3/2', old: THREE }),
      late('J', 'load', 'upgrade', { card: 'train/3/2' }),
    ]).toEqual(Array.from({ length: 6 }, () => ['7.2/event-step']));
    const [said] = judge(title, dub('K').brews('DUB', 'load').table, anna.does('premium', beer));
    expect(say(game.words, 'de', { key: said!.rule, params: said!.params })).toBe(
      'SEM K (Premium Bier) wird im Schritt „Liefern“ eingesetzt. Jetzt: Export.',
    );
  });
  it('HSB-7.2.26 ✓ H when the round begins', () => {
    expect(broke(opened(), advertises(MINE, 2))).toEqual([]);
  });
  it('HSB-7.2.26 nobody is called where no card finds a customer', () => {
    const table = opened((scene) => scene.do({ put: MINE, at: OUT }, { put: 'kettle/1/1', at: OUT }));
    expect([table.clock.calling, turn(table)]).toEqual([null, ['anna']]);
  });
  it('HSB-7.2.05 H that was used at the start is not taken again in this round', () => {
    const waits = played(opened(), advertises(MINE, 2));
    const last = { ...waits, clock: { ...waits.clock, operating: 'B4', step: 'equip' as const } };
    expect(broke(last, bert.does('take-event', { event: 'H' }))).toEqual(['7.2/event-again']);
  });
  it('HSB-7.2.09 a card that leaves before its turn gives the cube back, and H is used up', () => {
    const waits = played(opened(), advertises(MINE, 2));
    const over = { ...waits, clock: { ...waits.clock, phase: '5' } };
    const table = acted(over, bert.does('scrap', { card: MINE }));
    expect([cubes(table, demandPlace(2, 'regular')), table.clock.reserved, used(table, 'H')]).toEqual([
      2,
      null,
      true,
    ]);
  });
  it('HSB-7.2.09 a cube that a hand lays onto a card is advertised for', () => {
    const table = opened();
    const [cube = ''] = cubesAt(table, demandPlace(2, 'regular'));
    const [reading] = interpret(title, table, 'bert', { piece: cube, to: loadPlace(MINE) });
    expect([reading?.move, reading?.findings]).toEqual([advertises(MINE, 2), []]);
  });
});

describe('I, the trade-in', () => {
  const trades = (card: string, old: string, more: object = {}) =>
    anna.does('trade-in', { card, old, ...more });
  /** anna's B4 with cards of type 1 and 2 in its purchase step; type 3 is on sale. */
  const b4 = (cash: number) =>
    new ExpertScene()
      .small('B4', 'anna', 's1', 's2')
      .event('B4', 'I')
      .treasury('B4', cash)
      .gone('2A', '2B')
      .brews('B4', 'equip');
  it('HSB-7.2.11 a card that did not work is traded in for 20 Mark times its type, and leaves the game', () => {
    const table = played(b4(140).table, trades(THREE, TWO));
    expect([treasury(table, 'B4'), pieceOf(table, TWO)?.at, used(table, 'I')]).toEqual([0, OUT, true]);
    expect(equipmentOf(table, 'B4')).toContain(THREE);
    const eight = new ExpertScene()
      .company('DUB', 'anna', 80, '8')
      .event('DUB', 'I')
      .gone('2A', '2B', '3', '4', '5');
    const rich = eight.treasury('DUB', 470).clock({ phase: '8' }).brews('DUB', 'equip');
    expect(treasury(played(rich.table, trades('train/6/1', 'train/8/1')), 'DUB')).toBe(470 - 630 + 160);
  });
  it('HSB-7.2.11 it makes room, and half of the reduced price may be private', () => {
    const full = b4(70).gear('B4', 's1');
    expect(broke(full.table, anna.equips(THREE))).toContain('6.5.2.6/equip-limit');
    const table = played(full.table, trades(THREE, TWO));
    expect(purse(full.table, 'anna') - purse(table, 'anna')).toBe(70);
    expect(broke(b4(69).table, trades(THREE, TWO))).toEqual(['6.5.2.6/at-most-half']);
  });
  it('HSB-7.2.11 ✗ a card of others, or above the limit', () => {
    expect(broke(b4(200).small('B5', 'bert', 's2').table, trades(THREE, 'kettle/2/2'))).toEqual([
      '7.2/trade-in-own',
    ]);
    const over = b4(200).gear('B4', 's1', 's1');
    expect(broke(over.table, trades(THREE, TWO))).toContain('6.5.2.2/equipment-first');
  });
  it('HSB-7.2.12 ✗ a card that has delivered', () => {
    const scene = b4(200).wants(2, 1, 0).brews('B4');
    const done = acted(scene.table, anna.delivers(TWO, 2), anna.keeps());
    expect(broke(done, trades(THREE, TWO))).toEqual(['7.2/trade-in-used']);
  });
  it('HSB-7.2.12 ✓ one that has not', () => {
    const scene = b4(200).wants(2, 1, 0).brews('B4');
    const done = acted(scene.table, anna.delivers(TWO, 2), anna.keeps());
    expect(broke(done, trades(THREE, 'kettle/1/1'))).toEqual([]);
  });
});

describe('J, the upgrade', () => {
  const upgrades = anna.does('upgrade', { card: THREE });
  const full = () =>
    new ExpertScene()
      .small('B4', 'anna', 's1', 's1', 's2')
      .event('B4', 'J')
      .treasury('B4', 200)
      .gone('2A', '2B')
      .brews('B4', 'equip');
  it('HSB-7.2.13 at the limit one card more is bought, then one of the brewery leaves', () => {
    expect(broke(full().table, anna.equips(THREE))).toEqual(['6.5.2.6/equip-limit']);
    const bought = played(full().table, upgrades);
    expect([equipmentOf(bought, 'B4').length, bought.clock.equipped, used(bought, 'J')]).toEqual([
      4,
      1,
      true,
    ]);
    const table = played(bought, anna.does('scrap', { card: 'kettle/1/1' }));
    expect(equipmentOf(table, 'B4').length).toBe(3);
  });
  it('HSB-7.2.13 ✗ below the limit it is not needed', () => {
    const scene = new ExpertScene()
      .small('B4', 'anna', 's2')
      .event('B4', 'J')
      .treasury('B4', 200)
      .gone('2A', '2B');
    expect(broke(scene.brews('B4', 'equip').table, upgrades)).toEqual(['7.2/upgrade-limit']);
  });
  it('HSB-7.2.14 ✗ end the turn with a card too many', () => {
    expect(broke(played(full().table, upgrades), anna.does('brew-done'))).toEqual([
      '6.5.2.2/equipment-first',
    ]);
  });
  it('HSB-7.2.14 ✓ give one up, then end it', () => {
    const table = played(full().table, upgrades, anna.does('scrap', { card: THREE }));
    expect(broke(table, anna.does('brew-done'))).toEqual([]);
  });
  it('HSB-7.2.13 a card that a hand lays onto a full sheet is an upgrade', () => {
    const readings = interpret(title, full().table, 'anna', { piece: THREE, to: companyPlace('B4') });
    expect(readings[0]?.move).toEqual(upgrades);
  });
});

describe('K, premium beer', () => {
  it('HSB-7.2.15 HSB-7.2.27 one cube earns the price of the next segment and moves in its own', () => {
    const { table } = dub('K', '2').wants(2, 1, 0).wants(3, 1, 1);
    const sold = played(table, at('premium', THREE, 3, 'new'));
    expect([sold.clock.earned, cubes(sold, deliveredPlace(3, 'new')), used(sold, 'K')]).toEqual([
      30,
      1,
      true,
    ]);
    expect(
      treasury(played(sold, anna.delivers(THREE, 3), anna.delivers(THREE, 2), anna.keeps()), 'DUB'),
    ).toBe(80);
  });
  it('HSB-7.2.15 ✗ above segment 6 there is no price', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '6').event('DUB', 'K').wants(6, 1, 0);
    expect(broke(scene.brews('DUB').table, at('premium', 'train/6/1', 6))).toEqual(['7.2/premium-top']);
  });
  it('HSB-7.2.15 ✗ where nobody waits in segment 6 the price above it is no matter', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '6').event('DUB', 'K').wants(6, 0, 0);
    const { table } = scene.clock({ phase: '6' }).brews('DUB');
    expect(broke(table, at('premium', 'train/6/1', 6))).toEqual(['6.5.2.3/nobody-waits']);
  });
  it('HSB-7.2.16 ✗ for two cubes', () => {
    const one = played(dub('K', '2').wants(3, 2, 0).table, at('premium', THREE, 3));
    expect(broke(one, at('premium', THREE, 3))).toEqual(['7.2/event-held']);
  });
  it('HSB-7.2.16 ✓ for one', () => {
    expect(broke(dub('K', '2').wants(3, 2, 0).table, at('premium', THREE, 3))).toEqual([]);
  });
  it('HSB-7.2.15 the marker on a field is premium beer for it', () => {
    const { table } = dub('K', '2').wants(3, 2, 0);
    const [reading] = interpret(title, table, 'anna', { piece: 'sem/K', to: demandPlace(3, 'regular') });
    expect([reading?.move, reading?.findings]).toEqual([at('premium', THREE, 3), []]);
  });
});

describe('L, marketing', () => {
  /** DUB and RIT stand before B4 of anna, whose turn is the last of the round. */
  const ending = (event: EventCode, phase = '3') =>
    new ExpertScene()
      .company('DUB', 'bert', 80, '3')
      .company('RIT', 'bert', 80, '3')
      .small('B4', 'anna', 's2')
      .event('B4', event)
      .served(2, 1, 0)
      .clock({ phase })
      .brews('B4', 'equip')
      .clock({ or: 1, ors: 2, operated: ['DUB', 'RIT'] });
  it('HSB-7.2.17 after the new order the marker goes one place left, and only then the demand is prepared', () => {
    const asked = played(ending('L').table, anna.does('brew-done'));
    expect([turn(asked), orderTrack(asked)]).toEqual([['anna'], ['DUB', 'RIT', 'B4']]);
    expect(cubes(asked, deliveredPlace(2, 'regular'))).toBe(1);
    const table = played(asked, anna.does('marketing'));
    expect([orderTrack(table), used(table, 'L')]).toEqual([['DUB', 'B4', 'RIT'], true]);
    expect([cubes(table, deliveredPlace(2, 'regular')), cubes(table, demandPlace(2, 'regular'))]).toEqual([
      0, 1,
    ]);
    expect(table.clock).toMatchObject({ or: 2, calling: null });
  });
  it('HSB-7.2.17 it may have been taken in this very round, and may be kept', () => {
    const scene = ending('G').do({ put: 'sem/G', at: EVENT_DISPLAY });
    const asked = played(scene.table, anna.does('take-event', { event: 'L' }), anna.does('brew-done'));
    const kept = played(asked, anna.does('no-event'));
    expect([orderTrack(kept), eventOf(kept, 'B4'), kept.clock.or]).toEqual([['DUB', 'RIT', 'B4'], 'L', 2]);
  });
  it('HSB-7.2.26 ✗ L at another moment, or by somebody else; in the yellow phase nobody is asked', () => {
    expect(broke(ending('L').table, anna.does('marketing'))).toEqual(['7.2/event-moment']);
    const asked = played(ending('L').table, anna.does('brew-done'));
    expect(broke(asked, bert.does('marketing'))).toEqual(['7.2/event-callee']);
    expect(played(ending('L', '2').table, anna.does('brew-done')).clock.or).toBe(2);
  });
  it('HSB-7.2.26 ✓ L after the order is set; a hand may move the marker', () => {
    const asked = played(ending('L').table, anna.does('brew-done'));
    const [reading] = interpret(title, asked, 'anna', { piece: 'order/B4', to: orderPlace(1) });
    expect([reading?.move, reading?.findings]).toEqual([anna.does('marketing'), []]);
  });
});

describe('M, the investor', () => {
  const places = (shares: number) => anna.does('place-shares', { shares });
  it('HSB-7.2.18 HSB-7.2.27 one or two own shares to the pool at the present price, which stays', () => {
    const { table } = dub('M');
    const sold = played(table, places(2));
    expect([inPool(sold, 'DUB'), treasury(sold, 'DUB'), priceOf(sold, 'DUB')]).toEqual([20, 160, 80]);
    expect([sold.clock.earned, sold.clock.dealt, used(sold, 'M')]).toEqual([0, null, true]);
    expect(broke(sold, anna.does('brew-issue'))).toEqual([]);
  });
  it('HSB-7.2.18 ✗ a small brewery has none, an empty pile neither, and the pool holds 50 % at most', () => {
    const small = new ExpertScene()
      .small('B4', 'anna', 's2')
      .event('B4', 'M')
      .clock({ phase: '3' })
      .brews('B4');
    expect(broke(small.table, places(1))).toEqual(['7.2/shares-small']);
    const full = dub('M').certs('DUB', POOL, 9);
    expect(broke(full.table, places(1))).toEqual(['7.2/shares-none']);
    const most = dub('M').certs('DUB', POOL, 2, seatPlace('anna')).do({ put: 'cert/DUB/6', at: POOL });
    expect(inPool(most.table, 'DUB')).toBe(40);
    expect(broke(most.table, places(2))).toEqual(['7.2/shares-pool']);
    expect(broke(most.table, places(1))).toEqual([]);
  });
  it('HSB-7.2.19 ✗ in a stock round', () => {
    expect(broke(dub('M').stock('anna').table, places(1))).toEqual(['7.2/shares-round']);
  });
  it('HSB-7.2.19 ✓ in a brewery round, at any moment of the turn', () => {
    expect([
      broke(dub('M').table, places(1)),
      broke(dub('M').brews('DUB', 'equip').table, places(1)),
    ]).toEqual([[], []]);
  });
});

describe('N, contract brewing', () => {
  const out = (segment = 3, customers = 'regular') => at('brew-out', THREE, segment, customers);
  it('HSB-7.2.20 HSB-7.2.27 one or two units without customers earn half of a price, and no cube moves', () => {
    const { table } = dub('N').wants(3, 0, 0).wants(2, 0, 0).wants(1, 0, 0);
    const one = played(table, out(1));
    expect([one.clock.earned, cubes(one, BEER_SUPPLY), used(one, 'N')]).toEqual([
      7,
      cubes(table, BEER_SUPPLY),
      true,
    ]);
    const two = played(one, out(1));
    expect([two.clock.earned, two.clock.used]).toEqual([15, { [THREE]: 2 }]);
    expect(broke(two, out(1))).toEqual(['7.2/event-held']);
    expect(treasury(played(two, anna.keeps()), 'DUB')).toBe(15);
  });
  it('HSB-7.2.21 ✗ a segment with a marker, while customers wait, without a free unit', () => {
    expect(broke(dub('N').closed(1).wants(3, 0, 0).table, out(1))).toEqual(['7.2/event-closed']);
    const loading = dub('N').wants(3, 1, 0).brews('DUB', 'load');
    expect(broke(loading.table, out())).toEqual(['7.2/brew-out-demand']);
    const idle = dub('N')
      .wants(3, 0, 0)
      .clock({ used: { [THREE]: 3 } });
    expect(broke(idle.table, out())).toEqual(['7.2/brew-out-unit']);
  });
  it('HSB-7.2.21 ✗ one reason is enough: first the delivery, then a free unit, then customers', () => {
    expect(broke(dub('N').wants(3, 1, 0).table, out())).toEqual(['6.5.2.3/market-first']);
    const used = dub('N')
      .wants(3, 1, 0)
      .clock({ used: { [THREE]: 3 } });
    expect(broke(used.table, out())).toEqual(['7.2/brew-out-unit']);
    // Segment 6 is closed as well, and O works from the green phase on.
    expect(broke(dub('N').table, out(6))).toEqual(['7.2/event-reach']);
    expect(broke(dub('O', '2').table, at('second-shift', THREE, 3))).toEqual(['7.2/event-later']);
    expect(broke(dub('G').table, at('second-shift', THREE, 6))).toEqual(['7.2/event-held']);
  });
  it('HSB-7.2.20 the marker on a field, or a fair back to its display, is a use of it', () => {
    const { table } = dub('N').wants(3, 0, 0);
    const [reading] = interpret(title, table, 'anna', { piece: 'sem/N', to: demandPlace(3, 'new') });
    expect([reading?.move, reading?.findings]).toEqual([out(3, 'new'), []]);
    const [fair] = interpret(title, dub('G').table, 'anna', { piece: 'sem/G', to: EVENT_DISPLAY });
    expect([fair?.move, fair?.findings]).toEqual([anna.does('fair'), []]);
  });
  it('HSB-7.2.21 ✓ an open segment in which nobody waits', () => {
    expect(broke(dub('N').wants(3, 0, 0).table, out())).toEqual([]);
  });
  it('HSB-7.2.20 ✗ beyond the type of the card, or with a card of others', () => {
    expect(broke(dub('N').wants(4, 0, 0).table, out(4))).toEqual(['7.2/event-reach']);
    const { table } = dub('N').wants(3, 0, 0).small('B4', 'bert', 's2').brews('DUB');
    expect(broke(table, at('brew-out', TWO, 2))).toEqual(['7.2/event-card']);
  });
});

describe('O, the second shift', () => {
  const shift = (segment = 3, customers = 'regular') => at('second-shift', THREE, segment, customers);
  it('HSB-7.2.22 HSB-7.2.27 one cube more from the supply for half of the price, without a unit', () => {
    const { table } = dub('O').wants(3, 1, 0);
    const sold = played(table, anna.delivers(THREE, 3), shift());
    expect([sold.clock.earned, sold.clock.used, used(sold, 'O')]).toEqual([45, { [THREE]: 1 }, true]);
    expect([
      cubes(sold, deliveredPlace(3, 'regular')),
      cubes(table, BEER_SUPPLY) - cubes(sold, BEER_SUPPLY),
    ]).toEqual([2, 1]);
  });
  it('HSB-7.2.22 ✗ before the delivery is over, and where a marker lies', () => {
    expect(broke(dub('O').wants(3, 1, 0).table, shift())).toEqual(['6.5.2.3/market-first']);
    expect(broke(dub('O').closed(2).table, shift(2))).toEqual(['7.2/event-closed']);
  });
  it('HSB-7.2.23 ✗ from an empty supply', () => {
    expect(broke(dub('O').wants(3, 0, 0).inSupply(0).table, shift())).toEqual(['7.2/supply-empty']);
    // Segment 4 is out of reach and closed, but without a cube that is no matter.
    expect(broke(dub('O').inSupply(0).table, at('second-shift', THREE, 4))).toEqual(['7.2/supply-empty']);
  });
  it('HSB-7.2.23 nobody is offered a second shift where the supply is empty', () => {
    const { table } = dub('O').wants(3, 0, 0).inSupply(0);
    expect([...game.options(table, 'anna')].map(({ type }) => type)).not.toContain('second-shift');
  });
  it('HSB-7.2.23 ✓ with the last cube', () => {
    expect(broke(dub('O').wants(3, 0, 0).inSupply(1).table, shift())).toEqual([]);
  });
  it('HSB-7.2.22 a cube that a hand carries from the supply to a delivery field is a second shift', () => {
    const { table } = dub('O').wants(3, 0, 0);
    const [cube = ''] = cubesAt(table, BEER_SUPPLY);
    const [reading] = interpret(title, table, 'anna', { piece: cube, to: deliveredPlace(3, 'new') });
    expect([reading?.move, reading?.findings]).toEqual([shift(3, 'new'), []]);
  });
});

describe('P, the transport contract', () => {
  const SIX = 'train/6/1';
  const binds = (company: string) => anna.does('contract', { company });
  /** anna's DUB with a 6; bert's BME and CME have a train each that could carry its beer. */
  const bound = () =>
    new ExpertScene()
      .company('DUB', 'anna', 80, '6')
      .event('DUB', 'P')
      .carrier('BME', 'bert', '5')
      .railway('CME', 'bert', '5')
      .token('CME', 1, 'E12', 0, 1)
      .clock({ phase: '6' })
      .brews('DUB');
  it('HSB-7.2.24 beer is loaded without the consent of the director', () => {
    const loads = anna.loads(SIX, 'train/5/1');
    expect(broke(bound().table, loads)).toEqual(['6.5.2.4/load-consent']);
    const table = played(bound().table, binds('BME'), loads);
    expect([table.clock.earned, used(table, 'P')]).toEqual([100, true]);
  });
  it('HSB-7.2.25 ✗ on BME and on CME; on a railway that cannot carry any more', () => {
    const table = played(bound().table, binds('BME'));
    expect(broke(table, anna.loads(SIX, 'train/5/2'))).toEqual(['6.5.2.4/load-consent']);
    expect(broke(table, binds('CME'))).toEqual(['7.2/event-held']);
    expect(broke(bound().table, binds('RhE'))).toEqual(['7.2/contract-train']);
  });
  it('HSB-7.2.25 ✓ on one of them', () => {
    expect([broke(bound().table, binds('BME')), broke(bound().table, binds('CME'))]).toEqual([[], []]);
  });
  it('HSB-7.2.24 ✗ nobody needs a contract with himself', () => {
    const own = new ExpertScene()
      .company('DUB', 'anna', 80, '6')
      .event('DUB', 'P')
      .carrier('BME', 'anna', '5');
    expect(broke(own.clock({ phase: '6' }).brews('DUB').table, binds('BME'))).toEqual(['7.2/contract-own']);
  });
});
