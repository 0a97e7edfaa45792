import { describe, expect, it } from 'vitest';
import { ledger, score, summary, worth } from './score.ts';
import { priceOf } from './readers.ts';
import { Scene } from './testing.ts';

describe('wealth (§8)', () => {
  const scene = new Scene()
    .founded('KHS', 'anna', 240)
    .shares('KHS', 'bert', 2)
    .cash('seat/anna', 90)
    .cash('seat/bert', 200);

  it('TE-3.3.1 the cell of the marker is the price of 10 %; the 30 % certificate is worth three times that', () => {
    expect(priceOf(scene.table, 'KHS')).toBe(80);
    expect(worth(scene.table, 'anna')).toBe(90 + 3 * 80);
  });

  it('TE-8.7 cash plus certificates; what the company owns does not count', () => {
    expect(scene.table.cash['company/KHS']).toBe(240);
    expect(score(scene.table).map(({ seat, total, place }) => [seat, total, place])).toEqual([
      ['bert', 360, 1],
      ['cleo', 350, 2],
      ['anna', 330, 3],
    ]);
  });

  it('TE-2.2 the richest wins, equal wealth shares the place', () => {
    const equal = new Scene();
    expect(score(equal.table).map(({ place }) => place)).toEqual([1, 1, 1]);
  });

  it('shares of a company that left the game are worth nothing', () => {
    const gone = new Scene().founded('KHS', 'anna').do({ put: 'marker/KHS', at: 'out' });
    expect(worth(gone.table, 'anna')).toBe(350 - 180);
  });

  it('shows the same figures in ledger and summary', () => {
    const row = ledger(scene.table).rows.find(({ id }) => id === 'seat/bert')!;
    expect(row.cells).toMatchObject({ cash: 200, KHS: 20, worth: 360 });
    expect(summary(scene.table)).toMatchObject({
      prices: { KHS: 80 },
      holdings: { bert: { KHS: 20 } },
      presidents: { KHS: 'anna' },
    });
  });
});
