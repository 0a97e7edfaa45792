import { describe, expect, it } from 'vitest';
import { BANK, POOL, seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import { totalCash } from '../../../table/apply.ts';
import { counted, inMarket, playerOrder, priceOf, purse, trainsOf } from '../readers.ts';
import {
  acted,
  anna,
  bert,
  bigOne,
  broke,
  cash,
  cleo,
  figures,
  found,
  laterRound,
  played,
} from '../stock-scene.ts';
import { Scene, SEATS4 } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

/** CFEA of anna with 40 %, which has operated. */
const cfea = () => laterRound().major('CFEA', 'anna').veteran('CFEA');
/** W-ESP-02: Andaluces, anna directs with 40 %, the market has 10 %, bert 30 %, cleo 20 %. */
const andaluces = () =>
  laterRound({}, '3')
    .major('A', 'anna', 80)
    .shares('A', POOL, 1)
    .shares('A', 'bert', 3)
    .shares('A', 'cleo', 2)
    .veteran('A');

describe('which cards are sold', () => {
  it('ESP-4.4.04 a director who loses the company sells his own share before those of the swap', () => {
    const scene = laterRound().par('CFEA', 'anna').shares('CFEA', 'bert', 3).shares('CFEA', 'anna', 1);
    const { table } = scene.veteran('CFEA');
    const own = ordinaryAt(table, 'CFEA', seatPlace('anna'));
    const sold = played(table, anna.sells('CFEA'));
    expect(bigOne(sold, 'CFEA')).toBe('seat/bert');
    expect(ordinaryAt(sold, 'CFEA', POOL)).toEqual(own);
  });
});

describe('several sales in one turn', () => {
  const warned = (table: Parameters<typeof found>[0]) =>
    found(table, anna.sells('CFEA')).map(({ rule, weight }) => [rule.replace('18esp/', ''), weight]);
  it('ESP-4.2.09 shares sold apart are paid apart, and that is said (OQ 42)', () => {
    const start = laterRound().major('CFEA', 'bert').shares('CFEA', 'anna', 3).veteran('CFEA');
    const { table } = start.price('CFEA', 250).cash('seat/anna', 0);
    expect(warned(table)).toEqual([]);
    const once = played(table, anna.sells('CFEA'));
    expect(warned(once)).toEqual([['4.2/sold-apart', 'caution']]);
    const apart = played(once, anna.sells('CFEA'), anna.sells('CFEA'));
    expect([cash(apart)['anna'], cash(played(table, anna.sells('CFEA', 3)))['anna']]).toEqual([721, 750]);
  });
  it('ESP-4.2.09 a sale of an earlier turn is another sale anyway', () => {
    const start = laterRound().major('CFEA', 'bert').shares('CFEA', 'anna', 3).major('CFLG', 'anna');
    const { table } = start.veteran('CFEA', 'CFLG');
    const later = played(table, anna.sells('CFEA'), anna.passes(), bert.passes(), cleo.passes());
    expect(warned(played(later, anna.sells('CFLG')))).toEqual([]);
  });
});

describe('the order of a turn', () => {
  it('ESP-4.02 ESP-4.03 ✗ buying, then selling in the same turn', () => {
    const table = played(cfea().table, anna.buys('CFEA'));
    expect(broke(table, anna.sells('CFEA'))).toEqual(['4/sales-first']);
    expect(broke(table, anna.passes())).toEqual(['4/turn-over']);
  });
  it('ESP-4.03 ✗ repaying, then selling', () => {
    const table = played(cfea().debt('anna', 10).table, anna.repays(4));
    expect(broke(table, anna.sells('CFEA'))).toEqual(['4/sales-first']);
    expect(broke(played(table, anna.repays(6)), anna.buys('CFEA'))).toEqual([]);
  });
  it('ESP-4.03 ✓ selling, repaying, then buying', () => {
    const table = cfea().minor('CM', 'bert').par('CFLG', 'bert').debt('anna', 10).table;
    const sold = played(table, anna.sells('CFEA'), anna.sells('CFEA'), anna.repays(10));
    expect(sold.clock.turn).toBe('anna');
    expect(played(sold, anna.buys('CFLG')).clock.turn).toBe('bert');
  });
  it('ESP-4.01 the lowest card starts, then ascending, round and round', () => {
    const scene = laterRound().order('bert', 'cleo', 'anna').clock({ turn: 'bert' }).major('CFEA', 'anna');
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual(['4/turn']);
    const table = played(scene.table, bert.buys('CFEA'), cleo.buys('CFEA'));
    expect(table.clock.turn).toBe('anna');
    expect(played(table, anna.passes()).clock.turn).toBe('bert');
  });
  it('ESP-4.04 a pass does not bar anybody from acting later', () => {
    const table = played(cfea().table, anna.passes(), bert.buys('CFEA'), cleo.passes());
    expect(table.clock.passes).toBe(1);
    expect(broke(table, anna.buys('CFEA'))).toEqual([]);
  });
  it('a sale and the end of the turn is no pass', () => {
    const table = played(cfea().table, anna.sells('CFEA'), anna.passes());
    expect(table.clock).toMatchObject({ turn: 'bert', passes: 0, sold: false });
  });
});

describe('selling', () => {
  it('ESP-4.06 a 10 % card is one share, a president’s card two; the value is shares × price', () => {
    const table = cfea().table;
    expect(figures(table, 'CFEA').shares).toEqual({ anna: 40, bert: 0, cleo: 0 });
    expect(counted(table, 'anna')).toBe(3);
  });
  it('ESP-4.2.01 ESP-4.2.09 W-ESP-01 three MCP at 250: 750, the market at 50 %, the price at 222', () => {
    const scene = laterRound({}, '3')
      .major('MCP', 'bert')
      .veteran('MCP')
      .price('MCP', 250)
      .shares('MCP', POOL, 2)
      .shares('MCP', 'anna', 3);
    const table = played(scene.table, anna.sells('MCP', 3));
    expect(purse(table, 'anna')).toBe(860 + 750);
    expect(inMarket(table, 'MCP')).toBe(50);
    expect(priceOf(table, 'MCP')).toBe(222);
    expect(totalCash(table)).toBe(totalCash(scene.table));
  });
  it('ESP-4.2.09 at 50 the marker stays', () => {
    const table = played(cfea().price('CFEA', 55).table, anna.sells('CFEA', 2));
    expect(priceOf(table, 'CFEA')).toBe(50);
    expect(purse(table, 'anna')).toBe(860 + 110);
  });
  it('ESP-4.2.09 an arriving marker goes under those that lie there', () => {
    const scene = cfea().price('CFEA', 80).major('CFLG', 'bert').price('CFLG', 75);
    const table = played(scene.table, anna.sells('CFEA'));
    expect(pieceOf(table, 'marker/CFEA')).toEqual({ ...pieceOf(table, 'marker/CFLG'), order: 1 });
  });
  it('ESP-4.2.02 ✗ more than 50 % in the market (W-ESP-01: with three there, three more)', () => {
    const scene = laterRound({}, '3')
      .major('MCP', 'bert')
      .veteran('MCP')
      .shares('MCP', POOL, 3)
      .shares('MCP', 'anna', 3);
    expect(broke(scene.table, anna.sells('MCP', 3))).toEqual(['4.2/market-limit']);
  });
  it('ESP-4.2.02 ✓ up to 50 %', () => {
    const scene = laterRound({}, '3')
      .major('MCP', 'bert')
      .veteran('MCP')
      .shares('MCP', POOL, 3)
      .shares('MCP', 'anna', 3);
    expect(broke(scene.table, anna.sells('MCP', 2))).toEqual([]);
  });
  it('ESP-4.2.03 ✗ the director sells out while nobody else holds 20 %', () => {
    const scene = laterRound().par('CFEA', 'anna').shares('CFEA', 'bert', 1).veteran('CFEA');
    expect(broke(scene.table, anna.sells('CFEA', 2))).toEqual(['4.2/no-successor']);
    const table = acted(scene.table, anna.sells('CFEA', 2));
    expect(bigOne(table, 'CFEA')).toBe(POOL);
    expect(purse(table, 'anna')).toBe(860 + 160);
    expect(broke(cfea().table, anna.sells('CFEA', 3))).toEqual(['4.2/no-successor']);
  });
  it('ESP-4.2.03 ✓ with a successor of 20 %', () => {
    const scene = laterRound().par('CFEA', 'anna').shares('CFEA', 'bert', 2).veteran('CFEA');
    const table = played(scene.table, anna.sells('CFEA', 2));
    expect(bigOne(table, 'CFEA')).toBe('seat/bert');
    expect(inMarket(table, 'CFEA')).toBe(20);
    expect(broke(cfea().table, anna.sells('CFEA', 2))).toEqual([]);
  });
  it('ESP-4.2.04 ✗ shares of a company that has not operated', () => {
    expect(broke(laterRound().major('FdSB', 'anna').table, anna.sells('FdSB'))).toEqual(['4.2/not-operated']);
  });
  it('ESP-4.2.04 ✓ once it has', () => {
    expect(broke(laterRound().major('FdSB', 'anna').veteran('FdSB').table, anna.sells('FdSB'))).toEqual([]);
  });
  it('ESP-4.2.05 ✗ a private company put into the market', () => {
    const scene = new Scene().private('P4', 'anna').stockRound();
    expect(broke(scene.table, anna.puts('private/P4', POOL))).toEqual(['4.2/private-to-market']);
  });
  it('ESP-4.2.05 ✓ it stays with its owner and pays', () => {
    const scene = new Scene().private('P4', 'anna').stockRound();
    const table = played(scene.table, anna.passes(), bert.passes(), cleo.passes());
    expect(purse(table, 'anna')).toBe(880);
  });
  it('ESP-4.2.06 ESP-4.4.07 ✗ the certificate of a minor', () => {
    const scene = laterRound({}, '3').minor('MZ', 'anna').veteran('MZ');
    expect(broke(scene.table, anna.sells('MZ'))).toEqual(['4.2/minor-stays']);
    expect(acted(scene.table, anna.sells('MZ')).cash).toEqual(scene.table.cash);
  });
  it('ESP-4.2.06 ESP-4.4.07 ✓ a share of a major beside it', () => {
    expect(broke(cfea().minor('CM', 'anna').table, anna.sells('CFEA'))).toEqual([]);
  });
  it('ESP-4.2.07 ESP-3.1.23 ✗ the share of P6 while its company has no par', () => {
    const scene = laterRound().do({ put: 'cert/CRB/1', at: 'seat/anna' });
    expect(broke(scene.table, anna.sells('CRB'))).toEqual(['4.2/no-par']);
  });
  it('ESP-4.2.07 ESP-3.1.23 ✓ with par, and when CRB has operated, like any other share', () => {
    const scene = laterRound({}, '3')
      .do({ put: 'cert/CRB/1', at: 'seat/anna' })
      .major('CRB', 'bert')
      .veteran('CRB');
    expect(broke(scene.table, anna.sells('CRB'))).toEqual([]);
  });
  it('ESP-4.2.08 several companies in the seller’s sequence', () => {
    const scene = cfea().major('CFLG', 'bert', 80).veteran('CFLG').shares('CFLG', 'anna', 1);
    const one = played(scene.table, anna.sells('CFEA'), anna.sells('CFLG'));
    const two = played(scene.table, anna.sells('CFLG'), anna.sells('CFEA'));
    expect(cash(one)).toEqual(cash(two));
    // Both end on 75, and the one that came first lies on top.
    expect(pieceOf(one, 'marker/CFEA')!.order).toBe(0);
    expect(pieceOf(two, 'marker/CFLG')!.order).toBe(0);
  });
  it('ESP-4.2.01 ESP-1.3.02 only what one holds', () => {
    expect(broke(cfea().table, bert.sells('CFEA'))).toEqual(['4/turn']);
    expect(broke(cfea().table, anna.sells('CFEA', 5))).toEqual(['4.2/own-certificates']);
    expect(broke(cfea().operating('CFEA').table, anna.sells('CFEA'))).toEqual(['4/stock-round-only']);
  });
});

describe('the director', () => {
  it('ESP-4.4.01 ESP-4.4.04 W-ESP-02 the director sells 40 %: the largest other holder swaps two shares for the 20 % card', () => {
    const table = played(andaluces().table, anna.sells('A', 4));
    expect(figures(table, 'A')).toMatchObject({ director: 'bert', shares: { anna: 0, bert: 30, cleo: 20 } });
    expect(inMarket(table, 'A')).toBe(50);
    expect(found(andaluces().table, anna.sells('A', 4))).toMatchObject([
      { rule: '18esp/4.4/director-goes', weight: 'caution' },
    ]);
    const later = played(table, anna.passes());
    expect(broke(later, bert.sells('A'))).toEqual(['4.2/market-limit']);
    expect(broke(played(later, bert.passes()), cleo.sells('A'))).toEqual(['4.2/market-limit']);
    const two = played(
      later,
      bert.passes(),
      cleo.buys('A', 'market'),
      anna.passes(),
      bert.passes(),
      cleo.buys('A', 'market'),
    );
    expect(figures(two, 'A')).toMatchObject({ director: 'cleo', shares: { bert: 30, cleo: 40 } });
    expect(pieceOf(two, 'charter/A')?.at).toBe('seat/cleo');
  });
  it('ESP-4.4.02 equal holdings change nothing', () => {
    const table = played(andaluces().table, anna.sells('A', 1));
    expect(figures(table, 'A')).toMatchObject({ director: 'anna', shares: { anna: 30, bert: 30 } });
  });
  it('ESP-4.4.03 the market is never director', () => {
    const scene = laterRound().par('CFEA', 'anna').shares('CFEA', POOL, 4).veteran('CFEA');
    const table = played(scene.table, anna.passes(), bert.buys('CFEA', 'market'));
    expect(figures(table, 'CFEA').director).toBe('anna');
  });
  it('ESP-4.4.04 the swap comes before the sale: the old director may end with 10 %', () => {
    const table = played(andaluces().table, anna.sells('A', 3));
    expect(figures(table, 'A')).toMatchObject({ director: 'bert', shares: { anna: 10, bert: 30 } });
    expect(inMarket(table, 'A')).toBe(40);
  });
  it('ESP-4.4.05 of several with the same holding the lowest order card', () => {
    const scene = laterRound({ seats: SEATS4 })
      .order('anna', 'cleo', 'bert', 'dora')
      .par('CFEA', 'anna')
      .veteran('CFEA');
    scene
      .shares('CFEA', 'bert', 2)
      .shares('CFEA', 'cleo', 2)
      .shares('CFEA', 'dora', 1)
      .shares('CFEA', 'anna', 1);
    expect(playerOrder(scene.table)).toEqual(['anna', 'cleo', 'bert', 'dora']);
    expect(figures(played(scene.table, anna.sells('CFEA', 2)), 'CFEA').director).toBe('cleo');
  });
  it('ESP-4.4.06 ✗ handing the certificate over', () => {
    expect(broke(andaluces().table, anna.puts('cert/A/0', 'seat/bert'))).toEqual(['4.4/hand-over']);
  });
  it('ESP-4.4.06 ✓ by a sale', () => {
    expect(broke(andaluces().table, anna.sells('A', 2))).toEqual([]);
  });
  it('back to where it lies, or out of somebody’s way on the table, is only a free move', () => {
    for (const to of ['seat/anna', 'out'])
      expect(broke(andaluces().table, anna.puts('cert/A/0', to))).toEqual(['table/free-move']);
  });
  it('ESP-4.4.08 a swap may lift a player above the certificate limit', () => {
    const scene = laterRound({ seats: ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn'] });
    scene.par('CFEA', 'anna').shares('CFEA', 'anna', 1).shares('CFEA', 'bert', 3).veteran('CFEA');
    scene.shares('CFLG', 'anna', 8).shares('FdLR', 'anna', 3);
    expect(counted(scene.table, 'anna')).toBe(13);
    const table = acted(scene.clock({ turn: 'bert' }).table, bert.buys('CFEA'));
    expect(counted(table, 'anna')).toBe(14);
  });
});

describe('the certificate limit', () => {
  it.each([
    [2, 16],
    [3, 27],
    [4, 20],
    [5, 16],
    [6, 13],
  ])('ESP-4.1.01 ✗ with %i players the certificate above %i', (n, limit) => {
    const scene = laterRound({ seats: ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn'].slice(0, n) });
    for (const company of ['CFLG', 'FdLR', 'MZA', 'N'])
      scene.shares(company, 'anna', Math.min(8, Math.max(0, limit - counted(scene.table, 'anna'))));
    scene.par('CFEA', 'bert');
    expect(counted(scene.table, 'anna')).toBe(limit);
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual(['4.1/certificate-limit']);
    expect(broke(scene.table, anna.starts('CM'))).toEqual(['4.1/certificate-limit']);
  });
  it('ESP-4.1.01 ✗ also a purchase whose swap of certificates would give one card back (OQ 43)', () => {
    const scene = laterRound({ seats: SEATS4 }).par('CFEA', 'bert').shares('CFEA', 'anna', 2);
    for (const [company, count] of [
      ['CFLG', 8],
      ['FdLR', 8],
      ['MZA', 2],
    ] as const)
      scene.shares(company, 'anna', count);
    const after = acted(scene.table, anna.buys('CFEA'));
    expect([counted(scene.table, 'anna'), counted(after, 'anna')]).toEqual([20, 20]);
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual(['4.1/certificate-limit']);
  });
  it('ESP-4.1.01 ✓ the last one up to the limit; cards count one each whatever they are worth', () => {
    const scene = new Scene({ seats: SEATS4 })
      .private('P1', 'anna')
      .stockRound()
      .par('CFEA', 'anna')
      .minor('CM', 'anna');
    scene.shares('CFEA', 'anna', 3).shares('CFLG', 'anna', 8).shares('FdLR', 'anna', 5);
    expect(counted(scene.table, 'anna')).toBe(19);
    expect(broke(scene.table, anna.buys('CFEA'))).toEqual([]);
  });
  const above = () => {
    const scene = laterRound({ seats: SEATS4 })
      .major('CFEA', 'bert')
      .veteran('CFEA')
      .shares('CFEA', 'anna', 5);
    return scene.shares('CFLG', 'anna', 8).shares('FdLR', 'anna', 8);
  };
  it('ESP-4.1.02 ✗ 21 of 20, and a pass', () => {
    const scene = above();
    expect(counted(scene.table, 'anna')).toBe(21);
    expect(broke(scene.table, anna.passes())).toEqual(['4.1/must-sell']);
    expect(broke(scene.debt('anna', 10).table, anna.repays(10))).toEqual(['4.1/must-sell']);
  });
  it('ESP-4.1.02 ✓ after selling down to it, or where no sale helps', () => {
    const scene = above();
    expect(broke(played(scene.table, anna.sells('CFEA')), anna.passes())).toEqual([]);
    expect(broke(above().clock({ veterans: [] }).table, anna.passes())).toEqual([]);
  });
});

describe('companies and players', () => {
  it('ESP-1.4.01 ✗ a director takes money or a train out of his company, or adds some of his own', () => {
    const { table } = cfea().train('CFEA', '2');
    expect(broke(table, anna.gives('company/CFEA', 'seat/anna', 50))).toEqual(['1.4/kept-apart']);
    expect(broke(table, anna.gives('seat/anna', 'company/CFEA', 50))).toEqual(['1.4/kept-apart']);
    const [train] = trainsOf(table, 'CFEA');
    expect(broke(table, anna.puts(train!, 'seat/anna'))).toEqual(['1.4/kept-apart']);
  });
  it('ESP-1.4.01 ✓ money of companies moves by their own acts only', () => {
    const table = played(cfea().table, anna.sells('CFEA'));
    expect(table.cash['company/CFEA']).toBe(320);
  });
  it('ESP-1.4.03 ESP-2.1.07 ✗ players swap or sell shares among themselves', () => {
    const { table } = andaluces();
    expect(broke(table, anna.puts('cert/A/1', 'seat/bert'))).toEqual(['2.1/between-players']);
    expect(broke(table, bert.gives('seat/bert', 'seat/anna', 80))).toEqual(['2.1/between-players']);
  });
  it('ESP-1.4.03 ESP-2.1.07 ✓ each of them deals with the bank', () => {
    const scene = cfea();
    const table = played(scene.table, anna.sells('CFEA'), anna.passes(), bert.buys('CFEA', 'market'));
    expect(table.cash[BANK]! - scene.table.cash[BANK]!).toBe(-80 + 75);
  });
});
