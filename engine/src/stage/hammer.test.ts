import { expect, it } from 'vitest';
import { underHammer } from './hammer.ts';

it('shows a bidding from whoever is to raise or pass: who leads, who is in, who is out', () => {
  const bids = { bidder: 'dora', bid: 210, turn: 'cleo', out: ['anna'] };
  const { seats, ...rest } = underHammer({ piece: 'cert/KHS/0' }, bids, ['anna', 'bert', 'cleo', 'dora']);
  expect(rest).toEqual({ piece: 'cert/KHS/0', bid: 210, bidder: 'dora', pass: 'pass' });
  expect(seats.map(({ seat, state }) => `${seat} ${state}`)).toEqual([
    'cleo turn',
    'dora leads',
    'anna out',
    'bert in',
  ]);
});
it('stands any position: hands may have set a turn to nobody', () => {
  const bids = { bidder: null, bid: 20, turn: 'zoe', out: [] };
  expect(underHammer({}, bids, ['anna', 'bert']).seats.map(({ state }) => state)).toEqual(['in', 'in']);
});
