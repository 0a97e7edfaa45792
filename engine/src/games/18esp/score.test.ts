import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { ledger, score, worth } from './score.ts';
import { laterRound } from './stock-scene.ts';

const scene = () =>
  laterRound({}, '3')
    .major('CRB', 'anna')
    .price('CRB', 132)
    .minor('SC', 'bert', 90)
    .cash('company/CRB', 4000);

describe('wealth', () => {
  it('ESP-8.1.01 ESP-1.3.03 cash and shares at the present price; company money does not count', () => {
    expect(worth(scene().table, 'anna')).toBe(860 + 4 * 132);
    expect(worth(scene().table, 'bert')).toBe(860 + 90);
    expect(worth(scene().train('CRB', '3').table, 'cleo')).toBe(860);
  });
  it('ESP-8.1.01 ESP-5.7.2.06 open debt costs half as much again, rounded up', () => {
    expect(worth(scene().debt('cleo', 41).table, 'cleo')).toBe(860 - 62);
    expect(score(scene().debt('cleo', 41).table).at(-1)).toMatchObject({
      seat: 'cleo',
      total: 798,
      place: 3,
    });
  });
  it('ESP-8.1.01 a share of a company without par is worth nothing', () => {
    expect(worth(laterRound().shares('CRB', 'anna', 1).table, 'anna')).toBe(860);
  });
  it('ESP-8.1.02 most wealth wins; of equals the lower order card', () => {
    const table = laterRound().order('cleo', 'anna', 'bert').cash('seat/anna', 900).table;
    expect(score(table).map(({ seat, place }) => [seat, place])).toEqual([
      ['anna', 1],
      ['cleo', 2],
      ['bert', 3],
    ]);
  });
  it('ESP-1.4.02 everything stands in the ledger for everybody', () => {
    const { rows } = ledger(
      scene().train('CRB', '3').under('CRB', 0, '2', '1+2').debt('anna', 10).goals('CRB', 'port').table,
    );
    expect(rows.find(({ id }) => id === 'seat/anna')?.cells).toMatchObject({
      cash: 860,
      CRB: 40,
      certificates: 3,
      debt: 10,
    });
    expect(rows.find(({ id }) => id === 'company/CRB')?.cells).toMatchObject({
      cash: 4000,
      par: 80,
      price: 132,
      trains: '3 & 1+2',
      goals: 1,
    });
    expect(game.summary(scene().table)).toMatchObject({
      prices: { CRB: 132, SC: 90 },
      presidents: { CRB: 'anna', SC: 'bert' },
    });
  });
});
