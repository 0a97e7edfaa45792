import { describe, expect, it } from 'vitest';
import { companyPlace, seatPlace } from '../../../../rail/ids.ts';
import { cashOf, pieceOf, piecesAt } from '../../../../table/places.ts';
import type { Game } from '../../../../table/game.ts';
import { interpret } from '../../../../table/interpret.ts';
import type { DoTable } from '../../clock.ts';
import { game } from '../../index.ts';
import { loadPlace } from '../pieces.ts';
import { purse, treasury } from '../../readers.ts';
import { acted, broke, newTable, played, SEATS3, SEATS4, SEATS5 } from '../../testing.ts';
import { turn } from '../../turn.ts';
import { anna, bert, BrewScene, cleo } from '../brew-scene.ts';
import { payPubs } from './income.ts';
import { Draft } from '../../../../table/draft.ts';
import { boxPlace, EVENT_DISPLAY, EVENT_PIECES, KIM_DISPLAY } from './pieces.ts';
import { kimsOf } from './readers.ts';
import { ExpertScene } from './scene.ts';
import { bandOf } from './trade.ts';
import { KIMS } from './data.ts';

const A1 = 'kim/A1/1';
/** anna's B4 with a START card of type 2 in its purchase step, bert's B5 beside it. */
const buying = (cash = 200) =>
  new ExpertScene()
    .small('B4', 'anna', 's2')
    .small('B5', 'bert', 's2')
    .treasury('B4', cash)
    .brews('B4', 'equip');
const buys = (kim: string) => anna.does('buy-kim', { kim });
const green = (scene: ExpertScene) => scene.clock({ phase: '3' });
const countOf = (table: DoTable, code: string): number =>
  piecesAt(table, KIM_DISPLAY).filter((piece) => piece.startsWith(`kim/${code}/`)).length;

describe('small investments', () => {
  it('HSB-7.3.01 HSB-7.2.07 all of them lie on their displays, each event once', () => {
    const table = newTable(SEATS3, 'exp');
    expect(piecesAt(table, KIM_DISPLAY).length).toBe(12);
    expect(piecesAt(table, EVENT_DISPLAY)).toEqual(EVENT_PIECES);
    expect(EVENT_PIECES.length).toBe(10);
  });
  it('HSB-7.1.12 HSB-7.1.1.02 HSB-7.1.2.04 HSB-7.1.3.07 so many of each kind, by the number of players', () => {
    const counts = [SEATS3, SEATS4, SEATS5].map((seats) => {
      const table = newTable(seats, 'exp');
      return KIMS.map(({ code }) => countOf(table, code));
    });
    expect(counts).toEqual([
      [2, 2, 1, 1, 2, 1, 1, 2],
      [2, 2, 1, 1, 2, 1, 1, 3],
      [3, 3, 2, 1, 3, 2, 1, 3],
    ]);
    expect(KIMS.map(({ code, colour, price, value }) => [code, colour, price, value])).toEqual([
      ['A1', 'yellow', 30, 5],
      ['A2', 'green', 60, 10],
      ['A3', 'brown', 80, 20],
      ['A4', 'gray', 120, 40],
      ['B2', 'green', 50, 5],
      ['B3', 'brown', 100, 10],
      ['B4', 'gray', 120, 20],
      ['C', 'brown', 100, 0],
    ]);
  });
  it('HSB-5.3.03 ✗ in Heat, Sweat & Beer nobody has markers or boxes for them', () => {
    const { table } = new BrewScene().small('B4', 'anna', 's2').brews('B4', 'equip');
    expect(broke(table, buys(A1))).toEqual(['5.3/expert-only']);
    expect(acted(table, buys(A1))).toEqual(table);
  });
  it('HSB-5.3.03 ✓ in the expert game they have', () => {
    expect(broke(buying().table, buys(A1))).toEqual([]);
  });
  it('HSB-7.1.04 HSB-7.6.01 a marker is bought in the purchase step: the treasury pays, and it lies in a box', () => {
    expect(broke(buying().brews('B4', 'deliver').table, buys(A1))).toEqual(['7.1/kim-step']);
    const table = played(buying().table, buys(A1));
    expect([kimsOf(table, 'B4'), treasury(table, 'B4')]).toEqual([[A1], 170]);
    expect(pieceOf(table, A1)?.at).toBe(boxPlace('B4', 0));
  });
  it('HSB-7.1.03 HSB-7.1.10 ✗ a second one on a sheet with one box', () => {
    expect(broke(buying().kims('B4', 'A1').table, buys('kim/B2/1'))).toEqual(['7.1/box-free']);
    // What nobody could buy now, or what does not lie there, is no question of boxes.
    const bought = green(buying()).gone('2A', '2B');
    expect(broke(played(bought.table, buys(A1)), buys('kim/B2/1'))).toEqual(['7.1/one-kim']);
    const held = buying(10).kims('B4', 'A1').kims('B5', 'B2');
    expect(broke(held.table, buys('kim/B2/1'))).toEqual(['7.1/kim-there']);
  });
  it('HSB-7.1.03 ✓ a company has two boxes', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'A1').treasury('DUB', 100);
    expect(broke(green(scene).brews('DUB', 'equip').table, buys('kim/B2/1'))).toEqual([]);
  });
  it('HSB-7.1.10 ✓ one is put back first, and nothing is paid for it', () => {
    const back = played(buying().kims('B4', 'A1').table, anna.does('put-back', { kim: A1 }));
    expect([countOf(back, 'A1'), treasury(back, 'B4')]).toEqual([2, 200]);
    expect(broke(back, buys('kim/B2/1'))).toEqual([]);
  });
  it('HSB-7.1.10 ✗ a marker of another brewery, or one while a box is free, is not put back', () => {
    const scene = buying().kims('B5', 'A1');
    expect(broke(scene.kims('B4', 'A2').table, anna.does('put-back', { kim: A1 }))).toEqual(['7.1/puts-own']);
    const free = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'A1').brews('DUB', 'equip');
    expect(broke(free.table, anna.does('put-back', { kim: A1 }))).toEqual(['7.1/room-already']);
  });
  it('HSB-7.1.05 ✗ from the green phase on: a card and a marker in one turn, whichever comes first', () => {
    const scene = green(buying(500)).gone('2A', '2B');
    const card = played(scene.table, anna.equips('train/3/1'));
    expect(broke(card, buys(A1))).toEqual(['7.1/kim-count']);
    const bought = played(scene.table, buys(A1));
    expect(broke(bought, anna.equips('train/3/1'))).toEqual(['7.1/card-beside-kim']);
    const traded = played(green(buying(500)).gone('2A', '2B').event('B4', 'I').table, buys(A1));
    const trades = anna.does('trade-in', { card: 'train/3/1', old: 'kettle/2/1' });
    expect(broke(traded, trades)).toEqual(['7.1/card-beside-kim']);
  });
  it('HSB-7.1.05 ✗ in the yellow phase a second card beside the marker', () => {
    const two = played(buying(500).table, buys(A1), anna.equips('train/2A/1'));
    expect(broke(two, anna.equips('train/2A/2'))).toEqual(['7.1/card-beside-kim']);
    const cards = played(buying(500).table, anna.equips('train/2A/1'), anna.equips('train/2A/2'));
    expect(broke(cards, buys(A1))).toEqual(['7.1/kim-count']);
  });
  it('HSB-7.1.05 ✓ in the yellow phase one of each, or in green one marker', () => {
    const two = played(buying().table, anna.equips('train/2A/1'), buys(A1));
    expect([kimsOf(two, 'B4'), two.clock.equipped]).toEqual([[A1], 2]);
    expect(broke(green(buying()).table, buys(A1))).toEqual([]);
  });
  it('HSB-7.1.06 ✗ two markers from the bank, even in the yellow phase', () => {
    const scene = new ExpertScene()
      .company('DUB', 'anna', 80, '3')
      .treasury('DUB', 200)
      .brews('DUB', 'equip');
    expect(broke(played(scene.table, buys(A1)), buys('kim/B2/1'))).toEqual(['7.1/one-kim']);
  });
  it('HSB-7.1.06 ✓ one', () => {
    const scene = new ExpertScene()
      .company('DUB', 'anna', 80, '3')
      .treasury('DUB', 200)
      .brews('DUB', 'equip');
    expect(broke(scene.table, buys(A1))).toEqual([]);
  });
  it('HSB-7.1.11 two of the same kind on one sheet are allowed', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'A1').treasury('DUB', 50);
    expect(kimsOf(played(scene.brews('DUB', 'equip').table, buys('kim/A1/2')), 'DUB')).toEqual([
      A1,
      'kim/A1/2',
    ]);
  });
  it('HSB-7.1.13 ✗ three players: a third A1', () => {
    const scene = buying().kims('B5', 'A1').small('B7', 'cleo', 's2').kims('B7', 'A1');
    expect(broke(scene.table, buys('kim/A1/3'))).toEqual(['7.1/kim-there']);
  });
  it('HSB-7.1.13 ✓ the second A1', () => {
    expect(broke(buying().kims('B5', 'A1').table, buys('kim/A1/2'))).toEqual([]);
  });
  it('HSB-7.1.14 ✗ B4 with 20 Mark buys A1, though its owner has enough', () => {
    expect(broke(buying(20).table, buys(A1))).toEqual(['7.1/kim-cash']);
  });
  it('HSB-7.1.14 ✓ with 30 Mark', () => {
    expect(broke(buying(30).table, buys(A1))).toEqual([]);
  });
  it('HSB-6.5.2.7.03 ✗ a company without equipment buys a marker before its card', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80).treasury('DUB', 200).brews('DUB', 'equip');
    expect(broke(scene.table, buys(A1))).toEqual(['6.5.2.7/card-first']);
    // Whoever does it even so can still buy the card.
    expect(broke(acted(scene.table, buys(A1)), anna.equips('train/2A/1'))).toEqual([]);
  });
});

describe('beer pubs', () => {
  const paid = (scene: ExpertScene, ...ids: readonly string[]): readonly number[] => {
    const draft = new Draft(scene.table);
    payPubs(draft);
    return ids.map((id) => cashOf(draft.table, companyPlace(id)));
  };
  it('HSB-7.1.1.01 at the start of a brewery round the bank pays the printed income into the treasury', () => {
    const scene = buying(0).kims('B4', 'A1').kims('B5', 'A2').clock({ phase: '8' });
    expect(paid(scene, 'B4', 'B5')).toEqual([5, 10]);
    const rich = new ExpertScene()
      .company('DUB', 'anna', 80, '8')
      .kims('DUB', 'A3', 'A4')
      .clock({ phase: '8' });
    expect(paid(rich, 'DUB')).toEqual([60]);
  });
  it('HSB-7.1.1.01 a company that does not operate yet has them, too', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80).kims('DUB', 'A1').clock({ floated: [] });
    expect(paid(scene, 'DUB')).toEqual([5]);
  });
  it('HSB-7.1.1.01 it is no income of the delivery: the round opens with it', () => {
    const scene = new ExpertScene()
      .small('B4', 'anna', 's2')
      .kims('B4', 'A1')
      .wants(2, 1, 0)
      .treasury('B4', 0)
      .railway('BME', 'bert', '2A')
      .shares('BME', 'bert', 3)
      .operating('BME', 'trains');
    const table = acted(scene.table, bert.does('done'));
    expect(table.clock).toMatchObject({ round: 'BR', operating: 'B4', earned: 0 });
    expect(treasury(table, 'B4')).toBe(5);
  });
  it('HSB-7.1.02 A3 pays nothing before the brown phase', () => {
    expect(paid(green(buying(0)).kims('B4', 'A3'), 'B4')).toEqual([0]);
    expect(paid(buying(0).clock({ phase: '5' }).kims('B4', 'A3'), 'B4')).toEqual([20]);
  });
  it('HSB-7.1.09 no phase takes a marker away', () => {
    const scene = buying(900).kims('B4', 'A1').gone('2A', '2B', '3', '4', '5').clock({ phase: '5' });
    const table = acted(scene.table, anna.equips('train/6/1'));
    expect([table.clock.phase, kimsOf(table, 'B4')]).toEqual(['6', [A1]]);
  });
});

describe('bottling', () => {
  const [THREE, OTHER] = ['train/3/1', 'train/3/2'];
  const bottles = (kim: string, card: string, more: object = {}) =>
    anna.does('bottle', { kim, card, ...more });
  /** DUB with two cards of type 3 has delivered two cubes with the first and one with the second. */
  const served = (code = 'B2', phase = '3') => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3', '3').kims('DUB', code).wants(3, 3, 0);
    const { table } = scene.clock({ phase }).brews('DUB');
    return played(table, anna.delivers(THREE, 3), anna.delivers(THREE, 3), anna.delivers(OTHER, 3));
  };
  it('HSB-7.1.2.02 the printed value for each cube of one card is added to the income', () => {
    const table = played(served(), bottles('kim/B2/1', THREE), anna.keeps());
    expect(treasury(table, 'DUB')).toBe(90 + 10);
  });
  it('HSB-7.1.2.02 where no card is named it is the one with the most cubes', () => {
    expect(treasury(played(served(), anna.keeps()), 'DUB')).toBe(100);
    expect(treasury(played(served(), bottles('kim/B2/1', OTHER), anna.keeps()), 'DUB')).toBe(95);
  });
  it('HSB-7.1.2.01 ✗ one marker for two cards, a marker or a card of others', () => {
    const named = played(served(), bottles('kim/B2/1', THREE));
    expect(broke(named, bottles('kim/B2/1', OTHER))).toEqual(['7.1.2/bottle-once']);
    expect(broke(served(), bottles('kim/B2/2', THREE))).toEqual(['7.1.2/bottle-own']);
    expect(broke(served(), bottles('kim/B2/1', 'train/3/3'))).toEqual(['7.1.2/bottle-card']);
  });
  it('HSB-7.1.2.01 a marker that a hand lays onto a card names it', () => {
    const title = game as unknown as Game;
    const [reading] = interpret(title, served(), 'anna', { piece: 'kim/B2/1', to: loadPlace(OTHER) });
    expect([reading?.move, reading?.findings]).toEqual([bottles('kim/B2/1', OTHER), []]);
  });
  it('HSB-7.1.2.01 ✓ one card for one marker', () => {
    expect(broke(served(), bottles('kim/B2/1', OTHER))).toEqual([]);
  });
  it('HSB-7.1.2.01 ✗ bottling of another brewery is told so, whether it works already or not', () => {
    const others = new ExpertScene()
      .company('DUB', 'anna', 80, '3')
      .small('B4', 'bert', 's2')
      .kims('B4', 'B2');
    const { table } = others.clock({ phase: '2' }).brews('DUB');
    expect(broke(table, bottles('kim/B2/1', THREE))).toEqual(['7.1.2/bottle-own']);
  });
  it('HSB-7.1.02 ✗ B3 in the green phase', () => {
    expect(broke(served('B3'), bottles('kim/B3/1', THREE))).toEqual(['7.1/kim-later']);
    expect(treasury(played(served('B3'), anna.keeps()), 'DUB')).toBe(90);
  });
  it('HSB-7.1.02 ✓ B3 in the brown phase; it may be bought before', () => {
    expect(broke(served('B3', '5'), bottles('kim/B3/1', THREE))).toEqual([]);
    expect(broke(buying().table, buys('kim/B3/1'))).toEqual([]);
  });
  it('HSB-7.1.2.03 ✗ a loaded cube counts as a third', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '5').kims('DUB', 'B3').wants(5, 2, 0);
    const { table } = scene.carrier('BME', 'anna', '5').clock({ phase: '5' }).brews('DUB');
    const card = 'train/5/1';
    const loaded = played(
      table,
      anna.delivers(card, 5),
      anna.delivers(card, 5),
      anna.loads(card, 'train/5/2'),
    );
    expect(broke(loaded, bottles('kim/B3/1', card, { cubes: 3 }))).toEqual(['7.1.2/bottle-market']);
    expect(treasury(played(loaded, anna.keeps()), 'DUB')).toBe(60 + 60 + 100 + 20);
  });
  it('HSB-7.1.2.03 ✓ the two that were delivered', () => {
    expect(broke(served(), bottles('kim/B2/1', THREE, { cubes: 2 }))).toEqual([]);
  });
  it('HSB-7.1.2.05 two markers may name one card; H, K and O count, N does not', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'B2', 'B2').wants(3, 1, 0);
    const { table } = scene.event('DUB', 'O').clock({ phase: '3' }).brews('DUB');
    const one = played(table, anna.delivers(THREE, 3));
    expect(treasury(played(one, anna.keeps()), 'DUB')).toBe(30 + 2 * 5);
    const shift = anna.does('second-shift', { card: THREE, segment: 3, customers: 'regular' });
    expect(treasury(played(one, shift, anna.keeps()), 'DUB')).toBe(30 + 15 + 2 * 10);
    const out = scene.event('DUB', 'N').do({ put: 'sem/O', at: EVENT_DISPLAY });
    const brewed = played(
      out.table,
      anna.delivers(THREE, 3),
      anna.does('brew-out', { card: THREE, segment: 3, customers: 'regular' }),
      anna.keeps(),
    );
    expect(treasury(brewed, 'DUB')).toBe(30 + 15 + 2 * 5);
  });
});

describe('after the start round', () => {
  /** The small breweries have been dealt; nobody has traded yet. */
  const sold = () => newTable(SEATS3, 'exp', { dealtBreweries: true });
  const first = (table: DoTable): string => table.clock.kimBuyers[0]!;
  const does = (seat: string) => ({ anna, bert, cleo })[seat]!;
  it('HSB-7.4.01 in ascending number every owner may buy one before the first stock round', () => {
    const table = sold();
    const [a, b, c] = table.clock.kimBuyers as readonly [string, string, string];
    expect(turn(table)).toEqual([a]);
    expect(broke(table, does(a).passes())).toEqual(['7.4/kim-buyer-first']);
    expect(broke(table, does(b).does('no-kim'))).toEqual(['7.4/kim-start-turn']);
    const bought = played(
      table,
      does(a).does('start-kim', { kim: A1 }),
      does(b).does('no-kim'),
      does(c).does('start-kim', { kim: 'kim/A2/1' }),
    );
    expect([purse(table, a) - purse(bought, a), purse(table, c) - purse(bought, c)]).toEqual([30, 60]);
    expect(bought.clock.kimBuyers).toEqual([]);
    expect(turn(bought)).toEqual([bought.clock.turn]);
    expect(broke(bought, does(a).does('start-kim', { kim: 'kim/A1/2' }))).toEqual(['7.4/kim-start-over']);
  });
  it('HSB-7.4.02 ✗ a second one, or one that the private cash does not pay', () => {
    const table = sold();
    const a = first(table);
    const bought = played(table, does(a).does('start-kim', { kim: A1 }));
    expect(broke(bought, does(a).does('start-kim', { kim: 'kim/A1/2' }))).toEqual(['7.4/kim-start-turn']);
    const poor = { ...table, cash: { ...table.cash, [seatPlace(a)]: 20 } };
    expect(broke(poor, does(a).does('start-kim', { kim: A1 }))).toEqual(['7.4/private-pays']);
  });
  it('HSB-7.4.02 ✓ one, and the brewery keeps its capital', () => {
    const table = sold();
    const a = first(table);
    const bought = played(table, does(a).does('start-kim', { kim: A1 }));
    const companies = Object.keys(table.cash).filter((id) => id.startsWith('company/'));
    expect(companies.map((id) => cashOf(bought, id))).toEqual(companies.map((id) => cashOf(table, id)));
  });
  it('HSB-7.4.03 the order of the first stock round does not change by these purchases', () => {
    const table = sold();
    const a = first(table);
    const bought = played(table, does(a).does('start-kim', { kim: 'kim/A4/1' }));
    expect([bought.clock.seats, bought.clock.turn]).toEqual([table.clock.seats, table.clock.turn]);
  });
});

describe('the price band', () => {
  it('HSB-7.1.08 ✓ the worked example: 50 to 150 percent of every printed price', () => {
    const bands = KIMS.map(({ code }) => [code, ...Object.values(bandOf(`kim/${code}/1`))]);
    expect(bands).toEqual([
      ['A1', 15, 45],
      ['A2', 30, 90],
      ['A3', 40, 120],
      ['A4', 60, 180],
      ['B2', 25, 75],
      ['B3', 50, 150],
      ['B4', 60, 180],
      ['C', 50, 150],
    ]);
  });
});
