import { describe, expect, it } from 'vitest';
import { OUT, POOL } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import { isErieLaid } from './privates.ts';
import { inPool, isGone } from '../readers.ts';
import { score } from '../score.ts';
import { certificateLimit, mostShare, turn } from '../seats.ts';
import { acted, anna, at, bert, broke, cash, cellOf, cleo, played } from '../stock-scene.ts';
import { laterRound, SEATS5 } from '../testing.ts';
import type { Scene } from '../testing.ts';

/** anna directs NYC, CP and NYH, owes 250 for a train of NYC, and can sell nothing. */
const ruined = (): Scene =>
  laterRound(SEATS5)
    .started('NYC', 'anna')
    .started('CP', 'anna')
    .started('NYH', 'anna')
    .shares('NYC', 'bert', 2)
    .token('NYC', 0, 'G35', 0, 0)
    .train('NYC', '5')
    .cash('seat/anna', 0)
    .operating('NYC', 'trains')
    .clock({
      veterans: ['NYC', 'CP', 'NYH'],
      owed: [{ seat: 'anna', amount: 250, to: 'bank', company: 'NYC', why: 'train' }],
    });

describe('bankruptcy', () => {
  it('62-15.1 ✗ without a debt, or while shares can be sold', () => {
    expect(broke(ruined().clock({ owed: [] }).table, anna.bankrupt())).toEqual(['15/nothing-owed']);
    expect(broke(ruined().table, bert.bankrupt())).toEqual(['15/nothing-owed']);
    expect(acted(ruined().table, bert.bankrupt())).toEqual(ruined().table);
  });
  it('62-15.1 ✓ when nothing is left to pay with', () => {
    expect([turn(ruined().table), broke(ruined().table, anna.bankrupt())]).toEqual([['anna'], []]);
  });
  it('62-15.2 62-15.4 62-15.6 his companies leave with their trains, their markers only block, and the bank pays the others', () => {
    const { table } = ruined();
    const then = played(table, anna.bankrupt());
    expect(['NYC', 'CP', 'NYH'].map((company) => isGone(then, company))).toEqual([true, true, true]);
    expect([at(then, 'train/5/1'), at(then, 'cert/NYC/0')]).toEqual([OUT, OUT]);
    expect(pieceOf(then, 'token/NYC/0')).toMatchObject({ at: 'hex/G35/n0/0', side: 'flipped' });
    expect(cash(then)['bert']! - cash(table)['bert']!).toBe(200);
    expect(then.cash['company/NYC']).toBe(0);
  });
  it('62-15.2 62-15.3 62-15.4 his privates close: the ERIE tile is placed, the marker in Baltimore only blocks', () => {
    const scene = ruined().owns('anna', 'ERIE', 'B&O', 'BOM').token('B&O', 0, 'G33', 0, 0);
    const then = played(scene.table, anna.bankrupt());
    expect(isErieLaid(then)).toBe(true);
    expect(pieceOf(then, 'token/B&O/0')).toMatchObject({ side: 'flipped' });
    expect(['ERIE', 'B&O', 'BOM'].map((id) => at(then, `private/${id}`))).toEqual([OUT, OUT, OUT]);
  });
  it('62-15.5 W4 five players, three companies gone: the limit falls from 18 to 16', () => {
    expect(certificateLimit(ruined().table)).toBe(18);
    expect(certificateLimit(played(ruined().table, anna.bankrupt()))).toBe(16);
    // With four players left the 70 % rule holds from now on (HC-12).
    expect([mostShare(ruined().table), mostShare(played(ruined().table, anna.bankrupt()))]).toEqual([60, 70]);
  });
  it('62-15.7 a director of several companies may sell a train from one to the other, but need not', () => {
    const scene = ruined()
      .clock({ owed: [] })
      .do({ put: 'train/5/1', at: 'company/CP' })
      .soldOut('2', '3', '4');
    const { table } = scene.clock({ phase: '5' }).cash('company/NYC', 40).cash('company/CP', 10);
    expect(broke(table, anna.train('train/5/1', { price: 40 }))).toEqual([]);
    expect(broke(table, anna.train('train/5/2'))).toEqual([]);
  });
  it('62-15.8 shares that could not be sold go to the pool without a price change, beyond five if need be', () => {
    const scene = ruined()
      .founded('UP', 'bert')
      .shares('UP', POOL, 5)
      .shares('UP', 'anna', 2)
      .shares('WP', 'anna', 1);
    expect(broke(scene.table, anna.raises('UP'))).toEqual(['19/raise-pool']);
    const then = played(scene.table, anna.bankrupt());
    expect([inPool(then, 'UP'), cellOf(then, 'UP'), at(then, 'cert/WP/1')]).toEqual([
      70,
      cellOf(scene.table, 'UP'),
      POOL,
    ]);
  });
  it('62-15.9 his result: what he still holds at the present price, less what he owes', () => {
    const scene = ruined().founded('UP', 'bert').shares('UP', POOL, 5).shares('UP', 'anna', 2);
    // Three certificates of 30 % at 100, two UP shares at 100, and 250 of debt.
    const then = played(scene.table, anna.bankrupt());
    expect(then.clock.results).toEqual({ anna: 900 + 200 - 250 });
    expect(score(then).find(({ seat }) => seat === 'anna')).toMatchObject({ total: 850 });
  });
  it('62-15.10 ✗ a bankrupt player acts', () => {
    const then = played(ruined().table, anna.bankrupt());
    expect(then.clock).toMatchObject({ round: 'SR', turn: 'bert' });
    expect(broke(then, anna.passes())).toEqual(['15/bankrupt-out']);
    expect(broke(then, anna.closes('BOM'))).toEqual(['15/bankrupt-out']);
  });
  it('62-15.10 ✓ the others go on: his companies are skipped, and the priority goes to the left', () => {
    const scene = ruined().started('UP', 'cleo');
    const then = played(scene.table, anna.bankrupt());
    expect(then.clock).toMatchObject({ operating: 'UP', owed: [] });
    expect([at(then, 'priority'), turn(then)]).toEqual(['seat/bert', ['cleo']]);
    const next = played(then, cleo.runs(), cleo.done());
    expect(next.clock).toMatchObject({ round: 'SR', turn: 'bert' });
  });
});
