import { describe, expect, it } from 'vitest';
import { POOL } from '../../../rail/ids.ts';
import { isOpen } from '../groups.ts';
import { isGone } from '../readers.ts';
import { anna, at, bert, broke, cash, cleo, dora, figures, played } from '../stock-scene.ts';
import { laterRound } from '../testing.ts';

describe('hard corners, where two rules meet', () => {
  it('62-17.2 62-16.2 HC-1 who buys the first 3 may buy back in the same turn, a note paying 60', () => {
    const scene = laterRound().started('CP', 'anna').soldOut('2').cash('company/CP', 700);
    const { table } = scene.operating('CP', 'trains');
    expect(broke(table, anna.buysBack(0))).toEqual(['17/buyback-early']);
    const then = played(table, anna.train('train/3/1'), anna.buysBack(9));
    expect([then.cash['company/CP'], then.clock.notes]).toEqual([700 - 200 + 540 - 500, { CP: 900 }]);
  });

  it('62-6.2 62-14.18 HC-4 a forced sale pushes a waiting company back; nobody acts twice', () => {
    const scene = laterRound()
      .started('NYC', 'anna')
      .started('CP', 'bert', 100)
      .started('NYH', 'cleo', 92)
      .price('NYC', 0, 6)
      .shares('CP', 'anna', 1)
      .train('NYC', '2')
      .cash('seat/anna', 0)
      .operating('NYC', 'trains')
      .clock({
        veterans: ['NYC', 'CP', 'NYH'],
        owed: [{ seat: 'anna', amount: 80, to: 'bank', company: 'NYC', why: 'train' }],
      });
    // CP falls from 100 to 92, under NYH.
    const table = played(scene.table, anna.raises('CP'), anna.done());
    expect(table.clock).toMatchObject({ operating: 'NYH', operated: ['NYC'] });
  });

  it('62-13.2 62-13.1 a sale in a stock round closes a company: its director is liable, and then the turn goes on', () => {
    const scene = laterRound()
      .started('NYC', 'bert')
      .shares('NYC', 'anna', 1)
      .price('NYC', 9, 0)
      .cash('company/NYC', 50)
      .cash('seat/bert', 100)
      .started('CP', 'cleo')
      .shares('CP', 'bert', 2)
      .clock({ notes: { NYC: 300 }, veterans: ['NYC', 'CP'] });
    const closed = played(scene.table, anna.sells('NYC'));
    expect([isGone(closed, 'NYC'), cash(closed)['bert'], closed.clock.owed[0]?.amount]).toEqual([
      true,
      0,
      150,
    ]);
    expect(broke(closed, anna.passes())).toEqual(['14/debt-first']);
    expect(broke(closed, bert.bankrupt())).toEqual(['14/sales-left']);
    const paid = played(closed, bert.raises('CP', 2));
    expect([paid.clock.owed, cash(paid)['bert'], paid.clock.turn]).toEqual([[], 50, 'anna']);
    expect(played(paid, anna.passes()).clock.turn).toBe('bert');
  });

  it('62-15.8 HC-12 a share without a price in the pool waits for the director certificate and counts for the 60 %', () => {
    const scene = laterRound();
    for (const company of ['NYH', 'NYC', 'CP']) scene.founded(company, 'dora').shares(company, POOL, 9);
    for (const company of ['CPR', 'UP', 'ATS', 'SP']) scene.started(company, 'dora', 70);
    scene.shares('WP', POOL, 1);
    expect(isOpen(scene.table, 'WP')).toBe(true);
    expect(broke(scene.table, anna.buys('WP', 'pool'))).toEqual(['19/director-first']);
    scene.founded('WP', 'bert').shares('WP', 'bert', 2);
    expect(broke(scene.table, anna.buys('WP', 'pool'))).toEqual([]);
    const table = played(scene.table, anna.buys('WP'));
    expect(table.clock.started).toContain('WP');
  });

  it('62-14.11 HC-3 two trains and the first 5: legal, and one of the three goes', () => {
    const scene = laterRound().started('CP', 'anna').started('NYC', 'bert').train('CP', '4').train('CP', '4');
    scene.soldOut('2', '3', '4').clock({ phase: '4' }).operating('CP', 'trains');
    const table = played(scene.table, anna.train('train/5/1'));
    expect(broke(table, anna.done())).toEqual(['14/surplus-first']);
    const then = played(table, anna.discards('train/4/1'), anna.done());
    expect([at(then, 'train/4/1'), then.clock.operating]).toEqual([POOL, 'NYC']);
  });

  it('62-5.14 62-19.21 percentages are compared after a whole sale, not share by share (open question 34)', () => {
    const scene = laterRound().founded('CP', 'anna').shares('CP', 'anna', 2).shares('CP', 'bert', 3);
    const table = played(scene.table, anna.sells('CP', 3));
    expect(figures(table, 'CP')).toMatchObject({ director: 'bert', shares: { anna: 20, bert: 30 } });
    expect(broke(table, dora.passes())).toEqual(['18/turn']);
    expect(played(table, anna.passes()).clock).toMatchObject({ turn: 'bert', passes: 0 });
  });

  it('62-3.12 62-3.11 the purchase of one private brings up two more', () => {
    const { table } = laterRound()
      .do(...['B&O', 'RMC', 'PSC'].map((id) => ({ put: `private/${id}`, at: 'privates' })))
      .clock({
        set: 1,
        bids: [
          { lot: 'RMC', seat: 'bert', bid: 105 },
          { lot: 'PSC', seat: 'bert', bid: 155 },
          { lot: 'PSC', seat: 'cleo', bid: 160 },
        ],
      });
    const up = played(table, anna.takes('B&O'));
    expect([at(up, 'private/RMC'), up.clock.auction?.lot]).toEqual(['seat/bert', 'PSC']);
    // bert has 600 − 105 left, all of it free for this paper.
    expect(broke(up, bert.bids('PSC', 496))).toEqual(['3/bid-free']);
    const sold = played(up, bert.bids('PSC', 495), cleo.passes());
    expect([at(sold, 'private/PSC'), cash(sold)['bert'], sold.clock.turn]).toEqual(['seat/bert', 0, 'bert']);
  });
});
