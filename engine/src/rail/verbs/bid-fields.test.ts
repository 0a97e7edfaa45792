import { describe, expect, it } from 'vitest';
import type { BidFields, FieldBid } from './bid-fields.ts';
import { bidFields, fieldRules } from './bid-fields.ts';
import type { TinyClock, TinyTable } from './testing.ts';
import { broken, tiny, tinyTable } from './testing.ts';

/** Two lots of two fields; everybody bids with a disc of his own. */
const FIELDS: BidFields<TinyClock> = {
  bidders: ({ clock }) => clock.seats,
  lots: () => ['low', 'high'],
  fieldsOf: (lot) => (lot === 'low' ? [10, 20] : [30, 40]),
  markerOf: (_, seat) => `disc/${seat}`,
  placeOf: (lot, amount) => `bid/${lot}/${amount}`,
  isOpen: () => true,
  turnOf: ({ clock }) => clock.turn,
};
const { bids, highest, led, nextBidder, higherFields, meant } = bidFields(FIELDS);
const rules = fieldRules(tiny, FIELDS, {
  field: ['field', '1', 'T-1'],
  higher: ['higher', '1', 'T-1'],
  leads: ['leads', '1', 'T-1'],
  turn: ['turn', '1', 'T-1'],
  cash: ['cash', '1', 'T-1'],
});
const table = (discs: Readonly<Record<string, string>>, turn = 'anna'): TinyTable =>
  tinyTable(
    { seats: ['anna', 'bert'], turn },
    Object.fromEntries(['anna', 'bert'].map((seat) => [`disc/${seat}`, discs[seat] ?? `seat/${seat}`])),
  );
const said = (on: TinyTable, seat: string, lot: string, bid: number): readonly string[] =>
  broken({ rules }, on, { type: 'bid', seat, lot, bid } satisfies FieldBid);

describe('bids on printed fields', () => {
  it('the highest marker on a lot leads; whoever does not lead comes next', () => {
    const both = table({ anna: 'bid/low/10', bert: 'bid/low/20' });
    expect(bids(both)).toHaveLength(2);
    expect(highest(both, 'low')).toMatchObject({ seat: 'bert', amount: 20 });
    expect([led(both, 'anna'), led(both, 'bert')?.lot]).toEqual([null, 'low']);
    expect(nextBidder(both, 'bert')).toBe('anna');
    expect(nextBidder(table({ anna: 'bid/high/30', bert: 'bid/low/20' }), 'bert')).toBe(null);
  });
  it('a bid takes a printed field above what lies there, in turn, and within the purse', () => {
    const one = table({ anna: 'bid/low/10' }, 'bert');
    expect(said(one, 'bert', 'low', 20)).toEqual([]);
    expect(said(one, 'bert', 'low', 10)).toEqual(['tiny/1/higher']);
    expect(said(one, 'bert', 'low', 15)).toEqual(['tiny/1/field']);
    expect(said(one, 'anna', 'high', 30)).toEqual(['tiny/1/leads']);
    expect(said(table({}, 'anna'), 'bert', 'low', 10)).toEqual(['tiny/1/turn']);
    const poor = tinyTable(
      { seats: ['anna', 'bert'] },
      { 'disc/anna': 'seat/anna', 'disc/bert': 'seat/bert' },
      { 'seat/anna': 5 },
    );
    expect(said(poor, 'anna', 'low', 10)).toEqual(['tiny/1/cash']);
  });
  it('what is worth a look, and what a hand means', () => {
    const one = table({ anna: 'bid/low/10' }, 'bert');
    expect(higherFields(one)).toEqual([
      { lot: 'low', bid: 20 },
      { lot: 'high', bid: 30 },
      { lot: 'high', bid: 40 },
    ]);
    expect(meant(one, 'bert', 'disc/bert', 'bid/high/40')).toEqual([{ lot: 'high', bid: 40 }]);
    expect(meant(one, 'bert', 'disc/anna', 'bid/high/40')).toEqual([]);
  });
});
