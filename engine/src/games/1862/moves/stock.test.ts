import { describe, expect, it } from 'vitest';
import { OUT, POOL, priceMarker } from '../../../rail/ids.ts';
import { judge } from '../../../table/judge.ts';
import type { Game } from '../../../table/game.ts';
import { pieceOf } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { handRules } from '../hand-rules.ts';
import { moves } from '../moves.ts';
import { hasPrice, inPool, isGone } from '../readers.ts';
import { certificateLimit, counted } from '../seats.ts';
import {
  acted,
  anna,
  at,
  bert,
  broke,
  cash,
  cellOf,
  cleo,
  dora,
  emil,
  figures,
  found,
  played,
} from '../stock-scene.ts';
import { laterRound, Scene, SEATS4, SEATS5 } from '../testing.ts';

const byHand = (table: Table62, move: Move): readonly string[] =>
  judge({ moves, handRules } as unknown as Game<Clock62>, table, move).map(({ rule }) => rule);
/** NYC of bert; anna holds some of it. It has acted. */
const nyc = (count = 2, seats?: readonly string[]): Scene =>
  laterRound(seats)
    .started('NYC', 'bert')
    .shares('NYC', 'anna', count)
    .clock({ veterans: ['NYC'] });
/** The buy-back of NYC has happened, and it is a stock round again. */
function halved(scene: Scene): Scene {
  scene.clock({ phase: '3' }).cash('company/NYC', 900).operating('NYC', 'buyback');
  scene.table = played(scene.table, bert.buysBack(0));
  return scene.clock({ round: 'SR', operating: null, turn: 'anna' });
}
/** Group 1 is sold out: everything that nobody holds lies in the pool. */
const soldOut = (scene: Scene, ...companies: readonly string[]): Scene =>
  companies.reduce((now, company) => now.shares(company, POOL, 9), scene);
const group2 = (): Scene =>
  soldOut(
    laterRound().founded('NYH', 'dora').founded('NYC', 'dora').founded('CP', 'dora'),
    'NYH',
    'NYC',
    'CP',
  );
const group3 = (): Scene =>
  ['CPR', 'UP', 'ATS', 'SP'].reduce((scene, company) => scene.started(company, 'dora', 70), group2());

describe('stock rounds', () => {
  it('62-18.1 ✗ buy, then sell in the same turn; or trade in an operating round', () => {
    expect(broke(played(nyc().table, anna.buys('NYC')), anna.sells('NYC'))).toEqual(['18/sales-first']);
    expect(broke(nyc().operating('NYC').table, anna.sells('NYC'))).toEqual(['18/stock-round-only']);
  });
  it('62-18.1 ✓ sell, then buy', () => {
    const table = played(nyc().founded('CP', 'cleo').table, anna.sells('NYC'));
    expect([table.clock.turn, broke(table, anna.buys('CP'))]).toEqual(['anna', []]);
  });
  it('62-18.2 ✗ a share goes from player to player, or money for it', () => {
    const { table } = nyc();
    expect(byHand(table, { type: 'put', seat: 'anna', piece: 'cert/NYC/4', to: 'seat/cleo' })).toEqual([
      '1862/18/between-players',
    ]);
    expect(
      byHand(table, { type: 'pay', seat: 'anna', from: 'seat/anna', to: 'seat/bert', amount: 50 }),
    ).toEqual(['1862/18/between-players']);
  });
  it('62-18.2 ✓ to the pool', () => {
    expect(byHand(nyc().table, { type: 'put', seat: 'anna', piece: 'cert/NYC/4', to: POOL })).not.toContain(
      '1862/18/between-players',
    );
  });
  it('62-2.5 ✗ a sold share among the unsold ones', () => {
    expect(byHand(nyc().table, { type: 'put', seat: 'anna', piece: 'cert/NYC/4', to: 'ipo/NYC' })).toEqual([
      '1862/2/sold-to-pool',
    ]);
  });
  it('62-2.9 ✗ money from a treasury to its director', () => {
    const pay = { type: 'pay', seat: 'bert', from: 'company/NYC', to: 'seat/bert', amount: 50 };
    expect(byHand(nyc().table, pay)).toEqual(['1862/2/treasury-apart']);
  });
  it('62-2.5 ✓ into the pool; 62-2.9 ✓ a treasury deals with the bank', () => {
    const put = { type: 'put', seat: 'anna', piece: 'cert/NYC/4', to: POOL };
    expect(byHand(nyc().table, put)).not.toContain('1862/2/sold-to-pool');
    const pay = { type: 'pay', seat: 'bert', from: 'company/NYC', to: 'bank', amount: 50 };
    expect(byHand(nyc().table, pay)).not.toContain('1862/2/treasury-apart');
  });
  it('62-8.5 ✗ take a tile off the map by hand', () => {
    const { table } = nyc().tile('F34', '9');
    expect(byHand(table, { type: 'put', seat: 'anna', piece: 'tile/9/1', to: 'supply' })).toEqual([
      '1862/8/tile-stays',
    ]);
  });
  it('62-17.3 ✗ buy back from one player only', () => {
    expect(
      byHand(nyc().table, { type: 'put', seat: 'bert', piece: 'cert/NYC/4', to: 'company/NYC' }),
    ).toEqual(['1862/17/half-of-all']);
  });

  it('62-18.3 ✗ a pool share for less than the present price', () => {
    const { table } = nyc().price('NYC', 0, 5).cash('seat/anna', 105);
    expect(found(table, anna.buys('NYC', 'pool'))).toMatchObject([
      { rule: '1862/19/share-price', params: { price: 110, cash: 105 } },
    ]);
  });
  it('62-18.3 ✓ 62-18.4 unsold at par, from the pool at the present price', () => {
    const { table } = nyc().price('NYC', 0, 5);
    expect(cash(played(table, anna.buys('NYC')))['anna']).toBe(500);
    expect(cash(played(table, anna.buys('NYC', 'pool')))['anna']).toBe(490);
  });
  it('62-18.5 one, two or three operating rounds, fixed when the stock round ends', () => {
    const ors = (phase: string) =>
      played(nyc().clock({ phase }).table, anna.passes(), bert.passes(), cleo.passes(), dora.passes()).clock
        .ors;
    expect([ors('2'), ors('3'), ors('4'), ors('5'), ors('10')]).toEqual([1, 2, 2, 3, 3]);
  });
  it('62-18.6 ✗ act out of turn', () => {
    expect(broke(nyc().table, bert.buys('NYC'))).toEqual(['18/turn']);
  });
  it('62-18.6 62-18.7 62-18.8 the holder of the priority begins; it goes to the left of who acted last, else it stays', () => {
    const passes = [anna.passes(), bert.passes(), cleo.passes(), dora.passes()];
    const idle = played(nyc().table, ...passes);
    expect([idle.clock.round, at(idle, 'priority')]).toEqual(['OR', 'seat/anna']);
    const table = played(
      nyc().table,
      anna.passes(),
      bert.buys('NYC'),
      cleo.passes(),
      dora.passes(),
      anna.passes(),
    );
    expect(table.clock.round).toBe('SR');
    const over = played(table, bert.passes());
    expect([over.clock.round, at(over, 'priority')]).toEqual(['OR', 'seat/cleo']);
    const next = played(over, bert.runs(), bert.train('train/2/1'), bert.done());
    expect(next.clock).toMatchObject({ round: 'SR', turn: 'cleo' });
  });
  it('62-18.9 a company whose shares all lie with players or itself rises one row, under others; at the top it stays', () => {
    const all = () => laterRound().started('CP', 'cleo').do({ put: 'cert/CP/1', at: 'seat/cleo' });
    const passes = [anna.passes(), bert.passes(), cleo.passes(), dora.passes()];
    const scene = laterRound().founded('CP', 'cleo', 85).shares('CP', 'anna', 4).shares('CP', 'bert', 3);
    scene.started('NYC', 'dora').price('NYC', 1, 4);
    const table = played(scene.table, ...passes);
    expect([cellOf(table, 'CP'), pieceOf(table, priceMarker('CP'))?.order]).toEqual(['market/1/4', 1]);
    expect(cellOf(table, 'NYC')).toBe('market/1/4');
    const top = laterRound().founded('CP', 'cleo', 100).shares('CP', 'anna', 4).shares('CP', 'bert', 3);
    expect(cellOf(played(top.table, ...passes), 'CP')).toBe('market/0/4');
    expect(cellOf(played(all().table, ...passes), 'CP')).toBe('market/0/4');
  });
});

describe('buying', () => {
  it('62-19.1 ✗ two purchases in a turn', () => {
    const table = played(nyc().table, anna.buys('NYC'));
    expect(broke(table, anna.buys('NYC'))).toEqual(['19/one-a-turn']);
    expect(broke(table, anna.passes())).toEqual(['19/turn-over']);
  });
  it('62-19.1 ✓ any number of sales, then one purchase', () => {
    const scene = nyc(2).founded('CP', 'cleo').founded('NYH', 'dora').shares('CP', 'anna', 1);
    const table = played(
      scene.table,
      anna.sells('NYC'),
      anna.sells('CP'),
      anna.sells('NYC'),
      anna.buys('NYH'),
    );
    expect(table.clock.turn).toBe('bert');
  });
  it('62-19.2 a sale alone is no pass: everybody has another turn', () => {
    const table = played(nyc().clock({ passes: 3 }).table, anna.sells('NYC'), anna.passes());
    expect(table.clock).toMatchObject({ round: 'SR', turn: 'bert', passes: 0 });
  });

  it('62-19.3 62-19.4 ✗ a share while a private is on display', () => {
    const scene = nyc().do({ put: 'private/SOC', at: 'privates' });
    expect(broke(scene.table, anna.buys('NYC'))).toEqual(['19/privates-first']);
    expect(broke(scene.table, anna.founds('CP'))).toEqual(['19/privates-first']);
  });
  it('62-19.3 62-19.4 ✓ group 1 as soon as all are sold', () => {
    expect(broke(nyc().table, anna.founds('CP'))).toEqual([]);
  });
  it('62-19.5 ✗ group 2 while a share of group 1 is unsold', () => {
    const scene = group2().do({ put: 'cert/NYC/7', at: 'ipo/NYC' });
    expect(found(scene.table, anna.founds('UP'))).toMatchObject([
      { rule: '1862/19/group-2', params: { company: 'UP', before: ['NYC'] } },
    ]);
  });
  it('62-19.5 ✓ all papers sold, in the pool or not; a company out of the game counts as sold out', () => {
    expect(broke(group2().table, anna.founds('UP'))).toEqual([]);
    const scene = group2().do({ put: 'cert/NYC/7', at: 'ipo/NYC' }, { put: priceMarker('NYC'), at: OUT });
    expect(broke(scene.table, anna.founds('UP'))).toEqual([]);
  });
  it('62-19.6 ✗ group 3 while a company of group 2 has 50 % sold', () => {
    const scene = ['CPR', 'UP', 'ATS'].reduce((now, company) => now.started(company, 'dora', 70), group2());
    scene.founded('SP', 'dora', 70).shares('SP', POOL, 3);
    expect(found(scene.table, anna.founds('NP'))).toMatchObject([
      { rule: '1862/19/group-3', params: { company: 'NP', before: ['SP'] } },
    ]);
  });
  it('62-19.6 ✓ all of group 2 in operation', () => {
    expect(broke(group3().table, anna.founds('NP'))).toEqual([]);
  });
  it('62-19.7 ✗ group 4 while the WP director certificate is unsold', () => {
    const scene = group3().founded('NP', 'dora').founded('CN', 'dora');
    expect(found(scene.table, anna.founds('TP'))).toMatchObject([
      { rule: '1862/19/group-4', params: { company: 'TP', before: ['WP'] } },
    ]);
  });
  it('62-19.7 ✓ all three founded', () => {
    const scene = group3().founded('NP', 'dora').founded('CN', 'dora').founded('WP', 'dora');
    expect(broke(scene.table, anna.founds('TP'))).toEqual([]);
  });

  it('62-19.8 ✗ an ordinary share first, or the director certificate twice', () => {
    expect(broke(laterRound().table, anna.buys('CP'))).toEqual(['19/director-first']);
    expect(broke(nyc().table, anna.founds('NYC'))).toEqual(['19/founded-already']);
  });
  it('62-19.8 ✓ the director certificate', () => {
    expect(broke(laterRound().table, anna.founds('CP'))).toEqual([]);
  });
  it('62-19.9 ✗ par 90', () => {
    expect(broke(laterRound().table, anna.founds('CP', 90))).toEqual(['19/par-printed']);
    expect(hasPrice(acted(laterRound().table, anna.founds('CP', 90)), 'CP')).toBe(false);
  });
  it('62-19.9 ✓ 70, 75, 80, 85, 92 and 100, each in its row', () => {
    const rows = [100, 92, 85, 80, 75, 70].map((par) =>
      cellOf(played(laterRound().table, anna.founds('CP', par)), 'CP'),
    );
    expect(rows).toEqual([0, 1, 2, 3, 4, 5].map((row) => `market/${row}/4`));
  });
  it('62-19.10 ✗ buy without the money, or what is not there', () => {
    expect(broke(nyc().cash('seat/anna', 99).table, anna.buys('NYC'))).toEqual(['19/share-price']);
    expect(broke(laterRound().cash('seat/anna', 299).table, anna.founds('CP'))).toEqual(['19/share-price']);
    expect(broke(laterRound().founded('CP', 'bert').table, anna.buys('CP', 'pool'))).toEqual([
      '19/none-there',
    ]);
  });
  it('62-19.10 ✓ with exactly as much', () => {
    expect(broke(nyc().cash('seat/anna', 100).table, anna.buys('NYC'))).toEqual([]);
    expect(broke(laterRound().cash('seat/anna', 300).table, anna.founds('CP'))).toEqual([]);
  });
  it('62-19.11 a share of 5 % costs and brings half, rounded up', () => {
    const scene = halved(nyc().price('NYC', 4, 4));
    expect(figures(scene.table, 'NYC').shares).toEqual({ anna: 10, bert: 15 });
    const sold = played(scene.table, anna.sells('NYC'));
    expect(cash(sold)['anna']! - cash(scene.table)['anna']!).toBe(38);
    const bought = played(scene.clock({ turn: 'cleo' }).table, cleo.buys('NYC', 'pool'));
    expect(cash(scene.table)['cleo']! - cash(bought)['cleo']!).toBe(38);
    // Unsold ones cost half the par (open question 46).
    expect(cash(scene.table)['cleo']! - cash(played(scene.table, cleo.buys('NYC')))['cleo']!).toBe(50);
  });
  it('62-19.12 ✗ buy in the round in which one has sold', () => {
    const table = played(
      nyc().table,
      anna.sells('NYC'),
      anna.passes(),
      bert.passes(),
      cleo.passes(),
      dora.passes(),
    );
    expect(broke(table, anna.buys('NYC', 'pool'))).toEqual(['19/sold-before']);
  });
  it('62-19.12 ✗ buy back what one had to sell in this round for the notes of a company that closed', () => {
    const notes = { seat: 'anna', amount: 60, to: 'bank', company: 'CP', why: 'notes' } as const;
    const scene = nyc()
      .cash('seat/anna', 0)
      .clock({ owed: [notes], veterans: ['NYC'] });
    const table = played(scene.table, anna.raises('NYC'));
    scene.table = table;
    expect(table.clock).toMatchObject({ owed: [], turn: 'anna' });
    expect(broke(scene.cash('seat/anna', 500).table, anna.buys('NYC', 'pool'))).toEqual(['19/sold-before']);
  });
  it('62-19.12 ✓ in the next one', () => {
    const { table } = nyc().clock({ sales: ['bert:NYC'] });
    expect(broke(table, anna.buys('NYC', 'pool'))).toEqual([]);
  });
  it('62-19.13 62-19.18 62-19.19 60 % bought for the first time: charter, markers and ten pars', () => {
    const scene = laterRound().founded('CP', 'bert', 92).shares('CP', 'bert', 2);
    expect([at(scene.table, 'par/CP'), at(scene.table, 'charter/CP')]).toEqual(['par/92', 'ipo/CP']);
    const table = played(scene.table, anna.buys('CP'));
    expect(table.clock.started).toEqual(['CP']);
    expect([table.cash['company/CP'], at(table, 'charter/CP'), at(table, 'token/CP/3')]).toEqual([
      920,
      'seat/bert',
      'company/CP',
    ]);
    // Only the first time: sold and bought again it gets nothing more.
    const again = acted({ ...table, clock: { ...table.clock, turn: 'cleo' } }, cleo.buys('CP'));
    expect(again.cash['company/CP']).toBe(920);
  });
  it('62-19.19 the marker stays in its cell and goes under those that floated before (open question 11)', () => {
    const scene = laterRound().founded('CP', 'bert').founded('NYC', 'cleo').shares('NYC', 'cleo', 3);
    const table = scene.shares('CP', 'bert', 3).table;
    expect([pieceOf(table, 'marker/NYC')?.order, pieceOf(table, 'marker/CP')?.order]).toEqual([1, 2]);
  });
  it('62-19.20 first of all in its first operating round a marker lies at home', () => {
    const scene = laterRound().started('CP', 'anna');
    const table = played(scene.table, anna.passes(), bert.passes(), cleo.passes(), dora.passes());
    expect(at(table, 'token/CP/0')).toMatch(/^hex\/D34\//);
  });

  it('62-19.14 ✗ a paper above the limit', () => {
    const scene = laterRound(SEATS5).founded('CP', 'bert');
    const papers = ['NYC', 'NYH', 'UP', 'ATS'].flatMap((c) => [1, 2, 3, 4].map((i) => `cert/${c}/${i}`));
    scene.do(...papers.map((put) => ({ put, at: 'seat/anna' }))).owns('anna', 'BOM', 'RMC');
    expect([counted(scene.table, 'anna'), certificateLimit(scene.table)]).toEqual([18, 18]);
    expect(found(scene.table, anna.buys('CP'))).toMatchObject([
      { rule: '1862/19/certificate-limit', params: { count: 18, limit: 18 } },
    ]);
    expect(broke(scene.table, anna.founds('NYC'))).toContain('19/certificate-limit');
  });
  it('62-19.14 ✓ up to the limit', () => {
    const scene = laterRound(SEATS5).founded('CP', 'bert');
    const papers = ['NYC', 'NYH', 'UP', 'ATS'].flatMap((c) => [1, 2, 3, 4].map((i) => `cert/${c}/${i}`));
    scene.do(...papers.map((put) => ({ put, at: 'seat/anna' }))).owns('anna', 'BOM');
    expect(broke(scene.table, anna.buys('CP'))).toEqual([]);
  });
  it('62-19.15 ✗ more than 60 % with five players, more than 70 % with four', () => {
    const five = nyc(4, SEATS5).do(
      { put: 'cert/NYC/2', at: 'seat/anna' },
      { put: 'cert/NYC/3', at: 'seat/anna' },
    );
    expect(found(five.table, anna.buys('NYC', 'pool'))).toMatchObject([
      { rule: '1862/19/share-limit', params: { percent: 60, limit: 60 } },
    ]);
    const four = nyc(4, SEATS4).do(...[1, 2, 3].map((i) => ({ put: `cert/NYC/${i}`, at: 'seat/anna' })));
    four.do({ put: 'cert/NYC/7', at: POOL });
    expect(broke(four.clock({ turn: 'anna' }).table, anna.buys('NYC', 'pool'))).toEqual([]);
    four.do(
      { put: 'cert/NYC/7', at: 'seat/anna' },
      { put: 'cert/NYC/0', at: POOL },
      { put: 'cert/NYC/6', at: POOL },
    );
    four.do({ put: 'cert/NYC/0', at: 'seat/anna' });
    expect(broke(four.table, anna.buys('NYC', 'pool'))).toEqual(['19/share-limit']);
  });
  it('62-19.15 ✓ up to it', () => {
    expect(
      broke(nyc(4, SEATS5).do({ put: 'cert/NYC/2', at: 'seat/anna' }).table, anna.buys('NYC', 'pool')),
    ).toEqual([]);
  });
  const above = (): Scene => {
    const scene = laterRound(SEATS5).started('CP', 'bert').shares('CP', 'anna', 2);
    const papers = ['NYC', 'NYH', 'UP', 'ATS'].flatMap((c) => [1, 2, 3, 4].map((i) => `cert/${c}/${i}`));
    return scene.do(...papers.map((put) => ({ put, at: 'seat/anna' }))).owns('anna', 'BOM');
  };
  it('62-19.16 ✗ pass while above the limit', () => {
    expect(found(above().table, anna.passes())).toMatchObject([
      { rule: '1862/19/must-sell', params: { count: 19, limit: 18 } },
    ]);
  });
  it('62-19.16 ✓ sell down to it, or close a private; where nothing can be sold one may pass', () => {
    expect(broke(played(above().table, anna.sells('CP')), anna.passes())).toEqual([]);
    expect(broke(played(above().table, anna.closes('BOM')), anna.passes())).toEqual([]);
    const stuck = above().do({ put: 'cert/CP/4', at: POOL }, { put: 'cert/CP/5', at: POOL });
    stuck.do({ put: 'cert/SP/1', at: 'seat/anna' }, { put: 'cert/SP/2', at: 'seat/anna' });
    expect([counted(stuck.table, 'anna'), broke(stuck.table, anna.passes())]).toEqual([19, []]);
  });
  it('62-19.17 62-21.3 the limit follows the table for players and companies left', () => {
    const gone = (n: number) => {
      const all = ['GMO', 'TP', 'ORN', 'WP', 'CN', 'NP', 'SP'].slice(0, n);
      return all.map((company) => ({ put: priceMarker(company), at: OUT }));
    };
    const seats = ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn', 'gerd'];
    const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
      [3, 4, 5, 6, 7].map((players) => {
        const bankrupt = seats.slice(0, Math.max(4, players)).slice(players);
        const results = Object.fromEntries(bankrupt.map((seat) => [seat, 0]));
        const scene = laterRound(seats.slice(0, Math.max(4, players)))
          .do(...gone(n))
          .clock({ results });
        return certificateLimit(scene.table);
      }),
    );
    expect(rows).toEqual([
      [26, 22, 18, 15, 13],
      [26, 20, 16, 14, 12],
      [23, 18, 15, 12, 11],
      [21, 16, 13, 11, 10],
      [19, 15, 12, 10, 9],
      [17, 13, 10, 9, 8],
      [15, 12, 9, 8, 7],
      [13, 10, 8, 7, 6],
    ]);
  });
});

describe('selling', () => {
  it('62-19.21 ✗ sell what one does not hold; a private cannot be sold at all', () => {
    expect(found(nyc(1).table, anna.sells('NYC', 2))).toMatchObject([
      { rule: '1862/19/own-certificates', params: { company: 'NYC', percent: 10 } },
    ]);
    const { table } = nyc().owns('anna', 'BOM');
    expect(byHand(table, { type: 'put', seat: 'anna', piece: 'private/BOM', to: POOL })).toEqual([
      '1862/4/private-stays',
    ]);
    const owing = nyc(1).clock({
      owed: [{ seat: 'anna', amount: 300, to: 'bank', company: 'NYC', why: 'train' }],
    });
    expect(broke(owing.table, anna.raises('NYC', 2))).toEqual(['19/raise-holding']);
  });
  it('62-19.21 ✓ own shares, into the pool', () => {
    const table = played(nyc(2).table, anna.sells('NYC', 2));
    expect([figures(table, 'NYC').shares, inPool(table, 'NYC')]).toEqual([{ bert: 30 }, 50]);
  });
  it('62-19.22 ✗ in the very first stock round', () => {
    expect(broke(nyc().clock({ set: 1 }).table, anna.sells('NYC'))).toEqual(['19/no-sales-yet']);
    // That is all that stands in the way for now, also where nobody could follow the director.
    const alone = new Scene().privatesSold().founded('CP', 'anna');
    expect(broke(alone.table, anna.sells('CP'))).toEqual(['19/no-sales-yet']);
  });
  it('62-19.22 ✓ later', () => {
    expect(broke(nyc().table, anna.sells('NYC'))).toEqual([]);
  });
  it('62-19.23 ✗ more than five shares in the pool', () => {
    const scene = nyc(3).do({ put: 'cert/NYC/7', at: POOL });
    expect(found(scene.table, anna.sells('NYC', 2))).toMatchObject([
      { rule: '1862/19/pool-limit', params: { lies: 4, limit: 5 } },
    ]);
    const owing = scene.clock({
      owed: [{ seat: 'anna', amount: 300, to: 'bank', company: 'NYC', why: 'train' }],
    });
    expect(found(owing.table, anna.raises('NYC', 2))).toMatchObject([
      { rule: '1862/19/raise-pool', params: { lies: 4, limit: 5, most: 1 } },
    ]);
  });
  it('62-19.23 ✓ W7 five of them: 50 %, after a buy-back 25 %', () => {
    const scene = nyc(3).do({ put: 'cert/NYC/7', at: POOL });
    expect(inPool(played(scene.table, anna.sells('NYC')), 'NYC')).toBe(50);
    const half = halved(nyc(3).do({ put: 'cert/NYC/7', at: POOL }));
    expect(inPool(played(half.table, anna.sells('NYC')), 'NYC')).toBe(25);
    expect(broke(half.table, anna.sells('NYC', 2))).toEqual(['19/pool-limit']);
  });
  it('62-19.24 ✗ the WP share of private 5 before WP has a par', () => {
    const scene = laterRound().shares('WP', 'anna', 1);
    expect(broke(scene.table, anna.sells('WP'))).toEqual(['19/no-price']);
    const owing = scene.clock({
      owed: [{ seat: 'anna', amount: 30, to: 'bank', company: 'NYC', why: 'train' }],
    });
    expect(broke(owing.table, anna.raises('WP'))).toEqual(['19/raise-price']);
  });
  it('62-19.24 ✓ once its director certificate is sold', () => {
    expect(broke(laterRound().founded('WP', 'bert').shares('WP', 'anna', 1).table, anna.sells('WP'))).toEqual(
      [],
    );
  });
  it('62-19.25 ✗ the director certificate itself', () => {
    expect(broke(laterRound().founded('CP', 'anna').table, anna.sells('CP', 3))).toEqual(['5/no-successor']);
  });
  it('62-19.25 ✓ as far as another holder of its size takes it', () => {
    const scene = laterRound().founded('CP', 'anna').shares('CP', 'bert', 3);
    const table = played(scene.table, anna.sells('CP', 3));
    expect(figures(table, 'CP')).toMatchObject({ director: 'bert', shares: { bert: 30 } });
  });
  it('62-19.27 a company that has acted: the price before the sale', () => {
    const table = played(nyc().table, anna.sells('NYC', 2));
    expect([cash(table)['anna'], figures(table, 'NYC').price]).toEqual([800, 92]);
  });
  it('62-19.28 one that has not: the marker drops first', () => {
    const table = played(nyc().clock({ veterans: [] }).table, anna.sells('NYC', 2));
    expect([cash(table)['anna'], figures(table, 'NYC').price]).toEqual([784, 92]);
  });
  it('62-19.29 one row a sale, however many and in however many portions; again for another player', () => {
    const scene = nyc(2).shares('NYC', 'cleo', 1).founded('CP', 'dora').shares('CP', 'anna', 1);
    const table = played(scene.table, anna.sells('NYC'), anna.sells('CP'), anna.sells('NYC'));
    expect([cash(table)['anna'], cellOf(table, 'NYC')]).toEqual([892, 'market/1/4']);
    const more = acted(table, anna.passes(), bert.passes(), cleo.sells('NYC'));
    expect(cellOf(more, 'NYC')).toBe('market/2/4');
  });
  it('62-19.30 on the lowest cell of its column the marker stays; a dropped one goes under others', () => {
    const low = played(nyc().price('NYC', 9, 1).table, anna.sells('NYC'));
    expect([cellOf(low, 'NYC'), isGone(low, 'NYC')]).toEqual(['market/9/1', false]);
    const scene = nyc().started('CP', 'dora', 92);
    const table = played(scene.table, anna.sells('NYC'));
    expect(pieceOf(table, 'marker/NYC')).toMatchObject({ at: 'market/1/4', order: 1 });
    expect(broke(table, emil.passes())).toEqual(['18/turn']);
  });
});
