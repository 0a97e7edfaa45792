import { describe, expect, it } from 'vitest';
import { BANK, POOL } from '../../../rail/ids.ts';
import { totalCash } from '../../../table/apply.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import { game } from '../index.ts';
import {
  inIpo,
  isStarted,
  lockedTokens,
  parOf,
  playerOrder,
  priceOf,
  purse,
  tokensOf,
  treasury,
} from '../readers.ts';
import { acted, anna, bert, bigOne, broke, cash, cleo, figures, laterRound, played } from '../stock-scene.ts';
import { Scene } from '../testing.ts';

const firstRound = () => new Scene().stockRound(1);

describe('buying shares', () => {
  it('ESP-4.07 ESP-4.3.05 par stays for the issue, the price moves for the market; both go to the bank', () => {
    const scene = laterRound().major('CFEA', 'anna', 80).shares('CFEA', POOL, 1).price('CFEA', 95);
    const issue = played(scene.table, anna.buys('CFEA'));
    expect(purse(issue, 'anna')).toBe(780);
    const market = played(scene.table, anna.buys('CFEA', 'market'));
    expect(purse(market, 'anna')).toBe(765);
    for (const table of [issue, market]) {
      expect(treasury(table, 'CFEA')).toBe(320);
      expect(totalCash(table)).toBe(totalCash(scene.table));
      expect(figures(table, 'CFEA').shares['anna']).toBe(50);
    }
    expect([parOf(issue, 'CFEA'), priceOf(issue, 'CFEA')]).toEqual([80, 95]);
  });
  it('ESP-4.3.01 ✗ two certificates in one turn', () => {
    const table = played(laterRound().major('CFEA', 'anna').table, anna.buys('CFEA'));
    expect(broke(table, anna.buys('CFEA'))).toEqual(['4.3/one-a-turn']);
    expect(broke(table, anna.starts('CM'))).toEqual(['4.3/one-a-turn']);
  });
  it('ESP-4.3.01 ✓ one in the next turn', () => {
    const table = played(
      laterRound().major('CFEA', 'anna').table,
      anna.buys('CFEA'),
      bert.passes(),
      cleo.passes(),
    );
    expect(broke(table, anna.buys('CFEA'))).toEqual([]);
  });
  it('ESP-4.3.03 ✗ a purchase with open debt', () => {
    const scene = laterRound().major('CFEA', 'anna').debt('anna', 10);
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual(['4.3/debt-first']);
    expect(broke(played(scene.table, anna.repays(9)), anna.buys('CFEA'))).toEqual(['4.3/debt-first']);
    expect(broke(scene.table, anna.starts('CM'))).toEqual(['4.3/debt-first']);
  });
  it('ESP-4.3.03 ✓ after all of it is repaid', () => {
    const table = played(laterRound().major('CFEA', 'anna').debt('anna', 10).table, anna.repays(10));
    expect(broke(table, anna.buys('CFEA'))).toEqual([]);
  });
  it('ESP-4.3.1.02 ESP-4.3.04 ✗ a 10 % share while the president’s certificate lies in the issue', () => {
    expect(broke(laterRound({}, '3').table, anna.buys('A'))).toEqual(['4.3/president-first']);
    expect(broke(laterRound().table, anna.buys('CM'))).toEqual(['4.3.1/minor-whole']);
    expect(broke(laterRound().par('CFEA', 'bert').table, anna.starts('CFEA'))).toEqual(['4.3/taken']);
  });
  it('ESP-4.3.04 ✓ the president’s certificate first, then shares', () => {
    const table = played(laterRound({}, '3').table, anna.starts('A'));
    expect(broke(table, bert.buys('A'))).toEqual([]);
  });
  it('ESP-4.3.06 ✗ less money than the price', () => {
    const scene = laterRound().major('CFEA', 'anna', 75).cash('seat/anna', 74);
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual(['4.3/price']);
    expect(broke(scene.cash('seat/anna', 139).table, anna.starts('CM', 70))).toEqual(['4.3/start-price']);
  });
  it('ESP-4.3.06 ✓ exactly the price', () => {
    const scene = laterRound().major('CFEA', 'anna', 75).cash('seat/anna', 75);
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual([]);
    expect(broke(scene.cash('seat/anna', 140).table, anna.starts('CM', 70))).toEqual([]);
  });
  it('ESP-4.3.07 ✗ more of a company of which one holds 60 %', () => {
    const scene = laterRound().major('CFEA', 'anna').shares('CFEA', 'anna', 2);
    expect(figures(scene.table, 'CFEA').shares['anna']).toBe(60);
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual(['4.3/share-limit']);
  });
  it('ESP-4.3.07 ✓ up to 60 %', () => {
    expect(
      broke(laterRound().major('CFEA', 'anna').shares('CFEA', 'anna', 1).table, anna.buys('CFEA')),
    ).toEqual([]);
  });
  it('ESP-4.3.08 ✗ a company that one has sold in this stock round', () => {
    const scene = laterRound({}, '3').major('CRB', 'bert').veteran('CRB').shares('CRB', 'anna', 1);
    const table = played(scene.table, anna.sells('CRB'));
    expect(broke(table, anna.buys('CRB'))).toEqual(['4.3/sold-before']);
    const later = played(table, anna.passes(), bert.passes(), cleo.passes());
    expect(broke(later, anna.buys('CRB', 'market'))).toEqual(['4.3/sold-before']);
  });
  it('ESP-4.3.08 ✓ another company, or the next stock round', () => {
    const scene = laterRound({}, '3')
      .major('CRB', 'bert')
      .veteran('CRB')
      .shares('CRB', 'anna', 1)
      .par('CFEA', 'bert');
    const table = played(scene.table, anna.sells('CRB'));
    expect(broke(table, anna.buys('CFEA'))).toEqual([]);
    expect(broke(laterRound({}, '3').major('CRB', 'bert').table, anna.buys('CRB'))).toEqual([]);
  });
  it('ESP-4.3.05 nothing lies there', () => {
    expect(broke(laterRound().major('CFEA', 'anna').table, anna.buys('CFEA', 'market'))).toEqual([
      '4.3/none-there',
    ]);
  });
  it('ESP-4.4.01 the buyer who now holds more becomes director', () => {
    const scene = laterRound().par('CFEA', 'bert').shares('CFEA', 'anna', 2);
    const table = played(scene.table, anna.buys('CFEA'));
    expect(figures(table, 'CFEA')).toMatchObject({ director: 'anna', shares: { anna: 30, bert: 20 } });
    // The company has started with this purchase, so its charter goes to the new director.
    expect(pieceOf(table, 'charter/CFEA')?.at).toBe('seat/anna');
  });
});

describe('minors', () => {
  it('ESP-4.3.1.02 ESP-4.3.1.04 W-ESP-09 twice the start price into its treasury; it starts at once', () => {
    const table = played(firstRound().table, anna.starts('CM', 95));
    expect(purse(table, 'anna')).toBe(860 - 190);
    expect(treasury(table, 'CM')).toBe(190);
    expect(table.cash[BANK]).toBe(firstRound().table.cash[BANK]);
    expect(priceOf(table, 'CM')).toBe(95);
    expect(isStarted(table, 'CM')).toBe(true);
    expect(pieceOf(table, 'charter/CM')?.at).toBe('seat/anna');
    expect(tokensOf(table, 'CM')).toEqual(['token/CM/0']);
    expect(table.clock).toMatchObject({ turn: 'bert', bought: 'anna' });
  });
  it('ESP-4.3.1.03 ✗ a start price outside the yellow cells', () => {
    expect(broke(firstRound().table, anna.starts('MZ', 105))).toEqual(['4.3.1/minor-price']);
  });
  it('ESP-4.3.1.03 ✓ 70 and 100, in phase 2 too', () => {
    expect(broke(firstRound().table, anna.starts('MZ', 70))).toEqual([]);
    expect(broke(firstRound().table, anna.starts('MZ', 100))).toEqual([]);
  });
  it('ESP-5.6.12 ESP-4.3.1.05 ✗ a minor from phase 5 on', () => {
    expect(broke(laterRound({}, '5').table, anna.starts('CM'))).toEqual(['4.3.1/minors-earlier']);
    const closed = laterRound({}, '5').do({ put: 'marker/CM', at: 'out' }, { put: 'cert/CM/0', at: 'out' });
    expect(broke(closed.table, anna.starts('CM'))).toEqual(['5.6/gone']);
  });
  it('ESP-4.3.1.05 ✓ in phase 4', () => {
    expect(broke(laterRound({}, '4').table, anna.starts('CM'))).toEqual([]);
  });
});

describe('majors', () => {
  it('ESP-4.3.02 ESP-4.3.2.01 ✗ a southern major in phase 2', () => {
    expect(broke(firstRound().table, anna.starts('MZA'))).toEqual(['4.3.2/southern-later']);
  });
  it('ESP-4.3.02 ESP-4.3.2.01 ✓ minors and northern majors; southern ones from phase 3', () => {
    expect(broke(firstRound().table, anna.starts('CM'))).toEqual([]);
    expect(broke(firstRound().table, anna.starts('CFLG'))).toEqual([]);
    expect(broke(laterRound({}, '3').table, anna.starts('MZA'))).toEqual([]);
  });
  it('ESP-4.3.2.02 twice par to the bank; markers on the price cell and on the par track', () => {
    const table = played(firstRound().table, anna.starts('CFLG', 85));
    expect(purse(table, 'anna')).toBe(860 - 170);
    expect(treasury(table, 'CFLG')).toBe(0);
    expect([priceOf(table, 'CFLG'), parOf(table, 'CFLG')]).toEqual([85, 85]);
    expect(bigOne(table, 'CFLG')).toBe('seat/anna');
    expect(isStarted(table, 'CFLG')).toBe(false);
  });
  it('ESP-4.3.2.03 ✗ 95 in phase 2, and what is not printed', () => {
    expect(broke(firstRound().table, anna.starts('CFLG', 95))).toEqual(['4.3.2/par-phase']);
    expect(broke(firstRound().table, anna.starts('CFLG', 72))).toEqual(['4.3.2/par-printed']);
  });
  it('ESP-4.3.2.03 ✓ 90, and 95 and 100 from phase 3', () => {
    expect(broke(firstRound().table, anna.starts('CFLG', 90))).toEqual([]);
    expect(broke(laterRound({}, '3').table, anna.starts('CFLG', 95))).toEqual([]);
    expect(broke(laterRound({}, '3').table, anna.starts('CFLG', 100))).toEqual([]);
  });
  it('ESP-4.3.2.04 W-ESP-10 at 40 %: 4 × par, the charter, two markers available and three locked', () => {
    const scene = firstRound();
    const some = played(scene.table, anna.starts('CFLG', 80), bert.buys('CFLG'));
    expect(isStarted(some, 'CFLG')).toBe(false);
    const table = played(some, cleo.buys('CFLG'));
    expect(isStarted(table, 'CFLG')).toBe(true);
    expect(treasury(table, 'CFLG')).toBe(320);
    expect(pieceOf(table, 'charter/CFLG')?.at).toBe('seat/anna');
    expect(tokensOf(table, 'CFLG')).toEqual(['token/CFLG/0', 'token/CFLG/1']);
    expect(lockedTokens(table, 'CFLG')).toHaveLength(3);
    expect(totalCash(table)).toBe(totalCash(scene.table));
  });
  it('shares in players’ hands before the par count as sold (open question 11)', () => {
    const scene = laterRound({}, '3').do({ put: 'cert/CRB/1', at: 'seat/bert' });
    const table = played(scene.table, anna.starts('CRB', 80), bert.buys('CRB'));
    expect(isStarted(table, 'CRB')).toBe(true);
  });
  it('ESP-4.3.2.06 ESP-4.3.2.05 W-ESP-10 from phase 5: at 60 %, 10 × par, all markers, no goals', () => {
    const scene = laterRound({}, '5').par('CRB', 'anna', 100).shares('CRB', 'anna', 3);
    expect(isStarted(scene.table, 'CRB')).toBe(false);
    const table = played(scene.table, anna.buys('CRB'));
    expect(isStarted(table, 'CRB')).toBe(true);
    expect(treasury(table, 'CRB')).toBe(1000);
    expect(tokensOf(table, 'CRB')).toHaveLength(5);
    expect(lockedTokens(table, 'CRB')).toEqual([]);
    expect(table.clock.full).toEqual(['CRB']);
  });
  it('30 % sold when phase 5 begins: the company now waits for 60 %', () => {
    const scene = laterRound({}, '5').par('CRB', 'anna').shares('CRB', 'anna', 1);
    expect(isStarted(played(scene.table, anna.buys('CRB')), 'CRB')).toBe(false);
  });
});

describe('repaying', () => {
  it('ESP-5.7.2.05 any part, with half as much again, rounded up', () => {
    const scene = laterRound().debt('anna', 101);
    const table = played(scene.table, anna.repays(11));
    expect(purse(table, 'anna')).toBe(860 - 17);
    expect(table.clock.debts).toEqual({ anna: 90 });
    const rest = played(table, anna.repays(90));
    expect(purse(rest, 'anna')).toBe(860 - 17 - 135);
    expect(rest.clock.debts).toEqual({});
    expect(broke(scene.table, anna.repays(102))).toEqual(['5.7.2/not-owed']);
    expect(broke(scene.cash('seat/anna', 16).table, anna.repays(11))).toEqual(['5.7.2/repay-cash']);
    expect(broke(scene.cash('seat/anna', 17).table, anna.repays(11))).toEqual([]);
  });
  it('ESP-5.7.2.03 between selling and buying', () => {
    const scene = laterRound().major('CFEA', 'anna').veteran('CFEA').debt('anna', 10);
    expect(broke(played(scene.table, anna.sells('CFEA')), anna.repays(10))).toEqual([]);
    const bought = acted(scene.table, anna.buys('CFEA'));
    expect(broke(bought, anna.repays(10))).toEqual(['5.7.2/repay-before-buying']);
  });
  it('ESP-5.7.2.04 ✗ a share with open debt', () => {
    expect(broke(laterRound().par('CFEA', 'bert').debt('anna', 1).table, anna.buys('CFEA'))).toEqual([
      '4.3/debt-first',
    ]);
  });
  it('ESP-5.7.2.04 ✓ without', () => {
    expect(broke(laterRound().par('CFEA', 'bert').debt('bert', 1).table, anna.buys('CFEA'))).toEqual([]);
  });
  it('ESP-5.7.2.05 as published: all at once, the interest was added before', () => {
    const scene = laterRound({ published: true }).debt('anna', 150);
    expect(broke(scene.table, anna.repays(100))).toEqual(['5.7.2/repay-all']);
    expect(purse(played(scene.table, anna.repays(150)), 'anna')).toBe(710);
  });
  it('repaying is no pass', () => {
    const table = played(
      laterRound().debt('anna', 10).clock({ passes: 2 }).table,
      anna.repays(10),
      anna.passes(),
    );
    expect(table.clock).toMatchObject({ round: 'SR', turn: 'bert', passes: 0 });
  });
});

describe('the end of the stock round', () => {
  const allPass = [anna.passes(), bert.passes(), cleo.passes()];
  it('ESP-4.05 ESP-4.5.01 it ends when all have passed one after another', () => {
    const scene = laterRound().minor('CM', 'anna');
    expect(played(scene.table, anna.passes(), bert.passes()).clock.round).toBe('SR');
    expect(played(scene.table, ...allPass).clock).toMatchObject({ round: 'OR', or: 1, operating: 'CM' });
    const acting = played(
      scene.par('CFEA', 'anna').table,
      anna.passes(),
      bert.passes(),
      cleo.buys('CFEA'),
      anna.passes(),
      bert.passes(),
    );
    expect(acting.clock.round).toBe('SR');
  });
  it('ESP-4.5.1.01 a major wholly in players’ hands rises one diagonal step', () => {
    const scene = laterRound().major('CFEA', 'anna').shares('CFEA', 'bert', 6);
    expect(inIpo(scene.table, 'CFEA')).toBe(0);
    expect(priceOf(played(scene.table, ...allPass), 'CFEA')).toBe(85);
    const market = laterRound().major('CFEA', 'anna').shares('CFEA', 'bert', 5).shares('CFEA', POOL, 1);
    expect(priceOf(played(market.table, ...allPass), 'CFEA')).toBe(80);
    const top = laterRound().major('CFEA', 'anna').shares('CFEA', 'bert', 6).price('CFEA', 400);
    expect(priceOf(played(top.table, ...allPass), 'CFEA')).toBe(400);
  });
  it('ESP-4.5.1.02 from the highest price down; an arriving marker goes under those present', () => {
    const scene = laterRound().major('CFEA', 'anna').shares('CFEA', 'bert', 6).price('CFEA', 80, 0);
    scene.major('CFLG', 'bert').shares('CFLG', 'cleo', 6).price('CFLG', 80, 1);
    scene.major('FdLR', 'cleo').price('FdLR', 85, 0);
    const table = played(scene.table, ...allPass);
    expect(piecesAt(table, pieceOf(table, 'marker/FdLR')!.at)).toEqual([
      'marker/FdLR',
      'marker/CFEA',
      'marker/CFLG',
    ]);
  });
  it('ESP-4.5.1.03 minors do not move here', () => {
    expect(priceOf(played(laterRound().minor('CM', 'anna', 80).table, ...allPass), 'CM')).toBe(80);
  });
  it('ESP-4.5.2.01 new order: most cash first, ties keep the former order', () => {
    const scene = laterRound()
      .order('anna', 'bert', 'cleo')
      .cash('seat/bert', 900)
      .cash('company/CFEA', 5000);
    const table = played(scene.table, ...allPass);
    expect(playerOrder(table)).toEqual(['bert', 'anna', 'cleo']);
    expect(pieceOf(table, 'lynx')?.at).toBe('seat/bert');
  });
});

describe('what may I do now', () => {
  it('options of a stock round are legal and complete for small moves', () => {
    const scene = laterRound().major('CFEA', 'anna').veteran('CFEA').shares('CFEA', POOL, 1).debt('anna', 2);
    const moves = [...game.options(scene.table, 'anna')];
    expect(moves).toEqual([
      anna.sells('CFEA', 1),
      anna.sells('CFEA', 2),
      anna.repays(1),
      anna.repays(2),
      anna.passes(),
    ]);
    const free = [...game.options(scene.debt('anna', 0).table, 'anna')];
    expect(free).toContainEqual(anna.buys('CFEA', 'market'));
    expect(free).toContainEqual(anna.starts('MZ', 100));
    expect(free).not.toContainEqual(anna.starts('CFLG', 95));
    expect(
      [...game.options(scene.table, 'anna', { piece: 'cert/CFEA/0' })].every((m) => m.type === 'sell'),
    ).toBe(true);
    expect([...game.options(scene.table, 'bert')]).toEqual([]);
  });
  it('the prompt names the seat and offers buttons', () => {
    const made = game.prompt(laterRound().table, 'anna');
    expect(made.seats).toEqual(['anna']);
    expect(made.choices.at(-1)).toMatchObject({ label: { key: '18esp/choice/pass' }, tone: 'quiet' });
    expect(cash(laterRound().table)).toEqual({ anna: 860, bert: 860, cleo: 860 });
  });
});
